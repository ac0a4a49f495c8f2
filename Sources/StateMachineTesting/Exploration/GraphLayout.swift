/// Where the boxes of a graph stand: a column for each distance from the initial state, and within a column near
/// what they are joined to.
///
/// Source: Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures" (1981).
struct GraphLayout {
  struct Box {
    var x = 0.0
    var y = 0.0
    var width = 0.0
  }

  static let height = 28.0
  private static let (gap, rows) = (120.0, 54.0)

  private(set) var boxes: [Box]
  private(set) var width = 0.0
  private(set) var bottom = 0.0

  /// - Parameters:
  ///   - depths: the column of each box.
  ///   - widths: in pixels.
  init(depths: [Int], widths: [Double], joins: [(from: Int, to: Int)]) {
    boxes = widths.map { Box(width: $0) }
    var columns = [[Int]](repeating: [], count: (depths.max() ?? -1) + 1)
    for (place, depth) in depths.enumerated() { columns[depth].append(place) }
    var neighbours = [[Int]](repeating: [], count: depths.count)
    for join in joins where join.from != join.to {
      neighbours[join.from].append(join.to)
      neighbours[join.to].append(join.from)
    }
    let tallest = columns.map(\.count).max() ?? 0
    func spread(_ column: [Int]) {
      let top = Double(tallest - column.count) / 2
      for (row, place) in column.enumerated() { boxes[place].y = (top + Double(row)) * Self.rows }
    }
    columns.forEach(spread)
    // There and back, a few times: each column by the mean height of what its boxes are joined to in others.
    for round in 0..<8 {
      for number in round % 2 == 0 ? Array(columns.indices) : columns.indices.reversed() {
        let means = columns[number].map { place in
          let others = neighbours[place].filter { depths[$0] != number }.map { boxes[$0].y }
          return (
            others.isEmpty ? boxes[place].y : others.reduce(0, +) / Double(others.count), place
          )
        }
        columns[number] = means.sorted { $0 < $1 }.map(\.1)
        spread(columns[number])
      }
    }
    var x = 30.0
    for column in columns {
      let widest = column.map { widths[$0] }.max() ?? 0
      for place in column { boxes[place].x = x + (widest - widths[place]) / 2 }
      x += widest + Self.gap
    }
    width = max(0, x - Self.gap) + 40
    bottom = Double(tallest) * Self.rows
  }
}

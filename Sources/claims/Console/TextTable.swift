import ClaimsKernel

/// Columns as wide as what stands in them.
struct TextTable {
  private let header: [String]
  private let numbers: Set<Int>
  private var rows: [[String]] = []

  /// - Parameter numbers: the columns in which values end at the right.
  init(_ header: [String], numbers: Set<Int> = []) {
    self.header = header
    self.numbers = numbers
  }

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(_ row: [String]) { rows.append(row) }

  func print(_ output: inout Output) {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    func text(_ row: [String]) -> String {
      let cells = row.indices.map { column in
        if numbers.contains(column) { return row[column].leftPadded(to: widths[column]) }
        return column == row.count - 1 ? row[column] : row[column].padded(to: widths[column])
      }
      return cells.joined(separator: "  ")
    }
    output.line(output.bold(text(header)))
    for row in rows { output.line(text(row)) }
  }
}

/// `1 claim`, `2 claims`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A column of a table: its head, and what stands in it for each row.
struct Column<Row> {
  let head: Phrase
  let isNumber: Bool
  let cell: (Row) -> String

  init(head: Phrase, isNumber: Bool = false, _ cell: @escaping (Row) -> String) {
    (self.head, self.isNumber, self.cell) = (head, isNumber, cell)
  }

  init(_ key: Phrase.Key, _ cell: @escaping (Row) -> String) { self.init(head: Phrase(key), cell) }

  /// A column of numbers, which end at the right.
  static func number(_ key: Phrase.Key, _ cell: @escaping (Row) -> String) -> Column {
    Column(head: Phrase(key), isNumber: true, cell)
  }
}

extension Output {
  mutating func table<Row>(_ rows: some Sequence<Row>, _ columns: [Column<Row>]) {
    var table = TextTable(
      columns.map { $0.head[speech.language] },
      numbers: Set(columns.indices.filter { columns[$0].isNumber }))
    for row in rows { table.add(columns.map { $0.cell(row) }) }
    table.print(&self)
  }
}

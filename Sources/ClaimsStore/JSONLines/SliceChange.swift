import EventSourcing

/// What became of the rows of a slice: all of them, or what is other than before.
///
/// Source: Specs/JSONLines.md, "subscribe".
enum SliceChange: Equatable {
  case rows([String])
  /// Places in the list as it was, ascending; then rows at their places in the new one.
  case difference(removed: [Int], inserted: [(at: Int, row: String)])

  /// What to tell, where `before` was told last; nil if nothing changed.
  init?(from before: [String]?, to after: [String], whole: Bool) {
    guard let before, !whole else {
      guard before != after else { return nil }
      self = .rows(after)
      return
    }
    guard before != after else { return nil }
    // Only what lies between the rows that stayed is compared.
    let head = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (old, new) = (before[head..<(before.count - tail)], after[head..<(after.count - tail)])
    // Comparing costs the product of what is other: where most is, all rows are shorter.
    guard old.count + new.count <= Self.comparedRows, old.count + new.count <= after.count + 8
    else {
      self = .rows(after)
      return
    }
    var removed: [Int] = []
    var inserted: [(at: Int, row: String)] = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.append(head + offset)
      case .insert(let offset, let row, _): inserted.append((head + offset, row))
      }
    }
    self = .difference(
      removed: removed.sorted(), inserted: inserted.sorted { $0.at < $1.at })
  }

  private static let comparedRows = 400

  static func == (left: SliceChange, right: SliceChange) -> Bool {
    switch (left, right) {
    case (.rows(let left), .rows(let right)): left == right
    case (.difference(let removed, let inserted), .difference(let others, let rows)):
      removed == others && inserted.elementsEqual(rows) { $0 == $1 }
    default: false
    }
  }

  /// The value of a notification.
  var json: String {
    switch self {
    case .rows(let rows): return #"{"rows":["# + rows.joined(separator: ",") + "]}"
    case .difference(let removed, let inserted):
      return #"{"removed":["# + removed.map { "\($0)" }.joined(separator: ",")
        + #"],"inserted":["#
        + inserted.map { #"{"at":\#($0.at),"row":\#($0.row)}"# }.joined(separator: ",") + "]}"
    }
  }
}

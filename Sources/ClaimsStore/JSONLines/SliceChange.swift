import EventSourcing

/// What became of the rows of a slice: all of them, or what is other than before.
///
/// Source: Specs/JSONLines.md, "subscribe".
enum SliceChange: Equatable {
  case rows([String])
  /// Places in the list as it was, ascending; then rows at their places in the new one.
  case difference(removed: [Int], inserted: [(at: Int, row: String)])

  /// What to tell, where `before` was told last; nil if nothing changed.
  ///
  /// O(rows) for each of the differences, of which there are few: else all rows are told.
  init?(from before: [String]?, to after: [String], whole: Bool) {
    guard before != after else { return nil }
    self = .rows(after)
    guard let before, !whole else { return }
    var removed: [Int] = []
    var inserted: [(at: Int, row: String)] = []
    var (old, new) = (before[...], after[...])
    while true {
      while let row = old.first, row == new.first {
        (old, new) = (old.dropFirst(), new.dropFirst())
      }
      if old.isEmpty && new.isEmpty { break }
      // Goes on at the nearest row that both have: a list that is cut moves on as a whole.
      let (same, late) = (new.first.map(old.firstIndex), old.first.map(new.firstIndex))
      var gone = (same ?? old.endIndex).map { $0 - old.startIndex } ?? .max
      var come = (late ?? new.endIndex).map { $0 - new.startIndex } ?? .max
      switch (gone, come) {
      case (.max, .max): (gone, come) = (1, 1)
      case _ where gone <= come: come = 0
      default: gone = 0
      }
      guard removed.count + gone + inserted.count + come <= min(Self.differences, after.count + 8)
      else { return }
      removed += old.startIndex..<(old.startIndex + gone)
      inserted += new.prefix(come).enumerated().map { (new.startIndex + $0.offset, $0.element) }
      (old, new) = (old.dropFirst(gone), new.dropFirst(come))
    }
    self = .difference(removed: removed, inserted: inserted)
  }

  private static let differences = 400

  static func == (left: SliceChange, right: SliceChange) -> Bool {
    switch (left, right) {
    case (.rows(let left), .rows(let right)): left == right
    case (.difference(let removed, let inserted), .difference(let others, let rows)):
      removed == others && inserted.elementsEqual(rows) { $0 == $1 }
    default: false
    }
  }

  /// Members of a notification's value.
  var members: String {
    switch self {
    case .rows(let rows): return #""rows":["# + rows.joined(separator: ",") + "]"
    case .difference(let removed, let inserted):
      return #""removed":["# + removed.map { "\($0)" }.joined(separator: ",")
        + #"],"inserted":["#
        + inserted.map { #"{"at":\#($0.at),"row":\#($0.row)}"# }.joined(separator: ",") + "]"
    }
  }
}

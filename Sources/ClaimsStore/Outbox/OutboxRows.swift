import ClaimsDomain
import EventSourcing

/// What is shown of an outbox's items, in the order of their places. A change makes one row anew,
/// however many there are.
struct OutboxRows<Row> {
  private(set) var rows: [Row]
  /// Those of the rows.
  private var places: [UInt64]

  init() { (rows, places) = ([], []) }

  init(_ items: [OutboxItem], _ row: (OutboxItem) -> Row) {
    rows = items.map(row)
    places = items.map(\.place)
  }

  /// Shows a row at a place in place of the one that is there, or none.
  ///
  /// - Returns: the one that was there.
  @discardableResult mutating func show(_ row: Row?, at place: UInt64) -> Row? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    let isThere = low < places.count && places[low] == place
    let before = isThere ? rows[low] : nil
    switch row {
    case let row? where isThere: rows[low] = row
    case let row?:
      rows.insert(row, at: low)
      places.insert(place, at: low)
    case nil where isThere:
      rows.remove(at: low)
      places.remove(at: low)
    case nil: break
    }
    return before
  }
}

extension OutboxRows: Sendable where Row: Sendable {}

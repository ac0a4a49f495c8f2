import ClaimsDomain
import Descriptions
import EventSourcing

/// Every revision of the rules: what it says, since when, by whose hand, and whether it is still in
/// force on some day.
public struct RulesHistory: Sendable, PrintsFields {
  /// One revision of the rules.
  public struct Row: ViewRow {
    /// How often rules had been set, from 1.
    public let revision: UInt64
    /// The rules, the day on which they begin, and the reason.
    public let set: RulesSet
    /// By whom they were set, and when.
    public let mark: LogMark
    /// Whether they are still in force on some day.
    public fileprivate(set) var isStanding = true
    /// Whether every value is shown, beside what was set.
    public fileprivate(set) var isFull = false

    /// Every value, with the built-in one if that is another.
    private var values: [(row: FieldList.Row, builtIn: String?)] {
      let builtIn = Dictionary(
        fieldRows(ClaimRules.builtIn).map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
      return fieldRows(set.rules).map { row in
        (row, builtIn[row.path] == row.value ? nil : builtIn[row.path] ?? "")
      }
    }

    /// Source: Specs/JSON.md, "Rules".
    public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
      fields.field("revision", revision)
      fields.field("standing", isStanding)
      mark.show(to: &fields)
      fields.field("set", set)
      guard isFull else { return }
      fields.objects("values", values) { value, fields in
        fields.field("path", value.row.path)
        fields.field("value", value.row.value)
        fields.field("builtIn", value.builtIn)
      }
    }
  }

  /// In the order in which they were set.
  public private(set) var rows: [Row] = []
  private var book = RulesDecider.initial

  /// Creates the history of an empty log.
  public init() {}

  /// The rows that a reader sees: all for who works on anything, else none.
  ///
  /// - Parameters:
  ///   - access: who reads them.
  ///   - full: whether each shows every value.
  public func rows(as access: ReaderRoles, full: Bool = false) -> [Row] {
    guard access.readsRules else { return [] }
    return rows.map { row in
      var row = row
      row.isFull = full
      return row
    }
  }

  /// Takes the next event; those of other aggregates say nothing here.
  public mutating func apply(_ line: HistoryLine) {
    guard case .rules(let event) = line.event else { return }
    RulesDecider.evolve(&book, event)
    switch event {
    case .rulesSet(let set):
      rows.append(Row(revision: book.revision, set: set, mark: LogMark(line)))
    case .clockConfirmed, .clockCorrected: break
    }
    markStanding()
  }

  /// Marks the rows whose rules are still in force. The book has them in the order in which they
  /// were set; each belongs to the last row that set it.
  private mutating func markStanding() {
    var standing = book.standing[...]
    for place in rows.indices.reversed() {
      let set = rows[place].set
      let isLast = standing.last.map {
        $0.from == set.from && $0.rules.hasSameValues(as: set.rules)
      }
      rows[place].isStanding = isLast ?? false
      if rows[place].isStanding { standing.removeLast() }
    }
  }
}

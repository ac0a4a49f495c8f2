import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Groups of fields that several queries have: said here, once, for JSON, for options and for help.

/// Of when a query asks: what was known at one time about what was true at another.
///
/// Source: Specs/TwoClocks.md, "Asking".
package struct AskedPoint: Equatable, Sendable {
  /// What was known: up to this position, or by this time.
  package var position: UInt64?
  package var recorded: Instant?
  /// What was true.
  package var effective: Instant?

  package init() {}

  /// Nil for now.
  package var point: AuditPoint? {
    guard self != AskedPoint() else { return nil }
    return AuditPoint(
      position.map { .position($0) } ?? recorded.map { .recorded($0) } ?? .everything,
      effective: effective)
  }

  var fault: QueryFault? {
    position != nil && recorded != nil ? .exclusive("position", "recorded") : nil
  }
}

/// Which rows of the log a filter looks for: each kind has some fields of its own.
enum FilteredRows {
  case events, refusals
}

extension FieldVisitor where Self: ~Copyable {
  /// Of when a query asks.
  mutating func point(_ asked: inout AskedPoint) throws(WireError) {
    try field(41, "position", &asked.position)
    try field(42, "recorded", &asked.recorded)
    try field(43, "effective", &asked.effective)
  }

  /// What is looked for in a history, or among refusals.
  mutating func filter(
    _ filter: inout HistoryFilter, of rows: FilteredRows
  ) throws(WireError) {
    try field(31, "actor", &filter.actors)
    try codes(32, "role", &filter.roles)
    try field(33, "command", &filter.commands)
    try field(34, "period", &filter.period)
    try field(35, "clock", &filter.clock)
    try field(36, "amount", &filter.amount)
    switch rows {
    case .events:
      try field(37, "event", &filter.events)
      if filter.events.contains(where: { $0.type == 0 }) {
        throw .unreadable(Phrase(.standsForNone, DomainEventKind().name).at("event"))
      }
      try field(38, "late", &filter.late)
    case .refusals:
      try codes(39, "code", &filter.codes)
    }
  }
}

extension HistoryFilter {
  var fault: QueryFault? {
    clock != nil && period == nil ? .wrong("clock", Phrase(.itNeedsPeriod)) : nil
  }
}

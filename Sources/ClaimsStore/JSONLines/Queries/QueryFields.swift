import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Groups of fields that several queries have: said here, once, for JSON, for options and for help.

/// Of when a query asks: what was known at one time about what was true at another.
///
/// Source: Specs/TwoClocks.md, "Asking".
package struct AskedPoint: Message {
  package static var messageName: StaticString { "AskedPoint" }
  /// Both in one.
  package var asOf: AuditPoint?
  /// What was known: up to this position, or by this time.
  package var position: UInt64?
  package var recorded: Instant?
  /// What was true.
  package var effective: Instant?

  package init() {}

  /// Nil for now.
  package var point: AuditPoint? {
    guard asOf == nil, self != AskedPoint() else { return asOf }
    return AuditPoint(
      position.map { .position($0) } ?? recorded.map { .recorded($0) } ?? .everything,
      effective: effective)
  }

  package var fault: QueryFault? {
    if position != nil, recorded != nil { return .exclusive("position", "recorded") }
    guard asOf != nil else { return nil }
    if position != nil { return .exclusive("asOf", "position") }
    if recorded != nil { return .exclusive("asOf", "recorded") }
    return effective == nil ? nil : .exclusive("asOf", "effective")
  }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.point(&self)
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
    try field(44, "asOf", &asked.asOf)
  }

  /// When it was, and of which clock the times of that are.
  mutating func period(
    _ period: inout Period?, _ clock: inout ModelClock?
  ) throws(WireError) {
    try field(34, "period", &period)
    try field(35, "clock", &clock)
  }

  /// What is looked for in a history, or among refusals.
  mutating func filter(
    _ filter: inout HistoryFilter, of rows: FilteredRows
  ) throws(WireError) {
    try field(31, "actor", &filter.actors)
    try codes(32, "role", &filter.roles)
    try field(33, "command", &filter.commands)
    try period(&filter.period, &filter.clock)
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

extension QueryFault {
  /// That a clock is named, and no period whose times it is of.
  static func clock(_ clock: ModelClock?, of period: Period?) -> QueryFault? {
    clock != nil && period == nil ? .wrong("clock", Phrase(.itNeedsPeriod)) : nil
  }
}

extension HistoryFilter {
  var fault: QueryFault? {
    .clock(clock, of: period)
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Groups of fields that several queries have: said here, once, for JSON, for options and for help.

/// Which rows of the log a filter looks for: each kind has some fields of its own.
enum FilteredRows {
  case events, refusals
}

extension FieldVisitor where Self: ~Copyable {
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

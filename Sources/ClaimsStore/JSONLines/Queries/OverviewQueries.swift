import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What many streams come to: money, ages, suspicions, clocks, intake.

package struct FinancialsQuery: Query {
  /// What the rows are about: the groups of a table, or the triangle.
  package enum Grouping: String, QueryChoice {
    case claim, line, type, month, triangle

    var table: FinancialGrouping? { FinancialGrouping(rawValue: rawValue) }
  }

  package static var name: Question { .financials }
  package var by: Grouping?
  /// Which time of an event counts: in the triangle, and for what was done by `at`.
  package var clock: ModelClock?
  /// The day of a valuation: nothing that was done after it counts.
  package var at: LocalDate?
  package var asOf = AskedPoint()

  package init() {}

  package var reach: QueryReach { by == .triangle ? .wholeLog : .streams }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "by", &by)
    try fields.field(2, "clock", &clock)
    try fields.field(3, "at", &at)
    try fields.point(&asOf)
  }

  package var fault: QueryFault? {
    guard by != .triangle, at == nil, clock != nil else { return nil }
    return .wrong("clock", Phrase(.itConcernsTriangleAndAt))
  }

  package var until: (time: Instant, clock: ModelClock)? {
    at?.endUTC.map { ($0, clock ?? .recorded) }
  }

  package func view(in scene: QueryScene) throws(RPCError) -> FinancialsView {
    let claims = scene.logState.claims
    if let grouping = (by ?? .type).table {
      return .table(FinancialTable(of: claims, by: grouping, as: scene.visibility))
    }
    let paid = try scene.answering { (log) throws(EventStoreError) in
      try PaidByMonth(folding: log, clock: clock ?? .recorded)
    }
    let through = CalendarMonth(at ?? (scene.log.head.recorded ?? Instant()).dayUTC)
    return .triangle(PaidTriangle(of: claims, paid, through: through, as: scene.visibility))
  }
}

package enum FinancialsView: ListedView {
  case table(FinancialTable)
  case triangle(PaidTriangle)

  package var allRows: [any ViewRow] {
    switch self {
    case .table(let table): table.allRows
    case .triangle(let triangle): triangle.allRows
    }
  }
}

package struct AgingQuery: Query {
  package static var name: Question { .aging }
  package var by: [AgingGrouping] = []
  package var clock: ModelClock?
  package var at: LocalDate?
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "at", &at)
    try fields.field(2, "by", &by)
    try fields.field(3, "clock", &clock)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> AgingTable {
    let claims = try scene.claims(by: clock, until: at?.endUTC)
    return AgingTable(
      of: claims, by: by.isEmpty ? [.type, .assignee] : by, on: at ?? scene.now.dayUTC,
      as: scene.visibility)
  }
}

extension AgingTable: ListedView {}

package struct FraudQuery: Query {
  package static var name: Question { .fraud }
  package var at: Instant?
  package var statuses: [FraudStatus] = []
  package var clock: ModelClock?
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "at", &at)
    try fields.codes(2, "status", &statuses)
    try fields.field(3, "clock", &clock)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> FraudBoard {
    FraudBoard(
      of: try scene.claims(by: clock, until: at), in: Set(statuses), at: at ?? scene.now,
      as: scene.visibility)
  }
}

extension FraudBoard: ListedView {}

package struct SLAQuery: Query {
  package static var name: Question { .sla }
  /// Which clocks there are. It is a text of its own format, and no field.
  package var profile: SLAProfile?
  package var at: Instant?
  package var subject: SLASubject?
  package var breached = false
  package var clock: ModelClock?
  package var limit: UInt64?
  package var asOf = AskedPoint()

  package init() {}

  package init(_ params: inout Params) throws(RPCError) {
    guard let given = params.take("profile") else {
      throw params.fault(
        "profile", Phrase(.missingWhichClocks))
    }
    self = try params.message(Self.self)
    do throws(JSONFault) { profile = try SLAProfile(json: Array(given.text.utf8)) } catch {
      throw params.fault("profile", error.wording)
    }
  }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "at", &at)
    try fields.field(2, "subject", &subject)
    try fields.field(3, "breached", &breached)
    try fields.field(4, "clock", &clock)
    try fields.field(5, "limit", &limit)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> SLAView {
    guard let profile else { throw RPCError(.invalidParams, Phrase(.noProfile)) }
    let monitor = try scene.answering { (log) throws(EventStoreError) in
      try SLAMonitor(profile, clock: clock ?? .recorded, folding: log)
    }
    return SLAView(
      asked: self, monitor: monitor, limit: scene.limit(limit), at: at ?? scene.now, scene: scene)
  }
}

package struct SLAView: QueryView {
  let asked: SLAQuery
  let monitor: SLAMonitor
  let limit: UInt64
  let at: Instant
  let scene: QueryScene

  package func forEachClock(_ body: (SLAEntry) -> Void) {
    monitor.forEachClock(at: at, of: asked.subject, as: scene.visibility, body)
  }

  package func forEachRow(_ body: (any ViewRow) -> Bool) throws(RPCError) -> UInt64 {
    var (left, more, failure) = (limit, UInt64(0), nil as RPCError?)
    var goesOn = true
    forEachClock { entry in
      guard goesOn, !asked.breached || entry.clock.state == .breached else { return }
      guard left > 0 else { return more += 1 }
      left -= 1
      do throws(RPCError) { goesOn = body(try withMissed(entry)) } catch {
        (goesOn, failure) = (false, error)
      }
    }
    if let failure { throw failure }
    return more
  }

  /// If late clocks are asked for: with whose it was, and for how long.
  package func withMissed(_ entry: SLAEntry) throws(RPCError) -> SLAEntry {
    guard asked.breached else { return entry }
    var entry = entry
    entry.missed = try scene.answering { (log) throws(EventStoreError) in
      try monitor.missed(entry, at: at, in: log)
    }
    return entry
  }
}

package struct FunnelQuery: Query {
  package static var name: Question { .funnel }
  package var by: [FunnelGrouping] = []
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "by", &by)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) -> FunnelView {
    let keys = by.isEmpty ? [.month] : by
    return FunnelView(
      keys: FunnelGrouping.allCases.filter(keys.contains),
      funnel: IntakeFunnel(of: scene.logState, by: keys, as: scene.access))
  }
}

package struct FunnelView: ListedView {
  package let keys: [FunnelGrouping]
  package let funnel: IntakeFunnel
  package var allRows: [any ViewRow] { funnel.allRows }
}

extension QueryScene {
  fileprivate func claims(
    by clock: ModelClock?, until time: Instant?
  ) throws(RPCError) -> DatedClaims {
    let clock = clock ?? .recorded
    return try answering { (log) throws(EventStoreError) in
      guard let time else { return try DatedClaims(clock: clock, folding: log) }
      let done = try LogAsOf(log, AuditPoint(), until: (time, clock))
      return try DatedClaims(clock: clock, folding: done)
    }
  }
}

extension LocalDate {
  /// Its last moment, in UTC; nil for a day that no time can name.
  fileprivate var endUTC: Instant? { Instant(text + "T23:59:59.999999999Z") }
}

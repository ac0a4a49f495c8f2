import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What an internal auditor asks: what is worth a look, and what would have been otherwise.

package struct FlagsQuery: Query {
  package static var name: Question { .flags }
  /// Which of them; all if it is empty.
  package var only: [FlagName] = []
  package var thresholds: FlagThresholds?
  package var clock: ModelClock?
  package var limit: UInt64?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "only", &only)
    try fields.field(2, "thresholds", &thresholds)
    try fields.field(3, "clock", &clock)
    try fields.field(4, "limit", &limit)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<FlagFinding> {
    LogRows(upTo: scene.limit(limit)) { (body) throws(RPCError) in
      var run = FlagRun(only, thresholds ?? FlagThresholds(), byEffectiveTime: clock == .effective)
      var goesOn = true
      func report(_ finding: FlagFinding) {
        if goesOn, finding.isSeen(as: scene.visibility) { goesOn = body(finding) }
      }
      try scene.forEachEntry { (entry) throws(WireError) in
        if goesOn { try run.take(entry, report) }
        return goesOn
      }
      run.finish(report)
    }
  }
}

package struct WhatIfQuery: Query {
  package static var name: Question { .whatIf }
  /// The values that differ. They are a text of their own, and no field.
  package var rules: SupposedRules?
  package var limits: [SupposedLimit] = []
  package var limitFactor: LimitFactor?
  package var period: Period?
  package var clock: ModelClock?
  /// Whether to play the commands on, and tell how it all ends.
  package var replay = false

  package init() {}

  package static func == (one: WhatIfQuery, other: WhatIfQuery) -> Bool {
    one.limits == other.limits && one.limitFactor == other.limitFactor && one.period == other.period
      && one.clock == other.clock && one.replay == other.replay
      && (one.rules == nil) == (other.rules == nil)
  }

  package init(_ params: inout Params) throws(RPCError) {
    let given = params.take("rules")
    self = try params.message(Self.self)
    guard let given else { return }
    do throws(JSONFault) { rules = try SupposedRules(given) } catch {
      throw params.fault("rules", error.wording)
    }
  }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "limits", &limits)
    try fields.field(2, "limitFactor", &limitFactor)
    try fields.field(3, "replay", &replay)
    try fields.period(&period, &clock)
  }

  package var fault: QueryFault? {
    rules == nil && limits.isEmpty && limitFactor == nil
      ? .wrong("rules", .expected(Phrase(.somethingToSuppose), found: Phrase(.noValue)))
      : .clock(clock, of: period)
  }

  private var policy: WhatIfPolicy {
    var policy = WhatIfPolicy()
    policy.rules = rules
    policy.limits.limits = limits
    (policy.factor, policy.period) = (limitFactor, period?.on(clock))
    return policy
  }

  /// Only who sees every refusal is told what would have been refused.
  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<WhatIfRow> {
    if scene.visibility.seesEveryRefusal {
      let register = scene.logState.actors
      for limit in limits where !limit.actor.isEmpty && register[limit.actor] == nil {
        throw RPCError(.invalidParams, Phrase(.nobodyRegistered, limit.actor.text).at("limits"))
      }
    }
    return LogRows { (body) throws(RPCError) in
      guard scene.visibility.seesEveryRefusal else { return }
      if replay { try replay(in: scene, body) } else { try judge(in: scene, body) }
    }
  }

  private func judge(in scene: QueryScene, _ body: (WhatIfRow) -> Bool) throws(RPCError) {
    var (whatIf, goesOn) = (WhatIf(policy), true)
    try scene.forEachEntry { (entry) throws(WireError) in
      guard let found = try whatIf.next(entry),
        let seen = found.seen(as: scene.visibility)
      else { return true }
      goesOn = body(.difference(seen))
      return goesOn
    }
    for total in whatIf.totals.totals where goesOn { goesOn = body(.total(total)) }
    if goesOn { _ = body(.decisions(whatIf.decisions)) }
  }

  private func replay(in scene: QueryScene, _ body: (WhatIfRow) -> Bool) throws(RPCError) {
    var replay = WhatIfReplay(policy)
    try scene.forEachEntry { (entry) throws(WireError) in
      try replay.next(entry)
      return true
    }
    let streams = replay.streams.filter { scene.visibility.redaction(of: $0.stream) != nil }
    var goesOn = true
    for stream in streams where goesOn { goesOn = body(.stream(stream)) }
    for money in ReplayedMoney.sums(of: streams) where goesOn { goesOn = body(.money(money)) }
    if goesOn { _ = body(.decisions(replay.decisions)) }
  }
}

import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// What would have been decided otherwise. Source: Specs/Audit.md, "What if".
@Suite("What if")
struct WhatIfTests {
  /// A whole life of a claim whose handler may decide on ten euros.
  private func log() throws -> InMemoryEventStore {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    var script = Script(ids: 0x2d)
    script.administer("hugo", .setAuthority(SetAuthority(kind: .decision, limit: euros(1000))))
    _ = try kernel.answers(script.commands + Script.wholeLife().commands)
    return log
  }

  private func judged(_ policy: WhatIfPolicy) throws -> (lines: [String], totals: [String]) {
    var (whatIf, lines) = (WhatIf(policy), [String]())
    try log().forEachEntry(after: .start) { entry in
      do {
        if let one = try whatIf.next(entry) {
          let kinds = one.kinds.otherwise.map(\.name.description).joined(separator: ", ")
          let codes = one.reasons.otherwise.map { "\($0.code)" }.joined(separator: ", ")
          lines.append(
            "\(one.command.command.name) \(one.change) \(one.amount?.display ?? "") \(kinds)\(codes)"
          )
        }
      } catch { Issue.record("\(error)") }
      return true
    }
    let totals = whatIf.totals.totals.map {
      "\($0.command) \($0.change) \($0.decisions) \($0.streams) \($0.amount) \($0.currency.code)"
    }
    return (lines, totals)
  }

  @Test("with half of every limit a decision above it is a proposal, and nothing else differs")
  func half() throws {
    var policy = WhatIfPolicy()
    policy.factor = LimitFactor("0.5")
    let found = try judged(policy)
    #expect(found.lines == ["approve wouldLeadToOther 8.00 EUR DecisionProposed"])
    #expect(found.totals == ["approve wouldLeadToOther 1 1 800 EUR"])
    policy.factor = LimitFactor("0.8")
    #expect(try judged(policy).lines == [])
  }

  @Test("another limit for a role or a person counts for them alone")
  func limits() throws {
    func limits(_ text: String) throws -> [String] {
      var policy = WhatIfPolicy()
      policy.limits = try SupposedLimits(json: Array(text.utf8))
      return try judged(policy).lines
    }
    let amount = #""limit":{"minorUnits":100,"currency":"EUR"}"#
    #expect(
      try limits(#"{"limits":[{"role":"supervisor","kind":"payment",\#(amount)}]}"#) == [
        "authorisePayment wouldBeRefused 8.00 EUR authorityExceeded"
      ])
    #expect(try limits(#"{"limits":[{"actor":"paul","kind":"payment",\#(amount)}]}"#) == [])
    #expect(
      try limits(#"{"limits":[{"actor":"hugo","kind":"reserve",\#(amount)}]}"#) == [
        "setReserve wouldLeadToOther 9.00 EUR ReserveProposed"
      ])
  }

  @Test(
    "under other rules what was refused is accepted, and from a day on nothing before it is asked")
  func rules() throws {
    var policy = WhatIfPolicy()
    policy.rules = try SupposedRules(json: Array(#"{"fourEyes":false}"#.utf8))
    #expect(
      try judged(policy).lines == ["authorisePayment wouldBeAccepted 8.00 EUR PaymentAuthorised"])
    policy.period = Period(from: "2026-03-02", to: "")?.on(.effective)
    #expect(try judged(policy).lines == [])
  }

  @Test("played on, a claim whose decision stays a proposal is never paid")
  func replay() throws {
    var policy = WhatIfPolicy()
    policy.factor = LimitFactor("0.5")
    var replay = WhatIfReplay(policy)
    try log().forEachEntry(after: .start) { entry in
      do { try replay.next(entry) } catch { Issue.record("\(error)") }
      return true
    }
    let ends = replay.streams.map { one in
      [one.then, one.otherwise].map { ending in
        guard let ending else { return "none" }
        return
          "\(ending.status.name) \(ending.approved?.display ?? "") \(ending.paid?.display ?? "")"
      }
    }
    #expect(ends == [["closed 8.00 EUR 8.00 EUR", "investigating 0.00 EUR 0.00 EUR"]])
    let sums = ReplayedMoney.sums(of: replay.streams).map { "\($0.currency.code) \($0.paid)" }
    #expect(sums == ["EUR (then: 800, otherwise: 0)"])
  }

  @Test("played on under the same rules, it all ends as it did")
  func same() throws {
    var policy = WhatIfPolicy()
    policy.factor = LimitFactor("1")
    var replay = WhatIfReplay(policy)
    try log().forEachEntry(after: .start) { entry in
      do { try replay.next(entry) } catch { Issue.record("\(error)") }
      return true
    }
    #expect(replay.streams.count == 0 && replay.decisions > 20)
  }

  @Test("what cannot be supposed is an error that says what there is")
  func faults() throws {
    for (text, part) in [
      (#"{"nonsense":1}"#, "rules.nonsense: no such field; there are: acknowledgeDays, "),
      ("{}", "an object with the values that differ"), ("[1]", "an object with the values"),
      (#"{"appealDays":40000}"#, "appealDays"), (#"{"fourEyes":1}"#, "rules.fourEyes"),
    ] {
      let fault = #expect(throws: JSONFault.self) { try SupposedRules(json: Array(text.utf8)) }
      #expect(fault?.wording.en.contains(part) == true, "\(text): \(fault?.wording.en ?? "")")
    }
    for text in [
      "{}", #"{"limits":[]}"#, #"{"limits":[{"kind":"decision"}]}"#,
      #"{"limits":[{"actor":"a","role":"handler","kind":"decision"}]}"#,
      #"{"limits":[{"actor":"a"}]}"#, #"{"limits":[{"actor":"a","kind":"decision","to":1}]}"#,
    ] {
      #expect(throws: JSONFault.self) { try SupposedLimits(json: Array(text.utf8)) }
    }
    for text in ["", "-1", "x", "1.", ".5", "1e3", "1001", "0.1234567", "99999"] {
      #expect(LimitFactor(text) == nil, "\(text)")
    }
    #expect(LimitFactor("0.333333")?.of(euros(1000)) == euros(333))
  }
}

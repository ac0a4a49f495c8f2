import ClaimsDomain
import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing
import WriteAheadLog

@testable import ClaimsKernel

/// What is told of a decision is what is recorded of it. Source: Specs/Audit.md, "Explain".
@Suite("Explanations")
struct ExplainerTests {
  /// Every decision of a log, explained.
  private func explanations<Log: EventStore>(
    of log: Log, probing: Bool = false
  ) throws -> [Explanation] {
    var (explainer, found) = (Explainer(at: nil, probing: probing), [Explanation]())
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      let earlier = try log.receipt(before: entry)
      do { if let one = try explainer.next(entry, earlier: earlier) { found.append(one) } } catch {
        Issue.record("\(entry.decidedAt.value): \(error)")
      }
      return true
    }
    return found
  }

  /// Holds an explanation against what is recorded.
  private func check(_ one: Explanation) {
    let place = Comment(rawValue: "\(one.command.command.name) at \(one.entry.decidedAt.value)")
    #expect(one.difference == nil, place)
    let refused = one.trace?.checks.compactMap(\.reason) ?? []
    switch one.refusal {
    case nil:
      #expect(one.stage == .guards && refused.isEmpty, place)
      let kinds = one.kinds
      let isOfRow = one.trace?.row?.outcomes.contains { outcome in
        outcome.events.allSatisfy(kinds.contains)
      }
      #expect(isOfRow == true, place)
    case let refusal?:
      if one.stage == .guards {
        #expect(refused.map(\.code) == refusal.reasons.map(\.code), place)
      } else {
        #expect(refused.isEmpty && !refusal.reasons.isEmpty, place)
      }
    }
    for finding in one.trace?.checks.filter({ $0.reason == nil }).flatMap(\.findings) ?? [] {
      #expect(finding.reason != nil, place)
    }
    for finding in one.trace?.checks.filter({ $0.reason != nil }).flatMap(\.findings) ?? [] {
      #expect(finding.reason == nil, place)
    }
  }

  @Test(
    "agree with every decision and every refusal of the golden logs",
    .long, arguments: GoldenLogTests.logs)
  func golden(name: String) throws {
    let log = try WriteAheadLog.openForReading(
      GoldenLogTests.folder.appending(path: name).path)
    let found = try explanations(of: log)
    #expect(!found.isEmpty)
    for one in found { check(one) }
  }

  @Test(
    "find out what guards look at in every decision of a log, and trap on none",
    .long, arguments: GoldenLogTests.logs.sized() + ["0006-debts-and-appeals.wal"])
  func probed(name: String) throws {
    let log = try WriteAheadLog.openForReading(
      GoldenLogTests.folder.appending(path: name).path)
    let found = try explanations(of: log, probing: true)
    for one in found { check(one) }
    let checks = found.flatMap { $0.trace?.checks ?? [] }
    #expect(checks.contains { $0.bound != nil })
    let silent = checks.filter { $0.reason != nil && $0.findings.isEmpty }
    // What the catalogs hold is no value that is changed: Specs/Audit.md.
    let ofCatalogs: Set = ["flowUnknown", "flowFaulty"]
    #expect(silent.map(\.name).filter { !ofCatalogs.contains($0) } == [])
  }

  // MARK: One decision

  /// A whole life, of a claim whose handler may decide on five euros.
  private func life() throws -> [Explanation] {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    var script = Script(ids: 0x2d)
    script.administer("hugo", .setAuthority(SetAuthority(kind: .decision, limit: euros(500))))
    _ = try kernel.answers(script.commands + Script.wholeLife().commands)
    return try explanations(of: log, probing: true)
  }

  @Test("name the limit that made a proposal of a decision, and who set it")
  func limit() throws {
    let proposed = try #require(
      try life().first { $0.kinds == [.claim(.decisionProposed)] })
    let limit = try #require(proposed.limits.first)
    #expect(proposed.limits.count == 1)
    #expect(limit.kind == .decision && limit.limit == euros(500))
    #expect(limit.grant?.position == Position(7) && limit.grant?.by == ActorID("ada"))
    #expect(proposed.roleGrant?.position == Position(4))
    #expect(proposed.trace?.row?.id == "K20")
    #expect(proposed.trace?.row?.page == "Specs/Lifecycles/Decision.md")
    let outcome = proposed.trace?.outcome.map {
      "\($0.source) \($0.path) \($0.otherwise) \($0.kinds.map(\.name.description))"
    }
    #expect(
      outcome == [
        "command amount 5.00 EUR [\"ClaimApproved\"]",
        "others decisionLimit 8.00 EUR [\"ClaimApproved\"]",
      ])
  }

  @Test("say what a guard that refused expected, and with which one value it would have held")
  func refused() throws {
    let refused = try #require(
      try life().first { $0.refusal?.reasons.first?.code == .amountExceedsReserve })
    let check = try #require(refused.trace?.checks.first { $0.reason != nil })
    #expect(check.name == "amountExceedsReserve")
    #expect(check.reason?.expected == "at most 0.00 EUR")
    #expect(
      check.findings.map { "\($0.source) \($0.path): \($0.otherwise), not \($0.value)" } == [
        "command amount: 0.00 EUR, not 8.00 EUR",
        "stream reserve: 8.00 EUR, not 0.00 EUR",
      ])
  }

  @Test("tell the bound of a guard that held")
  func held() throws {
    let proposed = try #require(
      try life().first { $0.kinds == [.claim(.decisionProposed)] })
    let bounds = proposed.trace?.checks.compactMap { check in
      check.bound.map { "\(check.name): \($0.expected)" }
    }
    #expect(bounds?.contains("amountExceedsClaimed: at most 10.00 EUR") == true, "\(bounds ?? [])")
    #expect(bounds?.contains("amountExceedsReserve: at most 9.00 EUR") == true, "\(bounds ?? [])")
  }

  @Test("tell the bound that was in force, and not one that was only tried")
  func boundInForce() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    var script = Script(ids: 0x2d)
    script.administer("sara", .setAuthority(SetAuthority(kind: .payment, limit: euros(900))))
    _ = try kernel.answers(script.commands + Script.wholeLife().commands)
    let authorised = try #require(
      try explanations(of: log, probing: true).first {
        $0.kinds == [.claim(.paymentAuthorised)]
      })
    let bounds = authorised.trace?.checks.compactMap { check in
      check.bound.map { "\(check.name): \($0.expected)" }
    }
    #expect(
      bounds?.contains("paymentAuthorityExceeded: at most 9.00 EUR") == true, "\(bounds ?? [])")
    #expect(bounds?.contains("requesterAuthorises: somebody other than hugo") == true)
    #expect(authorised.limits.map(\.kind) == [.payment])
  }

  @Test("say at which check a command ended that came to no table")
  func stages() throws {
    let stages = try life().filter { !$0.isAccepted }.map {
      "\($0.command.command.name) \($0.stage)"
    }
    #expect(stages.prefix(2) == ["submit party", "approve guards"], "\(stages)")
  }

  @Test("leave out parts that are many, and say how many")
  func parts() throws {
    var claim = Claim()
    claim.status = .open
    claim.file.parts = PartList((1...10_000).map { Part(id: claimID($0)) })
    let context = ClaimContext(
      recorded: start, effective: start, actor: ActorID("hugo"), role: .handler, rules: .builtIn,
      relatedFacts: ClaimRelatedFacts())
    let inputs = DecisionInputs<ClaimDecider>(
      command: .approve(Approve(amount: euros(1))), state: claim, context: context)
    let trace = DecisionTrace(of: inputs, probing: true, in: nil)
    #expect(trace.omittedParts == 10_000)
    #expect(trace.checks.count > 10)
  }

  @Test("the page of every row has it")
  func pages() throws {
    func check<A: LogAggregate>(_: A.Type) throws {
      for step in A.lifecycle.steps {
        let page = A.category.page(ofRow: step.id.description)
        let text = try String(contentsOf: repository.appending(path: page), encoding: .utf8)
        #expect(text.contains("| \(step.id) |"), "\(step.id) in \(page)")
      }
    }
    for aggregate in Category.aggregates { try check(aggregate) }
  }

  // MARK: Readers

  @Test("a stranger is told nothing, and a claimant neither guards nor limits nor who sent it")
  func readers() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    _ = try kernel.answers(Script.wholeLife().commands)
    let logState = try LogState(folding: log)
    func seen(_ name: String) throws -> [SeenExplanation] {
      let access = ReaderRoles(of: ActorID(name), in: logState.actors)
      let visibility = logState.visibility(for: access, at: start.adding(days: 1))
      return try explanations(of: log, probing: true).compactMap { $0.seen(as: visibility) }
    }
    let dario = try seen("dario")
    #expect(dario.map(\.explanation.command.actor.text) == ["ada", "dario"])
    #expect(dario.allSatisfy { $0.row == nil || $0.explanation.command.stream.category == .actor })
    let carla = try seen("carla")
    let approved = try #require(carla.first { $0.explanation.kinds == [.claim(.claimApproved)] })
    let json = approved.json
    for hidden in ["hugo", "clear", "guards\":[", "limits\":[", "others\":["] {
      #expect(!json.contains(hidden), "\(hidden) in \(json)")
    }
    #expect(!carla.contains { $0.explanation.command.command.name.description == "setReserve" })
    let ada = try seen("ada")
    #expect(ada.filter(\.isDetailed).count == ada.count)
  }
}

import EventSourcing
import Testing

@testable import ClaimsDomain

/// Guards that look at a time: at which one, and at no other.
@Suite("The clocks of the claim's guards")
struct ClaimClockTests {
  enum Clock: Sendable { case recorded, clock, effective }

  /// Source: Specs/Lifecycles/Claim.md, "Clocks".
  static let clocks: [(ClaimGuard, Clock)] = ClaimDecider.lifecycle.guards.compactMap { rule in
    cases.first { $0.rule == rule }.map { ($0.rule, $0.clock) }
  }

  struct Case: CustomStringConvertible, Sendable {
    var rule: ClaimGuard
    var clock: Clock
    var role = Role.handler
    var command: ClaimCommand
    var claim: Claim
    var rules = ClaimRules.builtIn
    var relatedFacts = ClaimRelatedFacts()
    /// One time at which the guard holds, and one at which it does not.
    var holds: Instant
    var fails: Instant
    /// Whether it lets pass what is imported.
    var sparesImports = false
    var description: String { rule.name }
  }

  private static let first = Instant("2026-03-01T00:00:00Z")!
  private static let later = Instant("2026-06-01T00:00:00Z")!
  private static let between = Instant("2026-04-01T00:00:00Z")!
  /// 180 days before.
  private static let decided = Instant("2025-10-03T00:00:00Z")!

  private static let told = claim(.denied) {
    ($0.decidedAt, $0.file.notifiedOn) = (decided, decided.dayUTC)
  }

  private static func documented(_ status: ClaimStatus) -> Claim {
    claim(status, reserve: 900) {
      $0.checks.coverage = .passed
      $0.file.documents = [identifier(7)]
    }
  }

  private static let lapsing = ClaimRelatedFacts.document(.verified, until: between)

  static let cases: [Case] = [
    Case(
      rule: .documentExpired, clock: .clock, role: .claimant, command: .submit(Submit()),
      claim: documented(.draft), relatedFacts: lapsing, holds: first, fails: later),
    Case(
      rule: .documentLapsed, clock: .clock, command: .approve(Approve(amount: euros(1))),
      claim: documented(.open), relatedFacts: lapsing, holds: first, fails: later),
    Case(
      rule: .proposalOutdated, clock: .clock, role: .supervisor,
      command: .confirmDecision(ConfirmDecision()),
      claim: {
        var claim = documented(.open)
        var proposal = DecisionProposed(proposedBy: ActorID("hilda"))
        proposal.approve = Approve(amount: euros(1))
        claim.file.proposal = proposal
        return claim
      }(), relatedFacts: lapsing, holds: first, fails: later),
    Case(
      rule: .filingDeadlinePassed, clock: .clock, role: .claimant, command: .submit(Submit()),
      claim: claim(.draft),
      rules: .with { $0.filingDays = 30 }, holds: first, fails: later),
    Case(
      rule: .notDue, clock: .clock, role: .system,
      command: .expireInfoRequest(ExpireInfoRequest()),
      claim: claim(.infoRequested) { $0.file.infoDue = between }, holds: later, fails: first),
    Case(
      rule: .dueInPast, clock: .clock,
      command: .requestInfo(RequestInfo(items: ["invoice"], due: between)), claim: claim(.open),
      holds: first, fails: later),
    Case(
      rule: .appealWindowClosed, clock: .clock, role: .claimant,
      command: .appeal(Appeal(grounds: "wrong")),
      claim: told, holds: first, fails: later),
    Case(
      rule: .noticeDayImpossible, clock: .clock,
      command: .notifyDecision(NotifyDecision(on: between.dayUTC, channel: "post")),
      claim: claim(.denied) { $0.decidedAt = decided }, holds: later, fails: first),
    Case(
      rule: .appealWindowOpen, clock: .clock, command: .close(Close(outcome: .deniedFinal)),
      claim: told, holds: later, fails: first),
    Case(
      rule: .answerNotDue, clock: .clock, command: .close(Close(outcome: .inactivity)),
      claim: claim(.infoRequested) { $0.file.infoDue = between }, holds: later, fails: first),
    Case(
      rule: .limitationExpired, clock: .clock, command: .reopen(Reopen(reason: "new")),
      claim: claim(.closed) { $0.closedAt = Instant("2026-03-22T00:00:00Z") },
      rules: .with { $0.reopenDays = 10 }, holds: first, fails: later),
    Case(
      rule: .retentionActive, clock: .recorded, role: .administrator,
      command: .erasePersonalData(ErasePersonalData(reason: "asked for")),
      claim: claim(.closed) { $0.closedAt = Instant("2016-04-03T00:00:00Z") }, holds: later,
      fails: first),
    Case(
      rule: .lossDateInFuture, clock: .effective, role: .claimant,
      command: .editDraft(EditDraft(lossDate: LocalDate("2026-04-01"))), claim: claim(.draft),
      holds: later, fails: first),
    Case(
      rule: .daysInFuture, clock: .effective, role: .claimant,
      command: .editDraft(EditDraft(ClaimDetails(reportedDate: LocalDate("2026-04-01")))),
      claim: claim(.draft), holds: later, fails: first, sparesImports: true),
    Case(
      rule: .capturedInFuture, clock: .recorded,
      command: .addPart(
        AddPart(part: photo(1) { $0.photo?.capturedAt = between })), claim: claim(.open),
      holds: later, fails: first),
    Case(
      rule: .asOfInFuture, clock: .recorded,
      command: .generateReport(GenerateReport(kind: "state", asOf: between)), claim: claim(.open),
      holds: later, fails: first),
  ]

  @Test("a guard looks at its own time, and at no other", arguments: cases)
  func time(violation: Case) {
    for isImported in [false, true] {
      for recordedFails in [false, true] {
        for effectiveFails in [false, true] {
          let recorded = recordedFails ? violation.fails : violation.holds
          let effective = effectiveFails ? violation.fails : violation.holds
          let isLate =
            switch violation.clock {
            case .recorded: recordedFails
            case .effective: effectiveFails
            case .clock: isImported ? effectiveFails : recordedFails
            }
          let fails = isLate && !(isImported && violation.sparesImports)
          let context = ClaimContext(
            recorded: recorded, effective: effective, actor: ActorID("carla"),
            role: violation.role, rules: violation.rules, relatedFacts: violation.relatedFacts,
            isImported: isImported)
          #expect(
            codes(violation, in: context).contains(violation.rule.code) == fails,
            "recorded \(recorded.text), effective \(effective.text), imported \(isImported)")
        }
      }
    }
  }

  @Test("guards without a clock answer alike at every time", arguments: ClaimGuardTests.cases)
  func timeless(violation: ClaimGuardCase) {
    guard !Self.clocks.contains(where: { $0.0 == violation.rule }) else { return }
    let answers = [Instant(nanoseconds: 1), Self.later.adding(days: 40_000)].map {
      ClaimDecider.answer(
        to: violation.command, on: violation.state, in: violation.context.with(time: $0))
    }
    for case .failure(let refusal) in answers {
      #expect(refusal.reasons.contains(violation.refusal.reasons[0]))
    }
  }

  private func codes(_ violation: Case, in context: ClaimContext) -> [RefusalCode] {
    do throws(Refusal) {
      _ = try ClaimDecider.decide(violation.command, given: violation.claim, in: context)
      return []
    } catch {
      return error.reasons.map(\.code)
    }
  }
}

import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Decisions, proposed and taken, appealed against and taken back")
struct ClaimDecisionTests {
  private static let approval = Approve(amount: euros(800), reason: "covered")
  private static let partial = ApprovePartially(
    amount: euros(500), reason: "worn",
    lines: [ClaimGuardTests.decide(1, 400), ClaimGuardTests.decide(2, 100, "old tyres")])
  private static let denial = Deny(reason: "excluded", code: "excluded", provision: "§4")

  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K20", .approve(approval), on: open(), to: .approved,
      .claimApproved(
        ClaimApproved(
          amount: euros(800), reason: "covered", decidedBy: ActorID("hugo"), at: noon,
          awaitsNotice: true))),
    ClaimVector(
      "K20", .approve(approval), on: open(), beside: .with { $0.limits.decision = euros(799) },
      .decisionProposed(proposal { $0.approve = approval })),
    ClaimVector(
      "K20", .approve(approval), on: open(.underAppeal), by: .sara, under: .first, version: 1,
      to: .approved,
      .claimApproved(
        ClaimApproved(amount: euros(800), reason: "covered", decidedBy: ActorID("sara")))),
    ClaimVector(
      "K21", .approvePartially(partial), on: itemised, to: .partiallyApproved,
      .claimPartiallyApproved(partly(by: "hugo"))),
    ClaimVector(
      "K21", .approvePartially(partial), on: itemised,
      beside: .with { $0.limits.decision = Money(1000, usd) },
      .decisionProposed(proposal { $0.approvePartially = partial })),
    ClaimVector(
      "K22", .deny(denial), on: open { $0.fraud = .confirmed }, to: .denied,
      .claimDenied(denied(by: "hugo"))),
    // Before version 7 nobody asked who had been a party.
    ClaimVector(
      "K22", .deny(denial), on: open { $0.file.formerParties = [ActorID("rolf")] },
      by: ClaimSender("rolf", .handler), version: 6, to: .denied,
      .claimDenied(denied(by: "rolf", awaitsNotice: false))),
    // A denial decides on all that is claimed.
    ClaimVector(
      "K22", .deny(denial), on: open(), beside: .with { $0.limits.decision = euros(899) },
      .decisionProposed(proposal { $0.deny = denial })),
    ClaimVector(
      "K23", .confirmDecision(ConfirmDecision()),
      on: open { $0.file.proposal = proposal { $0.approve = approval } }, by: .sara,
      beside: .with { $0.limits.decision = euros(800) }, to: .approved,
      .claimApproved(
        ClaimApproved(
          amount: euros(800), reason: "covered", decidedBy: ActorID("sara"), at: noon,
          proposedBy: ActorID("hugo"), awaitsNotice: true))),
    ClaimVector(
      "K23", .confirmDecision(ConfirmDecision()),
      on: open {
        $0.hold(lineItem(1, 400), lineItem(2, 500))
        $0.file.proposal = proposal { $0.approvePartially = partial }
      }, by: .sara, to: .partiallyApproved,
      .claimPartiallyApproved(partly(by: "sara", proposedBy: "hugo"))),
    ClaimVector(
      "K23", .confirmDecision(ConfirmDecision()),
      on: open { $0.file.proposal = proposal { $0.deny = denial } }, by: .sara, to: .denied,
      .claimDenied(denied(by: "sara", proposedBy: "hugo"))),
    // Before version 12 it did not matter that whoever proposed it was a party.
    ClaimVector(
      "K23", .confirmDecision(ConfirmDecision()),
      on: open {
        $0.file.proposal = proposal { $0.deny = denial }
        $0.file.formerParties = [ActorID("hugo")]
      }, by: .sara, version: 11, to: .denied,
      .claimDenied(denied(by: "sara", proposedBy: "hugo", awaitsNotice: false))),
    ClaimVector(
      "K24", .returnDecision(ReturnDecision(reason: "ask the assessor")),
      on: open { $0.file.proposal = proposal { $0.deny = denial } }, by: .sara,
      .decisionReturned(DecisionReturned(reason: "ask the assessor"))),
    ClaimVector(
      "K25", .appeal(Appeal(grounds: "it was covered")),
      on: claim(.denied) { $0.decidedAt = Instant("2025-09-03T12:00:00Z") }, by: .lena,
      to: .underAppeal, .appealLodged(AppealLodged(grounds: "it was covered"))),
    ClaimVector(
      "K25a", .appeal(Appeal(grounds: "it was all broken")),
      on: told(.settled, "2026-03-02") { $0.decidedAt = Instant("2025-01-01T00:00:00Z") },
      by: .carla, to: .underAppeal,
      .appealLodged(AppealLodged(grounds: "it was all broken", approved: euros(5)))),
    ClaimVector(
      "K25a", .appeal(Appeal(grounds: "it was all broken")),
      on: told(.closed, "2025-09-03") { ($0.closedAt, $0.outcome) = (noon, .completed) }, by: .lena,
      to: .underAppeal,
      .appealLodged(AppealLodged(grounds: "it was all broken", approved: euros(5)))),
    // Who was never told may appeal at any time, also once it was closed.
    ClaimVector(
      "K25a", .appeal(Appeal(grounds: "nobody told me")),
      on: told(.closed, "2025-09-03") {
        ($0.closedAt, $0.outcome, $0.file.notifiedOn) = (noon, .completed, nil)
        ($0.decidedAt, $0.awaitsNotice) = (Instant("2020-01-01T00:00:00Z"), true)
      }, by: .carla, to: .underAppeal,
      .appealLodged(AppealLodged(grounds: "nobody told me", approved: euros(5)))),
    // Nor does a reopening that came to nothing more take it away.
    ClaimVector(
      "K25a", .appeal(Appeal(grounds: "it was all broken")),
      on: told(.closed, "2025-09-03") {
        ($0.closedAt, $0.outcome, $0.decidedAt, $0.isPartial) = (noon, .completed, nil, false)
        $0.decidedBy = ActorID()
      }, by: .carla, to: .underAppeal,
      .appealLodged(AppealLodged(grounds: "it was all broken", approved: euros(5)))),
    // Those from before a reopening count no more, but for version 8 and before.
    ClaimVector(
      "K25", .appeal(Appeal(grounds: "it was covered")),
      on: claim(.denied) { ($0.file.appeals, $0.file.appealsBefore) = (3, 2) }, by: .carla,
      to: .underAppeal, .appealLodged(AppealLodged(grounds: "it was covered"))),
    ClaimVector(
      "K56", .notifyDecision(NotifyDecision(on: noon.dayUTC, channel: "registered mail")),
      on: claim(.denied) { $0.decidedAt = noon },
      .decisionNotified(DecisionNotified(on: noon.dayUTC, channel: "registered mail"))),
    ClaimVector(
      "K57", .waiveAppeal(WaiveAppeal()), on: claim(.denied) { $0.decidedAt = noon }, by: .carla,
      .appealWaived(AppealWaived())),
    ClaimVector(
      "K49", .rescindDecision(RescindDecision(reason: "fraud")),
      on: claim(
        .partiallyApproved, reserve: 900, approved: 500, paid: 200,
        payments: [paymentOf(200, .cleared)]), by: .sara, to: .investigating,
      .decisionRescinded(DecisionRescinded(reason: "fraud", approved: euros(200)))),
    ClaimVector(
      "K49", .rescindDecision(RescindDecision(reason: "the court says so")), on: claim(.denied),
      by: .sara, to: .investigating,
      .decisionRescinded(DecisionRescinded(reason: "the court says so", approved: euros(0)))),
  ]

  /// Less was approved than claimed, and the claimant was told on that day.
  private static func told(
    _ status: ClaimStatus, _ day: String, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(status, reserve: 5, approved: 5, paid: 5, payments: [paymentOf(5, .cleared)]) {
      ($0.isPartial, $0.decidedAt) = (true, noon)
      $0.file.notifiedOn = LocalDate(day)
      change(&$0)
    }
  }

  private static func open(
    _ status: ClaimStatus = .open, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim { claim(status, reserve: 900, change) }

  private static let itemised = open { $0.hold(lineItem(1, 400), lineItem(2, 500)) }

  private static func proposal(_ change: (inout DecisionProposed) -> Void) -> DecisionProposed {
    var proposal = DecisionProposed(proposedBy: ActorID("hugo"))
    change(&proposal)
    return proposal
  }

  private static func partly(
    by decider: String, proposedBy: String = ""
  ) -> ClaimPartiallyApproved {
    ClaimPartiallyApproved(
      amount: partial.amount, reason: partial.reason, decidedBy: ActorID(decider), at: noon,
      proposedBy: ActorID(proposedBy), lines: partial.lines, awaitsNotice: true)
  }

  private static func denied(
    by decider: String, proposedBy: String = "", awaitsNotice: Bool = true
  ) -> ClaimDenied {
    ClaimDenied(
      reason: denial.reason, decidedBy: ActorID(decider), code: denial.code,
      provision: denial.provision, at: noon, proposedBy: ActorID(proposedBy),
      awaitsNotice: awaitsNotice)
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("a notice that is recorded late begins the days of an appeal on the day of its record")
  func backdated() throws {
    var story = ClaimStory(
      claim(.denied) { ($0.decidedAt, $0.awaitsNotice) = (noon.adding(days: 0), true) })
    story.rules.appealDays = 10
    story.time = noon.adding(days: 80)
    let told = NotifyDecision(on: noon.dayUTC, channel: "letter")
    try story.send(.notifyDecision(told))
    #expect(story.claim.file.notifiedOn == noon.dayUTC)
    #expect(story.codes(.close(Close(outcome: .deniedFinal))) == [.openItemsRemain])
    #expect(story.codes(.appeal(Appeal(grounds: "wrong")), by: .carla) == [])
    story.time = noon.adding(days: 91)
    #expect(story.codes(.appeal(Appeal(grounds: "wrong")), by: .carla) == [.appealWindowClosed])
  }

  /// Status and approved price of the line items.
  private func lines(_ claim: Claim) -> [String] {
    claim.file.parts.all.compactMap(\.lineItem).map {
      "\($0.status.name) \($0.approved?.minorUnits.description ?? "-") \($0.reason)"
    }
  }

  @Test("line items follow the decision: in part, in full, denied, undecided again")
  func lineItems() throws {
    var story = ClaimStory(Self.itemised)
    try story.send(.approvePartially(Self.partial))
    #expect(lines(story.claim) == ["passed 400 ", "passed 100 old tyres"])
    try story.send(.rescindDecision(RescindDecision(reason: "mistake")), by: .sara)
    #expect(lines(story.claim) == ["asked - ", "asked - "])
    try story.send(.approve(Approve(amount: euros(899))))
    #expect(lines(story.claim) == ["asked - ", "asked - "])
    try story.send(.rescindDecision(RescindDecision(reason: "mistake")), by: .sara)
    try story.send(.approve(Approve(amount: euros(900))))
    #expect(lines(story.claim) == ["passed 400 ", "passed 500 "])
    try story.send(.rescindDecision(RescindDecision(reason: "mistake")), by: .sara)
    try story.send(.deny(Self.denial))
    #expect(lines(story.claim) == ["rejected 0 ", "rejected 0 "])
  }

  @Test("an appeal is decided by none of those who decided before, until the claim is reopened")
  func appeals() throws {
    var story = ClaimStory(Self.open { $0.file.proposal = Self.proposal { $0.deny = Self.denial } })
    try story.send(.confirmDecision(ConfirmDecision()), by: .sara)
    try story.send(.appeal(Appeal(grounds: "no")), by: .carla)
    for sender in [ClaimSender.hugo, .sara] {
      #expect(story.codes(.deny(Self.denial), by: sender) == [.fourEyesRequired])
    }
    try story.send(.approvePartially(Self.reduced(to: 100)), by: ClaimSender("hanna", .handler))
    try story.send(.appeal(Appeal(grounds: "too little")), by: .carla)
    #expect(story.claim.file.earlierDeciders.map(\.text) == ["sara", "hugo", "hanna"])
    // What stands is given up by a person before another denies it.
    let sven = ClaimSender("sven", .supervisor)
    #expect(story.codes(.deny(Self.denial), by: sven) == [.openItemsRemain])
    try story.send(
      .writeOffDebt(WriteOffDebt(amount: euros(100), reason: "a mistake")), by: sven)
    try story.send(.deny(Self.denial), by: sven)
    #expect(story.claim.approved == euros(0))
    #expect(story.codes(.appeal(Appeal(grounds: "no")), by: .carla) == [.appealLimit])
    #expect(story.codes(.close(Close(outcome: .deniedFinal))) == [.openItemsRemain])
    try story.send(.notifyDecision(NotifyDecision(channel: "mail")))
    try story.send(.close(Close(outcome: .deniedFinal)))
    try story.send(.reopen(Reopen(reason: "new facts")))
    try story.send(.deny(Self.denial))
  }

  private static func reduced(to amount: Int64) -> ApprovePartially {
    ApprovePartially(amount: euros(amount), reason: "worn")
  }

  @Test("a returned decision leaves the claim as it was, and another may be proposed")
  func returned() throws {
    var story = ClaimStory(Self.open())
    story.relatedFacts.limits.decision = euros(100)
    try story.send(.approve(Self.approval))
    #expect(story.claim.decisionProposalStatus == .proposed)
    #expect(story.codes(.deny(Self.denial)) == [.openItemsRemain])
    try story.send(.returnDecision(ReturnDecision(reason: "why?")), by: .sara)
    #expect(story.claim == Self.open { $0.file.proposal = nil })
    try story.send(.deny(Self.denial))
    #expect(story.history == [.decisionProposed, .decisionReturned, .decisionProposed])
  }
}

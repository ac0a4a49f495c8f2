import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Facts that speak against decisions in force")
struct DecisionReviewTests {
  private static let decided = "2026-03-01T12:00:00.000000000Z"
  private static let refused = " would now be refused: "
  private static let paid = "payment " + payment(1).text

  /// Decided by dora in time, and by whoever proposed it.
  private func decided(
    _ status: ClaimStatus, proposedBy proposer: String = "", paid: Int64 = 0,
    payments: [Payment] = [], _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(status, reserve: 900, approved: 500, paid: paid, payments: payments) {
      $0.decidedAt = Instant(Self.decided)
      if status == .denied { $0.approved = euros(0) }
      if !proposer.isEmpty { $0.file.proposedBy = ActorID(proposer) }
      change(&$0)
    }
  }

  private func correct(_ details: ClaimDetails) -> ClaimCommand {
    .correctFact(CorrectFact(replaces: 1, details: details, reason: "misread"))
  }

  private func naming(_ people: String...) -> ClaimCommand {
    correct(ClaimDetails(parties: people.map { Party(role: .witness, actor: ActorID($0)) }))
  }

  /// The reasons of the reviews that follow from a fact.
  private func reviews(
    of fact: ClaimCommand, on claim: Claim, version: UInt32 = ClaimDecider.version
  ) throws -> [String] {
    let role = fact.kind == .recordCheck ? Role.handler : .supervisor
    let events = try ClaimDecider.decide(
      fact, given: claim,
      in: ClaimContext(
        recorded: noon, effective: noon, actor: ActorID("zoe"), role: role, rules: .builtIn,
        relatedFacts: .with { ($0.cited, $0.citedFields) = (.claimDrafted, .all) },
        version: version))
    return events.compactMap {
      if case .reviewRaised(let review) = $0 { review.reason } else { nil }
    }
  }

  @Test("whoever decided and turns out to be a party, alone or as one of two")
  func parties() throws {
    let approval = "the approval of " + Self.decided + Self.refused + "partyDecides"
    for status in [ClaimStatus.approved, .partiallyApproved, .settled] {
      let claim = decided(status, proposedBy: "hugo")
      #expect(try reviews(of: naming("dora"), on: claim) == [approval])
      #expect(try reviews(of: naming("hugo"), on: claim) == [approval])
      #expect(try reviews(of: naming("dora", "hugo"), on: claim) == [approval])
      #expect(try reviews(of: naming("wim"), on: claim) == [])
    }
    let closed = decided(.closed) { $0.outcome = .deniedFinal }
    for claim in [decided(.denied), closed] {
      #expect(
        try reviews(of: naming("dora"), on: claim)
          == ["the denial of " + Self.decided + Self.refused + "partyDecides"])
    }
    for outcome in [CloseOutcome.withdrawn, .closedWithoutPayment] {
      let ended = decided(.closed) { $0.outcome = outcome }
      #expect(try reviews(of: naming("dora"), on: ended) == [], "\(outcome)")
    }
    // Who decides on the appeal takes it again.
    #expect(try reviews(of: naming("dora"), on: decided(.underAppeal)) == [])
  }

  @Test("what was done for a payment that counts, by whoever did it")
  func payments() throws {
    let request = "the request of " + Self.paid + Self.refused + "partyDecides"
    let authorisation = "the authorisation of " + Self.paid + Self.refused + "partyDecides"
    let issue = "the issue of " + Self.paid + Self.refused + "partyDecides"
    let everyone = naming("rita", "ada", "paula")
    func found(_ status: PaymentStatus, in claimed: ClaimStatus = .approved) throws -> [String] {
      try reviews(of: everyone, on: decided(claimed, payments: [paymentOf(5, status)]))
    }
    #expect(try found(.requested) == [request])
    #expect(try found(.authorised) == [request + "; " + authorisation])
    for status in [PaymentStatus.issued, .cleared] {
      #expect(try found(status) == [request + "; " + authorisation + "; " + issue])
    }
    for status in [PaymentStatus.declined, .stopped, .failed] { #expect(try found(status) == []) }
    // It stands and is paid while the appeal is heard.
    #expect(try found(.requested, in: .underAppeal) == [request])
    let deciding = decided(.approved, payments: [paymentOf(5)])
    #expect(
      try reviews(of: naming("dora", "rita"), on: deciding)
        == ["the approval of " + Self.decided + Self.refused + "partyDecides; " + request])
  }

  @Test("an expense before anything is decided, by the guards of its own row")
  func expenses() throws {
    let expense = claim(.open) { $0.file.expenses = [paymentOf(5, .issued)] }
    let answer = correct(ClaimDetails(use: .predetermination))
    #expect(
      try reviews(of: answer, on: expense) == [
        "the request of " + Self.paid + Self.refused + "notPayable; "
          + "the authorisation of " + Self.paid + Self.refused + "notPayable"
      ])
    #expect(try reviews(of: answer, on: claim(.open)) == [])
  }

  @Test("what is paid already hides nothing")
  func paidUp() throws {
    let settled = decided(.settled, paid: 500, payments: [paymentOf(500, .cleared)])
    let limit = correct(ClaimDetails(policy: Policy(limit: euros(400))))
    let reason = "the approval of " + Self.decided + Self.refused + "policyLimitExceeded"
    #expect(try reviews(of: limit, on: settled) == [reason])
    #expect(try reviews(of: limit, on: settled, version: 11) == [])
  }

  @Test("one review of the same guards is enough, and other guards are another")
  func once() throws {
    let fails = ClaimCommand.recordCheck(RecordCheck(kind: .coverage, result: .failed))
    let limit = correct(ClaimDetails(policy: Policy(limit: euros(400))))
    var approved = decided(.approved)
    let reason = try #require(try reviews(of: fails, on: approved).first)
    #expect(reason == "the approval of " + Self.decided + Self.refused + "coverageNotConfirmed")
    approved.file.openReviews = [ReviewRaised(review: 1, reason: reason)]
    #expect(try reviews(of: fails, on: approved) == [])
    #expect(try reviews(of: limit, on: approved).count == 1)
    // Before version 12 one of a decision was.
    #expect(try reviews(of: limit, on: approved, version: 11) == [])
    approved.file.openReviews = []
    #expect(try reviews(of: limit, on: approved, version: 11).count == 1)
  }

  @Test("before version 12 three guards of an approval, and no other decision")
  func before() throws {
    for claim in [decided(.approved, payments: [paymentOf(5)]), decided(.denied)] {
      #expect(try reviews(of: naming("dora", "rita"), on: claim).count == 1)
      #expect(try reviews(of: naming("dora", "rita"), on: claim, version: 11) == [])
    }
    let undated = claim(.approved, approved: 500)
    #expect(
      try reviews(of: naming("dora"), on: undated)
        == ["the approval" + Self.refused + "partyDecides"])
    let fails = ClaimCommand.recordCheck(RecordCheck(kind: .coverage, result: .failed))
    #expect(try reviews(of: fails, on: undated).count == 1)
    #expect(try reviews(of: fails, on: undated, version: 11) == [])
  }

  @Test("a check that failed is recorded in every status until it is void")
  func everyStatus() throws {
    let fails = ClaimCommand.recordCheck(RecordCheck(kind: .coverage, result: .failed))
    for status in ClaimStatus.allCases where ![.none, .voided, .erased].contains(status) {
      #expect(throws: Never.self, "\(status)") { try reviews(of: fails, on: claim(status)) }
    }
  }
}

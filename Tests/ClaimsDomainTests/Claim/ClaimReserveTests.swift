import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Reserves")
struct ClaimReserveTests {
  static let repair = ClaimGuardTests.repair
  static let towing = ReserveLine(exposure: "car", costType: .expense, category: "towing")

  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K18", set(500), on: claim(.open), .reserveSet(ReserveSet(reserve: euros(500)))),
    ClaimVector(
      "K18", set(0), on: claim(.infoRequested, reserve: 500),
      .reserveSet(ReserveSet(reserve: euros(0)))),
    ClaimVector(
      "K18", set(500, of: repair), on: claim(.investigating, reserve: 100), by: .sara,
      beside: .with { $0.limits.reserve = euros(600) },
      .reserveSet(ReserveSet(reserve: euros(500), line: repair))),
    // Authority is judged on all lines together.
    ClaimVector(
      "K18", set(501, of: repair), on: claim(.open, reserve: 100),
      beside: .with { $0.limits.reserve = euros(600) },
      .reserveProposed(
        ReserveProposed(reserve: euros(501), line: repair, proposedBy: ActorID("hugo")))),
    ClaimVector(
      "K18", set(1), on: claim(.open), under: .with { $0.limitsRequired = true },
      .reserveProposed(ReserveProposed(reserve: euros(1), proposedBy: ActorID("hugo")))),
    ClaimVector(
      "K19", .confirmReserve(ConfirmReserve()), on: proposed(.approved, 700, of: repair),
      by: .sara, beside: .with { $0.limits.reserve = euros(800) },
      .reserveSet(ReserveSet(reserve: euros(700), line: repair))),
    ClaimVector(
      "K19a", .declineReserve(DeclineReserve(reason: "too much")), on: proposed(.settled, 700),
      by: ClaimSender("hilda", .supervisor),
      .reserveProposalDeclined(ReserveProposalDeclined(reason: "too much"))),
  ]

  private static func set(_ amount: Int64, of line: ReserveLine? = nil) -> ClaimCommand {
    .setReserve(SetReserve(amount: euros(amount), line: line))
  }

  private static func proposed(
    _ status: ClaimStatus, _ amount: Int64, of line: ReserveLine? = nil
  ) -> Claim {
    claim(status, reserve: 100, approved: 100) {
      $0.file.reserveProposal = ReserveProposed(
        reserve: euros(amount), line: line, proposedBy: ActorID("hilda"))
    }
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("lines add up, and the general line is what no other is")
  func lines() throws {
    var story = ClaimStory(claim(.open))
    try story.send(Self.set(100))
    try story.send(Self.set(300, of: Self.repair))
    try story.send(Self.set(50, of: Self.towing))
    #expect(story.claim.reserve == euros(450))
    try story.send(Self.set(200, of: Self.repair))
    try story.send(Self.set(120, of: ReserveLine()))
    #expect(story.claim.reserve == euros(370))
    #expect(story.claim.reserve(of: nil) == euros(120))
    #expect(story.claim.reserve(of: Self.repair) == euros(200))
    #expect(story.claim.reserve(of: Self.towing) == euros(50))
  }

  @Test("a line of the largest reserve there is can be lowered")
  func largest() throws {
    var story = ClaimStory(claim(.open))
    try story.send(Self.set(.max, of: Self.repair))
    try story.send(Self.set(2, of: Self.repair))
    #expect(story.claim.reserve == euros(2))
  }

  @Test("a confirmed reserve is set, a declined one leaves the reserve as it was")
  func proposals() throws {
    var story = ClaimStory(claim(.open, reserve: 100))
    story.relatedFacts.limits.reserve = euros(300)
    try story.send(Self.set(400))
    #expect(story.claim.reserve == euros(100))
    #expect(story.codes(Self.set(200)) == [.openItemsRemain])
    #expect(
      story.codes(.confirmReserve(ConfirmReserve()), by: .sara) == [.authorityExceeded])
    story.relatedFacts.limits.reserve = nil
    try story.send(.confirmReserve(ConfirmReserve()), by: .sara)
    #expect(story.claim.reserve == euros(400))
    story.relatedFacts.limits.reserve = euros(300)
    try story.send(Self.set(500))
    try story.send(.declineReserve(DeclineReserve(reason: "enough")), by: .sara)
    #expect(story.claim.reserve == euros(400))
    #expect(story.claim.reserveProposalStatus == .none)
  }
}

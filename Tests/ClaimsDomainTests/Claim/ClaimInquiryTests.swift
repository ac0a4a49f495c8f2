import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Checks, questions and reviews")
struct ClaimInquiryTests {
  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K14", .recordCheck(RecordCheck(kind: .coverage, result: .failed, text: "lapsed")),
      on: claim(.submitted),
      .checkRecorded(
        CheckRecorded(kind: .coverage, result: .failed, text: "lapsed", effective: noon))),
    ClaimVector(
      "K14a", .recordCheck(RecordCheck(kind: .liability, result: .failed)), on: granted(.approved),
      .checkRecorded(CheckRecorded(kind: .liability, result: .failed, effective: noon))),
    ClaimVector(
      "K14a", .recordCheck(RecordCheck(kind: .coverage, result: .failed)), on: granted(.closed),
      .checkRecorded(CheckRecorded(kind: .coverage, result: .failed, effective: noon)),
      .reviewRaised(
        ReviewRaised(
          review: 1,
          reason: "the approval of 2026-03-01T12:00:00.000000000Z would now be refused: "
            + "coverageNotConfirmed", ofDecision: true))),
    ClaimVector(
      "K15", .requestInfo(RequestInfo(items: ["invoice", "photo"], due: later)),
      on: claim(.investigating), to: .infoRequested,
      .informationRequested(InformationRequested(items: ["invoice", "photo"], due: later))),
    ClaimVector(
      "K16", .provideInfo(ProvideInfo(item: "photo", text: "here")),
      on: asked(.open, "invoice", "photo"),
      by: .carla, .informationProvided(InformationProvided(item: "photo", text: "here"))),
    ClaimVector(
      "K16", .provideInfo(ProvideInfo(item: "photo", document: identifier(7))),
      on: asked(.open, "photo"), by: .gina, beside: .document(.pending), to: .open,
      .informationProvided(InformationProvided(item: "photo", document: identifier(7)))),
    ClaimVector(
      "K16", .provideInfo(ProvideInfo(item: "photo")), on: asked(.investigating, "photo"),
      to: .investigating, .informationProvided(InformationProvided(item: "photo"))),
    ClaimVector(
      "K16", .provideInfo(ProvideInfo(item: "photo")), on: asked(.underAppeal, "photo"),
      to: .underAppeal, .informationProvided(InformationProvided(item: "photo"))),
    ClaimVector(
      "K17", .expireInfoRequest(ExpireInfoRequest()), on: asked(.open, "photo", due: noon),
      by: .clock, to: .open, .informationRequestExpired(InformationRequestExpired())),
    ClaimVector(
      "K17", .expireInfoRequest(ExpireInfoRequest()), on: asked(.investigating, "photo", due: noon),
      by: .clock, to: .investigating, .informationRequestExpired(InformationRequestExpired())),
    ClaimVector(
      "K17", .expireInfoRequest(ExpireInfoRequest()), on: asked(.underAppeal, "photo", due: noon),
      by: .clock, to: .underAppeal, .informationRequestExpired(InformationRequestExpired())),
    ClaimVector(
      "K48", .supplement(Supplement(claimed: euros(901), reason: "hidden damage")),
      on: claim(.underAppeal), by: .carla,
      .claimSupplemented(ClaimSupplemented(claimed: euros(901), reason: "hidden damage"))),
    ClaimVector(
      "K50", .completeReview(CompleteReview(review: 1, text: "paid again")),
      on: claim(.closed) { $0.file.openReviews = [ReviewRaised(review: 1)] }, by: .sara,
      .reviewCompleted(ReviewCompleted(review: 1, text: "paid again"))),
    ClaimVector(
      "K50", .completeReview(CompleteReview(review: 1, text: "it stands")),
      on: claim(.approved) {
        $0.decidedBy = ActorID("hugo")
        $0.file.openReviews = [ReviewRaised(review: 1, ofDecision: true)]
      }, by: .sara, .reviewCompleted(ReviewCompleted(review: 1, text: "it stands"))),
    ClaimVector(
      "K50", .completeReview(CompleteReview(review: 1, text: "the court knows")),
      on: claim(.voided) { $0.file.openReviews = [ReviewRaised(review: 1)] },
      .reviewCompleted(ReviewCompleted(review: 1, text: "the court knows"))),
    ClaimVector(
      "K53", .raiseReview(RaiseReview(reason: "revoked", document: identifier(7))),
      on: claim(.settled) { $0.file.reviews = 3 }, by: .clock,
      beside: .with { $0.documents = [DocumentStanding(identifier(7), .deleted)] },
      .reviewRaised(ReviewRaised(review: 4, reason: "revoked", document: identifier(7)))),
    // Before version 5 it was not checked whether it exists.
    ClaimVector(
      "K53", .raiseReview(RaiseReview(reason: "revoked", document: identifier(7))),
      on: claim(.closed), by: .sara, version: 4,
      .reviewRaised(ReviewRaised(review: 1, reason: "revoked", document: identifier(7)))),
  ]

  private static let later = noon.adding(days: 14)

  private static func asked(
    _ resume: ClaimStatus, _ items: String..., due: Instant = later
  ) -> Claim {
    claim(.infoRequested) {
      $0.file.resume = resume
      $0.file.openItems = items
      $0.file.infoDue = due
    }
  }

  /// A claim of which 5 were approved the day before, while the cover was confirmed.
  static func granted(_ status: ClaimStatus) -> Claim {
    claim(status, approved: 5) {
      if status == .closed { $0.outcome = .completed }
      $0.checks.coverage = .passed
      ($0.decidedBy, $0.decidedAt) = (ActorID("hugo"), Instant("2026-03-01T12:00:00Z"))
    }
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("a question is over with its last item, in any order, and nothing of it is left")
  func items() throws {
    var story = ClaimStory(claim(.investigating))
    try story.send(.requestInfo(RequestInfo(items: ["a", "b", "c"], due: Self.later)))
    for item in ["b", "a"] {
      try story.send(.provideInfo(ProvideInfo(item: item)), by: .carla)
      #expect(story.claim.status == .infoRequested)
      #expect(story.codes(.provideInfo(ProvideInfo(item: item)), by: .carla) == [.itemNotOpen])
    }
    try story.send(.provideInfo(ProvideInfo(item: "c")), by: .carla)
    #expect(story.claim == claim(.investigating) { $0.file.openItems = [] })
  }

  @Test("while a question is open a proposed decision waits, and remains after it")
  func proposal() throws {
    var story = ClaimStory(ClaimGuardTests.proposing(approving: 800))
    try story.send(.requestInfo(RequestInfo(items: ["a"], due: Self.later)))
    #expect(
      story.codes(.confirmDecision(ConfirmDecision()), by: .sara) == [.invalidTransition])
    try story.send(.provideInfo(ProvideInfo(item: "a")), by: .carla)
    try story.send(.confirmDecision(ConfirmDecision()), by: .sara)
    #expect(story.claim.status == .approved)
  }

  @Test("an ended claim asks for nothing any more")
  func ended() throws {
    var story = ClaimStory(claim(.open))
    try story.send(.requestInfo(RequestInfo(items: ["a"], due: Self.later)))
    try story.send(.close(Close(outcome: .transferred)))
    #expect(story.claim.file.openItems == [] && story.claim.file.infoDue == nil)
  }
}

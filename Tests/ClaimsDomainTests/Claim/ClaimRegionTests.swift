import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Fraud, recovery and lawsuits")
struct ClaimRegionTests {
  static let vectors: [ClaimVector] =
    [
      ClaimVector(
        "K38", .flagFraud(FlagFraud(indicator: "altered", score: 100, text: "date")),
        on: claim(.settled), by: .clock,
        .fraudFlagged(FraudFlagged(indicator: "altered", score: 100, text: "date"))),
      ClaimVector(
        "K39", .referToSIU(ReferToSIU(reason: "altered")), on: fraud(.flagged), by: .sara,
        .siuReferred(SIUReferred(reason: "altered"))),
      ClaimVector(
        "K39", .referToSIU(ReferToSIU(reason: "new witness")), on: fraud(.confirmed),
        .siuReferred(SIUReferred(reason: "new witness"))),
      ClaimVector(
        "K40", .clearFraud(ClearFraud(finding: "a copy")), on: fraud(.referred), by: .ines,
        .siuCleared(SIUCleared(finding: "a copy"))),
      ClaimVector(
        "K40a", .confirmFraud(ConfirmFraud(finding: "staged")),
        on: claim(.denied) { $0.fraud = .referred }, by: .ines,
        .fraudConfirmed(FraudConfirmed(finding: "staged"))),
      ClaimVector(
        "K41", .openSubrogation(OpenSubrogation(against: "Dario")), on: paid(.settled),
        .subrogationOpened(SubrogationOpened(against: "Dario"))),
      ClaimVector(
        "K41", .openSubrogation(OpenSubrogation(against: "Dario")), on: paid(.closed), by: .lena,
        .subrogationOpened(SubrogationOpened(against: "Dario")),
        .reviewRaised(ReviewRaised(review: 1, reason: "money is claimed back"))),
      ClaimVector(
        "K55", .writeOffLoss(WriteOffLoss(amount: euros(3), reason: "spent")),
        on: paid(.investigating) { ($0.fraud, $0.decidedBy) = (.confirmed, ActorID()) }, by: .sara,
        .lossWrittenOff(
          LossWrittenOff(amount: euros(3), reason: "spent", writtenOffBy: ActorID("sara")))),
      ClaimVector(
        "K41a", .recordRecovery(RecordRecovery(amount: euros(3), source: "Dario")),
        on: paid(.underAppeal) { ($0.recovery, $0.file.recovered) = (.open, euros(2)) }, by: .lena,
        .recoveryRecorded(
          RecoveryRecorded(
            amount: euros(3), source: "Dario", recovery: 1, kind: .subrogation,
            recordedBy: ActorID("lena")))),
      ClaimVector(
        "K41a", .recordRecovery(RecordRecovery(amount: euros(3), source: "Dario")),
        on: paid(.settled) { $0.recovery = .open }, version: 10,
        .recoveryRecorded(RecoveryRecorded(amount: euros(3), source: "Dario"))),
      ClaimVector(
        "K41a", .recordRecovery(RecordRecovery(amount: euros(1), kind: .salvage)),
        on: paid(.closed) { $0.file.recoveryCount = 4 }, by: .lena,
        .recoveryRecorded(
          RecoveryRecorded(
            amount: euros(1), recovery: 5, kind: .salvage, recordedBy: ActorID("lena"))),
        .reviewRaised(ReviewRaised(review: 1, reason: "money came back"))),
      ClaimVector(
        "K41b", .closeSubrogation(CloseSubrogation(result: "paid")),
        on: paid(.denied) { $0.recovery = .open }, by: .lena,
        .subrogationClosed(SubrogationClosed(result: "paid"))),
      ClaimVector(
        "K41c", .confirmRecovery(ConfirmRecovery(recovery: 2)), on: recovered(.settled),
        .recoveryConfirmed(
          RecoveryConfirmed(recovery: 2, amount: euros(1), confirmedBy: ActorID("hugo")))),
      ClaimVector(
        "K41d", .reverseRecovery(ReverseRecovery(recovery: 2, reason: "typo")),
        on: recovered(.denied), by: .sara, reversed(2, euros(1), "typo")),
      ClaimVector(
        "K41d", .reverseRecovery(ReverseRecovery(recovery: 1, reason: "bounced")),
        on: recovered(.approved), by: .sara, reversed(1, euros(2), "bounced")),
      ClaimVector(
        "K41d", .reverseRecovery(ReverseRecovery(recovery: 1, reason: "bounced")),
        on: recovered(.denied), by: .sara, reversed(1, euros(2), "bounced"),
        .reviewRaised(ReviewRaised(review: 1, reason: "money that had come back is gone"))),
      ClaimVector(
        "K42",
        .openLitigation(OpenLitigation(counsel: "Lex", court: "Kiel", reference: "7 O 1/26")),
        on: claim(.denied) { $0.litigation = .closed }, by: .lena,
        .litigationOpened(LitigationOpened(counsel: "Lex", court: "Kiel", reference: "7 O 1/26"))),
      ClaimVector(
        "K42a", .closeLitigation(CloseLitigation(result: "settled")),
        on: claim(.approved) { $0.litigation = .open }, by: .lena,
        .litigationClosed(LitigationClosed(result: "settled"))),
      ClaimVector(
        "K42", .openLitigation(OpenLitigation(counsel: "Lex")), on: paid(.closed), by: .lena,
        .litigationOpened(LitigationOpened(counsel: "Lex")),
        .reviewRaised(ReviewRaised(review: 1, reason: "a lawsuit was opened"))),
      // Before version 12 nobody looked where nobody is at work yet.
      ClaimVector(
        "K42", .openLitigation(OpenLitigation(counsel: "Lex")), on: claim(.rejected), by: .lena,
        version: 11, .litigationOpened(LitigationOpened(counsel: "Lex"))),
    ]
    + [ClaimStatus.submitted, .rejected, .voided].map { status in
      ClaimVector(
        "K42", .openLitigation(OpenLitigation(counsel: "Lex")), on: claim(status), by: .lena,
        .litigationOpened(LitigationOpened(counsel: "Lex")),
        .reviewRaised(ReviewRaised(review: 1, reason: "a lawsuit was opened")))
    }
    + [
      ClaimVector(
        "K42a", .closeLitigation(CloseLitigation(result: "dropped")),
        on: claim(.voided) { $0.litigation = .open }, by: .lena,
        .litigationClosed(LitigationClosed(result: "dropped")))
    ]

  /// Five cents arrived; two came back, as Hugo confirmed, and one, as Lena alone says.
  private static func recovered(_ status: ClaimStatus) -> Claim {
    paid(status) {
      $0.file.recoveries = [
        Recovery(
          recovery: 1, amount: euros(2), kind: .salvage, recordedBy: ActorID("lena"),
          confirmedBy: ActorID("hugo")),
        Recovery(recovery: 2, amount: euros(1), kind: .salvage, recordedBy: ActorID("lena")),
      ]
      ($0.file.recovered, $0.file.recoveryCount) = (euros(2), 2)
    }
  }

  private static func reversed(_ number: UInt32, _ amount: Money, _ reason: String) -> ClaimEvent {
    .recoveryReversed(
      RecoveryReversed(
        recovery: number, amount: amount, reason: reason, reversedBy: ActorID("sara")))
  }

  private static func fraud(_ status: FraudStatus) -> Claim {
    claim(.infoRequested) { $0.fraud = status }
  }

  /// Five cents arrived.
  private static func paid(
    _ status: ClaimStatus, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(
      status, reserve: 900, approved: 5, paid: 5, payments: [paymentOf(5, .cleared)], change)
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("a flag raises suspicion anew, and weakens no finding")
  func flags() throws {
    let flag = ClaimCommand.flagFraud(FlagFraud(indicator: "model", score: 1))
    for (before, after) in [
      (FraudStatus.none, FraudStatus.flagged), (.flagged, .flagged), (.cleared, .flagged),
      (.referred, .referred), (.confirmed, .confirmed),
    ] {
      var story = ClaimStory(Self.fraud(before))
      try story.send(flag)
      #expect(story.claim.fraud == after)
      #expect(story.claim.file.flags.map(\.indicator) == ["model"])
    }
  }

  @Test("found fraud leaves one way: taken back, recovered, denied, closed")
  func confirmed() throws {
    var story = ClaimStory(Self.paid(.approved) { $0.fraud = .confirmed })
    #expect(story.codes(.close(Close(outcome: .completed)), by: .sara) == [.holdActive])
    try story.send(.rescindDecision(RescindDecision(reason: "fraud")), by: .sara)
    #expect(story.codes(.approve(Approve(amount: euros(5)))) == [.holdActive])
    #expect(story.codes(.deny(Deny(reason: "fraud"))) == [.alreadyPaid])
    try story.send(.openSubrogation(OpenSubrogation(against: "Carla")))
    try story.send(.recordRecovery(RecordRecovery(amount: euros(5))), by: .lena)
    #expect(story.codes(.deny(Deny(reason: "fraud"))) == [.alreadyPaid])
    try story.send(.confirmRecovery(ConfirmRecovery(recovery: 1)), by: .sara)
    try story.send(.deny(Deny(reason: "fraud", code: "fraud")))
    try story.send(.waiveAppeal(WaiveAppeal()), by: .carla)
    #expect(story.codes(.close(Close(outcome: .deniedFinal))) == [.openItemsRemain])
    try story.send(.closeSubrogation(CloseSubrogation()), by: .lena)
    try story.send(.close(Close(outcome: .deniedFinal)))
    #expect(story.claim.reserve == euros(5) && story.claim.approved == euros(5))
    #expect(
      story.history == [
        .decisionRescinded, .subrogationOpened, .recoveryRecorded, .recoveryConfirmed, .claimDenied,
        .appealWaived, .subrogationClosed, .reserveReleased, .claimClosed,
      ])
  }

  @Test("what a fraud cost and does not come back is written off, denied and closed")
  func lost() throws {
    var story = ClaimStory(Self.paid(.approved) { $0.fraud = .confirmed })
    try story.send(.rescindDecision(RescindDecision(reason: "fraud")), by: .sara)
    try story.send(.writeOffLoss(WriteOffLoss(amount: euros(2), reason: "spent")), by: .sara)
    #expect(story.codes(.deny(Deny(reason: "fraud"))) == [.alreadyPaid])
    try story.send(.writeOffLoss(WriteOffLoss(amount: euros(3), reason: "spent")), by: .sara)
    #expect(story.claim.file.writtenOff == euros(5) && story.claim.paid == euros(5))
    try story.send(.deny(Deny(reason: "fraud", code: "fraud")))
    try story.send(.waiveAppeal(WaiveAppeal()), by: .carla)
    try story.send(.close(Close(outcome: .deniedFinal)))
    #expect(story.claim.status == .closed && story.claim.reserve == euros(5))
  }

  @Test("what was recovered is not paid again, and is not taken back once more")
  func recovered() throws {
    var story = ClaimStory(Self.paid(.settled))
    try story.send(.openSubrogation(OpenSubrogation()))
    try story.send(.recordRecovery(RecordRecovery(amount: euros(2))))
    try story.send(.recordRecovery(RecordRecovery(amount: euros(3))))
    #expect(story.claim.file.recovered == Money())
    for number in [1, 2] as [UInt32] {
      try story.send(.confirmRecovery(ConfirmRecovery(recovery: number)), by: .sara)
    }
    #expect(story.claim.file.recovered == euros(5) && story.claim.paid == euros(5))
    #expect(
      story.codes(.recordRecovery(RecordRecovery(amount: euros(1)))) == [.recoveryExceedsPaid])
    #expect(
      story.codes(
        .reversePayment(ReversePayment(payment: payment(1), amount: euros(1))), by: .paul)
        == [.amountExceedsPaid])
  }

  @Test("what others paid is no reason to deny a claim that is payable")
  func payable() throws {
    var story = ClaimStory(Self.paid(.open))
    try story.send(.recordRecovery(RecordRecovery(amount: euros(5), kind: .reinsurance)), by: .lena)
    try story.send(.confirmRecovery(ConfirmRecovery(recovery: 1)), by: .sara)
    #expect(story.claim.file.recovered == euros(5))
    #expect(story.codes(.deny(Deny(reason: "closed book"))) == [.alreadyPaid])
  }

  @Test("one that was taken back makes room again, and its number is not used twice")
  func takenBack() throws {
    var story = ClaimStory(Self.paid(.settled))
    let all = ClaimCommand.recordRecovery(RecordRecovery(amount: euros(5), kind: .salvage))
    try story.send(all, by: .lena)
    #expect(story.codes(.close(Close(outcome: .completed))) == [.openItemsRemain])
    #expect(story.codes(all, by: .lena) == [.recoveryExceedsPaid])
    try story.send(.reverseRecovery(ReverseRecovery(recovery: 1, reason: "typo")), by: .sara)
    try story.send(all, by: .lena)
    #expect(story.claim.file.recoveries.map(\.recovery) == [2])
    #expect(story.codes(.confirmRecovery(ConfirmRecovery(recovery: 1))) == [.recoveryNotFound])
    try story.send(.confirmRecovery(ConfirmRecovery(recovery: 2)))
    try story.send(.close(Close(outcome: .completed)))
  }

  @Test(
    "a claim that is reopened for what others did keeps its decision",
    arguments: [("recovery", ClaimStatus.settled), ("litigation", .settled), ("mistake", .open)])
  func reopened(code: String, status: ClaimStatus) throws {
    var story = ClaimStory(Self.paid(.closed) { $0.outcome = .completed })
    try story.send(.reopen(Reopen(reason: "a letter", code: code)), by: .sara)
    #expect(story.claim.status == status)
    #expect(story.claim.decidedBy.isEmpty == (status == .open))
    try story.send(.close(Close(outcome: .completed)))
  }

  @Test("before version 11 a recovery counted as it was recorded")
  func before() {
    var claim = Self.paid(.settled)
    ClaimDecider.evolve(&claim, .recoveryRecorded(RecoveryRecorded(amount: euros(5))))
    #expect(claim.file.recovered == euros(5) && claim.file.recoveries.isEmpty)
  }
}

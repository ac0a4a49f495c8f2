import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Ending a claim, and beginning again")
struct ClaimEndingTests {
  static let vectors: [ClaimVector] =
    [
      ClaimVector(
        "K33", .close(Close(outcome: .completed, reason: "paid")),
        on: claim(.settled, reserve: 5, approved: 5, paid: 5, payments: [paymentOf(5, .issued)]),
        by: .clock, to: .closed, closed(.completed, "paid")),
      ClaimVector(
        "K33", .close(Close(outcome: .inactivity)),
        on: claim(.infoRequested, reserve: 500) { $0.file.infoDue = noon }, to: .closed,
        released(0),
        closed(.inactivity)),
      ClaimVector(
        "K33", .close(Close(outcome: .inactivity)), on: claim(.open) { $0.file.unanswered = true },
        to: .closed, closed(.inactivity)),
      // Before version 12 it did not matter whether anything was asked, and its decisions did not wait
      // for anybody to be told.
      ClaimVector(
        "K33", .close(Close(outcome: .inactivity)), on: claim(.open), version: 11, to: .closed,
        closed(.inactivity)),
      ClaimVector(
        "K33", .close(Close(outcome: .deniedFinal)),
        on: claim(.denied) { $0.decidedAt = Instant("2025-09-03T11:59:59Z") }, to: .closed,
        closed(.deniedFinal)),
      ClaimVector(
        "K33", .close(Close(outcome: .transferred)), on: claim(.investigating), by: .sara,
        to: .closed, closed(.transferred)),
      ClaimVector(
        "K33", .close(Close(outcome: .rejectedFinal)), on: claim(.rejected), to: .closed,
        closed(.rejectedFinal)),
      ClaimVector(
        "K33", .close(Close(outcome: .deniedFinal)),
        on: claim(.denied) {
          $0.decidedAt = noon
          $0.fraud = .confirmed
          $0.file.appealWaived = true
        }, to: .closed, closed(.deniedFinal)),
      // Before version 9 the staff could waive it for the claimant.
      ClaimVector(
        "K33", .close(Close(outcome: .deniedFinal, appealWaived: true)),
        on: claim(.denied) { $0.decidedAt = noon }, version: 8, to: .closed, closed(.deniedFinal)),
      // Every appeal is used up: no need to wait.
      ClaimVector(
        "K33", .close(Close(outcome: .deniedFinal)),
        on: claim(.denied) { ($0.decidedAt, $0.file.appeals) = (noon, 2) }, to: .closed,
        closed(.deniedFinal)),
      // Before version 7 an answer that was still to come kept nothing open, nor was a party kept away.
      ClaimVector(
        "K33", .close(Close(outcome: .inactivity)),
        on: claim(.infoRequested) { $0.file.infoDue = Instant("2026-03-02T12:00:01Z") }, version: 6,
        to: .closed, closed(.inactivity)),
      ClaimVector(
        "K33", .close(Close(outcome: .transferred)), on: claim(.open),
        by: ClaimSender("carla", .handler), version: 6, to: .closed, closed(.transferred)),
      ClaimVector(
        "K33a", .close(Close(outcome: .closedWithoutPayment)),
        on: claim(.approved, reserve: 900, approved: 900), by: .sara, to: .closed, released(0),
        closed(.closedWithoutPayment)),
      ClaimVector(
        "K33a", .close(Close(outcome: .answered)),
        on: claim(.approved, reserve: 900, approved: 900) {
          $0.file.details.use = .preauthorisation
        }, to: .closed, released(0), closed(.answered)),
      // Before version 8 they were closed, and paid, like claims.
      ClaimVector(
        "K33a", .close(Close(outcome: .closedWithoutPayment)),
        on: claim(.approved) { $0.file.details.use = .preauthorisation }, by: .sara, version: 7,
        to: .closed, closed(.closedWithoutPayment)),
      ClaimVector(
        "K33a", .close(Close(outcome: .completed)),
        on: claim(
          .partiallyApproved, reserve: 5, approved: 5, paid: 5, payments: [paymentOf(5, .cleared)]),
        by: .sara, to: .closed, closed(.completed)),
      ClaimVector(
        "K34", .withdraw(Withdraw(reason: "repaired")), on: claim(.draft), by: .carla, to: .closed,
        .claimWithdrawn(ClaimWithdrawn(reason: "repaired")), closed(.withdrawn, "repaired")),
      // Fraud that is only flagged holds nothing.
      ClaimVector(
        "K34", .withdraw(Withdraw()),
        on: claim(.approved, reserve: 900, approved: 900) { $0.fraud = .flagged }, by: .gina,
        to: .closed, released(0), .claimWithdrawn(ClaimWithdrawn()), closed(.withdrawn)),
      ClaimVector(
        "K35", .markDuplicate(MarkDuplicate(original: identifier(9), reason: "same loss")),
        on: claim(.submitted), beside: original, to: .closed, marked,
        closed(.duplicate, "same loss")),
      ClaimVector(
        "K35", .markDuplicate(MarkDuplicate(original: identifier(9), reason: "same loss")),
        on: claim(.open, reserve: 1), by: .sara, beside: original, to: .closed, released(0), marked,
        closed(.duplicate, "same loss")),
      ClaimVector(
        "K36", .void(VoidClaim(reason: "a test")), on: claim(.draft), by: .ada, to: .voided,
        .claimVoided(ClaimVoided(reason: "a test", at: noon))),
      ClaimVector(
        "K36", .void(VoidClaim(reason: "a test")), on: claim(.open, reserve: 9), by: .sara,
        to: .voided, released(0), .claimVoided(ClaimVoided(reason: "a test", at: noon))),
      // Before version 11 what others paid counted as back: what was paid stays reserved.
      ClaimVector(
        "K36", .void(VoidClaim(reason: "a test")),
        on: claim(.open, reserve: 9, approved: 5, paid: 5, payments: [paymentOf(5, .cleared)]) {
          $0.file.recovered = euros(5)
        }, by: .sara, version: 10, to: .voided, released(5),
        .claimVoided(ClaimVoided(reason: "a test", at: noon))),
      ClaimVector(
        "K37", .reopen(Reopen(reason: "new facts", code: "newInformation")),
        on: claim(
          .closed, reserve: 5, approved: 900, paid: 5, payments: [paymentOf(5, .cleared)]),
        to: .open,
        .claimReopened(
          ClaimReopened(
            reason: "new facts", approved: euros(5), reserve: euros(5), code: "newInformation",
            appealsAnew: true))),
      // What others did takes no decision back.
      ClaimVector(
        "K37", .reopen(Reopen(reason: "a letter", code: "litigation")),
        on: claim(
          .closed, reserve: 5, approved: 900, paid: 5, payments: [paymentOf(5, .cleared)]
        ) { $0.outcome = .completed }, by: .sara, to: .settled,
        .claimReopened(
          ClaimReopened(
            reason: "a letter", approved: euros(5), reserve: euros(5), code: "litigation",
            status: .settled, appealsAnew: true))),
      ClaimVector(
        "K37", .reopen(Reopen(reason: "a letter", code: "litigation")),
        on: claim(.closed) { ($0.outcome, $0.decidedAt) = (.deniedFinal, noon) }, to: .denied,
        reopened("litigation", .denied)),
      // What lapsed stays lapsed.
      ClaimVector(
        "K37", .reopen(Reopen(reason: "a letter", code: "recovery")),
        on: claim(.closed, approved: 900) { $0.outcome = .closedWithoutPayment }, to: .approved,
        reopened("recovery", .approved)),
      ClaimVector(
        "K37", .reopen(Reopen(reason: "a letter", code: "paymentDenied")),
        on: claim(.closed, approved: 700) {
          ($0.outcome, $0.isPartial) = (.answered, true)
          $0.file.details.use = .predetermination
        }, to: .partiallyApproved, reopened("paymentDenied", .partiallyApproved, answering: 700)),
      // What is owed is paid under the decision in force, which no limit prevents.
      ClaimVector(
        "K37", .reopen(Reopen(reason: "returned")),
        on: owed { $0.reopenings = 9 }, to: .approved, reopenedToPay(.approved)),
      ClaimVector(
        "K37", .reopen(Reopen(reason: "returned")),
        on: owed { ($0.isPartial, $0.closedAt) = (true, Instant("1990-01-01T00:00:00Z")) },
        under: .with { $0.reopenDays = 1 }, to: .partiallyApproved,
        reopenedToPay(.partiallyApproved)),
      // Before version 9 the decision lapsed, and so did what was owed.
      ClaimVector(
        "K37", .reopen(Reopen(reason: "returned")), on: owed { _ in }, version: 8, to: .open,
        .claimReopened(
          ClaimReopened(reason: "returned", approved: euros(0), reserve: euros(0)))),
      // What was never accepted goes back to the status in which it was handed in.
      ClaimVector(
        "K37", .reopen(Reopen(reason: "mistake")),
        on: claim(.closed) { ($0.isAccepted, $0.outcome) = (false, .rejectedFinal) }, by: .sara,
        under: .with { $0.reopenDays = 1 }, to: .submitted,
        .claimReopened(
          ClaimReopened(
            reason: "mistake", approved: euros(0), reserve: euros(0), status: .submitted,
            appealsAnew: true))),
    ]
    + [CloseOutcome.deniedFinal, .closedWithoutPayment, .answered].map { outcome in
      // Before version 12 they were decided anew.
      ClaimVector(
        "K37", .reopen(Reopen(reason: "a letter", code: "litigation")),
        on: claim(.closed) { $0.outcome = outcome }, version: 11, to: .open,
        reopened("litigation", .none, appealsAnew: false))
    }

  private static func reopened(
    _ code: String, _ status: ClaimStatus, answering: Int64 = 0, appealsAnew: Bool = true
  ) -> ClaimEvent {
    .claimReopened(
      ClaimReopened(
        reason: "a letter", approved: euros(answering), reserve: euros(answering), code: code,
        status: status, appealsAnew: appealsAnew))
  }
  private static func owed(_ change: (inout Claim) -> Void) -> Claim {
    ClaimPaymentTests.owing(.closed) {
      $0.outcome = .completed
      change(&$0)
    }
  }
  private static func reopenedToPay(_ status: ClaimStatus) -> ClaimEvent {
    .claimReopened(
      ClaimReopened(
        reason: "returned", approved: euros(5), reserve: euros(5), status: status, forDebt: true))
  }

  private static let original = ClaimRelatedFacts.with {
    $0.claim = identifier(1)
    $0.original = OriginalClaim(status: .closed)
  }
  private static let marked = ClaimEvent.claimMarkedDuplicate(
    ClaimMarkedDuplicate(original: identifier(9), reason: "same loss"))

  private static func closed(_ outcome: CloseOutcome, _ reason: String = "") -> ClaimEvent {
    .claimClosed(ClaimClosed(outcome: outcome, reason: reason, at: noon))
  }

  private static func released(_ amount: Int64) -> ClaimEvent {
    .reserveReleased(ReserveReleased(reserve: euros(amount)))
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("every line of the reserve is released down to what was paid from it")
  func lines() throws {
    let repair = ClaimGuardTests.repair
    var story = ClaimStory(
      claim(
        .settled, reserve: 900, approved: 5, paid: 5,
        payments: [paymentOf(5, .cleared, line: repair)]
      ) { $0.file.lines = [LineReserve(line: repair, reserve: euros(600))] })
    try story.send(.close(Close(outcome: .completed)))
    #expect(story.claim.reserve == euros(5))
    #expect(story.claim.reserve(of: repair) == euros(5))
    #expect(story.claim.reserve(of: nil) == euros(0))
  }

  @Test("a reopened claim has no decision, and keeps what was paid")
  func reopened() throws {
    var story = ClaimStory(
      claim(
        .partiallyApproved, reserve: 900, approved: 500, paid: 5,
        payments: [paymentOf(5, .cleared)]
      ) {
        $0.isPartial = true
        $0.decidedAt = noon
        $0.file.proposedBy = ActorID("hanna")
        $0.file.earlierDeciders = [ActorID("hugo")]
      })
    try story.send(.close(Close(outcome: .completed)), by: .sara)
    try story.send(.reopen(Reopen(reason: "more damage")))
    let claim = story.claim
    #expect(claim.approved == euros(5) && claim.reserve == euros(5) && claim.paid == euros(5))
    #expect(claim.decidedBy.isEmpty && claim.decidedAt == nil && !claim.isPartial)
    #expect(claim.file.proposedBy.isEmpty && claim.file.earlierDeciders == [])
    #expect(claim.reopenings == 1 && claim.outcome == .unspecified && claim.closedAt == nil)
    #expect(story.codes(.deny(Deny(reason: "§4"))) == [.alreadyPaid])
  }

  @Test("appeals are counted anew once a claim is reopened, whatever becomes of the decision")
  func appealsAnew() throws {
    for (outcome, code) in [
      (CloseOutcome.deniedFinal, "litigation"), (.deniedFinal, "newInformation"),
    ] {
      var story = ClaimStory(
        claim(.closed) {
          ($0.outcome, $0.decidedAt, $0.file.appeals) = (outcome, noon, 2)
          $0.file.earlierDeciders = [ActorID("hugo")]
        })
      try story.send(.reopen(Reopen(reason: "a letter", code: code)))
      #expect(story.claim.file.appealsBefore == 2 && story.claim.file.earlierDeciders == [])
    }
  }

  @Test("a handler closes again what has nothing left to pay")
  func nothingLeft() throws {
    var story = ClaimStory(
      claim(.closed, approved: 900) { $0.outcome = .closedWithoutPayment })
    try story.send(.reopen(Reopen(reason: "a letter", code: "litigation")))
    try story.send(.close(Close(outcome: .closedWithoutPayment)))
    #expect(story.claim.status == .closed)
  }

  @Test("what came after a request was not answered in time is heard, and an import is not asked")
  func heard() throws {
    let unanswered = claim(.open) { $0.file.unanswered = true }
    let close = ClaimCommand.close(Close(outcome: .inactivity))
    #expect(ClaimStory(unanswered).codes(close) == [])
    var story = ClaimStory(unanswered)
    try story.send(
      .supplement(Supplement(claimed: euros(901), reason: "hidden damage")), by: .carla)
    #expect(story.codes(close) == [.notDue])
    let imported = ClaimContext(
      recorded: noon, effective: noon, actor: ActorID("hugo"), role: .handler, rules: .builtIn,
      relatedFacts: ClaimRelatedFacts(), isImported: true)
    #expect(throws: Never.self) {
      try ClaimDecider.decide(close, given: claim(.open), in: imported)
    }
  }

  @Test("a denied claim whose appeal has no end is closed once the claimant gives it up")
  func endlessAppeal() throws {
    var story = ClaimStory(claim(.denied) { $0.decidedAt = Instant("1990-01-01T00:00:00Z") })
    story.rules.appealDays = 0
    #expect(story.codes(.close(Close(outcome: .deniedFinal))) == [.openItemsRemain])
    let waiving = ClaimCommand.close(Close(outcome: .deniedFinal, appealWaived: true))
    #expect(story.codes(waiving) == [.openItemsRemain])
    #expect(story.codes(.appeal(Appeal(grounds: "no")), by: .carla) == [])
    try story.send(.waiveAppeal(WaiveAppeal()), by: .carla)
    #expect(story.codes(.appeal(Appeal(grounds: "no")), by: .carla) == [.appealWaived])
    #expect(story.codes(.close(Close(outcome: .deniedFinal))) == [])
  }
}

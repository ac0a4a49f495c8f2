import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K33 to K37 and K47: ending, beginning again, erasing.
  static let endings: [ClaimGuardCase] = [
    Case(
      .itemsOpen, close(.completed), on: claim(.settled) { $0.file.reserveProposal = proposed },
      found: "proposed reserve"),
    Case(.itemsOpen, close(.transferred), on: proposing(approving: 1), found: "proposed decision"),
    Case(
      .itemsOpen, close(.deniedFinal),
      on: claim(.denied) {
        $0.file.openReviews = [ReviewRaised(review: 1)]
        $0.recovery = .open
        $0.litigation = .open
      }, found: "review, recovery, lawsuit"),
    Case(
      .itemsOpen, close(.closedWithoutPayment), on: claim(.approved) { $0.litigation = .open },
      by: .sara, found: "lawsuit"),
    Case(
      .itemsOpen, withdraw, on: claim(.infoRequested) { $0.litigation = .open }, by: .carla,
      found: "lawsuit"),
    Case(
      .itemsOpen, repeats, on: claim(.open) { $0.litigation = .open }, beside: original,
      found: "lawsuit"),
    Case(
      .itemsOpen, .void(VoidClaim(reason: "test")), on: claim(.open) { $0.recovery = .open },
      by: .ada, found: "recovery"),
    Case(
      .activitiesOpen, close(.completed), on: claim(.settled), beside: busy,
      expected: "no open activity", found: "2"),
    Case(
      .activitiesOpen, close(.closedWithoutPayment), on: claim(.approved), by: .sara, beside: busy,
      expected: "no open activity", found: "2"),
    Case(
      .activitiesOpen, repeats, on: claim(.open),
      beside: .with {
        $0.original = OriginalClaim(status: .closed)
        $0.openActivities = 2
      }, expected: "no open activity", found: "2"),
    Case(
      .activitiesOpen, .void(VoidClaim(reason: "test")), on: claim(.open), by: .ada, beside: busy,
      expected: "no open activity", found: "2"),
    Case(
      .appealPending, close(.transferred),
      on: claim(.infoRequested) { $0.file.resume = .underAppeal },
      by: .sara, found: "appeal"),
    Case(
      .appealPending, close(.transferred),
      on: claim(.investigating) { $0.file.earlierDeciders = [ActorID("dora")] },
      found: "appeal"),
    Case(
      .appealPending, repeats, on: claim(.infoRequested) { $0.file.resume = .underAppeal },
      beside: original, found: "appeal"),
    Case(
      .closingHeld, close(.transferred), on: claim(.open) { $0.fraud = .confirmed },
      found: "confirmed"),
    Case(
      .closingHeld, close(.deniedFinal), on: claim(.denied) { $0.fraud = .referred },
      found: "referred"),
    Case(
      .closingHeld, close(.closedWithoutPayment), on: claim(.approved) { $0.fraud = .confirmed },
      by: .sara, found: "confirmed"),
    Case(
      .closingHeld, withdraw, on: claim(.open) { $0.fraud = .referred }, by: .carla,
      found: "referred"),
    Case(
      .closingHeld, repeats, on: claim(.open) { $0.fraud = .referred }, beside: original,
      found: "referred"),
    Case(
      .closingHeld, .void(VoidClaim(reason: "test")), on: claim(.open) { $0.fraud = .confirmed },
      by: .sara, found: "confirmed"),
    Case(
      .lapseUnauthorised, close(.closedWithoutPayment), on: claim(.approved, approved: 9),
      expected: "supervisor", found: "handler"),
    Case(
      .lapseUnauthorised, close(.completed),
      on: claim(.approved, approved: 9, paid: 5) { $0.file.details.use = .predetermination },
      expected: "supervisor", found: "handler"),
    Case(
      .outcomeInvalid, close(.closedWithoutPayment),
      on: claim(.approved) { $0.file.details.use = .preauthorisation }, expected: "answered",
      found: "closedWithoutPayment"),
    Case(
      .outcomeInvalid, close(.answered), on: claim(.approved), by: .sara,
      expected: "closedWithoutPayment", found: "answered"),
    Case(
      .outcomeInvalid, close(.completed), on: claim(.denied), expected: "deniedFinal",
      found: "completed"),
    Case(
      .outcomeInvalid, close(.completed), on: claim(.infoRequested),
      expected: "inactivity, transferred", found: "completed"),
    Case(
      .outcomeInvalid, close(.completed), on: claim(.approved), by: .sara,
      expected: "closedWithoutPayment", found: "completed"),
    Case(
      .outcomeInvalid, close(.closedWithoutPayment),
      on: claim(.partiallyApproved, paid: 5, payments: [paymentOf(5, .issued)]), by: .sara,
      expected: "completed", found: "closedWithoutPayment"),
    Case(
      .answerNotDue, close(.inactivity),
      on: claim(.infoRequested) { $0.file.infoDue = Instant("2026-03-02T12:00:01Z") },
      expected: "not before 2026-03-02T12:00:01.000000000Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(
      .appealWindowOpen, close(.deniedFinal),
      on: claim(.denied) {
        $0.decidedAt = Instant("2025-09-03T12:00:00Z")
        $0.file.notifiedOn = LocalDate("2025-09-03")
      },
      expected: "after 2026-03-02T23:59:59.999999999Z, or once the claimant waived the appeal "
        + "(waiveAppeal)"),
    Case(
      .appealWindowOpen, close(.deniedFinal),
      on: claim(.denied) {
        ($0.decidedAt, $0.awaitsNotice) = (Instant("2025-01-01T12:00:00Z"), true)
      },
      expected: "the claimant told of the decision (notifyDecision), or the appeal waived "
        + "(waiveAppeal)"),
    // Though every appeal is used up.
    Case(
      .appealWindowOpen, close(.deniedFinal),
      on: claim(.denied) { ($0.awaitsNotice, $0.file.appeals) = (true, 9) },
      expected: "the claimant told of the decision (notifyDecision), or the appeal waived "
        + "(waiveAppeal)"),
    Case(
      .answerNotDue, close(.inactivity), on: claim(.investigating),
      expected: "a request for information that was not answered in time"),
    Case(
      .paymentsPending, close(.closedWithoutPayment),
      on: claim(.approved, approved: 99, payments: [paymentOf(5)]), by: .sara, found: "0.05 EUR"),
    Case(
      .paymentsPending, withdraw,
      on: claim(.approved, approved: 99, payments: [paymentOf(5, .authorised)]), by: .carla,
      found: "0.05 EUR"),
    Case(
      .alreadyPaid, withdraw, on: claim(.approved, paid: 5, payments: [paymentOf(5, .issued)]),
      by: .carla, found: "0.05 EUR"),
    Case(
      .alreadyPaid, repeats, on: claim(.open, paid: 5, payments: [paymentOf(5, .issued)]),
      beside: original, found: "0.05 EUR"),
    Case(
      .alreadyPaid, .void(VoidClaim(reason: "test")),
      on: claim(.open, paid: 5, payments: [paymentOf(5, .cleared)]) {
        $0.file.recovered = euros(5)
      }, by: .ada, found: "0.05 EUR"),
    Case(
      .hasDuplicates, repeats, on: claim(.submitted),
      beside: .with {
        $0.original = OriginalClaim(status: .open)
        $0.hasDuplicates = true
      }),
    Case(.originalUnknown, repeats, on: claim(.open), found: identifier(9).text),
    Case(
      .originalUnknown, repeats, on: claim(.open),
      beside: .with {
        $0.original = OriginalClaim(status: .open, isDuplicate: true)
        $0.isOriginalForeign = true
      }, found: identifier(9).text),
    Case(
      .originalIsSelf, repeats, on: claim(.open),
      beside: .with {
        $0.claim = identifier(9)
        $0.original = OriginalClaim(status: .open)
      }, found: identifier(9).text),
    Case(
      .originalIsDuplicate, repeats, on: claim(.open),
      beside: .with { $0.original = OriginalClaim(status: .closed, isDuplicate: true) },
      found: identifier(9).text),
    Case(
      .reasonMissing, .void(VoidClaim(reason: "")), on: claim(.draft), by: .ada,
      expected: "reason"),
    Case(
      .notReopenable, reopen(), on: claim(.closed) { $0.outcome = .duplicate },
      found: "duplicate"),
    Case(
      .notReopenable, reopen(),
      on: claim(.closed) {
        $0.outcome = .withdrawn
        $0.submissions = 0
      }, found: "withdrawn"),
    Case(
      .reopenLimit, reopen(), on: claim(.closed) { $0.reopenings = 3 },
      expected: "at most 3 times", found: "3"),
    Case(
      .limitationExpired, reopen(),
      on: claim(.closed) { $0.closedAt = Instant("2026-03-01T11:59:59Z") },
      under: .with { $0.reopenDays = 1 }, expected: "at most 2026-03-02T11:59:59.000000000Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(.reasonMissing, .reopen(Reopen()), on: claim(.closed), expected: "reason"),
    Case(
      .codeUnknown, reopen("boredom"), on: claim(.closed), expected: "a code of reopenReasons",
      found: "boredom"),
    Case(
      .retentionActive, erase(),
      on: claim(.closed) { $0.closedAt = Instant("2026-03-01T12:00:00.000000001Z") }, by: .ada,
      under: .with { $0.retentionDays = 1 },
      expected: "not before 2026-03-02T12:00:00.000000001Z", also: [Reason(.erasureUnavailable)]),
    Case(
      .litigationHold, erase(),
      on: claim(.closed) {
        ($0.closedAt, $0.litigation) = (Instant("2026-03-01T12:00:00Z"), .open)
      }, by: .ada, under: .with { $0.retentionDays = 1 }, also: [Reason(.erasureUnavailable)]),
    Case(
      .litigationHold, erase(),
      on: claim(.closed) {
        ($0.closedAt, $0.recovery) = (Instant("2026-03-01T12:00:00Z"), .open)
      }, by: .ada, under: .with { $0.retentionDays = 1 },
      beside: .with { $0.retention.sealsTexts = true }),
    Case(
      .ownData, erase(), on: ended, by: ClaimSender("carla", .administrator),
      under: .with { $0.retentionDays = 1 }, beside: .with { $0.retention.sealsTexts = true },
      found: "carla"),
    Case(
      .litigationHold, erase(),
      on: claim(.closed) {
        ($0.closedAt, $0.file.owed) = (Instant("2026-03-01T12:00:00Z"), euros(1))
      }, by: .ada, under: .with { $0.retentionDays = 1 },
      beside: .with { $0.retention.sealsTexts = true }),
    Case(
      .retentionActive, erase(), on: ended, by: .ada, under: .with { $0.retentionDays = 1 },
      beside: .with {
        $0.retention.sealsTexts = true
        $0.retention.latest = Instant("2026-03-02T11:00:00Z")
      }, expected: "not before 2026-03-03T11:00:00.000000000Z"),
    Case(
      .activitiesHold, erase(), on: ended, by: .ada, under: .with { $0.retentionDays = 1 },
      beside: .with { ($0.retention.sealsTexts, $0.retention.openActivities) = (true, 1) },
      expected: "no open activity", found: "1"),
    Case(
      .erasureReasonMissing { _ in nil }, erase(" "), on: ended, by: .ada,
      under: .with { $0.retentionDays = 1 }, beside: .with { $0.retention.sealsTexts = true },
      expected: "reason"),
    Case(
      .erasureUnavailable, erase(),
      on: claim(.voided) { $0.closedAt = Instant("2026-03-01T12:00:00Z") }, by: .ada,
      under: .with { $0.retentionDays = 1 }),
  ]

  private static let proposed = ReserveProposed(reserve: euros(1), proposedBy: ActorID("hilda"))
  private static func erase(_ reason: String = "asked for") -> ClaimCommand {
    .erasePersonalData(ErasePersonalData(reason: reason))
  }
  private static let ended = claim(.voided) { $0.closedAt = Instant("2026-03-01T12:00:00Z") }
  private static let withdraw = ClaimCommand.withdraw(Withdraw(reason: "settled privately"))
  private static let repeats = ClaimCommand.markDuplicate(
    MarkDuplicate(original: identifier(9), reason: "same loss"))
  private static let busy = ClaimRelatedFacts.with { $0.openActivities = 2 }
  private static let original = ClaimRelatedFacts.with {
    $0.original = OriginalClaim(status: .open)
  }

  private static func close(_ outcome: CloseOutcome) -> ClaimCommand {
    .close(Close(outcome: outcome))
  }

  private static func reopen(_ code: String = "") -> ClaimCommand {
    .reopen(Reopen(reason: "again", code: code))
  }
}

import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// A denial of Hugo's that a fact speaks against.
  private static let doubted = claim(.denied) {
    ($0.decidedBy, $0.decidedAt) = (ActorID("hugo"), noon)
    $0.file.openReviews = [ReviewRaised(review: 1, reason: "refused now", ofDecision: true)]
  }

  /// K14 to K17, K48 and K50: checks and questions.
  static let inquiry: [ClaimGuardCase] = [
    Case(
      .checkIncomplete, .recordCheck(RecordCheck()), on: claim(.open), expected: "kind, result"),
    Case(
      .checkIncomplete, .recordCheck(RecordCheck(kind: .contract)), on: claim(.draft),
      expected: "result"),
    Case(
      .checkIncomplete, .recordCheck(RecordCheck(kind: .contract)), on: claim(.denied),
      expected: "result"),
    Case(.itemsMissing, ask(), on: claim(.open), expected: "at least one item"),
    Case(
      .itemsMissing, ask("invoice", " "), on: claim(.open), expected: "items that differ",
      found: " "),
    Case(
      .itemsMissing, ask("invoice", "invoice"), on: claim(.open), expected: "items that differ",
      found: "invoice"),
    Case(
      .dueInPast, ask("invoice", due: "2026-03-02T12:00:00Z"), on: claim(.open),
      expected: "later than 2026-03-02T12:00:00.000000000Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(
      .itemNotOpen, .provideInfo(ProvideInfo(item: "photo")),
      on: claim(.infoRequested) { $0.file.openItems = ["invoice"] }, by: .carla, found: "photo"),
    Case(
      .notDue, .expireInfoRequest(ExpireInfoRequest()),
      on: claim(.infoRequested) { $0.file.infoDue = Instant("2026-03-02T12:00:01Z") }, by: .clock,
      expected: "not before 2026-03-02T12:00:01.000000000Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(.decisionPending, raise(901), on: proposing(approving: 1)),
    Case(
      .reasonMissing, .supplement(Supplement(claimed: euros(901))), on: claim(.open),
      expected: "reason"),
    Case(
      .amountInOtherCurrency, .supplement(Supplement(claimed: Money(901, usd), reason: "more")),
      on: claim(.open), expected: "EUR", found: "USD"),
    Case(
      .claimedNotRaised, raise(900), on: claim(.underAppeal), expected: "more than 9.00 EUR",
      found: "9.00 EUR"),
    Case(
      .reviewNotOpen, .completeReview(CompleteReview(review: 2)),
      on: claim(.closed) { $0.file.openReviews = [ReviewRaised(review: 1)] }, found: "2"),
    // Hugo decided, and so somebody else says why it stands.
    Case(
      .deciderReviews, .completeReview(CompleteReview(review: 1, text: "it stands")),
      on: doubted, expected: "somebody other than hugo", found: "hugo"),
    Case(
      .reviewUnexplained, .completeReview(CompleteReview(review: 1, text: " ")), on: doubted,
      by: .sara, expected: "reason"),
    Case(
      .reasonMissing, .raiseReview(RaiseReview()), on: claim(.open), expected: "reason"),
    Case(
      .documentUnknown, .raiseReview(RaiseReview(reason: "again", document: identifier(7))),
      on: claim(.open),
      beside: .with { $0.documents = [DocumentStanding(identifier(8), .verified)] },
      found: identifier(7).text),
    Case(
      .reviewOpen, .raiseReview(RaiseReview(reason: "again", document: identifier(7))),
      on: claim(.open) {
        $0.file.openReviews = [
          ReviewRaised(review: 2, reason: "revoked", document: identifier(7))
        ]
      }, by: .clock, beside: .with { $0.documents = [DocumentStanding(identifier(7), .rejected)] },
      found: "2"),
    Case(
      .documentUnknown, .provideInfo(ProvideInfo(item: "bill", document: identifier(7))),
      on: claim(.infoRequested) { $0.file.openItems = ["bill"] }, by: .carla,
      found: identifier(7).text),
    Case(
      .documentUnknown, .provideInfo(ProvideInfo(item: "bill", document: identifier(7))),
      on: claim(.infoRequested) { $0.file.openItems = ["bill"] }, by: .carla,
      beside: .document(.verified, isForeign: true), found: identifier(7).text),
    Case(
      .documentDeleted, .provideInfo(ProvideInfo(item: "bill", document: identifier(7))),
      on: claim(.infoRequested) { $0.file.openItems = ["bill"] }, by: .carla,
      beside: .document(.deleted), found: identifier(7).text),
  ]

  /// K38 to K42a: fraud, recovery, lawsuits.
  static let regions: [ClaimGuardCase] = [
    Case(
      .indicatorMissing, .flagFraud(FlagFraud()), on: claim(.open), expected: "indicator"),
    Case(
      .codeUnknown, .flagFraud(FlagFraud(indicator: "mood")), on: claim(.open),
      expected: "a code of fraudIndicators", found: "mood"),
    Case(
      .scoreOutOfRange, .flagFraud(FlagFraud(indicator: "model", score: 101)), on: claim(.open),
      expected: "0 to 100", found: "101"),
    Case(.fraudNotFlagged, .referToSIU(ReferToSIU()), on: claim(.open), found: "none"),
    Case(
      .fraudNotFlagged, .referToSIU(ReferToSIU()), on: claim(.open) { $0.fraud = .cleared },
      found: "cleared"),
    Case(
      .alreadyReferred, .referToSIU(ReferToSIU()), on: claim(.open) { $0.fraud = .referred }),
    Case(
      .notReferred, .clearFraud(ClearFraud(finding: "nothing")),
      on: claim(.open) { $0.fraud = .flagged }, by: .ines, expected: "referred", found: "flagged"),
    Case(
      .notReferred, .confirmFraud(ConfirmFraud(finding: "staged")), on: claim(.open), by: .ines,
      expected: "referred", found: "none"),
    Case(
      .handlerResolves, .clearFraud(ClearFraud(finding: "nothing")),
      on: claim(.open) { $0.fraud = .referred }, by: ClaimSender("hilda", .investigator),
      expected: "somebody other than hilda", found: "hilda"),
    Case(
      .handlerResolves, .confirmFraud(ConfirmFraud(finding: "staged")),
      on: claim(.denied) { $0.fraud = .referred }, by: ClaimSender("hilda", .investigator),
      expected: "somebody other than hilda", found: "hilda"),
    Case(
      .reasonMissing, .clearFraud(ClearFraud()), on: claim(.open) { $0.fraud = .referred },
      by: .ines, expected: "reason"),
    Case(
      .reasonMissing, .confirmFraud(ConfirmFraud(finding: "\n")),
      on: claim(.open) { $0.fraud = .referred }, by: .ines, expected: "reason"),
    Case(.nothingPaid, .openSubrogation(OpenSubrogation()), on: claim(.open), by: .lena),
    Case(
      .subrogationOpen, .openSubrogation(OpenSubrogation()), on: recovering(), by: .lena),
    Case(
      .nothingClaimedBack, recover(1), on: recovering { $0.recovery = .closed }, by: .lena,
      expected: "open", found: "closed"),
    Case(.recoveryUnknown, confirm(2), on: recovering(), found: "2"),
    Case(
      .recoveryUnknown, .reverseRecovery(ReverseRecovery(recovery: 2, reason: "typo")),
      on: recovering(), found: "2"),
    Case(
      .recoveryConfirmed, confirm(1),
      on: recovering { $0.file.recoveries = [back(ActorID("dora"))] },
      found: "dora"),
    Case(
      .recoveryIsOwn, confirm(1), on: recovering { $0.file.recoveries = [back()] }, by: .lena,
      expected: "somebody other than lena", found: "lena"),
    Case(
      .recoveryIsOwn, .reverseRecovery(ReverseRecovery(recovery: 1, reason: "typo")),
      on: recovering { $0.file.recoveries = [back(ActorID("hugo"))] },
      expected: "somebody other than hugo", found: "hugo"),
    Case(
      .reasonMissing, .reverseRecovery(ReverseRecovery(recovery: 1)),
      on: recovering { $0.file.recoveries = [back()] }, expected: "reason"),
    Case(
      .recoveryExceedsPaid, confirm(1),
      on: recovering {
        ($0.file.recoveries, $0.payments) = ([back()], [paymentOf(5, .cleared, reversed: 4)])
      }, expected: "at most 0.01 EUR", found: "0.03 EUR"),
    Case(
      .recoveryExceedsPaid, recover(3), on: recovering { $0.file.recoveries = [back()] },
      by: .lena, expected: "at most 0.02 EUR", found: "0.03 EUR"),
    Case(
      .subrogationNotOpen, .closeSubrogation(CloseSubrogation()), on: claim(.settled), by: .lena,
      expected: "open", found: "none"),
    Case(
      .amountNotPositive, recover(0), on: recovering(), by: .lena,
      expected: "a positive amount", found: "0.00 EUR"),
    Case(
      .amountInOtherCurrency, .recordRecovery(RecordRecovery(amount: Money(1, usd))),
      on: recovering(), by: .lena, expected: "EUR", found: "USD"),
    Case(
      .recoveryExceedsPaid, recover(4), on: recovering { $0.file.recovered = euros(2) },
      by: .lena, expected: "at most 0.03 EUR", found: "0.04 EUR"),
    Case(
      .recoveryExceedsPaid, recover(1),
      on: recovering { $0.payments = [paymentOf(5, .issued)] }, by: .lena,
      expected: "at most 0.00 EUR", found: "0.01 EUR"),
    Case(
      .litigationOpen, sue("Lex"), on: claim(.open) { $0.litigation = .open }, by: .lena),
    Case(.counselMissing, sue(" "), on: claim(.denied), by: .lena, expected: "counsel"),
    Case(
      .litigationNotOpen, .closeLitigation(CloseLitigation()), on: claim(.open), by: .lena,
      expected: "open", found: "none"),
  ]

  /// K43, K44, K46, and K51 to K52: what is written down.
  static let record: [ClaimGuardCase] = [
    Case(.textEmpty, .addNote(AddNote(text: "  ")), on: claim(.open)),
    Case(
      .textEmpty, .recordCommunication(RecordCommunication(channel: "mail", text: "\t")),
      on: claim(.open)),
    Case(
      .eventUnknown, correct(ClaimDetails(title: "Front")), on: claim(.open), by: .sara,
      expected: "a revision of this claim", found: "3"),
    Case(
      .correctionNotAllowed, correct(ClaimDetails(title: "Front")), on: claim(.open), by: .sara,
      beside: .with { $0.cited = .unspecified }, expected: "an event that states details",
      found: "revision 3"),
    Case(
      .correctionNotAllowed, correct(ClaimDetails(title: "Front", claimed: euros(901))),
      on: claim(.open), by: .sara, beside: cited, expected: "no amount", found: "claimed"),
    Case(
      .correctionNotAllowed, correct(ClaimDetails(use: .preauthorisation)),
      on: claim(.approved) { $0.decidedAt = noon }, by: .sara, beside: cited, found: "use"),
    Case(
      .fieldStatedElsewhere, correct(ClaimDetails(title: "Front", cause: "ice")), on: claim(.open),
      by: .sara,
      beside: .with { ($0.cited, $0.citedFields) = (.claimDrafted, [.title, .lossDate]) },
      expected: "the event that was the last to state cause", found: "revision 3"),
    Case(
      .correctionEmpty, correct(ClaimDetails(title: "Rear-end")), on: claim(.open), by: .sara,
      beside: cited),
    Case(
      .detailsInOtherCurrency, correct(ClaimDetails(policy: Policy(deductible: Money(1, usd)))),
      on: claim(.open), by: .sara, beside: cited, expected: "USD", found: "EUR"),
    Case(
      .lossDateInFuture, correct(ClaimDetails(lossDate: LocalDate("2026-03-04"))),
      on: claim(.open), by: .sara, beside: cited, expected: "at most 2026-03-03",
      found: "2026-03-04"),
    Case(
      .daysInFuture, correct(ClaimDetails(reportedDate: LocalDate("2026-03-04"))),
      on: claim(.open), by: .sara, beside: cited,
      expected: "reportedDate no later than 2026-03-03", found: "2026-03-04"),
    Case(
      .serviceReversed, correct(ClaimDetails(serviceTo: LocalDate("2026-03-01"))),
      on: claim(.open) { $0.file.details.serviceFrom = LocalDate("2026-03-02") }, by: .sara,
      beside: cited, expected: "serviceTo no earlier than 2026-03-02", found: "2026-03-01"),
    Case(
      .policyReversed,
      correct(
        ClaimDetails(
          policy: Policy(from: LocalDate("2026-02-01"), until: LocalDate("2026-01-31")))),
      on: claim(.open), by: .sara, beside: cited,
      expected: "policy.until no earlier than 2026-02-01", found: "2026-01-31"),
    Case(
      .diagnosisRepeated, correct(ClaimDetails(diagnoses: ["a", "b", "a"])), on: claim(.open),
      by: .sara, beside: cited,
      expected: "diagnoses[2] not blank, and different from those before it",
      found: "a"),
    Case(
      .tooManyDiagnoses, correct(ClaimDetails(diagnoses: ["a", "b", "c", "d", "e", "f"])),
      on: claim(.open), by: .sara, beside: cited, expected: "at most 5 diagnoses", found: "6"),
    Case(
      .propertyUnknown, correct(ClaimDetails(property: identifier(9))), on: claim(.open),
      by: .sara, beside: cited, expected: "a property that is not archived",
      found: identifier(9).text),
    Case(
      .reasonMissing, correct(ClaimDetails(title: "Front"), because: ""), on: claim(.open),
      by: .sara, beside: cited, expected: "reason"),
    Case(
      .asOfInFuture, .generateReport(GenerateReport(asOf: Instant("2026-03-02T12:00:01Z"))),
      on: claim(.open), expected: "at most 2026-03-02T12:00:00.000000000Z",
      found: "2026-03-02T12:00:01.000000000Z"),
    Case(
      .reportHashIncomplete, .generateReport(GenerateReport(sha256: [1, 2, 3])),
      on: claim(.open), expected: "sha256 of 32 bytes"),
    Case(
      .representativeActs, authorise("ralf"), on: represented, by: rolf, expected: "carla",
      found: "rolf"),
    Case(
      .representativeRevokesOther, revoke("rolf"), on: represented,
      by: ClaimSender("ralf", .claimant), expected: "carla", found: "ralf"),
    Case(
      .representativeRevokesOther, revoke("rolf"), on: represented, by: .gina, expected: "carla",
      found: "gina"),
    Case(
      .endingReasonMissing, revoke("rolf", because: "\t"), on: represented, expected: "reason"),
    Case(
      .representativeMissing, authorise(""), on: claim(.open), by: .carla,
      expected: "representative"),
    Case(.representativeKnown, authorise("rolf"), on: represented, by: .carla, found: "rolf"),
    Case(.representativeKnown, authorise("carla"), on: represented, by: .carla, found: "carla"),
    Case(.representativeKnown, authorise("rolf"), on: asked, by: .carla, found: "rolf"),
    Case(
      .representativeIsStaff, authorise("hilda"), on: claim(.open), by: .carla,
      expected: outsider, found: "hilda"),
    Case(
      .representativeIsStaff, authorise("sara"), on: claim(.open), by: .carla,
      beside: .with { $0.namedRoles = [.claimant, .supervisor] }, expected: outsider,
      found: "sara"),
    Case(
      .representativeIsStaff, .acceptRepresentation(AcceptRepresentation()), on: asked, by: rolf,
      beside: .with { $0.namedRoles = [.claimant, .payer] }, expected: outsider, found: "rolf"),
    Case(
      .representativeNotAsked, .acceptRepresentation(AcceptRepresentation()), on: represented,
      by: rolf, found: "rolf"),
    Case(
      .representativeNotAsked, .acceptRepresentation(AcceptRepresentation()), on: asked, by: .gina,
      found: "gina"),
    Case(.representativeUnknown, revoke("ralf"), on: represented, by: .carla, found: "ralf"),
    Case(
      .capacityMissing, authorise("ralf"), on: claim(.open), by: .sara, expected: "capacity"),
    Case(
      .partyHandlesOwn, authorise("ralf", as: "counsel"), on: claim(.open),
      by: ClaimSender("carla", .supervisor), expected: "somebody who is no party", found: "carla"),
  ]
  private static let outsider = "somebody who has no role on claims but claimant or agent"

  private static let rolf = ClaimSender("rolf", .claimant)
  private static let represented = claim(.open) { $0.file.representatives = [ActorID("rolf")] }
  private static let asked = claim(.open) { $0.file.invitedRepresentatives = [ActorID("rolf")] }
  private static let cited = ClaimRelatedFacts.with {
    ($0.cited, $0.citedFields) = (.claimDrafted, .all)
  }

  private static func ask(
    _ items: String..., due: String = "2026-04-01T00:00:00Z"
  ) -> ClaimCommand {
    .requestInfo(RequestInfo(items: items, due: Instant(due) ?? Instant()))
  }

  private static func raise(_ claimed: Int64) -> ClaimCommand {
    .supplement(Supplement(claimed: euros(claimed), reason: "more"))
  }

  private static func recover(_ amount: Int64) -> ClaimCommand {
    .recordRecovery(RecordRecovery(amount: euros(amount)))
  }

  private static func confirm(_ recovery: UInt32) -> ClaimCommand {
    .confirmRecovery(ConfirmRecovery(recovery: recovery))
  }

  /// Three cents that came back, as Lena says.
  private static func back(_ confirmedBy: ActorID = ActorID()) -> Recovery {
    Recovery(
      recovery: 1, amount: euros(3), recordedBy: ActorID("lena"), confirmedBy: confirmedBy)
  }

  /// Five cents arrived, and are claimed back.
  private static func recovering(_ change: (inout Claim) -> Void = { _ in }) -> Claim {
    claim(.settled, approved: 5, paid: 5, payments: [paymentOf(5, .cleared)]) {
      $0.recovery = .open
      change(&$0)
    }
  }

  private static func sue(_ counsel: String) -> ClaimCommand {
    .openLitigation(OpenLitigation(counsel: counsel))
  }

  private static func correct(
    _ details: ClaimDetails, because reason: String = "misheard"
  ) -> ClaimCommand {
    .correctFact(CorrectFact(replaces: 3, details: details, reason: reason))
  }

  private static func authorise(_ actor: String, as capacity: String = "") -> ClaimCommand {
    .authoriseRepresentative(
      AuthoriseRepresentative(representative: ActorID(actor), capacity: capacity))
  }

  private static func revoke(_ actor: String, because reason: String = "") -> ClaimCommand {
    .revokeRepresentative(RevokeRepresentative(representative: ActorID(actor), reason: reason))
  }
}

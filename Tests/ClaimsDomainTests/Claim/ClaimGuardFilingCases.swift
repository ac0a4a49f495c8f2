import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K01, K02, K07 to K12: drafting, handing in, taking in.
  static let filing: [ClaimGuardCase] = [
    Case(
      .typeMissing, .openDraft(OpenDraft(title: "x", claimed: euros(1))), on: Claim(), by: .carla,
      expected: "type"),
    Case(
      .claimantMissing, .openDraft(OpenDraft(type: .auto, claimantName: " ")), on: Claim(),
      by: .gina,
      expected: "claimantName, claimantContact"),
    Case(
      .claimantMissing, .openDraft(OpenDraft(type: .auto, claimantName: "Wim Weber")), on: Claim(),
      by: .clock, expected: "claimantContact"),
    Case(
      .claimantUnknown, .openDraft(OpenDraft(type: .auto, claimant: ActorID("wim"))), on: Claim(),
      by: .gina, expected: "claimant", found: "wim"),
    Case(
      .claimantUnknown, .openDraft(OpenDraft(type: .auto, claimant: ActorID("sara"))), on: Claim(),
      by: .gina, beside: .with { $0.namedRoles = [.supervisor] }, expected: "claimant",
      found: "sara"),
    Case(
      .partyIsStaff, .editDraft(EditDraft(ClaimDetails(title: "Front"))), on: claim(.draft),
      by: .carla, beside: .with { $0.partyOnStaff = ActorID("sara") },
      expected: "somebody who has no role on claims but claimant or agent", found: "sara"),
    Case(
      .policyNegative, .editDraft(EditDraft(ClaimDetails(policy: Policy(limit: euros(-1))))),
      on: claim(.draft),
      by: .carla, found: "-0.01 EUR"),
    Case(
      .policyNegative,
      .correctFact(
        CorrectFact(
          replaces: 2, details: ClaimDetails(policy: Policy(deductible: euros(-1))),
          reason: "misread")), on: claim(.open), by: .sara,
      beside: .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) },
      found: "-0.01 EUR"),
    Case(
      .claimedNegative, .openDraft(OpenDraft(type: .auto, claimed: euros(-1))), on: Claim(),
      by: .carla, found: "-0.01 EUR"),
    Case(
      .claimedNegative, .editDraft(EditDraft(claimed: euros(-1))), on: claim(.draft), by: .carla,
      found: "-0.01 EUR"),
    Case(
      .lossDateInFuture, .openDraft(OpenDraft(type: .auto, lossDate: LocalDate("2026-03-04"))),
      on: Claim(), by: .carla, expected: "at most 2026-03-03", found: "2026-03-04"),
    Case(
      .lossDateInFuture, .editDraft(EditDraft(lossDate: LocalDate("2026-03-04"))),
      on: claim(.rejected), by: .carla, expected: "at most 2026-03-03", found: "2026-03-04"),
    edited(
      .daysInFuture, ClaimDetails(reportedDate: LocalDate("2026-03-04")),
      expected: "reportedDate no later than 2026-03-03", found: "2026-03-04"),
    edited(
      .daysInFuture, ClaimDetails(serviceFrom: LocalDate("2026-03-04")),
      expected: "serviceFrom no later than 2026-03-03", found: "2026-03-04"),
    edited(
      .daysInFuture, ClaimDetails(serviceTo: LocalDate("2026-03-04")),
      expected: "serviceTo no later than 2026-03-03", found: "2026-03-04"),
    // What was asked about in advance is claimed.
    edited(
      .daysInFuture, ClaimDetails(use: .claim),
      on: claim(.draft) {
        $0.file.details.serviceFrom = LocalDate("2026-03-04")
        $0.file.details.use = .preauthorisation
      }, expected: "serviceFrom no later than 2026-03-03", found: "2026-03-04"),
    edited(
      .serviceReversed,
      ClaimDetails(serviceFrom: LocalDate("2026-03-02"), serviceTo: LocalDate("2026-03-01")),
      expected: "serviceTo no earlier than 2026-03-02", found: "2026-03-01"),
    edited(
      .serviceReversed, ClaimDetails(serviceFrom: LocalDate("2026-03-02")),
      on: claim(.draft) { $0.file.details.serviceTo = LocalDate("2026-03-01") },
      expected: "serviceTo no earlier than 2026-03-02", found: "2026-03-01"),
    edited(
      .policyReversed,
      ClaimDetails(policy: Policy(from: LocalDate("2026-02-01"), until: LocalDate("2026-01-31"))),
      expected: "policy.until no earlier than 2026-02-01", found: "2026-01-31"),
    edited(
      .diagnosisRepeated, ClaimDetails(diagnoses: ["S13.4", "S13.4"]),
      expected: "diagnoses[1] not blank, and different from those before it", found: "S13.4"),
    edited(
      .diagnosisRepeated, ClaimDetails(diagnoses: [" "]),
      expected: "diagnoses[0] not blank, and different from those before it", found: " "),
    Case(
      .rejectionCodesRepeated, .rejectIntake(RejectIntake(codes: ["frequency", "frequency"])),
      on: claim(.submitted), expected: "codes[1] not blank, and different from those before it",
      found: "frequency"),
    Case(
      .relatedMissing, .openDraft(OpenDraft(type: .auto, related: payment(77))), on: Claim(),
      by: .carla, expected: "a claim in this log", found: payment(77).text),
    Case(
      .relatedMissing, .openDraft(OpenDraft(type: .auto, related: payment(77))), on: Claim(),
      by: .carla, beside: .with { ($0.related, $0.isRelatedForeign) = (.open, true) },
      expected: "a claim in this log", found: payment(77).text),
    // All of them in the same words: what is there is not revealed.
    unfit(nil), unfit(.lead), unfit(.report(isAnonymous: true)),
    unfit(.report(isAnonymous: false)),
    unfit(.accident(of: ActorID("carla"), isDiscarded: true)),
    unfit(.accident(of: ActorID("dario"), isDiscarded: false)),
    // An agent's draft is of whom it names.
    unfit(.accident(of: ActorID("gina"), isDiscarded: false), by: .gina),
    Case(
      .nothingEdited, .editDraft(EditDraft(title: "Rear-end", claimed: euros(900))),
      on: claim(.draft), by: .carla),
    Case(
      .detailsInOtherCurrency, .editDraft(EditDraft(claimed: Money(900, usd))),
      on: claim(.draft) { $0.hold(damage(1)) }, by: .carla, expected: "EUR", found: "USD"),
    Case(
      .detailsInOtherCurrency,
      .editDraft(EditDraft(ClaimDetails(policy: Policy(limit: Money(1, usd))))),
      on: claim(.draft), by: .carla, expected: "USD", found: "EUR"),
    Case(
      .tooManyDiagnoses,
      .editDraft(EditDraft(ClaimDetails(diagnoses: ["a", "b", "c", "d", "e", "f"]))),
      on: claim(.draft), by: .carla, expected: "at most 5 diagnoses", found: "6"),
    Case(
      .propertyUnknown, .editDraft(EditDraft(ClaimDetails(property: identifier(9)))),
      on: claim(.draft), by: .carla, expected: "a property that is not archived",
      found: identifier(9).text),
    Case(
      .propertyUnknown, .editDraft(EditDraft(ClaimDetails(property: identifier(9)))),
      on: claim(.draft), by: .carla,
      beside: .with { $0.property = NamedProperty(.archived, of: ActorID("carla")) },
      expected: "a property that is not archived", found: identifier(9).text),
    foreignProperty(by: .carla), foreignProperty(by: .gina),
    Case(
      .draftIncomplete, .submit(Submit()),
      on: claim(.draft) { ($0.title, $0.lossDate) = ("", nil) }, by: .carla,
      expected: "title, lossDate"),
    Case(
      .claimedNotPositive, .submit(Submit()), on: claim(.draft, claimed: 0), by: .carla,
      expected: "a positive amount", found: "0.00 EUR"),
    Case(
      .claimedNotPositive, .submit(Submit()),
      on: claim(.draft) { $0.claimed = Money(5, Currency()) }, by: .carla,
      expected: "a positive amount", found: "0.05"),
    Case(
      .documentMissing, .submit(Submit()), on: claim(.draft), by: .carla,
      under: .with { $0.documentsRequired = 1 }, expected: "at least 1", found: "0"),
    Case(
      .documentRejected, .submit(Submit()), on: documented(.draft), by: .carla,
      beside: .document(.rejected), found: identifier(7).text),
    Case(
      .documentExpired, .submit(Submit()), on: documented(.draft), by: .carla,
      beside: .document(.expired), found: identifier(7).text),
    Case(
      .documentExpired, .resubmit(Resubmit()), on: documented(.rejected), by: .carla,
      beside: .document(.verified, until: Instant("2026-03-02T11:59:59Z")),
      found: identifier(7).text),
    Case(
      .policyNotInForce, .submit(Submit()),
      on: claim(.draft) {
        $0.file.details.policy = Policy(
          from: LocalDate("2026-03-01"), until: LocalDate("2026-12-31"))
      }, by: .carla, expected: "2026-03-01 to 2026-12-31", found: "2026-02-28"),
    Case(
      .policyNotInForce, .submit(Submit()),
      on: claim(.draft) { $0.file.details.policy = Policy(until: LocalDate("2026-02-27")) },
      by: .carla, expected: " to 2026-02-27", found: "2026-02-28"),
    Case(
      .filingDeadlinePassed, .submit(Submit()), on: claim(.draft), by: .carla,
      under: .with { $0.filingDays = 1 }, expected: "within 1 days of 2026-02-28",
      found: "2026-03-02"),
    Case(
      .lineItemsDiffer, .submit(Submit()),
      on: claim(.draft) { $0.hold(lineItem(1, 400), lineItem(2, 499)) }, by: .carla,
      expected: "9.00 EUR", found: "8.99 EUR"),
    Case(
      .draftIncomplete, .resubmit(Resubmit()), on: changed { $0.title = "" }, by: .carla,
      expected: "title"),
    Case(
      .claimedNotPositive, .resubmit(Resubmit()), on: changed { $0.claimed = euros(0) },
      by: .carla, expected: "a positive amount", found: "0.00 EUR"),
    Case(
      .documentMissing, .resubmit(Resubmit()), on: changed(), by: .carla,
      under: .with { $0.documentsRequired = 2 }, expected: "at least 2", found: "0"),
    Case(
      .documentRejected, .resubmit(Resubmit()), on: documented(.rejected), by: .carla,
      beside: .document(.rejected), found: identifier(7).text),
    Case(
      .policyNotInForce, .resubmit(Resubmit()),
      on: changed { $0.file.details.policy = Policy(from: LocalDate("2026-03-01")) }, by: .carla,
      expected: "2026-03-01 to ", found: "2026-02-28"),
    Case(
      .filingDeadlinePassed, .resubmit(Resubmit()), on: changed(), by: .carla,
      under: .with { $0.filingDays = 1 }, expected: "within 1 days of 2026-02-28",
      found: "2026-03-02"),
    Case(
      .lineItemsDiffer, .resubmit(Resubmit()), on: changed { $0.hold(lineItem(1, 899)) },
      by: .carla, expected: "9.00 EUR", found: "8.99 EUR"),
    Case(
      .unchangedSinceRejection, .resubmit(Resubmit()), on: claim(.rejected), by: .carla),
    Case(
      .resubmitLimit, .resubmit(Resubmit()),
      on: claim(.rejected) { ($0.submissions, $0.file.isChanged) = (4, true) }, by: .carla,
      expected: "at most 3 times", found: "3"),
    Case(
      .rejectionCodesMissing, .rejectIntake(RejectIntake()), on: claim(.submitted),
      expected: "at least one code"),
    Case(
      .codeUnknown, .rejectIntake(RejectIntake(codes: ["frequency", "mood"])),
      on: claim(.submitted), expected: "a code of rejectionReasons", found: "mood"),
    Case(
      .alreadyAcknowledged, .acknowledge(Acknowledge()),
      on: claim(.open) { $0.isAcknowledged = true }),
    Case(
      .assigneeMissing, .acceptIntake(AcceptIntake()), on: claim(.submitted), expected: "handler"),
    Case(.assigneeMissing, .assign(Assign()), on: claim(.open), expected: "handler"),
    Case(
      .assigneeIsClaimant, .acceptIntake(AcceptIntake(handler: ActorID("carla"))),
      on: claim(.submitted), beside: handling, expected: "somebody else", found: "carla"),
    Case(
      .assigneeIsClaimant, .assign(Assign(handler: ActorID("rolf"))),
      on: claim(.open) { $0.file.representatives = [ActorID("rolf")] }, beside: handling,
      expected: "somebody else", found: "rolf"),
    Case(
      .assigneeIsClaimant, .assign(Assign(handler: ActorID("wanda"))),
      on: claim(.open) {
        $0.file.details.parties = [Party(role: .witness, actor: ActorID("wanda"))]
      }, beside: handling, expected: "somebody else", found: "wanda"),
    Case(
      .assigneeUnsuited, .acceptIntake(AcceptIntake(handler: ActorID("paul"))),
      on: claim(.submitted), beside: .with { $0.namedRoles = [.payer] },
      expected: "a handler or an assessor", found: "paul"),
    Case(
      .assigneeUnsuited, .assign(Assign(handler: ActorID("paul"))), on: claim(.open),
      expected: "a handler or an assessor", found: "paul"),
    Case(
      .assigneeUnchanged, .assign(Assign(handler: ActorID("hilda"))), on: claim(.open),
      beside: handling, found: "hilda"),
  ]

  static let handling = ClaimRelatedFacts.with { $0.namedRoles = [.handler] }

  private static func edited(
    _ rule: ClaimGuard, _ details: ClaimDetails, on draft: Claim = claim(.draft),
    expected: String, found: String
  ) -> Case {
    Case(
      rule, .editDraft(EditDraft(details)), on: draft, by: .carla, expected: expected, found: found)
  }

  private static func changed(_ change: (inout Claim) -> Void = { _ in }) -> Claim {
    claim(.rejected) {
      $0.file.isChanged = true
      change(&$0)
    }
  }

  /// A claim that names one document and was changed since it was turned back.
  static func documented(_ status: ClaimStatus) -> Claim {
    claim(status, reserve: 900) {
      $0.file.documents = [identifier(7)]
      $0.file.isChanged = true
    }
  }

  private static func unfit(_ origin: ClaimOrigin?, by sender: ClaimSender = .carla) -> Case {
    let open = OpenDraft(
      type: .cyberLoss, claimant: ActorID("carla"), origin: identifier(6))
    return Case(
      .originUnknown, .openDraft(open), on: Claim(), by: sender,
      beside: .with { ($0.origin, $0.namedRoles) = (origin, [.claimant]) },
      expected: "an accident of the claimant's that was not discarded", found: identifier(6).text)
  }

  private static func foreignProperty(by sender: ClaimSender) -> Case {
    Case(
      .propertyUnknown, .editDraft(EditDraft(ClaimDetails(property: identifier(9)))),
      on: claim(.draft), by: sender,
      beside: .with { $0.property = NamedProperty(.active, of: ActorID("dario")) },
      expected: "a property that is not archived", found: identifier(9).text)
  }
}

import EventSourcing

@testable import ClaimsDomain

private typealias Case = GuardCase<DocumentDecider>

extension DocumentCases {
  private static func read(_ fields: DocumentField...) -> DocumentCommand {
    .recordOCR(RecordOCR(reading: DocumentReading(model: "reader", fields: fields)))
  }

  private static let timer = documentContext("timer", .system)
  private static let vera = documentContext("vera", .verifier)

  static let examiningGuards: [GuardCase<DocumentDecider>] = [
    Case(
      .documentIncomplete, .submitDocument(SubmitDocument()),
      on: sampleDocument(.draft) { ($0.pages, $0.title, $0.type) = ([], "", "id") },
      expected: "a page, title, validUntil"),
    Case(
      .documentIncomplete, .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected) { ($0.pages, $0.isChanged) = ([], true) }, expected: "a page"),
    Case(
      .documentIncomplete, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.type = "powerOfAttorney" }, vera, expected: "validUntil"),
    Case(
      .readingEmpty, read(), on: sampleDocument(.pending), timer, expected: "fields"),
    Case(
      .readingEmpty, read(DocumentField(name: " ", text: "7")), on: sampleDocument(.pending), timer,
      expected: "a name for every field"),
    Case(
      .pageUnknown, read(DocumentField(name: "sum", page: newPaper)), on: sampleDocument(.pending),
      timer, found: newPaper.text),
    Case(
      .confidenceOutOfRange, read(DocumentField(name: "sum", confidenceMillionths: 1_000_001)),
      on: sampleDocument(.pending), timer, expected: "0 to 1000000", found: "1000001"),
    Case(
      .contributorVerifies, .verifyDocument(VerifyDocument()), on: sampleDocument(.pending),
      documentContext("carla", .verifier), expected: "somebody other than carla", found: "carla"),
    Case(
      .contributorVerifies, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.contributors.append(ActorID("gina")) },
      documentContext("gina", .verifier), expected: "somebody other than gina", found: "gina"),
    Case(
      .contributorVerifies, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.representatives = [ActorID("carl")] },
      documentContext("carl", .verifier), expected: "somebody other than carl", found: "carl"),
    Case(
      .alreadyExpired, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.validUntil = documentDay(-1) }, vera,
      expected: "a day that is not over", found: "2026-03-01"),
    Case(
      .rejectionCodesMissing, .rejectDocument(RejectDocument(text: "ugly")),
      on: sampleDocument(.pending), vera, expected: "a code of documentRejectionReasons"),
    Case(
      .rejectionCodesRepeated,
      .rejectDocument(RejectDocument(codes: ["illegible", "illegible"])),
      on: sampleDocument(.pending), vera,
      expected: "codes[1] not blank, and different from those before it", found: "illegible"),
    Case(
      .rejectionCodeUnknown, .rejectDocument(RejectDocument(codes: ["illegible", "ugly"])),
      on: sampleDocument(.pending), vera, expected: "a code of documentRejectionReasons",
      found: "ugly"),
    Case(
      .unchangedSinceRejection, .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected),
      expected: "other pages or other details"),
    Case(
      .resubmitLimit, .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected) { ($0.isChanged, $0.submissions) = (true, 4) },
      expected: "at most 3", found: "4"),
    Case(
      .reasonMissing, .revokeDocument(RevokeDocument(reason: " \n")), on: sampleDocument(.verified),
      vera, expected: "reason"),
  ]

  private static func remind(
    _ days: UInt32, left: Int64, reminded: [UInt32] = [], ends: Bool = true
  ) -> (DocumentCommand, Document) {
    (
      .remindExpiry(RemindExpiry(days: days)),
      sampleDocument(.verified) {
        $0.validUntil = ends ? documentDay(left) : nil
        $0.reminders = reminded
      }
    )
  }

  private static func late(
    _ rule: Guard<DocumentDecider>, _ asked: (DocumentCommand, Document), expected: String = "",
    found: String
  ) -> GuardCase<DocumentDecider> {
    Case(
      rule, asked.0, on: asked.1, timer, expected: expected, found: found)
  }

  private static let renew = DocumentCommand.renewDocument(RenewDocument(successor: newPaper))

  private static func other(
    _ type: String = "invoice", of owner: String = "carla", _ status: DocumentStatus = .verified
  ) -> DocumentContext {
    documentContext(other: OtherDocument(type: type, owner: ActorID(owner), status: status))
  }

  private static func share(_ recipient: String, _ until: Instant?) -> DocumentCommand {
    .shareDocument(ShareDocument(recipient: recipient, until: until))
  }

  private static func authorise(_ actor: String) -> DocumentCommand {
    .authoriseDocumentRepresentative(
      AuthoriseDocumentRepresentative(representative: ActorID(actor)))
  }

  private static func revoke(_ actor: String) -> DocumentCommand {
    .revokeDocumentRepresentative(RevokeDocumentRepresentative(representative: ActorID(actor)))
  }

  private static let shared = sampleDocument(.verified) {
    $0.sharedWith = [DocumentShare(recipient: "desk", until: documentNoon.adding(days: 3))]
    $0.representatives = [ActorID("carl")]
  }

  static let keepingGuards: [GuardCase<DocumentDecider>] = [
    // Half a day more than thirty is left: it counts through the end of its last day.
    late(.reminderNotDue, remind(30, left: 30), expected: "none now", found: "days 30"),
    late(.reminderNotDue, remind(30, left: 6), expected: "days 7", found: "days 30"),
    late(.reminderNotDue, remind(7, left: 0), expected: "days 1", found: "days 7"),
    late(.reminderNotDue, remind(1, left: -1), expected: "none now", found: "days 1"),
    late(.reminderNotDue, remind(5, left: 4), expected: "days 7", found: "days 5"),
    late(.reminderNotDue, remind(1, left: 0, ends: false), expected: "none now", found: "days 1"),
    late(.alreadyReminded, remind(7, left: 5, reminded: [30, 7]), found: "days 7"),
    Case(
      .notExpired, .expireDocument(ExpireDocument()),
      on: sampleDocument(.verified) { $0.validUntil = documentDay(0) }, timer,
      expected: "from 2026-03-03T00:00:00.000000000Z", found: documentNoon.text),
    Case(
      .notExpired, .expireDocument(ExpireDocument()), on: sampleDocument(.verified), timer,
      expected: "a last day"),
    Case(
      .successorIsSelf, .renewDocument(RenewDocument(successor: paper)),
      on: sampleDocument(.verified),
      other(), expected: "another document", found: paper.text),
    Case(
      .successorMissing, renew, on: sampleDocument(.verified),
      expected: "a document of the same owner",
      found: newPaper.text),
    Case(
      .successorMissing, renew, on: sampleDocument(.expired), other(of: "carl"),
      expected: "a document of the same owner", found: newPaper.text),
    Case(
      .successorOfOtherType, renew, on: sampleDocument(.verified), other("id"), expected: "invoice",
      found: "id"),
    Case(
      .successorNotVerified, renew, on: sampleDocument(.verified),
      other("invoice", of: "carla", .pending),
      expected: "verified", found: "pending"),
    Case(
      .documentInUse, .deleteDocument(DeleteDocument()), on: sampleDocument(.pending),
      documentContext(isReferenced: true), expected: "no claim that names it"),
    Case(
      .recipientMissing, share("  ", documentNoon.adding(days: 1)), on: sampleDocument(.verified),
      expected: "recipient"),
    Case(
      .shareEndInvalid, share("desk", nil), on: sampleDocument(.verified),
      expected: "until after " + documentNoon.text),
    Case(
      .shareEndInvalid, share("desk", documentNoon), on: sampleDocument(.verified),
      expected: "until after " + documentNoon.text, found: documentNoon.text),
    Case(
      .shareUnchanged, share("desk", documentNoon.adding(days: 3)), on: shared,
      found: documentNoon.adding(days: 3).text),
    Case(
      .shareUnknown, .unshareDocument(UnshareDocument(recipient: "Desk")), on: shared,
      expected: "somebody who may see it", found: "Desk"),
    Case(
      .representativeActs, authorise("gina"), on: shared, documentContext("carl"),
      expected: "carla", found: "carl"),
    Case(
      .representativeMissing, authorise(""), on: shared, expected: "representative"),
    Case(.representativeKnown, authorise("carl"), on: shared, found: "carl"),
    Case(.representativeKnown, authorise("carla"), on: shared, found: "carla"),
    Case(
      .representativeActs, revoke("carl"), on: shared, documentContext("carl"),
      expected: "carla", found: "carl"),
    Case(.representativeUnknown, revoke("gina"), on: shared, found: "gina"),
  ]
}

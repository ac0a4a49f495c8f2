import EventSourcing

@testable import ClaimsDomain

extension DocumentGuardCase {
  private static func read(_ fields: DocumentField...) -> DocumentCommand {
    .recordOCR(RecordOCR(reading: DocumentReading(model: "reader", fields: fields)))
  }

  private static let timer = documentContext("timer", .system)
  private static let vera = documentContext("vera", .verifier)

  static let examining: [DocumentGuardCase] = [
    DocumentGuardCase(
      .documentIncomplete, .submitDocument(SubmitDocument()),
      on: sampleDocument(.draft) { ($0.pages, $0.title, $0.type) = ([], "", "id") },
      expected: "a page, title, validUntil"),
    DocumentGuardCase(
      .documentIncomplete, .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected) { ($0.pages, $0.isChanged) = ([], true) }, expected: "a page"),
    DocumentGuardCase(
      .documentIncomplete, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.type = "powerOfAttorney" }, vera, expected: "validUntil"),
    DocumentGuardCase(
      .readingEmpty, read(), on: sampleDocument(.pending), timer, expected: "fields"),
    DocumentGuardCase(
      .readingEmpty, read(DocumentField(name: " ", text: "7")), on: sampleDocument(.pending), timer,
      expected: "a name for every field"),
    DocumentGuardCase(
      .pageUnknown, read(DocumentField(name: "sum", page: newPaper)), on: sampleDocument(.pending),
      timer, found: newPaper.text),
    DocumentGuardCase(
      .confidenceOutOfRange, read(DocumentField(name: "sum", confidenceMillionths: 1_000_001)),
      on: sampleDocument(.pending), timer, expected: "0 to 1000000", found: "1000001"),
    DocumentGuardCase(
      .contributorVerifies, .verifyDocument(VerifyDocument()), on: sampleDocument(.pending),
      documentContext("carla", .verifier), expected: "somebody other than carla", found: "carla"),
    DocumentGuardCase(
      .contributorVerifies, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.contributors.append(ActorID("gina")) },
      documentContext("gina", .verifier), expected: "somebody other than gina", found: "gina"),
    DocumentGuardCase(
      .contributorVerifies, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.representatives = [ActorID("carl")] },
      documentContext("carl", .verifier), expected: "somebody other than carl", found: "carl"),
    DocumentGuardCase(
      .alreadyExpired, .verifyDocument(VerifyDocument()),
      on: sampleDocument(.pending) { $0.validUntil = documentDay(-1) }, vera,
      expected: "a day that is not over", found: "2026-03-01"),
    DocumentGuardCase(
      .rejectionCodesMissing, .rejectDocument(RejectDocument(text: "ugly")),
      on: sampleDocument(.pending), vera, expected: "a code of documentRejectionReasons"),
    DocumentGuardCase(
      .rejectionCodeUnknown, .rejectDocument(RejectDocument(codes: ["illegible", "ugly"])),
      on: sampleDocument(.pending), vera, expected: "a code of documentRejectionReasons",
      found: "ugly"),
    DocumentGuardCase(
      .unchangedSinceRejection, .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected),
      expected: "other pages or other details"),
    DocumentGuardCase(
      .resubmitLimit, .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected) { ($0.isChanged, $0.submissions) = (true, 4) },
      expected: "at most 3", found: "4"),
    DocumentGuardCase(
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
  ) -> DocumentGuardCase {
    DocumentGuardCase(
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

  static let keeping: [DocumentGuardCase] = [
    // Half a day more than thirty is left: it counts through the end of its last day.
    late(.reminderNotDue, remind(30, left: 30), expected: "none now", found: "days 30"),
    late(.reminderNotDue, remind(30, left: 6), expected: "days 7", found: "days 30"),
    late(.reminderNotDue, remind(7, left: 0), expected: "days 1", found: "days 7"),
    late(.reminderNotDue, remind(1, left: -1), expected: "none now", found: "days 1"),
    late(.reminderNotDue, remind(5, left: 4), expected: "days 7", found: "days 5"),
    late(.reminderNotDue, remind(1, left: 0, ends: false), expected: "none now", found: "days 1"),
    late(.alreadyReminded, remind(7, left: 5, reminded: [30, 7]), found: "days 7"),
    DocumentGuardCase(
      .notExpired, .expireDocument(ExpireDocument()),
      on: sampleDocument(.verified) { $0.validUntil = documentDay(0) }, timer,
      expected: "from 2026-03-03T00:00:00.000000000Z", found: documentNoon.text),
    DocumentGuardCase(
      .notExpired, .expireDocument(ExpireDocument()), on: sampleDocument(.verified), timer,
      expected: "a last day"),
    DocumentGuardCase(
      .successorIsSelf, .renewDocument(RenewDocument(successor: paper)),
      on: sampleDocument(.verified),
      other(), expected: "another document", found: paper.text),
    DocumentGuardCase(
      .successorMissing, renew, on: sampleDocument(.verified),
      expected: "a document of the same owner",
      found: newPaper.text),
    DocumentGuardCase(
      .successorMissing, renew, on: sampleDocument(.expired), other(of: "carl"),
      expected: "a document of the same owner", found: newPaper.text),
    DocumentGuardCase(
      .successorOfOtherType, renew, on: sampleDocument(.verified), other("id"), expected: "invoice",
      found: "id"),
    DocumentGuardCase(
      .successorNotVerified, renew, on: sampleDocument(.verified),
      other("invoice", of: "carla", .pending),
      expected: "verified", found: "pending"),
    DocumentGuardCase(
      .documentInUse, .deleteDocument(DeleteDocument()), on: sampleDocument(.pending),
      documentContext(isReferenced: true), expected: "no claim that names it"),
    DocumentGuardCase(
      .recipientMissing, share("  ", documentNoon.adding(days: 1)), on: sampleDocument(.verified),
      expected: "recipient"),
    DocumentGuardCase(
      .shareEndInvalid, share("desk", nil), on: sampleDocument(.verified),
      expected: "until after " + documentNoon.text),
    DocumentGuardCase(
      .shareEndInvalid, share("desk", documentNoon), on: sampleDocument(.verified),
      expected: "until after " + documentNoon.text, found: documentNoon.text),
    DocumentGuardCase(
      .shareUnchanged, share("desk", documentNoon.adding(days: 3)), on: shared,
      found: documentNoon.adding(days: 3).text),
    DocumentGuardCase(
      .shareUnknown, .unshareDocument(UnshareDocument(recipient: "Desk")), on: shared,
      expected: "somebody who may see it", found: "Desk"),
    DocumentGuardCase(
      .representativeActs, authorise("gina"), on: shared, documentContext("carl"),
      expected: "carla", found: "carl"),
    DocumentGuardCase(
      .representativeMissing, authorise(""), on: shared, expected: "representative"),
    DocumentGuardCase(.representativeKnown, authorise("carl"), on: shared, found: "carl"),
    DocumentGuardCase(.representativeKnown, authorise("carla"), on: shared, found: "carla"),
    DocumentGuardCase(
      .representativeActs, revoke("carl"), on: shared, documentContext("carl"),
      expected: "carla", found: "carl"),
    DocumentGuardCase(.representativeUnknown, revoke("gina"), on: shared, found: "gina"),
  ]
}

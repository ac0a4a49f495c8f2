import ClaimsDomain
import EventSourcing

extension DocumentVector {
  private static let alive: [DocumentStatus] = [.draft, .pending, .verified, .rejected, .expired]

  static let keeping: [DocumentVector] =
    ageing + alive.flatMap(sharing) + alive.flatMap(representing) + ending

  private static let ageing: [DocumentVector] = [(30, 29), (7, 6), (1, 0)].map { days, left in
    DocumentVector(
      "D10", .remindExpiry(RemindExpiry(days: days)),
      on: sampleDocument(.verified) {
        ($0.validUntil, $0.reminders) = (documentDay(left), [30, 7, 1].filter { $0 > days })
      }, documentContext("timer", .system),
      .expiryReminderSent(ExpiryReminderSent(days: days, validUntil: documentDay(left)))
    ) { $0.reminders.append(days) }
  }

  private static let ending: [DocumentVector] =
    [
      DocumentVector(
        "D11", .expireDocument(ExpireDocument()),
        on: sampleDocument(.verified) { $0.validUntil = documentDay(-1) },
        documentContext("timer", .system),
        .documentExpired(DocumentExpired(validUntil: documentDay(-1)))
      ) { $0.status = .expired }
    ]
    + [DocumentStatus.verified, .expired].map { status in
      DocumentVector(
        "D12", .renewDocument(RenewDocument(successor: newPaper)), on: sampleDocument(status),
        documentContext(
          other: OtherDocument(
            type: "invoice", owner: ActorID("carla"), status: .verified, version: 2)),
        .documentSuperseded(DocumentSuperseded(successor: newPaper))
      ) { ($0.status, $0.supersededBy) = (.superseded, newPaper) }
    }
    + alive.filter { $0 != .verified }.map { status in
      DocumentVector(
        "D15", .deleteDocument(DeleteDocument(reason: "a mistake")),
        on: sampleDocument(status) {
          $0.sharedWith = [DocumentShare(recipient: "desk", until: documentNoon)]
        }, documentContext(), .documentDeleted(DocumentDeleted(reason: "a mistake"))
      ) { ($0.status, $0.sharedWith) = (.deleted, []) }
    }

  private static func sharing(_ status: DocumentStatus) -> [DocumentVector] {
    let (soon, later) = (documentNoon.adding(days: 1), documentNoon.adding(days: 2))
    let known = [
      DocumentShare(recipient: "desk", until: soon), DocumentShare(recipient: "court", until: soon),
    ]
    return [
      DocumentVector(
        "D14", .shareDocument(ShareDocument(recipient: "desk", until: later)),
        on: sampleDocument(status) { $0.sharedWith = known }, documentContext("hugo", .handler),
        .documentShared(DocumentShared(recipient: "desk", until: later, by: ActorID("hugo")))
      ) {
        $0.sharedWith = [known[1], DocumentShare(recipient: "desk", until: later)]
      },
      DocumentVector(
        "D16", .unshareDocument(UnshareDocument(recipient: "desk")),
        on: sampleDocument(status) { $0.sharedWith = known }, documentContext(),
        .documentUnshared(DocumentUnshared(recipient: "desk", by: ActorID("carla")))
      ) { $0.sharedWith = [known[1]] },
    ]
  }

  private static func representing(_ status: DocumentStatus) -> [DocumentVector] {
    let (carl, gina) = (ActorID("carl"), ActorID("gina"))
    return [
      DocumentVector(
        "D17",
        .authoriseDocumentRepresentative(AuthoriseDocumentRepresentative(representative: carl)),
        on: sampleDocument(status) { $0.representatives = [gina] }, documentContext(),
        .documentRepresentativeAuthorised(
          DocumentRepresentativeAuthorised(representative: carl))
      ) { $0.representatives = [gina, carl] },
      DocumentVector(
        "D18",
        .revokeDocumentRepresentative(RevokeDocumentRepresentative(representative: gina)),
        on: sampleDocument(status) { $0.representatives = [gina, carl] }, documentContext(),
        .documentRepresentativeRevoked(DocumentRepresentativeRevoked(representative: gina))
      ) { $0.representatives = [carl] },
    ]
  }
}

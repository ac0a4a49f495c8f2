import ClaimsDomain
import EventSourcing

private typealias Case = RowCase<DocumentDecider>

extension DocumentCases {
  private static let alive: [DocumentStatus] = [.draft, .pending, .verified, .rejected, .expired]

  static let keeping: [RowCase<DocumentDecider>] =
    ageing + alive.flatMap(sharing) + alive.flatMap(representing) + ending

  private static let ageing: [RowCase<DocumentDecider>] = [(30, 29), (7, 6), (1, 0)].map {
    days, left in
    Case(
      "D10", .remindExpiry(RemindExpiry(days: days)),
      on: sampleDocument(.verified) {
        ($0.validUntil, $0.reminders) = (documentDay(left), [30, 7, 1].filter { $0 > days })
      }, documentContext("timer", .system),
      .expiryReminderSent(ExpiryReminderSent(days: days, validUntil: documentDay(left)))
    ) { $0.reminders.append(days) }
  }

  private static let ending: [RowCase<DocumentDecider>] =
    [
      Case(
        "D11", .expireDocument(ExpireDocument()),
        on: sampleDocument(.verified) { $0.validUntil = documentDay(-1) },
        documentContext("timer", .system),
        .documentExpired(DocumentExpired(validUntil: documentDay(-1)))
      ) { $0.status = .expired }
    ]
    + [DocumentStatus.verified, .expired].map { status in
      Case(
        "D12", .renewDocument(RenewDocument(successor: newPaper)), on: sampleDocument(status),
        documentContext(
          other: OtherDocument(
            type: "invoice", owner: ActorID("carla"), status: .verified, version: 2)),
        .documentSuperseded(DocumentSuperseded(successor: newPaper))
      ) { ($0.status, $0.supersededBy) = (.superseded, newPaper) }
    }
    + alive.filter { $0 != .verified }.map { status in
      Case(
        "D15", .deleteDocument(DeleteDocument(reason: "a mistake")),
        on: sampleDocument(status) {
          $0.sharedWith = [DocumentShare(recipient: "desk", until: documentNoon)]
        }, documentContext(), .documentDeleted(DocumentDeleted(reason: "a mistake"))
      ) { ($0.status, $0.sharedWith) = (.deleted, []) }
    }

  private static func sharing(_ status: DocumentStatus) -> [RowCase<DocumentDecider>] {
    let (soon, later) = (documentNoon.adding(days: 1), documentNoon.adding(days: 2))
    let known = [
      DocumentShare(recipient: "desk", until: soon), DocumentShare(recipient: "court", until: soon),
    ]
    return [
      Case(
        "D14", .shareDocument(ShareDocument(recipient: "desk", until: later)),
        on: sampleDocument(status) { $0.sharedWith = known }, documentContext("hugo", .handler),
        .documentShared(DocumentShared(recipient: "desk", until: later, by: ActorID("hugo")))
      ) {
        $0.sharedWith = [known[1], DocumentShare(recipient: "desk", until: later)]
      },
      Case(
        "D16", .unshareDocument(UnshareDocument(recipient: "desk")),
        on: sampleDocument(status) { $0.sharedWith = known }, documentContext(),
        .documentUnshared(DocumentUnshared(recipient: "desk", by: ActorID("carla")))
      ) { $0.sharedWith = [known[1]] },
    ]
  }

  private static func representing(_ status: DocumentStatus) -> [RowCase<DocumentDecider>] {
    let (carl, gina) = (ActorID("carl"), ActorID("gina"))
    return [
      Case(
        "D17",
        .authoriseDocumentRepresentative(AuthoriseDocumentRepresentative(representative: carl)),
        on: sampleDocument(status) { $0.representatives = [gina] }, documentContext(),
        .documentRepresentativeAuthorised(
          DocumentRepresentativeAuthorised(representative: carl))
      ) { $0.representatives = [gina, carl] },
      Case(
        "D18",
        .revokeDocumentRepresentative(RevokeDocumentRepresentative(representative: gina)),
        on: sampleDocument(status) { $0.representatives = [gina, carl] }, documentContext(),
        .documentRepresentativeRevoked(DocumentRepresentativeRevoked(representative: gina))
      ) { $0.representatives = [carl] },
    ]
  }
}

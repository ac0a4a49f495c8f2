import ClaimsDomain
import EventSourcing

/// What can be said about a document, by whom, and at which times.
struct DocumentAlphabet: Sendable {
  let attempts: [Attempt<DocumentDecider>]

  static let carla = ClaimSender("carla", .claimant)
  /// Acts for Carla once she has said so.
  static let carl = ClaimSender("carl", .claimant)
  static let gina = ClaimSender("gina", .agent)
  static let vera = ClaimSender("vera", .verifier)
  /// The document's author, in another role.
  static let verifyingGina = ClaimSender("gina", .verifier)
  static let hugo = ClaimSender("hugo", .handler)
  static let sara = ClaimSender("sara", .supervisor)
  static let timer = ClaimSender("timer", .system)

  static let document = Identifier(high: 0xd0c, low: 1)
  static let other = Identifier(high: 0xd0c, low: 2)
  static let today = ClaimSender.noon.dayUTC
  /// The last day of what ends.
  static let last = day(40)
  /// From when on it counts no more: the days that its documents count, from noon.
  static let end = ClaimSender.noon.adding(days: 41)

  static func day(_ days: Int64) -> LocalDate {
    LocalDate(daysSinceEpoch: today.daysSinceEpoch + days) ?? today
  }

  init(_ view: DocumentView) {
    var attempts: [Attempt<DocumentDecider>] = []
    func add(
      _ senders: [ClaimSender], at times: [Instant] = [ClaimSender.noon],
      among relatedFacts: [DocumentRelatedFacts] = [DocumentRelatedFacts(document: Self.document)],
      _ commands: [DocumentCommand]
    ) {
      for sender in senders {
        for time in times {
          for neighbour in relatedFacts {
            attempts += commands.map {
              Attempt($0, by: sender, at: time, among: neighbour)
            }
          }
        }
      }
    }
    let (carla, gina, carl) = (Self.carla, Self.gina, Self.carl)
    if view == .everything { add([Self.verifyingGina], [.verifyDocument(VerifyDocument())]) }
    if view != .access {
      add([carla], Self.starts)
      // An agent names the owner, or does not.
      add([gina], [Self.start("invoice")])
      if view == .everything { add([gina], Self.starts) }
      add([carla], among: Self.others, [Self.start("invoice", supersedes: Self.other)])
      add([carla], Self.pages)
      add([carla], [Self.page(1)].map { .addPage(AddPage(page: $0, compression: .failed)) })
      add([carla], [1, 2].map { .removePage(RemovePage(page: Self.page($0).id)) })
      add([carla], Self.edits)
      add([Self.timer], Self.readings)
      add(
        [Self.vera, ClaimSender("carla", .verifier)], at: [ClaimSender.noon, Self.end],
        [.verifyDocument(VerifyDocument())])
      add(
        [Self.timer], at: [41, 11, 8, 7, 1].map { ClaimSender.noon.adding(days: 41 - $0) },
        DocumentDecider.reminderDays.map { .remindExpiry(RemindExpiry(days: $0)) }
          + [.expireDocument(ExpireDocument())])
      add([Self.timer], at: [Self.end], [.expireDocument(ExpireDocument())])
      add([carla], among: Self.others, [.renewDocument(RenewDocument(successor: Self.other))])
      add([carla], [.renewDocument(RenewDocument(successor: Self.document))])
    } else {
      add([carla, gina], [Self.start("id", owner: carla.actor, until: Self.last)])
      add([carla, gina], [.addPage(AddPage(page: Self.page(1), compression: .done))])
      add([Self.vera, Self.verifyingGina], [.verifyDocument(VerifyDocument())])
      add([Self.timer], at: [Self.end], [.expireDocument(ExpireDocument())])
      add(
        [carla], among: [Self.others[1]], [.renewDocument(RenewDocument(successor: Self.other))])
    }
    add([carla], [.submitDocument(SubmitDocument())])
    add([Self.vera, Self.timer], Self.rejections)
    add([carla, gina], [.resubmitDocument(ResubmitDocument())])
    add(
      [Self.vera, Self.sara], ["", "forged"].map { .revokeDocument(RevokeDocument(reason: $0)) })
    add(
      [carla, gina], among: [false, true].map { DocumentRelatedFacts(isReferenced: $0) },
      [.deleteDocument(DeleteDocument())])
    if view != .life {
      add([carla, carl, gina, Self.hugo], Self.shares)
      add([carla, carl, gina], Self.representatives)
    }
    attempts += Attempt.erasures(among: DocumentRelatedFacts(document: Self.document)) {
      .eraseDocumentData(EraseDocumentData(reason: $0))
    }
    // An actor for whom there is no row.
    add([ClaimSender("paul", .payer)], [.verifyDocument(VerifyDocument()), Self.starts[0]])
    self.attempts = attempts
  }

  /// What another document may be: none, one that counts, a draft, of another type, of another
  /// owner, deleted.
  private static let others: [DocumentRelatedFacts] = {
    let (owner, stranger) = (carla.actor, carl.actor)
    let documents: [OtherDocument?] = [
      nil, OtherDocument(type: "id", owner: owner, status: .verified),
      OtherDocument(type: "invoice", owner: owner, status: .verified, version: 6),
      OtherDocument(type: "invoice", owner: owner, status: .draft),
      OtherDocument(type: "invoice", owner: stranger, status: .verified),
      OtherDocument(type: "invoice", owner: owner, status: .deleted),
      OtherDocument(type: "invoice", owner: owner, status: .verified, isForeign: true),
    ]
    return documents.map { DocumentRelatedFacts(document: document, other: $0) }
  }()
}

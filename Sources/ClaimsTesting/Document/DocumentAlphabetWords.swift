import ClaimsDomain
import EventSourcing

// The arguments that are tried, refused ones among them.

extension DocumentAlphabet {
  static func start(
    _ type: String?, owner: ActorID = ActorID(), until: LocalDate? = nil,
    supersedes: Identifier? = nil
  ) -> DocumentCommand {
    .startDocument(
      StartDocument(
        owner: owner, details: DocumentDetails(type: type, title: "Paper", validUntil: until),
        supersedes: supersedes))
  }

  static let starts: [DocumentCommand] = [
    start("invoice", owner: carla.actor), start("invoice"), start(nil, owner: carla.actor),
    start("id", owner: carla.actor), start("id", owner: carla.actor, until: last),
    start("treasureMap", owner: carla.actor),
    .startDocument(
      StartDocument(owner: carla.actor, details: DocumentDetails(type: "invoice", title: " "))),
    .startDocument(
      StartDocument(
        owner: carla.actor,
        details: DocumentDetails(type: "invoice", title: "Paper", issuedOn: day(3)))),
  ]

  static func page(_ number: UInt64) -> DocumentPage {
    DocumentPage(
      id: Identifier(high: 0x9a9e, low: number), name: "page \(number).jpg", mime: "image/jpeg",
      bytes: 1000, sha256: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 32))
  }

  static let pages: [DocumentCommand] = {
    var large = page(2)
    large.bytes = 10 << 20 | 1
    var empty = page(2)
    empty.bytes = 0
    var film = page(2)
    film.mime = "video/mp4"
    var copy = page(2)
    copy.sha256 = page(1).sha256
    return [page(1), DocumentPage(), large, empty, film, copy].map {
      .addPage(AddPage(page: $0, compression: .done))
    }
  }()

  static let edits: [DocumentCommand] = [
    DocumentDetails(), DocumentDetails(type: "id"), DocumentDetails(type: "treasureMap"),
    DocumentDetails(validUntil: last), DocumentDetails(isEndless: true),
    DocumentDetails(validUntil: last, isEndless: true), DocumentDetails(title: ""),
    DocumentDetails(issuedOn: day(3)),
  ].map { .editDocument(EditDocument(details: $0)) }

  static let readings: [DocumentCommand] = [
    [], [DocumentField(name: "holder", text: "Carla", confidenceMillionths: 1_000_000)],
    [DocumentField(name: "", text: "Carla")],
    [DocumentField(name: "holder", confidenceMillionths: 1_000_001)],
    [DocumentField(name: "holder", page: page(2).id)],
  ].map { .recordOCR(RecordOCR(reading: DocumentReading(model: "reader", fields: $0))) }

  static let rejections: [DocumentCommand] = [["illegible"], [], ["ugly"]].map {
    .rejectDocument(RejectDocument(codes: $0, text: "please again"))
  }

  static let shares: [DocumentCommand] = [
    .shareDocument(ShareDocument(recipient: "desk", until: end)),
    .shareDocument(ShareDocument(recipient: "desk", until: ClaimSender.noon)),
    .shareDocument(ShareDocument(recipient: "desk")),
    .shareDocument(ShareDocument(recipient: " ", until: end)),
    .unshareDocument(UnshareDocument(recipient: "desk")),
  ]

  static let representatives: [DocumentCommand] = [carl.actor, gina.actor, ActorID()].flatMap {
    [
      .authoriseDocumentRepresentative(AuthoriseDocumentRepresentative(representative: $0)),
      .revokeDocumentRepresentative(RevokeDocumentRepresentative(representative: $0)),
    ]
  }
}

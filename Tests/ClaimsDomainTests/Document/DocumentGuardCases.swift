import EventSourcing

@testable import ClaimsDomain

extension GuardCase<DocumentDecider> {
  init(
    _ rule: Guard<DocumentDecider>, _ command: DocumentCommand, on document: Document = Document(),
    _ context: DocumentContext = documentContext(), expected: String = "", found: String = ""
  ) {
    self.init(rule, command, on: document, in: context, expected: expected, found: found)
  }
}

private typealias Case = GuardCase<DocumentDecider>

extension DocumentCases {
  static let guards = writingGuards + examiningGuards + keepingGuards

  private static func start(
    _ details: DocumentDetails, owner: String = "", supersedes: Identifier? = nil
  ) -> DocumentCommand {
    .startDocument(
      StartDocument(owner: ActorID(owner), details: details, supersedes: supersedes))
  }

  private static func edit(_ details: DocumentDetails) -> DocumentCommand {
    .editDocument(EditDocument(details: details))
  }

  private static func add(
    _ page: DocumentPage, _ compression: CompressionResult = .done
  ) -> DocumentCommand { .addPage(AddPage(page: page, compression: compression)) }

  private static let invoice = DocumentDetails(type: "invoice", title: "Towing")
  private static let types =
    "image/jpeg, image/png, image/gif, image/webp, image/heic, image/heif, image/tiff, "
    + "application/pdf"

  private static let writingGuards: [GuardCase<DocumentDecider>] = [
    Case(
      .ownerMissing, start(invoice), documentContext("gina", .agent), expected: "owner"),
    Case(
      .typeUnknown, start(DocumentDetails(title: "Towing")), expected: "a code of documentTypes"),
    Case(
      .typeUnknown, start(DocumentDetails(type: "map")), expected: "a code of documentTypes",
      found: "map"),
    Case(
      .detailsInvalid, start(DocumentDetails(type: "invoice", title: " ")), expected: "title"),
    Case(
      .detailsInvalid,
      start(
        DocumentDetails(
          type: "invoice", issuedOn: documentDay(0), validUntil: documentDay(-1))),
      expected: "validUntil at least 2026-03-02", found: "2026-03-01"),
    Case(
      // Noon in London is the next day in Kiribati, never the day after.
      .issuedInFuture, start(DocumentDetails(type: "invoice", issuedOn: documentDay(2))),
      expected: "at most 2026-03-03", found: "2026-03-04"),
    Case(
      .predecessorMissing, start(invoice, supersedes: newPaper),
      expected: "a document of the same owner", found: newPaper.text),
    Case(
      .predecessorMissing, start(invoice, supersedes: newPaper),
      documentContext(
        other: OtherDocument(type: "invoice", owner: ActorID("carl"), status: .verified)),
      expected: "a document of the same owner", found: newPaper.text),
    Case(
      .predecessorMissing, start(invoice, supersedes: newPaper),
      documentContext(
        other: OtherDocument(type: "invoice", owner: ActorID("carla"), status: .deleted)),
      expected: "a document of the same owner", found: newPaper.text),
    // Of another's document nothing is told but that it is not theirs.
    Case(
      .predecessorMissing, start(invoice, supersedes: newPaper),
      documentContext(other: OtherDocument(type: "id", owner: ActorID("dario"), status: .verified)),
      expected: "a document of the same owner", found: newPaper.text),
    // Before version 7 its type was told, too.
    Case(
      .predecessorMissing, start(invoice, supersedes: newPaper), on: Document(),
      in: documentContext(
        other: OtherDocument(type: "id", owner: ActorID("dario"), status: .verified), version: 6),
      expected: "a document of the same owner", found: newPaper.text,
      also: [Reason(.invalidDocumentType, expected: "id", found: "invoice")]),
    Case(
      .predecessorOfOtherType, start(invoice, supersedes: newPaper),
      documentContext(
        other: OtherDocument(type: "id", owner: ActorID("carla"), status: .expired)),
      expected: "id", found: "invoice"),
    Case(
      .pageIncomplete, add(documentPage(2, name: "")), on: sampleDocument(.draft),
      expected: "page.name"),
    Case(
      .pageIncomplete, add(documentPage(0)), on: sampleDocument(.draft), expected: "page.id"),
    Case(
      .pageIncomplete,
      add(
        DocumentPage(
          id: newPaper, name: "a", mime: "application/pdf", bytes: 1, sha256: [1, 2, 3])),
      on: sampleDocument(.draft), expected: "page.sha256 of 32 bytes"),
    Case(
      .pageIDTaken,
      add(
        {
          var page = documentPage(2)
          page.id = documentPage(1).id
          return page
        }()),
      on: sampleDocument(.draft), found: documentPage(1).id.text),
    Case(
      .pageKnown,
      add(
        {
          var page = documentPage(1)
          page.id = documentPage(2).id
          return page
        }()),
      on: sampleDocument(.draft), found: "front.jpg"),
    Case(
      .pageNotImage, add(documentPage(2, name: "film", mime: "video/mp4")),
      on: sampleDocument(.draft),
      expected: types, found: "video/mp4"),
    Case(
      .pageNotImage, add(documentPage(2, name: "logo", mime: "image/svg+xml")),
      on: sampleDocument(.draft), expected: types, found: "image/svg+xml"),
    Case(
      .pageNotImage, add(documentPage(2, name: "front.exe")), on: sampleDocument(.draft),
      expected: types, found: "front.exe"),
    Case(
      .compressionFailed, add(documentPage(2), .failed), on: sampleDocument(.draft),
      expected: "a page that could be made smaller", found: "front.jpg"),
    Case(
      .compressionFailed, add(documentPage(2, bytes: 0)), on: sampleDocument(.draft),
      expected: "a page that could be made smaller", found: "front.jpg"),
    Case(
      .pageTooLarge, add(documentPage(2, bytes: 10_485_761)), on: sampleDocument(.draft),
      expected: "at most 10485760 bytes", found: "10485761"),
    Case(
      .pageUnknown, .removePage(RemovePage(page: newPaper)), on: sampleDocument(.draft),
      found: newPaper.text),
    Case(.nothingEdited, edit(invoice), on: sampleDocument(.draft)),
    Case(
      .nothingEdited, edit(DocumentDetails(isEndless: true)), on: sampleDocument(.draft)),
    Case(
      .typeUnknown, .submitDocument(SubmitDocument()),
      on: sampleDocument(.draft) { $0.type = "map" }, expected: "a code of documentTypes",
      found: "map"),
    Case(
      .typeUnknown, edit(DocumentDetails(type: "map")), on: sampleDocument(.draft),
      expected: "a code of documentTypes", found: "map"),
    Case(
      .detailsInvalid, edit(DocumentDetails(title: "")), on: sampleDocument(.draft),
      expected: "title"),
    Case(
      .detailsInvalid, edit(DocumentDetails(validUntil: documentDay(9), isEndless: true)),
      on: sampleDocument(.draft) { $0.validUntil = documentDay(1) },
      expected: "one of validUntil, isEndless"),
    Case(
      .detailsInvalid, edit(DocumentDetails(issuedOn: documentDay(0))),
      on: sampleDocument(.draft) { $0.validUntil = documentDay(-5) },
      expected: "validUntil at least 2026-03-02", found: "2026-02-25"),
    Case(
      .issuedInFuture, edit(DocumentDetails(issuedOn: documentDay(2))), on: sampleDocument(.draft),
      expected: "at most 2026-03-03", found: "2026-03-04"),
  ]
}

import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// The document's table, as its tests have it.
enum DocumentCases {
  private typealias Case = RowCase<DocumentDecider>

  static let table = TableCases<DocumentMachine>(
    states: DocumentStatus.allCases.map { sampleDocument($0) }, rows: rows,
    guards: guards, page: SpecificationPage("Specs/Lifecycles/Document.md"),
    explored: { [life, access] }, isFromEveryStatus: true,
    erasing: erasure, needsPage: true,
    besides: [
      MutantCheck("exploration") { lifecycle in
        [DocumentView.life, .access].firstValue { view in
          Exploration(
            of: DocumentMachine(view, lifecycle: lifecycle), limit: 60, stopsAtViolation: true
          ).violations.first?.message
        }
      }
    ], walks: Settings(runs: 150, steps: 60), folds: 300)

  private static let erasure = ErasureCases<DocumentDecider>(
    "D19", on: { sampleDocument($0) }, among: DocumentRelatedFacts(),
    { .eraseDocumentData(EraseDocumentData(reason: $0)) },
    { .documentDataErased(DocumentDataErased(reason: $0, at: $1)) },
    to: { ($0.status, $0.sharedWith) = (.erased, []) })

  static let life = Exploration(of: DocumentMachine(.life))
  static let access = Exploration(of: DocumentMachine(.access))

  private static let carla = ActorID("carla")
  private static let owners = documentContext()
  private static let vera = documentContext("vera", .verifier)
  private static let timer = documentContext("timer", .system)

  static let rows = writing + examining + keeping

  private static let writing: [RowCase<DocumentDecider>] = {
    let details = DocumentDetails(
      type: "id", title: "Card", notes: "", issuedOn: documentDay(1), validUntil: documentDay(90),
      isEndless: true)
    var kept = details
    (kept.notes, kept.isEndless) = (nil, false)
    let given = DocumentDetails(type: "invoice", title: "Towing")
    let page = documentPage(2, name: "back.PDF", mime: "application/pdf", addedBy: "mallory")
    var stored = page
    stored.addedBy = carla
    return [
      Case(
        "D01",
        .startDocument(
          StartDocument(
            owner: ActorID("mallory"),
            details: DocumentDetails(
              type: "id", title: "Card", notes: "", issuedOn: documentDay(1),
              validUntil: documentDay(90)))), on: Document(), owners,
        .documentStarted(DocumentStarted(owner: carla, details: kept, version: 1, by: carla))
      ) {
        ($0.status, $0.type, $0.title) = (.draft, "id", "Card")
        ($0.owner, $0.contributors, $0.version) = (carla, [carla], 1)
        ($0.issuedOn, $0.validUntil) = (documentDay(1), documentDay(90))
      },
      Case(
        "D01", .startDocument(StartDocument(owner: carla, details: given, supersedes: newPaper)),
        on: Document(),
        documentContext(
          "gina", .agent,
          other: OtherDocument(type: "invoice", owner: carla, status: .verified, version: 4)),
        .documentStarted(
          DocumentStarted(
            owner: carla, details: given, supersedes: newPaper, version: 5, by: ActorID("gina")))
      ) {
        ($0.status, $0.type, $0.title) = (.draft, "invoice", "Towing")
        ($0.owner, $0.version, $0.supersedes) = (carla, 5, newPaper)
        ($0.contributors, $0.representatives) = ([ActorID("gina")], [ActorID("gina")])
      },
      Case(
        "D02", .addPage(AddPage(page: page, compression: .notNeeded)), on: sampleDocument(.draft),
        owners, .pageAdded(PageAdded(page: stored))
      ) { $0.pages.append(stored) },
      Case(
        "D02", .addPage(AddPage(page: page)),
        on: sampleDocument(.rejected) {
          $0.reading = DocumentReading(model: "reader")
          $0.representatives.append(ActorID("carl"))
        },
        documentContext("carl"),
        .pageAdded(
          PageAdded(
            page: {
              var page = page
              page.addedBy = ActorID("carl")
              return page
            }()))
      ) {
        var page = page
        page.addedBy = ActorID("carl")
        $0.pages.append(page)
        ($0.isChanged, $0.reading) = (true, nil)
        $0.contributors.append(ActorID("carl"))
      },
      Case(
        "D03", .removePage(RemovePage(page: documentPage().id)), on: sampleDocument(.rejected),
        owners,
        .pageRemoved(PageRemoved(page: documentPage().id, by: carla))
      ) { ($0.pages, $0.isChanged) = ([], true) },
      Case(
        "D03", .removePage(RemovePage(page: documentPage().id)), on: sampleDocument(.draft), owners,
        .pageRemoved(PageRemoved(page: documentPage().id, by: carla))
      ) { $0.pages = [] },
      Case(
        "D04",
        .editDocument(
          EditDocument(
            details: DocumentDetails(title: "Towing", notes: "twice", isEndless: true))),
        on: sampleDocument(.pending) { $0.validUntil = documentDay(3) }, owners,
        .documentMetadataEdited(
          DocumentMetadataEdited(
            details: DocumentDetails(notes: "twice", isEndless: true), by: carla,
            effective: documentNoon))
      ) { ($0.notes, $0.validUntil) = ("twice", nil) },
    ]
      + [DocumentStatus.draft, .rejected].map { status in
        Case(
          "D04", .editDocument(EditDocument(details: DocumentDetails(type: "other"))),
          on: sampleDocument(status), owners,
          .documentMetadataEdited(
            DocumentMetadataEdited(
              details: DocumentDetails(type: "other"), by: carla, effective: documentNoon))
        ) { ($0.type, $0.isChanged) = ("other", status == .rejected) }
      }
  }()

  private static let reading = DocumentReading(
    model: "reader",
    fields: [
      DocumentField(
        name: "sum", text: "12", confidenceMillionths: 1_000_000, page: documentPage().id)
    ])

  private static let examining: [RowCase<DocumentDecider>] = [
    Case(
      "D05", .submitDocument(SubmitDocument()), on: sampleDocument(.draft), documentContext("carl"),
      .documentSubmitted(DocumentSubmitted(by: ActorID("carl"), at: documentNoon))
    ) {
      ($0.status, $0.submissions, $0.submittedAt) = (.pending, 1, documentNoon)
      $0.contributors.append(ActorID("carl"))
    },
    Case(
      "D06", .recordOCR(RecordOCR(reading: reading)), on: sampleDocument(.pending), timer,
      .ocrRecorded(OCRRecorded(reading: reading))
    ) { $0.reading = reading },
    Case(
      "D07", .verifyDocument(VerifyDocument(note: "seen")),
      on: sampleDocument(.pending) {
        ($0.type, $0.validUntil, $0.reminders) = ("id", documentDay(0), [1])
      },
      vera,
      .documentVerified(DocumentVerified(by: ActorID("vera"), at: documentNoon, note: "seen"))
    ) {
      ($0.status, $0.verifiedBy, $0.verifiedAt) = (.verified, ActorID("vera"), documentNoon)
      $0.reminders = []
    },
    Case(
      "D08", .rejectDocument(RejectDocument(codes: ["illegible", "expired"], text: "again")),
      on: sampleDocument(.pending), vera,
      .documentRejected(
        DocumentRejected(
          codes: ["illegible", "expired"], text: "again", by: ActorID("vera")))
    ) {
      ($0.status, $0.rejectionCodes) = (.rejected, ["illegible", "expired"])
      $0.rejectionText = "again"
    },
    Case(
      "D09", .resubmitDocument(ResubmitDocument()),
      on: sampleDocument(.rejected) {
        ($0.isChanged, $0.rejectionCodes, $0.rejectionText) = (true, ["illegible"], "again")
        $0.submissions = 3
      },
      documentContext(at: documentNoon.adding(days: 1)),
      .documentResubmitted(DocumentResubmitted(by: carla, at: documentNoon.adding(days: 1)))
    ) {
      ($0.status, $0.isChanged, $0.rejectionCodes, $0.rejectionText) = (.pending, false, [], "")
      ($0.submissions, $0.submittedAt) = (4, documentNoon.adding(days: 1))
    },
    Case(
      "D13", .revokeDocument(RevokeDocument(reason: "forged")),
      on: sampleDocument(.verified) { $0.isChanged = true }, documentContext("sara", .supervisor),
      .documentRevoked(DocumentRevoked(reason: "forged", by: ActorID("sara")))
    ) {
      ($0.status, $0.rejectionText, $0.isChanged) = (.rejected, "forged", false)
      ($0.verifiedBy, $0.verifiedAt) = (ActorID(), nil)
    },
  ]
}

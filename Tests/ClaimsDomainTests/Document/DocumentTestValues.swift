import ClaimsDomain
import ClaimsTesting
import EventSourcing

/// Noon of 2 March 2026, when documents are decided upon unless a test says otherwise.
let documentNoon = ClaimSender.noon

/// A day this many days after that one.
func documentDay(_ days: Int64) -> LocalDate {
  LocalDate(daysSinceEpoch: documentNoon.dayUTC.daysSinceEpoch + days) ?? LocalDate()
}

let paper = Identifier(high: 0xd0c, low: 1)
let newPaper = Identifier(high: 0xd0c, low: 2)

func documentPage(
  _ number: UInt64 = 1, name: String = "front.jpg", mime: String = "image/jpeg",
  bytes: UInt64 = 2000, addedBy: String = ""
) -> DocumentPage {
  DocumentPage(
    id: Identifier(high: 0, low: number), name: name, mime: mime, bytes: bytes,
    sha256: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 32),
    addedBy: ActorID(addedBy))
}

/// Carla's invoice of one page, as events might have left it.
func sampleDocument(_ status: DocumentStatus, _ change: (inout Document) -> Void = { _ in })
  -> Document
{
  var document = Document()
  guard status != .none else { return document }
  document.status = status
  document.type = "invoice"
  document.title = "Towing"
  document.owner = ActorID("carla")
  document.version = 1
  document.contributors = [ActorID("carla")]
  document.pages = [documentPage(addedBy: "carla")]
  if status != .draft {
    document.submissions = 1
    document.submittedAt = documentNoon
  }
  if status == .verified || status == .expired || status == .superseded {
    document.verifiedBy = ActorID("vera")
    document.verifiedAt = documentNoon
  }
  if status == .expired { document.validUntil = documentDay(-1) }
  if status == .superseded { document.supersededBy = newPaper }
  change(&document)
  return document
}

/// The context of a decision about Carla's document.
func documentContext(
  _ actor: String = "carla", _ role: Role = .claimant, at time: Instant = documentNoon,
  rules: ClaimRules = .builtIn, other: OtherDocument? = nil, isReferenced: Bool = false,
  version: UInt32 = .max
) -> DocumentContext {
  DocumentContext(
    recorded: time, effective: time, actor: ActorID(actor), role: role, rules: rules,
    relatedFacts: DocumentRelatedFacts(document: paper, other: other, isReferenced: isReferenced),
    version: version)
}

/// What a command leads to, or why not.
func answer(
  _ command: DocumentCommand, on document: Document, in context: DocumentContext,
  under lifecycle: Lifecycle<DocumentDecider.Words> = DocumentDecider.lifecycle
) -> Result<[DocumentEvent], Refusal> {
  Result { () throws(Refusal) in
    try DocumentDecider.decide(command, given: document, in: context, under: lifecycle)
  }
}

import ClaimsDomain
import EventSourcing

extension DocumentDecider: LogAggregate {
  public static var category: Category { .document }
  public static var beginning: DocumentVerb { .startDocument }
  public static var lifecycle: Lifecycle<DocumentWords> { documentLifecycle }
  public static var unguarded: Lifecycle<DocumentWords> { lifecycle.withoutGuards }

  public static func isParty(_ actor: ActorID, as role: Role, to document: Document) -> Bool {
    document.isParty(actor, as: role)
  }

  public static func days(of document: Document) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, document.submittedAt)
  }

  public static func neighbours(
    of command: DocumentCommand?, on document: Document, _ id: Identifier, by actor: ActorID,
    in world: World
  ) -> DocumentNeighbours {
    func other(_ id: Identifier?) -> OtherDocument? {
      id.flatMap { world.documents[$0] }.map { OtherDocument($0.state) }
    }
    var neighbours = DocumentNeighbours(document: id, catalogs: world.catalogs)
    switch command {
    case .startDocument(let start)?: neighbours.other = other(start.supersedes)
    case .renewDocument(let renew)?: neighbours.other = other(renew.successor)
    case .deleteDocument?, nil:
      neighbours.isReferenced = !world.claims(citing: id).isEmpty
    default: break
    }
    return neighbours
  }

  public static func due(
    on document: Document, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: DocumentCommand)] {
    dueCommands(of: document, at: time, under: rules)
  }
}

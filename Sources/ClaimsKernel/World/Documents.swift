import ClaimsDomain
import EventSourcing

extension DocumentDecider: LogAggregate {
  public typealias Words = AggregateVocabulary<DocumentDecider>
  public static var beginning: DocumentVerb { .startDocument }

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
}

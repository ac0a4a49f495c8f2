import ClaimsDomain
import EventSourcing

extension PropertyDecider: LogAggregate {
  public typealias Words = AggregateVocabulary<PropertyDecider>
  public static var beginning: PropertyVerb { .registerProperty }

  public static func neighbours(
    of command: PropertyCommand?, on property: RegisteredProperty, _ id: Identifier,
    by actor: ActorID, in world: World
  ) -> PropertyNeighbours {
    func isRegistered(_ actor: ActorID) -> Bool { world.actors[actor]?.status == .active }
    var neighbours = PropertyNeighbours()
    switch command {
    case .registerProperty(let register)?:
      neighbours.isOwnerRegistered = isRegistered(register.owner)
    case .transferProperty(let transfer)?:
      neighbours.isOwnerRegistered = isRegistered(transfer.owner)
    case .archiveProperty?, nil:
      for claim in world.claims(about: id) {
        switch world.claims[claim]?.claim.status {
        case .draft: neighbours.drafts += 1
        case .closed, .voided, nil: break
        default: neighbours.openClaims += 1
        }
      }
    default: break
    }
    return neighbours
  }
}

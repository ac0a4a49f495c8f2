import ClaimsDomain
import EventSourcing

extension PropertyDecider: Aggregate {
  public static var category: Category { .property }
  public static var beginning: PropertyVerb { .registerProperty }
  public static var lifecycle: Lifecycle<PropertyWords> { propertyLifecycle }

  public static func isParty(
    _ actor: ActorID, as role: Role, to property: RegisteredProperty
  ) -> Bool { property.isParty(actor, as: role) }

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
      let open = world.claims(about: id).filter {
        let status = world.claims[$0]?.claim.status
        return status != .closed && status != .voided
      }
      neighbours.openClaims = UInt32(clamping: open.count)
    default: break
    }
    return neighbours
  }
}

import ClaimsDomain
import EventSourcing

extension PropertyDecider {
  public static func neighbours(
    of command: PropertyCommand?, on property: RegisteredProperty, in scene: DecisionScene
  ) -> PropertyNeighbours {
    func isRegistered(_ actor: ActorID) -> Bool { scene.world.actors[actor]?.status == .active }
    var neighbours = PropertyNeighbours()
    switch command {
    case .registerProperty(let register)?:
      neighbours.isOwnerRegistered = isRegistered(register.owner)
    case .transferProperty(let transfer)?:
      neighbours.isOwnerRegistered = isRegistered(transfer.owner)
    case .archiveProperty?, nil:
      for claim in scene.world.claims(about: scene.id) {
        switch scene.world.claims[claim]?.claim.status {
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

// Who reads it, and what.
extension PropertyDecider {
  public static let readers: Set<Role> = HiddenField.overview.union([
    .investigator, .legal, .assessor,
  ])

  public static let eventFields = [
    row(.propertyRegistered, "owner details at"),
    row(.propertyEdited, "details"),
    row(.roomAdded, "room"),
    row(.roomEdited, "room"),
    row(.roomRemoved, "room"),
    row(.propertyTransferred, "from owner reason"),
    row(.propertyArchived, "reason at"),
  ]
}

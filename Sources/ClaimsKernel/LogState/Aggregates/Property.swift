import ClaimsDomain
import EventSourcing

extension PropertyDecider {
  public static func relatedFacts(
    of command: PropertyCommand?, on property: RegisteredProperty, in scene: DecisionScene
  ) -> PropertyRelatedFacts {
    func isRegistered(_ actor: ActorID) -> Bool { scene.logState.actors[actor]?.status == .active }
    var relatedFacts = PropertyRelatedFacts()
    switch command {
    case .registerProperty(let register)?:
      relatedFacts.isOwnerRegistered = isRegistered(register.owner)
    case .transferProperty(let transfer)?:
      relatedFacts.isOwnerRegistered = isRegistered(transfer.owner)
    case .archiveProperty?, .erasePropertyData?, nil:
      relatedFacts.retention = scene.retention(Self.self)
      for claim in scene.logState.claims(about: scene.id) {
        switch scene.logState.claims[claim]?.claim.status {
        case .draft: relatedFacts.drafts += 1
        case .closed, .voided, .erased, nil: break
        default: relatedFacts.openClaims += 1
        }
      }
    default: break
    }
    return relatedFacts
  }
}

// Who reads it, and what.
extension PropertyDecider {
  public static let endings: [PropertyStatus] = [.archived, .erased]
  public static func title(of property: RegisteredProperty) -> String {
    property.details.title ?? ""
  }

  public static let readers: Set<Role> = HiddenField.overview.union([
    .investigator, .legal, .assessor,
  ])

  public static func others(
    toldBy code: RefusalCode, of command: PropertyCommand?, on property: RegisteredProperty
  ) -> OtherStreams { code == .propertyInUse ? .anyClaims : .none }

  public static let eventFields = [
    row(.propertyRegistered, "owner details at"),
    row(.propertyEdited, "details"),
    row(.roomAdded, "room"),
    row(.roomEdited, "room"),
    row(.roomRemoved, "room"),
    row(.propertyTransferred, "from owner reason*"),
    row(.propertyArchived, "reason* at"),
    row(.propertyDataErased, "reason* at"),
  ]
}

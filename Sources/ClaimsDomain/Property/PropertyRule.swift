import EventSourcing

/// The named guards of a property's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Property.md, "Guards".
public enum PropertyRule: String, GuardRule {
  // Judged on the property and its claims alone.
  case propertyInUse
  // Judged with the command's arguments.
  case ownerMissing, ownerUnknown, ownerUnchanged, propertyIncomplete, fieldTakenAway
  case nothingEdited, areaInvalid, roomIncomplete, roomIDTaken, roomUnknown, roomUnchanged
  case reasonMissing

  public var name: String { rawValue }

  public var judges: GuardSubject { self == .propertyInUse ? .state : .arguments }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .propertyInUse: .propertyInUse
    case .ownerMissing, .propertyIncomplete, .fieldTakenAway, .roomIncomplete:
      .missingRequiredFields
    case .ownerUnknown: .actorNotRegistered
    case .ownerUnchanged, .nothingEdited, .roomUnchanged: .noChange
    case .areaInvalid: .invalidField
    case .roomIDTaken: .idTaken
    case .roomUnknown: .roomNotFound
    case .reasonMissing: .reasonMissing
    }
  }

  /// The reason for a refusal, if the property and its claims alone violate this rule.
  func violation(on property: RegisteredProperty, in context: PropertyContext) -> Reason? {
    let drafts = context.version > 5 ? 0 : context.neighbours.drafts
    let claims = context.neighbours.openClaims + drafts
    guard self == .propertyInUse, claims > 0 else { return nil }
    return Reason(code, expected: "no open claim", found: String(claims))
  }

  /// The reason for a refusal, if the command's arguments violate this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: PropertyCommand, on property: RegisteredProperty, in context: PropertyContext
  ) -> Reason? {
    switch command {
    case .registerProperty(let register): violation(by: register, in: context)
    case .editProperty(let edit): violation(by: edit.details, on: property)
    case .addRoom(let add):
      self == .roomIDTaken
        ? property.room(add.room.id).map { Reason(code, found: $0.id.text) }
        : violation(by: add.room)
    case .editRoom(let edit): violation(by: edit.room, on: property)
    case .removeRoom(let remove):
      self == .roomUnknown && property.room(remove.room) == nil
        ? Reason(code, found: remove.room.text) : nil
    case .transferProperty(let transfer): violation(by: transfer, on: property, in: context)
    case .archiveProperty(let archive):
      self == .reasonMissing && archive.reason.isBlank ? Reason(code, expected: "reason") : nil
    }
  }

  // MARK: The property

  private func violation(by register: RegisterProperty, in context: PropertyContext) -> Reason? {
    let isOwn = context.role == .claimant
    switch self {
    case .ownerMissing, .ownerUnknown:
      return isOwn ? nil : violation(ofOwner: register.owner, in: context)
    case .propertyIncomplete:
      return Reason(code, missing: register.details.missingFields)
    case .areaInvalid: return violation(ofArea: register.details.areaSquareCentimetres)
    default: return nil
    }
  }

  private func violation(
    by details: PropertyDetails, on property: RegisteredProperty
  ) -> Reason? {
    switch self {
    case .nothingEdited:
      return details.changes(to: property.details) == PropertyDetails() ? Reason(code) : nil
    case .fieldTakenAway:
      return Reason(code, missing: property.details.taking(details).missingFields)
    case .areaInvalid: return violation(ofArea: details.areaSquareCentimetres)
    default: return nil
    }
  }

  private func violation(
    by transfer: TransferProperty, on property: RegisteredProperty, in context: PropertyContext
  ) -> Reason? {
    switch self {
    case .ownerUnchanged:
      guard !transfer.owner.isEmpty, transfer.owner == property.owner else { return nil }
      return Reason(code, found: transfer.owner.text)
    case .reasonMissing: return transfer.reason.isBlank ? Reason(code, expected: "reason") : nil
    default: return violation(ofOwner: transfer.owner, in: context)
    }
  }

  private func violation(ofOwner owner: ActorID, in context: PropertyContext) -> Reason? {
    switch self {
    case .ownerMissing: return owner.isEmpty ? Reason(code, expected: "owner") : nil
    case .ownerUnknown:
      return owner.isEmpty || context.neighbours.isOwnerRegistered
        ? nil : Reason(code, found: owner.text)
    default: return nil
    }
  }

  // MARK: Its rooms

  private func violation(by room: PropertyRoom, on property: RegisteredProperty) -> Reason? {
    let known = property.room(room.id)
    switch self {
    case .roomUnknown: return known == nil ? Reason(code, found: room.id.text) : nil
    case .roomUnchanged: return known == room ? Reason(code) : nil
    default: return violation(by: room)
    }
  }

  private func violation(by room: PropertyRoom) -> Reason? {
    switch self {
    case .roomIncomplete:
      return Reason(code, missing: room.missingFields)
    case .areaInvalid: return violation(ofArea: room.areaSquareCentimetres)
    default: return nil
    }
  }

  private func violation(ofArea area: UInt64?) -> Reason? {
    guard let area, !(1...Self.areaMost).contains(area) else { return nil }
    return Reason(
      code, expected: "1 to " + String(Self.areaMost) + " square centimetres",
      found: String(area))
  }

  /// A hundred square kilometres.
  static let areaMost: UInt64 = 1_000_000_000_000
}

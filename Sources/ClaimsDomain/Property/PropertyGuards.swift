import EventSourcing

// The guards of a property's rows. Source: Specs/Lifecycles/Property.md, "Guards".

extension Guard<PropertyDecider> {
  /// Drafts counted as claims before version 6.
  static var propertyInUse: Self {
    Self(.propertyInUse) { _, context in
      let drafts = context.version > 5 ? 0 : context.relatedFacts.drafts
      let claims = context.relatedFacts.openClaims + drafts
      // Others' claims may be among them, of which nobody outside is told.
      let isTold = context.role.worksOnClaims
      return .when(
        claims > 0, expected: .noOpenClaim, found: isTold ? .value(claims) : .nothingMore)
    }
  }

  // MARK: The owner

  static var ownerMissing: Self {
    Self(.missingRequiredFields) { command, _, context in
      .when(command.newOwner(in: context)?.isEmpty ?? false, expected: .field("owner"))
    }
  }
  static var ownerUnknown: Self {
    Self(.actorNotRegistered) { command, _, context in
      guard let owner = command.newOwner(in: context), !owner.isEmpty else { return nil }
      return .when(!context.relatedFacts.isOwnerRegistered, found: .value(owner))
    }
  }
  static var ownerUnchanged: Self {
    Self(.noChange, of: { $0.transferProperty }) { transfer, property, _ in
      .when(
        !transfer.owner.isEmpty && transfer.owner == property.owner, found: .value(transfer.owner))
    }
  }
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.transferProperty?.reason ?? $0.archiveProperty?.reason }) {
      reason, _, _ in .when(reason.isBlank, expected: .reason)
    }
  }

  // MARK: The property

  static var propertyIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.registerProperty }) { register, _, _ in
      Violation(missing: register.details.missingFields)
    }
  }
  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editProperty }) { edit, property, context in
      .when(edit.details.stated(over: property.details, in: context) == PropertyDetails())
    }
  }
  static var fieldTakenAway: Self {
    Self(.missingRequiredFields, of: { $0.editProperty }) { edit, property, _ in
      Violation(missing: property.details.taking(edit.details).missingFields)
    }
  }
  static var areaInvalid: Self {
    Self(.invalidField, of: { $0.area }) { area, _, _ in
      .when(
        !(1...areaMost).contains(area), expected: .squareCentimetres(areaMost),
        found: .value(area))
    }
  }

  /// A hundred square kilometres.
  private static var areaMost: UInt64 { 1_000_000_000_000 }

  // MARK: Its rooms

  static var roomIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.room }) { room, _, _ in
      Violation(missing: room.missingFields)
    }
  }
  static var roomIDTaken: Self {
    Self(.idTaken, of: { $0.addRoom }) { add, property, _ in
      .when(property.room(add.room.id) != nil, found: .value(add.room.id))
    }
  }
  static var roomUnknown: Self {
    Self(.roomNotFound, of: { $0.editRoom?.room.id ?? $0.removeRoom?.room }) { id, property, _ in
      .when(property.room(id) == nil, found: .value(id))
    }
  }
  static var roomUnchanged: Self {
    Self(.noChange, of: { $0.editRoom }) { edit, property, context in
      .when(!context.isLateEdit && property.room(edit.room.id) == edit.room)
    }
  }
}

extension PropertyCommand {
  /// The new owner; nil for what a claimant registers, who owns it whatever the command names.
  fileprivate func newOwner(in context: PropertyContext) -> ActorID? {
    switch self {
    case .registerProperty(let register): context.role == .claimant ? nil : register.owner
    case .transferProperty(let transfer): transfer.owner
    default: nil
    }
  }

  fileprivate var room: PropertyRoom? { addRoom?.room ?? editRoom?.room }

  fileprivate var area: UInt64? {
    room?.areaSquareCentimetres ?? registerProperty?.details.areaSquareCentimetres
      ?? editProperty?.details.areaSquareCentimetres
  }
}

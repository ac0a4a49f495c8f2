import EventSourcing

/// A property: what is insured, its address, its owner, and its rooms.
public enum PropertyDecider: Aggregate {
  public typealias Status = PropertyStatus
  public typealias State = RegisteredProperty
  public typealias Command = PropertyCommand
  public typealias Event = PropertyEvent
  public typealias RelatedFacts = PropertyRelatedFacts

  public static var initial: RegisteredProperty { RegisteredProperty() }
  public static var category: Category { .property }
  public static let creationVerbs: [PropertyVerb] = [.registerProperty]
  public static func status(of property: RegisteredProperty) -> PropertyStatus { property.status }
  public static let erased: PropertyStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to property: RegisteredProperty, under rules: ClaimRules
  ) -> Bool { property.isParty(actor, as: role) }

  public static func events(
    of command: PropertyCommand, on property: RegisteredProperty, in context: PropertyContext
  ) -> [PropertyEvent] { [event(of: command, on: property, in: context)] }

  private static func event(
    of command: PropertyCommand, on property: RegisteredProperty, in context: PropertyContext
  ) -> PropertyEvent {
    switch command {
    case .registerProperty(let register):
      return .propertyRegistered(
        PropertyRegistered(
          owner: context.role == .claimant ? context.actor : register.owner,
          details: register.details.changes(to: PropertyDetails()), at: context.clock))
    case .editProperty(let edit):
      return .propertyEdited(
        PropertyEdited(
          details: edit.details.stated(over: property.details, in: context),
          effective: context.editTime))
    case .addRoom(let add): return .roomAdded(RoomAdded(room: add.room))
    case .editRoom(let edit):
      return .roomEdited(RoomEdited(room: edit.room, effective: context.editTime))
    case .removeRoom(let remove): return .roomRemoved(RoomRemoved(room: remove.room))
    case .transferProperty(let transfer):
      return .propertyTransferred(
        PropertyTransferred(
          from: property.owner, owner: transfer.owner, reason: transfer.reason))
    case .archiveProperty(let archive):
      return .propertyArchived(PropertyArchived(reason: archive.reason, at: context.clock))
    case .erasePropertyData(let erase):
      return .propertyDataErased(PropertyDataErased(reason: erase.reason, at: context.recorded))
    }
  }

  public static func evolve(_ property: inout RegisteredProperty, _ event: PropertyEvent) {
    switch event {
    case .propertyRegistered(let registered):
      property.status = .active
      property.owner = registered.owner
      property.details = registered.details
      property.registeredAt = registered.at
    case .propertyEdited(let edited):
      property.details = property.details.taking(
        property.admit(edited.details, since: edited.effective))
    case .roomAdded(let added): property.rooms.append(added.room)
    case .roomEdited(let edited):
      let place = property.rooms.firstIndex { $0.id == edited.room.id }
      guard let place, property.admits(edited.room.id.text, since: edited.effective) else { return }
      property.rooms[place] = edited.room
    case .roomRemoved(let removed):
      property.rooms.removeAll { $0.id == removed.room }
      property.forgetTime(of: removed.room.text)
    case .propertyTransferred(let transferred): property.owner = transferred.owner
    case .propertyArchived(let archived):
      property.status = .archived
      property.archivedAt = archived.at
    case .propertyDataErased(let erased):
      property.status = .erased
      property.forgetTexts(erasedAt: erased.at)
    }
  }
}

extension RegisteredProperty {
  /// The room of an id; nil if there is none.
  func room(_ id: Identifier) -> PropertyRoom? { rooms.first { $0.id == id } }
}

extension PropertyRoom {
  /// What a room needs and lacks.
  var missingFields: KeyValuePairs<String, Bool> {
    ["id": id == Identifier(), "name": name.isBlank, "kind": kind == .unspecified]
  }
}

extension PropertyDetails {
  /// What a property needs and lacks.
  var missingFields: KeyValuePairs<String, Bool> {
    [
      "title": title?.isBlank ?? true,
      "address": address.map { $0.street.isBlank || $0.city.isBlank } ?? true,
      "kind": kind ?? .unspecified == .unspecified,
    ]
  }

  /// What would change: only the fields that are given and differ.
  func changes(to known: PropertyDetails) -> PropertyDetails {
    PropertyDetails(
      title: changed(title, known.title), address: address == known.address ? nil : address,
      kind: kind == known.kind ? nil : kind,
      areaSquareCentimetres: areaSquareCentimetres == known.areaSquareCentimetres
        ? nil : areaSquareCentimetres,
      yearBuilt: yearBuilt == known.yearBuilt ? nil : yearBuilt,
      notes: changed(notes, known.notes))
  }

  /// With what a change gives.
  func taking(_ change: PropertyDetails) -> PropertyDetails {
    PropertyDetails(
      title: updated(title, by: change.title), address: change.address ?? address,
      kind: change.kind ?? kind,
      areaSquareCentimetres: change.areaSquareCentimetres ?? areaSquareCentimetres,
      yearBuilt: change.yearBuilt ?? yearBuilt, notes: updated(notes, by: change.notes))
  }
}

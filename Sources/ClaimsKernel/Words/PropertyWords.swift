import ClaimsDomain
import EventSourcing

extension PropertyStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not registered", "Sin registrar")
    case .active: Wording("Active", "Activa")
    case .archived: Wording("Archived", "Archivada")
    }
  }
}

extension PropertyVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .registerProperty: Wording("Register a property", "Registrar una propiedad")
    case .editProperty: Wording("Edit the property", "Editar la propiedad")
    case .addRoom: Wording("Add a room", "Añadir una habitación")
    case .editRoom: Wording("Edit the room", "Editar la habitación")
    case .removeRoom: Wording("Remove the room", "Quitar la habitación")
    case .transferProperty: Wording("Hand the property over", "Transferir la propiedad")
    case .archiveProperty: Wording("Archive the property", "Archivar la propiedad")
    }
  }
}

extension PropertyEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .propertyRegistered: Wording("Property registered", "Propiedad registrada")
    case .propertyEdited: Wording("Property edited", "Propiedad editada")
    case .roomAdded: Wording("Room added", "Habitación añadida")
    case .roomEdited: Wording("Room edited", "Habitación editada")
    case .roomRemoved: Wording("Room removed", "Habitación quitada")
    case .propertyTransferred: Wording("Property handed over", "Propiedad transferida")
    case .propertyArchived: Wording("Property archived", "Propiedad archivada")
    }
  }
}

extension PropertyKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .house: Wording("House", "Casa")
    case .apartment: Wording("Apartment", "Apartamento")
    case .commercial: Wording("Business premises", "Local comercial")
    case .industrial: Wording("Factory or workshop", "Nave industrial")
    case .land: Wording("Land", "Terreno")
    case .other: Wording("Other", "Otra")
    }
  }
}

extension RoomKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .living: Wording("Living room", "Sala")
    case .bedroom: Wording("Bedroom", "Dormitorio")
    case .kitchen: Wording("Kitchen", "Cocina")
    case .bathroom: Wording("Bathroom", "Baño")
    case .hall: Wording("Hall", "Pasillo")
    case .office: Wording("Office", "Despacho")
    case .storage: Wording("Storage room", "Depósito")
    case .garage: Wording("Garage", "Garaje")
    case .cellar: Wording("Cellar", "Sótano")
    case .attic: Wording("Attic", "Ático")
    case .exterior: Wording("Outside", "Exterior")
    case .other: Wording("Other", "Otra")
    }
  }
}

extension AggregateWords {
  static let properties = AggregateWords(
    PropertyVerb.self, PropertyStatus.self, PropertyEventKind.self,
    others: [WordedType(PropertyKind.self), WordedType(RoomKind.self)],
    refusals: { code in
      switch code {
      case .propertyNotFound: Wording("there is no such property", "no existe tal propiedad")
      case .propertyInUse:
        Wording(
          "open claims name the property",
          "hay reclamaciones abiertas que incluyen la propiedad")
      case .roomNotFound:
        Wording(
          "the property has no such room",
          "la propiedad no tiene tal habitación")
      default: nil
      }
    },
    fields: [
      FieldWord("address", "address", "dirección"),
      FieldWord("archivedAt", "archived at", "archivada el"),
      FieldWord(
        "areaSquareCentimetres", "area, in square centimetres",
        "superficie, en centímetros cuadrados"),
      FieldWord("registeredAt", "registered at", "registrada el"),
      FieldWord("room", "room", "habitación"),
      FieldWord("rooms", "room", "habitación"),
      FieldWord("street", "street", "calle"),
      FieldWord("yearBuilt", "built in", "año de construcción"),
    ],
    phrases: [
      Phrase("no open claim", "ninguna reclamación abierta"),
      Phrase("a property that is not archived", "una propiedad que no esté archivada"),
      Phrase("1 to * square centimetres", "de 1 a * centímetros cuadrados"),
      Phrase("1 to *", "de 1 a *"),
    ])
}

import EventSourcing

/// Where a property is.
public struct PropertyAddress: Message {
  public static var messageName: StaticString { "PropertyAddress" }
  /// With its number.
  public var street = ""
  public var city = ""
  public var state = ""
  public var zip = ""
  public var country = ""

  public init() {}
  public init(
    street: String = "", city: String = "", state: String = "", zip: String = "",
    country: String = ""
  ) {
    self.street = street
    self.city = city
    self.state = state
    self.zip = zip
    self.country = country
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "street", &street)
    try fields.field(2, "city", &city)
    try fields.field(3, "state", &state)
    try fields.field(4, "zip", &zip)
    try fields.field(5, "country", &country)
  }
}

/// What is known of a property. In a change, what is absent stays as it is, and an empty text takes
/// away what stood there.
public struct PropertyDetails: Message {
  public static var messageName: StaticString { "PropertyDetails" }
  public var title: String?
  /// Given, it takes the place of the one before.
  public var address: PropertyAddress?
  public var kind: PropertyKind?
  public var areaSquareCentimetres: UInt64?
  public var yearBuilt: UInt32?
  public var notes: String?

  public init() {}
  public init(
    title: String? = nil, address: PropertyAddress? = nil, kind: PropertyKind? = nil,
    areaSquareCentimetres: UInt64? = nil, yearBuilt: UInt32? = nil, notes: String? = nil
  ) {
    self.title = title
    self.address = address
    self.kind = kind
    self.areaSquareCentimetres = areaSquareCentimetres
    self.yearBuilt = yearBuilt
    self.notes = notes
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "title", &title)
    try fields.field(2, "address", &address)
    try fields.field(3, "kind", &kind)
    try fields.field(4, "areaSquareCentimetres", &areaSquareCentimetres)
    try fields.field(5, "yearBuilt", &yearBuilt)
    try fields.field(6, "notes", &notes)
  }
}

/// A room of a property, or a part of it that is looked at as one.
public struct PropertyRoom: Message {
  public static var messageName: StaticString { "PropertyRoom" }
  /// Chosen by the sender; new within the property.
  public var id = Identifier()
  public var name = ""
  public var kind = RoomKind.unspecified
  public var areaSquareCentimetres: UInt64?
  public var notes = ""

  public init() {}
  public init(
    id: Identifier = Identifier(), name: String = "", kind: RoomKind = .unspecified,
    areaSquareCentimetres: UInt64? = nil, notes: String = ""
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.areaSquareCentimetres = areaSquareCentimetres
    self.notes = notes
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "name", &name)
    try fields.field(3, "kind", &kind)
    try fields.field(4, "areaSquareCentimetres", &areaSquareCentimetres)
    try fields.field(5, "notes", &notes)
  }
}

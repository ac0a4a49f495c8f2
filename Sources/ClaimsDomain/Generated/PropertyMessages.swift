// Generated from Property/Property.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// H01.
public struct RegisterProperty: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RegisterProperty" }
  /// A claimant's own property is theirs, whatever stands here.
  public var owner: ActorID
  /// Labelled "details".
  public var details: PropertyDetails

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    details = PropertyDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), details: PropertyDetails = PropertyDetails()) {
    self.owner = owner
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    try visitor.field(2, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H02. Changes what is given; what is absent stays as it is.
public struct EditProperty: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditProperty" }
  /// Labelled "details".
  public var details: PropertyDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = PropertyDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: PropertyDetails = PropertyDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H03.
public struct AddRoom: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddRoom" }
  /// Labelled "room".
  public var room: PropertyRoom

  /// Creates one whose fields are all absent.
  public init() {
    room = PropertyRoom()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(room: PropertyRoom = PropertyRoom()) {
    self.room = room
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "room", &room)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H04. Takes the place of the room of the same id.
public struct EditRoom: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditRoom" }
  /// Labelled "room".
  public var room: PropertyRoom

  /// Creates one whose fields are all absent.
  public init() {
    room = PropertyRoom()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(room: PropertyRoom = PropertyRoom()) {
    self.room = room
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "room", &room)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H05.
public struct RemoveRoom: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RemoveRoom" }
  /// Labelled "room".
  public var room: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    room = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(room: Identifier = Identifier()) {
    self.room = room
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "room", &room)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H06.
public struct TransferProperty: Message, CustomStringConvertible {
  public static var messageName: StaticString { "TransferProperty" }
  /// The new one.
  public var owner: ActorID
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), reason: String = "") {
    self.owner = owner
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H07.
public struct ArchiveProperty: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ArchiveProperty" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// H08.
public struct ErasePropertyData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ErasePropertyData" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H01.
public struct PropertyRegistered: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyRegistered" }
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "details".
  public var details: PropertyDetails
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    details = PropertyDetails()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), details: PropertyDetails = PropertyDetails(), at: Instant = Instant()) {
    self.owner = owner
    self.details = details
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    try visitor.field(2, "details", &details)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H02: only what changed.
public struct PropertyEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyEdited" }
  /// Labelled "details".
  public var details: PropertyDetails
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    details = PropertyDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: PropertyDetails = PropertyDetails(), effective: Instant? = nil) {
    self.details = details
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
    if !F.showsNames { try visitor.field(2, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H03.
public struct RoomAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RoomAdded" }
  /// Labelled "room".
  public var room: PropertyRoom

  /// Creates one whose fields are all absent.
  public init() {
    room = PropertyRoom()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(room: PropertyRoom = PropertyRoom()) {
    self.room = room
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "room", &room)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H04.
public struct RoomEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RoomEdited" }
  /// Labelled "room".
  public var room: PropertyRoom
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    room = PropertyRoom()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(room: PropertyRoom = PropertyRoom(), effective: Instant? = nil) {
    self.room = room
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "room", &room)
    if !F.showsNames { try visitor.field(2, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H05.
public struct RoomRemoved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RoomRemoved" }
  /// Labelled "room".
  public var room: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    room = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(room: Identifier = Identifier()) {
    self.room = room
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "room", &room)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H06.
public struct PropertyTransferred: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyTransferred" }
  /// Labelled "from".
  public var from: ActorID
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    from = ActorID()
    owner = ActorID()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(from: ActorID = ActorID(), owner: ActorID = ActorID(), reason: String = "") {
    self.from = from
    self.owner = owner
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "from", &from)
    try visitor.field(2, "owner", &owner)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H07.
public struct PropertyArchived: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyArchived" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From H08.
public struct PropertyDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyDataErased" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a property is.
public struct PropertyAddress: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyAddress" }
  /// With its number.
  public var street: String
  /// Labelled "city".
  public var city: String
  /// Labelled "state".
  public var state: String
  /// Labelled "postcode".
  public var zip: String
  /// Labelled "country".
  public var country: String

  /// Creates one whose fields are all absent.
  public init() {
    street = ""
    city = ""
    state = ""
    zip = ""
    country = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(street: String = "", city: String = "", state: String = "", zip: String = "", country: String = "") {
    self.street = street
    self.city = city
    self.state = state
    self.zip = zip
    self.country = country
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "street", &street)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "city", &city)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "state", &state)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "zip", &zip)
    try visitor.field(5, "country", &country)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is known of a property. In a change, what is absent stays as it is, and an empty text takes
/// away what stood there.
public struct PropertyDetails: Message, CustomStringConvertible, EditedFields {
  public static var messageName: StaticString { "PropertyDetails" }
  /// Labelled "title".
  public var title: String?
  /// Given, it takes the place of the one before.
  public var address: PropertyAddress?
  /// Labelled "kind".
  public var kind: PropertyKind?
  /// Labelled "area, in square centimetres".
  public var areaSquareCentimetres: UInt64?
  /// Labelled "built in".
  public var yearBuilt: UInt32?
  /// Labelled "notes".
  public var notes: String?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(title: String? = nil, address: PropertyAddress? = nil, kind: PropertyKind? = nil, areaSquareCentimetres: UInt64? = nil, yearBuilt: UInt32? = nil, notes: String? = nil) {
    self.title = title
    self.address = address
    self.kind = kind
    self.areaSquareCentimetres = areaSquareCentimetres
    self.yearBuilt = yearBuilt
    self.notes = notes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "title", &title)
    try visitor.field(2, "address", &address)
    try visitor.field(3, "kind", &kind)
    try visitor.field(4, "areaSquareCentimetres", &areaSquareCentimetres)
    try visitor.field(5, "yearBuilt", &yearBuilt)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "notes", &notes)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A room of a property, or a part of it that is looked at as one.
public struct PropertyRoom: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PropertyRoom" }
  /// Chosen by the sender; new within the property.
  public var id: Identifier
  /// Labelled "name".
  public var name: String
  /// Labelled "kind".
  public var kind: RoomKind
  /// Labelled "area, in square centimetres".
  public var areaSquareCentimetres: UInt64?
  /// Labelled "notes".
  public var notes: String

  /// Creates one whose fields are all absent.
  public init() {
    id = Identifier()
    name = ""
    kind = RoomKind()
    notes = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: Identifier = Identifier(), name: String = "", kind: RoomKind = RoomKind(), areaSquareCentimetres: UInt64? = nil, notes: String = "") {
    self.id = id
    self.name = name
    self.kind = kind
    self.areaSquareCentimetres = areaSquareCentimetres
    self.notes = notes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "name", &name)
    try visitor.field(3, "kind", &kind)
    try visitor.field(4, "areaSquareCentimetres", &areaSquareCentimetres)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "notes", &notes)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a property stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Property.md, "Statuses".
public enum PropertyStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Active".
  case active = 1
  /// Labelled "Archived".
  case archived = 2
  /// Labelled "Personal data erased".
  case erased = 3

  public init() { self = .none }
  public static var schemaName: StaticString { "PropertyStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .active: "active"
      case .archived: "archived"
      case .erased: "erased"
    }
  }
}

/// What a property is. The numbers are stored.
public enum PropertyKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "House".
  case house = 1
  /// Labelled "Apartment".
  case apartment = 2
  /// Labelled "Business premises".
  case commercial = 3
  /// Labelled "Factory or workshop".
  case industrial = 4
  /// Labelled "Land".
  case land = 5
  /// Labelled "Other".
  case other = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "PropertyKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .house: "house"
      case .apartment: "apartment"
      case .commercial: "commercial"
      case .industrial: "industrial"
      case .land: "land"
      case .other: "other"
    }
  }
}

/// What a room is for. The numbers are stored.
public enum RoomKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Living room".
  case living = 1
  /// Labelled "Bedroom".
  case bedroom = 2
  /// Labelled "Kitchen".
  case kitchen = 3
  /// Labelled "Bathroom".
  case bathroom = 4
  /// Labelled "Hall".
  case hall = 5
  /// Labelled "Office".
  case office = 6
  /// Labelled "Storage room".
  case storage = 7
  /// Labelled "Garage".
  case garage = 8
  /// Labelled "Cellar".
  case cellar = 9
  /// Labelled "Attic".
  case attic = 10
  /// Labelled "Outside".
  case exterior = 11
  /// Labelled "Other".
  case other = 12

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RoomKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .living: "living"
      case .bedroom: "bedroom"
      case .kitchen: "kitchen"
      case .bathroom: "bathroom"
      case .hall: "hall"
      case .office: "office"
      case .storage: "storage"
      case .garage: "garage"
      case .cellar: "cellar"
      case .attic: "attic"
      case .exterior: "exterior"
      case .other: "other"
    }
  }
}

/// A property as its events leave it.
///
/// Source: Specs/Lifecycles/Property.md.
public struct RegisteredProperty: Message, CustomStringConvertible, DatedFields {
  public static var messageName: StaticString { "RegisteredProperty" }
  /// Labelled "status".
  public var status: PropertyStatus
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "details".
  public var details: PropertyDetails
  /// In the order in which they were added.
  public var rooms: [PropertyRoom]
  /// Labelled "registered at".
  public var registeredAt: Instant?
  /// Labelled "archived at".
  public var archivedAt: Instant?
  public var fieldTimes: [FieldTime]

  /// Creates one whose fields are all absent.
  public init() {
    status = PropertyStatus()
    owner = ActorID()
    details = PropertyDetails()
    rooms = []
    fieldTimes = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: PropertyStatus = PropertyStatus(), owner: ActorID = ActorID(), details: PropertyDetails = PropertyDetails(), rooms: [PropertyRoom] = [], registeredAt: Instant? = nil, archivedAt: Instant? = nil, fieldTimes: [FieldTime] = []) {
    self.status = status
    self.owner = owner
    self.details = details
    self.rooms = rooms
    self.registeredAt = registeredAt
    self.archivedAt = archivedAt
    self.fieldTimes = fieldTimes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "owner", &owner)
    try visitor.field(3, "details", &details)
    try visitor.field(4, "rooms", &rooms)
    try visitor.field(5, "registeredAt", &registeredAt)
    try visitor.field(6, "archivedAt", &archivedAt)
    if !F.showsNames { try visitor.field(7, "fieldTimes", &fieldTimes) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


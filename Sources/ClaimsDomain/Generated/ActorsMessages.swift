// Generated from Actors/Actors.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// P01.
public struct RegisterActor: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RegisterActor" }
  /// Whose stream this is: `StreamID.actor` of it.
  public var actor: ActorID
  /// A name or a pseudonym, for people.
  public var name: String
  /// Labelled "roles".
  public var roles: [Role]
  /// Labelled "email".
  public var email: String?
  /// Labelled "phone".
  public var phone: String?

  /// Creates one whose fields are all absent.
  public init() {
    actor = ActorID()
    name = ""
    roles = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(actor: ActorID = ActorID(), name: String = "", roles: [Role] = [], email: String? = nil, phone: String? = nil) {
    self.actor = actor
    self.name = name
    self.roles = roles
    self.email = email
    self.phone = phone
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "actor", &actor)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "name", &name)
    try visitor.field(3, "roles", &roles)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "email", &email)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "phone", &phone)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// P02.
public struct GrantRole: Message, CustomStringConvertible {
  public static var messageName: StaticString { "GrantRole" }
  /// Labelled "role".
  public var role: Role

  /// Creates one whose fields are all absent.
  public init() {
    role = Role()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(role: Role = Role()) {
    self.role = role
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "role", &role)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// P03.
public struct RevokeRole: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RevokeRole" }
  /// Labelled "role".
  public var role: Role

  /// Creates one whose fields are all absent.
  public init() {
    role = Role()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(role: Role = Role()) {
    self.role = role
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "role", &role)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// P04.
public struct SetAuthority: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SetAuthority" }
  /// Labelled "kind".
  public var kind: AuthorityKind
  /// None takes the limit away.
  public var limit: Money?

  /// Creates one whose fields are all absent.
  public init() {
    kind = AuthorityKind()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: AuthorityKind = AuthorityKind(), limit: Money? = nil) {
    self.kind = kind
    self.limit = limit
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "limit", &limit)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// P05.
public struct DeactivateActor: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DeactivateActor" }
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

/// P06.
public struct ReactivateActor: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReactivateActor" }
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

/// P07. What is absent stays as it is; an empty text takes away what was there.
public struct SetContact: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SetContact" }
  /// Labelled "email".
  public var email: String?
  /// Labelled "phone".
  public var phone: String?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(email: String? = nil, phone: String? = nil) {
    self.email = email
    self.phone = phone
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "email", &email)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "phone", &phone)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// P08.
public struct EraseActorData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EraseActorData" }
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

/// From P01.
public struct ActorRegistered: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActorRegistered" }
  /// Labelled "person".
  public var actor: ActorID
  /// Labelled "name".
  public var name: String
  /// In the order of their codes, each once.
  public var roles: [Role]
  /// Labelled "email".
  public var email: String?
  /// Labelled "phone".
  public var phone: String?

  /// Creates one whose fields are all absent.
  public init() {
    actor = ActorID()
    name = ""
    roles = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(actor: ActorID = ActorID(), name: String = "", roles: [Role] = [], email: String? = nil, phone: String? = nil) {
    self.actor = actor
    self.name = name
    self.roles = roles
    self.email = email
    self.phone = phone
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "actor", &actor)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "name", &name)
    try visitor.field(3, "roles", &roles)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "email", &email)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "phone", &phone)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From P02.
public struct RoleGranted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RoleGranted" }
  /// Labelled "role".
  public var role: Role

  /// Creates one whose fields are all absent.
  public init() {
    role = Role()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(role: Role = Role()) {
    self.role = role
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "role", &role)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From P03.
public struct RoleRevoked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RoleRevoked" }
  /// Labelled "role".
  public var role: Role

  /// Creates one whose fields are all absent.
  public init() {
    role = Role()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(role: Role = Role()) {
    self.role = role
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "role", &role)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From P04.
public struct AuthoritySet: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthoritySet" }
  /// Labelled "kind".
  public var kind: AuthorityKind
  /// Labelled "limit".
  public var limit: Money?

  /// Creates one whose fields are all absent.
  public init() {
    kind = AuthorityKind()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: AuthorityKind = AuthorityKind(), limit: Money? = nil) {
    self.kind = kind
    self.limit = limit
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "limit", &limit)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From P05.
public struct ActorDeactivated: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActorDeactivated" }
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

/// From P06.
public struct ActorReactivated: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActorReactivated" }
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

/// From P07: only what changed.
public struct ContactSet: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ContactSet" }
  /// Labelled "email".
  public var email: String?
  /// Labelled "phone".
  public var phone: String?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(email: String? = nil, phone: String? = nil) {
    self.email = email
    self.phone = phone
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "email", &email)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "phone", &phone)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From P08.
public struct ActorDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActorDataErased" }
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

/// Where a registered actor stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Actors.md, "Statuses".
public enum ActorStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Active".
  case active = 1
  /// Labelled "Inactive".
  case inactive = 2
  /// Labelled "Personal data erased".
  case erased = 3

  public init() { self = .none }
  public static var schemaName: StaticString { "ActorStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .active: "active"
      case .inactive: "inactive"
      case .erased: "erased"
    }
  }
}

/// What kind of decision an authority limits. The numbers are stored.
public enum AuthorityKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Reserve".
  case reserve = 1
  /// Labelled "Decision".
  case decision = 2
  /// Labelled "Payment".
  case payment = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "AuthorityKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .reserve: "reserve"
      case .decision: "decision"
      case .payment: "payment"
    }
  }
}

/// Up to what amount an actor may decide alone, for one kind of decision.
public struct AuthorityLimit: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthorityLimit" }
  /// Labelled "kind".
  public var kind: AuthorityKind
  /// Labelled "limit".
  public var limit: Money

  /// Creates one whose fields are all absent.
  public init() {
    kind = AuthorityKind()
    limit = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: AuthorityKind = AuthorityKind(), limit: Money = Money()) {
    self.kind = kind
    self.limit = limit
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "limit", &limit)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// An actor as their events leave them.
///
/// Source: Specs/Lifecycles/Actors.md.
public struct RegisteredActor: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RegisteredActor" }
  /// Labelled "status".
  public var status: ActorStatus
  /// Labelled "id".
  public var id: ActorID
  /// Labelled "name".
  public var name: String
  /// In the order of their codes, each once. An inactive actor keeps them and holds none.
  public var roles: [Role]
  /// In the order of their kinds, each at most once.
  public var limits: [AuthorityLimit]
  /// Labelled "email".
  public var email: String?
  /// Labelled "phone".
  public var phone: String?

  /// Creates one whose fields are all absent.
  public init() {
    status = ActorStatus()
    id = ActorID()
    name = ""
    roles = []
    limits = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: ActorStatus = ActorStatus(), id: ActorID = ActorID(), name: String = "", roles: [Role] = [], limits: [AuthorityLimit] = [], email: String? = nil, phone: String? = nil) {
    self.status = status
    self.id = id
    self.name = name
    self.roles = roles
    self.limits = limits
    self.email = email
    self.phone = phone
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "id", &id)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "name", &name)
    try visitor.field(4, "roles", &roles)
    try visitor.field(5, "limits", &limits)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "email", &email)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(7, "phone", &phone)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


import EventSourcing

/// A property as its events leave it.
///
/// Source: Specs/Lifecycles/Property.md.
public struct RegisteredProperty: Message {
  public static var messageName: StaticString { "RegisteredProperty" }
  public var status = PropertyStatus.none
  public var owner = ActorID()
  public var details = PropertyDetails()
  /// In the order in which they were added.
  public var rooms: [PropertyRoom] = []
  public var registeredAt: Instant?
  public var archivedAt: Instant?

  public init() {}
  public init(
    status: PropertyStatus = .none, owner: ActorID = ActorID(),
    details: PropertyDetails = PropertyDetails(), rooms: [PropertyRoom] = [],
    registeredAt: Instant? = nil, archivedAt: Instant? = nil
  ) {
    self.status = status
    self.owner = owner
    self.details = details
    self.rooms = rooms
    self.registeredAt = registeredAt
    self.archivedAt = archivedAt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "owner", &owner)
    try fields.field(3, "details", &details)
    try fields.field(4, "rooms", &rooms)
    try fields.field(5, "registeredAt", &registeredAt)
    try fields.field(6, "archivedAt", &archivedAt)
  }

  /// Whether somebody may act on it in this role: claimants on what they own.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || owner == actor
  }
}

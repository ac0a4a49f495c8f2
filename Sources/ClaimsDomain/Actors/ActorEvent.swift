import EventSourcing

/// What can have happened to an actor. Numbers and names are stored.
public enum ActorEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case actorRegistered = 1
  case roleGranted = 2
  case roleRevoked = 3
  case authoritySet = 4
  case actorDeactivated = 5
  case actorReactivated = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ActorEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .actorRegistered: "ActorRegistered"
    case .roleGranted: "RoleGranted"
    case .roleRevoked: "RoleRevoked"
    case .authoritySet: "AuthoritySet"
    case .actorDeactivated: "ActorDeactivated"
    case .actorReactivated: "ActorReactivated"
    }
  }
}

/// Something that happened to an actor.
public enum ActorEvent: Union {
  case actorRegistered(ActorRegistered)
  case roleGranted(RoleGranted)
  case roleRevoked(RoleRevoked)
  case authoritySet(AuthoritySet)
  case actorDeactivated(ActorDeactivated)
  case actorReactivated(ActorReactivated)

  public static var unionName: StaticString { "ActorEvent" }

  @inlinable public var kind: ActorEventKind {
    switch self {
    case .actorRegistered: .actorRegistered
    case .roleGranted: .roleGranted
    case .roleRevoked: .roleRevoked
    case .authoritySet: .authoritySet
    case .actorDeactivated: .actorDeactivated
    case .actorReactivated: .actorReactivated
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ActorEventKind, from visitor: inout F
  ) throws(WireError) -> ActorEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .actorRegistered: return .actorRegistered(try filled(ActorRegistered.self))
    case .roleGranted: return .roleGranted(try filled(RoleGranted.self))
    case .roleRevoked: return .roleRevoked(try filled(RoleRevoked.self))
    case .authoritySet: return .authoritySet(try filled(AuthoritySet.self))
    case .actorDeactivated: return .actorDeactivated(try filled(ActorDeactivated.self))
    case .actorReactivated: return .actorReactivated(try filled(ActorReactivated.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .actorRegistered(var payload): try visitor.payload(&payload)
    case .roleGranted(var payload): try visitor.payload(&payload)
    case .roleRevoked(var payload): try visitor.payload(&payload)
    case .authoritySet(var payload): try visitor.payload(&payload)
    case .actorDeactivated(var payload): try visitor.payload(&payload)
    case .actorReactivated(var payload): try visitor.payload(&payload)
    }
  }
}

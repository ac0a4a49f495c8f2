import EventSourcing

/// What can be asked of the actor register. A verb's number is that of its row: P04 is
/// `setAuthority`.
///
/// Source: Specs/Lifecycles/Actors.md, "Rows".
public enum ActorVerb: UInt32, CodedEnum {
  case unspecified = 0
  case registerActor = 1
  case grantRole = 2
  case revokeRole = 3
  case setAuthority = 4
  case deactivateActor = 5
  case reactivateActor = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ActorVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .registerActor: "registerActor"
    case .grantRole: "grantRole"
    case .revokeRole: "revokeRole"
    case .setAuthority: "setAuthority"
    case .deactivateActor: "deactivateActor"
    case .reactivateActor: "reactivateActor"
    }
  }
}

/// A command about an actor: a verb and its arguments.
public enum ActorCommand: Union {
  case registerActor(RegisterActor)
  case grantRole(GrantRole)
  case revokeRole(RevokeRole)
  case setAuthority(SetAuthority)
  case deactivateActor(DeactivateActor)
  case reactivateActor(ReactivateActor)

  public static var unionName: StaticString { "ActorCommand" }

  @inlinable public var kind: ActorVerb {
    switch self {
    case .registerActor: .registerActor
    case .grantRole: .grantRole
    case .revokeRole: .revokeRole
    case .setAuthority: .setAuthority
    case .deactivateActor: .deactivateActor
    case .reactivateActor: .reactivateActor
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ActorVerb, from visitor: inout F
  ) throws(WireError) -> ActorCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .registerActor: return .registerActor(try filled(RegisterActor.self))
    case .grantRole: return .grantRole(try filled(GrantRole.self))
    case .revokeRole: return .revokeRole(try filled(RevokeRole.self))
    case .setAuthority: return .setAuthority(try filled(SetAuthority.self))
    case .deactivateActor: return .deactivateActor(try filled(DeactivateActor.self))
    case .reactivateActor: return .reactivateActor(try filled(ReactivateActor.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .registerActor(var payload): try visitor.payload(&payload)
    case .grantRole(var payload): try visitor.payload(&payload)
    case .revokeRole(var payload): try visitor.payload(&payload)
    case .setAuthority(var payload): try visitor.payload(&payload)
    case .deactivateActor(var payload): try visitor.payload(&payload)
    case .reactivateActor(var payload): try visitor.payload(&payload)
    }
  }
}

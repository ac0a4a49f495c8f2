// Generated from Actors/Actors.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of an actor. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum ActorVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Register a person".
  case registerActor = 1
  /// Labelled "Grant a role".
  case grantRole = 2
  /// Labelled "Revoke a role".
  case revokeRole = 3
  /// Labelled "Set a limit".
  case setAuthority = 4
  /// Labelled "Deactivate".
  case deactivateActor = 5
  /// Labelled "Reactivate".
  case reactivateActor = 6
  /// Labelled "Change how they are reached".
  case setContact = 7
  /// Labelled "Erase the personal data of the person".
  case eraseActorData = 8

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
      case .setContact: "setContact"
      case .eraseActorData: "eraseActorData"
    }
  }
}

/// A command to an actor: a verb and its arguments.
public enum ActorCommand: Union {
  /// See `RegisterActor`.
  case registerActor(RegisterActor)
  /// See `GrantRole`.
  case grantRole(GrantRole)
  /// See `RevokeRole`.
  case revokeRole(RevokeRole)
  /// See `SetAuthority`.
  case setAuthority(SetAuthority)
  /// See `DeactivateActor`.
  case deactivateActor(DeactivateActor)
  /// See `ReactivateActor`.
  case reactivateActor(ReactivateActor)
  /// See `SetContact`.
  case setContact(SetContact)
  /// See `EraseActorData`.
  case eraseActorData(EraseActorData)

  public static var unionName: StaticString { "ActorCommand" }

  /// The payload of `registerActor`; nil of any other case.
  @inline(__always) public var registerActor: RegisterActor? {
    if case .registerActor(let payload) = self { payload } else { nil }
  }
  /// The payload of `grantRole`; nil of any other case.
  @inline(__always) public var grantRole: GrantRole? {
    if case .grantRole(let payload) = self { payload } else { nil }
  }
  /// The payload of `revokeRole`; nil of any other case.
  @inline(__always) public var revokeRole: RevokeRole? {
    if case .revokeRole(let payload) = self { payload } else { nil }
  }
  /// The payload of `setAuthority`; nil of any other case.
  @inline(__always) public var setAuthority: SetAuthority? {
    if case .setAuthority(let payload) = self { payload } else { nil }
  }
  /// The payload of `deactivateActor`; nil of any other case.
  @inline(__always) public var deactivateActor: DeactivateActor? {
    if case .deactivateActor(let payload) = self { payload } else { nil }
  }
  /// The payload of `reactivateActor`; nil of any other case.
  @inline(__always) public var reactivateActor: ReactivateActor? {
    if case .reactivateActor(let payload) = self { payload } else { nil }
  }
  /// The payload of `setContact`; nil of any other case.
  @inline(__always) public var setContact: SetContact? {
    if case .setContact(let payload) = self { payload } else { nil }
  }
  /// The payload of `eraseActorData`; nil of any other case.
  @inline(__always) public var eraseActorData: EraseActorData? {
    if case .eraseActorData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
  @inlinable public var kind: ActorVerb {
    switch self {
      case .registerActor: .registerActor
      case .grantRole: .grantRole
      case .revokeRole: .revokeRole
      case .setAuthority: .setAuthority
      case .deactivateActor: .deactivateActor
      case .reactivateActor: .reactivateActor
      case .setContact: .setContact
      case .eraseActorData: .eraseActorData
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ActorVerb, from visitor: inout F) throws(WireError) -> ActorCommand? {
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
      case .setContact: return .setContact(try filled(SetContact.self))
      case .eraseActorData: return .eraseActorData(try filled(EraseActorData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .registerActor(var payload): try visitor.payload(&payload)
      case .grantRole(var payload): try visitor.payload(&payload)
      case .revokeRole(var payload): try visitor.payload(&payload)
      case .setAuthority(var payload): try visitor.payload(&payload)
      case .deactivateActor(var payload): try visitor.payload(&payload)
      case .reactivateActor(var payload): try visitor.payload(&payload)
      case .setContact(var payload): try visitor.payload(&payload)
      case .eraseActorData(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ActorCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to an actor. Numbers and names are stored.
public enum ActorEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Person registered".
  case actorRegistered = 1
  /// Labelled "Role granted".
  case roleGranted = 2
  /// Labelled "Role revoked".
  case roleRevoked = 3
  /// Labelled "Limit set".
  case authoritySet = 4
  /// Labelled "Person deactivated".
  case actorDeactivated = 5
  /// Labelled "Person reactivated".
  case actorReactivated = 6
  /// Labelled "Contact details changed".
  case contactSet = 7
  /// Labelled "Personal data of the person erased".
  case actorDataErased = 8

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
      case .contactSet: "ContactSet"
      case .actorDataErased: "ActorDataErased"
    }
  }
}

/// Something that happened to an actor.
public enum ActorEvent: Union {
  /// See `ActorRegistered`.
  case actorRegistered(ActorRegistered)
  /// See `RoleGranted`.
  case roleGranted(RoleGranted)
  /// See `RoleRevoked`.
  case roleRevoked(RoleRevoked)
  /// See `AuthoritySet`.
  case authoritySet(AuthoritySet)
  /// See `ActorDeactivated`.
  case actorDeactivated(ActorDeactivated)
  /// See `ActorReactivated`.
  case actorReactivated(ActorReactivated)
  /// See `ContactSet`.
  case contactSet(ContactSet)
  /// See `ActorDataErased`.
  case actorDataErased(ActorDataErased)

  public static var unionName: StaticString { "ActorEvent" }


  /// Which case it is.
  @inlinable public var kind: ActorEventKind {
    switch self {
      case .actorRegistered: .actorRegistered
      case .roleGranted: .roleGranted
      case .roleRevoked: .roleRevoked
      case .authoritySet: .authoritySet
      case .actorDeactivated: .actorDeactivated
      case .actorReactivated: .actorReactivated
      case .contactSet: .contactSet
      case .actorDataErased: .actorDataErased
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ActorEventKind, from visitor: inout F) throws(WireError) -> ActorEvent? {
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
      case .contactSet: return .contactSet(try filled(ContactSet.self))
      case .actorDataErased: return .actorDataErased(try filled(ActorDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .actorRegistered(var payload): try visitor.payload(&payload)
      case .roleGranted(var payload): try visitor.payload(&payload)
      case .roleRevoked(var payload): try visitor.payload(&payload)
      case .authoritySet(var payload): try visitor.payload(&payload)
      case .actorDeactivated(var payload): try visitor.payload(&payload)
      case .actorReactivated(var payload): try visitor.payload(&payload)
      case .contactSet(var payload): try visitor.payload(&payload)
      case .actorDataErased(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ActorEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}


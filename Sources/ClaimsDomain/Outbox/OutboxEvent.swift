import EventSourcing

/// What can happen to an item of the outbox. The numbers are stored.
///
/// Source: Specs/Lifecycles/Outbox.md, "Rows".
public enum OutboxEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case commandQueued = 1
  case sendStarted = 2
  case commandAccepted = 3
  case commandRefused = 4
  case sendFailed = 5
  case commandParked = 6
  case conflictDetected = 7
  case conflictResolved = 8
  case commandRequeued = 9
  case commandDropped = 10
  case commandEdited = 11
  case commandReplaced = 12

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "OutboxEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .commandQueued: "CommandQueued"
    case .sendStarted: "SendStarted"
    case .commandAccepted: "CommandAccepted"
    case .commandRefused: "CommandRefused"
    case .sendFailed: "SendFailed"
    case .commandParked: "CommandParked"
    case .conflictDetected: "ConflictDetected"
    case .conflictResolved: "ConflictResolved"
    case .commandRequeued: "CommandRequeued"
    case .commandDropped: "CommandDropped"
    case .commandEdited: "CommandEdited"
    case .commandReplaced: "CommandReplaced"
    }
  }
}

/// Something that happened to an item of the outbox.
public enum OutboxEvent: Union {
  case commandQueued(CommandQueued)
  case sendStarted(SendStarted)
  case commandAccepted(CommandAccepted)
  case commandRefused(CommandRefused)
  case sendFailed(SendFailed)
  case commandParked(CommandParked)
  case conflictDetected(ConflictDetected)
  case conflictResolved(ConflictResolved)
  case commandRequeued(CommandRequeued)
  case commandDropped(CommandDropped)
  case commandEdited(CommandEdited)
  case commandReplaced(CommandReplaced)

  public static var unionName: StaticString { "OutboxEvent" }

  @inlinable public var kind: OutboxEventKind {
    switch self {
    case .commandQueued: .commandQueued
    case .sendStarted: .sendStarted
    case .commandAccepted: .commandAccepted
    case .commandRefused: .commandRefused
    case .sendFailed: .sendFailed
    case .commandParked: .commandParked
    case .conflictDetected: .conflictDetected
    case .conflictResolved: .conflictResolved
    case .commandRequeued: .commandRequeued
    case .commandDropped: .commandDropped
    case .commandEdited: .commandEdited
    case .commandReplaced: .commandReplaced
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: OutboxEventKind, from visitor: inout F
  ) throws(WireError) -> OutboxEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .commandQueued: return .commandQueued(try filled(CommandQueued.self))
    case .sendStarted: return .sendStarted(try filled(SendStarted.self))
    case .commandAccepted: return .commandAccepted(try filled(CommandAccepted.self))
    case .commandRefused: return .commandRefused(try filled(CommandRefused.self))
    case .sendFailed: return .sendFailed(try filled(SendFailed.self))
    case .commandParked: return .commandParked(try filled(CommandParked.self))
    case .conflictDetected: return .conflictDetected(try filled(ConflictDetected.self))
    case .conflictResolved: return .conflictResolved(try filled(ConflictResolved.self))
    case .commandRequeued: return .commandRequeued(try filled(CommandRequeued.self))
    case .commandDropped: return .commandDropped(try filled(CommandDropped.self))
    case .commandEdited: return .commandEdited(try filled(CommandEdited.self))
    case .commandReplaced: return .commandReplaced(try filled(CommandReplaced.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .commandQueued(var payload): try visitor.payload(&payload)
    case .sendStarted(var payload): try visitor.payload(&payload)
    case .commandAccepted(var payload): try visitor.payload(&payload)
    case .commandRefused(var payload): try visitor.payload(&payload)
    case .sendFailed(var payload): try visitor.payload(&payload)
    case .commandParked(var payload): try visitor.payload(&payload)
    case .conflictDetected(var payload): try visitor.payload(&payload)
    case .conflictResolved(var payload): try visitor.payload(&payload)
    case .commandRequeued(var payload): try visitor.payload(&payload)
    case .commandDropped(var payload): try visitor.payload(&payload)
    case .commandEdited(var payload): try visitor.payload(&payload)
    case .commandReplaced(var payload): try visitor.payload(&payload)
    }
  }
}

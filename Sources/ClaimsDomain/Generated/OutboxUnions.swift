// Generated from Outbox/Outbox.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of an item of the outbox. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum OutboxVerb: UInt32, CodedEnum {
  case unspecified = 0
  case enqueue = 1
  case startSending = 2
  case recordAcceptance = 3
  case recordRefusal = 4
  case recordFault = 5
  case giveUp = 6
  case reportConflict = 7
  case resolveConflict = 8
  case retryQueued = 9
  case dropQueued = 10
  case editQueued = 11
  case retryAsNew = 12

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "OutboxVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .enqueue: "enqueue"
      case .startSending: "startSending"
      case .recordAcceptance: "recordAcceptance"
      case .recordRefusal: "recordRefusal"
      case .recordFault: "recordFault"
      case .giveUp: "giveUp"
      case .reportConflict: "reportConflict"
      case .resolveConflict: "resolveConflict"
      case .retryQueued: "retryQueued"
      case .dropQueued: "dropQueued"
      case .editQueued: "editQueued"
      case .retryAsNew: "retryAsNew"
    }
  }
}

/// A command to an item of the outbox: a verb and its arguments.
public enum OutboxCommand: Union {
  case enqueue(Enqueue)
  case startSending(StartSending)
  case recordAcceptance(RecordAcceptance)
  case recordRefusal(RecordRefusal)
  case recordFault(RecordFault)
  case giveUp(GiveUp)
  case reportConflict(ReportConflict)
  case resolveConflict(ResolveConflict)
  case retryQueued(RetryQueued)
  case dropQueued(DropQueued)
  case editQueued(EditQueued)
  case retryAsNew(RetryAsNew)

  public static var unionName: StaticString { "OutboxCommand" }

  @inline(__always) public var enqueue: Enqueue? {
    if case .enqueue(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var startSending: StartSending? {
    if case .startSending(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordAcceptance: RecordAcceptance? {
    if case .recordAcceptance(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordRefusal: RecordRefusal? {
    if case .recordRefusal(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordFault: RecordFault? {
    if case .recordFault(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var giveUp: GiveUp? {
    if case .giveUp(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var reportConflict: ReportConflict? {
    if case .reportConflict(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var resolveConflict: ResolveConflict? {
    if case .resolveConflict(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var retryQueued: RetryQueued? {
    if case .retryQueued(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var dropQueued: DropQueued? {
    if case .dropQueued(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var editQueued: EditQueued? {
    if case .editQueued(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var retryAsNew: RetryAsNew? {
    if case .retryAsNew(let payload) = self { payload } else { nil }
  }

  @inlinable public var kind: OutboxVerb {
    switch self {
      case .enqueue: .enqueue
      case .startSending: .startSending
      case .recordAcceptance: .recordAcceptance
      case .recordRefusal: .recordRefusal
      case .recordFault: .recordFault
      case .giveUp: .giveUp
      case .reportConflict: .reportConflict
      case .resolveConflict: .resolveConflict
      case .retryQueued: .retryQueued
      case .dropQueued: .dropQueued
      case .editQueued: .editQueued
      case .retryAsNew: .retryAsNew
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: OutboxVerb, from visitor: inout F) throws(WireError) -> OutboxCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .enqueue: return .enqueue(try filled(Enqueue.self))
      case .startSending: return .startSending(try filled(StartSending.self))
      case .recordAcceptance: return .recordAcceptance(try filled(RecordAcceptance.self))
      case .recordRefusal: return .recordRefusal(try filled(RecordRefusal.self))
      case .recordFault: return .recordFault(try filled(RecordFault.self))
      case .giveUp: return .giveUp(try filled(GiveUp.self))
      case .reportConflict: return .reportConflict(try filled(ReportConflict.self))
      case .resolveConflict: return .resolveConflict(try filled(ResolveConflict.self))
      case .retryQueued: return .retryQueued(try filled(RetryQueued.self))
      case .dropQueued: return .dropQueued(try filled(DropQueued.self))
      case .editQueued: return .editQueued(try filled(EditQueued.self))
      case .retryAsNew: return .retryAsNew(try filled(RetryAsNew.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .enqueue(var payload): try visitor.payload(&payload)
      case .startSending(var payload): try visitor.payload(&payload)
      case .recordAcceptance(var payload): try visitor.payload(&payload)
      case .recordRefusal(var payload): try visitor.payload(&payload)
      case .recordFault(var payload): try visitor.payload(&payload)
      case .giveUp(var payload): try visitor.payload(&payload)
      case .reportConflict(var payload): try visitor.payload(&payload)
      case .resolveConflict(var payload): try visitor.payload(&payload)
      case .retryQueued(var payload): try visitor.payload(&payload)
      case .dropQueued(var payload): try visitor.payload(&payload)
      case .editQueued(var payload): try visitor.payload(&payload)
      case .retryAsNew(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> OutboxCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to an item of the outbox. Numbers and names are stored.
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

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: OutboxEventKind, from visitor: inout F) throws(WireError) -> OutboxEvent? {
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

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
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

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> OutboxEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}


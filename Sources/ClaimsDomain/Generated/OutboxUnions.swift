// Generated from Outbox/Outbox.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of an item of the outbox. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum OutboxVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Queue".
  case enqueue = 1
  /// Labelled "Send now".
  case startSending = 2
  /// Labelled "Note that it was accepted".
  case recordAcceptance = 3
  /// Labelled "Note that it was refused".
  case recordRefusal = 4
  /// Labelled "Note that sending failed".
  case recordFault = 5
  /// Labelled "Stop trying".
  case giveUp = 6
  /// Labelled "Note a conflict".
  case reportConflict = 7
  /// Labelled "Resolve the conflict".
  case resolveConflict = 8
  /// Labelled "Try again".
  case retryQueued = 9
  /// Labelled "Drop".
  case dropQueued = 10
  /// Labelled "Change before sending".
  case editQueued = 11
  /// Labelled "Send as a new command".
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
  /// See `Enqueue`.
  case enqueue(Enqueue)
  /// See `StartSending`.
  case startSending(StartSending)
  /// See `RecordAcceptance`.
  case recordAcceptance(RecordAcceptance)
  /// See `RecordRefusal`.
  case recordRefusal(RecordRefusal)
  /// See `RecordFault`.
  case recordFault(RecordFault)
  /// See `GiveUp`.
  case giveUp(GiveUp)
  /// See `ReportConflict`.
  case reportConflict(ReportConflict)
  /// See `ResolveConflict`.
  case resolveConflict(ResolveConflict)
  /// See `RetryQueued`.
  case retryQueued(RetryQueued)
  /// See `DropQueued`.
  case dropQueued(DropQueued)
  /// See `EditQueued`.
  case editQueued(EditQueued)
  /// See `RetryAsNew`.
  case retryAsNew(RetryAsNew)

  public static var unionName: StaticString { "OutboxCommand" }

  /// The payload of `enqueue`; nil of any other case.
  @inline(__always) public var enqueue: Enqueue? {
    if case .enqueue(let payload) = self { payload } else { nil }
  }
  /// The payload of `startSending`; nil of any other case.
  @inline(__always) public var startSending: StartSending? {
    if case .startSending(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordAcceptance`; nil of any other case.
  @inline(__always) public var recordAcceptance: RecordAcceptance? {
    if case .recordAcceptance(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordRefusal`; nil of any other case.
  @inline(__always) public var recordRefusal: RecordRefusal? {
    if case .recordRefusal(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordFault`; nil of any other case.
  @inline(__always) public var recordFault: RecordFault? {
    if case .recordFault(let payload) = self { payload } else { nil }
  }
  /// The payload of `giveUp`; nil of any other case.
  @inline(__always) public var giveUp: GiveUp? {
    if case .giveUp(let payload) = self { payload } else { nil }
  }
  /// The payload of `reportConflict`; nil of any other case.
  @inline(__always) public var reportConflict: ReportConflict? {
    if case .reportConflict(let payload) = self { payload } else { nil }
  }
  /// The payload of `resolveConflict`; nil of any other case.
  @inline(__always) public var resolveConflict: ResolveConflict? {
    if case .resolveConflict(let payload) = self { payload } else { nil }
  }
  /// The payload of `retryQueued`; nil of any other case.
  @inline(__always) public var retryQueued: RetryQueued? {
    if case .retryQueued(let payload) = self { payload } else { nil }
  }
  /// The payload of `dropQueued`; nil of any other case.
  @inline(__always) public var dropQueued: DropQueued? {
    if case .dropQueued(let payload) = self { payload } else { nil }
  }
  /// The payload of `editQueued`; nil of any other case.
  @inline(__always) public var editQueued: EditQueued? {
    if case .editQueued(let payload) = self { payload } else { nil }
  }
  /// The payload of `retryAsNew`; nil of any other case.
  @inline(__always) public var retryAsNew: RetryAsNew? {
    if case .retryAsNew(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> OutboxCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to an item of the outbox. Numbers and names are stored.
public enum OutboxEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Queued".
  case commandQueued = 1
  /// Labelled "Sending begun".
  case sendStarted = 2
  /// Labelled "Accepted by the other side".
  case commandAccepted = 3
  /// Labelled "Refused by the other side".
  case commandRefused = 4
  /// Labelled "Sending failed".
  case sendFailed = 5
  /// Labelled "Sending given up".
  case commandParked = 6
  /// Labelled "Conflict found".
  case conflictDetected = 7
  /// Labelled "Conflict resolved".
  case conflictResolved = 8
  /// Labelled "Queued again".
  case commandRequeued = 9
  /// Labelled "Dropped".
  case commandDropped = 10
  /// Labelled "Changed before sending".
  case commandEdited = 11
  /// Labelled "Sent as a new command".
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
  /// See `CommandQueued`.
  case commandQueued(CommandQueued)
  /// See `SendStarted`.
  case sendStarted(SendStarted)
  /// See `CommandAccepted`.
  case commandAccepted(CommandAccepted)
  /// See `CommandRefused`.
  case commandRefused(CommandRefused)
  /// See `SendFailed`.
  case sendFailed(SendFailed)
  /// See `CommandParked`.
  case commandParked(CommandParked)
  /// See `ConflictDetected`.
  case conflictDetected(ConflictDetected)
  /// See `ConflictResolved`.
  case conflictResolved(ConflictResolved)
  /// See `CommandRequeued`.
  case commandRequeued(CommandRequeued)
  /// See `CommandDropped`.
  case commandDropped(CommandDropped)
  /// See `CommandEdited`.
  case commandEdited(CommandEdited)
  /// See `CommandReplaced`.
  case commandReplaced(CommandReplaced)

  public static var unionName: StaticString { "OutboxEvent" }


  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> OutboxEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}


import EventSourcing

/// What can be asked of an item of the outbox. A verb's number is that of its row: Y06 is `giveUp`.
///
/// Source: Specs/Lifecycles/Outbox.md, "Rows".
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

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: OutboxVerb, from visitor: inout F
  ) throws(WireError) -> OutboxCommand? {
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

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
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
}

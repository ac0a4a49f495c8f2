// Generated from Activity/Activity.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of what somebody is to do about a stream, and by when. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum ActivityVerb: UInt32, CodedEnum {
  case unspecified = 0
  case openActivity = 1
  case reassignActivity = 2
  case postponeActivity = 3
  case addActivityNote = 4
  case completeActivity = 5
  case cancelActivity = 6
  case escalateActivity = 7
  case eraseActivityData = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ActivityVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .openActivity: "openActivity"
      case .reassignActivity: "reassignActivity"
      case .postponeActivity: "postponeActivity"
      case .addActivityNote: "addActivityNote"
      case .completeActivity: "completeActivity"
      case .cancelActivity: "cancelActivity"
      case .escalateActivity: "escalateActivity"
      case .eraseActivityData: "eraseActivityData"
    }
  }
}

/// A command to what somebody is to do about a stream, and by when: a verb and its arguments.
public enum ActivityCommand: Union {
  case openActivity(OpenActivity)
  case reassignActivity(ReassignActivity)
  case postponeActivity(PostponeActivity)
  case addActivityNote(AddActivityNote)
  case completeActivity(CompleteActivity)
  case cancelActivity(CancelActivity)
  case escalateActivity(EscalateActivity)
  case eraseActivityData(EraseActivityData)

  public static var unionName: StaticString { "ActivityCommand" }

  @inline(__always) public var openActivity: OpenActivity? {
    if case .openActivity(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var reassignActivity: ReassignActivity? {
    if case .reassignActivity(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var postponeActivity: PostponeActivity? {
    if case .postponeActivity(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var addActivityNote: AddActivityNote? {
    if case .addActivityNote(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var completeActivity: CompleteActivity? {
    if case .completeActivity(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var cancelActivity: CancelActivity? {
    if case .cancelActivity(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var escalateActivity: EscalateActivity? {
    if case .escalateActivity(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var eraseActivityData: EraseActivityData? {
    if case .eraseActivityData(let payload) = self { payload } else { nil }
  }

  @inlinable public var kind: ActivityVerb {
    switch self {
      case .openActivity: .openActivity
      case .reassignActivity: .reassignActivity
      case .postponeActivity: .postponeActivity
      case .addActivityNote: .addActivityNote
      case .completeActivity: .completeActivity
      case .cancelActivity: .cancelActivity
      case .escalateActivity: .escalateActivity
      case .eraseActivityData: .eraseActivityData
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ActivityVerb, from visitor: inout F) throws(WireError) -> ActivityCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .openActivity: return .openActivity(try filled(OpenActivity.self))
      case .reassignActivity: return .reassignActivity(try filled(ReassignActivity.self))
      case .postponeActivity: return .postponeActivity(try filled(PostponeActivity.self))
      case .addActivityNote: return .addActivityNote(try filled(AddActivityNote.self))
      case .completeActivity: return .completeActivity(try filled(CompleteActivity.self))
      case .cancelActivity: return .cancelActivity(try filled(CancelActivity.self))
      case .escalateActivity: return .escalateActivity(try filled(EscalateActivity.self))
      case .eraseActivityData: return .eraseActivityData(try filled(EraseActivityData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .openActivity(var payload): try visitor.payload(&payload)
      case .reassignActivity(var payload): try visitor.payload(&payload)
      case .postponeActivity(var payload): try visitor.payload(&payload)
      case .addActivityNote(var payload): try visitor.payload(&payload)
      case .completeActivity(var payload): try visitor.payload(&payload)
      case .cancelActivity(var payload): try visitor.payload(&payload)
      case .escalateActivity(var payload): try visitor.payload(&payload)
      case .eraseActivityData(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ActivityCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to what somebody is to do about a stream, and by when. Numbers and names are stored.
public enum ActivityEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case activityOpened = 1
  case activityReassigned = 2
  case activityPostponed = 3
  case activityNoteAdded = 4
  case activityCompleted = 5
  case activityCancelled = 6
  case activityEscalated = 7
  case activityDataErased = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ActivityEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .activityOpened: "ActivityOpened"
      case .activityReassigned: "ActivityReassigned"
      case .activityPostponed: "ActivityPostponed"
      case .activityNoteAdded: "ActivityNoteAdded"
      case .activityCompleted: "ActivityCompleted"
      case .activityCancelled: "ActivityCancelled"
      case .activityEscalated: "ActivityEscalated"
      case .activityDataErased: "ActivityDataErased"
    }
  }
}

/// Something that happened to what somebody is to do about a stream, and by when.
public enum ActivityEvent: Union {
  case activityOpened(ActivityOpened)
  case activityReassigned(ActivityReassigned)
  case activityPostponed(ActivityPostponed)
  case activityNoteAdded(ActivityNoteAdded)
  case activityCompleted(ActivityCompleted)
  case activityCancelled(ActivityCancelled)
  case activityEscalated(ActivityEscalated)
  case activityDataErased(ActivityDataErased)

  public static var unionName: StaticString { "ActivityEvent" }


  @inlinable public var kind: ActivityEventKind {
    switch self {
      case .activityOpened: .activityOpened
      case .activityReassigned: .activityReassigned
      case .activityPostponed: .activityPostponed
      case .activityNoteAdded: .activityNoteAdded
      case .activityCompleted: .activityCompleted
      case .activityCancelled: .activityCancelled
      case .activityEscalated: .activityEscalated
      case .activityDataErased: .activityDataErased
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ActivityEventKind, from visitor: inout F) throws(WireError) -> ActivityEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .activityOpened: return .activityOpened(try filled(ActivityOpened.self))
      case .activityReassigned: return .activityReassigned(try filled(ActivityReassigned.self))
      case .activityPostponed: return .activityPostponed(try filled(ActivityPostponed.self))
      case .activityNoteAdded: return .activityNoteAdded(try filled(ActivityNoteAdded.self))
      case .activityCompleted: return .activityCompleted(try filled(ActivityCompleted.self))
      case .activityCancelled: return .activityCancelled(try filled(ActivityCancelled.self))
      case .activityEscalated: return .activityEscalated(try filled(ActivityEscalated.self))
      case .activityDataErased: return .activityDataErased(try filled(ActivityDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .activityOpened(var payload): try visitor.payload(&payload)
      case .activityReassigned(var payload): try visitor.payload(&payload)
      case .activityPostponed(var payload): try visitor.payload(&payload)
      case .activityNoteAdded(var payload): try visitor.payload(&payload)
      case .activityCompleted(var payload): try visitor.payload(&payload)
      case .activityCancelled(var payload): try visitor.payload(&payload)
      case .activityEscalated(var payload): try visitor.payload(&payload)
      case .activityDataErased(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ActivityEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}


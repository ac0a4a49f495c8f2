// Generated from Activity/Activity.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of what somebody is to do about a stream, and by when. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum ActivityVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Open an activity".
  case openActivity = 1
  /// Labelled "Give the activity to somebody else".
  case reassignActivity = 2
  /// Labelled "Change the due date".
  case postponeActivity = 3
  /// Labelled "Note what came of it so far".
  case addActivityNote = 4
  /// Labelled "Complete the activity".
  case completeActivity = 5
  /// Labelled "Cancel the activity".
  case cancelActivity = 6
  /// Labelled "Escalate the activity".
  case escalateActivity = 7
  /// Labelled "Erase the personal data of the activity".
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
  /// See `OpenActivity`.
  case openActivity(OpenActivity)
  /// See `ReassignActivity`.
  case reassignActivity(ReassignActivity)
  /// See `PostponeActivity`.
  case postponeActivity(PostponeActivity)
  /// See `AddActivityNote`.
  case addActivityNote(AddActivityNote)
  /// See `CompleteActivity`.
  case completeActivity(CompleteActivity)
  /// See `CancelActivity`.
  case cancelActivity(CancelActivity)
  /// See `EscalateActivity`.
  case escalateActivity(EscalateActivity)
  /// See `EraseActivityData`.
  case eraseActivityData(EraseActivityData)

  public static var unionName: StaticString { "ActivityCommand" }

  /// The payload of `openActivity`; nil of any other case.
  @inline(__always) public var openActivity: OpenActivity? {
    if case .openActivity(let payload) = self { payload } else { nil }
  }
  /// The payload of `reassignActivity`; nil of any other case.
  @inline(__always) public var reassignActivity: ReassignActivity? {
    if case .reassignActivity(let payload) = self { payload } else { nil }
  }
  /// The payload of `postponeActivity`; nil of any other case.
  @inline(__always) public var postponeActivity: PostponeActivity? {
    if case .postponeActivity(let payload) = self { payload } else { nil }
  }
  /// The payload of `addActivityNote`; nil of any other case.
  @inline(__always) public var addActivityNote: AddActivityNote? {
    if case .addActivityNote(let payload) = self { payload } else { nil }
  }
  /// The payload of `completeActivity`; nil of any other case.
  @inline(__always) public var completeActivity: CompleteActivity? {
    if case .completeActivity(let payload) = self { payload } else { nil }
  }
  /// The payload of `cancelActivity`; nil of any other case.
  @inline(__always) public var cancelActivity: CancelActivity? {
    if case .cancelActivity(let payload) = self { payload } else { nil }
  }
  /// The payload of `escalateActivity`; nil of any other case.
  @inline(__always) public var escalateActivity: EscalateActivity? {
    if case .escalateActivity(let payload) = self { payload } else { nil }
  }
  /// The payload of `eraseActivityData`; nil of any other case.
  @inline(__always) public var eraseActivityData: EraseActivityData? {
    if case .eraseActivityData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ActivityCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to what somebody is to do about a stream, and by when. Numbers and names are stored.
public enum ActivityEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Activity opened".
  case activityOpened = 1
  /// Labelled "Activity given to somebody else".
  case activityReassigned = 2
  /// Labelled "Due date changed".
  case activityPostponed = 3
  /// Labelled "Note on the activity added".
  case activityNoteAdded = 4
  /// Labelled "Activity completed".
  case activityCompleted = 5
  /// Labelled "Activity cancelled".
  case activityCancelled = 6
  /// Labelled "Activity escalated".
  case activityEscalated = 7
  /// Labelled "Personal data of the activity erased".
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
  /// See `ActivityOpened`.
  case activityOpened(ActivityOpened)
  /// See `ActivityReassigned`.
  case activityReassigned(ActivityReassigned)
  /// See `ActivityPostponed`.
  case activityPostponed(ActivityPostponed)
  /// See `ActivityNoteAdded`.
  case activityNoteAdded(ActivityNoteAdded)
  /// See `ActivityCompleted`.
  case activityCompleted(ActivityCompleted)
  /// See `ActivityCancelled`.
  case activityCancelled(ActivityCancelled)
  /// See `ActivityEscalated`.
  case activityEscalated(ActivityEscalated)
  /// See `ActivityDataErased`.
  case activityDataErased(ActivityDataErased)

  public static var unionName: StaticString { "ActivityEvent" }


  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ActivityEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}


// Generated from Activity/Activity.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// T01.
public struct OpenActivity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OpenActivity" }
  /// Labelled "subject".
  public var subject: ActivitySubject
  /// Labelled "title".
  public var title: String
  /// Labelled "text".
  public var text: String
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "due".
  public var due: Instant
  /// Who has it once it is overdue; empty for any supervisor.
  public var escalatesTo: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    subject = ActivitySubject()
    title = ""
    text = ""
    owner = ActorID()
    due = Instant()
    escalatesTo = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(subject: ActivitySubject = ActivitySubject(), title: String = "", text: String = "", owner: ActorID = ActorID(), due: Instant = Instant(), escalatesTo: ActorID = ActorID()) {
    self.subject = subject
    self.title = title
    self.text = text
    self.owner = owner
    self.due = due
    self.escalatesTo = escalatesTo
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "subject", &subject)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "title", &title)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "owner", &owner)
    try visitor.field(5, "due", &due)
    try visitor.field(6, "escalatesTo", &escalatesTo)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T02.
public struct ReassignActivity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReassignActivity" }
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), reason: String = "") {
    self.owner = owner
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T03. It may be brought forward, too.
public struct PostponeActivity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PostponeActivity" }
  /// Labelled "due".
  public var due: Instant
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    due = Instant()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(due: Instant = Instant(), reason: String = "") {
    self.due = due
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "due", &due)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T04. What came of it so far.
public struct AddActivityNote: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddActivityNote" }
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(text: String = "") {
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T05.
public struct CompleteActivity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CompleteActivity" }
  /// Labelled "result".
  public var result: String

  /// Creates one whose fields are all absent.
  public init() {
    result = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(result: String = "") {
    self.result = result
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "result", &result)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T06.
public struct CancelActivity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CancelActivity" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T07. By itself, once it is overdue.
public struct EscalateActivity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EscalateActivity" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// T08.
public struct EraseActivityData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EraseActivityData" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T01.
public struct ActivityOpened: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityOpened" }
  /// Labelled "subject".
  public var subject: ActivitySubject
  /// Labelled "title".
  public var title: String
  /// Labelled "text".
  public var text: String
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "due".
  public var due: Instant
  /// Labelled "escalates to".
  public var escalatesTo: ActorID
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    subject = ActivitySubject()
    title = ""
    text = ""
    owner = ActorID()
    due = Instant()
    escalatesTo = ActorID()
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(subject: ActivitySubject = ActivitySubject(), title: String = "", text: String = "", owner: ActorID = ActorID(), due: Instant = Instant(), escalatesTo: ActorID = ActorID(), by: ActorID = ActorID(), at: Instant = Instant()) {
    self.subject = subject
    self.title = title
    self.text = text
    self.owner = owner
    self.due = due
    self.escalatesTo = escalatesTo
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "subject", &subject)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "title", &title)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "owner", &owner)
    try visitor.field(5, "due", &due)
    try visitor.field(6, "escalatesTo", &escalatesTo)
    try visitor.field(7, "by", &by)
    try visitor.field(8, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T02.
public struct ActivityReassigned: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityReassigned" }
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), reason: String = "") {
    self.owner = owner
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T03.
public struct ActivityPostponed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityPostponed" }
  /// Labelled "due".
  public var due: Instant
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    due = Instant()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(due: Instant = Instant(), reason: String = "") {
    self.due = due
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "due", &due)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T04.
public struct ActivityNoteAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityNoteAdded" }
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "text", &text)
    try visitor.field(2, "by", &by)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T05.
public struct ActivityCompleted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityCompleted" }
  /// Labelled "result".
  public var result: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    result = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(result: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.result = result
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "result", &result)
    try visitor.field(2, "by", &by)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T06.
public struct ActivityCancelled: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityCancelled" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.reason = reason
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "by", &by)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T07.
public struct ActivityEscalated: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityEscalated" }
  /// Empty for any supervisor.
  public var owner: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), at: Instant = Instant()) {
    self.owner = owner
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From T08.
public struct ActivityDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityDataErased" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The stream that an activity is about.
public struct ActivitySubject: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivitySubject" }
  /// Labelled "kind".
  public var kind: SubjectKind
  /// Labelled "id".
  public var id: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    kind = SubjectKind()
    id = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: SubjectKind = SubjectKind(), id: Identifier = Identifier()) {
    self.kind = kind
    self.id = id
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "id", &id)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What an activity may be about. The numbers are stored: those of the streams' categories.
public enum SubjectKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Claim".
  case claim = 1
  /// Labelled "Document".
  case document = 4
  /// Labelled "Report".
  case report = 5
  /// Labelled "Accident".
  case accident = 6
  /// Labelled "Property".
  case property = 7
  /// Labelled "Quiz".
  case quiz = 8
  /// Labelled "Lead".
  case lead = 9

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "SubjectKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .claim: "claim"
      case .document: "document"
      case .report: "report"
      case .accident: "accident"
      case .property: "property"
      case .quiz: "quiz"
      case .lead: "lead"
    }
  }
}

/// Where an activity stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Activity.md, "Statuses".
public enum ActivityStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Open".
  case open = 1
  /// Labelled "Completed".
  case completed = 2
  /// Labelled "Cancelled".
  case cancelled = 3
  /// Labelled "Personal data erased".
  case erased = 4

  public init() { self = .none }
  public static var schemaName: StaticString { "ActivityStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .open: "open"
      case .completed: "completed"
      case .cancelled: "cancelled"
      case .erased: "erased"
    }
  }
}

/// What came of an activity before it ended.
public struct ActivityNote: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ActivityNote" }
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "text", &text)
    try visitor.field(2, "by", &by)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// An activity as its events leave it.
///
/// Source: Specs/Lifecycles/Activity.md.
public struct Activity: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Activity" }
  /// Labelled "status".
  public var status: ActivityStatus
  /// Labelled "subject".
  public var subject: ActivitySubject
  /// Labelled "title".
  public var title: String
  /// Labelled "text".
  public var text: String
  /// Who is to do it; empty for any supervisor.
  public var owner: ActorID
  /// Labelled "due".
  public var due: Instant?
  /// Labelled "escalates to".
  public var escalatesTo: ActorID
  /// Who did not do it in time.
  public var escalatedFrom: ActorID
  /// Labelled "escalated".
  public var escalatedAt: Instant?
  /// Labelled "opened by".
  public var openedBy: ActorID
  /// Labelled "opened".
  public var openedAt: Instant?
  /// Labelled "notes".
  public var notes: [ActivityNote]
  /// What came of it, or why it was cancelled.
  public var outcome: String
  /// Labelled "ended by".
  public var endedBy: ActorID
  /// Labelled "ended".
  public var endedAt: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    status = ActivityStatus()
    subject = ActivitySubject()
    title = ""
    text = ""
    owner = ActorID()
    escalatesTo = ActorID()
    escalatedFrom = ActorID()
    openedBy = ActorID()
    notes = []
    outcome = ""
    endedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: ActivityStatus = ActivityStatus(), subject: ActivitySubject = ActivitySubject(), title: String = "", text: String = "", owner: ActorID = ActorID(), due: Instant? = nil, escalatesTo: ActorID = ActorID(), escalatedFrom: ActorID = ActorID(), escalatedAt: Instant? = nil, openedBy: ActorID = ActorID(), openedAt: Instant? = nil, notes: [ActivityNote] = [], outcome: String = "", endedBy: ActorID = ActorID(), endedAt: Instant? = nil) {
    self.status = status
    self.subject = subject
    self.title = title
    self.text = text
    self.owner = owner
    self.due = due
    self.escalatesTo = escalatesTo
    self.escalatedFrom = escalatedFrom
    self.escalatedAt = escalatedAt
    self.openedBy = openedBy
    self.openedAt = openedAt
    self.notes = notes
    self.outcome = outcome
    self.endedBy = endedBy
    self.endedAt = endedAt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "subject", &subject)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "title", &title)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "text", &text)
    try visitor.field(5, "owner", &owner)
    try visitor.field(6, "due", &due)
    try visitor.field(7, "escalatesTo", &escalatesTo)
    try visitor.field(8, "escalatedFrom", &escalatedFrom)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "escalatedAt", &escalatedAt)
    try visitor.field(10, "openedBy", &openedBy)
    try visitor.field(11, "openedAt", &openedAt)
    try visitor.field(12, "notes", &notes)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(13, "outcome", &outcome)
    try visitor.field(14, "endedBy", &endedBy)
    try visitor.field(15, "endedAt", &endedAt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


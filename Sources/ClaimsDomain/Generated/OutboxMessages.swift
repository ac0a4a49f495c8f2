// Generated from Outbox/Outbox.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// Y01.
public struct Enqueue: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Enqueue" }
  /// As the other side is to get it: its id is the item's.
  public var command: CommandRecord
  /// The item in whose place it comes; zero for none.
  public var replaces: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    command = CommandRecord()
    replaces = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(command: CommandRecord = CommandRecord(), replaces: Identifier = Identifier()) {
    self.command = command
    self.replaces = replaces
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "command", &command)
    try visitor.field(2, "replaces", &replaces)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y02.
public struct StartSending: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartSending" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y03. What the other side's receipt says.
public struct RecordAcceptance: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordAcceptance" }
  /// Where its first event stands in the other side's log.
  public var position: UInt64
  /// Of the stream, after it.
  public var revision: UInt64
  /// Labelled "recorded".
  public var recorded: Instant
  /// Whether the other side had it already.
  public var repeated: Bool

  /// Creates one whose fields are all absent.
  public init() {
    position = 0
    revision = 0
    recorded = Instant()
    repeated = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(position: UInt64 = 0, revision: UInt64 = 0, recorded: Instant = Instant(), repeated: Bool = false) {
    self.position = position
    self.revision = revision
    self.recorded = recorded
    self.repeated = repeated
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "position", &position)
    try visitor.field(2, "revision", &revision)
    try visitor.field(3, "recorded", &recorded)
    try visitor.field(4, "repeated", &repeated)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y04.
public struct RecordRefusal: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordRefusal" }
  /// Labelled "reasons".
  public var reasons: [Reason]

  /// Creates one whose fields are all absent.
  public init() {
    reasons = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reasons: [Reason] = []) {
    self.reasons = reasons
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reasons", &reasons)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y05.
public struct RecordFault: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordFault" }
  /// Labelled "fault".
  public var fault: TransportFault
  /// Not before then it is sent again.
  public var dueAt: Instant

  /// Creates one whose fields are all absent.
  public init() {
    fault = TransportFault()
    dueAt = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(fault: TransportFault = TransportFault(), dueAt: Instant = Instant()) {
    self.fault = fault
    self.dueAt = dueAt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "fault", &fault)
    try visitor.field(2, "dueAt", &dueAt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y06.
public struct GiveUp: Message, CustomStringConvertible {
  public static var messageName: StaticString { "GiveUp" }
  /// Labelled "fault".
  public var fault: TransportFault

  /// Creates one whose fields are all absent.
  public init() {
    fault = TransportFault()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(fault: TransportFault = TransportFault()) {
    self.fault = fault
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "fault", &fault)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y07. A refusal that says `revisionConflict`.
public struct ReportConflict: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportConflict" }
  /// Labelled "reasons".
  public var reasons: [Reason]

  /// Creates one whose fields are all absent.
  public init() {
    reasons = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reasons: [Reason] = []) {
    self.reasons = reasons
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reasons", &reasons)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y08.
public struct ResolveConflict: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ResolveConflict" }
  /// Labelled "policy".
  public var policy: ConflictPolicy
  /// When the other side's stream last changed: `keepNewest` compares.
  public var remoteChanged: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    policy = ConflictPolicy()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(policy: ConflictPolicy = ConflictPolicy(), remoteChanged: Instant? = nil) {
    self.policy = policy
    self.remoteChanged = remoteChanged
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "policy", &policy)
    try visitor.field(2, "remoteChanged", &remoteChanged)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y09.
public struct RetryQueued: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RetryQueued" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y10.
public struct DropQueued: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DropQueued" }
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

/// Y11. Under the same id, so that of the two at most one happens.
public struct EditQueued: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditQueued" }
  /// Labelled "command".
  public var command: CommandRecord

  /// Creates one whose fields are all absent.
  public init() {
    command = CommandRecord()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(command: CommandRecord = CommandRecord()) {
    self.command = command
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "command", &command)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Y12. The same again under another id, where the first is used up.
public struct RetryAsNew: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RetryAsNew" }
  /// The id of the command that is queued in its place.
  public var replacement: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    replacement = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(replacement: Identifier = Identifier()) {
    self.replacement = replacement
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "replacement", &replacement)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y01.
public struct CommandQueued: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandQueued" }
  /// Labelled "command".
  public var command: CommandRecord
  /// Its place in the order of sending, which it keeps.
  public var place: UInt64
  /// Labelled "replaces revision".
  public var replaces: Identifier
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    command = CommandRecord()
    place = 0
    replaces = Identifier()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(command: CommandRecord = CommandRecord(), place: UInt64 = 0, replaces: Identifier = Identifier(), at: Instant = Instant()) {
    self.command = command
    self.place = place
    self.replaces = replaces
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "command", &command)
    try visitor.field(2, "place", &place)
    try visitor.field(3, "replaces", &replaces)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y02.
public struct SendStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SendStarted" }
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(at: Instant = Instant()) {
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y03.
public struct CommandAccepted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandAccepted" }
  /// Where its first event stands in the other side's log.
  public var position: UInt64
  /// Labelled "revision".
  public var revision: UInt64
  /// Labelled "recorded".
  public var recorded: Instant
  /// Whether the other side had it already.
  public var repeated: Bool
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    position = 0
    revision = 0
    recorded = Instant()
    repeated = false
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(position: UInt64 = 0, revision: UInt64 = 0, recorded: Instant = Instant(), repeated: Bool = false, at: Instant = Instant()) {
    self.position = position
    self.revision = revision
    self.recorded = recorded
    self.repeated = repeated
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "position", &position)
    try visitor.field(2, "revision", &revision)
    try visitor.field(3, "recorded", &recorded)
    try visitor.field(4, "repeated", &repeated)
    try visitor.field(5, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y04.
public struct CommandRefused: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandRefused" }
  /// Labelled "reasons".
  public var reasons: [Reason]
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reasons = []
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reasons: [Reason] = [], at: Instant = Instant()) {
    self.reasons = reasons
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reasons", &reasons)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y05.
public struct SendFailed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SendFailed" }
  /// Labelled "fault".
  public var fault: TransportFault
  /// Not before then it is sent again.
  public var dueAt: Instant
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    fault = TransportFault()
    dueAt = Instant()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(fault: TransportFault = TransportFault(), dueAt: Instant = Instant(), at: Instant = Instant()) {
    self.fault = fault
    self.dueAt = dueAt
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "fault", &fault)
    try visitor.field(2, "dueAt", &dueAt)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y06.
public struct CommandParked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandParked" }
  /// Labelled "fault".
  public var fault: TransportFault
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    fault = TransportFault()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(fault: TransportFault = TransportFault(), at: Instant = Instant()) {
    self.fault = fault
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "fault", &fault)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y07.
public struct ConflictDetected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConflictDetected" }
  /// Labelled "reasons".
  public var reasons: [Reason]
  /// Where the stream stands on the other side, as far as it said.
  public var remoteRevision: UInt64?
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reasons = []
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reasons: [Reason] = [], remoteRevision: UInt64? = nil, at: Instant = Instant()) {
    self.reasons = reasons
    self.remoteRevision = remoteRevision
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reasons", &reasons)
    try visitor.field(2, "remoteRevision", &remoteRevision)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y08.
public struct ConflictResolved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConflictResolved" }
  /// Labelled "policy".
  public var policy: ConflictPolicy
  /// Whether the command goes on; it is dropped otherwise.
  public var isKept: Bool
  /// What the command expects from now on; absent for whatever it is.
  public var expectedRevision: UInt64?
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    policy = ConflictPolicy()
    isKept = false
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(policy: ConflictPolicy = ConflictPolicy(), isKept: Bool = false, expectedRevision: UInt64? = nil, at: Instant = Instant()) {
    self.policy = policy
    self.isKept = isKept
    self.expectedRevision = expectedRevision
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "policy", &policy)
    try visitor.field(2, "isKept", &isKept)
    try visitor.field(3, "expectedRevision", &expectedRevision)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y09.
public struct CommandRequeued: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandRequeued" }
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(at: Instant = Instant()) {
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y10.
public struct CommandDropped: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandDropped" }
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
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y11.
public struct CommandEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandEdited" }
  /// Labelled "command".
  public var command: CommandRecord
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    command = CommandRecord()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(command: CommandRecord = CommandRecord(), at: Instant = Instant()) {
    self.command = command
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "command", &command)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Y12.
public struct CommandReplaced: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandReplaced" }
  /// The id of the command that is queued in its place.
  public var replacement: Identifier
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    replacement = Identifier()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(replacement: Identifier = Identifier(), at: Instant = Instant()) {
    self.replacement = replacement
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "replacement", &replacement)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A command in the outbox, as its events leave it.
///
/// Source: Specs/Lifecycles/Outbox.md.
public struct OutboxItem: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OutboxItem" }
  /// Labelled "status".
  public var status: OutboxStatus
  /// As the other side gets it. Its id is the item's.
  public var command: CommandRecord
  /// Its place in the order of sending: 1, 2, 3 …
  public var place: UInt64
  /// When it was queued.
  public var queuedAt: Instant
  /// How often sending has failed since it was queued, counted faults alone.
  public var attempts: UInt32
  /// How often it was put upon another revision.
  public var rebases: UInt32
  /// Not before then it is sent again.
  public var dueAt: Instant?
  /// What went wrong the last time; absent once the other side has answered.
  public var fault: TransportFault?
  /// Why the other side refused it.
  public var reasons: [Reason]
  /// Where the stream stands on the other side, as a conflict has told.
  public var remoteRevision: UInt64?
  /// Whether it may have been carried out without our having heard.
  public var isUnanswered: Bool
  /// Where it stands in the other side's log, once it is accepted.
  public var position: UInt64
  /// The stream's revision there after it.
  public var revision: UInt64
  /// When it was acknowledged or dropped.
  public var settledAt: Instant?
  /// The item that took its place; zero for none.
  public var replacement: Identifier
  /// The item whose place it took; zero for none.
  public var replaces: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    status = OutboxStatus()
    command = CommandRecord()
    place = 0
    queuedAt = Instant()
    attempts = 0
    rebases = 0
    reasons = []
    isUnanswered = false
    position = 0
    revision = 0
    replacement = Identifier()
    replaces = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: OutboxStatus = OutboxStatus(), command: CommandRecord = CommandRecord(), place: UInt64 = 0, queuedAt: Instant = Instant(), attempts: UInt32 = 0, rebases: UInt32 = 0, dueAt: Instant? = nil, fault: TransportFault? = nil, reasons: [Reason] = [], remoteRevision: UInt64? = nil, isUnanswered: Bool = false, position: UInt64 = 0, revision: UInt64 = 0, settledAt: Instant? = nil, replacement: Identifier = Identifier(), replaces: Identifier = Identifier()) {
    self.status = status
    self.command = command
    self.place = place
    self.queuedAt = queuedAt
    self.attempts = attempts
    self.rebases = rebases
    self.dueAt = dueAt
    self.fault = fault
    self.reasons = reasons
    self.remoteRevision = remoteRevision
    self.isUnanswered = isUnanswered
    self.position = position
    self.revision = revision
    self.settledAt = settledAt
    self.replacement = replacement
    self.replaces = replaces
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "command", &command)
    try visitor.field(3, "place", &place)
    try visitor.field(4, "queuedAt", &queuedAt)
    try visitor.field(5, "attempts", &attempts)
    try visitor.field(6, "rebases", &rebases)
    try visitor.field(7, "dueAt", &dueAt)
    try visitor.field(8, "fault", &fault)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "reasons", &reasons)
    try visitor.field(10, "remoteRevision", &remoteRevision)
    try visitor.field(11, "isUnanswered", &isUnanswered)
    try visitor.field(12, "position", &position)
    try visitor.field(13, "revision", &revision)
    try visitor.field(14, "settledAt", &settledAt)
    try visitor.field(15, "replacement", &replacement)
    try visitor.field(16, "replaces", &replaces)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where an item of the outbox stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Outbox.md, "Statuses".
public enum OutboxStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Waiting to be sent".
  case queued = 1
  /// Labelled "Being sent".
  case sending = 2
  /// Labelled "To be sent again".
  case retry = 3
  /// Labelled "Accepted".
  case acknowledged = 4
  /// Labelled "Refused".
  case refused = 5
  /// Labelled "Could not be sent".
  case parked = 6
  /// Labelled "In conflict".
  case conflict = 7
  /// Labelled "Dropped".
  case dropped = 8

  public init() { self = .none }
  public static var schemaName: StaticString { "OutboxStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .queued: "queued"
      case .sending: "sending"
      case .retry: "retry"
      case .acknowledged: "acknowledged"
      case .refused: "refused"
      case .parked: "parked"
      case .conflict: "conflict"
      case .dropped: "dropped"
    }
  }
}

/// What becomes of a command whose stream has changed on the other side. The numbers are stored.
///
/// Source: Specs/Lifecycles/Outbox.md, "Conflicts".
public enum ConflictPolicy: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Decided again upon the revision at which the other side stands.
  case rebase = 1
  /// Dropped.
  case keepRemote = 2
  /// Decided again upon whatever the other side has.
  case keepLocal = 3
  /// As `keepLocal` where it was queued after the other side's change, else as `keepRemote`. Loses
  /// one side's work, and is off unless it is asked for.
  case keepNewest = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ConflictPolicy" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .rebase: "rebase"
      case .keepRemote: "keepRemote"
      case .keepLocal: "keepLocal"
      case .keepNewest: "keepNewest"
    }
  }
}

/// Why a request brought no answer.
///
/// Source: Specs/Lifecycles/Outbox.md, "Faults".
public struct TransportFault: Message, CustomStringConvertible, Error {
  public static var messageName: StaticString { "TransportFault" }
  /// Labelled "kind".
  public var kind: TransportFaultKind
  /// What the system or the other side said: for people.
  public var detail: String

  /// Creates one whose fields are all absent.
  public init() {
    kind = TransportFaultKind()
    detail = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: TransportFaultKind = TransportFaultKind(), detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "detail", &detail)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The ways in which a request can fail. The numbers are stored.
public enum TransportFaultKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Nothing was sent: there is no way to the other side.
  case unreachable = 1
  /// No answer came: it may have been carried out.
  case timeout = 2
  /// The other side wants to know who asks, and carried out nothing.
  case authenticationRequired = 3
  /// The other side would not take the request, and carried out nothing.
  case refused = 4
  /// The sender was told to stop: it may have been carried out.
  case cancelled = 5
  /// The process ended while it waited: it may have been carried out.
  case interrupted = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "TransportFaultKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .unreachable: "unreachable"
      case .timeout: "timeout"
      case .authenticationRequired: "authenticationRequired"
      case .refused: "refused"
      case .cancelled: "cancelled"
      case .interrupted: "interrupted"
    }
  }
}


/// A command as it was asked, with its envelope: what the log keeps beside its events.
///
/// A store may write `streamNumber` in place of `category` and `stream`, and leaves both out if
/// they say nothing new; a reader gets all three.
///
/// Source: Specs/WriteAheadLog.md, "Records".
public struct CommandRecord: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommandRecord" }

  /// Chosen by the sender, and the same whenever the command is sent again.
  public var id = Identifier()
  /// Who sends it; empty for an anonymous sender.
  public var actor = ActorID()
  /// The code of the role in which the actor acts.
  public var role: UInt32 = 0
  /// The number of the command in its aggregate's union.
  public var type: UInt32 = 0
  /// The encoded message that `type` names.
  public var payload: [UInt8] = []
  /// The number of the stream that it is sent to; zero if `category` and `stream` name it.
  public var streamNumber: UInt32 = 0
  /// The number of the stream's category; zero if `streamNumber` stands in its place.
  public var category: UInt32 = 0
  /// The stream's id within its category; zero if `streamNumber` stands in its place.
  public var stream = Identifier()
  /// When it was true in the world; absent if that is the recorded time.
  public var effective: Instant?
  /// The process that this command belongs to; zero if it starts one of its own.
  public var correlation = Identifier()
  /// The revision that the sender had seen; absent for "whatever it is now".
  public var expectedRevision: UInt64?
  /// The revision of the rules in force when this was decided; zero for the built-in ones.
  public var rulesRevision: UInt64 = 0
  /// The version of the code that decided.
  public var deciderVersion: UInt32 = 0
  /// Who brought it over from elsewhere, if it was decided before; empty if it is new.
  public var importedBy = ActorID()
  /// Whom it is about, if the stream's id is a hash of that; else empty.
  public var person = ActorID()

  public init() {}

  /// All at once, since every command comes by here: an empty record first would have to be cleared
  /// away field by field.
  @inlinable public init(
    id: Identifier, actor: ActorID, role: UInt32, type: UInt32, payload: consuming [UInt8],
    to target: StreamID, effective: Instant?, correlation: Identifier, expectedRevision: UInt64?,
    rulesRevision: UInt64, deciderVersion: UInt32, importedBy: ActorID, person: ActorID
  ) {
    self.id = id
    self.actor = actor
    self.role = role
    self.type = type
    self.payload = payload
    category = target.category.number
    stream = target.id
    self.effective = effective
    self.correlation = correlation
    self.expectedRevision = expectedRevision
    self.rulesRevision = rulesRevision
    self.deciderVersion = deciderVersion
    self.importedBy = importedBy
    self.person = person
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "actor", &actor)
    try fields.field(3, "role", &role)
    try fields.field(4, "type", &type)
    try fields.field(5, "payload", &payload)
    try fields.field(6, "streamNumber", &streamNumber)
    try fields.field(7, "category", &category)
    try fields.field(8, "stream", &stream)
    try fields.field(9, "effective", &effective)
    try fields.field(10, "correlation", &correlation)
    try fields.field(11, "expectedRevision", &expectedRevision)
    try fields.field(12, "rulesRevision", &rulesRevision)
    try fields.field(13, "deciderVersion", &deciderVersion)
    try fields.field(14, "importedBy", &importedBy)
    try fields.field(15, "person", &person)
  }

  /// The stream that it is sent to, by `category` and `stream` alone.
  public var target: StreamID { StreamID(Category(category), stream) }

  /// Whether `other` asks for the same thing: everything but what the kernel adds when it decides.
  public func asksTheSame(as other: CommandRecord) -> Bool {
    id == other.id && actor == other.actor && role == other.role && type == other.type
      && payload == other.payload && target == other.target && effective == other.effective
      && correlation == other.correlation && expectedRevision == other.expectedRevision
      && importedBy == other.importedBy && person == other.person
  }
}

/// The first mention of a stream: its number and its name.
public struct StreamRecord: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StreamRecord" }
  /// The stream's number, in the order in which streams first appear in the log, from 1.
  public var number: UInt32 = 0
  /// The number of the stream's category.
  public var category: UInt32 = 0
  /// The stream's id within its category.
  public var id = Identifier()

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "number", &number)
    try fields.field(2, "category", &category)
    try fields.field(3, "id", &id)
  }
}

/// One event of a commit, in the order of the commit. Its position is the frame's first position
/// plus its place among the frame's events.
public struct EventRecord<Payload: FieldValue>: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EventRecord" }
  /// The number of the stream that the event belongs to, from 1.
  public var streamNumber: UInt32 = 0
  /// The stream's revision after this event: 1 for its first one.
  public var revision: UInt64 = 0
  /// The number of the event in its aggregate's union.
  public var type: UInt32 = 0
  /// The encoded message that `type` names.
  public var payload = Payload()
  /// Reserved: the key under which personal fields of the payload are encrypted.
  public var key = Identifier()

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "streamNumber", &streamNumber)
    try fields.field(2, "revision", &revision)
    try fields.field(3, "type", &type)
    try fields.field(4, "payload", &payload)
    try fields.field(5, "key", &key)
  }
}

/// What a commit or a refusal says: the body of a frame.
public struct EntryRecord: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EntryRecord" }
  /// The command that was accepted or refused.
  public var command = CommandRecord()
  /// The streams that begin with this commit, by ascending number; empty in a refusal.
  public var streams: [StreamRecord] = []
  /// In the order of their positions; empty in a refusal.
  public var events: [EventRecord<[UInt8]>] = []
  /// Why a refused command was refused, as the kernel's own message; absent in a commit.
  public var refusal: [UInt8]?

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "streams", &streams)
    try fields.field(3, "events", &events)
    try fields.field(4, "refusal", &refusal)
  }
}

import ClaimsDomain
import Descriptions
import EventSourcing

/// What became of a command. A refusal is an answer like any other.
public enum Answer: Equatable, Sendable, PrintsFields {
  /// Accepted now, or before if its receipt is `repeated`.
  case accepted(Receipt)
  /// Refused, and nothing happened.
  case refused(RefusedAnswer)
}

/// Proof that a command was accepted: the same for every repetition, across restarts.
public struct Receipt: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Receipt" }
  /// The command's id.
  public var command = Identifier()
  /// The stream that the command went to, if that is called by a UUID; in JSON under the name of
  /// its kind: `"claim": UUID`.
  public var stream: StreamID?
  /// The position of the commit's last event.
  public var position: UInt64 = 0
  /// The stream's revision after it.
  public var revision: UInt64 = 0
  /// When the commit was recorded, also in the receipt of a repetition.
  public var recorded = Instant()
  /// What happened in all streams of the commit, in order, as far as the sender is told.
  public var events: [DomainEventKind] = []
  /// Whether the log held the command already, so that nothing was written.
  public var repeated = false
  /// Whom of the register the command was about.
  public var person: ActorID?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.claim(2, &stream)
    try fields.field(3, "position", &position)
    try fields.field(4, "revision", &revision)
    try fields.field(5, "recorded", &recorded)
    try fields.field(6, "events", &events)
    try fields.field(7, "repeated", &repeated)
    try fields.field(8, "person", &person)
    try fields.streams(above: 5, &stream)
  }
}

/// Why a command was refused, and what was known then.
public struct RefusedAnswer: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RefusedAnswer" }
  /// The command's id; zero if none could be read.
  public var command = Identifier()
  /// The stream that the command went to, if that is called by a UUID; in JSON under the name of
  /// its kind: `"claim": UUID`.
  public var stream: StreamID?
  /// The position at which it was judged.
  public var decidedAt: UInt64 = 0
  /// Why it was refused, as far as the sender is told.
  public var reasons: [Reason] = []
  /// The reasons in words.
  public var message = ""
  /// Whom of the register the command was about.
  public var person: ActorID?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.claim(2, &stream)
    try fields.field(3, "decidedAt", &decidedAt)
    try fields.field(4, "reasons", &reasons)
    try fields.field(5, "message", &message)
    try fields.field(6, "person", &person)
    try fields.streams(above: 3, &stream)
  }
}

extension Answer {
  /// One line of JSON: `{"accepted":{…}}` or `{"refused":{…}}`.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes the same as a value of something larger.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .accepted(let receipt):
      writer.key("accepted")
      writer.message(receipt)
    case .refused(let refused):
      writer.key("refused")
      writer.message(refused)
    }
    writer.endObject()
  }

  /// Whether it was accepted, now or before.
  public var isAccepted: Bool {
    if case .accepted = self { true } else { false }
  }
}

extension Receipt {
  /// The receipt of a stored commit of this command.
  init(repeating entry: Entry, of envelope: borrowing CommandEnvelope) {
    let stream = envelope.stream
    self.init(
      of: envelope, at: entry.last,
      revision: entry.events.last { $0.stream == stream }?.revision.value ?? 0,
      recorded: entry.recorded, events: entry.events.compactMap { DomainEventKind($0) })
    repeated = true
  }

  /// - Parameter envelope: borrowed, since a copy of a command would cost more than the receipt.
  init(
    of envelope: borrowing CommandEnvelope, at position: Position, revision: UInt64,
    recorded: Instant, events: [DomainEventKind]
  ) {
    command = envelope.id
    (stream, person) = envelope.target
    self.position = position.value
    self.revision = revision
    self.recorded = recorded
    self.events = events
  }
}

extension RefusedAnswer {
  init(_ refusal: Refusal, of envelope: CommandEnvelope, at position: Position) {
    command = envelope.id
    (stream, person) = envelope.target
    decidedAt = position.value
    reasons = refusal.reasons
    message = refusal.message
  }
}

extension Receipt {
  /// The claim that the command went to.
  public var claim: Identifier? { stream.flatMap { $0.category == .claim ? $0.id : nil } }
}

extension RefusedAnswer {
  /// The claim that the command went to.
  public var claim: Identifier? { stream.flatMap { $0.category == .claim ? $0.id : nil } }
}

extension FieldVisitor where Self: ~Copyable {
  fileprivate mutating func claim(
    _ number: UInt32, _ stream: inout StreamID?
  ) throws(WireError) { try self.stream(number, .claim, &stream) }

  /// The stream if it is another one that is called by a UUID, under the name of its kind. Its field
  /// has the number of its category, and so much more.
  fileprivate mutating func streams(
    above base: UInt32, _ stream: inout StreamID?
  ) throws(WireError) {
    for category in Category.named where category != .claim {
      try self.stream(base + category.number, category, &stream)
    }
  }

  private mutating func stream(
    _ number: UInt32, _ category: Category, _ stream: inout StreamID?
  ) throws(WireError) {
    var id = stream?.category == category ? stream?.id : nil
    try field(number, category.word ?? "", &id)
    if let id { stream = StreamID(category, id) }
  }
}

extension CommandEnvelope {
  /// What answers call its stream.
  fileprivate var target: (stream: StreamID?, person: ActorID?) {
    switch command {
    case .actor: (nil, person)
    case .rules, .catalog: (nil, nil)
    default: (stream, nil)
    }
  }
}

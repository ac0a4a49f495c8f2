import ClaimsDomain
import EventSourcing

/// What became of a command. A refusal is an answer like any other.
public enum Answer: Equatable, Sendable {
  case accepted(Receipt)
  case refused(RefusedAnswer)
}

/// Proof that a command was accepted: the same for every repetition, across restarts.
public struct Receipt: Message {
  public static var messageName: StaticString { "Receipt" }
  public var command = Identifier()
  /// The claim that the command went to.
  public var claim: Identifier?
  /// The position of the commit's last event.
  public var position: UInt64 = 0
  /// The stream's revision after it.
  public var revision: UInt64 = 0
  public var recorded = Instant()
  public var events: [DomainEventKind] = []
  /// Whether the log held the command already, so that nothing was written.
  public var repeated = false
  /// Whom of the register the command was about.
  public var person: ActorID?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "claim", &claim)
    try fields.field(3, "position", &position)
    try fields.field(4, "revision", &revision)
    try fields.field(5, "recorded", &recorded)
    try fields.field(6, "events", &events)
    try fields.field(7, "repeated", &repeated)
    try fields.field(8, "person", &person)
  }
}

/// Why a command was refused, and what was known then.
public struct RefusedAnswer: Message {
  public static var messageName: StaticString { "RefusedAnswer" }
  public var command = Identifier()
  /// The claim that the command went to.
  public var claim: Identifier?
  /// The position at which it was judged.
  public var decidedAt: UInt64 = 0
  public var reasons: [Reason] = []
  /// The reasons in words.
  public var message = ""
  /// Whom of the register the command was about.
  public var person: ActorID?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "claim", &claim)
    try fields.field(3, "decidedAt", &decidedAt)
    try fields.field(4, "reasons", &reasons)
    try fields.field(5, "message", &message)
    try fields.field(6, "person", &person)
  }
}

extension Answer {
  /// One line of JSON: `{"accepted":{…}}` or `{"refused":{…}}`.
  public var json: String {
    var writer = JSONWriter()
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
    return writer.text
  }

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
    (claim, person) = envelope.target
    self.position = position.value
    self.revision = revision
    self.recorded = recorded
    self.events = events
  }
}

extension RefusedAnswer {
  init(_ refusal: Refusal, of envelope: CommandEnvelope, at position: Position) {
    command = envelope.id
    (claim, person) = envelope.target
    decidedAt = position.value
    reasons = refusal.reasons
    message = refusal.message
  }
}

extension CommandEnvelope {
  /// What answers call its stream.
  fileprivate var target: (claim: Identifier?, person: ActorID?) {
    switch command {
    case .claim: (stream.id, nil)
    case .actor: (nil, person)
    case .rules: (nil, nil)
    }
  }
}

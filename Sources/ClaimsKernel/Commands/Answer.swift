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
  public var claim = Identifier()
  /// The position of the commit's last event.
  public var position: UInt64 = 0
  /// The claim's revision after it.
  public var revision: UInt64 = 0
  public var recorded = Instant()
  public var events: [DomainEventKind] = []
  /// Whether the log held the command already, so that nothing was written.
  public var repeated = false

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
  }
}

/// Why a command was refused, and what was known then.
public struct RefusedAnswer: Message {
  public static var messageName: StaticString { "RefusedAnswer" }
  public var command = Identifier()
  public var claim = Identifier()
  /// The position at which it was judged.
  public var decidedAt: UInt64 = 0
  public var reasons: [Reason] = []
  /// The reasons in words.
  public var message = ""

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "claim", &claim)
    try fields.field(3, "decidedAt", &decidedAt)
    try fields.field(4, "reasons", &reasons)
    try fields.field(5, "message", &message)
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
  /// The receipt of a stored commit.
  public init(_ entry: Entry, repeated: Bool) {
    command = entry.command.id
    claim = entry.command.stream
    position = entry.last.value
    revision = entry.events.last?.revision.value ?? 0
    recorded = entry.recorded
    events = entry.events.compactMap { DomainEventKind($0) }
    self.repeated = repeated
  }
}

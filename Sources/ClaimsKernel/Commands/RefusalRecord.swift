import ClaimsDomain
import EventSourcing

/// A refusal as the log keeps it: the reasons of one command, or a summary of several that were
/// only counted.
///
/// Source: Specs/WriteAheadLog.md, "Refusals".
public struct RefusalRecord: Message, CustomStringConvertible {
  // Beside `Refusal`, which is what a decision answers with, and which has no summary.
  public static var messageName: StaticString { "Refusal" }
  /// Why the command was refused; empty in a summary.
  public var reasons: [Reason] = []
  /// What was only counted; nil for a single command.
  public var summary: RefusalSummary?

  public init() {}
  /// Creates the record of one refused command.
  public init(_ refusal: Refusal) { reasons = refusal.reasons }
  /// Creates the record of refused commands that were only counted.
  public init(_ summary: RefusalSummary) { self.summary = summary }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
    try fields.field(2, "summary", &summary)
  }
}

/// How many commands were refused without being recorded one by one.
public struct RefusalSummary: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RefusalSummary" }
  /// How many commands, each counted once.
  public var count: UInt64 = 0
  /// The recorded times of the first and the last of them.
  public var from = Instant()
  /// When the last of them was recorded.
  public var to = Instant()
  /// In ascending order of the codes. A command refused for two reasons counts under both.
  public var codes: [RefusalCount] = []
  /// The ids of the first and the last of these commands.
  public var first = Identifier()
  /// The id of the last of these commands.
  public var last = Identifier()
  /// Whether they may be of several actors, who share a budget.
  public var shared = false

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "count", &count)
    try fields.field(2, "from", &from)
    try fields.field(3, "to", &to)
    try fields.field(4, "codes", &codes)
    try fields.field(5, "first", &first)
    try fields.field(6, "last", &last)
    try fields.field(7, "shared", &shared)
  }
}

/// How many of the commands in a summary were refused with one code.
public struct RefusalCount: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RefusalCount" }
  /// The code that these commands have in common.
  public var code = RefusalCode.unspecified
  /// How many commands were refused with it, perhaps with other codes too.
  public var count: UInt64 = 0

  public init() {}
  /// Creates the count of one code.
  public init(_ code: RefusalCode, _ count: UInt64) {
    self.code = code
    self.count = count
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "code", &code)
    try fields.field(2, "count", &count)
  }
}

extension RefusalSummary {
  /// Counts one more refused command.
  mutating func add(_ command: Identifier, _ codes: Set<RefusalCode>, recorded: Instant) {
    if count == 0 { (first, from) = (command, recorded) }
    (last, to) = (command, recorded)
    count += 1
    for code in codes {
      let place = self.codes.firstIndex { $0.code.rawValue >= code.rawValue } ?? self.codes.count
      if place == self.codes.count || self.codes[place].code != code {
        self.codes.insert(RefusalCount(code, 0), at: place)
      }
      self.codes[place].count += 1
    }
  }
}

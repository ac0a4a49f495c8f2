import EventSourcing
import StateMachineTesting

enum Colour: UInt32, CodedEnum {
  case none = 0
  case red = 1
  case deepBlue = 300

  init() { self = .none }
  static var schemaName: StaticString { "Colour" }
  var name: StaticString {
    switch self {
    case .none: "none"
    case .red: "red"
    case .deepBlue: "deepBlue"
    }
  }
}

/// One field of every leaf, and a message that holds its own kind.
struct Leaves: Message {
  static var messageName: StaticString { "Leaves" }
  var flag = false
  var number: Int64 = 0
  var count: UInt64 = 0
  var small: UInt32 = 0
  var text = ""
  var bytes: [UInt8] = []
  var id = Identifier()
  var instant = Instant()
  var date = LocalDate()
  var colour = Colour.none
  var actor = ActorID()

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "flag", &flag)
    try fields.field(2, "number", &number)
    try fields.field(3, "count", &count)
    try fields.field(4, "small", &small)
    try fields.field(5, "text", &text)
    try fields.field(6, "bytes", &bytes)
    try fields.field(7, "id", &id)
    try fields.field(8, "instant", &instant)
    try fields.field(9, "date", &date)
    try fields.field(10, "colour", &colour)
    try fields.field(11, "actor", &actor)
  }
}

/// The same leaves, all optional, and one message of the above.
struct Options: Message {
  static var messageName: StaticString { "Options" }
  var flag: Bool?
  var number: Int64?
  var count: UInt64?
  var small: UInt32?
  var text: String?
  var bytes: [UInt8]?
  var id: Identifier?
  var instant: Instant?
  var date: LocalDate?
  var colour: Colour?
  var leaves: Leaves?

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "flag", &flag)
    try fields.field(2, "number", &number)
    try fields.field(3, "count", &count)
    try fields.field(4, "small", &small)
    try fields.field(5, "text", &text)
    try fields.field(6, "bytes", &bytes)
    try fields.field(7, "id", &id)
    try fields.field(8, "instant", &instant)
    try fields.field(9, "date", &date)
    try fields.field(10, "colour", &colour)
    try fields.field(11, "leaves", &leaves)
  }
}

/// Repeated leaves of every wire type, messages in messages, and a field number of two bytes.
struct Tree: Message {
  static var messageName: StaticString { "Tree" }
  var leaves = Leaves()
  var options = Options()
  var flags: [Bool] = []
  var numbers: [Int64] = []
  var texts: [String] = []
  var chunks: [[UInt8]] = []
  var instants: [Instant] = []
  var colours: [Colour] = []
  var children: [Tree] = []

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "leaves", &leaves)
    try fields.field(2, "options", &options)
    try fields.field(3, "flags", &flags)
    try fields.field(4, "numbers", &numbers)
    try fields.field(5, "texts", &texts)
    try fields.field(7, "chunks", &chunks)
    try fields.field(8, "instants", &instants)
    try fields.field(15, "colours", &colours)
    try fields.field(16, "children", &children)
  }
}

/// Two messages distinguished by a colour.
enum Paint: Union {
  case red(Leaves)
  case deepBlue(Options)

  static var unionName: StaticString { "Paint" }
  var kind: Colour {
    switch self {
    case .red: .red
    case .deepBlue: .deepBlue
    }
  }

  static func read<F: FieldVisitor & ~Copyable>(
    _ kind: Colour, from visitor: inout F
  ) throws(WireError) -> Paint? {
    switch kind {
    case .none: return nil
    case .red:
      var payload = Leaves()
      try visitor.payload(&payload)
      return .red(payload)
    case .deepBlue:
      var payload = Options()
      try visitor.payload(&payload)
      return .deepBlue(payload)
    }
  }

  func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
    case .red(var payload): try visitor.payload(&payload)
    case .deepBlue(var payload): try visitor.payload(&payload)
    }
  }
}

/// Seeds of the random tests: a failure names the one that repeats it.
let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34]

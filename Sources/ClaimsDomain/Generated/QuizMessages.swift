// Generated from Intake/Quiz/Quiz.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// Q01. Begins a quiz that follows one version of a flow.
public struct StartQuiz: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartQuiz" }
  /// Labelled "flow".
  public var flow: String
  /// Labelled "version".
  public var version: UInt32

  /// Creates one whose fields are all absent.
  public init() {
    flow = ""
    version = 0
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(flow: String = "", version: UInt32 = 0) {
    self.flow = flow
    self.version = version
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "flow", &flow)
    try visitor.field(2, "version", &version)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Q02. Answers the question that is asked.
public struct SelectOption: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SelectOption" }
  /// Labelled "option".
  public var option: String

  /// Creates one whose fields are all absent.
  public init() {
    option = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(option: String = "") {
    self.option = option
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "option", &option)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Q03. Takes the last answer back.
public struct GoBack: Message, CustomStringConvertible {
  public static var messageName: StaticString { "GoBack" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Q04. Takes every answer back.
public struct ResetQuiz: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ResetQuiz" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Q05. Leaves the quiz for good.
public struct AbandonQuiz: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AbandonQuiz" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Q01.
public struct QuizStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizStarted" }
  /// Labelled "flow".
  public var flow: String
  /// Labelled "version".
  public var version: UInt32
  /// The first one.
  public var question: String
  /// How many are asked at most.
  public var questions: UInt32
  /// Empty if nobody may know who takes it.
  public var taker: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    flow = ""
    version = 0
    question = ""
    questions = 0
    taker = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(flow: String = "", version: UInt32 = 0, question: String = "", questions: UInt32 = 0, taker: ActorID = ActorID(), at: Instant = Instant()) {
    self.flow = flow
    self.version = version
    self.question = question
    self.questions = questions
    self.taker = taker
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "flow", &flow)
    try visitor.field(2, "version", &version)
    try visitor.field(3, "question", &question)
    try visitor.field(4, "questions", &questions)
    try visitor.field(5, "taker", &taker)
    try visitor.field(6, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Q02.
public struct OptionSelected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OptionSelected" }
  /// Labelled "question".
  public var question: String
  /// Labelled "option".
  public var option: String
  /// The question or the result that it leads to.
  public var next: String
  /// How many questions are still asked at most; zero for a result.
  public var remaining: UInt32
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    question = ""
    option = ""
    next = ""
    remaining = 0
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(question: String = "", option: String = "", next: String = "", remaining: UInt32 = 0, at: Instant = Instant()) {
    self.question = question
    self.option = option
    self.next = next
    self.remaining = remaining
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "question", &question)
    try visitor.field(2, "option", &option)
    try visitor.field(3, "next", &next)
    try visitor.field(4, "remaining", &remaining)
    try visitor.field(5, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Q02, where the answer leads to a result: what it recommends.
public struct QuizCompleted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizCompleted" }
  /// Labelled "result".
  public var result: String
  /// Of the catalog.
  public var practiceArea: String?
  /// Of the catalog.
  public var incidentType: String?

  /// Creates one whose fields are all absent.
  public init() {
    result = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(result: String = "", practiceArea: String? = nil, incidentType: String? = nil) {
    self.result = result
    self.practiceArea = practiceArea
    self.incidentType = incidentType
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "result", &result)
    try visitor.field(2, "practiceArea", &practiceArea)
    try visitor.field(3, "incidentType", &incidentType)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Q03.
public struct WentBack: Message, CustomStringConvertible {
  public static var messageName: StaticString { "WentBack" }
  /// The one that is asked again.
  public var question: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    question = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(question: String = "", at: Instant = Instant()) {
    self.question = question
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "question", &question)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Q04.
public struct QuizReset: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizReset" }
  /// The first one.
  public var question: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    question = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(question: String = "", at: Instant = Instant()) {
    self.question = question
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "question", &question)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From Q05.
public struct QuizAbandoned: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizAbandoned" }
  /// Whether nobody answered for too long.
  public var isTimedOut: Bool
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    isTimedOut = false
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(isTimedOut: Bool = false, at: Instant = Instant()) {
    self.isTimedOut = isTimedOut
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "isTimedOut", &isTimedOut)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// An answer, and how many questions were still to come when it was given.
public struct QuizAnswer: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizAnswer" }
  /// Labelled "question".
  public var question: String
  /// Labelled "option".
  public var option: String
  /// That one included.
  public var remaining: UInt32

  /// Creates one whose fields are all absent.
  public init() {
    question = ""
    option = ""
    remaining = 0
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(question: String = "", option: String = "", remaining: UInt32 = 0) {
    self.question = question
    self.option = option
    self.remaining = remaining
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "question", &question)
    try visitor.field(2, "option", &option)
    try visitor.field(3, "remaining", &remaining)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A quiz as its events leave it: what a front end draws.
///
/// Source: Specs/Lifecycles/Quiz.md.
public struct Quiz: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Quiz" }
  /// Labelled "status".
  public var status: QuizStatus
  /// Whose it is; empty for somebody whom nobody may know.
  public var taker: ActorID
  /// Labelled "flow".
  public var flow: String
  /// Of the flow.
  public var version: UInt32
  /// Labelled "first question".
  public var first: String
  /// How many are asked at most, from the first on.
  public var questions: UInt32
  /// The one that is asked; the last one that was, once the quiz is complete.
  public var currentQuestion: String
  /// How many are still asked at most, the current one included.
  public var remaining: UInt32
  /// In the order in which they were given; those taken back are gone.
  public var history: [QuizAnswer]
  /// Labelled "result".
  public var result: String?
  /// Labelled "practice area".
  public var practiceArea: String?
  /// Labelled "kind of incident".
  public var incidentType: String?
  /// Labelled "begun at".
  public var startedAt: Instant?
  /// When the taker was last heard of.
  public var lastAt: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    status = QuizStatus()
    taker = ActorID()
    flow = ""
    version = 0
    first = ""
    questions = 0
    currentQuestion = ""
    remaining = 0
    history = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: QuizStatus = QuizStatus(), taker: ActorID = ActorID(), flow: String = "", version: UInt32 = 0, first: String = "", questions: UInt32 = 0, currentQuestion: String = "", remaining: UInt32 = 0, history: [QuizAnswer] = [], result: String? = nil, practiceArea: String? = nil, incidentType: String? = nil, startedAt: Instant? = nil, lastAt: Instant? = nil) {
    self.status = status
    self.taker = taker
    self.flow = flow
    self.version = version
    self.first = first
    self.questions = questions
    self.currentQuestion = currentQuestion
    self.remaining = remaining
    self.history = history
    self.result = result
    self.practiceArea = practiceArea
    self.incidentType = incidentType
    self.startedAt = startedAt
    self.lastAt = lastAt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "taker", &taker)
    try visitor.field(3, "flow", &flow)
    try visitor.field(4, "version", &version)
    try visitor.field(5, "first", &first)
    try visitor.field(6, "questions", &questions)
    try visitor.field(7, "currentQuestion", &currentQuestion)
    try visitor.field(8, "remaining", &remaining)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "history", &history)
    try visitor.field(10, "result", &result)
    try visitor.field(11, "practiceArea", &practiceArea)
    try visitor.field(12, "incidentType", &incidentType)
    try visitor.field(13, "startedAt", &startedAt)
    try visitor.field(14, "lastAt", &lastAt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a quiz stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Quiz.md, "Statuses".
public enum QuizStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Question".
  case question = 1
  /// Labelled "Result".
  case result = 2
  /// Labelled "Abandoned".
  case abandoned = 3

  public init() { self = .none }
  public static var schemaName: StaticString { "QuizStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .question: "question"
      case .result: "result"
      case .abandoned: "abandoned"
    }
  }
}


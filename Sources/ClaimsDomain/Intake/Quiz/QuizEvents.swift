import EventSourcing

// What happens to a quiz. Each event says when, so that idleness is judged from the quiz alone.

/// From Q01.
public struct QuizStarted: Message {
  public static var messageName: StaticString { "QuizStarted" }
  public var flow = ""
  public var version: UInt32 = 0
  /// The first one.
  public var question = ""
  /// How many are asked at most.
  public var questions: UInt32 = 0
  /// Empty where nobody may know who takes it.
  public var taker = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    flow: String = "", version: UInt32 = 0, question: String = "", questions: UInt32 = 0,
    taker: ActorID = ActorID(), at: Instant = Instant()
  ) {
    self.flow = flow
    self.version = version
    self.question = question
    self.questions = questions
    self.taker = taker
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "flow", &flow)
    try fields.field(2, "version", &version)
    try fields.field(3, "question", &question)
    try fields.field(4, "questions", &questions)
    try fields.field(5, "taker", &taker)
    try fields.field(6, "at", &at)
  }
}

/// From Q02.
public struct OptionSelected: Message {
  public static var messageName: StaticString { "OptionSelected" }
  public var question = ""
  public var option = ""
  /// The question or the result that it leads to.
  public var next = ""
  /// How many questions are still asked at most; zero for a result.
  public var remaining: UInt32 = 0
  public var at = Instant()

  public init() {}
  public init(
    question: String = "", option: String = "", next: String = "", remaining: UInt32 = 0,
    at: Instant = Instant()
  ) {
    self.question = question
    self.option = option
    self.next = next
    self.remaining = remaining
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "question", &question)
    try fields.field(2, "option", &option)
    try fields.field(3, "next", &next)
    try fields.field(4, "remaining", &remaining)
    try fields.field(5, "at", &at)
  }
}

/// From Q02, where the answer leads to a result: what it recommends.
public struct QuizCompleted: Message {
  public static var messageName: StaticString { "QuizCompleted" }
  public var result = ""
  /// Of the catalog.
  public var practiceArea: String?
  /// Of the catalog.
  public var incidentType: String?

  public init() {}
  public init(
    result: String = "", practiceArea: String? = nil, incidentType: String? = nil
  ) {
    self.result = result
    self.practiceArea = practiceArea
    self.incidentType = incidentType
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "result", &result)
    try fields.field(2, "practiceArea", &practiceArea)
    try fields.field(3, "incidentType", &incidentType)
  }
}

/// From Q03.
public struct WentBack: Message {
  public static var messageName: StaticString { "WentBack" }
  /// The one that is asked again.
  public var question = ""
  public var at = Instant()

  public init() {}
  public init(
    question: String = "", at: Instant = Instant()
  ) {
    self.question = question
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "question", &question)
    try fields.field(2, "at", &at)
  }
}

/// From Q04.
public struct QuizReset: Message {
  public static var messageName: StaticString { "QuizReset" }
  /// The first one.
  public var question = ""
  public var at = Instant()

  public init() {}
  public init(
    question: String = "", at: Instant = Instant()
  ) {
    self.question = question
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "question", &question)
    try fields.field(2, "at", &at)
  }
}

/// From Q05.
public struct QuizAbandoned: Message {
  public static var messageName: StaticString { "QuizAbandoned" }
  /// Whether nobody answered for too long.
  public var isTimedOut = false
  public var at = Instant()

  public init() {}
  public init(
    isTimedOut: Bool = false, at: Instant = Instant()
  ) {
    self.isTimedOut = isTimedOut
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "isTimedOut", &isTimedOut)
    try fields.field(2, "at", &at)
  }
}

import EventSourcing

/// An answer, and how many questions were still to come when it was given.
public struct QuizAnswer: Message {
  public static var messageName: StaticString { "QuizAnswer" }
  public var question = ""
  public var option = ""
  /// That one included.
  public var remaining: UInt32 = 0

  public init() {}
  public init(
    question: String = "", option: String = "", remaining: UInt32 = 0
  ) {
    self.question = question
    self.option = option
    self.remaining = remaining
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "question", &question)
    try fields.field(2, "option", &option)
    try fields.field(3, "remaining", &remaining)
  }
}

/// A quiz as its events leave it: what a front end draws.
///
/// Source: Specs/Lifecycles/Quiz.md.
public struct Quiz: Message {
  public static var messageName: StaticString { "Quiz" }
  public var status = QuizStatus.none
  /// Whose it is; empty for somebody whom nobody may know.
  public var taker = ActorID()
  public var flow = ""
  /// Of the flow.
  public var version: UInt32 = 0
  public var first = ""
  /// How many are asked at most, from the first on.
  public var questions: UInt32 = 0
  /// The one that is asked; the last one that was, once the quiz is complete.
  public var currentQuestion = ""
  /// How many are still asked at most, the current one included.
  public var remaining: UInt32 = 0
  /// In the order in which they were given; those taken back are gone.
  public var history: [QuizAnswer] = []
  public var result: String?
  public var practiceArea: String?
  public var incidentType: String?
  public var startedAt: Instant?
  /// When the taker was last heard of.
  public var lastAt: Instant?

  public init() {}
  public init(
    status: QuizStatus = .none, taker: ActorID = ActorID(), flow: String = "", version: UInt32 = 0,
    first: String = "", questions: UInt32 = 0, currentQuestion: String = "", remaining: UInt32 = 0,
    history: [QuizAnswer] = [], result: String? = nil, practiceArea: String? = nil,
    incidentType: String? = nil, startedAt: Instant? = nil, lastAt: Instant? = nil
  ) {
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

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "taker", &taker)
    try fields.field(3, "flow", &flow)
    try fields.field(4, "version", &version)
    try fields.field(5, "first", &first)
    try fields.field(6, "questions", &questions)
    try fields.field(7, "currentQuestion", &currentQuestion)
    try fields.field(8, "remaining", &remaining)
    try fields.field(9, "history", &history)
    try fields.field(10, "result", &result)
    try fields.field(11, "practiceArea", &practiceArea)
    try fields.field(12, "incidentType", &incidentType)
    try fields.field(13, "startedAt", &startedAt)
    try fields.field(14, "lastAt", &lastAt)
  }

  /// Whether a result was reached.
  public var isComplete: Bool { status == .result }

  /// The options that stand selected, in the order of their questions.
  public var selectedOptions: [String] { history.map { $0.option } }

  /// The number of the question that is asked, from 1; of the last one, once the quiz is complete.
  public var step: Int { isComplete ? history.count : history.count + 1 }

  /// How far it has come, in thousandths: the answers given, of those on the longest way on from
  /// here. Never falls but by going back; 1000 with the result, and not before.
  public var progressPermille: UInt32 {
    let (given, left) = (UInt64(history.count), UInt64(remaining))
    guard status != .none, given + left > 0 else { return 0 }
    return UInt32(given * 1000 / (given + left))
  }

  /// Whether somebody may act on it in this role. Who gives no name is known by having the id of
  /// the quiz, which nobody else has.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .claimant: status == .none || !taker.isEmpty && taker == actor
    case .anonymous: status == .none || taker.isEmpty
    default: true
    }
  }
}

import EventSourcing

/// An answer that may be selected, and where it leads.
public struct QuizOption: Message {
  public static var messageName: StaticString { "QuizOption" }
  public var id = ""
  public var text = Wording()
  /// The id of a question or of a result.
  public var leadsTo = ""

  public init() {}
  public init(
    id: String = "", text: Wording = Wording(), leadsTo: String = ""
  ) {
    self.id = id
    self.text = text
    self.leadsTo = leadsTo
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "text", &text)
    try fields.field(3, "leadsTo", &leadsTo)
  }
}

/// A question and its answers.
public struct QuizQuestion: Message {
  public static var messageName: StaticString { "QuizQuestion" }
  public var id = ""
  public var text = Wording()
  public var options: [QuizOption] = []

  public init() {}
  public init(
    id: String = "", text: Wording = Wording(), options: [QuizOption] = []
  ) {
    self.id = id
    self.text = text
    self.options = options
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "text", &text)
    try fields.field(3, "options", &options)
  }
}

/// An end of a quiz, and what it recommends.
public struct QuizResult: Message {
  public static var messageName: StaticString { "QuizResult" }
  public var id = ""
  public var title = Wording()
  public var text = Wording()
  /// Of the catalog of practice areas.
  public var practiceArea: String?
  /// Of the catalog of incident types.
  public var incidentType: String?

  public init() {}
  public init(
    id: String = "", title: Wording = Wording(), text: Wording = Wording(),
    practiceArea: String? = nil, incidentType: String? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.practiceArea = practiceArea
    self.incidentType = incidentType
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "title", &title)
    try fields.field(3, "text", &text)
    try fields.field(4, "practiceArea", &practiceArea)
    try fields.field(5, "incidentType", &incidentType)
  }
}

/// The questions of a quiz and where each answer leads: data, not code.
///
/// Source: Specs/Lifecycles/Quiz.md, "Flows".
public struct QuizFlow: Message {
  public static var messageName: StaticString { "QuizFlow" }
  public var id = ""
  /// A changed flow is a new version; quizzes go on with theirs.
  public var version: UInt32 = 0
  /// The first question.
  public var first = ""
  public var questions: [QuizQuestion] = []
  public var results: [QuizResult] = []

  public init() {}
  public init(
    id: String = "", version: UInt32 = 0, first: String = "", questions: [QuizQuestion] = [],
    results: [QuizResult] = []
  ) {
    self.id = id
    self.version = version
    self.first = first
    self.questions = questions
    self.results = results
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "version", &version)
    try fields.field(3, "first", &first)
    try fields.field(4, "questions", &questions)
    try fields.field(5, "results", &results)
  }

  public func question(_ id: String) -> QuizQuestion? { questions.first { $0.id.isSame(as: id) } }

  public func result(_ id: String) -> QuizResult? { results.first { $0.id.isSame(as: id) } }
}

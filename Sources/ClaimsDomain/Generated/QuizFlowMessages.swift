// Generated from Catalogs/QuizFlow.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// An answer that may be selected, and where it leads.
public struct QuizOption: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizOption" }
  /// Labelled "id".
  public var id: String
  /// Labelled "text".
  public var text: Wording
  /// The id of a question or of a result.
  public var leadsTo: String

  /// Creates one whose fields are all absent.
  public init() {
    id = ""
    text = Wording()
    leadsTo = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: String = "", text: Wording = Wording(), leadsTo: String = "") {
    self.id = id
    self.text = text
    self.leadsTo = leadsTo
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "leadsTo", &leadsTo)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A question and its answers.
public struct QuizQuestion: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizQuestion" }
  /// Labelled "id".
  public var id: String
  /// Labelled "text".
  public var text: Wording
  /// Labelled "option".
  public var options: [QuizOption]

  /// Creates one whose fields are all absent.
  public init() {
    id = ""
    text = Wording()
    options = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: String = "", text: Wording = Wording(), options: [QuizOption] = []) {
    self.id = id
    self.text = text
    self.options = options
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "options", &options)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// An end of a quiz, and what it recommends.
public struct QuizResult: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizResult" }
  /// Labelled "id".
  public var id: String
  /// Labelled "title".
  public var title: Wording
  /// Labelled "text".
  public var text: Wording
  /// Of the catalog of practice areas.
  public var practiceArea: String?
  /// Of the catalog of incident types.
  public var incidentType: String?

  /// Creates one whose fields are all absent.
  public init() {
    id = ""
    title = Wording()
    text = Wording()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: String = "", title: Wording = Wording(), text: Wording = Wording(), practiceArea: String? = nil, incidentType: String? = nil) {
    self.id = id
    self.title = title
    self.text = text
    self.practiceArea = practiceArea
    self.incidentType = incidentType
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    try visitor.field(2, "title", &title)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "practiceArea", &practiceArea)
    try visitor.field(5, "incidentType", &incidentType)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The questions of a quiz and where each answer leads: data, not code.
///
/// Source: Specs/Lifecycles/Quiz.md, "Flows".
public struct QuizFlow: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QuizFlow" }
  /// Labelled "id".
  public var id: String
  /// A changed flow is a new version; quizzes go on with theirs.
  public var version: UInt32
  /// The first question.
  public var first: String
  /// Labelled "questions".
  public var questions: [QuizQuestion]
  /// Labelled "result".
  public var results: [QuizResult]

  /// Creates one whose fields are all absent.
  public init() {
    id = ""
    version = 0
    first = ""
    questions = []
    results = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: String = "", version: UInt32 = 0, first: String = "", questions: [QuizQuestion] = [], results: [QuizResult] = []) {
    self.id = id
    self.version = version
    self.first = first
    self.questions = questions
    self.results = results
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    try visitor.field(2, "version", &version)
    try visitor.field(3, "first", &first)
    try visitor.field(4, "questions", &questions)
    try visitor.field(5, "results", &results)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


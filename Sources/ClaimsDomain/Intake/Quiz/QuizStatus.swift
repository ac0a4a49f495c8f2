import EventSourcing

/// Where a quiz stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Quiz.md, "Statuses".
public enum QuizStatus: UInt32, CodedEnum {
  case none = 0
  case question = 1
  case result = 2
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

import EventSourcing

/// What a decision about a quiz may look at besides the quiz.
public typealias QuizContext = DecisionContext<Role, ClaimRules, QuizRelatedFacts>

/// What stood beside a quiz when the decision was taken.
public struct QuizRelatedFacts: Equatable, Sendable {
  /// The flow of the id and the version that the quiz follows, or that the command names; nil if
  /// there is none.
  public var flow: QuizFlow?

  /// The newest published version of the flow that a new quiz names; nil if none was published.
  public var newest: UInt32?

  /// Creates facts; both are nil if there is no such flow.
  public init(flow: QuizFlow? = nil, newest: UInt32? = nil) {
    self.flow = flow
    self.newest = newest
  }
}

extension Category {
  /// Quizzes. The number is stored.
  public static let quiz = Category(8)
}

extension StreamID {
  /// The stream of a quiz.
  public static func quiz(_ id: Identifier) -> StreamID { StreamID(.quiz, id) }
}

import EventSourcing

/// What can be asked of a quiz. A verb's number is that of its row: Q02 is `selectOption`.
///
/// Source: Specs/Lifecycles/Quiz.md, "Rows".
public enum QuizVerb: UInt32, CodedEnum {
  case unspecified = 0
  case startQuiz = 1
  case selectOption = 2
  case goBack = 3
  case resetQuiz = 4
  case abandonQuiz = 5

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "QuizVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .startQuiz: "startQuiz"
    case .selectOption: "selectOption"
    case .goBack: "goBack"
    case .resetQuiz: "resetQuiz"
    case .abandonQuiz: "abandonQuiz"
    }
  }
}

/// A command about a quiz: a verb and its arguments.
public enum QuizCommand: Union {
  case startQuiz(StartQuiz)
  case selectOption(SelectOption)
  case goBack(GoBack)
  case resetQuiz(ResetQuiz)
  case abandonQuiz(AbandonQuiz)

  public static var unionName: StaticString { "QuizCommand" }

  @inlinable public var kind: QuizVerb {
    switch self {
    case .startQuiz: .startQuiz
    case .selectOption: .selectOption
    case .goBack: .goBack
    case .resetQuiz: .resetQuiz
    case .abandonQuiz: .abandonQuiz
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: QuizVerb, from visitor: inout F
  ) throws(WireError) -> QuizCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .startQuiz: return .startQuiz(try filled(StartQuiz.self))
    case .selectOption: return .selectOption(try filled(SelectOption.self))
    case .goBack: return .goBack(try filled(GoBack.self))
    case .resetQuiz: return .resetQuiz(try filled(ResetQuiz.self))
    case .abandonQuiz: return .abandonQuiz(try filled(AbandonQuiz.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .startQuiz(var payload): try visitor.payload(&payload)
    case .selectOption(var payload): try visitor.payload(&payload)
    case .goBack(var payload): try visitor.payload(&payload)
    case .resetQuiz(var payload): try visitor.payload(&payload)
    case .abandonQuiz(var payload): try visitor.payload(&payload)
    }
  }
}

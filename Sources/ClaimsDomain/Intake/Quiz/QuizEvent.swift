import EventSourcing

/// What can have happened to a quiz. Numbers and names are stored.
public enum QuizEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case quizStarted = 1
  case optionSelected = 2
  case quizCompleted = 3
  case wentBack = 4
  case quizReset = 5
  case quizAbandoned = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "QuizEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .quizStarted: "QuizStarted"
    case .optionSelected: "OptionSelected"
    case .quizCompleted: "QuizCompleted"
    case .wentBack: "WentBack"
    case .quizReset: "QuizReset"
    case .quizAbandoned: "QuizAbandoned"
    }
  }
}

/// Something that happened to a quiz.
public enum QuizEvent: Union {
  case quizStarted(QuizStarted)
  case optionSelected(OptionSelected)
  case quizCompleted(QuizCompleted)
  case wentBack(WentBack)
  case quizReset(QuizReset)
  case quizAbandoned(QuizAbandoned)

  public static var unionName: StaticString { "QuizEvent" }

  @inlinable public var kind: QuizEventKind {
    switch self {
    case .quizStarted: .quizStarted
    case .optionSelected: .optionSelected
    case .quizCompleted: .quizCompleted
    case .wentBack: .wentBack
    case .quizReset: .quizReset
    case .quizAbandoned: .quizAbandoned
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: QuizEventKind, from visitor: inout F
  ) throws(WireError) -> QuizEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .quizStarted: return .quizStarted(try filled(QuizStarted.self))
    case .optionSelected: return .optionSelected(try filled(OptionSelected.self))
    case .quizCompleted: return .quizCompleted(try filled(QuizCompleted.self))
    case .wentBack: return .wentBack(try filled(WentBack.self))
    case .quizReset: return .quizReset(try filled(QuizReset.self))
    case .quizAbandoned: return .quizAbandoned(try filled(QuizAbandoned.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .quizStarted(var payload): try visitor.payload(&payload)
    case .optionSelected(var payload): try visitor.payload(&payload)
    case .quizCompleted(var payload): try visitor.payload(&payload)
    case .wentBack(var payload): try visitor.payload(&payload)
    case .quizReset(var payload): try visitor.payload(&payload)
    case .quizAbandoned(var payload): try visitor.payload(&payload)
    }
  }
}

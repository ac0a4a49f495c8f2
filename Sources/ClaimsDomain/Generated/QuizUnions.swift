// Generated from Intake/Quiz/Quiz.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a quiz. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum QuizVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Begin".
  case startQuiz = 1
  /// Labelled "Choose".
  case selectOption = 2
  /// Labelled "Back".
  case goBack = 3
  /// Labelled "Begin again".
  case resetQuiz = 4
  /// Labelled "Leave".
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

/// A command to a quiz: a verb and its arguments.
public enum QuizCommand: Union {
  /// See `StartQuiz`.
  case startQuiz(StartQuiz)
  /// See `SelectOption`.
  case selectOption(SelectOption)
  /// See `GoBack`.
  case goBack(GoBack)
  /// See `ResetQuiz`.
  case resetQuiz(ResetQuiz)
  /// See `AbandonQuiz`.
  case abandonQuiz(AbandonQuiz)

  public static var unionName: StaticString { "QuizCommand" }

  /// The payload of `startQuiz`; nil of any other case.
  @inline(__always) public var startQuiz: StartQuiz? {
    if case .startQuiz(let payload) = self { payload } else { nil }
  }
  /// The payload of `selectOption`; nil of any other case.
  @inline(__always) public var selectOption: SelectOption? {
    if case .selectOption(let payload) = self { payload } else { nil }
  }
  /// The payload of `goBack`; nil of any other case.
  @inline(__always) public var goBack: GoBack? {
    if case .goBack(let payload) = self { payload } else { nil }
  }
  /// The payload of `resetQuiz`; nil of any other case.
  @inline(__always) public var resetQuiz: ResetQuiz? {
    if case .resetQuiz(let payload) = self { payload } else { nil }
  }
  /// The payload of `abandonQuiz`; nil of any other case.
  @inline(__always) public var abandonQuiz: AbandonQuiz? {
    if case .abandonQuiz(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
  @inlinable public var kind: QuizVerb {
    switch self {
      case .startQuiz: .startQuiz
      case .selectOption: .selectOption
      case .goBack: .goBack
      case .resetQuiz: .resetQuiz
      case .abandonQuiz: .abandonQuiz
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: QuizVerb, from visitor: inout F) throws(WireError) -> QuizCommand? {
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

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .startQuiz(var payload): try visitor.payload(&payload)
      case .selectOption(var payload): try visitor.payload(&payload)
      case .goBack(var payload): try visitor.payload(&payload)
      case .resetQuiz(var payload): try visitor.payload(&payload)
      case .abandonQuiz(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> QuizCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to a quiz. Numbers and names are stored.
public enum QuizEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Quiz begun".
  case quizStarted = 1
  /// Labelled "Option chosen".
  case optionSelected = 2
  /// Labelled "Quiz completed".
  case quizCompleted = 3
  /// Labelled "Went back".
  case wentBack = 4
  /// Labelled "Quiz begun again".
  case quizReset = 5
  /// Labelled "Quiz abandoned".
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
  /// See `QuizStarted`.
  case quizStarted(QuizStarted)
  /// See `OptionSelected`.
  case optionSelected(OptionSelected)
  /// See `QuizCompleted`.
  case quizCompleted(QuizCompleted)
  /// See `WentBack`.
  case wentBack(WentBack)
  /// See `QuizReset`.
  case quizReset(QuizReset)
  /// See `QuizAbandoned`.
  case quizAbandoned(QuizAbandoned)

  public static var unionName: StaticString { "QuizEvent" }


  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: QuizEventKind, from visitor: inout F) throws(WireError) -> QuizEvent? {
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

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .quizStarted(var payload): try visitor.payload(&payload)
      case .optionSelected(var payload): try visitor.payload(&payload)
      case .quizCompleted(var payload): try visitor.payload(&payload)
      case .wentBack(var payload): try visitor.payload(&payload)
      case .quizReset(var payload): try visitor.payload(&payload)
      case .quizAbandoned(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> QuizEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}


import EventSourcing

/// A quiz: questions of a flow, asked one after the other until an answer leads to a result.
public enum QuizDecider: Aggregate {
  public typealias Status = QuizStatus
  public typealias State = Quiz
  public typealias Command = QuizCommand
  public typealias Event = QuizEvent
  public typealias RelatedFacts = QuizRelatedFacts

  public static var initial: Quiz { Quiz() }
  public static var category: Category { .quiz }
  public static let creationVerbs: [QuizVerb] = [.startQuiz]
  public static func status(of quiz: Quiz) -> QuizStatus { quiz.status }

  public static func isParty(
    _ actor: ActorID, as role: Role, to quiz: Quiz, under rules: ClaimRules
  ) -> Bool { quiz.isParty(actor, as: role) }

  public static func due(
    on quiz: Quiz, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: QuizCommand)] {
    guard quiz.status == .question, let due = quiz.idleUntil(under: rules), due <= time else {
      return []
    }
    return [(due, .abandonQuiz(AbandonQuiz()))]
  }

  public static func events(
    of command: QuizCommand, on quiz: Quiz, in context: QuizContext
  ) -> [QuizEvent] {
    let now = context.clock
    switch command {
    case .startQuiz(let start):
      let flow = context.relatedFacts.flow(start.flow, start.version) ?? QuizFlow()
      return [
        .quizStarted(
          QuizStarted(
            flow: flow.id, version: flow.version, question: flow.first,
            questions: flow.longestPath(from: flow.first),
            // Nothing says who they are, whatever the command came with.
            taker: context.role == .anonymous ? ActorID() : context.actor, at: now))
      ]
    case .selectOption(let select): return events(of: select, on: quiz, in: context)
    case .goBack:
      return [.wentBack(WentBack(question: quiz.history.last?.question ?? quiz.first, at: now))]
    case .resetQuiz: return [.quizReset(QuizReset(question: quiz.first, at: now))]
    case .abandonQuiz:
      return [.quizAbandoned(QuizAbandoned(isTimedOut: context.role == .system, at: now))]
    }
  }

  private static func events(
    of select: SelectOption, on quiz: Quiz, in context: QuizContext
  ) -> [QuizEvent] {
    let flow = context.relatedFacts.flow(quiz.flow, quiz.version) ?? QuizFlow()
    let option = flow.question(quiz.currentQuestion)?.options.first {
      $0.id.isSame(as: select.option)
    }
    let next = option?.leadsTo ?? ""
    let selected = OptionSelected(
      question: quiz.currentQuestion, option: select.option, next: next,
      remaining: flow.longestPath(from: next), at: context.clock)
    guard let result = flow.result(next) else { return [.optionSelected(selected)] }
    return [
      .optionSelected(selected),
      .quizCompleted(
        QuizCompleted(
          result: result.id, practiceArea: result.practiceArea, incidentType: result.incidentType)),
    ]
  }

  public static func evolve(_ quiz: inout Quiz, _ event: QuizEvent) {
    switch event {
    case .quizStarted(let started):
      quiz.status = .question
      quiz.taker = started.taker
      quiz.flow = started.flow
      quiz.version = started.version
      quiz.first = started.question
      quiz.questions = started.questions
      quiz.currentQuestion = started.question
      quiz.remaining = started.questions
      quiz.startedAt = started.at
      quiz.lastAt = started.at
    case .optionSelected(let selected):
      quiz.history.append(
        QuizAnswer(
          question: selected.question, option: selected.option, remaining: quiz.remaining))
      // A result is no question: the last one stays, so that going back asks it again.
      if selected.remaining > 0 { quiz.currentQuestion = selected.next }
      quiz.remaining = selected.remaining
      quiz.lastAt = selected.at
    case .quizCompleted(let completed):
      quiz.status = .result
      quiz.result = completed.result
      quiz.practiceArea = completed.practiceArea
      quiz.incidentType = completed.incidentType
    case .wentBack(let back):
      quiz.remaining = quiz.history.popLast()?.remaining ?? quiz.questions
      ask(back.question, of: &quiz, at: back.at)
    case .quizReset(let reset):
      quiz.history = []
      quiz.remaining = quiz.questions
      ask(reset.question, of: &quiz, at: reset.at)
    case .quizAbandoned(let abandoned):
      quiz.status = .abandoned
      quiz.lastAt = abandoned.at
    }
  }

  private static func ask(_ question: String, of quiz: inout Quiz, at time: Instant) {
    quiz.status = .question
    quiz.currentQuestion = question
    (quiz.result, quiz.practiceArea, quiz.incidentType) = (nil, nil, nil)
    quiz.lastAt = time
  }
}

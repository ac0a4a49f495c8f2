import EventSourcing

/// The named guards of a quiz's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Quiz.md, "Guards".
public enum QuizRule: String, GuardRule, CaseIterable {
  // Judged on the quiz and its flow alone.
  case flowBroken, nothingAnswered, notIdle
  // Judged with the command's arguments.
  case flowUnknown, flowFaulty, optionNotOffered

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .flowBroken, .nothingAnswered, .notIdle: .state
    case .flowUnknown, .flowFaulty, .optionNotOffered: .arguments
    }
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .flowUnknown: .flowNotFound
    case .flowFaulty, .flowBroken: .flowBroken
    case .optionNotOffered: .optionNotOffered
    case .nothingAnswered: .nothingToUndo
    case .notIdle: .notDue
    }
  }

  /// The reason for a refusal, if the quiz and its flow alone violate this rule.
  func violation(on quiz: Quiz, in context: QuizContext) -> Reason? {
    switch self {
    case .flowBroken:
      guard quiz.question(in: context) == nil else { return nil }
      return Reason(code, expected: "the flow that the quiz follows", found: quiz.currentQuestion)
    case .nothingAnswered: return quiz.history.isEmpty ? Reason(code) : nil
    case .notIdle:
      guard context.role == .system else { return nil }
      guard let due = quiz.idleUntil(under: context.rules) else {
        return Reason(code, expected: "rules that let quizzes end")
      }
      guard context.clock < due else { return nil }
      return Reason(code, expected: "not before " + due.text, found: context.clock.text)
    default: return nil
    }
  }

  /// The reason for a refusal, if the command's arguments violate this rule.
  func violation(by command: QuizCommand, on quiz: Quiz, in context: QuizContext) -> Reason? {
    switch command {
    case .startQuiz(let start): violation(by: start, in: context)
    case .selectOption(let select): violation(by: select, on: quiz, in: context)
    case .goBack, .resetQuiz, .abandonQuiz: nil
    }
  }

  private func violation(by start: StartQuiz, in context: QuizContext) -> Reason? {
    let flow = context.neighbours.flow(start.flow, start.version)
    switch self {
    case .flowUnknown:
      guard flow == nil else { return nil }
      let newest = context.neighbours.newest.map { "version " + String($0) }
      return Reason(
        code, expected: newest ?? "a flow", found: start.flow + " " + String(start.version))
    case .flowFaulty:
      guard let flow else { return nil }
      let faults = flow.faults.count
      return faults == 0
        ? nil : Reason(code, expected: "a flow without faults", found: String(faults))
    default: return nil
    }
  }

  private func violation(
    by select: SelectOption, on quiz: Quiz, in context: QuizContext
  ) -> Reason? {
    guard self == .optionNotOffered, let question = quiz.question(in: context) else { return nil }
    if question.options.contains(where: { $0.id.isSame(as: select.option) }) { return nil }
    var offered = ""
    for option in question.options { offered += (offered.isEmpty ? "" : ", ") + option.id }
    return Reason(code, expected: offered, found: select.option)
  }
}

extension QuizNeighbours {
  /// The flow, where it is of this id and version.
  func flow(_ id: String, _ version: UInt32) -> QuizFlow? {
    flow.flatMap { $0.id.isSame(as: id) && $0.version == version ? $0 : nil }
  }
}

extension Quiz {
  /// The question that is asked; nil where the flow is gone, or leads nowhere from it.
  func question(in context: QuizContext) -> QuizQuestion? {
    guard let flow = context.neighbours.flow(self.flow, version),
      let question = flow.question(currentQuestion)
    else { return nil }
    let isWhole = question.options.allSatisfy {
      flow.question($0.leadsTo) != nil || flow.result($0.leadsTo) != nil
    }
    return isWhole ? question : nil
  }

  /// From when on nobody has answered for too long; nil where the rules let quizzes rest for ever.
  func idleUntil(under rules: ClaimRules) -> Instant? {
    guard rules.quizIdleMinutes > 0, let lastAt else { return nil }
    return lastAt.adding(minutes: rules.quizIdleMinutes)
  }
}

extension Instant {
  /// That many minutes later, at most the last instant there is.
  func adding(minutes: UInt32) -> Instant {
    let (length, isTooLong) = Int64(minutes).multipliedReportingOverflow(by: 60_000_000_000)
    let (sum, overflow) = nanoseconds.addingReportingOverflow(isTooLong ? .max : length)
    return Instant(nanoseconds: overflow || isTooLong ? .max : sum)
  }
}

import EventSourcing

// The guards of a quiz's rows. Source: Specs/Lifecycles/Quiz.md, "Guards".

extension Guard<QuizDecider> {
  // MARK: The flow

  static var flowUnknown: Self {
    Self(.flowNotFound, of: { $0.startQuiz }) { start, _, context in
      let newest = context.relatedFacts.newest.map { Expectation.version($0) }
      return .when(
        context.relatedFacts.flow(start.flow, start.version) == nil, expected: newest ?? .flow,
        found: .value(start.flow + " " + String(start.version)))
    }
  }
  static var flowFaulty: Self {
    Self(.flowBroken, of: { $0.startQuiz }) { start, _, context in
      let faults = context.relatedFacts.flow(start.flow, start.version)?.faults.count ?? 0
      return .when(faults > 0, expected: .flowWithoutFaults, found: .value(faults))
    }
  }
  static var flowBroken: Self {
    Self(.flowBroken) { quiz, context in
      .when(
        quiz.question(in: context) == nil, expected: .flowThatQuizFollows,
        found: .value(quiz.currentQuestion))
    }
  }

  // MARK: The answers

  static var optionNotOffered: Self {
    Self(.optionNotOffered, of: { $0.selectOption?.option }) { option, quiz, context in
      guard let options = quiz.question(in: context)?.options else { return nil }
      var offered = ""
      for option in options { offered += (offered.isEmpty ? "" : ", ") + option.id }
      return .when(
        !options.contains { $0.id.isSame(as: option) }, expected: .value(offered),
        found: .value(option))
    }
  }
  static var nothingAnswered: Self {
    Self(.nothingToUndo) { quiz, _ in .when(quiz.history.isEmpty) }
  }
  static var notIdle: Self {
    Self(.notDue) { quiz, context in
      guard context.role == .system else { return nil }
      guard let due = quiz.idleUntil(under: context.rules) else {
        return Violation(expected: .rulesThatLetQuizzesEnd)
      }
      return .when(
        context.clock < due, expected: .notBefore(due), found: .value(context.clock))
    }
  }
}

extension QuizRelatedFacts {
  /// The flow, if it is of this id and version.
  func flow(_ id: String, _ version: UInt32) -> QuizFlow? {
    flow.flatMap { $0.id.isSame(as: id) && $0.version == version ? $0 : nil }
  }
}

extension Quiz {
  /// The question that is asked; nil if the flow is gone, or leads nowhere from it.
  func question(in context: QuizContext) -> QuizQuestion? {
    guard let flow = context.relatedFacts.flow(self.flow, version),
      let question = flow.question(currentQuestion)
    else { return nil }
    let isWhole = question.options.allSatisfy {
      flow.question($0.leadsTo) != nil || flow.result($0.leadsTo) != nil
    }
    return isWhole ? question : nil
  }

  /// The moment from which it is idle for too long; nil if the rules let quizzes rest for ever.
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

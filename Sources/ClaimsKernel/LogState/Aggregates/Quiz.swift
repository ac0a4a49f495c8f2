import ClaimsDomain
import EventSourcing

extension QuizDecider {
  public static func relatedFacts(
    of command: QuizCommand?, on quiz: Quiz, in scene: DecisionScene
  ) -> QuizRelatedFacts {
    if case .startQuiz(let start)? = command {
      let newest = scene.logState.catalogs.newestVersion(ofFlow: start.flow)
      // A quiz never begins with a replaced flow.
      let flow =
        start.version == newest ? scene.logState.catalogs.flow(start.flow, version: newest) : nil
      return QuizRelatedFacts(
        flow: flow, newest: scene.logState.catalogs.publishedVersion(ofFlow: start.flow))
    }
    return QuizRelatedFacts(flow: scene.logState.catalogs.flow(quiz.flow, version: quiz.version))
  }
}

// Who reads it, and what.
extension QuizDecider {
  public static let endings: [QuizStatus] = [.result, .abandoned]
  public static func title(of quiz: Quiz) -> String { quiz.flow }

  public static let readers: Set<Role> = HiddenField.overview

  public static let eventFields = [
    row(.quizStarted, "flow version question questions taker at"),
    row(.optionSelected, "question option next remaining at"),
    row(.quizCompleted, "result practiceArea incidentType"),
    row(.wentBack, "question at"),
    row(.quizReset, "question at"),
    row(.quizAbandoned, "isTimedOut at"),
  ]
}

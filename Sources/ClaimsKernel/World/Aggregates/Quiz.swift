import ClaimsDomain
import EventSourcing

extension QuizDecider {
  public static func neighbours(
    of command: QuizCommand?, on quiz: Quiz, in scene: DecisionScene
  ) -> QuizNeighbours {
    if case .startQuiz(let start)? = command {
      let newest = scene.world.catalogs.newestVersion(ofFlow: start.flow)
      // Nobody begins with what was replaced.
      let flow =
        start.version == newest ? scene.world.catalogs.flow(start.flow, version: newest) : nil
      return QuizNeighbours(
        flow: flow, newest: scene.world.catalogs.publishedVersion(ofFlow: start.flow))
    }
    return QuizNeighbours(flow: scene.world.catalogs.flow(quiz.flow, version: quiz.version))
  }
}

// Who reads it, and what.
extension QuizDecider {
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

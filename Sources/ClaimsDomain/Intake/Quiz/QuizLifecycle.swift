import EventSourcing

extension QuizDecider {
  /// Every legal step of a quiz; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Quiz.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "Q01", [.none], .startQuiz, by: [.claimant, .anonymous],
      unless: [.flowUnknown, .flowFaulty],
      To([.quizStarted], .to(.question))),
    Row(
      "Q02", [.question], .selectOption, by: [.claimant, .anonymous],
      unless: [.flowBroken, .optionNotOffered],
      To([.optionSelected], .stay),
      To([.optionSelected, .quizCompleted], .to(.result))),
    Row(
      "Q03", [.question, .result], .goBack, by: [.claimant, .anonymous],
      unless: [.nothingAnswered],
      To([.wentBack], .to(.question))),
    Row(
      "Q04", [.question, .result], .resetQuiz, by: [.claimant, .anonymous],
      unless: [.nothingAnswered],
      To([.quizReset], .to(.question))),
    Row(
      "Q05", [.question], .abandonQuiz, by: [.claimant, .anonymous, .system],
      unless: [.notIdle],
      To([.quizAbandoned], .to(.abandoned))),
  ])
}

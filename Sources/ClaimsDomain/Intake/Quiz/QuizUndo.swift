import EventSourcing

extension QuizDecider {
  /// The latest answer alone: going back takes back whichever came last.
  public static func opposite(
    of command: QuizCommand, on before: Quiz, isLatest: Bool, because reason: String
  ) -> QuizCommand? {
    guard case .selectOption = command, isLatest else { return nil }
    return .goBack(GoBack())
  }
}

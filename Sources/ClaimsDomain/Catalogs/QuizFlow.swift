import EventSourcing

extension QuizFlow {
  public func question(_ id: String) -> QuizQuestion? { questions.first { $0.id.isSame(as: id) } }

  public func result(_ id: String) -> QuizResult? { results.first { $0.id.isSame(as: id) } }
}

import EventSourcing

extension QuizFlow {
  /// Returns the first question with this id, compared by bytes; nil if there is none.
  public func question(_ id: String) -> QuizQuestion? { questions.first { $0.id.isSame(as: id) } }

  /// Returns the first result with this id, compared by bytes; nil if there is none.
  public func result(_ id: String) -> QuizResult? { results.first { $0.id.isSame(as: id) } }
}

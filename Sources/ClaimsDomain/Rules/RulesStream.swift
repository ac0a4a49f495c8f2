import EventSourcing

extension Category {
  /// The rules. The number is stored.
  public static let rules = Category(3)
}

extension StreamID {
  /// The stream of the rules: a log has one.
  public static let rules = StreamID(.rules, Identifier(high: 0, low: 1))
}

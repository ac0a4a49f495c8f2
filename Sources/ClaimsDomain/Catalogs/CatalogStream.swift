import EventSourcing

extension Category {
  /// The catalogs. The number is stored.
  public static let catalogs = Category(10)
}

extension StreamID {
  /// The stream of all catalogs: a log has one.
  public static let catalogs = StreamID(.catalogs, Identifier(high: 0, low: 1))
}

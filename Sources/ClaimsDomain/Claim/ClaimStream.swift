import EventSourcing

extension Category {
  /// Claims. The number is stored.
  public static let claim = Category(1)
}

extension StreamID {
  /// The stream of a claim.
  public static func claim(_ id: Identifier) -> StreamID { StreamID(.claim, id) }
}

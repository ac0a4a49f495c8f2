import EventSourcing

extension Category {
  /// Documents: a stream for each. The number is stored.
  public static let document = Category(4)
}

extension StreamID {
  /// The stream of a document.
  public static func document(_ id: Identifier) -> StreamID { StreamID(.document, id) }
}

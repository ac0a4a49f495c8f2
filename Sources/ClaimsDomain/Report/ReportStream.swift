import EventSourcing

extension Category {
  /// Incident reports: a stream for every report. The number is stored.
  public static let report = Category(5)
}

extension StreamID {
  /// The stream of an incident report.
  public static func report(_ id: Identifier) -> StreamID { StreamID(.report, id) }
}

import ClaimsDomain
import EventSourcing

/// A search of the streams of one kind, whichever it is.
public struct StreamSearch: Sendable {
  private let finder: TextFinder

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(
    _ text: SearchText, of category: Category, in log: Log
  ) throws(EventStoreError) {
    func finder<A: LogAggregate>(_: A.Type) throws(EventStoreError) -> TextFinder {
      try StreamTexts<A>(folding: log).finder(text)
    }
    guard let aggregate = category.aggregate else {
      self.finder = SaidWords().finder(text)
      return
    }
    self.finder = try finder(aggregate)
  }

  /// Whether every word stands in the stream's title, or in what was said on it to its reader.
  public func finds(_ snapshot: StreamSnapshot, as redaction: Redaction) -> Bool {
    finder.finds(snapshot.stream.id, titled: snapshot.title, as: redaction)
  }
}

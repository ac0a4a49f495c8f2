/// The first events of a log, as far as an index tells where they stand: streams can be looked up and read one
/// by one, and nobody has to read the log from its beginning.
///
/// What it shows never changes: it ends at `covered`, whatever is appended.
public final class ColdStreams: Sendable {
  /// The last position that it covers.
  public let covered: Position
  /// How many streams of a category there are.
  public let count: @Sendable (Category) -> Int
  /// The id of the stream at a place among those of its category, in the order in which they began.
  public let id: @Sendable (Category, _ place: Int) -> Identifier?
  /// The place of a stream among those of its category; nil if it is not there.
  public let place: @Sendable (StreamID) -> Int?
  /// Where the last frame of each stream of a category stands, in the order of their places: the larger, the
  /// later.
  public let lastFrames: @Sendable (Category) -> [UInt32]
  /// Shows the events of the stream at a place.
  public let read:
    @Sendable (Category, _ place: Int, (borrowing EventBatch) throws(EventStoreError) -> Void)
      throws(EventStoreError) -> Void
  /// What was kept with it by whoever folded the log; empty if nothing was.
  public let kept: @Sendable () -> [UInt8]
  /// Says that something could not be read: nothing that is answered from now on may be relied upon, and
  /// the store says so wherever it can throw.
  public let fail: @Sendable (EventStoreError) -> Void

  /// Creates them from what an index answers: each parameter is the property of its name.
  public init(
    covered: Position, count: @escaping @Sendable (Category) -> Int,
    id: @escaping @Sendable (Category, Int) -> Identifier?,
    place: @escaping @Sendable (StreamID) -> Int?,
    lastFrames: @escaping @Sendable (Category) -> [UInt32],
    read:
      @escaping @Sendable (
        Category, Int, (borrowing EventBatch) throws(EventStoreError) -> Void
      ) throws(EventStoreError) -> Void,
    kept: @escaping @Sendable () -> [UInt8], fail: @escaping @Sendable (EventStoreError) -> Void
  ) {
    (self.covered, self.count, self.id, self.place) = (covered, count, id, place)
    (self.lastFrames, self.read, self.kept, self.fail) = (lastFrames, read, kept, fail)
  }
}

import ClaimsDomain
import EventSourcing

/// All items of an outbox, as its events leave them. Adding, changing and finding one, and finding
/// the first that waits, take the same time however many there are.
struct OutboxBook {
  private(set) var items: [Identifier: OutboxItem] = [:]
  private(set) var summary = OutboxSummary()
  private(set) var nextPlace: UInt64 = 1
  /// Streams with anything that is not settled.
  private var streams: [StreamID: OutboxSummary] = [:]
  /// Items under way in the order of their places, among others that no longer are.
  private var queue: [(place: UInt64, id: Identifier)] = []
  /// No place of the queue before this one holds an item under way.
  private var first = 0

  subscript(id: Identifier) -> OutboxItem { items[id] ?? OutboxItem() }

  mutating func apply(_ event: OutboxEvent, to id: Identifier) {
    let before = self[id]
    var after = before
    OutboxDecider.evolve(&after, event)
    items[id] = after
    count(before, by: -1)
    count(after, by: 1)
    nextPlace = max(nextPlace, after.place + 1)
    if after.isUnderWay, !before.isUnderWay { insert(after) }
  }

  private mutating func count(_ item: OutboxItem, by number: Int) {
    summary.count(item.status, by: number)
    guard item.status != .none, !item.isSettled else { return }
    streams[item.stream, default: OutboxSummary()].count(item.status, by: number)
    if streams[item.stream]?.isSettled ?? false { streams[item.stream] = nil }
  }

  /// What comes back takes its old place, nearly always at one of the ends.
  private mutating func insert(_ item: OutboxItem) {
    var (low, high) = (0, queue.count)
    if let last = queue.last, last.place < item.place { low = high }
    while low < high {
      let middle = (low + high) / 2
      if queue[middle].place < item.place { low = middle + 1 } else { high = middle }
    }
    first = min(first, low)
    // Its old entry may still stand there.
    if low < queue.count, queue[low].place == item.place { return }
    queue.insert((item.place, item.id), at: low)
  }

  /// The first item that is under way; nil where none is.
  mutating func head() -> OutboxItem? {
    while first < queue.count {
      if let item = items[queue[first].id], item.isUnderWay { return item }
      first += 1
    }
    queue.removeAll(keepingCapacity: true)
    first = 0
    return nil
  }

  /// Takes out what is done, once that is most of it.
  mutating func tidy() {
    guard first > 64, first > queue.count / 2 else { return }
    queue.removeSubrange(..<first)
    first = 0
  }

  func status(of stream: StreamID) -> SyncStatus { streams[stream]?.status ?? .synced }

  /// In the order of their places.
  func items(where isWanted: (OutboxItem) -> Bool) -> [OutboxItem] {
    items.values.filter(isWanted).sorted { $0.place < $1.place }
  }
}

extension OutboxBook {
  /// Folds an outbox's log.
  ///
  /// - Throws: `damaged` where it holds what no outbox writes.
  init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    var book = OutboxBook()
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      for event in entry.events {
        guard event.stream.category == .outbox else {
          throw .damaged(offset: 0, reason: "this is the log of something else than an outbox")
        }
        do throws(WireError) {
          book.apply(
            try OutboxEvent(kind: event.type, payload: event.payload), to: event.stream.id)
        } catch {
          throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)")
        }
      }
      return true
    }
    self = book
  }
}

import ClaimsDomain
import EventSourcing

/// The items of an outbox, as its events leave them: all that are not settled, and the newest of
/// those that are. Adding, changing and finding one, and finding the first that waits, take the same
/// time however many there are.
struct OutboxBook {
  private(set) var items: [Identifier: OutboxItem] = [:]
  private(set) var summary = OutboxSummary()
  private(set) var nextPlace: UInt64 = 1
  /// Streams with anything that is not settled.
  private var streams: [StreamID: Standing] = [:]
  /// Items under way in the order of their places, among others that no longer are.
  private var queue: [(place: UInt64, id: Identifier)] = []
  /// No place of the queue before this one holds an item under way.
  private var first = 0
  /// How many settled items are kept; the newest one always is.
  private let settledKept: Int
  /// Settled items in the order in which that happened.
  private var settled = Fifo<Identifier>()

  init(keeping settledKept: Int) { self.settledKept = max(1, settledKept) }

  /// How a stream stands.
  private struct Standing {
    var summary = OutboxSummary()
    var newest = Identifier()
  }

  subscript(id: Identifier) -> OutboxItem { items[id] ?? OutboxItem() }

  mutating func apply(_ event: OutboxEvent, to id: Identifier) {
    let before = self[id]
    var after = before
    OutboxDecider.evolve(&after, event)
    items[id] = after
    // A stream that stays is not taken out between the two.
    count(after, by: 1)
    count(before, by: -1)
    nextPlace = max(nextPlace, after.place + 1)
    if before.status == .none || before.stream != after.stream {
      streams[after.stream]?.newest = id
    }
    if after.isUnderWay, !before.isUnderWay { insert(after) }
    if after.isSettled, !before.isSettled { keep(id) }
  }

  /// Of what is settled the oldest goes; the log holds it still.
  private mutating func keep(_ id: Identifier) {
    while settled.count >= settledKept, let oldest = settled.take() { items[oldest] = nil }
    settled.add(id)
  }

  private mutating func count(_ item: OutboxItem, by number: Int) {
    summary.count(item.status, by: number)
    guard item.status != .none, !item.isSettled else { return }
    streams[item.stream, default: Standing()].summary.count(item.status, by: number)
    if streams[item.stream]?.summary.isSettled ?? false { streams[item.stream] = nil }
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
    // Its old entry may still be there.
    if low < queue.count, queue[low].place == item.place { return }
    queue.insert((item.place, item.id), at: low)
  }

  /// The first item that is under way; nil if none is.
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

  func status(of stream: StreamID) -> SyncStatus { streams[stream]?.summary.status ?? .synced }

  /// What of a stream was queued last, unless that is settled.
  func newest(of stream: StreamID) -> OutboxItem? {
    streams[stream].flatMap { items[$0.newest] }.flatMap { $0.isSettled ? nil : $0 }
  }

  /// In the order of their places.
  func items(where isWanted: (OutboxItem) -> Bool) -> [OutboxItem] {
    items.values.filter(isWanted).sorted { $0.place < $1.place }
  }
}

extension OutboxBook {
  /// Folds an outbox's log.
  ///
  /// - Throws: `otherLog` if it is a log of claims; `damaged` if it holds what no outbox writes.
  init<Log: EventStore>(
    folding log: Log, keeping settledKept: Int
  ) throws(EventStoreError) {
    if let first = log.stream(StreamNumber(1)), first.category != .outbox {
      throw .otherLog(
        reason: first.category == .reads
          ? "this is a record of reads; expected the log of an outbox"
          : "this is a log of claims; expected that of an outbox")
    }
    var book = OutboxBook(keeping: settledKept)
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      for event in entry.events {
        book.apply(try OutboxEvent(stored: event), to: event.stream.id)
      }
      return true
    }
    self = book
  }
}

extension OutboxEvent {
  /// - Throws: `damaged` if it is none that this version writes to an outbox.
  init(stored event: StoredEvent) throws(EventStoreError) {
    guard event.stream.category == .outbox else {
      throw .damaged(offset: 0, reason: "this is the log of something else than an outbox")
    }
    do throws(WireError) { self = try OutboxEvent(kind: event.type, payload: event.payload) } catch
    {
      throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)")
    }
    // No outbox comes that far, and one that went on from there would find no next place.
    if case .commandQueued(let queued) = self, queued.place >= 1 << 63 {
      throw .damaged(offset: 0, reason: "place \(queued.place), which no outbox gives")
    }
  }
}

/// First in, first out; each at a cost that does not depend on how many there are.
struct Fifo<Element> {
  private var elements: [Element] = []
  private var first = 0

  var count: Int { elements.count - first }

  mutating func add(_ element: Element) { elements.append(element) }

  mutating func take() -> Element? {
    guard first < elements.count else { return nil }
    defer {
      first += 1
      if first > 64, first > elements.count / 2 {
        elements.removeSubrange(..<first)
        first = 0
      }
    }
    return elements[first]
  }
}

extension Fifo: Sendable where Element: Sendable {}

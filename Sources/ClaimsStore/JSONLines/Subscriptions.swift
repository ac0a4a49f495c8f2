import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Who watches what. An event costs the same however many watch: they are looked through by those
/// who tell them.
struct Subscriptions {
  /// What is watched.
  enum Source {
    case query(AskedQuery)
    /// The outbox: what is not settled, or everything.
    case outbox(isAll: Bool)
  }

  /// A query whose answer is watched.
  struct Slice {
    let source: Source
    /// Whether every notification has all rows.
    let isWhole: Bool
    /// What was told last; nil before the first time.
    var rows: [String]?
    /// What the answer rested on when it was asked for last.
    var basis: SliceBasis?
    /// Whether what was told last was not taken yet.
    var isUntaken = false
    /// How many times the world had changed before it was asked for last.
    var checked: UInt64 = 0
  }

  /// The events of the log, from a position on.
  struct Feed {
    fileprivate(set) var number: UInt64 = 0
    /// Nil for whoever has the log.
    let reader: ActorID?
    var position: Position
    /// Whether its number was told, and taken: no event comes before that.
    var isKnown = false
    /// How many times the world had changed before everything was read.
    var checked: UInt64 = 0
  }

  private(set) var slices: [UInt64: Slice] = [:]
  /// In the order of their numbers.
  private var feeds: [Feed] = []
  private var last: UInt64 = 0
  /// How often the world changed, from one on: what is new has never been looked at.
  private(set) var changes: UInt64 = 1
  private var untaken: [UInt64] = []
  private var unknown: [UInt64] = []
  private var (lastSlice, lastFeed): (UInt64, UInt64) = (0, 0)
  /// As of how many changes no feed had anything to be told.
  private var quietFeeds: UInt64 = 0

  var hasFeeds: Bool { !feeds.isEmpty }
  var count: Int { slices.count + feeds.count }

  mutating func add(_ slice: Slice) -> UInt64 {
    last += 1
    slices[last] = slice
    return last
  }

  mutating func add(_ feed: Feed) -> UInt64 {
    last += 1
    feeds.append(feed)
    feeds[feeds.count - 1].number = last
    unknown.append(last)
    return last
  }

  /// - Returns: whether it was there.
  mutating func remove(_ id: UInt64) -> Bool {
    if let place = place(ofFeed: id) {
      feeds.remove(at: place)
      return true
    }
    return slices.removeValue(forKey: id) != nil
  }

  /// Something became durable. O(1).
  mutating func worldChanged() { changes += 1 }

  // MARK: Slices

  /// The slices that may have something new to tell, and whose last news was taken: in order, from
  /// behind the one that was looked at last, so that each has its turn.
  var readySlices: [(id: UInt64, slice: Slice)] {
    let ready = slices.filter { $0.value.checked < changes && !$0.value.isUntaken }
      .map { (id: $0.key, slice: $0.value) }.sorted { $0.id < $1.id }
    let first = ready.firstIndex { $0.id > lastSlice } ?? 0
    return Array(ready[first...] + ready[..<first])
  }

  /// The slice was asked for, or need not be, as of so many changes of the world.
  ///
  /// - Parameter rows: the news; nil if there is none.
  /// - Returns: whether the subscription is still there.
  mutating func checked(
    _ id: UInt64, at changes: UInt64, on basis: SliceBasis, rows: [String]?
  ) -> Bool {
    lastSlice = id
    guard slices[id] != nil else { return false }
    slices[id]?.checked = changes
    slices[id]?.basis = basis
    if let rows {
      slices[id]?.rows = rows
      slices[id]?.isUntaken = true
      untaken.append(id)
    }
    return true
  }

  /// Everything that was told was taken.
  ///
  /// - Returns: whether a slice may go on that waited for this.
  mutating func wereTaken() -> Bool {
    let mayGoOn = untaken.contains { slices[$0].map { $0.checked < changes } ?? false }
    for id in untaken { slices[id]?.isUntaken = false }
    untaken.removeAll(keepingCapacity: true)
    for id in unknown { if let place = place(ofFeed: id) { feeds[place].isKnown = true } }
    if !unknown.isEmpty { quietFeeds = 0 }
    unknown.removeAll(keepingCapacity: true)
    return mayGoOn
  }

  // MARK: Feeds

  /// Whether there may be something that a feed has not told yet.
  var hasFeedBehind: Bool { feeds.contains { $0.checked < changes } }

  /// Feeds that may have more to tell: those whose turn it is, which is behind the last that had its
  /// turn; and as of how many changes of the world.
  mutating func nextFeeds() -> (feeds: [Feed], changes: UInt64) {
    guard quietFeeds < changes, !feeds.isEmpty else { return ([], changes) }
    let first = lowerBound(lastFeed + 1)
    var due: [Feed] = []
    for place in feeds.indices {
      let feed = feeds[(first + place) % feeds.count]
      guard feed.checked < changes, feed.isKnown else { continue }
      due.append(feed)
      if due.count == Self.feedsAtOnce { break }
    }
    if due.isEmpty { quietFeeds = changes }
    return (due, changes)
  }

  /// More than are told before the others have their turn, unless there is nothing to tell.
  private static let feedsAtOnce = 256

  /// - Parameter changes: how many changes of the world were read to the end; nil if there is
  ///   more to read.
  /// - Returns: whether the subscription is still there.
  mutating func advance(_ id: UInt64, to position: Position, checked changes: UInt64?) -> Bool {
    lastFeed = id
    guard let place = place(ofFeed: id) else { return false }
    feeds[place].position = position
    if let changes { feeds[place].checked = changes }
    return true
  }

  private func place(ofFeed number: UInt64) -> Int? {
    let place = lowerBound(number)
    return place < feeds.count && feeds[place].number == number ? place : nil
  }

  /// The place of the first feed with this number or a higher one.
  private func lowerBound(_ number: UInt64) -> Int {
    var (low, high) = (0, feeds.count)
    while low < high {
      let middle = (low + high) / 2
      if feeds[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What the answer of a slice rests on: as long as it stays the same, the answer does.
struct SliceBasis: Equatable {
  /// Events of the one stream it is about; of all where it is about many.
  var subject: UInt64 = 0
  var rules: UInt64 = 0
  var catalogs: UInt64 = 0
  /// Events about the reader, whose roles may change.
  var reader: UInt64 = 0
  /// What the reader does not see of the one stream; nil if they see nothing of it, as when a
  /// share has ended, or it is about many.
  var redaction: Redaction?
  /// In UTC: answers count days.
  var day = LocalDate()
}

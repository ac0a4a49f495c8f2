import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The subscriptions of a client. A commit costs the same however many there are: they are checked
/// when it is their turn to be told.
struct Subscriptions {
  /// What is watched.
  enum Source {
    case query(AskedQuery)
    /// The outbox: its unsettled items, or all.
    case outbox(isAll: Bool)
  }

  /// A query whose answer is watched.
  struct Slice {
    let source: Source
    /// Whether every notification has all rows.
    let isWhole: Bool
    /// What was told last; nil before the first time.
    var told: Told?
    /// What the answer rested on when it was asked for last.
    var basis: SliceBasis?
    /// Whether what was told last was not taken yet.
    var isUntaken = false
    /// How many times the state had changed before it was asked for last.
    var checked: UInt64 = 0
  }

  /// The rows that a slice was told, and what it was told of the others.
  struct Told {
    let digest: Int
    /// Nil if they are not kept.
    fileprivate(set) var rows: [String]?
    let bytes: Int

    init(_ told: BoundedRows) {
      var hasher = Hasher()
      hasher.combine(told.rows)
      hasher.combine(told.pageMember)
      digest = hasher.finalize()
      rows = told.rows
      bytes = told.rows.reduce(0) { $0 + $1.utf8.count + Self.bytesOfRow }
    }

    /// What a row takes up beside its text, about.
    private static let bytesOfRow = 48
  }

  /// The events of the log, from a position on.
  struct Feed {
    fileprivate(set) var number: UInt64 = 0
    /// Nil for an unrestricted reader.
    let reader: ActorID?
    var position: Position
    /// Whether its number was told and taken: events come only after that.
    var isKnown = false
    /// How many times the state had changed before everything was read.
    var checked: UInt64 = 0
  }

  private(set) var slices: [UInt64: Slice] = [:]
  /// Of the rows that are kept to tell differences.
  private(set) var keptBytes = 0
  /// In the order of their numbers.
  private var feeds: [Feed] = []
  private var last: UInt64 = 0
  /// How often the state has changed, counted from 1: new subscriptions, at 0, are not up to date.
  private(set) var changes: UInt64 = 1
  private var untaken: [UInt64] = []
  private var unknown: [UInt64] = []
  private var (lastSlice, lastFeed): (UInt64, UInt64) = (0, 0)
  /// The value of `changes` at which no feed had news.
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
    forget(id)
    return slices.removeValue(forKey: id) != nil
  }

  private mutating func forget(_ id: UInt64) {
    guard let told = slices[id]?.told, told.rows != nil else { return }
    keptBytes -= told.bytes
    slices[id]?.told?.rows = nil
  }

  /// Something became durable. O(1).
  mutating func worldChanged() { changes += 1 }

  // MARK: Slices

  var hasReadySlices: Bool { slices.values.contains(where: isReady) }

  private func isReady(_ slice: Slice) -> Bool { slice.checked < changes && !slice.isUntaken }

  /// The slices that may have news, and whose last news was taken: in order, beginning after the
  /// one that was checked last, so that each has its turn.
  var readySlices: [(id: UInt64, slice: Slice)] {
    let ready = slices.filter { isReady($0.value) }.map { (id: $0.key, slice: $0.value) }.sorted {
      $0.id < $1.id
    }
    let first = ready.firstIndex { $0.id > lastSlice } ?? 0
    return Array(ready[first...] + ready[..<first])
  }

  /// Notes that a slice is up to date as of `changes`, whether or not its query had to run.
  ///
  /// - Parameters:
  ///   - told: the news; nil if there is none.
  ///   - keptBytesMax: its rows are kept if all that are kept have no more bytes than this.
  /// - Returns: whether the subscription is still there.
  mutating func checked(
    _ id: UInt64, at changes: UInt64, on basis: SliceBasis, _ told: Told?, keptBytesMax: Int
  ) -> Bool {
    lastSlice = id
    guard let slice = slices[id] else { return false }
    slices[id]?.checked = changes
    slices[id]?.basis = basis
    if let told {
      forget(id)
      slices[id]?.told = told
      keptBytes += told.bytes
      if slice.isWhole || keptBytes > keptBytesMax { forget(id) }
      slices[id]?.isUntaken = true
      untaken.append(id)
    }
    return true
  }

  /// Notes that all output was taken.
  ///
  /// - Returns: whether a slice was waiting for this.
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

  /// Whether a feed may not have told everything yet.
  var hasFeedBehind: Bool { feeds.contains { $0.checked < changes } }

  /// The next feeds that may have more to tell, beginning after the one that was told last; and the
  /// number of changes as of which.
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

  /// More than are told before other output has its turn, unless they have nothing to tell.
  private static let feedsAtOnce = 256

  /// - Parameter changes: as of how many changes everything was read; nil if there is more to read.
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

/// What the answer of a slice depends on: as long as this stays the same, the answer does.
struct SliceBasis: Equatable {
  /// The number of events of the one stream it is about; of all if it is about many.
  var subject: UInt64 = 0
  var rules: UInt64 = 0
  var catalogs: UInt64 = 0
  /// The number of events about the reader, whose roles may change.
  var reader: UInt64 = 0
  /// What the reader does not see of the one stream; nil if they see nothing of it, as when a
  /// share has ended, or it is about many.
  var redaction: Redaction?
  /// In UTC: answers count days.
  var day = LocalDate()
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing

// The notifications of feeds.

extension JSONLinesServer {
  /// The next events for feeds, as many as fit; empty if there are none.
  func nextOfFeeds() -> [UInt8] {
    var (due, changes) = state.withLock { $0.subscriptions.nextFeeds() }
    guard !due.isEmpty else { return [] }
    // Taken out of the lock while the log is read; only one thread does so at a time.
    var windows = feedWindows.withLock { kept in
      let windows = kept
      kept = FeedWindows()
      return windows
    }
    defer { feedWindows.withLock { [windows] in $0 = windows } }
    while !due.isEmpty {
      let second = store.now.nanoseconds / 1_000_000_000
      var lines = FeedLines()
      for feed in due {
        guard lines.bytes.count < FeedWindow.bytes else { break }
        windows.tell(feed, at: changes, second, &lines) { [changes] in read(&$0, changes) }
      }
      let isComplete = locked { state in
        defer { state.endIfDone() }
        return lines.settle(changes, &state)
      }
      let told = isComplete ? lines.bytes : lines.ofThoseLeft
      if !told.isEmpty { return told }
      (due, changes) = state.withLock { $0.subscriptions.nextFeeds() }
    }
    return []
  }

  /// Reads on from the end of a window, as much as a feed is told at a time.
  private func read(_ window: inout FeedWindow, _ changes: UInt64) {
    let visibility = self.visibility(of: window.reader)
    do throws(EventStoreError) {
      try store.kernel.log.forEachEntry(after: window.end) { entry throws(EventStoreError) in
        guard !window.isFull else { return false }
        guard !entry.events.isEmpty else { return true }
        window.add(try text(of: entry, after: window.end, as: visibility), upTo: entry.last)
        return true
      }
    } catch {
      // Feeds wait at what cannot be read; `health` and every query say why.
      return window.checked = changes
    }
    if !window.isFull { window.checked = changes }
  }

  /// What a reader sees now; nil for an actor who is not in the register.
  private func visibility(of reader: ActorID?) -> Visibility? {
    guard reader != nil else { return .whole }
    let logState = store.kernel.peek { copy $0 }.0
    return (try? logState.access(of: reader)).map { logState.visibility(for: $0, at: store.now) }
  }

  /// The params of an `event` notification for a commit, after the subscription's number.
  private func text(
    of entry: Entry, after position: Position, as visibility: Visibility?
  ) throws(EventStoreError) -> String {
    var rows: [String] = []
    if let visibility {
      do throws(WireError) {
        for line in try HistoryLine.lines(of: entry) where line.stored.position > position {
          if let seen = VisibleEvent(line, as: visibility) { rows.append(seen.json) }
        }
      } catch {
        throw .damaged(
          offset: 0, reason: "the entry after position \(entry.decidedAt.value): \(error)")
      }
    }
    return #""position":\#(entry.last.value),"rows":["# + rows.joined(separator: ",") + "]"
  }
}

/// The lines for several feeds, one feed after the other.
struct FeedLines {
  private struct Told {
    let feed: UInt64
    /// Where its lines end.
    let end: Int
    let count: UInt64
    let position: Position
    let isWhole: Bool
    var isLeft = true
  }

  private(set) var bytes: [UInt8] = []
  private var told: [Told] = []
  private var count: UInt64 = 0

  /// Adds a line of a feed.
  ///
  /// - Parameter rest: the line after the feed's number.
  mutating func add(_ number: String, _ rest: ArraySlice<UInt8>) {
    bytes.append(contentsOf: RPCLine.eventHead)
    bytes.append(contentsOf: number.utf8)
    bytes.append(contentsOf: rest)
    count += 1
  }

  /// Ends the lines of a feed, which brought it up to a position.
  ///
  /// - Parameter isWhole: whether the log has nothing more for it.
  mutating func end(_ feed: UInt64, at position: Position, isWhole: Bool) {
    told.append(
      Told(feed: feed, end: bytes.count, count: count, position: position, isWhole: isWhole))
    count = 0
  }

  /// Notes the position that each feed has reached.
  ///
  /// - Returns: whether all the feeds are still subscribed.
  mutating func settle(_ changes: UInt64, _ state: inout JSONLinesState) -> Bool {
    var isComplete = true
    for place in told.indices {
      let feed = told[place]
      if state.subscriptions.advance(
        feed.feed, to: feed.position, checked: feed.isWhole ? changes : nil)
      {
        state.counters.notifications += feed.count
      } else {
        (told[place].isLeft, isComplete) = (false, false)
      }
    }
    return isComplete
  }

  /// The lines without those of feeds that were ended meanwhile.
  var ofThoseLeft: [UInt8] {
    var (left, start): ([UInt8], Int) = ([], 0)
    for feed in told {
      if feed.isLeft { left += bytes[start..<feed.end] }
      start = feed.end
    }
    return left
  }
}

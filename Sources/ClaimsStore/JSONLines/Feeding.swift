import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What is told to those who follow the log.

extension JSONLinesServer {
  /// The next events for those who follow the log, as many of them as fit; none if there are none.
  func nextOfFeeds() -> [UInt8] {
    var (due, changes) = state.withLock { $0.subscriptions.nextFeeds() }
    guard !due.isEmpty else { return [] }
    // Out of their lock while the log is read: one takes at a time.
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

  /// Reads on where a window ends, as much as a feed is told at a time.
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
      // What cannot be read stays where it is; `health` and every query say why.
      return window.checked = changes
    }
    if !window.isFull { window.checked = changes }
  }

  /// What of everything a reader sees now; nil for somebody who is not in the register.
  private func visibility(of reader: ActorID?) -> Visibility? {
    guard reader != nil else { return .whole }
    let logState = store.kernel.peek { copy $0 }.0
    return (try? logState.access(of: reader)).map { logState.visibility(for: $0, at: store.now) }
  }

  /// What an `event` says of a commit.
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

/// What several feeds are told, one behind the other.
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
  /// - Parameter rest: what stands behind its number.
  mutating func add(_ number: String, _ rest: ArraySlice<UInt8>) {
    bytes.append(contentsOf: RPCLine.eventHead)
    bytes.append(contentsOf: number.utf8)
    bytes.append(contentsOf: rest)
    count += 1
  }

  /// The lines since the last call are those of a feed, which knows everything up to a position now.
  ///
  /// - Parameter isWhole: whether nothing more is known.
  mutating func end(_ feed: UInt64, at position: Position, isWhole: Bool) {
    told.append(
      Told(feed: feed, end: bytes.count, count: count, position: position, isWhole: isWhole))
    count = 0
  }

  /// Notes how far each of them has come.
  ///
  /// - Returns: whether all of them are still there.
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

  /// Without the lines of those that were ended meanwhile.
  var ofThoseLeft: [UInt8] {
    var (left, start): ([UInt8], Int) = ([], 0)
    for feed in told {
      if feed.isLeft { left += bytes[start..<feed.end] }
      start = feed.end
    }
    return left
  }
}

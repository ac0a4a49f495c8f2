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
      guard areRecorded(lines, of: due) else {
        // As if they could not be read: feeds wait.
        locked { state in
          for feed in due {
            _ = state.subscriptions.advance(feed.number, to: feed.position, checked: changes)
          }
          state.endIfDone()
        }
        return []
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

  /// Records what feeds are about to be told.
  ///
  /// - Returns: false if that failed: then nothing is told.
  private func areRecorded(_ lines: FeedLines, of feeds: [Subscriptions.Feed]) -> Bool {
    guard let reads = options.recorder(.feed), lines.told.contains(where: { !$0.streams.isEmpty })
    else { return true }
    let logState = store.kernel.peek { copy $0 }.0
    let records = lines.told.compactMap { told -> StreamsRead? in
      guard !told.streams.isEmpty, let feed = feeds.first(where: { $0.number == told.feed }) else {
        return nil
      }
      var read = StreamsRead(
        "feed", "after=\(feed.position.value)", in: logState, of: store.kernel.log,
        by: feed.reader, through: reads)
      read.position = told.position.value
      read.tell(of: Set(told.streams), rows: told.streams.count, in: logState)
      return read
    }
    return (try? reads.log.record(records)) != nil
  }

  /// Reads on from the end of a window, as much as a feed is told at a time.
  private func read(_ window: inout FeedWindow, _ changes: UInt64) {
    let visibility = self.visibility(of: window.reader)
    do throws(EventStoreError) {
      try store.kernel.log.forEachEntry(after: window.end) { entry throws(EventStoreError) in
        guard !window.isFull else { return false }
        guard !entry.events.isEmpty else { return true }
        let (text, streams) = try text(of: entry, after: window.end, as: visibility)
        window.add(text, streams, upTo: entry.last)
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
  ) throws(EventStoreError) -> (text: String, streams: [StreamID]) {
    var (rows, streams): ([String], [StreamID]) = ([], [])
    if let visibility {
      do throws(WireError) {
        for line in try HistoryLine.lines(of: entry) where line.stored.position > position {
          guard let seen = VisibleEvent(line, as: visibility) else { continue }
          rows.append(seen.json)
          if options.reads != nil { streams.append(line.stored.stream) }
        }
      } catch {
        throw .damaged(
          offset: 0, reason: "the entry after position \(entry.decidedAt.value): \(error)")
      }
    }
    let text = #""position":\#(entry.last.value),"rows":["# + rows.joined(separator: ",") + "]"
    return (text, streams)
  }
}

/// The lines for several feeds, one feed after the other.
struct FeedLines {
  struct Told {
    let feed: UInt64
    /// Of each event that is told, if that is recorded.
    let streams: [StreamID]
    /// Where its lines end.
    let end: Int
    let count: UInt64
    let position: Position
    let isWhole: Bool
    var isLeft = true
  }

  private(set) var bytes: [UInt8] = []
  private(set) var told: [Told] = []
  private var count: UInt64 = 0
  private var streams: [StreamID] = []

  /// Adds a line of a feed.
  ///
  /// - Parameters:
  ///   - rest: the line after the feed's number.
  ///   - streams: those of its events, if that is recorded.
  mutating func add(_ number: String, _ rest: ArraySlice<UInt8>, _ streams: [StreamID]) {
    self.streams += streams
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
      Told(
        feed: feed, streams: streams, end: bytes.count, count: count, position: position,
        isWhole: isWhole))
    (count, streams) = (0, [])
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

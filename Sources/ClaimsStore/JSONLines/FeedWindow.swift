import ClaimsDomain
import EventSourcing

/// A range of the log as `event` lines: encoded once for all feeds whose readers see the same of
/// it, and copied for each of them.
struct FeedWindow {
  /// A window is full from this many bytes on, one commit over it at most. A feed is told as much
  /// at a time.
  static let bytes = 64 << 10

  /// Nil for an unrestricted reader.
  let reader: ActorID?
  /// How many changes of the state there had been when the window was opened, and the time then:
  /// both decide what the reader sees. An unrestricted reader sees everything at any time.
  private let changes: UInt64
  private let second: Int64

  /// The position before its first commit.
  private let start: Position
  private var commits: [(last: Position, end: Int, streams: [StreamID])] = []
  private var bytes: [UInt8] = []
  /// How many times the state had changed before the log was read to its end.
  var checked: UInt64 = 0

  init(_ reader: ActorID?, behind start: Position, at changes: UInt64, _ second: Int64) {
    (self.reader, self.start, self.changes, self.second) = (reader, start, changes, second)
  }

  var end: Position { commits.last?.last ?? start }
  var commitCount: Int { commits.count }
  var byteCount: Int { bytes.count }
  var isFull: Bool { bytes.count + commits.count * RPCLine.eventHead.count >= Self.bytes }

  /// Whether a reader sees the events of this window.
  func isSeen(by reader: ActorID?, at changes: UInt64, _ second: Int64) -> Bool {
    guard reader == self.reader, changes == self.changes else { return false }
    return reader == nil || second == self.second
  }

  /// The number of the commit after a position; nil if the window does not have it. Logarithmic.
  func place(behind position: Position) -> Int? {
    if position == end { return commits.count }
    if position == start { return 0 }
    var (low, high) = (0, commits.count)
    while low < high {
      let middle = (low + high) / 2
      if commits[middle].last < position { low = middle + 1 } else { high = middle }
    }
    return low < commits.count && commits[low].last == position ? low + 1 : nil
  }

  /// Adds the text of the next commit.
  ///
  /// - Parameter streams: those of its events that are seen.
  mutating func add(_ text: String, _ streams: [StreamID], upTo last: Position) {
    bytes.append(0x2c)
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: RPCLine.eventTail)
    commits.append((last, bytes.count, streams))
  }

  /// Adds the lines of a feed from a commit on.
  func tell(
    _ feed: Subscriptions.Feed, from place: Int, at changes: UInt64, _ lines: inout FeedLines
  ) {
    let number = String(feed.number)
    var position = feed.position
    var start = place == 0 ? 0 : commits[place - 1].end
    for commit in commits[place...] {
      lines.add(number, bytes[start..<commit.end], commit.streams)
      (position, start) = (commit.last, commit.end)
    }
    lines.end(feed.number, at: position, isWhole: checked >= changes)
  }
}

/// The windows used last, shared by all feeds.
struct FeedWindows {
  /// More than the usual number of distinct positions of feeds, times their readers.
  private static let kept = 32
  /// Most windows have 64 KiB; but one commit may be many times as long.
  static let keptBytes = 4 << 20

  /// Ordered by their last use, the newest last.
  private var windows: [FeedWindow] = []

  var byteCount: Int { windows.reduce(0) { $0 + $1.byteCount } }

  /// Adds the lines that a feed has not been told yet.
  ///
  /// - Parameter read: reads on from the end of a window.
  mutating func tell(
    _ feed: Subscriptions.Feed, at changes: UInt64, _ second: Int64, _ lines: inout FeedLines,
    _ read: (inout FeedWindow) -> Void
  ) {
    var place = use(feed, at: changes, second)
    var window = windows.removeLast()
    if place == window.commitCount, window.checked < changes {
      if window.isFull {
        window = FeedWindow(feed.reader, behind: feed.position, at: changes, second)
        place = 0
      }
      read(&window)
    }
    window.tell(feed, from: place, at: changes, &lines)
    windows.append(window)
  }

  /// Moves the window for a feed to the end, or opens one there.
  ///
  /// - Returns: the number of the commit to tell the feed next.
  private mutating func use(
    _ feed: Subscriptions.Feed, at changes: UInt64, _ second: Int64
  ) -> Int {
    for number in windows.indices.reversed()
    where windows[number].isSeen(by: feed.reader, at: changes, second) {
      guard let place = windows[number].place(behind: feed.position) else { continue }
      if number < windows.count - 1 { windows.append(windows.remove(at: number)) }
      return place
    }
    while windows.count == Self.kept || byteCount > Self.keptBytes { windows.removeFirst() }
    windows.append(FeedWindow(feed.reader, behind: feed.position, at: changes, second))
    return 0
  }
}

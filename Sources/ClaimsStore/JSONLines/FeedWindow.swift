import ClaimsDomain
import EventSourcing

/// A stretch of the log as it stands in the lines of those who follow it: read and written down once
/// for all who see the same of it, and copied for each of them.
struct FeedWindow {
  /// How much of the lines of one feed a window holds before it is full, which is what a feed is told
  /// at a time: a commit more at most.
  static let bytes = 64 << 10

  /// Nil for whoever has the log.
  let reader: ActorID?
  /// What the reader saw when it was opened: as of so many changes of the world, and when, since what
  /// they see ends with time, too. To whoever has the log it is one.
  private let changes: UInt64
  private let second: Int64

  /// What it begins behind.
  private let start: Position
  private var commits: [(last: Position, end: Int)] = []
  private var bytes: [UInt8] = []
  /// How many times the world had changed before the log was read to its end.
  var checked: UInt64 = 0

  init(_ reader: ActorID?, behind start: Position, at changes: UInt64, _ second: Int64) {
    (self.reader, self.start, self.changes, self.second) = (reader, start, changes, second)
  }

  var end: Position { commits.last?.last ?? start }
  var commitCount: Int { commits.count }
  var isFull: Bool { bytes.count + commits.count * RPCLine.eventHead.count >= Self.bytes }

  /// Whether it is what a reader sees.
  func isSeen(by reader: ActorID?, at changes: UInt64, _ second: Int64) -> Bool {
    guard reader == self.reader else { return false }
    return reader == nil || changes == self.changes && second == self.second
  }

  /// The number of the commit that follows a position; nil if that is not here. Logarithmic.
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

  /// Adds what is told of the next commit.
  mutating func add(_ text: String, upTo last: Position) {
    bytes.append(0x2c)
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: RPCLine.eventTail)
    commits.append((last, bytes.count))
  }

  /// Tells a feed what follows a commit.
  func tell(
    _ feed: Subscriptions.Feed, from place: Int, at changes: UInt64, _ lines: inout FeedLines
  ) {
    let number = String(feed.number)
    var position = feed.position
    var start = place == 0 ? 0 : commits[place - 1].end
    for commit in commits[place...] {
      lines.add(number, bytes[start..<commit.end])
      (position, start) = commit
    }
    lines.end(feed.number, at: position, isWhole: checked >= changes)
  }
}

/// The windows that were told from last: what is kept for all feeds together.
struct FeedWindows {
  /// More than there are places in the log where feeds usually stand, times those who read.
  private static let kept = 32

  /// The one that was used last is the last.
  private var windows: [FeedWindow] = []

  /// Tells a feed what it does not know yet.
  ///
  /// - Parameter read: reads on where a window ends.
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

  /// Makes the window of a feed the last.
  ///
  /// - Returns: the number of the commit that the feed is told next.
  private mutating func use(
    _ feed: Subscriptions.Feed, at changes: UInt64, _ second: Int64
  ) -> Int {
    for number in windows.indices.reversed()
    where windows[number].isSeen(by: feed.reader, at: changes, second) {
      guard let place = windows[number].place(behind: feed.position) else { continue }
      if number < windows.count - 1 { windows.append(windows.remove(at: number)) }
      return place
    }
    if windows.count == Self.kept { windows.removeFirst() }
    windows.append(FeedWindow(feed.reader, behind: feed.position, at: changes, second))
    return 0
  }
}

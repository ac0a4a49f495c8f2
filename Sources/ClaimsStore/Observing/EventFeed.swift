import ClaimsKernel
import EventSourcing

/// Every durable commit after a position, in order: first what the log holds, then what comes.
///
/// Lossless and resumable: a reader that stops goes on after the last position it saw. If that is
/// in the middle of a commit, the whole commit comes again. Nothing is pushed: each call of `next`
/// pulls from the log, which is the buffer, and at most a page of it is in memory.
///
/// Ends if its task is cancelled; refusals are no events and are left out. Throws `beyondEnd`
/// if the log did not reach the position when it was asked for: what came up to there would be
/// left out silently.
public struct EventFeed<Log: EventStore>: AsyncSequence, Sendable {
  public typealias Element = Entry
  public typealias Failure = EventStoreError

  private let kernel: ClaimsKernel<Log>
  private let start: Position
  /// Why nothing can be read from the start; nil if it can.
  private let fault: EventStoreError?

  init(_ kernel: ClaimsKernel<Log>, after start: Position) {
    self.kernel = kernel
    self.start = start
    let end = kernel.log.head.position
    fault = start > end ? .beyondEnd(start, end: end) : nil
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(kernel: kernel, position: start, fault: fault)
  }

  /// Reads the log commit by commit; `next` waits for the next one, and is nil once its task is
  /// cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private let kernel: ClaimsKernel<Log>
    private let fault: EventStoreError?
    /// The last position that was handed out.
    public private(set) var position: Position
    /// What was read and not handed out yet, the next last.
    private var page: [Entry] = []

    /// How many commits are read at once.
    private static var pageSize: Int { 64 }

    fileprivate init(kernel: ClaimsKernel<Log>, position: Position, fault: EventStoreError?) {
      self.kernel = kernel
      self.position = position
      self.fault = fault
    }

    public mutating func next() async throws(EventStoreError) -> Entry? {
      while !Task.isCancelled {
        if let fault { throw fault }
        if let entry = page.popLast() {
          position = entry.last
          return entry
        }
        let head = kernel.log.head
        if head.position > position {
          try await kernel.log.durable(head.ticket)
          page = try kernel.log.commits(after: position, upTo: head.position, Self.pageSize)
        } else {
          await kernel.grown(beyond: position)
        }
      }
      return nil
    }
  }
}

extension EventStore {
  /// At most `count` commits after a position, the last first.
  fileprivate func commits(
    after start: Position, upTo end: Position, _ count: Int
  ) throws(EventStoreError) -> [Entry] {
    var found: [Entry] = []
    try forEachEntry(after: start) { entry throws(EventStoreError) in
      guard entry.last <= end, found.count < count else { return false }
      if !entry.events.isEmpty { found.append(entry) }
      return true
    }
    return found.reversed()
  }
}

import EventSourcing
import WriteAheadLog

/// Answers that must not be shown yet: they wait here, in their order, until what they rest on is
/// durable. Meanwhile the next commands are judged.
///
/// A thread of its own waits for the log, for all that has come by then at once, and tells.
///
/// `@unchecked Sendable`: every stored property that changes is touched only between `lock` and
/// `unlock` of the monitor.
///
/// Source: Specs/WriteAheadLog.md, "Answers".
public final class AnswerQueue<Log: EventStore>: @unchecked Sendable {
  /// Tells so many answers of a batch, the first ones, from one thread at a time. False if nobody
  /// hears them: nothing more is told then.
  public typealias Tell = @Sendable (_ count: Int) -> Bool

  private struct Batch {
    /// What has to be durable before each answer is shown; nil where that is nothing.
    let tickets: [Ticket?]
    let weight: Int
    let tell: Tell
  }

  private enum Ending {
    case failed(EventStoreError)
    case unheard
  }

  private let log: Log
  private let limit: Int
  private let monitor = Monitor()
  private var waiting: [Batch] = []
  /// That of all that is not told yet, also of what the thread has taken.
  private var weight = 0
  private var ending: Ending?
  private var isClosed = false
  private var isOver = false

  private init(_ log: Log, _ limit: Int) { (self.log, self.limit) = (log, limit) }

  /// Runs `body` with a queue, and returns once all that it added is told.
  ///
  /// - Parameters:
  ///   - log: what becomes durable.
  ///   - limit: the weight of what waits at most; a batch that is heavier waits alone.
  ///   - body: adds answers to the queue that it is given.
  /// - Throws: what `body` throws; else why the log failed. Every answer up to the first that is not
  ///   durable was told all the same.
  public static func run<Result>(
    _ log: Log, limit: Int = 4 << 20, _ body: (AnswerQueue) throws -> Result
  ) throws -> Result {
    let queue = AnswerQueue(log, limit)
    try startThread { queue.work() }
    let result: Result
    do { result = try body(queue) } catch {
      queue.close()
      throw error
    }
    queue.close()
    if case .failed(let error) = queue.ending { throw error }
    return result
  }

  /// Adds answers, as many as there are tickets. Blocks while too much waits.
  ///
  /// - Parameters:
  ///   - tickets: what each answer rests on; nil for one that rests on nothing.
  ///   - weight: of all of them together: their bytes, say.
  ///   - isAwaited: whether the caller has nothing else to do until they are told: if nothing waits
  ///     before them, the caller's thread does it, since waking another one takes longer.
  ///   - tell: tells them, as many at a time as are durable.
  /// - Returns: false if nobody hears answers any more.
  /// - Throws: why the log failed, of these answers or earlier ones.
  public func add(
    _ tickets: [Ticket?], weight: Int, isAwaited: Bool = false, tell: @escaping Tell
  ) throws(EventStoreError) -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    while self.weight > 0, self.weight + weight > limit, ending == nil { monitor.wait() }
    if ending == nil, !tickets.isEmpty {
      let batch = Batch(tickets: tickets, weight: weight, tell: tell)
      if isAwaited, waiting.isEmpty, self.weight == 0 {
        settle([batch])
      } else {
        waiting.append(batch)
        self.weight += weight
        monitor.wakeAll()
      }
    }
    switch ending {
    case .failed(let error): throw error
    case .unheard: return false
    case nil: return true
    }
  }

  /// Waits until the thread has ended.
  private func close() {
    monitor.lock()
    defer { monitor.unlock() }
    isClosed = true
    monitor.wakeAll()
    while !isOver { monitor.wait() }
  }

  // MARK: The thread

  private func work() {
    monitor.lock()
    while ending == nil {
      guard !waiting.isEmpty else {
        if isClosed { break }
        monitor.wait()
        continue
      }
      let (batches, taken) = (waiting, weight)
      waiting = []
      settle(batches)
      weight -= taken
      monitor.wakeAll()
    }
    isOver = true
    monitor.wakeAll()
    monitor.unlock()
  }

  /// Waits for the log and tells, without the lock, which it releases meanwhile.
  private func settle(_ batches: [Batch]) {
    monitor.unlock()
    let ending = ending(of: batches)
    monitor.lock()
    self.ending = ending
  }

  private func ending(of batches: [Batch]) -> Ending? {
    var last = Ticket(0)
    for case let ticket? in batches.lazy.flatMap(\.tickets) where ticket > last { last = ticket }
    // One sync for them all.
    let isDurable = (try? log.waitUntilDurable(last)) != nil
    for batch in batches {
      let failure = isDurable ? nil : failure(of: batch)
      if !batch.tell(failure?.place ?? batch.tickets.count) { return .unheard }
      if let failure { return .failed(failure.error) }
    }
    return nil
  }

  /// The first answer that does not become durable. What a log took before it failed does.
  private func failure(of batch: Batch) -> (place: Int, error: EventStoreError)? {
    for (place, ticket) in batch.tickets.enumerated() {
      do throws(EventStoreError) {
        if let ticket { try log.waitUntilDurable(ticket) }
      } catch { return (place, error) }
    }
    return nil
  }
}

import ClaimsKernel
import EventSourcing
import Synchronization

/// A request that runs away from the thread that reads, since it may take long.
final class Job: Sendable {
  /// Returns nil if the request is answered later, by `finish`.
  typealias Body =
    @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(RPCError)
    -> String?

  let id: RPCID
  /// Whether it may take so long that others should not wait for it.
  let isLong: Bool
  private let body: Body
  private let isCancelled = Atomic(false)

  init(_ id: RPCID, isLong: Bool = false, _ body: @escaping Body) {
    self.id = id
    self.isLong = isLong
    self.body = body
  }

  /// The result as JSON; nil if the request is answered later.
  func run() throws(RPCError) -> String? {
    guard !isCancelled.load(ordering: .relaxed) else {
      throw RPCError(.cancelled, Phrase(.cancelled))
    }
    return try body { [self] in isCancelled.load(ordering: .relaxed) }
  }

  /// Makes a running job stop at its next check.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }
}

/// Jobs in the order in which they came, with the serial numbers of their requests, which ascend.
struct JobQueue {
  private var waiting: [(serial: UInt64, job: Job?)] = []
  private var next = 0
  /// How many waiting jobs were removed.
  private var holes = 0

  var isEmpty: Bool { count == 0 }
  var count: Int { waiting.count - next - holes }
  /// How many places are in memory, with a job or without.
  var slots: Int { waiting.count }

  mutating func add(_ job: Job, _ serial: UInt64) { waiting.append((serial, job)) }

  mutating func take() -> (job: Job, serial: UInt64)? {
    while next < waiting.count {
      let (serial, job) = waiting[next]
      waiting[next].job = nil
      next += 1
      guard let job else {
        holes -= 1
        continue
      }
      tidy()
      return (job, serial)
    }
    tidy()
    return nil
  }

  /// Removes a cancelled job. Logarithmic.
  ///
  /// - Returns: whether it was waiting.
  @discardableResult mutating func remove(_ serial: UInt64) -> Bool {
    var (low, high) = (next, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    guard low < waiting.count, waiting[low].serial == serial, waiting[low].job != nil else {
      return false
    }
    waiting[low].job = nil
    holes += 1
    tidy()
    return true
  }

  /// Frees unused places now and then, at a low amortised cost: a client that cancels as fast as it
  /// asks does not make the queue grow.
  private mutating func tidy() {
    guard next + holes >= 64, (next + holes) * 2 >= waiting.count else { return }
    waiting.removeSubrange(..<next)
    waiting.removeAll { $0.job == nil }
    (next, holes) = (0, 0)
  }
}

/// The order in which jobs run: quick ones as they came, one at a time; beside them, or after some of
/// them, what takes long, one at a time too.
struct JobTurns {
  enum Turn {
    case quick(Job, serial: UInt64)
    case long(Job, serial: UInt64)
    /// The subscriptions to slices, which take turns with long jobs.
    case slices
  }

  /// After this many quick jobs in a row, something long has its turn.
  private static let quickInARow = 16

  private(set) var (quick, long) = (JobQueue(), JobQueue())
  private var (isQuickBusy, isLongBusy) = (false, false)
  private var inARow = 0
  private var isTurnOfJobs = false

  var isEmpty: Bool { quick.isEmpty && long.isEmpty }

  mutating func add(_ job: Job, _ serial: UInt64) {
    if job.isLong { long.add(job, serial) } else { quick.add(job, serial) }
  }

  /// Removes a cancelled job, if it is waiting.
  mutating func remove(_ serial: UInt64) {
    if !quick.remove(serial) { long.remove(serial) }
  }

  /// What to do next; `end` follows. Nil if there is nothing, or it is being done.
  mutating func next(hasSlices: Bool) -> Turn? {
    let hasLong = !isLongBusy && (hasSlices || !long.isEmpty)
    if !isQuickBusy, inARow < Self.quickInARow || !hasLong, let (job, serial) = quick.take() {
      isQuickBusy = true
      inARow += 1
      return .quick(job, serial: serial)
    }
    guard hasLong else { return nil }
    (isLongBusy, inARow) = (true, 0)
    isTurnOfJobs = !isTurnOfJobs
    if isTurnOfJobs || !hasSlices, let (job, serial) = long.take() {
      return .long(job, serial: serial)
    }
    return .slices
  }

  /// Whether there is something that could be done now.
  func hasTurn(hasSlices: Bool) -> Bool {
    !isQuickBusy && !quick.isEmpty || !isLongBusy && (hasSlices || !long.isEmpty)
  }

  mutating func end(_ turn: Turn) {
    if case .quick = turn { isQuickBusy = false } else { isLongBusy = false }
  }
}

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
  private let body: Body
  private let isCancelled = Atomic(false)

  init(_ id: RPCID, _ body: @escaping Body) {
    self.id = id
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

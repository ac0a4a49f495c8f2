import EventSourcing
import Synchronization

/// Something to be asked away from the thread that reads, since it may take its time.
final class Job: Sendable {
  typealias Body =
    @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(RPCError)
    -> String

  let id: RPCID
  private let body: Body
  private let isCancelled = Atomic(false)

  init(_ id: RPCID, _ body: @escaping Body) {
    self.id = id
    self.body = body
  }

  /// The result as JSON.
  func run() throws(RPCError) -> String {
    guard !isCancelled.load(ordering: .relaxed) else { throw RPCError(.cancelled, "cancelled") }
    return try body { [self] in isCancelled.load(ordering: .relaxed) }
  }

  /// Whoever works on it stops at the next occasion.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }
}

/// Jobs in the order in which they came, with the serial numbers of their requests.
struct JobQueue {
  private var waiting: [(job: Job, serial: UInt64)] = []
  private var next = 0

  var isEmpty: Bool { next == waiting.count }

  mutating func add(_ job: Job, _ serial: UInt64) { waiting.append((job, serial)) }

  mutating func take() -> (job: Job, serial: UInt64)? {
    guard next < waiting.count else { return nil }
    defer {
      next += 1
      // Seldom, so that taking costs little for each job.
      if next >= 64, next * 2 >= waiting.count {
        waiting.removeSubrange(..<next)
        next = 0
      }
    }
    return waiting[next]
  }
}

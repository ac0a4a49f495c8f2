import EventSourcing
import StateMachineTesting
import Synchronization

/// A log whose process may die at any call: what no caller had waited for by then may be lost.
///
/// Every append, every wait and every message that a transport reports is a step.
final class VolatileStore: ForwardingEventStore {
  private struct Contents {
    var base = InMemoryEventStore()
    var commits: [Commit] = []
    /// How many of them are durable.
    var durable = 0
    var steps = 0
    var lastStep = Int.max
    var isDead = false
    var beforeStep: (@Sendable (_ commits: Int, _ durable: Int) -> Void)?
  }

  private let contents = Mutex(Contents())

  init() {}

  /// What is left of another store after its process has died.
  ///
  /// - Parameter more: how many commits reached the disk without a waiting caller.
  init(after dead: VolatileStore, keeping more: Int = 0) throws {
    let (commits, durable) = dead.contents.withLock { ($0.commits, $0.durable) }
    for commit in commits.prefix(max(0, durable + more)) { _ = try append(commit) }
    contents.withLock { contents in
      contents.durable = contents.commits.count
      contents.steps = 0
    }
  }

  /// What is left of another one if only its first commits reached the disk.
  init(firstCommits count: Int, of other: VolatileStore) throws {
    for commit in other.contents.withLock({ $0.commits }).prefix(count) { _ = try append(commit) }
    contents.withLock { contents in
      contents.durable = contents.commits.count
      contents.steps = 0
    }
  }

  /// Calls before every step with how many commits there are, and how many of them are durable.
  func beforeStep(_ body: @escaping @Sendable (_ commits: Int, _ durable: Int) -> Void) {
    contents.withLock { $0.beforeStep = body }
  }

  var steps: Int { contents.withLock { $0.steps } }
  var isDead: Bool { contents.withLock { $0.isDead } }

  /// Lets the process die in place of the step after this many.
  func die(after steps: Int = 0) {
    contents.withLock { contents in
      contents.lastStep = contents.steps + steps
      contents.isDead = steps == 0
    }
  }

  /// Counts a step. - Throws: once the process is dead.
  func step() throws(EventStoreError) {
    try contents.withLock { contents throws(EventStoreError) in try Self.step(&contents) }
  }

  private static func step(_ contents: inout Contents) throws(EventStoreError) {
    contents.beforeStep?(contents.commits.count, contents.durable)
    if contents.steps >= contents.lastStep { contents.isDead = true }
    guard !contents.isDead else { throw .closed }
    contents.steps += 1
  }

  var base: InMemoryEventStore { contents.withLock { $0.base } }

  func append(_ commit: Commit) throws(EventStoreError) -> Appended {
    try contents.withLock { contents throws(EventStoreError) in
      try Self.step(&contents)
      let appended = try contents.base.append(commit)
      contents.commits.append(commit)
      return appended
    }
  }

  func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket { throw .closed }

  func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    try contents.withLock { contents throws(EventStoreError) in
      if contents.durable >= Int(ticket.value), !contents.isDead { return }
      try Self.step(&contents)
      contents.durable = max(contents.durable, Int(ticket.value))
    }
  }

  func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) {
    do throws(EventStoreError) {
      try waitUntilDurable(ticket)
      body(nil)
    } catch { body(error) }
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

/// The process ends in place of any append, any wait and any message, and loses, or keeps, what
/// no caller had waited for. A kernel is behind it, which makes each run long: every step of a long
/// one is in `OutboxEveryStepTests`.
@Suite("Crashes of an outbox", .long)
struct OutboxCrashTests {
  private typealias Action = OutboxAction

  /// Plays a script on a log that dies after that many steps; then goes on from there.
  ///
  /// - Returns: how many steps it took.
  private func play(
    _ actions: [Action], dyingAfter last: Int? = nil, keeping more: Int = 0
  ) async throws -> Int {
    var log = VolatileStore()
    let other = InMemoryEventStore()
    let clock = ControlledClock(noon)
    let store = try newStore(other)
    _ = try await store.send(draft(1, id: 0xd0))
    let settings = OutboxSettings(limits: OutboxLimits(attempts: 3), onConflict: .rebase)
    func open() throws -> Outbox<VolatileStore> {
      try Outbox(log, settings: settings, clock: clock.read, random: { 0 }, sleep: forever)
    }
    var outbox = try open()
    let transport = ScriptedTransport(to: store, killing: log)
    if let last { log.die(after: last) }
    var steps = 0
    for action in actions {
      for _ in 0..<2 {
        do {
          try await perform(action, outbox, transport, clock)
          break
        } catch {
          // A second death would be a fault of ours.
          #expect(steps == 0, "\(error)")
          steps = log.steps
          log = try VolatileStore(after: log, keeping: more)
          outbox = try open()
          transport.expect([], killing: log)
        }
      }
    }
    steps += log.steps
    transport.expect([])
    for _ in 0..<8 {
      try await perform(.retryAll, outbox, transport, clock)
      clock.advance(by: .seconds(600))
      try await perform(.deliver([]), outbox, transport, clock)
    }
    try check(actions, outbox, other, transport)
    return steps
  }

  private func perform(
    _ action: Action, _ outbox: Outbox<VolatileStore>, _ transport: ScriptedTransport,
    _ clock: ControlledClock
  ) async throws {
    try await action.perform(on: outbox, clock) { moods in
      transport.expect(moods)
      try await outbox.deliver(over: transport)
    }
  }

  private func check(
    _ actions: [Action], _ outbox: Outbox<VolatileStore>, _ other: InMemoryEventStore,
    _ transport: ScriptedTransport
  ) throws {
    var queued: [Identifier] = []
    for case .queue(let command) in actions { queued.append(command.id) }
    let items = outbox.items
    // None lost, none doubled, all in order; each settled, or left to a user for its reasons.
    #expect(items.map(\.id) == queued)
    #expect(items.allSatisfy { [.acknowledged, .refused, .conflict].contains($0.status) })
    let accepted = Array(try other.accepted().dropFirst())
    #expect(Set(accepted).count == accepted.count)
    let acknowledged = items.filter { $0.status == .acknowledged }
    #expect(Set(accepted) == Set(acknowledged.map(\.id)))
    // What needed no help came in the order in which it was queued.
    var aside: Set<Identifier> = []
    try outbox.log.forEachEntry(after: .start) { entry in
      for event in entry.events where Self.standsAside.contains(event.type) {
        aside.insert(event.stream.id)
      }
      return true
    }
    let straight = accepted.filter { !aside.contains($0) }
    #expect(straight == queued.filter { Set(straight).contains($0) })
    // And each is in the place that the other side says.
    for item in acknowledged {
      let entry = try #require(try other.commit(ofCommand: item.id))
      #expect(entry.last.value == item.position)
    }
  }

  private static let standsAside: Set<UInt32> = [
    OutboxEventKind.commandParked.rawValue, OutboxEventKind.commandRefused.rawValue,
    OutboxEventKind.conflictDetected.rawValue,
  ]

  @Test(
    "at every step of a run in front of a kernel, with all or nothing kept of what was not waited for",
    arguments: [0, 2])
  func everyStep(keeping more: Int) async throws {
    let actions = OutboxAction.script(40, seed: 7)
    let steps = try await play(actions)
    for last in 1..<steps {
      #expect(try await play(actions, dyingAfter: last, keeping: more) > 0)
    }
    print("outbox: died at each of \(steps - 1) steps of 40 actions, keeping \(more)")
  }

  @Test(
    "anywhere in a run of two hundred actions", arguments: [1, 2, 3] as [UInt64])
  func longRuns(seed: UInt64) async throws {
    let actions = OutboxAction.script(200, seed: seed)
    let steps = try await play(actions)
    var random = SeededGenerator(seed: seed)
    var deaths = 0
    for last in stride(from: Int(seed), to: steps, by: 41) {
      let more = Int.random(in: 0...2, using: &random)
      #expect(try await play(actions, dyingAfter: last, keeping: more) > 0)
      deaths += 1
    }
    print("outbox: died at \(deaths) of \(steps) steps of 200 actions, seed \(seed)")
  }
}

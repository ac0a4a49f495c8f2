import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

/// An outbox, a transport that fails on demand, and the kernel behind it.
struct OutboxSystem: SystemUnderTest {
  typealias Spec = OutboxModel

  private var log = VolatileStore()
  private let other = InMemoryEventStore()
  private let transport: ScriptedTransport
  private let clock = ControlledClock(noon)
  private var outbox: Outbox<VolatileStore>
  /// The items' ids, in the order in which they were queued.
  private var ids: [Identifier] = []
  private var kinds: [OutboxModel.Kind] = []
  /// As they were queued.
  private var commands: [CommandEnvelope] = []
  private var versions: [Int] = []

  /// What an item offered, and refused for its own state.
  private var broken: String?

  /// How many durable commits a crash takes with it: none, in a log that keeps its word.
  private let lost: Int

  init(losing lost: Int = 0) async throws {
    self.lost = lost
    transport = ScriptedTransport(to: try newStore(other))
    _ = try await transport.other.send(draft(1, id: 0xd0))
    outbox = try Self.open(log, clock)
  }

  private static func open(
    _ log: VolatileStore, _ clock: ControlledClock
  ) throws -> Outbox<VolatileStore> {
    try Outbox(
      log, settings: OutboxSettings(limits: OutboxModel.limits), clock: clock.read,
      random: { 0 }, sleep: forever)
  }

  private func command(_ number: Int, version: Int = 0) -> CommandEnvelope {
    let kind = kinds[number]
    var command = note(
      0, on: kind == .bad ? 9 : 1, "note \(number), version \(version)")
    command.id = ids[number]
    if kind == .stale { command.expectedRevision = 0 }
    return command
  }

  mutating func perform(_ command: OutboxModel.Command) async throws -> OutboxModel.Response {
    let offered = command.asked.flatMap { asked in
      outbox.item(ids[asked.number]).flatMap { item in
        item.actions.contains(asked.verb) ? (item, asked.verb) : nil
      }
    }
    var said: String
    do { said = try await self.said(by: command) } catch OutboxError.refused(let refusal) {
      said = refusal.reasons.first.map { "\($0.code.name)" } ?? ""
      if let (item, verb) = offered,
        !Offers.isForArguments(refusal.reasons.map(\.code), of: verb, in: item.status)
      {
        broken = "offered \(verb.name), and said \(said): \(item)"
      }
    } catch EventStoreError.closed {
      try await crashAndReopen()
      said = "died"
    }
    let accepted = try other.accepted().dropFirst().map { id in ids.firstIndex(of: id) ?? -1 }
    return OutboxModel.Response(
      said: said, statuses: outbox.items.map(\.status), accepted: Array(accepted))
  }

  private mutating func said(by command: OutboxModel.Command) async throws -> String {
    switch command {
    case .queue(let kind):
      ids.append(Identifier(high: 0xb0c5, low: UInt64(ids.count + 1)))
      kinds.append(kind)
      versions.append(0)
      commands.append(self.command(ids.count - 1))
      try queue(commands[ids.count - 1])
    case .again(let number): try queue(commands[number])
    case .deliver(let moods):
      transport.expect(moods, killing: log)
      switch try await outbox.deliver(over: transport) {
      case .until: return "until"
      case let pause: return "\(pause)"
      }
    case .time(let seconds): clock.advance(by: .seconds(seconds))
    case .online(let isOnline): outbox.connectivity(changed: isOnline)
    case .signedIn: outbox.signedIn()
    case .retry(let number): try outbox.retry(ids[number])
    case .drop(let number): try outbox.drop(ids[number])
    case .edit(let number):
      var edited = self.command(number, version: versions[number] + 1)
      edited.expectedRevision = outbox.item(ids[number])?.command.expectedRevision
      try outbox.edit(edited)
      versions[number] += 1
    case .asNew(let number):
      let id = Identifier(high: 0xb0c5, low: UInt64(ids.count + 1))
      commands.append(try outbox.retryAsNew(ids[number], as: id).envelope())
      ids.append(id)
      kinds.append(kinds[number] == .bad ? .bad : .plain)
      versions.append(versions[number])
    case .resolve(let number, let policy):
      try outbox.resolve(ids[number], by: policy, remoteChanged: Instant())
    case .echo(let number):
      if let command = transport.requests.last(where: { $0.id == ids[number] }) {
        _ = try await transport.other.send(command)
      }
    }
    return "ok"
  }

  private func queue(_ command: CommandEnvelope) throws { try outbox.enqueue(command) }

  /// Everything that was waited for is durable; nothing else is kept.
  mutating func crashAndReopen() async throws {
    log = try VolatileStore(after: log, keeping: -lost)
    outbox = try Self.open(log, clock)
  }

  func disagreement(with state: OutboxModel.State) async throws -> String? {
    if let broken { return broken }
    let items = outbox.items
    for (item, expected) in zip(items, state.items) {
      if item.isUnanswered != expected.isUnanswered { return "unanswered: \(item)" }
      if item.attempts != expected.attempts { return "attempts: \(item)" }
      let due = item.dueAt.map { ($0.nanoseconds - noon.nanoseconds) / 1_000_000 }
      if due != expected.due { return "due: \(item)" }
    }
    let summary = items.reduce(into: OutboxSummary()) { $0.add($1.status) }
    return summary == outbox.summary ? nil : "counted \(outbox.summary), not \(summary)"
  }
}

extension OutboxModel.Command {
  /// What a user asks of an item, and which one.
  fileprivate var asked: (verb: OutboxVerb, number: Int)? {
    switch self {
    case .retry(let number): (.retryQueued, number)
    case .drop(let number): (.dropQueued, number)
    case .edit(let number): (.editQueued, number)
    case .asNew(let number): (.retryAsNew, number)
    case .resolve(let number, _): (.resolveConflict, number)
    case .queue, .again, .deliver, .time, .online, .signedIn, .echo: nil
    }
  }
}

extension OutboxSummary {
  fileprivate mutating func add(_ status: OutboxStatus) {
    switch status {
    case .none: break
    case .queued, .sending, .retry: underWay += 1
    case .parked: parked += 1
    case .refused: refused += 1
    case .conflict: conflict += 1
    case .acknowledged, .dropped: settled += 1
    }
  }
}

@Suite("Random use of an outbox", .long)
struct OutboxWalkTests {
  @Test(
    "whatever fails and whenever it dies, both sides hold what the model says",
    arguments: 1...4 as ClosedRange<UInt64>)
  func walks(seed: UInt64) async throws {
    let settings = Settings(runs: 60, seed: seed, steps: 60, crashes: 0.05)
    let report = try await Checker(OutboxModel(), settings: settings).check {
      try await OutboxSystem()
    }
    print(
      "outbox, seed \(seed): \(report.runs) walks, \(report.steps) steps, \(report.crashes) crashes"
    )
    #expect(report.crashes > 20)
  }

  @Test("walks of two hundred steps", arguments: [11, 12] as [UInt64])
  func longWalks(seed: UInt64) async throws {
    let settings = Settings(runs: 8, seed: seed, steps: 200, crashes: 0.05)
    try await Checker(OutboxModel(), settings: settings).check { try await OutboxSystem() }
  }

  @Test("a log that loses what it said was durable is found out")
  func honest() async throws {
    let settings = Settings(runs: 60, seed: 1, steps: 60, crashes: 0.05)
    await #expect(throws: FailingCase.self) {
      try await Checker(OutboxModel(), settings: settings).check {
        try await OutboxSystem(losing: 1)
      }
    }
  }

  @Test("a walk is the same again by its seed")
  func deterministic() async throws {
    let settings = Settings(runs: 10, seed: 5, steps: 60, crashes: 0.05)
    var steps: [Int] = []
    for _ in 0..<2 {
      let report = try await Checker(OutboxModel(), settings: settings).check {
        try await OutboxSystem()
      }
      steps.append(report.steps)
    }
    #expect(steps[0] == steps[1])
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

/// The other side as the outbox knows it: it carries a command out once, answers it again with the
/// same receipt, and refuses some. A value, so that a run can be left at any step and gone on with.
private struct Ledger: Equatable {
  private(set) var accepted: [Identifier] = []
  /// The place of each among them.
  private var places: [Identifier: Int] = [:]

  /// Whether everything that is acknowledged is here in the place that the items say.
  func holds(_ items: [OutboxItem]) -> Bool {
    items.allSatisfy { item in
      item.status != .acknowledged || places[item.id].map { UInt64($0 + 1) } == item.position
    }
  }

  mutating func carryOut(_ command: CommandEnvelope) -> Answer {
    if let place = places[command.id] { return answer(command, at: place, repeated: true) }
    var refused = RefusedAnswer()
    refused.command = command.id
    if command.stream == .claim(claim(9)) {
      refused.reasons = [Reason(.invalidTransition)]
      return .refused(refused)
    }
    if let expected = command.expectedRevision, expected != UInt64(accepted.count) {
      refused.reasons = [
        Reason(.revisionConflict, expected: "\(expected)", found: "\(accepted.count)")
      ]
      return .refused(refused)
    }
    places[command.id] = accepted.count
    accepted.append(command.id)
    return answer(command, at: accepted.count - 1, repeated: false)
  }

  private func answer(_ command: CommandEnvelope, at place: Int, repeated: Bool) -> Answer {
    var receipt = Receipt()
    (receipt.command, receipt.position) = (command.id, UInt64(place + 1))
    (receipt.revision, receipt.repeated) = (UInt64(place + 1), repeated)
    return .accepted(receipt)
  }
}

/// A way to a ledger on which every message is a step of the outbox's process.
private final class LedgerTransport: Transport {
  private struct Contents {
    var ledger: Ledger
    var moods: [Mood] = []
  }

  private let contents: Mutex<Contents>
  private let process: VolatileStore?

  init(_ ledger: Ledger = Ledger(), process: VolatileStore? = nil) {
    contents = Mutex(Contents(ledger: ledger))
    self.process = process
  }

  var ledger: Ledger { contents.withLock { $0.ledger } }
  func expect(_ moods: [Mood]) { contents.withLock { $0.moods = moods } }

  func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
    try step()
    switch contents.withLock({ $0.moods.isEmpty ? .answer : $0.moods.removeFirst() }) {
    case .twice:
      _ = carryOut(command)
      fallthrough
    case .answer:
      let answer = carryOut(command)
      try step()
      return answer
    case .replyLost:
      _ = carryOut(command)
      try step()
      throw TransportFault(.timeout)
    case .requestLost: throw TransportFault(.timeout)
    case .notTaken: throw TransportFault(.refused, "413")
    default: throw TransportFault(.unreachable, "no route")
    }
  }

  private func carryOut(_ command: CommandEnvelope) -> Answer {
    contents.withLock { $0.ledger.carryOut(command) }
  }

  private func step() throws(TransportFault) {
    do throws(EventStoreError) { _ = try process?.step() } catch { throw TransportFault(.timeout) }
  }
}

/// What is left when the process ends in place of a step.
private struct Moment: Sendable {
  /// The action that is interrupted.
  let action: Int
  /// How many commits there are, and how many of them are durable.
  let commits: Int
  let durable: Int
  let ledger: Ledger
  let now: Instant
}

/// A run is played once. What is left at each of its steps is written down, and gone on with: so
/// that all steps of a long run cost as much as a few runs.
@Suite("Every step of an outbox", .long)
struct OutboxEveryStepTests {
  private typealias Action = OutboxAction

  private static let settings = OutboxSettings(
    limits: OutboxLimits(attempts: 3), onConflict: .rebase)

  private func outbox(
    _ log: VolatileStore, _ clock: ControlledClock
  ) throws -> Outbox<VolatileStore> {
    try Outbox(log, settings: Self.settings, clock: clock.read, random: { 0 }, sleep: forever)
  }

  private func perform(
    _ action: Action, _ outbox: Outbox<VolatileStore>, _ transport: LedgerTransport,
    _ clock: ControlledClock
  ) async throws {
    try await action.perform(on: outbox, clock) { moods in
      transport.expect(moods)
      try await outbox.deliver(over: transport)
    }
  }

  /// Plays a run to its end, and reports what is left at each step.
  private func moments(of actions: [Action]) async throws -> ([Moment], VolatileStore) {
    let (log, clock) = (VolatileStore(), ControlledClock(noon))
    let outbox = try outbox(log, clock)
    let transport = LedgerTransport(process: log)
    let moments = Mutex<[Moment]>([])
    let current = Atomic(0)
    log.beforeStep { commits, durable in
      let moment = Moment(
        action: current.load(ordering: .relaxed), commits: commits, durable: durable,
        ledger: transport.ledger, now: clock.time)
      moments.withLock { $0.append(moment) }
    }
    for (number, action) in actions.enumerated() {
      current.store(number, ordering: .relaxed)
      try await perform(action, outbox, transport, clock)
    }
    return (moments.withLock { $0 }, log)
  }

  /// Starts anew with what is left, holds that to the other side, and goes on for a while.
  private func goOn(
    from moment: Moment, of log: VolatileStore, keeping commits: Int, _ actions: [Action]
  ) async throws {
    let clock = ControlledClock(moment.now)
    let rest = try VolatileStore(firstCommits: commits, of: log)
    let outbox = try outbox(rest, clock)
    var queued: [Identifier] = []
    for case .queue(let command) in actions[..<moment.action] { queued.append(command.id) }

    // None lost; what was just being queued may be there.
    let found = outbox.items
    #expect(found.prefix(queued.count).map(\.id) == queued)
    #expect(found.count <= queued.count + 1)
    // Settled or still pending, and nothing is settled that the other side does not have.
    #expect(!found.contains { [.none, .sending, .dropped].contains($0.status) })
    #expect(moment.ledger.holds(found))
    #expect(Set(moment.ledger.accepted).isSubset(of: Set(found.map(\.id))))

    // The interrupted action once more, a few more, and then everything is delivered.
    let transport = LedgerTransport(moment.ledger)
    let last = min(actions.count, moment.action + 4)
    for action in actions[moment.action..<last] {
      try await perform(action, outbox, transport, clock)
      if case .queue(let command) = action { queued.append(command.id) }
    }
    var rounds = 0
    while !outbox.items.allSatisfy({ $0.isDone }), rounds < 8 {
      rounds += 1
      try await perform(.retryAll, outbox, transport, clock)
      clock.advance(by: .seconds(600))
      try await perform(.deliver([]), outbox, transport, clock)
    }
    let items = outbox.items
    #expect(items.map(\.id) == queued)
    #expect(items.allSatisfy { $0.isDone })
    // None doubled, and both sides agree.
    let (ledger, acknowledged) = (transport.ledger, items.filter { $0.status == .acknowledged })
    #expect(Set(ledger.accepted).count == ledger.accepted.count)
    #expect(Set(ledger.accepted) == Set(acknowledged.map(\.id)))
    #expect(ledger.holds(items))
  }

  @Test(
    "the process may end at each step of two hundred actions, with all or nothing kept of what was not waited for"
  )
  func everyStep() async throws {
    let actions = OutboxAction.script(200, seed: 7)
    let (moments, log) = try await moments(of: actions)
    var deaths = 0
    for moment in moments {
      for commits in Set([moment.durable, moment.commits]) {
        try await goOn(from: moment, of: log, keeping: commits, actions)
        deaths += 1
      }
    }
    #expect(moments.count > 600)
    print("outbox: died \(deaths) times, at each of \(moments.count) steps of 200 actions")
  }

  @Test(
    "each message of two hundred actions may fail, in each way",
    arguments: [
      [.requestLost, .replyLost, .answer], [.replyLost, .unreachable, .twice],
      [.notTaken, .replyLost, .answer], [.unreachable, .requestLost, .twice],
    ] as [[Mood]])
  func everyMessage(moods: [Mood]) async throws {
    let (log, clock) = (VolatileStore(), ControlledClock(noon))
    var settings = Self.settings
    settings.limits = OutboxLimits(attempts: 5)
    let outbox = try Outbox(
      log, settings: settings, clock: clock.read, random: { 0 }, sleep: forever)
    let transport = LedgerTransport()
    var queued: [Identifier] = []
    for number in 1...200 as ClosedRange<UInt64> {
      let command = note(number, on: 1, "note \(number)")
      try await outbox.enqueue(command)
      queued.append(command.id)
      // One message after the other, each failing as long as there is a fault left for it.
      for mood in moods {
        transport.expect([mood])
        clock.advance(by: .seconds(600))
        try await outbox.deliver(over: transport)
      }
      #expect(outbox.item(command.id)?.status == .acknowledged)
    }
    #expect(transport.ledger.accepted == queued)
    #expect(outbox.items.map(\.position) == (1...200).map { UInt64($0) })
  }
}

extension OutboxItem {
  /// Whether nothing more happens to it by itself.
  fileprivate var isDone: Bool {
    [.acknowledged, .refused, .conflict].contains(status)
  }
}

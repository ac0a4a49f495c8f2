import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The time machine")
struct TimeMachineTests {
  @Test("shows at every position what a replay up to there gives, on any way through")
  func likeReplay() throws {
    var actions = try RandomActions(seed: 77)
    while actions.log.head.position.value < 150 {
      let command = try actions.next()
      _ = try actions.store.send(command) as Answer
    }
    let end = actions.log.head.position.value
    let replays = try (0...end).map { try canonical(of: replay(actions.log, upTo: $0)) }
    #expect(Set(replays).count == replays.count)
    var machine = try actions.store.timeMachine()
    #expect(machine.end == Position(end))
    var random = SeededGenerator(seed: 5)
    for place in 0...end {
      try machine.seek(Position(place))
      #expect(canonical(of: machine.state) == replays[Int(place)])
      #expect(machine.state.revision == place)
    }
    for _ in 0..<60 {
      let place = random.next() % (end + 1)
      try machine.seek(Position(place))
      #expect(machine.position == Position(place))
      #expect(canonical(of: machine.state) == replays[Int(place)])
    }
    let past = try actions.store.past(at: Position(end / 2))
    #expect(canonical(of: past) == replays[Int(end / 2)])
    #expect(try canonical(of: actions.store.state) == replays[Int(end)])
  }

  @Test("steps on and back, and not beyond either end")
  func steps() throws {
    let store = try newStore(InMemoryEventStore())
    for number in 1...5 as ClosedRange<UInt64> { _ = try store.send(draft(number)) as Answer }
    var machine = try store.timeMachine()
    #expect(machine.state.revision == 0)
    #expect(machine.recorded == nil)
    try machine.step(by: 4)
    #expect(machine.state.claims.count == 1)
    try machine.step(by: -1)
    #expect(machine.state.claims.count == 0)
    try machine.step(by: 100)
    #expect(machine.position == Position(registered + 5))
    #expect(machine.state.claims.count == 5)
    try machine.step(by: .min)
    #expect(machine.position == .start)
    try machine.step(by: .max)
    #expect(machine.position == machine.end)
    try machine.seek(Position(.max))
    #expect(machine.position == machine.end)
  }

  @Test("goes to a recorded time: the last position of that time or before")
  func times() throws {
    let clock = ControlledClock(noon, step: .seconds(60))
    let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: clock.read))
    let register = RegisterActor(actor: ActorID("ada"), name: "Ada", roles: [.administrator])
    _ =
      try store.send(
        CommandEnvelope(
          id: Identifier(high: 0xada, low: 1), actor: ActorID("ada"), role: .administrator,
          person: ActorID("ada"), command: .registerActor(register))) as Answer
    for number in 2...9 as ClosedRange<UInt64> {
      let next = RegisterActor(actor: ActorID("p\(number)"), name: "P", roles: [.claimant])
      _ =
        try store.send(
          CommandEnvelope(
            id: Identifier(high: 0xada, low: number), actor: ActorID("ada"),
            role: .administrator, person: ActorID("p\(number)"), command: .registerActor(next)))
        as Answer
    }
    var times: [Instant] = []
    try store.kernel.log.forEachEntry(after: .start) { entry in
      times.append(entry.recorded)
      return true
    }
    #expect(times.count == 9)
    var machine = try store.timeMachine()
    for (place, time) in times.enumerated().reversed() {
      try machine.seek(recorded: time)
      #expect(machine.position == Position(UInt64(place + 1)))
      #expect(machine.recorded == time)
      try machine.seek(recorded: Instant(nanoseconds: time.nanoseconds - 1))
      #expect(machine.position == Position(UInt64(place)))
    }
    try machine.seek(recorded: Instant(nanoseconds: .max))
    #expect(machine.position == machine.end)
    try machine.seek(recorded: Instant(nanoseconds: .min))
    #expect(machine.position == .start)
  }

  @Test("keeps to what was durable when it was made, whatever is sent meanwhile")
  func readOnly() throws {
    let store = try newStore(InMemoryEventStore())
    _ = try store.send(draft(1)) as Answer
    var machine = try store.timeMachine()
    _ = try store.send(draft(2)) as Answer
    try machine.seek(Position(.max))
    #expect(machine.state.claims.count == 1)
    #expect(try store.state.claims.count == 2)
    // Stepping about has written nothing.
    #expect(store.kernel.log.head.position == Position(registered + 2))
  }

  @Test("goes back over a long log without starting from its beginning each time")
  func long() throws {
    let log = FailingEventStore(InMemoryEventStore())
    let store = try newStore(log)
    _ = try store.send(draft(1)) as Answer
    for number in 2...6_000 as ClosedRange<UInt64> {
      _ = try store.kernel.submit(note(number, on: 1, "n"))
    }
    var machine = try store.timeMachine()
    try machine.seek(machine.end)
    for place in stride(from: 5_900 as UInt64, to: 0, by: -500) {
      try machine.seek(Position(registered + place))
      #expect(machine.state.claims[claim(1)]?.claim.notes == UInt32(place - 1))
    }
  }

  /// What a replay of the first events gives, event by event.
  private func replay(_ log: InMemoryEventStore, upTo end: UInt64) throws -> LogState {
    var logState = LogState()
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      guard entry.decidedAt.value < end else { return false }
      var part = entry
      part.events = entry.events.filter { $0.position.value <= end }
      do throws(WireError) { try logState.apply(part) } catch {
        throw .damaged(offset: 0, reason: "\(error)")
      }
      return true
    }
    return logState
  }

  private func canonical(of logState: LogState) -> String {
    canonical(
      revision: logState.events, claims: logState.claims, actors: logState.actors,
      rules: logState.rules,
      snapshots: Self.categories.flatMap { logState.snapshots(of: $0).map(\.json) })
  }

  private func canonical(of state: StoreState) -> String {
    state.asking { logState in
      canonical(
        revision: state.revision, claims: state.claims, actors: state.actors, rules: state.rules,
        snapshots: Self.categories.flatMap { logState.snapshots(of: $0).map(\.json) })
    }
  }

  private static let categories: [Category] = [
    .document, .report, .accident, .property, .quiz, .lead,
  ]

  private func canonical(
    revision: UInt64, claims: ClaimTable, actors: ActorRegister, rules: RuleBook,
    snapshots: [String]
  ) -> String {
    var lines = ["\(revision)", "\(rules.revision)"] + snapshots
    claims.forEach { lines.append($0.json) }
    lines += actors.actors.map { "\($0)" }
    return lines.joined(separator: "\n")
  }
}

import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// What holds of every aggregate, whatever it is about.
enum MachineChecks<M: AggregateMachine> {
  /// Every state is reached, keeps the invariants, and leads to an end.
  static func check(_ explored: Exploration<M>, is summary: String) {
    print("exploration of \(M.Machine.self): \(explored.summary), \(explored.refused) refused")
    #expect(explored.summary == summary)
    for violation in explored.violations.prefix(3) {
      Issue.record("\(violation.message) after \(violation.path)")
    }
    #expect(explored.deadEnds == [])
    #expect(explored.coverage.deadCommands == [])
    #expect(explored.coverage.unreachedStatuses == [])
  }

  static func walk(seed: UInt64) async throws {
    let report = try await Checker(M(), settings: Settings(runs: 60, seed: seed, steps: 60)).walk()
    #expect(report.refused > 0 && report.refused < report.steps)
  }

  /// Every decision of a walk, taken again on stored events, says the same; so does the fold.
  static func decideAgain(seed: UInt64) throws {
    let machine = M()
    var random = SeededGenerator(seed: seed)
    var (state, stored, decided) = (M.Machine.initial, M.Machine.initial, 0)
    for turn in 0..<2000 {
      if machine.isTerminal(state), random.next() % 4 == 0 {
        (state, stored) = (M.Machine.initial, M.Machine.initial)
      }
      let attempt = try machine.commands(in: state).value(seed: random.next())
      guard machine.isEnabled(attempt, in: state) else { continue }
      let answer = machine.apply(attempt, to: &state)
      // Most of what is drawn is refused: every tenth of it is enough.
      if case .failure = answer, turn % 10 > 0 { continue }
      let command = try M.Machine.Command(
        kind: attempt.command.kind.rawValue, payload: attempt.command.encodedPayload())
      #expect(command == attempt.command)
      var again = attempt
      again.command = command
      let second = Result { () throws(Refusal) in
        try machine.decide(again, given: stored)
      }
      #expect(second == answer)
      guard case .success(let events) = answer else { continue }
      decided += 1
      for event in events {
        let read = try M.Machine.Event(kind: event.kind.rawValue, payload: event.encodedPayload())
        #expect(read == event)
        M.Machine.evolve(&stored, read)
      }
      #expect(stored == state)
      #expect(try M.Machine.State(decoding: state.encoded()) == state)
    }
    #expect(decided > 20)
  }

  /// Any event on any state, with any numbers, never traps; nor does what is decided upon it.
  static func foldAnything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let machine = M()
    var state = M.Machine.initial
    var statuses: Set<M.Words.Status> = []
    for _ in 0..<120 {
      guard let kind = M.Machine.Event.Kind.allCases.randomElement(using: &random) else { continue }
      var filler = EdgeValues(random: random)
      guard let event = try? M.Machine.Event.read(kind, from: &filler) else { continue }
      random = filler.random
      M.Machine.evolve(&state, event)
      statuses.insert(machine.status(of: state))
      for attempt in machine.alphabet(in: state).commands {
        _ = try? machine.decide(attempt, given: state)
      }
    }
    #expect(statuses.count >= M.Words.Status.allCases.count - 2)
  }

  /// Every command, every event and the state read back as they were written.
  static func store() throws {
    for sample in try SampleValues.cases(of: M.Machine.Command.self) {
      let read = try M.Machine.Command(
        kind: sample.kind.rawValue, payload: sample.encodedPayload())
      #expect(read == sample)
    }
    let events = try SampleValues.cases(of: M.Machine.Event.self)
    #expect(events.map(\.kind) == M.Machine.Event.Kind.allCases.filter { $0.rawValue != 0 })
    for sample in events {
      let read = try M.Machine.Event(kind: sample.kind.rawValue, payload: sample.encodedPayload())
      #expect(read == sample)
    }
    let state = try SampleValues.message(M.Machine.State.self)
    #expect(try M.Machine.State(decoding: state.encoded()) == state)
  }
}

/// Fills fields with the edges of what fits.
struct EdgeValues: FieldVisitor {
  var random: SeededGenerator

  private mutating func one<Value>(of values: [Value], or other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try value.visitLeaf(&self) }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard Bool.random(using: &random) else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = present
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard Bool.random(using: &random) else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = [present]
  }
  mutating func leaf(_ value: inout Bool) { value = .random(using: &random) }
  mutating func leaf(_ value: inout Int64) { value = one(of: [.min, -1, 0, 1, .max], or: 0) }
  mutating func leaf(_ value: inout UInt64) { value = one(of: [0, 1, UInt64(UInt32.max)], or: 0) }
  mutating func leaf(_ value: inout String) {
    value = one(of: ["", "main_category", "hurt", "case_review", "other", "email"], or: "")
  }
  mutating func leaf(_ value: inout [UInt8]) { value = [] }
  mutating func leaf(_ value: inout Identifier) {
    value = Identifier(high: 0, low: .random(in: 0...3, using: &random))
  }
  mutating func leaf(_ value: inout Instant) {
    value = Instant(nanoseconds: one(of: [.min, -1, 0, .max], or: 0))
  }
  mutating func leaf(_ value: inout LocalDate) {}
  mutating func leaf<E: CodedEnum>(_ value: inout E) { value = one(of: E.allCases, or: value) }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}

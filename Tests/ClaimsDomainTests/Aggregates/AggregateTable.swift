import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// What is asked of every aggregate, whatever it is about.
protocol AggregateTable: Sendable, CustomTestStringConvertible {
  var gaps: [String] { get }
  var rowFaults: [String] { get }
  var guardFaults: [String] { get }
  var cellFault: String? { get }
  func unnoticedMutants() async throws -> [String]
  func unnoticedDecisions() async throws -> [String]
  /// What is wrong if a number of the rules is changed: one of `offByOne`.
  func fault(changing number: Mutant<ClaimRules>) -> String?
  func checkExploration() throws
  func walk(seed: UInt64) async throws
  func decideAgain(seed: UInt64) throws
  func foldAnything(seed: UInt64)
  func store() throws
  func checkPage() throws
}

extension TableCases: AggregateTable {
  var testDescription: String { "\(M.Machine.self)" }
  var rowFaults: [String] { rows.compactMap { fault(of: $0, under: lifecycle) } }
  var guardFaults: [String] { guards.compactMap { fault(of: $0, under: lifecycle) } }
  var cellFault: String? { cellFault(under: lifecycle) }

  /// Every state keeps the invariants and leads to an end, and is one of as many as the page says.
  func checkExploration() throws {
    let (sides, text) = (explored(), try page.text())
    var dead = Set(sides.first?.coverage.deadCommands.map { "\($0)" } ?? [])
    for side in sides {
      print("exploration of \(M.Machine.self): \(side.summary), \(side.refused) refused")
      #expect(side.isComplete && side.refused > 0)
      let cells = "| \(side.states.count) | \(side.edgeCount) | \(side.refused) | \(side.depth) |"
      #expect(text.contains("**\(side.summary)**") || text.contains(cells), "\(side.summary)")
      for violation in side.violations.prefix(3) {
        Issue.record("\(violation.message) after \(violation.path)")
      }
      for place in side.deadEnds.prefix(3) {
        Issue.record("stuck in \(side.states[place]) after \(side.path(to: place))")
      }
      dead.formIntersection(side.coverage.deadCommands.map { "\($0)" })
    }
    #expect(dead == [])
    let unreached = sides.map { Set($0.coverage.unreachedStatuses.map { "\($0)" }) }
    #expect(unreached.dropFirst().reduce(unreached.first ?? []) { $0.intersection($1) } == [])
  }

  func walk(seed: UInt64) async throws {
    let settings = Settings(runs: walks.runs, seed: seed, steps: walks.steps)
    let report = try await Checker(M(), settings: settings).walk()
    #expect(report.refused > 0 && report.refused < report.steps)
  }

  /// Every decision of a walk, re-run on stored events, is the same; so is the fold.
  func decideAgain(seed: UInt64) throws {
    let machine = M()
    var random = SeededGenerator(seed: seed)
    var (state, stored, decided) = (M.Machine.initial, M.Machine.initial, 0)
    // Made anew only if the state differs: most of what is drawn is refused.
    var commands = machine.commands(in: state)
    for turn in 0..<2000 {
      if machine.isTerminal(state), random.next() % 4 == 0 {
        (state, stored) = (M.Machine.initial, M.Machine.initial)
        commands = machine.commands(in: state)
      }
      let attempt = try commands.value(seed: random.next())
      guard machine.isEnabled(attempt, in: state) else { continue }
      let answer = machine.apply(attempt, to: &state)
      if case .success = answer { commands = machine.commands(in: state) }
      // Every tenth of what is refused is enough.
      if case .failure = answer, turn % 10 > 0 { continue }
      let command = try attempt.command.readBack()
      #expect(command == attempt.command)
      let again = M.Command(command, in: attempt.context(machine.rules))
      let second = Result { () throws(Refusal) in
        try machine.decide(again, given: stored)
      }
      #expect(second == answer)
      guard case .success(let events) = answer else { continue }
      decided += 1
      for event in events {
        let read = try event.readBack()
        #expect(read == event)
        M.Machine.evolve(&stored, read)
      }
      #expect(stored == state)
      #expect(try M.Machine.State(decoding: state.encoded()) == state)
    }
    #expect(decided > 20)
  }

  /// Any event on any state, with any numbers, never traps; nor does what is decided upon it.
  func foldAnything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let machine = M()
    var state = M.Machine.initial
    var statuses: Set<M.Words.Status> = []
    for _ in 0..<folds {
      guard let event = M.Machine.Event.drawn(using: &random) else { continue }
      M.Machine.evolve(&state, event)
      statuses.insert(machine.status(of: state))
      for attempt in machine.alphabet(in: state).commands {
        _ = try? machine.decide(attempt, given: state)
      }
      for time in [.min, ClaimSender.noon.nanoseconds, .max] {
        _ = M.Machine.due(on: state, at: Instant(nanoseconds: time), under: machine.rules)
      }
    }
    #expect(statuses.count >= M.Words.Status.allCases.count - 2)
  }

  /// Every command, every event and the state read back as they were written.
  func store() throws {
    try M.Machine.Command.checkReadBack()
    try M.Machine.Event.checkReadBack()
    let state = try SampleValues.message(M.Machine.State.self)
    #expect(try M.Machine.State(decoding: state.encoded()) == state)
  }

  /// Holds the page to the code: rows, guards, statuses, diagram.
  func checkPage() throws {
    try page.hold("## Rows", to: lifecycle.steps.map(SpecificationPage.cells))
    try page.holdGuards(of: lifecycle)
    if (try? page.table(under: "## Statuses")) != nil {
      try page.hold("## Statuses", to: SpecificationPage.codes(M.Words.Status.allCases))
    }
    if let none = M.Words.Status(rawValue: 0), try page.text().contains("```mermaid") {
      try page.checkDiagram(lifecycle.mermaid(start: none))
    }
  }
}

extension Union {
  /// As read at the place where it was written.
  fileprivate func readBack() throws -> Self {
    try Self(kind: kind.rawValue, payload: encodedPayload())
  }

  /// Every case reads back as it was written.
  fileprivate static func checkReadBack() throws {
    let samples = try SampleValues.cases(of: Self.self)
    #expect(samples.map(\.kind) == Kind.allCases.filter { $0.rawValue != 0 })
    for sample in samples { #expect(try sample.readBack() == sample) }
  }

  /// Any case, filled with edges; nil if there is no edge of the drawn kind.
  fileprivate static func drawn(using random: inout SeededGenerator) -> Self? {
    guard let kind = Kind.allCases.randomElement(using: &random) else { return nil }
    var filler = EdgeValues(random: random)
    let drawn = try? read(kind, from: &filler)
    if drawn != nil { random = filler.random }
    return drawn
  }
}

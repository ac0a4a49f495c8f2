import Testing

@testable import StateMachineTesting

@Suite("Conformance")
struct ConformanceTests {
  private let checker = Checker(Vault())

  @Test("every edge is driven by its shortest way, and every refusal in its state")
  func whole() async throws {
    let log = Log<Vault.Command>()
    let explored = checker.explore()
    let report = try await checker.conform(to: explored, on: { Imitation(Vault(), log: log) })
    #expect(
      log.runs == [
        // Shut: only turning is accepted.
        [.open, .take], [.turn],
        // Turned once.
        [.turn, .take], [.turn, .turn], [.turn, .open],
        // Open: what is in it can be taken once.
        [.turn, .open, .turn, .open], [.turn, .open, .take],
        // Empty.
        [.turn, .open, .take, .turn, .open, .take],
      ])
    #expect(report.description == "conforms: 4 edges and 8 refusals from 4 states, in 22 steps")
    #expect(report.steps == log.steps)
    #expect(explored.summary == "complete: 4 states, 4 edges, depth 3")
    #expect(log.finished == log.runs.count)
  }

  @Test("a fault on an edge is found by the shortest way, and reported with its table")
  func edge() async throws {
    let failing = try await #require(throws: FailingCase.self) {
      try await checker.conform(
        to: checker.explore(),
        on: {
          Imitation(Vault()) { command, state in
            let answer = Vault().apply(command, to: &state)
            return command == .take && answer == .done ? .refused : answer
          }
        })
    }
    #expect(failing.story == "found on the way through every edge")
    #expect(failing.message == "the system answered differently from the specification")
    #expect(
      failing.rows == [
        .init(command: "turn", before: "shut", answer: "done", changes: ["shut → turned"]),
        .init(command: "open", before: "turned", answer: "done", changes: ["turned → open"]),
        .init(command: "take", before: "open", answer: "done", changes: ["open → empty"]),
      ])
    #expect(failing.after == "empty")
    #expect(failing.found == "refused")
    // No random run found it: the choices that lead to its commands were looked for.
    let replay = try #require(failing.replay)
    let again = Checker(Vault(), settings: Settings(replay: replay))
    let repeated = await again.failure {
      Imitation(Vault()) { command, state in
        let answer = Vault().apply(command, to: &state)
        return command == .take && answer == .done ? .refused : answer
      }
    }
    #expect(repeated?.rows == failing.rows)
    let table = """
        step  state before  command  should answer
        1     shut          turn     done
        2     turned        open     done
        3     open          take     done
                       but answered  refused
        state after  empty
      """
    #expect(failing.description.contains(table), "\(failing)")
  }

  @Test("a fault at a refusal is found in its state, without the refusals before it")
  func refusal() async throws {
    let failing = try await #require(throws: FailingCase.self) {
      try await checker.conform(
        to: checker.explore(),
        on: {
          Imitation(Vault()) { command, state in
            if command == .open, state == .open { return .done }
            return Vault().apply(command, to: &state)
          }
        })
    }
    #expect(failing.commands == ["turn", "open", "open"])
  }

  @Test("a refusal that changes something is found by what the system shows")
  func changing() async throws {
    let failing = try await #require(throws: FailingCase.self) {
      try await checker.conform(
        to: checker.explore(),
        on: {
          var system = Imitation(Vault()) { command, state in
            let answer = Vault().apply(command, to: &state)
            if answer == .refused, state == .turned { state = .shut }
            return answer
          }
          system.difference = { $0 == $1 ? nil : "\($0), not \($1)" }
          return system
        })
    }
    #expect(failing.message == "shut, not turned")
    #expect(failing.commands == ["turn", "take"])
  }

  @Test("the machine conforms to itself in every exploration, bounded ones too", arguments: 1...5)
  func bounded(limit: Int) async throws {
    let explored = checker.explore(limit: limit)
    let report = try await checker.conform(to: explored, on: { Imitation(Vault()) })
    #expect(report.states == min(limit, 4))
    #expect(report.edges == explored.edges.count)
    #expect(report.refused == explored.refused)
  }

  @Test("what is not enabled is not driven")
  func enabled() async throws {
    let log = Log<Vault.Command>()
    let checker = Checker(Vault(takes: false))
    let report = try await checker.conform(
      to: checker.explore(), on: { Imitation(checker.specification, log: log) })
    #expect(!log.runs.joined().contains(.take))
    #expect(report.description == "conforms: 3 edges and 3 refusals from 3 states, in 10 steps")
  }
}

/// A safe whose knob is turned before it is opened, and holds one thing.
private struct Vault: Specification {
  enum State: Hashable, Sendable { case shut, turned, open, empty }
  enum Command: Hashable, Sendable { case turn, open, take }
  enum Answer: Hashable, Sendable { case done, refused }

  var takes = true
  var initial: State { .shut }
  func commands(in state: State) -> Generator<Command> { .element(of: [.turn, .open, .take]) }
  func isEnabled(_ command: Command, in state: State) -> Bool { takes || command != .take }

  func apply(_ command: Command, to state: inout State) -> Answer {
    switch (state, command) {
    case (.shut, .turn): state = .turned
    case (.turned, .turn): state = .shut
    case (.turned, .open): state = .open
    case (.open, .take): state = .empty
    default: return .refused
    }
    return .done
  }

  func isRefusal(_ response: Answer) -> Bool { response == .refused }
}

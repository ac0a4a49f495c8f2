import StateMachineTesting
import Testing

@Suite("Crashes within sequences")
struct SequenceCrashTests {
  private let settings = Settings(runs: 100, seed: 1, crashes: 0.1)

  private func bank(
    _ log: Log<Account.Command> = Log(), crash: @escaping (inout Account.State) throws -> Void
  ) -> Imitation<Account> {
    var bank = Imitation(Account(), log: log)
    bank.crash = crash
    return bank
  }

  @Test("a system that forgets what it acknowledged is found, and its case is made small")
  func forgets() async throws {
    let failing = try #require(
      await Checker(Account(), settings: settings).failure {
        bank { state in if state.balance > 15 { state.balance = 15 } }
      })
    #expect(failing.commands.count == 3)
    #expect(failing.commands.prefix(2) == ["deposit(16)", "crash and reopen"])
    #expect(failing.rows.map(\.before) == ["0", "16", "16"])
    #expect(failing.rows.map(\.answer).prefix(2) == ["balance(16)", ""])
    // The string says itself whether steps may be crashes.
    for crashes in [0, 0.1, 0.9] {
      let replay = Settings(crashes: crashes, replay: failing.replay)
      let again = await Checker(Account(), settings: replay).failure {
        bank { state in if state.balance > 15 { state.balance = 15 } }
      }
      #expect(again?.rows == failing.rows)
    }
  }

  @Test("a system that shows after the crash what it lost fails at the crash itself")
  func shows() async throws {
    let failing = try #require(
      await Checker(Account(), settings: settings).failure {
        var bank = bank { $0.isFrozen = false }
        bank.difference = { $0 == $1 ? nil : "frozen is \($0.isFrozen), not \($1.isFrozen)" }
        return bank
      })
    #expect(failing.message == "after the crash: frozen is false, not true")
    #expect(failing.commands == ["freeze", "crash and reopen"])
    #expect(failing.description.contains("  2     0 frozen      crash and reopen\n"))
  }

  @Test("a system that keeps everything passes, and its crashes are counted")
  func keeps() async throws {
    var crashes = 0
    let log = Log<Account.Command>()
    let report = try await Checker(Account(), settings: settings).check {
      bank(log) { _ in crashes += 1 }
    }
    #expect(report.crashes == crashes)
    #expect(report.steps == log.steps + crashes)
    // About every tenth step.
    #expect(report.steps / 20..<report.steps / 5 ~= crashes)
  }

  @Test("what the specification gives up in a crash, a system may lose")
  func recovered() async throws {
    struct Volatile: Specification {
      var initial: Int { 0 }
      func commands(in state: Int) -> Generator<Int> { .integer(in: 1...3) }
      func apply(_ command: Int, to state: inout Int) -> Int {
        state += command
        return state
      }
      func recovered(from state: Int) -> Int { 0 }
    }
    try await Checker(Volatile(), settings: settings).check {
      var system = Imitation(Volatile())
      system.crash = { $0 = 0 }
      return system
    }
    let failing = await Checker(Volatile(), settings: settings).failure {
      () -> Imitation<Volatile> in
      var system = Imitation(Volatile())
      system.crash = { _ in }
      return system
    }
    #expect(failing?.commands == ["1", "crash and reopen", "1"])
  }

  @Test("a specification whose recovery breaks a rule of its own is found in a walk")
  func recoveryBreaksRule() async throws {
    struct Leaking: Specification {
      var initial: Int { 0 }
      func commands(in state: Int) -> Generator<Int> { .integer(in: 1...3) }
      func apply(_ command: Int, to state: inout Int) -> Int {
        state += command
        return state
      }
      func recovered(from state: Int) -> Int { state > 4 ? -1 : state }
      func violation(in state: Int) -> String? { state < 0 ? "below nothing" : nil }
    }
    let failing = try await #require(throws: FailingCase.self) {
      try await Checker(Leaking(), settings: self.settings).walk()
    }
    #expect(failing.message == "below nothing")
    #expect(failing.commands.last == "crash and reopen")
    #expect(failing.rows.last?.before == "5")
  }

  @Test("a system that throws on reopening fails")
  func throwsOnReopening() async throws {
    struct Damaged: Error {}
    let failing = await Checker(Account(), settings: settings).failure {
      bank { state in if state.isFrozen { throw Damaged() } }
    }
    #expect(failing?.message == "the system threw on reopening: Damaged()")
    #expect(failing?.commands == ["freeze", "crash and reopen"])
  }

  @Test("a system that has no crashAndReopen says what to do")
  func unsupported() async throws {
    struct Bank: SystemUnderTest {
      typealias Spec = Account
      var state = Account.State()
      mutating func perform(_ command: Account.Command) -> Account.Response {
        Account().apply(command, to: &state)
      }
    }
    let failing = await Checker(Account(), settings: settings).failure { Bank() }
    #expect(
      failing?.message
        == "the system threw on reopening: the settings ask for crashes: write the system's "
        + "crashAndReopen(), or set crashes to 0")
    #expect(failing?.commands == ["crash and reopen"])
  }

  @Test("given steps may be crashes")
  func given() async throws {
    let steps: [TestStep<Account.Command>] = [.perform(.deposit(1)), .crashAndReopen]
    var crashes = 0
    try await Checker(Account()).run(steps) { bank { _ in crashes += 1 } }
    #expect(crashes == 1)
    let failing = try await #require(throws: FailingCase.self) {
      try await Checker(Account()).run(steps + [.perform(.withdraw(1))]) {
        bank { $0.balance = 0 }
      }
    }
    #expect(
      failing.description == """
        Account: the system answered differently from the specification
          run as it was written

          step  state before  command           should answer
          1     0             deposit(1)        balance(1)
          2     1             crash and reopen
          3     1             withdraw(1)       balance(0)
                                  but answered  refused
          state after  0

        as a program:

        import StateMachineTesting
        import StateMachineTestingTests

        let steps: [TestStep<StateMachineTestingTests.Account.Command>] = [
          .perform(.deposit(1)),
          .crashAndReopen,
          .perform(.withdraw(1)),
        ]
        try await Checker(StateMachineTestingTests.Account()).run(steps) { \
        StateMachineTestingTests.Imitation<StateMachineTestingTests.Account>() }

        """)
  }
}

import StateMachineTesting
import Testing

@Suite("Checker")
struct CheckerTests {
  private struct Offline: Error {}
  private struct Overheated: Error {}

  private func checker(seed: UInt64 = 1, runs: Int = 200) -> Checker<Account> {
    Checker(Account(), settings: Settings(runs: runs, seed: seed, steps: 30))
  }

  @Test("a system that does what its specification says passes")
  func passes() async throws {
    let report = try await checker().check { Imitation(Account()) }
    #expect(report.runs == 200)
  }

  @Test("what the system throws is a failure, even where a refusal was due")
  func thrown() async throws {
    let failing = try #require(
      await checker().failure {
        Imitation(Account()) { command, state in
          let response = Account().apply(command, to: &state)
          if case .withdraw = command, response == .refused { throw Offline() }
          return response
        }
      })
    #expect(failing.message == "the system threw: Offline()")
    #expect(failing.found == "Offline")
    #expect(failing.commands == ["withdraw(1)"])
    #expect(failing.rows.map(\.answer) == ["refused"])
  }

  @Test("shrinking does not slip from one kind of failure to another")
  func kinds() async throws {
    var found: Set<String> = []
    for seed in 1...30 as ClosedRange<UInt64> {
      let failing = try #require(
        await checker(seed: seed).failure {
          Imitation(Account()) { command, state in
            if case .withdraw = command {
              if state.balance >= 15 { throw Offline() }
              if state.balance >= 10 { throw Overheated() }
              if state.balance >= 1 { return .balance(-1) }
            }
            return Account().apply(command, to: &state)
          }
        })
      found.insert("\(failing.found) at \(failing.rows.last?.before ?? "")")
      // Minimal means that the rest passes, not that it fails in another way.
      let shrinking = try #require(failing.shrinking)
      #expect(shrinking.isLocallyMinimal != shrinking.failsOtherwise)
      #expect(failing.description.contains("locally minimal") == shrinking.isLocallyMinimal)
      #expect(!shrinking.failsOtherwise || failing.found != "balance(-1)")
    }
    #expect(found == ["Offline at 15", "Overheated at 10", "balance(-1) at 1"])
  }

  @Test("other ways to fail are looked for behind the first, and told with it")
  func others() async throws {
    let make: () -> Imitation<Account> = {
      Imitation(Account()) { command, state in
        if case .withdraw = command, state.balance >= 10 { throw Offline() }
        if case .deposit = command, state.isFrozen { throw Overheated() }
        if command == .thaw { return .balance(-1) }
        return Account().apply(command, to: &state)
      }
    }
    let found = try #require(await checker().failure(make))
    let all = [found] + found.others
    #expect(Set(all.map(\.found)) == ["Offline", "Overheated", "balance(-1)"])
    for failing in all {
      let replay = try #require(failing.replay)
      let again = await Checker(Account(), settings: Settings(replay: replay)).failure(make)
      #expect(again?.found == failing.found)
    }
    for other in found.others {
      #expect(found.description.contains("fails in another way, too: \(other.message)"))
    }
  }

  @Test("a system that shows another state fails, whatever it answers")
  func disagreement() async throws {
    let failing = try #require(
      await checker().failure {
        var bank = Imitation(Account()) { command, state in
          let response = Account().apply(command, to: &state)
          if command == .thaw, response != .refused { state.isFrozen = true }
          return response
        }
        bank.difference = { $0 == $1 ? nil : "shown as frozen" }
        return bank
      })
    #expect(failing.message == "shown as frozen")
    #expect(failing.commands == ["freeze", "thaw"])
    #expect(failing.found == "")
  }

  @Test("a broken rule about states or steps fails a check too, on the specification's side")
  func rules() async throws {
    let states = Checker(
      Strict(stateRule: { $0.balance > 30 ? "too rich" : nil }), settings: Settings(seed: 1))
    let rich = try #require(await states.failure { Imitation(states.specification) })
    #expect(rich.message == "too rich")
    #expect(rich.commands == ["deposit(11)", "deposit(20)"])
    let steps = Checker(
      Strict(stepRule: { $0.command == .withdraw(7) ? "unlucky" : nil }),
      settings: Settings(seed: 1))
    let unlucky = try #require(await steps.failure { Imitation(steps.specification) })
    #expect(unlucky.message == "unlucky")
    #expect(unlucky.commands == ["withdraw(7)"])
  }

  @Test("a specification that refuses and changes its state is reported as such")
  func refusedChange() async throws {
    let checker = Checker(Strict(changesOnRefusal: true), settings: Settings(seed: 1))
    let failing = try #require(await checker.failure { Imitation(checker.specification) })
    #expect(failing.message == "the specification refuses, and changes its state all the same")
    #expect(failing.commands == ["thaw"])
  }

  @Test("given commands are run in their order, and all of them if none fails")
  func run() async throws {
    let log = Log<Account.Command>()
    let commands: [Account.Command] = [.deposit(3), .withdraw(9), .freeze, .thaw, .withdraw(3)]
    let report = try await checker().run(commands) { Imitation(Account(), log: log) }
    #expect(log.runs == [commands])
    #expect(report.steps == 5)
    #expect(report.runs == 1)
  }

  @Test("given commands that fail are reported unchanged: nothing is made smaller")
  func runFails() async throws {
    let failing = try await #require(throws: FailingCase.self) {
      try await self.checker().run([.thaw, .deposit(20), .thaw, .freeze, .thaw]) {
        ForgetfulBank()
      }
    }
    #expect(failing.commands == ["thaw", "deposit(20)", "thaw", "freeze"])
    #expect(failing.shrinking == nil)
    #expect(failing.replay == nil)
  }

  @Test("what making the system throws is thrown on")
  func make() async throws {
    await #expect(throws: Offline.self) {
      try await self.checker().check { () -> ForgetfulBank in throw Offline() }
    }
  }

  @Test("a system is given back once a run, also if it fails")
  func finish() async throws {
    let log = Log<Account.Command>()
    try await checker().check { Imitation(Account(), log: log) }
    #expect(log.finished == 200)
    #expect(log.runs.count == 200)
    let failing = await checker().failure {
      Imitation(Account(), log: log) { command, state in
        if state.balance > 9 { throw Offline() }
        return Account().apply(command, to: &state)
      }
    }
    #expect(failing?.commands == ["deposit(10)", "freeze"])
    #expect(log.finished == log.runs.count)
    #expect(log.finished > 210)
  }
}

/// The account with rules of its own.
struct Strict: Specification {
  typealias Step = Transition<Account.State, Account.Command, Account.Response>
  var changesOnRefusal = false
  var stateRule: @Sendable (Account.State) -> String? = { _ in nil }
  var stepRule: @Sendable (Step) -> String? = { _ in nil }

  var initial: Account.State { Account.State() }
  func commands(in state: Account.State) -> Generator<Account.Command> {
    Account().commands(in: state)
  }
  func apply(_ command: Account.Command, to state: inout Account.State) -> Account.Response {
    let response = Account().apply(command, to: &state)
    if changesOnRefusal, command == .thaw, response == .refused { state.balance += 1 }
    return response
  }
  func isRefusal(_ response: Account.Response) -> Bool { response == .refused }
  func violation(in state: Account.State) -> String? { stateRule(state) }
  func violation(of step: Step) -> String? { stepRule(step) }
}

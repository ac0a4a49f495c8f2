import Foundation
import Testing

@testable import StateMachineTesting

@Suite("Repetition")
final class RepetitionTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: "repeated-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: url) }

  private func failure(_ settings: Settings) async -> FailingCase? {
    await Checker(Account(), settings: settings, name: "bank").failure { ForgetfulBank() }
  }

  @Test("the same seed makes the same runs and the same report, another seed others")
  func sameSeed() async throws {
    func played(seed: UInt64) async throws -> ([[Account.Command]], String) {
      let log = Log<Account.Command>()
      let report = try await Checker(Account(), settings: Settings(runs: 30, seed: seed)).check {
        Imitation(Account(), log: log)
      }
      return (log.runs, report.description)
    }
    let (first, again, other) = try await (played(seed: 1), played(seed: 1), played(seed: 2))
    #expect(first == again)
    #expect(first.0 != other.0)
    #expect(first.0.count == other.0.count)
  }

  @Test("the same seed finds the same failing case")
  func sameFailure() async throws {
    let (first, again) = await (failure(Settings(seed: 4)), failure(Settings(seed: 4)))
    #expect(try #require(first).description == again?.description)
    let other = await failure(Settings(seed: 5))
    #expect(other?.story != first?.story)
  }

  @Test("a replay string runs just its case, which passes once the fault is repaired")
  func replay() async throws {
    let found = try #require(await failure(Settings(seed: 1)))
    let settings = Settings(replay: found.replay)
    let again = try #require(await failure(settings))
    #expect(again.story == "run again from its replay string")
    #expect(again.rows == found.rows)
    #expect(again.replay == found.replay)
    let log = Log<Account.Command>()
    let report = try await Checker(Account(), settings: settings).check {
      Imitation(Account(), log: log)
    }
    #expect(log.runs == [[.deposit(16), .freeze]])
    #expect(report.runs == 1)
    #expect(report.steps == 2)
  }

  @Test("a case that only its seed leads to is run again by its seed, and made small again")
  func seedReplay() async throws {
    // Which command an amount means depends on the step before: what is kept after the cut has
    // no choices of its own.
    let checker = Checker(Shifting(), settings: Settings(seed: 1))
    func isWrong(_ state: [Int]) -> Bool { state.suffix(2) == [9, 9] }
    let make = {
      Imitation(Shifting()) { command, state in
        state.append(command)
        return isWrong(state) ? -1 : state.count
      }
    }
    let found = try #require(await checker.failure(make))
    let replay = try #require(found.replay)
    let again = try #require(
      await Checker(Shifting(), settings: Settings(steps: 3, replay: replay)).failure(make))
    #expect(again.commands == found.commands)
    // Also with other settings: what is printed includes what it needs.
    #expect(again.replay == replay)
  }

  @Test("an invalid replay string is refused before anything is run")
  func malformed() async throws {
    let log = Log<Account.Command>()
    await #expect(throws: MalformedReplay(text: "smt1")) {
      try await Checker(Account(), settings: Settings(replay: "smt1")).check {
        Imitation(Account(), log: log)
      }
    }
    #expect(log.runs == [])
  }

  @Test("saved failures are tried first and reported; they stay when they pass")
  func saved() async throws {
    let saved = SavedFailures(folder: url.path)
    let found = try #require(await failure(Settings(seed: 1, failures: saved)))
    let again = try #require(await failure(Settings(runs: 0, seed: 2, failures: saved)))
    #expect(again.story == "a saved failure")
    #expect(again.commands == found.commands)
    let log = Log<Account.Command>()
    let settings = Settings(runs: 10, seed: 3, failures: saved)
    for _ in 1...2 {
      log.runs = []
      let report = try await Checker(Account(), settings: settings, name: "bank").check {
        Imitation(Account(), log: log)
      }
      #expect(log.runs.first == [.deposit(16), .freeze])
      #expect(log.runs.count == 11)
      #expect(report.savedFailures == 1)
      #expect(
        report.description.hasPrefix(
          "passed: 10 runs, \(report.steps) steps, \(report.refused) refused, "
            + "1 saved failure first, seed 3"))
    }
    let other = try await Checker(Account(), settings: settings, name: "another").check {
      Imitation(Account())
    }
    #expect(other.savedFailures == 0)
  }

  @Test("a system whose failing case passes when it is repeated is called flaky")
  func flaky() async throws {
    var calls = 0
    let error = await #expect(throws: FlakySystem.self) {
      try await Checker(Account(), settings: Settings(runs: 20, seed: 1)).check {
        Imitation(Account()) { command, state in
          calls += 1
          let response = Account().apply(command, to: &state)
          return calls == 1 ? .balance(-1) : response
        }
      }
    }
    #expect(
      error?.description
        == "a failing case (found in run 1 of 20, seed 1: it failed) did not fail in the same way when "
        + "it was repeated: what is tested depends on something besides what it is given, such as a "
        + "clock, a random source or what an earlier run left; hand these in")
  }

  @Test("a system that fails differently when repeated is flaky too", arguments: 2...3)
  func flakyKind(failures: Int) async throws {
    var runs = 0
    await #expect(throws: FlakySystem.self) {
      try await Checker(Account(), settings: Settings(runs: 20, seed: 1)).check {
        runs += 1
        let isEarly = runs <= failures
        return Imitation(Account()) { _, _ in
          // Answered wrong at first, thrown later: two kinds.
          if !isEarly { throw CancellationError() }
          return .balance(-1)
        }
      }
    }
  }
}

/// Commands that hang on the state, so that old choices mean other commands after a cut.
private struct Shifting: Specification {
  var initial: [Int] { [] }
  func commands(in state: [Int]) -> Generator<Int> {
    let shift = state.reduce(state.count * 3, +)
    return .element(of: (0..<10).map { ($0 + shift) % 10 })
  }
  func apply(_ command: Int, to state: inout [Int]) -> Int {
    state.append(command)
    return state.count
  }
}

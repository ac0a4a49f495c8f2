import Foundation
import TestSupport
import Testing

@testable import StateMachineTesting

/// An account that fails in ways no test survives.
private struct FragileBank: SystemUnderTest {
  typealias Spec = Account

  enum Weakness: CaseIterable { case traps, overflows, aborts, hangs, grows, leaves }

  let weakness: Weakness
  private var state = Account.State()

  init(_ weakness: Weakness) { self.weakness = weakness }

  /// Whoever takes more than fifteen at once from more than twenty is answered by no one.
  mutating func perform(_ command: Account.Command) async -> Account.Response {
    if case .withdraw(let amount) = command, amount > 15, state.balance > 20, !state.isFrozen {
      await Task.yield()
      fail()
    }
    return Account().apply(command, to: &state)
  }

  private func fail() {
    switch weakness {
    case .traps:
      let amounts = [state.balance]
      print(amounts[state.balance])
    case .overflows:
      let most = Int8.max
      print(most + Int8(truncatingIfNeeded: state.balance))
    case .aborts: abort()
    case .hangs: while true {}
    case .grows:
      var memory: [[UInt8]] = []
      while true { memory.append([UInt8](repeating: 1, count: 1 << 20)) }
    case .leaves: exit(3)
    }
  }
}

/// `nonisolated(unsafe)`: touched in children, by their only thread.
private enum Leak { nonisolated(unsafe) static var kept: [[UInt8]] = [] }

@Suite("Isolation", .long)
struct IsolationTests {
  /// A deadline that no step comes near, however busy the machine is.
  private let isolation = Isolation(deadline: .seconds(60), memory: 64 << 20)

  private func settings(runs: Int = 500, seed: UInt64 = 1) -> Settings {
    Settings(runs: runs, seed: seed, steps: 30, isolation: isolation)
  }

  private func failure(_ weakness: FragileBank.Weakness, _ settings: Settings) async throws
    -> FailingCase
  {
    let error = await #expect(throws: FailingCase.self) {
      try await Checker(Account(), settings: settings).check { FragileBank(weakness) }
    }
    return try #require(error)
  }

  @Test(
    "a trap, a signal and an end are failures, made small",
    arguments: [
      (FragileBank.Weakness.traps, "trapped: illegal instruction, signal 4: "),
      (.overflows, "trapped: "), (.aborts, "trapped: abort, signal 6"),
      (.leaves, "the process was ended with status 3"),
    ])
  fileprivate func traps(weakness: FragileBank.Weakness, message: String) async throws {
    for seed in 1...sized(100) {
      let found = try await failure(weakness, settings(seed: UInt64(seed)))
      #expect(found.message.hasPrefix(message), "\(found.message)")
      #expect(found.commands.last == "withdraw(16)")
      #expect(found.commands.count == 3 && found.rows.last?.before == "21", "\(found)")
    }
  }

  @Test("the runtime's words about a trap are told, and a replay traps at the same step")
  func words() async throws {
    let found = try await failure(.traps, settings())
    #expect(found.message.hasSuffix("Fatal error: Index out of range"), "\(found.message)")
    var settings = settings()
    settings.replay = found.replay
    let again = try await failure(.traps, settings)
    #expect(again.rows == found.rows)
    #expect(again.message == found.message)
  }

  @Test("what hangs or takes all memory is ended and told")
  func ends() async throws {
    var settings = settings()
    settings.shrinking = 3
    settings.isolation?.deadline = .milliseconds(500)
    let hung = try await failure(.hangs, settings)
    #expect(hung.message == "hung: the step did not end in time")
    settings.isolation = isolation
    let grown = try await failure(.grows, settings)
    #expect(grown.message == "took more memory than it may")
  }

  @Test("a process that dies leaves its run behind, and the next one repeats it in a child")
  func lastRun() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "smt-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
    let here = Settings(runs: 500, seed: 3, steps: 30, failures: SavedFailures(folder: folder))
    // The process that dies is a child of this one; its check knows nothing of children.
    let died = try ChildProcess(isolation: isolation).run(.shared()) {
      _ = try? await Checker(Account(), settings: here).check { FragileBank(.traps) }
      return ["not reached"]
    }
    guard case .died(.signal, _) = died else {
      Issue.record("\(died)")
      return
    }
    #expect(files().count == 1 && files()[0].hasSuffix(".running"), "\(files())")
    let found = try await failure(.traps, here)
    #expect(found.story.hasPrefix("the last run died at step "), "\(found.story)")
    #expect(found.commands.last == "withdraw(16)")
    #expect(files().count == 1 && files()[0].hasSuffix(".failures"), "\(files())")
    // What would end the process is run in a child, though the settings do not ask for one.
    let again = try await failure(.traps, here)
    #expect(again.story == "a saved failure")
    #expect(again.rows == found.rows)
    try await Checker(Account(), settings: here).check { Imitation(Account()) }
    #expect(files().count == 1)
  }

  @Test("a value that traps is made small, and its replay does not end the process")
  func values() async throws {
    let numbers = Generator<Int>.integer(in: 0...1000)
    let reciprocal: (Int) async throws -> Bool = { number in
      let divisor = number / 500
      if number > 400 { return 1000 / divisor > 0 }
      return true
    }
    for replay in [nil, "once"] {
      var settings = Settings(runs: 100, seed: 1, isolation: isolation)
      if replay != nil {
        let first = await #expect(throws: Falsified.self) {
          try await forAll("numbers", numbers, settings, reciprocal)
        }
        settings = Settings(replay: try #require(first).replay)
      }
      let found = await #expect(throws: Falsified.self) {
        try await forAll("numbers", numbers, settings, reciprocal)
      }
      #expect(found?.value == "401")
      #expect(found?.message.hasPrefix("trapped: ") == true)
      #expect(found?.message.hasSuffix("Division by zero") == true, "\(found?.message ?? "")")
    }
    let isolated = Settings(runs: 50, seed: 1, isolation: isolation)
    let report = try await forAll("numbers", numbers, isolated) {
      try assume($0 % 2 == 0)
      return true
    }
    #expect(report.runs == 50 && report.discarded > 0)
  }

  @Test("two checks of one specification at once write down their own runs")
  func twoJournals() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "smt-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = Settings(runs: 300, seed: 3, failures: SavedFailures(folder: folder))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try await Checker(Account(), settings: settings).check { Imitation(Account()) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("checks in children at once do not wait for one another's ends")
  func twoChildren() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for hangs in [true, false, false, false] {
        group.addTask {
          var settings = self.settings(runs: hangs ? 10 : 640)
          settings.shrinking = 1
          if hangs {
            settings.isolation?.deadline = .milliseconds(500)
            _ = await Checker(Account(), settings: settings).failure { FragileBank(.hangs) }
          } else {
            try await Checker(Account(), settings: settings).check { Imitation(Account()) }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("memory that runs leave behind together is not one run's fault")
  func leaks() async throws {
    try await Checker(Account(), settings: settings(runs: 64)).check { () -> Imitation<Account> in
      // Kept for as long as the child lives.
      Leak.kept.append([UInt8](repeating: 1, count: 4 << 20))
      return Imitation(Account())
    }
  }

  @Test("a process that the system starts and leaves does not keep the check waiting")
  func descendants() async throws {
    var settings = settings(runs: 2)
    settings.isolation?.deadline = .seconds(3)
    try await Checker(Account(), settings: settings).check { () -> Imitation<Account> in
      var process = pid_t()
      // Longer than a step may take.
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("8"), nil]
      posix_spawnp(&process, "sleep", nil, nil, &arguments, environ)
      return Imitation(Account())
    }
  }

  @Test("a failure that is no trap is the same as without a child")
  func likeHere() async throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let settings = settings(seed: seed)
      var here = settings
      here.isolation = nil
      let isolated = await Checker(Account(), settings: settings).failure { ForgetfulBank() }
      let plain = await Checker(Account(), settings: here).failure { ForgetfulBank() }
      #expect(isolated?.description == plain?.description)
      #expect(plain != nil)
    }
  }

  @Test("a system that passes is counted as without a child")
  func passes() async throws {
    var here = settings()
    here.isolation = nil
    let isolated = try await Checker(Account(), settings: settings()).check {
      Imitation(Account())
    }
    let plain = try await Checker(Account(), settings: here).check { Imitation(Account()) }
    #expect(isolated.description == plain.description)
    #expect(isolated.coverage == plain.coverage)
  }

  @Test("actors, tasks, sleeps, the main actor and new threads go on in a child")
  func async() async throws {
    try await Checker(Account(), settings: settings(runs: 20)).check { Errand() }
  }

  @Test("a system that cannot be made there says so")
  func notMade() async throws {
    struct NoBank: Error {}
    let error = await #expect(throws: IsolationFailed.self) {
      try await Checker(Account(), settings: settings()).check { () -> ForgetfulBank in
        throw NoBank()
      }
    }
    #expect(error?.reason == "the system could not be made there: NoBank()")
  }
}

/// Asks everybody there is before it answers.
private struct Errand: SystemUnderTest {
  typealias Spec = Account

  private actor Clerk {
    private var state = Account.State()

    func perform(_ command: Account.Command) -> Account.Response {
      Account().apply(command, to: &state)
    }
  }

  private let clerk = Clerk()

  func perform(_ command: Account.Command) async throws -> Account.Response {
    try await Task.sleep(for: .milliseconds(1))
    let answer = Task.detached { await clerk.perform(command) }
    return await withCheckedContinuation { continuation in
      Thread {
        Task { @MainActor in continuation.resume(returning: await answer.value) }
      }.start()
    }
  }
}

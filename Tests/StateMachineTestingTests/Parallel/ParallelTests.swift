import Foundation
import StateMachineTesting
import TestSupport
import Testing

@Suite("Parallel runs", .long)
struct ParallelTests {
  private func checker(_ settings: Settings) -> Checker<Account> {
    Checker(Account(), settings: settings)
  }

  private func failure(
    _ fault: Bank.Fault, _ settings: Settings,
    _ schedule: ParallelSchedule = .seeded(schedules: 20)
  ) async throws -> FailingParallelRun {
    let error = await #expect(throws: FailingParallelRun.self, "seed \(settings.seed)") {
      try await checker(settings).parallel(schedule, patience: .zero) { Bank(fault) }
    }
    return try #require(error)
  }

  @Test(
    "a system that does one thing at a time passes",
    arguments: [.seeded(schedules: 20), .bounded(deviations: 1), .free(repeats: 5)]
      as [ParallelSchedule])
  func passes(schedule: ParallelSchedule) async throws {
    let report = try await checker(Settings(runs: sized(3000, atLeast: 100), seed: 1))
      .parallel(branches: 3, schedule) { Bank() }
    #expect(report.schedules >= 5 * report.runs)
    #expect(report.calls > 3 * report.runs)
  }

  @Test("what is checked before it is done is found from every seed, made small and replayed")
  func found() async throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      let found = try await failure(.checksThenPays, Settings(runs: 1000, seed: seed))
      #expect(found.prefix.count + found.branches.joined().count == 3, "\(seed): \(found)")
      #expect(found.branches.map(\.count) == [1, 1], "\(seed): \(found)")
      #expect(try #require(found.schedule).isMinimal)
      let replay = try #require(found.replay)
      let again = try await failure(.checksThenPays, Settings(replay: replay))
      #expect(again.branches == found.branches)
      #expect(again.schedule?.deviations == found.schedule?.deviations)
    }
  }

  @Test("the steps, what each was answered and the order are told")
  func described() async throws {
    let found = try await failure(.checksThenPays, Settings(runs: 1000, seed: 1))
    let replay = try #require(found.replay)
    let schedule = try #require(found.schedule)
    #expect(
      found.description.replacing(/in \d+ tries/, with: "in … tries") == """
        Account: not linearizable: no order explains what process 2 was answered
          withdraw(1) → balance(0)
          in 1 frozen it would be refused
          an order of all others up to then:
          1. process 0: deposit(1) → balance(1)
          2. process 1: freeze → balance(1)
          found in run 4 of 1000, seed 1, shortened from 13 to 3 steps in … tries
          locally minimal: without any one step, or any two, it passed under all schedules tried

          prefix:   deposit(1)
          branch 1: freeze
          branch 2: withdraw(1)

          first come, first served, but:
            pick 4: number 2 of those that are ready

          prefix: deposit(1)
          prefix: deposit(1) → balance(1)
          branch 2: withdraw(1)
          branch 1: freeze
          branch 1: freeze → balance(1)
          branch 2: withdraw(1) → balance(0)

        run it again:  Settings(replay: "\(replay)")

        as a program:

        import StateMachineTesting
        import StateMachineTestingTests

        let branches: [[StateMachineTestingTests.Account.Command]] = [
          [.freeze],
          [.withdraw(1)],
        ]
        try await Checker(StateMachineTestingTests.Account(), \
        settings: Settings(replay: "\(schedule.replay)")).parallel(
          prefix: [.deposit(1)], branches: branches, .seeded(schedules: 20)) \
        { StateMachineTestingTests.Bank() }

        """)
  }

  @Test("a case whose calls make sense in one order only is not made")
  func disabledCalls() async throws {
    // Nobody takes from an empty stack, in whichever order the branches go on.
    let report = try await Checker(
      Stack(), settings: Settings(runs: sized(3000, atLeast: 100), seed: 1)
    )
    .parallel(branches: 3) { SharedStack() }
    #expect(report.calls > 300)
  }

  @Test(
    "every system is finished once, whatever came of it",
    arguments: [Bank.Fault.none, .checksThenPays])
  func finished(fault: Bank.Fault) async throws {
    let ledger = Ledger()
    _ = try? await checker(Settings(runs: 30, seed: 1, shrinking: 50)).parallel(patience: .zero) {
      await CountedBank(fault, ledger)
    }
    #expect(await ledger.made > 30)
    #expect(await ledger.made == ledger.finished)
  }

  @Test("nothing that is called is nothing that passes")
  func nothing() async throws {
    await #expect(throws: NothingToDo.self) {
      try await checker(Settings(seed: 1)).parallel(prefix: [.deposit(1)], branches: []) { Bank() }
    }
    await #expect(throws: NothingToDo.self) {
      try await Checker(Stack(isClosed: true), settings: Settings(runs: 5, seed: 1))
        .parallel(.free(repeats: 1)) { SharedStack() }
    }
  }

  @Test("parts that are not parts are told")
  func strangePartition() async throws {
    let found = await #expect(throws: FailingParallelRun.self) {
      try await Checker(Stack(hasParts: true), settings: Settings(runs: 300, seed: 1))
        .parallel(patience: .zero) { SharedStack(isFaulty: true) }
    }
    #expect(
      found?.message.hasPrefix("partition(of:) tells parts apart that belong together") == true)
  }

  @Test("what the program says fails in the same way")
  func program() async throws {
    let found = try await failure(.checksThenPays, Settings(runs: 1000, seed: 1))
    let settings = Settings(replay: try #require(found.schedule).replay)
    let error = await #expect(throws: FailingSchedule.self) {
      try await Checker(Account(), settings: settings).parallel(
        prefix: [.deposit(1)], branches: [[.freeze], [.withdraw(1)]], .seeded(schedules: 20)
      ) { Bank(.checksThenPays) }
    }
    #expect(error?.message == found.message)
    // Without a replay string its schedules are looked through.
    await #expect(throws: FailingParallelRun.self) {
      try await Checker(Account(), settings: Settings(seed: 1)).parallel(
        prefix: [.deposit(1)], branches: [[.freeze], [.withdraw(1)]]
      ) { Bank(.checksThenPays) }
    }
  }

  @Test("answers that an order explains, and a state that none does")
  func strangeEnd() async throws {
    for schedule in [.seeded(schedules: 20), .bounded(deviations: 2)] as [ParallelSchedule] {
      let found = try await failure(.booksLate, Settings(runs: 1000, seed: 2), schedule)
      #expect(found.prefix == [])
      #expect(found.branches == [["deposit(1)"], ["deposit(1)"]])
      #expect(
        found.message == """
          an order explains the answers, but none what the system shows afterwards:
            in 2: the books say 1
          """)
    }
  }

  @Test("a failing run is saved, and run first the next time; one that no longer fits is counted")
  func saved() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "smt-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = Settings(runs: 100, seed: 1, failures: SavedFailures(folder: folder))
    _ = try await failure(.checksThenPays, settings)
    #expect(try await failure(.checksThenPays, settings).story == "a saved failure")
    let report = try await checker(settings).parallel { Bank() }
    #expect(report.runs == 101)
    // A sequence of the same specification has its own.
    try await checker(settings).check { Bank() }
  }

  @Test(
    "a replay string of something else is refused",
    arguments: ["x", "smt1AAICAgECAAAACkA", "smt1AAsEAAEAAQABAQAAARXX", "smt1AAGQA5Ur"])
  func foreignReplay(text: String) async throws {
    await #expect(throws: MalformedReplay.self) {
      try await checker(Settings(replay: text)).parallel { Bank() }
    }
  }
}

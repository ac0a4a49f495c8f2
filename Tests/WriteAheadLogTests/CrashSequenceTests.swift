import StateMachineTesting
import TestSupport
import Testing

@testable import WriteAheadLog

@Suite("Sequences with crashes", .long)
struct CrashSequenceTests {
  @Test(
    "over any sequence of commits, restarts, failing syncs and power failures the promises hold",
    arguments: [Durability.standard, .strict])
  func promises(durability: Durability) async throws {
    let settings = Settings(
      runs: max(10, crashStates / 250), seed: 20_261, steps: 30, crashes: 0.1)
    let report = try await Checker(LogSpecification(), settings: settings).check {
      try SimulatedLog(durability)
    }
    print("sequences, \(durability): \(report)")
    #expect(report.crashes > settings.runs)
  }

  @Test("a disk that only claims to sync is found out, in a few steps, and replays")
  func lyingDisk() async throws {
    let settings = Settings(runs: 200, seed: 7, steps: 30, crashes: 0.1)
    let failing = await #expect(throws: FailingCase.self) {
      try await Checker(LogSpecification(), settings: settings).check {
        try SimulatedLog(.standard, lies: true)
      }
    }
    let found = try #require(failing)
    #expect(found.rows.count <= 3, "\(found)")
    var again = settings
    again.replay = found.replay
    #expect(found.replay != nil)
    let replayed = await #expect(throws: FailingCase.self) {
      try await Checker(LogSpecification(), settings: again).check {
        try SimulatedLog(.standard, lies: true)
      }
    }
    #expect(replayed?.message == found.message)
  }
}

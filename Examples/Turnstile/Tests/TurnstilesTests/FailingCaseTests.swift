import Foundation
import StateMachineTesting
import Testing
import Turnstiles

@Suite("A failing case")
struct FailingCaseTests {
  private let settings = Settings(seed: 1)

  @Test("is run again from its replay string, whatever the seed")
  func replay() async throws {
    let failing = try #require(await found(settings))
    let again = Settings(replay: failing.replay)
    #expect(await found(again)?.steps == TurnstileTests.forgottenCoin)
    // Once mended, the case passes.
    try await Checker(TurnstileSpecification(), settings: again).check { SecondFirmware() }
  }

  @Test("is kept in a folder and tried first the next time")
  func saved() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = settings
    settings.failures = SavedFailures(folder: folder)
    _ = await found(settings)
    settings.runs = 0
    let failing = try #require(await found(settings))
    #expect(failing.story == "a saved failure")
    #expect(failing.steps == TurnstileTests.forgottenCoin)
    let report = try await Checker(TurnstileSpecification(), settings: settings).check {
      SecondFirmware()
    }
    #expect(report.savedFailures == 1)
  }

  @Test("is written by hand too, as a regression test")
  func byHand() async throws {
    let checker = Checker(TurnstileSpecification())
    try await checker.run([.coin, .coin, .key, .key, .coin]) { SecondFirmware() }
    await #expect(throws: FailingCase.self) {
      try await checker.run([.coin, .coin, .key, .key, .coin]) { FirstFirmware() }
    }
  }

  /// What a check of the first firmware throws.
  private func found(_ settings: Settings) async -> FailingCase? {
    await #expect(throws: FailingCase.self) {
      try await Checker(TurnstileSpecification(), settings: settings).check { FirstFirmware() }
    }
  }
}

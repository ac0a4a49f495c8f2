import StateMachineTesting
import Testing

@Suite("Settings")
struct SettingsTests {
  /// Runs, steps, shrinking, crashes.
  private func numbers(_ settings: Settings) -> [Double] {
    [
      Double(settings.runs), Double(settings.steps), Double(settings.shrinking), settings.crashes,
    ]
  }

  @Test("a number out of its range is taken as the nearest in it, however it is set")
  func clamped() {
    let cases: [(Int, Double, [Double])] = [
      (-1, -0.5, [0, 1, 0, 0]), (.min, .nan, [0, 1, 0, 0]), (0, 0, [0, 1, 0, 0]),
      (7, 0.25, [7, 7, 7, 0.25]), (1_000_001, 1.5, [1_000_001, 1_000_000, 1_000_001, 1]),
      (.max, .infinity, [Double(Int.max), 1_000_000, Double(Int.max), 1]),
    ]
    for (number, crashes, expected) in cases {
      let made = Settings(runs: number, steps: number, shrinking: number, crashes: crashes)
      var set = Settings()
      (set.runs, set.steps, set.shrinking, set.crashes) = (number, number, number, crashes)
      #expect(numbers(made) == expected)
      #expect(numbers(set) == expected)
    }
  }

  @Test("a walk with senseless settings makes no run, and a property tests no value")
  func senseless() async throws {
    let settings = Settings(runs: -3, seed: 1, steps: .max, shrinking: -1, crashes: .nan)
    #expect(try await Checker(Account(), settings: settings).walk().runs == 0)
    #expect(try await forAll("none", .just(1), settings) { _ in false }.runs == 0)
  }

  @Test("a case that is not to be made small is reported as it was found")
  func notShrunk() async throws {
    let settings = Settings(seed: 1, shrinking: -1, crashes: 0)
    let found = await Checker(Account(), settings: settings).failure { ForgetfulBank() }
    #expect(try #require(found?.shrinking).evaluations == 0)
  }
}

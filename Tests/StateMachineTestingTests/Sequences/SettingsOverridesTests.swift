import Testing

@testable import StateMachineTesting

@Suite("Settings from outside")
struct SettingsOverridesTests {
  @Test("the environment's variables are read")
  func environment() throws {
    let overrides = try SettingsOverrides(environment: [
      "SMT_SEED": "18446744073709551615", "SMT_RUNS": "20", "SMT_REPLAY": "smt1",
    ])
    #expect(overrides == SettingsOverrides(seed: .max, runs: 20, replay: "smt1"))
    #expect(try SettingsOverrides(environment: ["HOME": "/"]) == SettingsOverrides())
  }

  @Test(
    "a variable that cannot be read is told",
    arguments: [("SMT_SEED", "-1"), ("SMT_SEED", "x"), ("SMT_RUNS", ""), ("SMT_RUNS", "-3")])
  func malformed(name: String, text: String) {
    let error = #expect(throws: MalformedEnvironment.self) {
      try SettingsOverrides(environment: [name: text])
    }
    #expect(error?.description.hasPrefix("\(name): expected ") == true)
    #expect(error?.found == text)
  }

  @Test("what is said first comes first, and nothing hides what is said later")
  func order() {
    let first = SettingsOverrides(seed: 1, shrinkDeadline: .seconds(1))
    let second = SettingsOverrides(seed: 2, runs: 2, replay: "b")
    #expect(
      first.or(second)
        == SettingsOverrides(seed: 1, runs: 2, replay: "b", shrinkDeadline: .seconds(1)))
  }

  @Test("runs end when their time is up, and those that were made count")
  func deadline() async throws {
    let settings = Settings(runs: 1_000_000_000, seed: 1, deadline: .zero)
    let report = try await forAll("all", .integer(in: 0...9), settings) { _ in true }
    #expect(report.runs == 0)
    let checked = try await Checker(Account(), settings: settings).walk()
    #expect(checked.runs == 0)
  }
}

import Descriptions
import Foundation

/// What is changed from outside in every `Settings` that is made: by a trait of a test, or by variables of the
/// environment. The environment comes before traits, and traits before what the code says.
public struct SettingsOverrides: Equatable, Sendable, PrintsFields {
  /// In place of `Settings.seed`; nil changes nothing.
  public var seed: UInt64?
  /// In place of `Settings.runs`; nil changes nothing.
  public var runs: Int?
  /// In place of `Settings.replay`; nil changes nothing.
  public var replay: String?
  /// In place of `Settings.shrinkDeadline`; nil changes nothing. No environment variable sets it.
  public var shrinkDeadline: Duration?

  /// Creates overrides; by default they change nothing.
  public init(
    seed: UInt64? = nil, runs: Int? = nil, replay: String? = nil, shrinkDeadline: Duration? = nil
  ) {
    self.seed = seed
    self.runs = runs
    self.replay = replay
    self.shrinkDeadline = shrinkDeadline
  }

  /// Those of the test that runs.
  @TaskLocal public static var current = SettingsOverrides()

  /// These, and the others where these say nothing.
  public func or(_ others: SettingsOverrides) -> SettingsOverrides {
    SettingsOverrides(
      seed: seed ?? others.seed, runs: runs ?? others.runs, replay: replay ?? others.replay,
      shrinkDeadline: shrinkDeadline ?? others.shrinkDeadline)
  }

  /// `SMT_SEED`, `SMT_RUNS` and `SMT_REPLAY`.
  static let environment = Result {
    () throws(MalformedEnvironment) in
    try SettingsOverrides(environment: ProcessInfo.processInfo.environment)
  }

  init(environment: [String: String]) throws(MalformedEnvironment) {
    func number<Number: FixedWidthInteger>(
      _ name: String, _ expected: String
    ) throws(MalformedEnvironment) -> Number? {
      guard let text = environment[name] else { return nil }
      guard let number = Number(text), number >= 0 else {
        throw MalformedEnvironment(name: name, expected: expected, found: text)
      }
      return number
    }
    seed = try number("SMT_SEED", "a seed, 0 to \(UInt64.max)")
    runs = try number("SMT_RUNS", "how many runs, 0 or more")
    replay = environment["SMT_REPLAY"]
  }
}

/// A variable of the environment that cannot be read.
public struct MalformedEnvironment: Error, Equatable, CustomStringConvertible {
  /// The name of the variable.
  public let name: String
  /// What the variable may hold, in words.
  public let expected: String
  /// What the variable holds.
  public let found: String

  public var description: String { "\(name): expected \(expected), found \"\(found)\"" }
}

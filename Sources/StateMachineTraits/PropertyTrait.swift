import StateMachineTesting
import Testing

/// Runs the checks of a test with other settings, sees the expectations that fail in them, and attaches what a
/// failure has to show.
///
/// ```swift
/// @Test(.seed(7), .runs(10_000))
/// func account() async throws { try await Checker(Account()).check { Bank() } }
/// ```
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  let overrides: SettingsOverrides

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    // What stands nearer to the test comes first.
    let overrides = overrides.or(.current)
    try await SettingsOverrides.$current.withValue(overrides) {
      // One of several traits is enough to watch and to attach.
      guard ExpectationWatch.current == nil else { return try await body() }
      try await ExpectationWatch.$current.withValue(.swiftTesting) {
        do { try await body() } catch let failure as any FailureReport {
          for (name, text) in failure.attachments { Attachment.record(text, named: name) }
          throw failure
        }
      }
    }
  }
}

extension Trait where Self == PropertyTrait {
  /// Expectations that fail within a property, a system or a schedule are failures of it: reported once, for
  /// the smallest that was found.
  public static var property: Self { Self(overrides: SettingsOverrides()) }

  /// The seed of every check in the test.
  public static func seed(_ seed: UInt64) -> Self { Self(overrides: .init(seed: seed)) }

  /// How many runs every check in the test makes.
  public static func runs(_ runs: Int) -> Self { Self(overrides: .init(runs: runs)) }

  /// The one case that every check in the test runs.
  public static func replay(_ text: String) -> Self { Self(overrides: .init(replay: text)) }

  /// How long a failing case is made small.
  public static func shrinkDeadline(_ duration: Duration) -> Self {
    Self(overrides: .init(shrinkDeadline: duration))
  }
}

extension ExpectationWatch {
  /// Takes the issues of Swift Testing that would fail the test.
  static let swiftTesting = ExpectationWatch { record, body in
    guard let test = Test.current else { return await body() }
    let trait = IssueHandlingTrait.filterIssues { issue in
      guard issue.isFailure else { return true }
      let location = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
      record("\(issue)".replacing(" (error)", with: "") + " at " + location, location)
      return false
    }
    // `nonisolated(unsafe)`: run once, and waited for here.
    nonisolated(unsafe) let body = body
    // It throws what the body throws: nothing.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) { await body() }
  }
}

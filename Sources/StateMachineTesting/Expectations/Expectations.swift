import Synchronization

/// Sees the expectations of a test framework that fail while a property or a system runs, and keeps the framework
/// from reporting them: of all values and sequences that fail only the smallest is reported.
///
/// A trait of `StateMachineTraits` sets it for Swift Testing.
public struct ExpectationWatch: Sendable {
  /// - Parameter location: tells one expectation from another.
  public typealias Record = @Sendable (_ text: String, _ location: String) -> Void

  /// That of the test that runs.
  @TaskLocal public static var current: ExpectationWatch?

  let watch: @Sendable (_ record: @escaping Record, _ body: () async -> Void) async -> Void

  /// - Parameter watch: runs the body, and records what fails in it instead of reporting it.
  public init(
    _ watch:
      @escaping @Sendable (_ record: @escaping Record, _ body: () async -> Void) async -> Void
  ) {
    self.watch = watch
  }
}

/// An error that says what was found, and not only that something was thrown.
protocol Finding: Error {
  var finding: String { get }
}

/// An expectation that failed.
@usableFromInline struct FailedExpectation: Error, Hashable {
  let text: String
  let location: String

}

extension FailedExpectation: Finding {
  var finding: String { text }
}

/// Those that failed while something ran.
@usableFromInline final class FailedExpectations: Sendable {
  private let failed = Mutex<FailedExpectation?>(nil)

  /// The first.
  @usableFromInline var first: FailedExpectation? { failed.withLock { $0 } }

  /// Runs a body whose expectations are watched, if there is somebody to watch them.
  static func watching<Value>(
    _ body: (FailedExpectations?) async throws -> Value
  ) async throws -> Value {
    guard let current = ExpectationWatch.current else { return try await body(nil) }
    let expectations = FailedExpectations()
    var result: Result<Value, any Error> = .failure(CancellationError())
    await current.watch({ text, location in
      expectations.failed.withLock {
        $0 = $0 ?? FailedExpectation(text: text, location: location)
      }
    }) {
      do { result = .success(try await body(expectations)) } catch { result = .failure(error) }
    }
    return try result.get()
  }

  /// Runs a body and throws the first expectation that fails in it, rather than what it throws itself.
  static func throwing<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await watching { expectations in
      let result: Result<Value, any Error>
      do { result = .success(try await body()) } catch { result = .failure(error) }
      if let failed = expectations?.first { throw failed }
      return try result.get()
    }
  }
}

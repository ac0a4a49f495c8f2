/// Lets others run until something is so that nobody announces.
///
/// - Throws: `CancellationError` if the task was cancelled before.
public func comesTrue(
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async throws {
  while try !condition() {
    try Task.checkCancellation()
    await Task.yield()
  }
}

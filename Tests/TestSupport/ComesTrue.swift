/// Lets others run until an unannounced condition is true.
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

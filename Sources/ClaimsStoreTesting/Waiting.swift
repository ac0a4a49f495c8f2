import Observation

/// Waits until something that a screen's model shows is so.
///
/// Looks again whenever anything changes that `condition` read and that can be observed; nothing
/// else is looked at, and no clock. What limits a test limits this: it ends with its task.
///
/// - Throws: if the task was cancelled before it came true.
@MainActor public func until(
  _ what: String, file: StaticString = #fileID, line: UInt = #line,
  _ condition: @MainActor () -> Bool
) async throws(TestStoreFailure) {
  let (signals, signal) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))
  var next = signals.makeAsyncIterator()
  while true {
    let isSo = withObservationTracking {
      condition()
    } onChange: {
      signal.yield()
    }
    if isSo { return }
    guard await next.next() != nil, !Task.isCancelled else {
      throw TestStoreFailure(
        "waiting, \(TestPlace(file, line).text)", ["  \(what): never came true"])
    }
  }
}

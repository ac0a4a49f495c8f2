import Observation

/// Waits until something that a screen's model shows is so.
///
/// Looks again whenever anything changes that `condition` read, and now and then besides.
///
/// - Throws: where the task was cancelled, or nothing of it came true within the limit.
@MainActor public func until(
  _ what: String, within limit: Duration = .seconds(60), file: StaticString = #fileID,
  line: UInt = #line, _ condition: @MainActor () -> Bool
) async throws(TestStoreFailure) {
  let (signals, signal) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))
  let watchdog = Task {
    let start = ContinuousClock.now
    // What a condition looks at may not all be observable: it is looked at again now and then.
    while start.duration(to: .now) < limit, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(20))
      signal.yield()
    }
    signal.finish()
  }
  defer { watchdog.cancel() }
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

import EventSourcing

/// What the kernel's lock guards.
struct KernelState {
  var logState = LogState()
  /// When the last entry was recorded: the next is not earlier.
  var recorded = Instant(nanoseconds: .min)
  var refusals: RefusalRecorder
  /// Who wants to know that the log has grown.
  var watchers: [UInt64: Watcher] = [:]
  private var watchersSoFar: UInt64 = 0

  init(refusals: RefusalRecorder) { self.refusals = refusals }

  mutating func newWatcher() -> UInt64 {
    watchersSoFar += 1
    return watchersSoFar
  }

  mutating func takeWatchers() -> [Watcher] {
    guard !watchers.isEmpty else { return [] }
    defer { watchers = [:] }
    return Array(watchers.values)
  }
}

typealias Watcher = @Sendable () -> Void

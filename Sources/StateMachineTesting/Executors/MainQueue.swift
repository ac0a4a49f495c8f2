/// The main actor's executor within worlds. One for all, and never given back: a task that is left behind
/// refers to it without holding it.
final class MainQueue: SerialExecutor {
  static let shared = MainQueue()

  /// What comes when its world has ended is no more of interest, and is not run.
  func enqueue(_ job: consuming ExecutorJob) {
    World.ofThread?.add(UnownedJob(job), isMain: true)
  }

  /// Whether this is a job of the main actor. Without a crew whatever runs in a world runs on its only thread, also
  /// what the body of a schedule calls.
  func checkIsolated() {
    let isIsolated = World.ofThread?.isOnMain ?? false
    precondition(isIsolated, "not on the main actor")
  }
}

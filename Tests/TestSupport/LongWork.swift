import Dispatch
import Testing

/// Runs a test that works for long, or blocks, on a thread that belongs to all such tests: those
/// that tasks share are few, and every other test waits for them.
public struct LongWork: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(LongWorkThread.only) { try await body() }
  }
}

extension Trait where Self == LongWork {
  /// The test works for long, or blocks: it leaves the threads that tasks share to others.
  public static var long: LongWork { LongWork() }
}

/// One thread: a second one would slow the others down, and hold what both have in memory.
private final class LongWorkThread: TaskExecutor {
  static let only = LongWorkThread()
  private let queue = DispatchQueue(label: "long tests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

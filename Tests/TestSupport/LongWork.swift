import Foundation
import Testing

/// Runs a test that works for long, or blocks, on threads that belong to such tests: those that
/// tasks share are few, and every other test waits for them.
public struct LongWork: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(LongWorkThreads.all) { try await body() }
  }
}

extension Trait where Self == LongWork {
  /// The test works for long, or blocks: it leaves the threads that tasks share to others.
  public static var long: LongWork { LongWork() }
}

private final class LongWorkThreads: TaskExecutor {
  static let all = LongWorkThreads()
  private let queue = OperationQueue()

  private init() {
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

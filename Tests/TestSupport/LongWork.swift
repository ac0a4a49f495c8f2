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

/// As many threads as there are processors, which only long tests use.
///
/// `@unchecked Sendable`: `jobs` is touched only by whoever holds `waiting`.
private final class LongWorkThreads: TaskExecutor, @unchecked Sendable {
  static let all = LongWorkThreads()
  /// Guards `jobs`, and is signalled for each that is added.
  private let waiting = NSCondition()
  private var jobs: [UnownedJob] = []

  private init() {
    // Threads of their own: a queue's would be of the pool that tasks share.
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      let thread = Thread {
        while true { self.next().runSynchronously(on: self.asUnownedTaskExecutor()) }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private func next() -> UnownedJob {
    waiting.withLock {
      while jobs.isEmpty { waiting.wait() }
      return jobs.removeFirst()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock {
      jobs.append(job)
      waiting.signal()
    }
  }
}

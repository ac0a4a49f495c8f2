import Dispatch
import Synchronization

/// Waits for a task from the command line's own thread, where nothing is asynchronous.
enum Waiting {
  static func value<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let (done, result) = (DispatchSemaphore(value: 0), Box<Value>())
    Task {
      do { result.set(.success(try await body())) } catch { result.set(.failure(error)) }
      done.signal()
    }
    done.wait()
    guard let value = result.value else {
      throw Failure(.aTaskEndedWithoutA)
    }
    return try value.get()
  }

  private final class Box<Value: Sendable>: Sendable {
    private let held = Mutex<Result<Value, any Error>?>(nil)
    var value: Result<Value, any Error>? { held.withLock { $0 } }
    func set(_ value: Result<Value, any Error>) { held.withLock { $0 = value } }
  }
}

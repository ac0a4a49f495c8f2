import Synchronization

/// A task that waits for the clock, or for its cancellation, whichever comes first.
final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case cancelled
    case done
  }

  private let state = Mutex(State.awake)

  func fallAsleep(_ continuation: CheckedContinuation<Void, any Error>) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  func wake() { rise(as: .done)?.resume() }

  func cancel() { rise(as: .cancelled)?.resume(throwing: CancellationError()) }

  private func rise(as next: State) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      defer { state = next }
      guard case .asleep(let continuation) = state else { return nil }
      return continuation
    }
  }
}

import EventSourcing
import Synchronization

/// Watches a store until it is released: its owner watches no longer than it lives.
final class Watching: Sendable {
  private let task: Task<Void, Never>

  init(_ look: @escaping @Sendable () async -> Void) { task = Task(operation: look) }

  deinit { task.cancel() }
}

extension Viewer {
  /// Takes a slice of the state now and after changes, and shows it on the main actor.
  ///
  /// Newest wins: of changes that come while a slice is being taken only the last is looked at. The
  /// slice is taken neither on the main actor nor under the kernel's lock, so that it may sort and
  /// search; senders do not wait for it.
  ///
  /// - Parameters:
  ///   - subjects: what the slice depends on; none for anything.
  ///   - show: refers to its screen weakly, which would live for ever otherwise.
  func watch<Value: Sendable>(
    on subjects: Set<Subject> = [],
    _ take: @escaping @Sendable (StoreState) async throws(EventStoreError) -> Value,
    show: @escaping @MainActor @Sendable (Result<Value, StoreFailure>) -> Void
  ) -> Watching {
    // Every change is another number, so that none is taken for the one before.
    let count = Count()
    let changes = store.values(on: subjects) { _ in count.next() }
    return Watching { [self] in
      // The first number says how it stood before; what changes meanwhile is looked at next.
      let isShown = await look(take, show)
      for await change in changes where change > 1 || !isShown {
        if Task.isCancelled { return }
        _ = await look(take, show)
      }
    }
  }

  /// - Returns: whether the log answered.
  private func look<Value: Sendable>(
    _ take: @Sendable (StoreState) async throws(EventStoreError) -> Value,
    _ show: @MainActor @Sendable (Result<Value, StoreFailure>) -> Void
  ) async -> Bool {
    do throws(EventStoreError) {
      let state = try await store.read { $0 }
      let value = try await take(state)
      guard !Task.isCancelled else { return false }
      await show(.success(value))
      return true
    } catch {
      let failure = StoreFailure(error, in: words)
      if !Task.isCancelled { await show(.failure(failure)) }
      return false
    }
  }
}

/// Counts from 1, across threads.
private final class Count: Sendable {
  private let count = Atomic<UInt64>(0)

  func next() -> UInt64 { count.wrappingAdd(1, ordering: .relaxed).newValue }
}

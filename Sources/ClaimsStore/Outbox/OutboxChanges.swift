import ClaimsDomain
import EventSourcing
import Synchronization

/// Tells of changes in the order in which they happened, each once it is durable.
final class OutboxChanges: Sendable {
  private struct Contents {
    var waiting: [(ticket: Ticket, items: [OutboxItem])] = []
    var observers: [Int: @Sendable (OutboxItem) -> Void] = [:]
    var newest = 0
  }

  private let contents = Mutex(Contents())

  func stream() -> AsyncStream<OutboxItem> {
    let (stream, continuation) = AsyncStream.makeStream(of: OutboxItem.self)
    let number = add { continuation.yield($0) }
    continuation.onTermination = { [self] _ in remove(number) }
    return stream
  }

  /// - Parameter body: called under this lock, so that all hear of changes in their order.
  func observe(_ body: @escaping @Sendable (OutboxItem) -> Void) -> OutboxObservation {
    let number = add(body)
    return OutboxObservation { [weak self] in self?.remove(number) }
  }

  private func add(_ body: @escaping @Sendable (OutboxItem) -> Void) -> Int {
    contents.withLock { contents in
      contents.newest += 1
      contents.observers[contents.newest] = body
      return contents.newest
    }
  }

  private func remove(_ number: Int) {
    // Let go outside of the lock: what it holds may be let go with it.
    _ = contents.withLock { $0.observers.removeValue(forKey: number) }
  }

  /// Called in the order of the tickets.
  func add(_ items: [OutboxItem], at ticket: Ticket) {
    contents.withLock { contents in
      guard !contents.observers.isEmpty else { return }
      contents.waiting.append((ticket, items))
    }
  }

  /// Everything up to the ticket is durable.
  func release(upTo ticket: Ticket) {
    contents.withLock { contents in
      let count = contents.waiting.prefix { $0.ticket <= ticket }.count
      for (_, items) in contents.waiting.prefix(count) {
        for item in items {
          for observer in contents.observers.values { observer(item) }
        }
      }
      contents.waiting.removeFirst(count)
    }
  }
}

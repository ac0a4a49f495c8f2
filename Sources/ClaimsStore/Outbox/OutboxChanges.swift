import ClaimsDomain
import EventSourcing
import Synchronization

/// Tells of changes in the order in which they happened, each once it is durable.
final class OutboxChanges: Sendable {
  private struct Contents {
    var waiting: [(ticket: Ticket, items: [OutboxItem])] = []
    var observers: [Int: AsyncStream<OutboxItem>.Continuation] = [:]
    var newest = 0
  }

  private let contents = Mutex(Contents())

  func stream() -> AsyncStream<OutboxItem> {
    let (stream, continuation) = AsyncStream.makeStream(of: OutboxItem.self)
    let number = contents.withLock { contents in
      contents.newest += 1
      contents.observers[contents.newest] = continuation
      return contents.newest
    }
    continuation.onTermination = { [self] _ in
      contents.withLock { _ = $0.observers.removeValue(forKey: number) }
    }
    return stream
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
          for observer in contents.observers.values { observer.yield(item) }
        }
      }
      contents.waiting.removeFirst(count)
    }
  }
}

import ClaimsDomain
import EventSourcing
import Synchronization

/// Tells of changes in the order in which they happened, each once it is durable.
final class OutboxChanges: Sendable {
  private struct Contents {
    var waiting: [(ticket: Ticket, items: [OutboxItem])] = []
    /// Durable, and about to be told.
    var ready: [OutboxItem] = []
    /// Whether a caller is telling: later callers leave it to that one, so that all hear of
    /// changes in their order.
    var isTelling = false
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

  /// - Parameter body: called under no lock, one call after the other; one may still be under way
  ///   when the result is let go.
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
    let tells = contents.withLock { contents in
      let count = contents.waiting.prefix { $0.ticket <= ticket }.count
      for (_, items) in contents.waiting.prefix(count) { contents.ready += items }
      contents.waiting.removeFirst(count)
      guard !contents.isTelling, !contents.ready.isEmpty else { return false }
      contents.isTelling = true
      return true
    }
    guard tells else { return }
    while let (items, observers) = next() {
      for item in items {
        for observer in observers { observer(item) }
      }
    }
  }

  /// The changes to tell next, and their observers; nil once all are told.
  private func next() -> (items: [OutboxItem], observers: [@Sendable (OutboxItem) -> Void])? {
    contents.withLock { contents in
      guard !contents.ready.isEmpty else {
        contents.isTelling = false
        return nil
      }
      defer { contents.ready = [] }
      return (contents.ready, Array(contents.observers.values))
    }
  }
}

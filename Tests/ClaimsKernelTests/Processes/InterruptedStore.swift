import EventSourcing
import StateMachineTesting
import Synchronization

/// A log in memory that lets another caller act while one waits for it.
final class InterruptedStore: ForwardingEventStore {
  let base = InMemoryEventStore()
  private let interruption = Mutex<(@Sendable () -> Void)?>(nil)

  /// The next who waits is kept waiting until this is over.
  func interrupt(_ body: @escaping @Sendable () -> Void) { interruption.withLock { $0 = body } }

  func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    let body = interruption.withLock { body in
      defer { body = nil }
      return body
    }
    body?()
    try base.waitUntilDurable(ticket)
  }
}

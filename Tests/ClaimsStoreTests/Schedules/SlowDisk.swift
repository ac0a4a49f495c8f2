import EventSourcing
import StateMachineTesting
import Synchronization

/// A store whose commits become durable some time after they were made, all that wait at once and in order: when
/// that is, a schedule decides.
final class SlowDisk: ForwardingEventStore {
  typealias Waiter = @Sendable (EventStoreError?) -> Void

  let base = InMemoryEventStore()
  private let waiting = Mutex<[(ticket: Ticket, tell: Waiter)]>([])

  func whenDurable(_ ticket: Ticket, _ body: @escaping Waiter) {
    waiting.withLock { $0.append((ticket, body)) }
    Task { self.sync() }
  }

  private func sync() {
    let synced = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for (ticket, tell) in synced { base.whenDurable(ticket, tell) }
  }
}

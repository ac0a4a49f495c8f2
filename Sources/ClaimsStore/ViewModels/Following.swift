import ClaimsKernel
import EventSourcing
import Synchronization

/// A read model of the log that is brought up to the state that it is shown with.
final class Following<Model: Projection, Log: EventStore>: Sendable {
  private let log: Log
  private let projected: Mutex<Projected<Model>>

  init(_ model: Model, of log: Log) {
    self.log = log
    projected = Mutex(Projected(model))
  }

  /// The model with everything that the state holds, whose durability was waited for, and nothing
  /// that is newer than every state it was asked for. O(entries since the last call).
  ///
  /// - Throws: `damaged` if an entry cannot be read; a newer version may have written it.
  func model(in state: StoreState) throws(EventStoreError) -> Model {
    try projected.withLock { projected throws(EventStoreError) in
      try log.forEachEntry(after: projected.position) { entry in
        // A state's revision counts events, as positions do.
        guard entry.last.value <= state.revision else { return false }
        // Refusals that were judged at the position reached are handed out again.
        if !entry.events.isEmpty { projected.apply(entry) }
        return projected.halt == nil
      }
      if let halt = projected.halt {
        throw .damaged(
          offset: 0,
          reason: "behind position \(halt.decidedAt.value) there is what this version cannot read")
      }
      return projected.model
    }
  }
}

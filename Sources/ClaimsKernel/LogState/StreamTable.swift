import ClaimsDomain
import EventSourcing

/// A stream's state with what the log says about it.
public struct Snapshot<A: LogAggregate>: Sendable {
  public let id: Identifier
  public internal(set) var revision: UInt64 = 0
  /// When its first event was recorded.
  public internal(set) var created: Instant
  /// When its latest event was recorded.
  public internal(set) var updated: Instant
  public internal(set) var state = A.initial

  init(of id: Identifier, created: Instant = Instant()) {
    self.id = id
    self.created = created
    updated = created
  }
}

/// Every stream of an aggregate, folded, in the order in which they began.
///
/// A value: copies share what they have in common.
public struct StreamTable<A: LogAggregate>: Sendable {
  public private(set) var snapshots = Blocks<Snapshot<A>>()
  private var places: [Identifier: Int] = [:]

  public init() {}

  public var count: Int { snapshots.count }

  public subscript(id: Identifier) -> Snapshot<A>? { places[id].map { snapshots[$0] } }

  /// The state of a stream; the initial one before its first event.
  public func state(of id: Identifier) -> A.State { self[id]?.state ?? A.initial }

  mutating func apply(_ event: A.Event, to id: Identifier, _ times: FoldTimes) {
    let place = places[id] ?? add(id, times.recorded)
    snapshots[place].revision &+= 1
    snapshots[place].updated = times.recorded
    A.evolve(&snapshots[place].state, event, trueSince: times.effective, at: times.moment)
  }

  /// Puts a state in the place of a stream's own, as tests do.
  mutating func replace(_ id: Identifier, by state: A.State) {
    guard let place = places[id] else { return }
    snapshots[place].state = state
  }

  mutating func limitTimes(to now: Instant) {
    for place in snapshots.indices {
      snapshots[place].created = min(snapshots[place].created, now)
      snapshots[place].updated = min(snapshots[place].updated, now)
      A.limitTimes(of: &snapshots[place].state, to: now)
    }
  }

  private mutating func add(_ id: Identifier, _ recorded: Instant) -> Int {
    places[id] = snapshots.count
    snapshots.append(Snapshot(of: id, created: recorded))
    return snapshots.count - 1
  }
}

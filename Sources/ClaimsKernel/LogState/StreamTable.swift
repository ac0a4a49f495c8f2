import ClaimsDomain
import EventSourcing

/// A stream's state with what the log says about it.
public struct Snapshot<A: LogAggregate>: Sendable {
  /// The stream's id.
  public let id: Identifier
  /// How many events the stream has; zero before its first.
  public internal(set) var revision: UInt64 = 0
  /// When its first event was recorded.
  public internal(set) var created: Instant
  /// When its latest event was recorded.
  public internal(set) var updated: Instant
  /// The state after the latest event.
  public internal(set) var state = A.initial

  init(of id: Identifier, created: Instant = Instant()) {
    self.id = id
    self.created = created
    updated = created
  }
}

extension Snapshot: StreamCard {
  static var category: Category { A.category }
  init(of id: Identifier) { self.init(of: id, created: Instant()) }

  mutating func apply(
    type: UInt32, _ payload: UnsafeRawBufferPointer, _ times: FoldTimes
  ) throws(WireError) { apply(try A.Event.decode(kind: type, payload), times) }

  fileprivate mutating func apply(_ event: A.Event, _ times: FoldTimes) {
    if revision == 0 { created = times.recorded }
    revision &+= 1
    updated = times.recorded
    A.evolve(&state, event, trueSince: times.effective, at: times.moment)
  }

  mutating func limitTimes(to now: Instant) {
    (created, updated) = (min(created, now), min(updated, now))
    A.limitTimes(of: &state, to: now)
  }
}

/// Every stream of an aggregate, folded, in the order in which they began.
///
/// A value: copies share what they have in common.
public struct StreamTable<A: LogAggregate>: Sendable {
  /// In the order in which the streams began.
  public private(set) var snapshots: Snapshots<A>
  /// Of the streams that no index tells of.
  private var places: [Identifier: Int] = [:]

  /// Creates a table without streams.
  public init() { snapshots = Snapshots() }

  init(_ cold: ColdCards<Snapshot<A>>) { snapshots = Snapshots(cold) }

  /// How many streams there are.
  public var count: Int { snapshots.count }

  /// A copy of what is known of the stream; nil before its first event.
  public subscript(id: Identifier) -> Snapshot<A>? { place(of: id).map { snapshots[$0] } }

  func place(of id: Identifier) -> Int? { places[id] ?? snapshots.cold?.place(of: id) }

  /// The ids of all streams, in the order in which they began.
  var ids: [Identifier] {
    let cold = (0..<(snapshots.cold?.count ?? 0)).compactMap { snapshots.cold?.id(at: $0) }
    return cold + places.sorted { $0.value < $1.value }.map(\.key)
  }

  /// The state of a stream; the initial one before its first event.
  public func state(of id: Identifier) -> A.State { self[id]?.state ?? A.initial }

  mutating func apply(_ event: A.Event, to id: Identifier, _ times: FoldTimes) {
    snapshots.change(place(of: id) ?? add(id)) { $0.apply(event, times) }
  }

  /// Puts a state in the place of a stream's own, as tests do.
  mutating func replace(_ id: Identifier, by state: A.State) {
    guard let place = place(of: id) else { return }
    snapshots.change(place) { $0.state = state }
  }

  mutating func limitTimes(to now: Instant) {
    snapshots.limitTimes(to: now)
  }

  private mutating func add(_ id: Identifier) -> Int {
    places[id] = snapshots.count
    snapshots.append(Snapshot(of: id))
    return snapshots.count - 1
  }
}

extension Snapshot: CustomStringConvertible {
  /// The stream, its revision and its state.
  public var description: String {
    DescriptionWriter("Snapshot").part("id", id).part("revision", revision).text
  }
}

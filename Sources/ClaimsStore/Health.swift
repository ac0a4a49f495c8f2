import ClaimsKernel
import EventSourcing
import Synchronization

/// How a store is, for a monitor.
public struct Health: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Health" }
  /// The log's own id; absent if it has none.
  public var logID: Identifier?
  /// The last position that was given out.
  public var position: UInt64 = 0
  /// Everything up to here is durable: the rest is on its way to the disk.
  public var durablePosition: UInt64 = 0
  /// Why the log takes nothing more; absent while it is well.
  public var poisoned: String?
  /// How many streams the log holds.
  public var streams: UInt64 = 0
  /// What is asked for and not settled.
  public var pending: UInt64 = 0
  /// How many observe the state, or what is pending.
  public var observers: UInt64 = 0
  /// Since this store was made.
  public var counters = Counts()

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "logID", &logID)
    try fields.field(2, "position", &position)
    try fields.field(3, "durablePosition", &durablePosition)
    try fields.field(4, "poisoned", &poisoned)
    try fields.field(5, "streams", &streams)
    try fields.field(6, "pending", &pending)
    try fields.field(7, "observers", &observers)
    try fields.field(8, "counters", &counters)
  }

  /// How often a store has answered.
  public struct Counts: Message, CustomStringConvertible {
    public static var messageName: StaticString { "Counts" }
    /// New commands that were accepted; those that came again count as `repeated`.
    public var accepted: UInt64 = 0
    /// Commands that were refused, however often the same one came.
    public var refused: UInt64 = 0
    /// Accepted before: the same command came again.
    public var repeated: UInt64 = 0
    /// Not answered, since the log failed.
    public var failed: UInt64 = 0

    public init() {}

    public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
      try fields.field(1, "accepted", &accepted)
      try fields.field(2, "refused", &refused)
      try fields.field(3, "repeated", &repeated)
      try fields.field(4, "failed", &failed)
    }
  }

  /// Whether commands are taken.
  public var isWell: Bool { poisoned == nil }
}

extension Store {
  /// How the store is. Waits for nothing, so that it answers even if the log does not.
  public func health() -> Health {
    var health = Health()
    // The head first: it never lies behind what is durable then.
    let vitals = kernel.log.vitals
    health.logID = vitals.id
    health.position = max(kernel.log.head.position.value, vitals.durable.value)
    health.durablePosition = vitals.durable.value
    health.poisoned = vitals.failure.map(\.text)
    health.streams = UInt64(kernel.log.streamCount)
    (health.pending, health.observers) = hub.withLock { hub in
      (UInt64(hub.pending.count), UInt64(hub.observers.count + hub.pendingObservers.count))
    }
    health.counters = counters.counts
    return health
  }
}

extension EventStoreError {
  /// What it says to those who monitor a store.
  fileprivate var text: String {
    if case .poisoned(let reason) = self { reason } else { "\(self)" }
  }
}

/// Counts answers, from any thread.
final class StoreCounters: Sendable {
  private let accepted = Atomic<UInt64>(0)
  private let refused = Atomic<UInt64>(0)
  private let repeated = Atomic<UInt64>(0)
  private let failed = Atomic<UInt64>(0)

  func count(_ answer: Answer) {
    switch answer {
    case .accepted(let receipt) where receipt.repeated: repeated.add(1, ordering: .relaxed)
    case .accepted: accepted.add(1, ordering: .relaxed)
    case .refused: refused.add(1, ordering: .relaxed)
    }
  }

  func count(_ failure: EventStoreError) { failed.add(1, ordering: .relaxed) }

  var counts: Health.Counts {
    var counts = Health.Counts()
    counts.accepted = accepted.load(ordering: .relaxed)
    counts.refused = refused.load(ordering: .relaxed)
    counts.repeated = repeated.load(ordering: .relaxed)
    counts.failed = failed.load(ordering: .relaxed)
    return counts
  }
}

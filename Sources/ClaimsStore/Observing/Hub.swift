import EventSourcing
import Synchronization

/// What the store holds besides its kernel: observers, pending actions, preferences.
///
/// Its lock may be taken while the kernel's is held, never the other way round.
struct Hub {
  var observers = Observers()
  var pendingObservers: [Int: @Sendable (PendingActions) -> Void] = [:]
  private var newestPendingObserver = 0
  /// What an outbox keeps back.
  private(set) var queued = PendingActions()
  /// The same, and what was decided and waits for the disk.
  private(set) var pending = PendingActions()
  /// How many wait for each of them: the same command may be sent again meanwhile.
  private var waiting: [Identifier: Int] = [:]
  var preferences: Preferences
  /// Orders what is taken: a value with a higher stamp is newer.
  private var stamp: UInt64 = 0
  /// What has changed since many observers were last shown something; nil for nothing.
  private var unshown: Change?
  private var pendingUnshown = false
  /// Whether a showing is scheduled.
  private var isScheduled = false

  init(_ preferences: Preferences) { self.preferences = preferences }

  mutating func nextStamp() -> UInt64 {
    stamp += 1
    return stamp
  }

  // MARK: Pending

  mutating func begin(_ action: PendingAction) {
    let others = waiting[action.id] ?? 0
    waiting[action.id] = others + 1
    // A sender who repeats it waits for the same outcome: the first one's forecast says it.
    if others == 0 { pending.put(action) }
  }

  /// - Parameter failure: why its fate is unknown; nil if it is settled.
  mutating func end(_ id: Identifier, _ failure: EventStoreError?) {
    let others = (waiting[id] ?? 1) - 1
    waiting[id] = others == 0 ? nil : others
    if failure != nil, var action = pending[id] {
      action.stage = .uncertain
      pending.put(action)
    } else if others == 0 {
      if let kept = queued[id] { pending.put(kept) } else { pending.remove(id) }
    }
  }

  mutating func queue(_ action: PendingAction) {
    queued.put(action)
    if waiting[action.id] == nil { pending.put(action) }
  }

  /// - Returns: whether there was one.
  mutating func unqueue(_ id: Identifier) -> Bool {
    guard queued.remove(id) else { return false }
    if waiting[id] == nil { pending.remove(id) }
    return true
  }

  mutating func addPendingObserver(
    _ body: @escaping @Sendable (PendingActions) -> Void
  ) -> Int {
    newestPendingObserver += 1
    pendingObservers[newestPendingObserver] = body
    return newestPendingObserver
  }

  // MARK: Who is shown what, and when

  /// Up to this many observers are shown a change by its sender, before it goes on. More are shown
  /// it soon after, all at once, with the changes that came meanwhile.
  static let shownAtOnce = 16

  /// How a change is shown.
  enum Showing {
    case nothing
    case atOnce([Observer])
    /// By a task that first sleeps for this time.
    case later(microseconds: Int)
  }

  mutating func showing(of change: Change) -> Showing {
    let count = observers.count(of: change)
    if count == 0 { return .nothing }
    if count <= Self.shownAtOnce { return .atOnce(observers.concerned(by: change)) }
    if unshown == nil { unshown = change } else { unshown?.formUnion(change) }
    return schedule()
  }

  mutating func showingOfPending() -> Showing {
    if pendingObservers.isEmpty { return .nothing }
    if pendingObservers.count <= Self.shownAtOnce { return .atOnce([]) }
    pendingUnshown = true
    return schedule()
  }

  /// The task first sleeps five microseconds for each observer, several times what showing takes:
  /// so senders have the processor, and the kernel, nearly all of the time.
  private mutating func schedule() -> Showing {
    if isScheduled { return .nothing }
    isScheduled = true
    return .later(microseconds: max(1_000, 5 * (observers.count + pendingObservers.count)))
  }

  /// Hands over the changes that were put off.
  mutating func takeUnshown() -> (observers: [Observer], pending: Bool) {
    isScheduled = false
    defer { (unshown, pendingUnshown) = (nil, false) }
    return (unshown.map { observers.concerned(by: $0) } ?? [], pendingUnshown)
  }

  func showPending() { for observer in pendingObservers.values { observer(pending) } }
}

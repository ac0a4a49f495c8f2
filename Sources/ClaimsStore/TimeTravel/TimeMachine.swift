import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The state at any position of the log, to be looked at and stepped through; nothing can be sent
/// to it.
///
/// Going on folds what lies between. Going back starts from the nearest of some states that are
/// kept on the way: at most sixteen, so that it folds a sixteenth of the log at most.
public struct TimeMachine<Log: EventStore>: Sendable {
  private struct Moment: Sendable {
    var logState = LogState()
    var position = Position.start
    /// When the last entry that is folded in was recorded.
    var recorded: Instant?
  }

  private let log: Log
  private let preferences: Preferences
  private var now = Moment()
  private var kept: [Moment] = []
  /// How many positions lie between two that are kept.
  private var spacing: UInt64 = 1_024
  private static var keptMost: Int { 16 }

  /// The last position that can be shown: what was durable when the machine was made.
  public let end: Position

  init(_ log: Log, _ preferences: Preferences) throws(EventStoreError) {
    self.log = log
    self.preferences = preferences
    let head = log.head
    try log.waitUntilDurable(head.ticket)
    end = head.position
  }

  /// The last position that is part of `state`.
  public var position: Position { now.position }

  /// When the last event of `state` was recorded; nil before the first.
  public var recorded: Instant? { now.recorded }

  /// What was known here. Nothing was pending: what is pending now does not belong to the past.
  public var state: StoreState { StoreState(now.logState, PendingActions(), preferences) }

  /// Goes this many events on, or back if it is negative; not beyond either end.
  public mutating func step(by events: Int) throws(EventStoreError) {
    let distance = UInt64(events.magnitude)
    let place = now.position.value
    if events < 0 {
      try seek(Position(place > distance ? place - distance : 0))
    } else {
      try seek(Position(end.value - place > distance ? place + distance : end.value))
    }
  }

  /// Goes to a position, or to the nearer end if it lies beyond.
  public mutating func seek(_ position: Position) throws(EventStoreError) {
    let target = min(position, end)
    if target < now.position { now = nearest { $0.position <= target } }
    try fold { $0.last < target ? nil : target }
  }

  /// Goes to the last position that was recorded at a time or before.
  public mutating func seek(recorded time: Instant) throws(EventStoreError) {
    if let recorded = now.recorded, recorded > time {
      now = nearest { ($0.recorded ?? time) <= time }
    }
    // Whatever of a commit came before is folded in: all of it was recorded at once.
    try fold { $0.recorded > time ? $0.decidedAt : nil }
  }

  private func nearest(where fits: (Moment) -> Bool) -> Moment {
    kept.last(where: fits) ?? Moment()
  }

  /// Folds what follows, up to the end or to the commit at which `stop`, asked of each, says so.
  private mutating func fold(
    until stop: (Entry) -> Position?
  ) throws(EventStoreError) {
    guard now.position < end else { return }
    try log.forEachEntry(after: now.position) { entry throws(EventStoreError) in
      guard !entry.events.isEmpty else { return true }
      let target = min(stop(entry) ?? entry.last, end)
      if target > now.position {
        do throws(WireError) {
          try now.logState.apply(entry, after: now.position, upTo: target)
        } catch {
          throw .damaged(
            offset: 0,
            reason: "position \(entry.last.value) cannot be read by this version: \(error)")
        }
        now.position = target
        now.recorded = entry.recorded
        keep()
      }
      return stop(entry) == nil && now.position < end
    }
  }

  /// Keeps the present moment if none was kept for a while. Of too many every second one goes.
  private mutating func keep() {
    let last = kept.last?.position.value ?? 0
    guard now.position.value >= last + spacing else { return }
    kept.append(now)
    guard kept.count > Self.keptMost else { return }
    spacing *= 2
    kept = kept.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

extension Store {
  /// The state as it was at a position of the log; the present one if it lies beyond. Folds the
  /// log up to there: to look at several positions, make a `timeMachine`.
  public func past(at position: Position) throws(EventStoreError) -> StoreState {
    var machine = try timeMachine()
    try machine.seek(position)
    return machine.state
  }

  /// A way through the states of the log, from before its first event. Blocks until what it will
  /// show is durable.
  public func timeMachine() throws(EventStoreError) -> TimeMachine<Log> {
    try TimeMachine(kernel.log, preferences)
  }
}

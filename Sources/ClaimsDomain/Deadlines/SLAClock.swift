import EventSourcing

/// Something that happened to what has clocks: by which names, and when.
public struct SLAMoment: Equatable, Sendable {
  /// The names by which a profile knows it: of one event there may be several.
  public var events: SLAEventSet
  /// When it counts as done: by this, clocks stop, pause and go on.
  public var done: Instant
  /// When it was so: by this, clocks start. Not later than `done`.
  public var since: Instant

  /// Creates a moment; `since` is not checked against `done`.
  public init(_ events: SLAEventSet, done: Instant, since: Instant) {
    self.events = events
    self.done = done
    self.since = since
  }
}

/// How a clock stands.
public enum SLAState: String, CaseIterable, Sendable {
  /// Neither ended nor late; `paused` while one of its pauses lasts.
  case running, paused
  /// Stopped in time.
  case met
  /// Not stopped before it was due; it may have been stopped since.
  case breached
  /// It became pointless in time.
  case cancelled

  /// Whether something is still to be done.
  public var isOpen: Bool { self == .running || self == .paused }
}

/// One run of a clock.
public struct SLAClock: Equatable, Sendable {
  /// The place of its rule in the profile.
  public let rule: Int
  /// The name of its rule.
  public let name: String
  /// From 1: what starts again runs anew.
  public let round: Int
  /// When this round began, which for a fact may be before it was recorded.
  public let startedAt: Instant
  /// The first moment that is too late. While the clock is paused: as if it went on now.
  public internal(set) var due: Instant
  /// Since when it stands still; nil unless the state is `paused`.
  public internal(set) var pausedSince: Instant?
  /// How long it stood still in all, in nanoseconds, up to its end or now.
  public internal(set) var paused: Int64 = 0
  /// When it was stopped or cancelled.
  public internal(set) var stoppedAt: Instant?
  /// How it stood at the time for which it was asked.
  public internal(set) var state = SLAState.running

  /// Since when it is late.
  public var breachedAt: Instant? { state == .breached ? due : nil }

  /// Whether it is late, and what was to be done is not done yet.
  public var isOverdue: Bool { state == .breached && stoppedAt == nil }

  init(rule: Int, name: String, round: Int, startedAt: Instant) {
    self.rule = rule
    self.name = name
    self.round = round
    self.startedAt = startedAt
    due = startedAt
  }
}

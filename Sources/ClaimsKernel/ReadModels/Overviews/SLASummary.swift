import ClaimsDomain
import Descriptions
import EventSourcing

/// How the clocks of each rule stand together.
public struct SLASummary: Equatable, Sendable, PrintsFields {
  /// The clocks of one rule.
  public struct Row: Equatable, Sendable, PrintsFields {
    /// That of the rule.
    public let name: String
    /// How many clocks there are in each state.
    public internal(set) var counts: [SLAState: Int] = [:]
    /// How many of the breached ones still wait for what was to be done.
    public internal(set) var overdue = 0
    /// How many came to what was to be done, in time or late.
    public internal(set) var stopped = 0
    /// From start to stop, pauses included, in nanoseconds.
    var elapsed: Int128 = 0
    /// The longest from start to stop, pauses included, in nanoseconds; 0 if none stopped.
    public internal(set) var longest: Int64 = 0

    /// How many clocks there are, whatever their state.
    public var clocks: Int { counts.values.reduce(0, +) }

    /// From start to stop on average, pauses included, in nanoseconds; nil if none stopped.
    public var mean: Int64? { stopped > 0 ? Int64(clamping: elapsed / Int128(stopped)) : nil }

    init(name: String) { self.name = name }
  }

  /// In the order of the profile's rules.
  public private(set) var rows: [Row] = []
  private var places: [Int: Int] = [:]

  /// - Parameters:
  ///   - profile: the clocks that are counted.
  ///   - subject: the clocks of such streams alone; all of them if it is nil.
  public init(of profile: SLAProfile, for subject: SLASubject? = nil) {
    for (place, rule) in profile.rules.enumerated()
    where subject == nil || rule.subject == subject {
      places[place] = rows.count
      rows.append(Row(name: rule.name))
    }
  }

  /// Counts a clock in.
  public mutating func add(_ clock: SLAClock) {
    guard let place = places[clock.rule] else { return }
    rows[place].counts[clock.state, default: 0] += 1
    if clock.isOverdue { rows[place].overdue += 1 }
    guard let stop = clock.stoppedAt, clock.state != .cancelled else { return }
    let elapsed = stop.nanoseconds &- clock.startedAt.nanoseconds
    rows[place].stopped += 1
    rows[place].elapsed += Int128(elapsed)
    rows[place].longest = max(rows[place].longest, elapsed)
  }
}

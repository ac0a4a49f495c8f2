import ClaimsDomain
import EventSourcing

/// What the clock shows, held against the log: a clock that is far off records nothing, unless an
/// administrator confirms or corrects it.
///
/// Source: Specs/Rules.md, "The clock".
struct ClockReading {
  let shown: Instant
  /// When the last entry was recorded; the first instant there is if there is none.
  let last: Instant
  /// By how many days the clock may be ahead of the last entry, or behind it; nil for any number.
  let tolerance: UInt32?

  private var isFirst: Bool { last.nanoseconds == .min }

  var isPlausible: Bool {
    guard let tolerance else { return true }
    return shown.isInRange && (isFirst || shown.isWithin(days: tolerance, of: last))
  }

  /// What counts as now: time does not run backwards, nor ahead with a clock that is wrong.
  var now: Instant { isPlausible ? max(shown, last) : last }

  /// When a command is recorded that is sent now.
  func recorded(_ command: DomainCommand) -> Instant {
    switch command {
    case .rules(.correctClock): shown
    case .rules(.confirmClock): max(shown, last)
    default: now
    }
  }

  /// Why a command is not decided by such a clock; nil if it is.
  func refusal(of command: DomainCommand) -> Refusal? {
    guard !isPlausible, let tolerance else { return nil }
    switch command {
    case .rules(.confirmClock), .rules(.correctClock):
      if shown.isInRange { return nil }
    default: break
    }
    return Refusal(
      .clockImplausible,
      expected: isFirst || !shown.isInRange
        ? .clockInRange : .withinDaysOfTheLastEntry(tolerance, last),
      found: .value(shown))
  }
}

extension Instant {
  /// Whether it is one that a clock shows, and not the end of what can be said: 1677 or 2262.
  fileprivate var isInRange: Bool { nanoseconds != .min && nanoseconds != .max }
}

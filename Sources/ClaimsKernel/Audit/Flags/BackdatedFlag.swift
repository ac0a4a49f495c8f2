import ClaimsDomain
import EventSourcing

/// What was recorded long after it was true, in a stream of any kind. What was brought over from
/// elsewhere is not: it has its own times.
struct BackdatedFlag: Flag {
  static var name: FlagName { .backdated }
  private let days: Int64

  init(_ thresholds: FlagThresholds) { days = Int64(thresholds.backdatedDays) }

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    let entry = moment.entry
    let span = entry.effective.days(to: entry.recorded)
    guard moment.command.importedBy.isEmpty, span > days else { return }
    report(
      moment.finding(Self.name, measure: FlagMeasure(span, .days, threshold: days)))
  }
}

extension Instant {
  /// Whole days of 24 hours.
  func days(to later: Instant) -> Int64 { minutes(to: later) / (24 * 60) }

  /// Whole minutes.
  func minutes(to later: Instant) -> Int64 {
    let (span, overflow) = later.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return (overflow ? .max : span) / 60_000_000_000
  }
}

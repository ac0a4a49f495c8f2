import EventSourcing

// Days on the clocks of the rules' time zone; before version 10, in UTC.
// Source: Specs/Rules.md, "Values".

extension DecisionContext where Rules == ClaimRules {
  /// The day on which a moment falls.
  func day(of instant: Instant) -> LocalDate {
    guard let zone else { return instant.dayUTC }
    let second = instant.nanoseconds.dividedDown(by: 1_000_000_000)
    let local = (second + zone.offset(at: second)).dividedDown(by: 86_400)
    return LocalDate(daysSinceEpoch: local) ?? instant.dayUTC
  }

  /// The last moment of a day, counted from 1970.
  func end(ofDay day: Int64) -> Instant {
    let next = zone?.second(of: day + 1, time: 0) ?? (day + 1) * 86_400
    return Instant(secondsSince1970: next, nanoseconds: -1)
  }

  private var zone: TimeZoneRule? {
    guard version > 9, !rules.timeZone.isEmpty else { return nil }
    do throws(TimeZoneFault) { return try TimeZoneRule(rules.timeZone, isTabulated: false) } catch {
      return nil
    }
  }
}

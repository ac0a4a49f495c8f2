import ClaimsDomain
import EventSourcing

extension VerisReading {
  /// When it happened, as far as it is told. A date that is none is left to the list of what is
  /// not mapped, as far as it goes: a month 13 leaves the year.
  mutating func date() -> (Instant?, IncidentPrecision?) {
    let year = incident.integer("timeline.incident.year") ?? 0
    let month = incident.integer("timeline.incident.month")
    let day = incident.integer("timeline.incident.day")
    let choices: [(IncidentPrecision, Int64?, Int64?, [String])] = [
      (.day, month, day, ["year", "month", "day"]), (.month, month, 1, ["year", "month"]),
      (.year, 1, 1, ["year"]),
    ]
    for (precision, month, day, names) in choices {
      guard let month, let day, let date = LocalDate(year: year, month: month, day: day),
        let time = date.beginning
      else { continue }
      read.formUnion(names.map { "timeline.incident." + $0 })
      return (time, precision)
    }
    return (nil, nil)
  }

  /// VERIS counts how long each stage took; a report says when it came. What is not told exactly
  /// enough for that is not mapped.
  mutating func timeline() -> IncidentTimeline {
    var timeline = IncidentTimeline()
    let (start, precision) = date()
    guard let start, let precision else { return timeline }
    timeline.compromise = span("compromise", from: start, precision)
    let compromised = timeline.compromise ?? start
    timeline.exfiltration = span("exfiltration", from: compromised, precision)
    timeline.discovery = span("discovery", from: compromised, precision)
    timeline.containment = timeline.discovery.flatMap {
      span("containment", from: $0, precision)
    }
    return timeline
  }

  private mutating func span(
    _ name: String, from start: Instant, _ precision: IncidentPrecision
  ) -> Instant? {
    let path = "timeline.\(name)"
    guard let unit = incident.text(path + ".unit"), let value = incident.integer(path + ".value"),
      let end = start.later(by: value, unit, knownTo: precision), end <= incident.modified
    else { return nil }
    read.formUnion([path + ".unit", path + ".value"])
    approximate(path, "\(value) \(unit)", Phrase(.countedFrom, start.text))
    return end
  }
}

extension LocalDate {
  /// Its first moment in UTC.
  fileprivate var beginning: Instant? {
    let (nanoseconds, overflow) = daysSinceEpoch.multipliedReportingOverflow(
      by: 86_400_000_000_000)
    return overflow ? nil : Instant(nanoseconds: nanoseconds)
  }

  /// The day `months` calendar months later; the last day of a shorter month.
  fileprivate func adding(months: Int64) -> LocalDate? {
    let (year, month, day) = calendar
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, sum > 0 else { return nil }
    return (0..<4).lazy.compactMap { less in
      LocalDate(year: sum / 12, month: sum % 12 + 1, day: day - less)
    }.first
  }
}

extension Instant {
  /// The time so much later; nil if the unit is finer than the time is known, or is none.
  fileprivate func later(
    by value: Int64, _ unit: String, knownTo precision: IncidentPrecision
  ) -> Instant? {
    let seconds: [String: Int64] = [
      "Seconds": 1, "Minutes": 60, "Hours": 3600, "Days": 86_400, "Weeks": 604_800,
    ]
    let months: [String: Int64] = ["Months": 1, "Years": 12]
    guard (0...1_000_000).contains(value) else { return nil }
    if let count = months[unit] {
      guard count == 12 || precision != .year else { return nil }
      return dayUTC.adding(months: value * count)?.beginning
    }
    // A day is the most exact that VERIS says: what took minutes came on the same one.
    guard let count = seconds[unit], precision == .day else { return nil }
    let (span, tooLong) = (value * count).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, tooLate) = nanoseconds.addingReportingOverflow(span)
    return tooLong || tooLate ? nil : Instant(nanoseconds: sum)
  }
}

import EventSourcing

/// How long a clock may run.
public enum SLADuration: Hashable, Sendable {
  /// Hours of 3,600 seconds, by day and by night.
  case hours(UInt32)
  /// Hours in which the house works.
  case businessHours(UInt32)
  /// To the end of the day this many days after that of the start.
  case calendarDays(UInt32)
  /// The same, of working days.
  case workingDays(UInt32)
  /// To the end of the day of the same number, this many months later; of the month's last day if
  /// it has no such day.
  case months(UInt32)
}

/// What a clock measures with.
public struct SLAMeasure: Hashable, Sendable {
  /// How long the clock may run; pauses do not count.
  public var duration: SLADuration
  /// Whether a last day that is not a working day moves to the next one that is.
  /// Hours have no last day.
  public var endsOnWorkingDay: Bool

  /// Creates a measure whose last day, by default, stays where it is.
  public init(_ duration: SLADuration, endsOnWorkingDay: Bool = false) {
    self.duration = duration
    self.endsOnWorkingDay = endsOnWorkingDay
  }

  /// The first moment that is too late; the last representable one if it lies beyond.
  ///
  /// A day counts unless the clock stood paused at its end; the day of the start never does.
  ///
  /// - Parameters:
  ///   - start: when the clock began to run.
  ///   - pauses: when the clock stood still, in order and apart from one another.
  ///   - calendar: which days and hours count.
  /// - Complexity: O(days) for working days and business hours, else O(pauses).
  ///
  /// Source: Specs/SLA.md, "When a clock is due".
  public func due(
    from start: Instant, pauses: [Range<Instant>], on calendar: WorkCalendar
  ) -> Instant {
    switch duration {
    case .hours(let hours):
      return Self.after(hours, from: start, pauses)
    case .businessHours(let hours):
      return Self.after(hours, from: start, pauses, on: calendar)
    case .calendarDays(let days):
      return end(of: Self.day(Int64(days), after: start, pauses, on: calendar), on: calendar)
    case .months(let months):
      let days = Self.days(in: months, from: calendar.day(of: start))
      return end(of: Self.day(days, after: start, pauses, on: calendar), on: calendar)
    case .workingDays(let days):
      let last = Self.workingDay(Int64(days), after: start, pauses, on: calendar)
      return end(of: last, on: calendar)
    }
  }

  private func end(of last: Int64, on calendar: WorkCalendar) -> Instant {
    var last = last
    while endsOnWorkingDay, last < WorkCalendar.lastDay, !calendar.isWorking(last) { last += 1 }
    return calendar.start(of: last + 1)
  }

  // MARK: Hours

  private static func nanoseconds(of hours: UInt32) -> Int64 {
    let (span, overflow) = Int64(hours).multipliedReportingOverflow(by: 3_600_000_000_000)
    return overflow ? .max : span
  }

  private static func after(
    _ hours: UInt32, from start: Instant, _ pauses: [Range<Instant>]
  ) -> Instant {
    var (at, left) = (start, nanoseconds(of: hours))
    for pause in pauses {
      let run = at.distance(to: pause.lowerBound)
      if left <= run { break }
      left -= max(0, run)
      at = max(at, pause.upperBound)
    }
    return at.adding(left)
  }

  private static func after(
    _ hours: UInt32, from start: Instant, _ pauses: [Range<Instant>], on calendar: WorkCalendar
  ) -> Instant {
    var left = nanoseconds(of: hours)
    var day = calendar.number(of: start)
    var next = 0
    while day < WorkCalendar.lastDay {
      defer { day += 1 }
      guard calendar.isWorking(day) else { continue }
      let work = calendar.hours(of: day)
      var at = max(work.lowerBound, start)
      while at < work.upperBound {
        while next < pauses.count, pauses[next].upperBound <= at { next += 1 }
        let pause = next < pauses.count ? pauses[next] : work.upperBound..<work.upperBound
        let stop = max(at, min(pause.lowerBound, work.upperBound))
        let run = at.distance(to: stop)
        if left <= run { return at.adding(left) }
        left -= run
        at = stop < work.upperBound ? max(stop, pause.upperBound) : stop
      }
    }
    return Instant(nanoseconds: .max)
  }

  // MARK: Days

  /// The number of days to the same day this many months later.
  private static func days(in months: UInt32, from date: LocalDate) -> Int64 {
    let (year, month, day) = date.calendar
    let index = year * 12 + month - 1 + Int64(months)
    for shorter in 0..<4 as Range<Int64> {
      if let found = LocalDate(year: index / 12, month: index % 12 + 1, day: day - shorter) {
        return found.daysSinceEpoch - date.daysSinceEpoch
      }
    }
    return WorkCalendar.lastDay
  }

  private static func day(
    _ days: Int64, after start: Instant, _ pauses: [Range<Instant>], on calendar: WorkCalendar
  ) -> Int64 {
    let first = calendar.number(of: start) + 1
    var last = first - 1 + days
    for pause in pauses {
      let from = max(calendar.number(of: pause.lowerBound), first)
      if from > last { break }
      last += max(0, calendar.number(of: pause.upperBound) - from)
    }
    return last
  }

  private static func workingDay(
    _ days: Int64, after start: Instant, _ pauses: [Range<Instant>], on calendar: WorkCalendar
  ) -> Int64 {
    var (day, left) = (calendar.number(of: start), days)
    // The days at whose end the clock stood still: those of the pause at hand.
    var next = 0
    var paused: Range<Int64> = day..<day
    while day < WorkCalendar.lastDay, left > 0 {
      day += 1
      while next < pauses.count, day >= paused.upperBound {
        let from = calendar.number(of: pauses[next].lowerBound)
        paused = from..<max(from, calendar.number(of: pauses[next].upperBound))
        next += 1
      }
      if !paused.contains(day), calendar.isWorking(day) { left -= 1 }
    }
    return day
  }
}

extension Instant {
  /// Nanoseconds to a later moment; negative to an earlier one.
  func distance(to other: Instant) -> Int64 {
    let (distance, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return overflow ? (other < self ? .min : .max) : distance
  }

  /// The instant this many nanoseconds later; at most the last instant there is.
  func adding(_ nanoseconds: Int64) -> Instant {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return Instant(nanoseconds: overflow ? .max : sum)
  }
}

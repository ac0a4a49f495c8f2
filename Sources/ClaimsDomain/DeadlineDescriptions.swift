import EventSourcing

// What `print` shows of deadlines.

extension SLAState: CustomStringConvertible {
  /// The case's name.
  public var description: String { rawValue }
}

extension SLASubject: CustomStringConvertible {
  /// The case's name.
  public var description: String { rawValue }
}

extension SLADuration: CustomStringConvertible {
  /// The number and its unit: `3 workingDays`.
  public var description: String {
    switch self {
    case .hours(let count): String(count) + " hours"
    case .businessHours(let count): String(count) + " businessHours"
    case .calendarDays(let count): String(count) + " calendarDays"
    case .workingDays(let count): String(count) + " workingDays"
    case .months(let count): String(count) + " months"
    }
  }
}

extension SLAEventSet: CustomStringConvertible {
  /// The places of its events in the profile's `events`.
  public var description: String {
    let places = (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
    return DescriptionWriter.list(places.map { String($0) }, of: places.count)
  }
}

extension WorkCalendar: CustomStringConvertible {
  /// Its zone, and how many holidays it has.
  public var description: String {
    DescriptionWriter("WorkCalendar").part("zone", zone).part("holidays", holidays.count).text
  }
}

extension TimeZoneRule: CustomStringConvertible {
  /// The rule as it is written.
  public var description: String { text }
}

extension SLAMoment: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("SLAMoment").part("done", done).part("since", since).text
  }
}

extension SLAClock: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("SLAClock").part("name", name).part("round", round).part("state", state).part(
      "startedAt", startedAt
    ).part("due", due).part("pausedSince", pausedSince).part("stoppedAt", stoppedAt).text
  }
}

extension SLAMeasure: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("SLAMeasure").part("duration", duration).part(
      "endsOnWorkingDay", endsOnWorkingDay
    ).text
  }
}

extension SLAProfile: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("SLAProfile").part("name", name).part("calendar", calendar).part(
      "rules", rules
    ).text
  }
}

extension SLARule: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("SLARule").part("name", name).part("subject", subject).part(
      "measure", measure
    ).part("repeats", repeats).text
  }
}

extension SLAPause: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("SLAPause").part("begins", begins).part("ends", ends).text
  }
}

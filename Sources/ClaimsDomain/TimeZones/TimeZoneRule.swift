import EventSourcing

/// How far a place's clocks are from UTC, and when they change: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// A rule knows no history: it says of every year what it says of this one.
///
/// Source: POSIX.1-2017, section 8.3, "TZ"; RFC 8536, section 3.3.1, for hours beyond a day.
public struct TimeZoneRule: Hashable, Sendable {
  /// The rule as it was written.
  public let text: String
  /// Seconds east of UTC outside summer time.
  let standard: Int64
  let summer: Summer?
  /// The changes of the years that are asked for most, in order.
  private let changes: [Change]

  /// The clocks of one half of the year.
  struct Summer: Hashable, Sendable {
    /// Seconds east of UTC in summer time.
    var offset: Int64
    var begins: YearlyMoment
    var ends: YearlyMoment
  }

  /// From when on which offset holds; seconds.
  struct Change: Hashable, Sendable {
    let at: Int64
    let offset: Int64
  }

  /// UTC all year.
  public static let utc = TimeZoneRule(text: "UTC0", standard: 0, summer: nil)

  init(text: String, standard: Int64, summer: Summer?, isTabulated: Bool = true) {
    self.text = text
    self.standard = standard
    self.summer = summer
    changes =
      !isTabulated
      ? []
      : summer.map { summer in
        Self.tabulated.flatMap { summer.changes(in: $0, standard: standard) }.sorted(by: Self.order)
      } ?? []
  }

  /// Reads a rule.
  ///
  /// - Parameters:
  ///   - text: the rule, as POSIX writes it in `TZ`.
  ///   - isTabulated: whether it will be asked often, and is worth a table of its changes.
  /// - Throws: what was expected, and where in the text.
  public init(_ text: String, isTabulated: Bool = true) throws(TimeZoneFault) {
    var reader = TimeZoneReader(text)
    let (standard, summer) = try reader.rule()
    self.init(text: text, standard: standard, summer: summer, isTabulated: isTabulated)
  }

  public static func == (left: TimeZoneRule, right: TimeZoneRule) -> Bool {
    left.standard == right.standard && left.summer == right.summer
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(standard)
    hasher.combine(summer)
  }

  // MARK: From UTC

  private static let tabulated: ClosedRange<Int64> = 1970...2106
  /// The second before the first that the table does not speak of: 2107-01-01, with room for every
  /// change around the turn of the year.
  private static let tableEnd: Int64 = 4_322_000_000

  private static func order(_ left: Change, _ right: Change) -> Bool { left.at < right.at }

  /// Seconds east of UTC at a moment, in seconds since 1970.
  public func offset(at second: Int64) -> Int64 {
    guard let summer else { return standard }
    if let first = changes.first, second >= first.at, second < Self.tableEnd {
      return Self.latest(of: changes, at: second)?.offset ?? standard
    }
    // The year of the moment and both of its neighbours: a change may cross the turn of the year.
    let year = (LocalDate(daysSinceEpoch: second.dividedDown(by: 86_400)) ?? LocalDate())
      .calendar.year
    let near = (year - 1...year + 1).flatMap { summer.changes(in: $0, standard: standard) }
      .sorted(by: Self.order)
    return Self.latest(of: near, at: second)?.offset ?? standard
  }

  /// Seconds east of UTC at a moment.
  public func offset(at instant: Instant) -> Int64 {
    offset(at: instant.nanoseconds.dividedDown(by: 1_000_000_000))
  }

  /// The last change up to a moment, by halving.
  private static func latest(of changes: [Change], at second: Int64) -> Change? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].at <= second { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1] : nil
  }

  // MARK: To UTC

  /// The moment at which the clocks show a time of a day, in seconds since 1970.
  ///
  /// Of a time that they show twice the first; a time that they leap over is as long after the
  /// change as it is after the last second before.
  public func second(of day: Int64, time: Int64) -> Int64 {
    let local = day * 86_400 + time
    guard let summer else { return local - standard }
    let (early, late) = (
      local - max(standard, summer.offset), local - min(standard, summer.offset)
    )
    if early + offset(at: early) == local { return early }
    return late
  }
}

extension TimeZoneRule.Summer {
  /// When clocks change in a year. If a year is summer throughout, its end is the start of the next
  /// year: the end stands first then.
  func changes(in year: Int64, standard: Int64) -> [TimeZoneRule.Change] {
    [
      TimeZoneRule.Change(at: ends.second(in: year) - offset, offset: standard),
      TimeZoneRule.Change(at: begins.second(in: year) - standard, offset: offset),
    ]
  }
}

/// A time of a day that every year has.
struct YearlyMoment: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// `M3.5.0`: the last Sunday of March. Weeks 1 to 5, the fifth being the last; Sunday is 0.
    case weekday(month: Int64, week: Int64, weekday: Int64)
    /// `J60`: always the first of March; 1 to 365.
    case notLeap(Int64)
    /// `59`: from 0 on, a leap day counted.
    case ordinal(Int64)
  }

  var day: Day
  /// Seconds after midnight, on the clocks before the change.
  var time: Int64

  /// Seconds since 1970, as clocks show them.
  func second(in year: Int64) -> Int64 { days(in: year) * 86_400 + time }

  private func days(in year: Int64) -> Int64 {
    func first(of month: Int64) -> Int64 {
      (LocalDate(year: year, month: month, day: 1) ?? LocalDate()).daysSinceEpoch
    }
    switch day {
    case .ordinal(let number): return first(of: 1) + number
    case .notLeap(let number):
      let isLeap = first(of: 3) - first(of: 1) == 60
      return first(of: 1) + number - 1 + (isLeap && number >= 60 ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      let (first, next) = (
        first(of: month), month == 12 ? first(of: 12) + 31 : first(of: month + 1)
      )
      let day = first + (weekday - first.weekday + 7) % 7 + (week - 1) * 7
      // The fifth is the last: if there is no fifth, the fourth.
      return day < next ? day : day - 7
    }
  }
}

extension Int64 {
  /// The weekday of a day since 1970; Sunday is 0.
  var weekday: Int64 {
    let rest = (self + 4) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// Division that rounds down, for a positive divisor.
  func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

import EventSourcing

/// The days and hours on which a house works, by its own clocks.
public struct WorkCalendar: Hashable, Sendable {
  /// The zone in which days begin and end, and in which hours are meant.
  public var zone: TimeZoneRule
  /// One bit for each weekday off, Sunday the lowest.
  private let weekend: UInt8
  /// In order.
  public let holidays: [LocalDate]
  /// Seconds after midnight, on the clocks.
  public let opens: Int64
  /// Seconds after midnight; 86,400 for the end of the day.
  public let closes: Int64

  /// UTC, Monday to Friday, nine to five, no holidays.
  public init() {
    zone = .utc
    weekend = 0b100_0001
    holidays = []
    (opens, closes) = (9 * 3600, 17 * 3600)
  }

  /// - Parameters:
  ///   - zone: where the hours are counted.
  ///   - weekend: the weekdays off; Sunday is 0.
  ///   - holidays: the days off besides.
  ///   - opens: the first second of a working day, from midnight.
  ///   - closes: the second at which it is over.
  /// - Returns: nil if no weekday is left to work on, or no time between opening and closing.
  public init?(
    zone: TimeZoneRule, weekend: [Int64], holidays: [LocalDate], opens: Int64, closes: Int64
  ) {
    guard weekend.allSatisfy({ (0...6).contains($0) }), opens >= 0, opens < closes, closes <= 86_400
    else { return nil }
    let days = weekend.reduce(UInt8(0)) { $0 | 1 << UInt8($1) }
    guard days < 0b111_1111 else { return nil }
    self.zone = zone
    self.weekend = days
    self.holidays = holidays.sorted()
    (self.opens, self.closes) = (opens, closes)
  }

  /// Whether it is a working day.
  public func isWorking(on day: LocalDate) -> Bool { isWorking(day.daysSinceEpoch) }

  /// The day that the clocks show at a moment.
  public func day(of moment: Instant) -> LocalDate {
    LocalDate(daysSinceEpoch: number(of: moment)) ?? LocalDate()
  }

  // MARK: Days by their numbers

  func isWorking(_ day: Int64) -> Bool {
    guard weekend & (1 << UInt8(day.weekday)) == 0 else { return false }
    var (low, high) = (0, holidays.count)
    while low < high {
      let middle = (low + high) / 2
      if holidays[middle].daysSinceEpoch < day { low = middle + 1 } else { high = middle }
    }
    return low == holidays.count || holidays[low].daysSinceEpoch != day
  }

  /// The day since 1970 that the clocks show at a moment.
  func number(of moment: Instant) -> Int64 {
    let second = moment.nanoseconds.dividedDown(by: 1_000_000_000)
    return (second + zone.offset(at: second)).dividedDown(by: 86_400)
  }

  /// The first moment of a day; the last one there is for days that no clock will show.
  func start(of day: Int64) -> Instant { moment(day, 0) }

  /// When a day's work begins and ends.
  func hours(of day: Int64) -> Range<Instant> {
    let (from, to) = (moment(day, opens), moment(day, closes))
    return from < to ? from..<to : to..<to
  }

  private func moment(_ day: Int64, _ time: Int64) -> Instant {
    // Days beyond those that an instant can name, on either side.
    guard day < Self.lastDay else { return Instant(nanoseconds: .max) }
    guard day > -Self.lastDay else { return Instant(nanoseconds: .min) }
    return Instant(nanoseconds: zone.second(of: day, time: time) * 1_000_000_000)
  }

  /// A day short of 2262-04-11, so that no offset leads beyond what an instant can name.
  static let lastDay: Int64 = 106_740
}

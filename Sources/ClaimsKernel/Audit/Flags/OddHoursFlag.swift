import ClaimsDomain
import EventSourcing

/// Work outside the hours of work, or at a weekend, by the clocks of the rules' time zone: the first
/// of each person on each day, and the position of the last one.
struct OddHoursFlag: Flag {
  static var name: FlagName { .oddHours }
  private let (from, to): (Int64, Int64)
  private let worksOnWeekends: Bool
  /// What each person did on the latest odd day: as many as there are people.
  private var days: [ActorID: (day: Int64, finding: FlagFinding)] = [:]
  private var zone = (text: "", rule: TimeZoneRule.utc)

  init(_ thresholds: FlagThresholds) {
    (from, to) = (Int64(thresholds.workFromHour), Int64(thresholds.workToHour))
    worksOnWeekends = thresholds.worksOnWeekends
  }

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    guard moment.isWork else { return }
    if zone.text != moment.rules.timeZone {
      let text = moment.rules.timeZone
      var rule = TimeZoneRule.utc
      if !text.isEmpty { do throws(TimeZoneFault) { rule = try TimeZoneRule(text) } catch {} }
      zone = (text, rule)
    }
    let second = moment.time.nanoseconds.dividedDown(by: 1_000_000_000)
    let local = second + zone.rule.offset(at: second)
    let day = local.dividedDown(by: 86_400)
    let hour = local.remainder(by: 86_400) / 3600
    // The first of January 1970 was a Thursday.
    let isWeekend = (day + 3).remainder(by: 7) >= 5
    let isOff = isWeekend && !worksOnWeekends
    // A shift that ends before it begins goes on past midnight.
    let isInHours = from <= to ? (from..<to).contains(hour) : hour >= from || hour < to
    guard isOff || !isInHours else { return }
    let actor = moment.command.actor
    guard let known = days[actor], known.day == day else {
      if let known = days[actor] { report(known.finding) }
      let measure = FlagMeasure(hour, isOff ? .weekendHour : .hour, threshold: from)
      days[actor] = (
        day, moment.finding(Self.name, measure: measure)
      )
      return
    }
    days[actor]?.finding = known.finding.lasting(to: moment.entry.last)
  }

  mutating func finish(_ report: (FlagFinding) -> Void) {
    for (_, found) in days.sorted(by: { $0.key.text < $1.key.text }) { report(found.finding) }
  }
}

extension FlagFinding {
  /// The same up to a later position.
  fileprivate func lasting(to last: Position) -> FlagFinding {
    FlagFinding(
      flag: flag, stream: stream, person: person, positions: [positions[0], last], time: time,
      times: times, people: people, amounts: amounts, measure: measure)
  }
}

extension Int64 {
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
  fileprivate func remainder(by divisor: Int64) -> Int64 {
    self % divisor + (self % divisor < 0 ? divisor : 0)
  }
}

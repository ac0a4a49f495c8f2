import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@testable import ClaimsDomain

@Suite("SLA durations")
struct SLADurationTests {
  private static let zones = [
    "UTC": "UTC0", "Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "Sydney": "AEST-10AEDT,M10.1.0,M4.1.0/3", "New York": "EST5EDT,M3.2.0,M11.1.0",
  ]

  @Test("every vector of the page is due when the page says")
  func vectors() throws {
    let rows = try SpecificationPage("Specs/SLA.md").table(under: "## Vectors")
    #expect(rows.count >= 40)
    for row in rows {
      try #require(row.count == 8, "\(row)")
      let zone = try TimeZoneRule(try #require(Self.zones[row[1]], "\(row)"))
      let holidays = try list(row[2]).map { try #require(LocalDate($0), "\(row)") }
      let calendar = try #require(
        WorkCalendar(
          zone: zone, weekend: [0, 6], holidays: holidays, opens: 9 * 3600, closes: 17 * 3600))
      let measure = SLAMeasure(try duration(row[3]), endsOnWorkingDay: row[4] == "yes")
      let pauses = try list(row[6]).map { text in
        let ends = try text.components(separatedBy: " → ").map { try #require(Instant($0)) }
        return ends[0]..<ends[1]
      }
      let due = measure.due(
        from: try #require(Instant(row[5]), "\(row)"), pauses: pauses, on: calendar)
      #expect(due.text == Instant(row[7])?.text, "\(row[0])")
    }
  }

  private func list(_ cell: String) -> [String] {
    cell.isEmpty ? [] : cell.components(separatedBy: ", ")
  }

  private func duration(_ text: String) throws -> SLADuration {
    let words = text.components(separatedBy: " ")
    let number = try #require(UInt32(words[0]))
    switch words[1] {
    case "hours": return .hours(number)
    case "businessHours": return .businessHours(number)
    case "calendarDays": return .calendarDays(number)
    case "workingDays": return .workingDays(number)
    default:
      try #require(words[1] == "months", "\(text)")
      return .months(number)
    }
  }

  @Test(
    "a due time is what counting quarters of an hour and days one by one gives",
    arguments: 1...8 as ClosedRange<UInt64>)
  func counted(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func pick(_ range: ClosedRange<Int64>) -> Int64 {
      range.lowerBound + Int64(random.next() % UInt64(range.count))
    }
    let berlin = try TimeZoneRule("CET-1CEST,M3.5.0,M10.5.0/3")
    for _ in 0..<40 {
      let day = 20_170 + pick(0...30)
      let calendar = try #require(
        WorkCalendar(
          zone: berlin, weekend: [0, 6],
          holidays: (0..<3).compactMap { _ in LocalDate(daysSinceEpoch: day + pick(0...12)) },
          opens: 9 * 3600, closes: 17 * 3600))
      let start = day * 96 + pick(0...95)
      var ends = (0..<4).map { _ in start + pick(0...(6 * 96)) }.sorted()
      if ends[1] == ends[2] { ends = Array(ends[..<2]) }
      let pauses = stride(from: 0, to: ends.count, by: 2).map { ends[$0]..<ends[$0 + 1] }
        .filter { !$0.isEmpty }
      let number = UInt32(pick(1...9))
      for duration in [
        SLADuration.hours(number * 5), .businessHours(number * 3), .calendarDays(number),
        .workingDays(number),
      ] {
        let due = SLAMeasure(duration).due(
          from: moment(start), pauses: pauses.map { moment($0.lowerBound)..<moment($0.upperBound) },
          on: calendar)
        let expected = Self.count(duration, start, pauses, calendar)
        #expect(due == moment(expected), "\(duration) from \(start), \(pauses)")
      }
    }
  }

  private func moment(_ quarter: Int64) -> Instant { Self.moment(quarter) }
  private static func moment(_ quarter: Int64) -> Instant {
    Instant(nanoseconds: quarter * 900_000_000_000)
  }

  /// Quarter by quarter of an hour, as a person would with only a calendar and patience.
  private static func count(
    _ duration: SLADuration, _ start: Int64, _ pauses: [Range<Int64>], _ calendar: WorkCalendar
  ) -> Int64 {
    func paused(_ quarter: Int64) -> Bool { pauses.contains { $0.contains(quarter) } }
    func day(_ quarter: Int64) -> LocalDate { calendar.day(of: moment(quarter)) }
    func isOpen(_ quarter: Int64) -> Bool {
      let local = quarter * 900 + calendar.zone.offset(at: quarter * 900)
      return calendar.isWorking(on: day(quarter)) && (32_400..<61_200).contains(local % 86_400)
    }
    var quarter = start
    switch duration {
    case .hours(let hours), .businessHours(let hours):
      var left = hours * 4
      while left > 0 {
        if case .businessHours = duration, !isOpen(quarter) {
        } else if !paused(quarter) {
          left -= 1
        }
        quarter += 1
      }
    case .calendarDays(let days), .workingDays(let days), .months(let days):
      var left = days
      while left > 0 {
        let today = day(quarter)
        quarter += 1
        guard day(quarter) != today, today != day(start), !paused(quarter - 1) else { continue }
        if case .workingDays = duration, !calendar.isWorking(on: today) { continue }
        left -= 1
      }
    }
    return quarter
  }

  @Test("what would be due after the last instant is due at it, whatever is counted")
  func ends() throws {
    let start = Instant(nanoseconds: .max - 1)
    for duration in [
      SLADuration.hours(.max), .businessHours(1), .calendarDays(.max), .workingDays(.max),
      .months(.max),
    ] {
      let due = SLAMeasure(duration, endsOnWorkingDay: true).due(
        from: start, pauses: [], on: WorkCalendar())
      #expect(due.nanoseconds == .max, "\(duration)")
      let first = SLAMeasure(duration).due(
        from: Instant(nanoseconds: .min), pauses: [], on: WorkCalendar())
      #expect(first > Instant(nanoseconds: .min))
    }
  }

  @Test("a calendar needs a working day and a working hour")
  func noWork() {
    let utc = TimeZoneRule.utc
    func calendar(_ weekend: [Int64], _ opens: Int64, _ closes: Int64) -> WorkCalendar? {
      WorkCalendar(zone: utc, weekend: weekend, holidays: [], opens: opens, closes: closes)
    }
    #expect(calendar([0, 1, 2, 3, 4, 5, 6], 0, 86_400) == nil)
    #expect(calendar([7], 0, 86_400) == nil)
    #expect(calendar([], 32_400, 32_400) == nil)
    #expect(calendar([], -1, 86_400) == nil)
    #expect(calendar([], 0, 86_401) == nil)
    #expect(calendar([0, 0, 6], 0, 86_400) != nil)
  }
}

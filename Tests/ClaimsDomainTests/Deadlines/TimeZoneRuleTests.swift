import EventSourcing
import Foundation
import Testing

@testable import ClaimsDomain

@Suite("Time zone rules")
struct TimeZoneRuleTests {
  /// A place, and years in which it kept to its rule.
  struct Place: Sendable {
    let name: String
    let rule: String
    let years: ClosedRange<Int>
  }

  static let places = [
    Place(name: "Europe/Berlin", rule: "CET-1CEST,M3.5.0,M10.5.0/3", years: 2019...2025),
    Place(name: "Europe/Dublin", rule: "IST-1GMT0,M10.5.0,M3.5.0/1", years: 2019...2025),
    Place(name: "Europe/Lisbon", rule: "WET0WEST,M3.5.0/1,M10.5.0", years: 2019...2025),
    Place(name: "America/New_York", rule: "EST5EDT,M3.2.0,M11.1.0", years: 2019...2025),
    Place(name: "America/St_Johns", rule: "NST3:30NDT,M3.2.0,M11.1.0", years: 2019...2025),
    Place(name: "Australia/Sydney", rule: "AEST-10AEDT,M10.1.0,M4.1.0/3", years: 2019...2025),
    Place(
      name: "Australia/Lord_Howe", rule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", years: 2019...2025),
    Place(
      name: "Pacific/Chatham", rule: "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45",
      years: 2019...2025),
    Place(name: "Asia/Kolkata", rule: "IST-5:30", years: 2019...2021),
    Place(name: "America/Bogota", rule: "<-05>5", years: 2019...2021),
  ]

  @Test(
    "a rule gives the offsets of the system's tables, at every half hour", arguments: places)
  func tables(place: Place) throws {
    guard let table = TimeZone(identifier: place.name) else { return }
    let rule = try TimeZoneRule(place.rule)
    let (first, last) = (second(of: place.years.lowerBound), second(of: place.years.upperBound))
    var before = rule.offset(at: first)
    for moment in stride(from: first, to: last, by: 1800) {
      let isChanged = rule.offset(at: moment) != before
      before = rule.offset(at: moment)
      // At changes of the clocks, also the last second before.
      for second in isChanged ? [moment - 1, moment] : [moment] {
        let expected = table.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
        let found = rule.offset(at: second)
        if found != Int64(expected) {
          Issue.record("\(place.name) at \(second): \(found), the table says \(expected)")
          return
        }
      }
    }
  }

  private func second(of year: Int) -> Int64 {
    (LocalDate(year: Int64(year), month: 1, day: 1) ?? LocalDate()).daysSinceEpoch * 86_400
  }

  @Test(
    "clocks change at the second",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T01:00:00Z", 3600, 7200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T01:00:00Z", 7200, 3600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-04-05T16:00:00Z", 39_600, 36_000),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-10-04T16:00:00Z", 36_000, 39_600),
      // Beyond the table, and before it.
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2200-10-04T16:00:00Z", 36_000, 39_600),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "1900-03-25T01:00:00Z", 3600, 7200),
      // Days by their numbers: the first of March, a leap day counted or not.
      ("AAA0BBB,J60/0,J300", "2024-03-01T00:00:00Z", 0, 3600),
      ("AAA0BBB,J60/0,J300", "2025-03-01T00:00:00Z", 0, 3600),
      ("AAA0BBB,59/0,300", "2024-02-29T00:00:00Z", 0, 3600),
      ("AAA0BBB,59/0,300", "2025-03-01T00:00:00Z", 0, 3600),
      // Hours beyond a day, either way.
      ("AAA0BBB,M3.4.4/50,M10.5.0", "2025-03-29T02:00:00Z", 0, 3600),
      ("AAA0BBB,M3.1.0/-1,M10.5.0", "2025-03-01T23:00:00Z", 0, 3600),
    ] as [(String, String, Int64, Int64)])
  func changes(rule: String, change: String, before: Int64, after: Int64) throws {
    let rule = try TimeZoneRule(rule)
    let second = try #require(Instant(change)).nanoseconds / 1_000_000_000
    #expect(rule.offset(at: second - 1) == before)
    #expect(rule.offset(at: second) == after)
  }

  @Test("a year that is summer throughout has no winter at its turn")
  func allYear() throws {
    let rule = try TimeZoneRule("XXX3EDT4,0/0,J365/23")
    for year in 1969...2110 {
      for offset in [-7200, -1, 0, 1, 7200] as [Int64] {
        #expect(rule.offset(at: second(of: year) + 10_800 + offset) == -14_400)
      }
    }
  }

  @Test(
    "a time that clocks leap over is after the change, one that they show twice is the first",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30", 9000, "2025-03-30T01:30:00Z"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26", 9000, "2025-10-26T00:30:00Z"),
      // Clocks that leap at midnight: the day begins at one.
      ("<-04>4<-03>,M9.1.0/0,M4.1.0/0", "2025-09-07", 0, "2025-09-07T04:00:00Z"),
      // And that go back at midnight: the hour before it comes twice.
      ("<-04>4<-03>,M9.1.0/0,M4.1.0/0", "2025-04-06", 0, "2025-04-06T04:00:00Z"),
      ("<-04>4<-03>,M9.1.0/0,M4.1.0/0", "2025-04-05", 84_600, "2025-04-06T02:30:00Z"),
      ("IST-5:30", "2025-01-01", 0, "2024-12-31T18:30:00Z"),
    ] as [(String, String, Int64, String)])
  func local(rule: String, day: String, time: Int64, moment: String) throws {
    let day = try #require(LocalDate(day))
    let second = try TimeZoneRule(rule).second(of: day.daysSinceEpoch, time: time)
    #expect(Instant(nanoseconds: second * 1_000_000_000).text.prefix(19) == moment.prefix(19))
  }

  @Test(
    "what is no rule is refused, with its place",
    arguments: [
      ("", "expected a name of three letters or more, such as CET, at byte 1 of 0"),
      ("CE", "expected a name of three letters or more, such as CET, at byte 3 of 2"),
      (
        "CET",
        "expected how many hours west of UTC, such as -1 or 4:30: a rule such as CET-1CEST,M3.5.0,M10.5.0/3, not the name of a place, at byte 4 of 3"
      ),
      (
        "CET-25",
        "expected how many hours west of UTC, such as -1 or 4:30: a rule such as CET-1CEST,M3.5.0,M10.5.0/3, not the name of a place, at byte 5 of 6"
      ),
      ("CET-1:60", "expected minutes from 0 to 59, at byte 7 of 8"),
      ("<+1>-1", "expected a name such as <+03> that ends in >, at byte 4 of 6"),
      (
        "CET-1CEST",
        "expected a comma and when summer time begins, such as ,M3.5.0, at byte 10 of 9"
      ),
      (
        "CET-1CEST,M3.5.0",
        "expected a comma and when summer time ends, such as ,M10.5.0/3, at byte 17 of 16"
      ),
      ("CET-1CEST,M13.5.0,M10.5.0", "expected a month from 1 to 12, at byte 12 of 25"),
      (
        "CET-1CEST,M3.6.0,M10.5.0",
        "expected a week from 1 to 5, which is the last, at byte 14 of 24"
      ),
      ("CET-1CEST,M3.5.7,M10.5.0", "expected a weekday from 0, Sunday, to 6, at byte 16 of 24"),
      ("CET-1CEST,J0,J300", "expected a day from 1 to 365, at byte 12 of 17"),
      ("CET-1CEST,366,1", "expected M, J or a day from 0 to 365, at byte 11 of 15"),
      ("CET-1CEST,M3.5.0/168,M10.5.0", "expected an hour from -167 to 167, at byte 18 of 28"),
      ("CET-1CEST-1,M3.5.0,M10.5.0", "expected another offset in summer time, at byte 12 of 26"),
      ("CET-1CEST,M3.5.0,M10.5.0/3x", "expected the end, at byte 27 of 27"),
      (
        "Europe/Berlin",
        "expected how many hours west of UTC, such as -1 or 4:30: a rule such as CET-1CEST,M3.5.0,M10.5.0/3, not the name of a place, at byte 7 of 13"
      ),
      ("ÄÄÄ-1", "expected a name of three letters or more, such as CET, at byte 1 of 8"),
    ])
  func faults(text: String, explanation: String) {
    let fault = #expect(throws: TimeZoneFault.self) { try TimeZoneRule(text) }
    #expect(fault?.explanation == explanation)
    #expect(fault?.reason.es.hasPrefix("se esperaba ") == true)
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@Suite("SLA profiles")
struct SLAProfileJSONTests {
  static func exampleProfile() throws -> SLAProfile {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Examples/Profiles/example.json")
    return try SLAProfile(json: Array(try Data(contentsOf: file)))
  }

  @Test("the example is read, and says that it is one")
  func example() throws {
    let profile = try Self.exampleProfile()
    #expect(profile.name == "Example")
    #expect(
      profile.rules.map(\.name) == [
        "accept", "acknowledge", "decide", "pay", "status letter", "inspect the damage",
        "early warning", "notification", "final notice", "verify",
      ])
    #expect(
      profile.rules.map(\.measure.duration) == [
        .businessHours(16), .workingDays(10), .calendarDays(40), .calendarDays(30),
        .calendarDays(30), .months(1), .hours(24), .hours(72), .months(1), .workingDays(2),
      ])
    #expect(profile.rules.map(\.repeats).firstIndex(of: true) == 4)
    #expect(profile.rules[2].measure.endsOnWorkingDay)
    #expect(profile.rules[2].pauses.count == 1)
    #expect(profile.rules[5].types == [ClaimType.auto.rawValue, ClaimType.property.rawValue])
    #expect(profile.rules[6].subject == .report)
    #expect(profile.rules[9].subject == .document)
    #expect(profile.calendar.zone.text == "CET-1CEST,M3.5.0,M10.5.0/3")
    let (holiday, monday) = (LocalDate("2025-12-25")!, LocalDate("2025-12-29")!)
    #expect(!profile.calendar.isWorking(on: holiday))
    #expect(profile.calendar.isWorking(on: monday))
  }

  private static let clock =
    #"{"name":"c","starts":["ClaimSubmitted"],"stops":["ClaimOpened"],"within":{"hours":1}}"#

  @Test("what is left out is the calendar of the page, without pauses")
  func usual() throws {
    let profile = try SLAProfile(json: Array(#"{"name":"p","clocks":[\#(Self.clock)]}"#.utf8))
    #expect(profile.calendar == WorkCalendar())
    #expect(profile.rules[0].pauses.isEmpty)
    #expect(profile.rules[0].subject == .claim)
    #expect(profile.events == ["ClaimSubmitted", "ClaimOpened"])
  }

  /// A profile with one clock, with some text replaced.
  private func fault(_ text: String) -> String {
    do throws(JSONFault) {
      _ = try SLAProfile(json: Array(text.utf8))
      return "none"
    } catch { return error.explanation }
  }

  @Test(
    "a profile that cannot be meant is refused, with its place",
    arguments: [
      ("[]", "the profile: expected an object, found an array"),
      ("{", "not valid JSON: expected a name in quotes behind byte 1 of 1"),
      (#"{"name":"p"}"#, "clocks: expected at least one clock, found nothing"),
      (#"{"name":"p","clocks":[]}"#, "clocks: expected at least one clock, found an array"),
      (#"{"clocks":[CLOCK]}"#, "name: expected what the profile is called, found nothing"),
      (
        #"{"name":"p","clock":[CLOCK]}"#,
        "clock: no such field: did you mean clocks?"
      ),
      (#"{"name":"p","clocks":[CLOCK,CLOCK]}"#, "clocks[1].name: there is a clock 'c' already"),
      (
        #"{"name":"p","calendar":{"zone":"CET"},"clocks":[CLOCK]}"#,
        "calendar.zone: expected how many hours west of UTC, such as -1 or 4:30: a rule such as CET-1CEST,M3.5.0,M10.5.0/3, not the name of a place, at byte 4 of 3"
      ),
      (
        #"{"name":"p","calendar":{"weekend":["sonntag"]},"clocks":[CLOCK]}"#,
        "calendar.weekend[0]: expected one of sunday, monday, tuesday, wednesday, thursday, "
          + "friday, saturday, found 'sonntag'"
      ),
      (
        #"{"name":"p","calendar":{"holidays":["2025-02-29"]},"clocks":[CLOCK]}"#,
        #"calendar.holidays[0]: expected a date such as 2026-03-01, found "2025-02-29""#
      ),
      (
        #"{"name":"p","calendar":{"opens":"9:00"},"clocks":[CLOCK]}"#,
        #"calendar.opens: expected a time from 00:00 to 24:00, found "9:00""#
      ),
      (
        #"{"name":"p","calendar":{"opens":"17:00"},"clocks":[CLOCK]}"#,
        "calendar: expected a weekday that is no weekend, and a closing time after the opening one"
      ),
      (
        #"{"name":"p","pauses":{"x":{"from":["ClaimOpened"]}},"clocks":[CLOCK]}"#,
        #"pauses.x: expected {"from": [events], "to": [events]}"#
      ),
      (
        #"{"name":"p","pauses":{"x":{"from":["NoteAdded"],"to":["ClaimDenied"]}},"clocks":[CLOCK]}"#,
        "pauses.x: no clock is paused by it; leave it out"
      ),
    ] as [(String, String)])
  func faults(text: String, explanation: String) {
    #expect(fault(text.replacingOccurrences(of: "CLOCK", with: Self.clock)) == explanation)
  }

  @Test(
    "a clock that cannot be meant is refused, with its place",
    arguments: [
      (#""name":"c""#, #""name":"""#, ".name: expected what the clock is called, found nothing"),
      (#""name":"c""#, #""nam":"c""#, ".nam: no such field"),
      (
        #""name":"c""#, #""name":"c","of":"lead""#,
        ".of: expected claim or report or document, found 'lead'"
      ),
      (
        #""name":"c""#, #""name":"c","of":"report""#,
        ".starts[0]: there is no event 'ClaimSubmitted' of a report; Specs/SLA.md says which there are"
      ),
      (
        #""name":"c""#, #""name":"c","of":"report","types":["auto"]"#,
        ".types: only claims have types"
      ),
      (
        #""name":"c""#, #""name":"c","types":["boat"]"#,
        ".types[0]: expected one of medical, dental, vision, property, injuryLegal, auto, "
          + "cyberLoss, found \"boat\""
      ),
      (
        #""ClaimOpened""#, #""ClaimOpend""#,
        ".stops[0]: there is no event 'ClaimOpend' of a claim; Specs/SLA.md says which there are"
      ),
      (#"["ClaimOpened"]"#, "[]", ".stops: expected the names of events, found none"),
      (#""ClaimOpened""#, "7", ".stops[0]: expected a string, found 7"),
      (
        #""ClaimOpened""#, #""ClaimSubmitted""#,
        ": 'ClaimSubmitted' does two things to it; what stops a clock and starts it again is "
          + "\"repeats\": true"
      ),
      (
        #""name":"c""#, #""name":"c","repeats":true"#,
        ".cancels: a clock that repeats needs an event that ends it"
      ),
      (
        #""name":"c""#, #""name":"c","pauses":["x"]"#, ".pauses[0]: there is no pause 'x'"
      ),
      (
        #","within":{"hours":1}"#, "",
        ".within: expected one of hours, businessHours, calendarDays, workingDays, months, found "
          + "nothing"
      ),
      (
        #"{"hours":1}"#, #"{"hours":1,"months":1}"#,
        ".within: expected one of hours, businessHours, calendarDays, workingDays, months, found 2"
      ),
      (#"{"hours":1}"#, #"{"hours":0}"#, ".within.hours: expected 1 to 100000, found 0"),
      (#"{"hours":1}"#, #"{"months":1201}"#, ".within.months: expected 1 to 1200, found 1201"),
      (
        #"{"hours":1}"#, #"{"hours":1.5}"#,
        ".within.hours: expected an integer that is not negative, found 1.5"
      ),
      (
        #"{"hours":1}"#, #"{"weeks":1}"#,
        ".within.weeks: no such field; there are: businessHours, calendarDays, hours, months, "
          + "workingDays"
      ),
    ] as [(String, String, String)])
  func clockFaults(part: String, other: String, explanation: String) {
    let clock = Self.clock.replacingOccurrences(of: part, with: other)
    let found = fault(#"{"name":"p","clocks":[\#(clock)]}"#)
    #expect(found.hasPrefix("clocks[0]" + explanation), "\(found)")
  }

  @Test("more events than a profile can distinguish are refused")
  func tooMany() {
    let names = SLASubject.claim.events
    let half = names.count / 2
    func list(_ names: ArraySlice<String>) -> String {
      "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    let found = fault(
      """
      {"name":"p","clocks":[{"name":"c","starts":\(list(names[..<half])),
       "stops":\(list(names[half...])),"within":{"hours":1}}]}
      """)
    #expect(found == "clocks[0].stops: more than 64 different events in one profile")
  }
}

import EventSourcing
import StateMachineTesting
import Testing

@Suite("Instant")
struct InstantTests {
  @Test("prints nine digits and reads them back")
  func nineDigits() {
    let text = "2026-03-01T09:00:00.000000001Z"
    #expect(Instant(text)?.text == text)
  }

  @Test(
    "counts nanoseconds since 1970 in UTC, before it downwards",
    arguments: [
      ("1970-01-01T00:00:00.000000000Z", 0), ("1970-01-01T00:00:00.000000001Z", 1),
      ("1969-12-31T23:59:59.999999999Z", -1), ("1969-12-31T23:59:58.500000000Z", -1_500_000_000),
      ("2000-02-29T12:00:00.000000000Z", 951_825_600_000_000_000),
      ("2001-09-09T01:46:40.000000000Z", 1_000_000_000_000_000_000),
      ("2262-04-11T23:47:16.854775807Z", .max), ("1677-09-21T00:12:43.145224192Z", .min),
      ("1677-09-21T00:12:44.000000000Z", -9_223_372_036_000_000_000),
      ("1677-09-21T00:12:43.999999999Z", -9_223_372_036_000_000_001),
    ] as [(String, Int64)])
  func known(text: String, nanoseconds: Int64) {
    #expect(Instant(nanoseconds: nanoseconds).text == text)
    #expect(Instant(text)?.nanoseconds == nanoseconds)
  }

  @Test("every instant reads back as it was printed", arguments: seeds)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let instant = Instant(nanoseconds: Int64(bitPattern: random.word()))
      #expect(Instant(instant.text) == instant)
    }
  }

  @Test(
    "an offset is taken off, letters may be small, a fraction short",
    arguments: [
      ("2026-03-01T10:30:00+01:30", "2026-03-01T09:00:00.000000000Z"),
      ("2026-02-28T23:30:00.25-09:30", "2026-03-01T09:00:00.250000000Z"),
      ("2026-03-01t09:00:00.1z", "2026-03-01T09:00:00.100000000Z"),
      ("2026-03-01 09:00:00.123456789Z", "2026-03-01T09:00:00.123456789Z"),
      ("2024-03-01T00:59:59+01:00", "2024-02-29T23:59:59.000000000Z"),
      ("1970-01-01T00:00:00-00:00", "1970-01-01T00:00:00.000000000Z"),
      ("1970-01-01T00:00:00+23:59", "1969-12-31T00:01:00.000000000Z"),
    ])
  func offsets(text: String, expected: String) {
    #expect(Instant(text)?.text == expected)
  }

  @Test(
    "what is no time of RFC 3339, or outside the range, is refused",
    arguments: [
      "", "2026", "2026-03-01", "2026-03-01T09:00:00", "2026-03-01T09:00Z", "2026-03-01T09:00:00",
      "2026-03-01T24:00:00Z", "2026-03-01T09:60:00Z", "2026-03-01T23:59:60Z",
      "2026-02-29T09:00:00Z", "2026-13-01T09:00:00Z", "2026-03-01T09:00:00.Z",
      "2026-03-01T09:00:00.0000000001Z", "2026-03-01T09:00:00,5Z", "2026-03-01T09:00:00+24:00",
      "2026-03-01T09:00:00+01:60", "2026-03-01T09:00:00+0100", "2026-03-01T09:00:00Z ",
      " 2026-03-01T09:00:00Z", "2026-03-01T09:00:00ZZ", "2026-03-01T9:00:00Z",
      "2026-03-01T+9:00:00Z", "٢٠٢٦-03-01T09:00:00Z", "2026-03-01T09:00:00Z\u{0}",
      "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2262-04-11T23:47:16.854775808Z",
      "1677-09-21T00:12:43.145224191Z",
    ])
  func refused(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test("the day of an instant is that of UTC, before 1970 too")
  func day() {
    #expect(Instant(nanoseconds: -1).dayUTC.text == "1969-12-31")
    #expect(Instant(nanoseconds: 86_399_999_999_999).dayUTC.text == "1970-01-01")
    #expect(Instant(nanoseconds: 86_400_000_000_000).dayUTC.text == "1970-01-02")
    #expect(Instant(nanoseconds: .min).dayUTC.text == "1677-09-21")
    #expect(Instant(nanoseconds: .max).dayUTC.text == "2262-04-11")
  }

  @Test(
    "a second 60 is told from what is no time at all",
    arguments: [
      ("2016-12-31T23:59:60Z", true), ("2017-01-01T00:59:60.5+01:00", true),
      ("2016-12-31T23:59:61Z", false), ("2016-12-31T23:59:59Z", false),
      ("2016-13-31T23:59:60Z", false), ("23:59:60", false),
    ])
  func leapSecond(text: String, isOne: Bool) {
    #expect(Instant.isLeapSecond(text) == isOne)
    if isOne { #expect(Instant(text) == nil) }
  }
}

import EventSourcing
import Testing

@Suite("Local date")
struct LocalDateTests {
  @Test("every day from year 1 to 9999 follows the one before, and goes by its own date")
  func everyDay() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var days: Int64 = -719_162
    var wrong: [String] = []
    for year in 1...9999 as ClosedRange<Int64> {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for month in 1...12 as ClosedRange<Int64> {
        let length = Int64(lengths[Int(month) - 1]) + (isLeap && month == 2 ? 1 : 0)
        // The ends of every month, so that a debug build is done in a second.
        for day in [1, length] {
          let date = LocalDate(daysSinceEpoch: days + day - 1)
          if date?.calendar ?? (0, 0, 0) != (year, month, day)
            || LocalDate(year: year, month: month, day: day) != date
          {
            wrong.append("\(year)-\(month)-\(day)")
          }
        }
        if LocalDate(year: year, month: month, day: length + 1) != nil {
          wrong.append("\(year)-\(month) is too long")
        }
        days += length
      }
    }
    #expect(wrong == [])
    #expect(days == 2_932_897)
  }

  @Test("every day of a leap century and of a common one reads back as it was printed")
  func roundTrip() {
    for start in [-25_567, 10_957 as Int64] {
      for days in start..<(start + 366 * 5) {
        let date = LocalDate(daysSinceEpoch: days)
        #expect(date != nil && date.flatMap { LocalDate($0.text) } == date)
      }
    }
  }

  @Test(
    "known days",
    arguments: [
      ("0001-01-01", -719_162), ("1600-02-29", -135_081), ("1900-02-28", -25_509),
      ("1970-01-01", 0), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2026-03-01", 20_513),
      ("9999-12-31", 2_932_896),
    ] as [(String, Int64)])
  func known(text: String, days: Int64) {
    #expect(LocalDate(text)?.daysSinceEpoch == days)
    #expect(LocalDate(daysSinceEpoch: days)?.text == text)
  }

  @Test(
    "what is no day of the calendar is refused",
    arguments: [
      "", "2026-3-1", "2026-03-1", "2026-03-01 ", "2026-00-01", "2026-13-01", "2026-01-00",
      "2026-01-32", "2026-04-31", "2026-02-29", "1900-02-29", "0000-12-31", "10000-01-01",
      "-001-01-01", "2026/03/01", "2026-03-01T00:00:00Z", "20260301", "２０２６-03-01", "+026-03-01",
    ])
  func refused(text: String) {
    #expect(LocalDate(text) == nil)
  }

  @Test("numbers outside the calendar are refused, however large")
  func extremes() {
    for days in [-719_163, 2_932_897, .min, .max] as [Int64] {
      #expect(LocalDate(daysSinceEpoch: days) == nil)
    }
    for wild in [.min, -1, 0, 10_000, .max] as [Int64] {
      #expect(LocalDate(year: wild, month: 1, day: 1) == nil)
      #expect(LocalDate(year: 2026, month: wild, day: 1) == nil)
      #expect(LocalDate(year: 2026, month: 1, day: wild) == nil)
      #expect(LocalDate(year: 2026, month: 12, day: wild) == nil)
    }
  }

  @Test("an earlier day is less than a later one")
  func order() throws {
    let days = try ["0001-01-01", "1969-12-31", "1970-01-01", "2024-02-29"].map {
      try #require(LocalDate($0))
    }
    #expect(days.reversed().sorted() == days)
  }
}

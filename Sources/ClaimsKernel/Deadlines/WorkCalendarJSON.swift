import ClaimsDomain
import EventSourcing

extension WorkCalendar {
  /// Reads a calendar. - Throws: what was expected and what was found, and where.
  init(_ value: JSONValue, at path: String) throws(WireError) {
    let usual = WorkCalendar()
    var reader = try JSONReader(value, path: path)
    var zone: String?
    var weekend: [String]?
    var holidays: [LocalDate] = []
    var (opens, closes): (String?, String?) = (nil, nil)
    try reader.field(0, "zone", &zone)
    if let days = reader.take("weekend") {
      guard case .array(let days) = days else {
        throw .expected(Phrase(.array), at: "\(path).weekend", found: days)
      }
      weekend = try days.enumerated().map { index, day throws(WireError) in
        guard case .string(let name) = day else {
          throw .expected(
            Phrase(.weekday), at: "\(path).weekend[\(index)]", found: day)
        }
        return name
      }
    }
    try reader.field(0, "holidays", &holidays)
    try reader.field(0, "opens", &opens)
    try reader.field(0, "closes", &closes)
    try reader.finish()
    let rule: TimeZoneRule
    do throws(TimeZoneFault) {
      rule = try zone.map { (text) throws(TimeZoneFault) in try TimeZoneRule(text) } ?? .utc
    } catch {
      throw .unreadable(error.wording.at("\(path).zone"))
    }
    let free = try weekend.map { (names) throws(WireError) in
      try Self.weekdays(names, at: "\(path).weekend")
    }
    let hours = (
      try opens.map { (text) throws(WireError) in try Self.time(text, at: "\(path).opens") },
      try closes.map { (text) throws(WireError) in try Self.time(text, at: "\(path).closes") }
    )
    guard
      let calendar = WorkCalendar(
        zone: rule, weekend: free ?? [0, 6], holidays: holidays, opens: hours.0 ?? usual.opens,
        closes: hours.1 ?? usual.closes)
    else {
      throw .unreadable(
        Phrase(.expectedWeekdayThatIsNo, path))
    }
    self = calendar
  }

  private static let weekdayNames = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  private static func weekdays(_ names: [String], at path: String) throws(WireError) -> [Int64] {
    var days: [Int64] = []
    for (index, name) in names.enumerated() {
      guard let day = weekdayNames.firstIndex(of: name) else {
        let known = weekdayNames.joined(separator: ", ")
        throw .expected(
          Phrase(.oneOf, known), at: "\(path)[\(index)]", text: name)
      }
      days.append(Int64(day))
    }
    return days
  }

  /// `09:00`, to `24:00`; in seconds.
  private static func time(_ text: String, at path: String) throws(WireError) -> Int64 {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hours = Int64(parts[0]), let minutes = Int64(parts[1]), minutes < 60,
      hours * 60 + minutes <= 24 * 60
    else {
      throw .unreadable(
        Phrase(.expectedTimeFrom0000, path, text))
    }
    return hours * 3600 + minutes * 60
  }
}

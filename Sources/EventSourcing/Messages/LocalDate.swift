/// A day of the Gregorian calendar in no particular time zone, such as a date of loss.
///
/// Years 0001 to 9999.
@frozen public struct LocalDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let daysSinceEpoch: Int64

  /// 1970-01-01.
  @inlinable public init() { daysSinceEpoch = 0 }

  /// Creates the day so many days after 1970-01-01; nil outside the years 0001 to 9999.
  public init?(daysSinceEpoch: Int64) {
    guard (-719_162...2_932_896).contains(daysSinceEpoch) else { return nil }
    self.daysSinceEpoch = daysSinceEpoch
  }

  /// Creates a day of the calendar; nil if there is no such day in the years 0001 to 9999.
  public init?(year: Int64, month: Int64, day: Int64) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Days from civil, with years that begin in March. Source: Hinnant, "chrono-Compatible
    // Low-Level Date Algorithms".
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.dividedDown(by: 400).quotient
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(daysSinceEpoch: era * 146_097 + dayOfEra - 719_468)
    guard calendar == (year, month, day) else { return nil }
  }

  /// Reads `YYYY-MM-DD`.
  public init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let date = scanner.date(), scanner.isAtEnd else { return nil }
    self = date
  }

  /// The year, the month from 1, and the day of the month from 1.
  public var calendar: (year: Int64, month: Int64, day: Int64) {
    let shifted = daysSinceEpoch + 719_468
    let era = shifted.dividedDown(by: 146_097).quotient
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// `YYYY-MM-DD`, always ten characters.
  public var text: String {
    let (year, month, day) = calendar
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  @inlinable public static func < (left: LocalDate, right: LocalDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }
}

extension LocalDate: FieldValue {
  @inlinable public static var wireType: WireType { .varint }
  /// Days since 1970-01-01.
  public static var schemaName: StaticString { "sint64" }
  public static var schemaMeaning: StaticString { "date" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
}

/// Reads the fixed fields of dates and times.
struct DigitScanner {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { at == bytes.count }

  mutating func takes(_ options: StaticString...) -> Bool {
    guard at < bytes.count else { return false }
    for option in options where option.utf8Start[0] == bytes[at] {
      at += 1
      return true
    }
    return false
  }

  mutating func number(digits: Int) -> Int64? {
    guard bytes.count - at >= digits else { return nil }
    var value: Int64 = 0
    for _ in 0..<digits {
      guard (0x30...0x39).contains(bytes[at]) else { return nil }
      value = value * 10 + Int64(bytes[at] - 0x30)
      at += 1
    }
    return value
  }

  mutating func date() -> LocalDate? {
    guard let year = number(digits: 4), takes("-"), let month = number(digits: 2), takes("-"),
      let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// One to nine digits, as nanoseconds.
  mutating func fraction() -> Int64? {
    var value: Int64 = 0
    var digits = 0
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) {
      guard digits < 9 else { return nil }
      value = value * 10 + Int64(bytes[at] - 0x30)
      digits += 1
      at += 1
    }
    guard digits > 0 else { return nil }
    for _ in digits..<9 { value *= 10 }
    return value
  }

  mutating func offsetInSeconds() -> Int64? {
    if takes("Z", "z") { return 0 }
    let sign: Int64
    if takes("+") { sign = 1 } else if takes("-") { sign = -1 } else { return nil }
    guard let hours = number(digits: 2), hours < 24, takes(":"),
      let minutes = number(digits: 2), minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}

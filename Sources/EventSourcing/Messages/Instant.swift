/// A point in time: nanoseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// Covers 1677-09-21 to 2262-04-11. Zero is a real time, not "absent".
@frozen public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since 1970-01-01T00:00:00Z; negative before.
  public var nanoseconds: Int64

  /// Creates the instant so many nanoseconds after 1970-01-01T00:00:00Z.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
  @inlinable public init() { self.init(nanoseconds: 0) }

  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// So long after 1970; the first or the last instant there is, if that is beyond them.
  public init(secondsSince1970 seconds: Int64, nanoseconds: Int64 = 0) {
    let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isLater) = whole.addingReportingOverflow(nanoseconds)
    self.init(nanoseconds: isBeyond || isLater ? (seconds < 0 ? .min : .max) : sum)
  }

  /// The instant `days` days of 24 hours later; at most the last instant there is.
  public func adding(days: UInt32) -> Instant {
    let (span, tooLong) = Int64(days).multipliedReportingOverflow(by: 86_400_000_000_000)
    let (sum, tooLate) = nanoseconds.addingReportingOverflow(tooLong ? .max : span)
    return Instant(nanoseconds: tooLate ? .max : sum)
  }

  /// Whether it is at most so many days before or after another.
  public func isWithin(days: UInt32, of other: Instant) -> Bool {
    self <= other.adding(days: days) && other <= adding(days: days)
  }

  /// The calendar day in UTC.
  public var dayUTC: LocalDate {
    let days = nanoseconds.dividedDown(by: Self.nanosecondsPerDay).quotient
    return LocalDate(daysSinceEpoch: days) ?? LocalDate()
  }

  /// RFC 3339 in UTC with nine digits: `2026-03-01T09:00:00.000000000Z`.
  public var text: String {
    let (days, rest) = nanoseconds.dividedDown(by: Self.nanosecondsPerDay)
    let date = LocalDate(daysSinceEpoch: days) ?? LocalDate()
    let seconds = rest / 1_000_000_000
    let (year, month, day) = date.calendar
    return String(unsafeUninitializedCapacity: 30) { text in
      var end = 0
      func put(_ value: Int64, _ digits: Int, _ mark: UInt8) {
        var rest = value
        for place in stride(from: end + digits - 1, through: end, by: -1) {
          text[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        text[end + digits] = mark
        end += digits + 1
      }
      // 1677 to 2262: four digits.
      put(Int64(year), 4, 0x2d)
      put(Int64(month), 2, 0x2d)
      put(Int64(day), 2, 0x54)
      put(seconds / 3600, 2, 0x3a)
      put(seconds / 60 % 60, 2, 0x3a)
      put(seconds % 60, 2, 0x2e)
      put(rest % 1_000_000_000, 9, 0x5a)
      return end
    }
  }

  /// Reads RFC 3339: a date, a time with up to nine digits of fraction, and an offset or `Z`.
  public init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let date = scanner.date(), scanner.takes("T", "t", " "),
      let hour = scanner.number(digits: 2), hour < 24, scanner.takes(":"),
      let minute = scanner.number(digits: 2), minute < 60, scanner.takes(":"),
      let second = scanner.number(digits: 2), second < 60
    else { return nil }
    var fraction: Int64 = 0
    if scanner.takes(".") {
      guard let digits = scanner.fraction() else { return nil }
      fraction = digits
    }
    guard let offset = scanner.offsetInSeconds(), scanner.isAtEnd else { return nil }
    let seconds = date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second - offset
    // Towards zero first: before 1970 the whole second may lie just outside the range.
    let isBefore1970 = seconds < 0
    let (whole, overflow) = (isBefore1970 ? seconds + 1 : seconds)
      .multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflow2) = whole.addingReportingOverflow(
      isBefore1970 ? fraction - 1_000_000_000 : fraction)
    guard !overflow, !overflow2 else { return nil }
    self.init(nanoseconds: sum)
  }

  /// Whether a text would be a time if a minute had a second 60, as it has where UTC inserts one.
  public static func isLeapSecond(_ text: String) -> Bool {
    var bytes = Array(text.utf8)
    guard bytes.count > 18, bytes[16] == 0x3a, bytes[17] == 0x36, bytes[18] == 0x30 else {
      return false
    }
    (bytes[17], bytes[18]) = (0x35, 0x39)
    return Instant(String(decoding: bytes, as: UTF8.self)) != nil
  }

  static var nanosecondsPerDay: Int64 { 86_400_000_000_000 }
}

extension Instant: FieldValue {
  @inlinable public static var wireType: WireType { .fixed64 }
  public static var schemaName: StaticString { "sfixed64" }
  public static var schemaMeaning: StaticString { "instant" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
}

extension Int64 {
  /// Division that rounds down, for a positive divisor.
  func dividedDown(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// Decimal digits, padded with zeros.
func padded(_ value: Int64, _ digits: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

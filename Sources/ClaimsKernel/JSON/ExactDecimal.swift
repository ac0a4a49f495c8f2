/// A decimal number as it was written: up to 36 digits, none of them lost.
///
/// Sums and products are nil if they need more than that; nothing is rounded but by `minorUnits`.
///
/// Source: FHIR R4, "decimal": at least eighteen digits, so that the sum of two may need 36.
struct ExactDecimal: Hashable, Sendable {
  /// The value is `significand / 10^scale`; no zero ends the significand while the scale is above
  /// 0.
  private let significand: Int128
  private let scale: Int

  static let zero = ExactDecimal(0)
  /// What the largest number is below, and how many digits it has.
  private static let limit = (0..<digits).reduce(Int128(1)) { power, _ in power * 10 }
  private static let digits = 36

  init(_ integer: Int32) { (significand, scale) = (Int128(integer), 0) }

  init(minorUnits: Int64, digits: Int) {
    self = ExactDecimal(Int128(minorUnits), scale: digits) ?? .zero
  }

  private init?(_ significand: Int128, scale: Int) {
    var (significand, scale) = (significand, scale)
    while scale > 0, significand % 10 == 0 {
      significand /= 10
      scale -= 1
    }
    guard significand.magnitude < Self.limit.magnitude, scale <= Self.digits else { return nil }
    (self.significand, self.scale) = (significand, scale)
  }

  /// Reads a number as JSON writes it; nil if it is none, or needs more than 36 digits.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    var (significand, scale): (Int128, Int) = (0, 0)
    var (digits, isFraction) = (0, false)
    while let byte = bytes.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
      bytes = bytes.dropFirst()
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39, digits < Self.digits else { return nil }
      significand = significand * 10 + Int128(byte - 0x30)
      digits += 1
      if isFraction { scale += 1 }
    }
    guard digits > 0 else { return nil }
    if !bytes.isEmpty {
      let exponent = String(decoding: bytes.dropFirst(), as: UTF8.self)
      guard let exponent = Int(exponent), exponent.magnitude <= Self.digits else { return nil }
      scale -= exponent
    }
    while scale < 0 {
      guard significand < Self.limit else { return nil }
      significand *= 10
      scale += 1
    }
    self.init(isNegative ? -significand : significand, scale: scale)
  }

  var negated: ExactDecimal { ExactDecimal(-significand, scale: scale) ?? self }

  func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let wider = max(scale, other.scale)
    guard let left = at(wider), let right = other.at(wider) else { return nil }
    return ExactDecimal(left + right, scale: wider)
  }

  func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
    return overflow ? nil : ExactDecimal(product, scale: scale + other.scale)
  }

  /// The significand at a scale that is not below this one's; nil if it has too many digits.
  private func at(_ scale: Int) -> Int128? {
    var value = significand
    for _ in self.scale..<scale {
      guard value.magnitude < Self.limit.magnitude else { return nil }
      value *= 10
    }
    return value
  }

  /// The number in units of the last of `digits` digits after the point; if it has more digits,
  /// rounded to the nearest, ties to even.
  ///
  /// - Returns: nil if it is out of range.
  func minorUnits(digits: Int) -> (value: Int64, isExact: Bool)? {
    guard scale > digits else {
      return at(digits).flatMap { Int64(exactly: $0) }.map { ($0, true) }
    }
    let unit = (digits..<scale).reduce(Int128(1)) { value, _ in value * 10 }
    let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: unit)
    let twice = remainder.magnitude * 2
    let isUp = twice > unit.magnitude || (twice == unit.magnitude && quotient % 2 != 0)
    return Int64(exactly: isUp ? quotient + significand.signum() : quotient).map { ($0, false) }
  }

  /// The number without zeros at its end.
  var text: String {
    let digits = String(significand.magnitude)
    let sign = significand < 0 ? "-" : ""
    guard scale > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.utf8.count)) + digits
    return "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  /// The number if it is a whole one from zero on.
  var wholeNumber: UInt32? { scale == 0 ? UInt32(exactly: significand) : nil }
}

extension ExactDecimal: Comparable {
  static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let wider = max(left.scale, right.scale)
    guard let first = left.at(wider), let second = right.at(wider) else {
      // One of them is so large that the other's fraction does not matter.
      return left.scale < right.scale ? left.significand < 0 : right.significand > 0
    }
    return first < second
  }
}

import EventSourcing

extension Money {
  /// Creates an amount from minor units of the currency: 1,200 for 12.00 EUR.
  public init(_ minorUnits: Int64, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The sum, at most the largest amount there is: folding never traps, whatever was stored.
  func adding(_ other: Int64) -> Money {
    let (sum, overflow) = minorUnits.addingReportingOverflow(other)
    return Money(overflow ? (other < 0 ? .min : .max) : sum, currency)
  }

  func subtracting(_ other: Int64) -> Money {
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other)
    return Money(overflow ? (other < 0 ? .max : .min) : difference, currency)
  }
}

/// A currency by its ISO 4217 code: three letters A to Z. Absent in an amount that names none.
@frozen public struct Currency: Hashable, Sendable {
  /// The letters, most significant first; zero for none.
  @usableFromInline var letters: UInt32

  @inlinable public init() { letters = 0 }

  /// - Returns: nil unless the text is three letters A to Z, or empty for "none".
  @inlinable public init?(_ code: String) {
    guard let code = ShortCode(code) else { return nil }
    self.init(code)
  }

  @inlinable init?(_ code: ShortCode) {
    letters = UInt32(truncatingIfNeeded: code.characters)
    // All three at once, since every amount that is read has one. A character is at most 0x7f, so
    // that no sum carries: the first has its high bit from A on, the second after Z.
    let isLetter = (letters &+ 0x3f3f3f) & ~(letters &+ 0x252525) & 0x808080
    guard code.characters == 0 || isLetter == 0x808080 && code.characters < 1 << 24 else {
      return nil
    }
  }

  /// Whether no currency is named.
  @inlinable public var isNone: Bool { letters == 0 }

  /// The three letters; empty for no currency.
  @inlinable public var code: String { ShortCode(characters: UInt64(letters)).text }

  /// Digits after the decimal point, as people write the amount.
  ///
  /// Source: ISO 4217 table A.1, the currencies that do not have two.
  public var fractionDigits: Int {
    if Self.withoutDigits.contains(letters) { return 0 }
    if Self.withThreeDigits.contains(letters) { return 3 }
    return Self.withFourDigits.contains(letters) ? 4 : 2
  }

  private static let withoutDigits = letters([
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF",
  ])
  private static let withThreeDigits = letters(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"])
  private static let withFourDigits = letters(["CLF", "UYW"])

  /// Numbers are compared faster than texts, and every refused amount is written out.
  private static func letters(_ codes: [String]) -> [UInt32] {
    codes.compactMap { Currency($0)?.letters }
  }
}

extension Currency: FieldValue {
  @inlinable public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var code = ShortCode(characters: UInt64(letters))
    try visitor.leaf(&code)
    guard let currency = Currency(code) else {
      throw .noText(of: "Currency")
    }
    self = currency
  }
}

extension Money {
  /// As people write it: `12.00 EUR`.
  public var display: String {
    let digits = currency.fractionDigits
    var unit: UInt64 = 1
    for _ in 0..<digits { unit *= 10 }
    let magnitude = minorUnits.magnitude
    var text = (minorUnits < 0 ? "-" : "") + String(magnitude / unit)
    if digits > 0 {
      let fraction = String(magnitude % unit)
      text += "." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
    }
    return currency.isNone ? text : text + " " + currency.code
  }
}

import Testing

@testable import ClaimsKernel

@Suite("Exact decimals")
struct ExactDecimalTests {
  private func decimal(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

  @Test("the same number is equal however it was written")
  func equality() throws {
    #expect(try decimal("135.570") == decimal("135.57"))
    #expect(try decimal("1.2e2") == decimal("120"))
    #expect(try decimal("-12E-1") == decimal("-1.2"))
    #expect(try decimal("112.41600000000001") != decimal("112.416"))
    #expect(try decimal("-0.0") == .zero)
  }

  @Test(
    "what needs more than 36 digits, or is no number, is refused",
    arguments: [
      "1234567890123456789012345678901234567", "0.1234567890123456789012345678901234567", "1e36",
      "1e-37", "1e999999999999999999999",
      "", "-", ".", "1e", "1e+", "--1", "1.2.3", "12a", "0x10",
      "1234567890123456789012345678901234567890",
    ])
  func refused(text: String) { #expect(ExactDecimal(text) == nil) }

  @Test(
    "minor units are the nearest, the even one of two, and say whether they are the number",
    arguments: [
      ("135.57", 2, 13557, true), ("135.5", 2, 13550, true), ("7", 0, 7, true),
      ("112.41600000000001", 2, 11242, false), ("0.005", 2, 0, false), ("0.015", 2, 2, false),
      ("0.0050001", 2, 1, false), ("-0.015", 2, -2, false), ("-0.025", 2, -2, false),
      ("-0.026", 2, -3, false), ("1.5", 0, 2, false), ("0.0005", 3, 0, false),
      ("0.500", 0, 0, false),
    ] as [(String, Int, Int64, Bool)])
  func minorUnits(text: String, digits: Int, units: Int64, isExact: Bool) throws {
    let found = try #require(try decimal(text).minorUnits(digits: digits))
    #expect(found.value == units)
    #expect(found.isExact == isExact)
  }

  @Test("more minor units than an amount can have are refused")
  func tooLarge() throws {
    #expect(try decimal("99999999999999999").minorUnits(digits: 2) == nil)
    #expect(
      try decimal("9999999999999999.99").minorUnits(digits: 2)?.value == 999_999_999_999_999_999)
  }

  @Test("sums and products are exact, or nil")
  func arithmetic() throws {
    #expect(try decimal("0.1").adding(decimal("0.2")) == decimal("0.3"))
    #expect(try decimal("140.52").multiplied(by: decimal("0.8")) == decimal("112.416"))
    #expect(
      try decimal("28377.304").adding(decimal("112.41600000000001"))
        == decimal("28489.72000000000001"))
    #expect(
      try decimal("999999999999999999").adding(decimal("1e-18"))
        == decimal("999999999999999999.000000000000000001"))
    let nines = try decimal(String(repeating: "9", count: 36))
    #expect(nines.adding(try decimal("1")) == nil)
    #expect(nines.adding(try decimal("0.1")) == nil)
    #expect(nines.multiplied(by: try decimal("11")) == nil)
    #expect(nines.multiplied(by: nines) == nil)
  }

  @Test(
    "a number's text has no zeros at its end",
    arguments: [
      ("135.570", "135.57"), ("-0.050", "-0.05"), ("1e3", "1000"), ("-7", "-7"), ("0.00", "0"),
      ("112.41600000000001", "112.41600000000001"),
    ])
  func text(written: String, text: String) throws { #expect(try decimal(written).text == text) }

  @Test("numbers are ordered as numbers, not as texts")
  func order() throws {
    let texts = [
      "-1e35", "-10", "-9.5", "-1e-36", "0", "1e-36", "0.3", "2", "10", "129.16",
      "129.160000000000001", "1e35",
    ]
    let numbers = try texts.map(decimal)
    #expect(numbers.reversed().sorted() == numbers)
  }
}

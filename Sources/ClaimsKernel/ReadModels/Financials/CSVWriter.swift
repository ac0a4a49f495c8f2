/// Writes a table as CSV: comma, quotes if they are needed, CRLF after every record.
///
/// Texts that a spreadsheet would take for a formula get an apostrophe before them.
///
/// Source: RFC 4180; OWASP, "CSV Injection".
public struct CSVWriter: ~Copyable {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer of an empty table, without a heading.
  public init() {}

  /// What was written so far, ended records or not.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes texts from anywhere as a whole record, and ends it.
  public mutating func record(_ texts: [String]) {
    for text in texts { cell(text) }
    endRecord()
  }

  /// A text from anywhere.
  public mutating func cell(_ value: String) {
    var value = value
    value.withUTF8 { cell($0, isGuarded: true) }
  }

  /// Digits, a sign and a point at most: what is known to be a number needs no guard.
  public mutating func number(_ value: String) {
    var value = value
    value.withUTF8 { cell($0, isGuarded: false) }
  }

  /// Ends the record: what is written next is in a new one.
  public mutating func endRecord() {
    bytes += [0x0d, 0x0a]
    needsComma = false
  }

  /// Hands on what is written, and forgets it; its room is kept.
  mutating func drain(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer(take)
    bytes.removeAll(keepingCapacity: true)
  }

  /// - Parameter isGuarded: whether it is a text that may come from anywhere.
  mutating func cell(_ value: UnsafeBufferPointer<UInt8>, isGuarded: Bool) {
    if needsComma { bytes.append(0x2c) }
    needsComma = true
    let isFormula = isGuarded && (value.first.map(Self.beginsFormula) ?? false)
    guard value.contains(where: Self.isSpecial) else {
      if isFormula { bytes.append(0x27) }
      return bytes.append(contentsOf: value)
    }
    bytes.append(0x22)
    if isFormula { bytes.append(0x27) }
    for byte in value {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }

  /// A line feed is harmless for some programs and not for all of them.
  private static func beginsFormula(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0x0a: true
    default: false
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x2c || byte == 0x0d || byte == 0x0a
  }
}

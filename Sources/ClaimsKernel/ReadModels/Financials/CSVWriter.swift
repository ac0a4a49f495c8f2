/// Writes a table as CSV: comma, quotes if they are needed, CRLF after every record.
///
/// Texts that a spreadsheet would take for a formula get an apostrophe before them.
///
/// Source: RFC 4180; OWASP, "CSV Injection".
public struct CSVWriter: ~Copyable {
  public private(set) var text = ""
  private var needsComma = false

  public init() {}

  public mutating func record(_ texts: [String]) {
    for text in texts { cell(text) }
    endRecord()
  }

  /// A text from anywhere.
  public mutating func cell(_ value: String) {
    // A line feed is harmless for some programs and not for all of them.
    let starts: [UInt8] = [0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0x0a]
    let isFormula = value.utf8.first.map(starts.contains) ?? false
    write(isFormula ? "'" + value : value)
  }

  /// Digits, a sign and a point at most: what is known to be a number needs no guard.
  public mutating func number(_ value: String) { write(value) }

  public mutating func endRecord() {
    text += "\r\n"
    needsComma = false
  }

  private mutating func write(_ value: String) {
    if needsComma { text += "," }
    needsComma = true
    let special: [UInt8] = [0x22, 0x2c, 0x0d, 0x0a]
    guard value.utf8.contains(where: special.contains) else {
      text += value
      return
    }
    text += "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }
}

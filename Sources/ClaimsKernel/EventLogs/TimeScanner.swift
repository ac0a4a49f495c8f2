import EventSourcing

/// Reads a time by a format: `YYYY`, `MM`, `DD`, `hh`, `mm` and `ss` stand for digits, `T` and a space for
/// either of them, `-` and `/` for either of them, everything else for itself. Seconds may have a
/// fraction, and an offset from UTC may follow. Of `YYYY`, four digits are taken, of the others one or two.
struct TimeScanner {
  private let bytes: [UInt8]
  private var at = 0
  private var values: [UInt8: Int64] = [:]
  private(set) var nanoseconds: Int64 = 0
  private(set) var offset: Int64?

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { at == bytes.count }

  var date: LocalDate? {
    guard let year = values[UInt8(ascii: "Y")], let month = values[UInt8(ascii: "M")],
      let day = values[UInt8(ascii: "D")]
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// Since midnight; nil if there is no such time of a day.
  var seconds: Int64? {
    let (hour, minute, second) = (value("h"), value("m"), value("s"))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private func value(_ letter: Unicode.Scalar) -> Int64 { values[UInt8(ascii: letter)] ?? 0 }

  /// - Returns: whether the text begins as the format says.
  mutating func scan(_ format: String) -> Bool {
    var format = Array(format.utf8)[...]
    while let mark = format.first {
      let count = format.prefix { $0 == mark }.count
      let isField = Self.fields.contains(mark) && count > 1
      if isField {
        guard values[mark] == nil, let number = number(mark == UInt8(ascii: "Y") ? 4...4 : 1...2)
        else { return false }
        values[mark] = number
        format = format.dropFirst(count)
        if mark == UInt8(ascii: "s"), takes(".,"), !takesFraction() { return false }
      } else {
        guard takesLike(mark) else { return false }
        format = format.dropFirst()
      }
    }
    if at < bytes.count { takesOffset() }
    return true
  }

  private static let fields = Array("YMDhms".utf8)

  private mutating func number(_ digits: ClosedRange<Int>) -> Int64? {
    let found = bytes[at...].prefix(digits.upperBound).prefix { (0x30...0x39).contains($0) }
    guard found.count >= digits.lowerBound else { return nil }
    at += found.count
    return found.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  private mutating func takes(_ options: String) -> Bool {
    guard at < bytes.count, options.utf8.contains(bytes[at]) else { return false }
    at += 1
    return true
  }

  private mutating func takesLike(_ mark: UInt8) -> Bool {
    switch mark {
    case UInt8(ascii: " "), UInt8(ascii: "T"): takes(" T")
    case UInt8(ascii: "-"), UInt8(ascii: "/"): takes("-/")
    default: takes(String(Unicode.Scalar(mark)))
    }
  }

  private mutating func takesFraction() -> Bool {
    let digits = bytes[at...].prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count) else { return false }
    nanoseconds = digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    for _ in digits.count..<9 { nanoseconds *= 10 }
    at += digits.count
    return true
  }

  /// `Z`, `+01:00`, `+0100` or `+01`, behind a space or not; what is none of them is left.
  private mutating func takesOffset() {
    let start = at
    _ = takes(" ")
    if takes("Zz") {
      offset = 0
      return
    }
    let isWest = at < bytes.count && bytes[at] == UInt8(ascii: "-")
    if takes("+-"), let hours = number(2...2), hours < 24 {
      _ = takes(":")
      let minutes = number(2...2) ?? 0
      if minutes < 60 {
        offset = (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
        return
      }
    }
    at = start
  }
}

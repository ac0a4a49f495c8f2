import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What options give beside plain words: lists of names, ranges, amounts, sort keys.

extension Arguments {
  /// Names of an enumeration, separated by commas; none where the option is not given.
  func codes<Code: CodedEnum>(_ option: String, of type: Code.Type) throws(Usage) -> Set<Code>
  where Code: Hashable {
    var codes: Set<Code> = []
    for name in list(option) {
      guard let code = Code.named(name), code.rawValue != 0 else {
        let names = Code.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
        throw Usage.notAmong(names, for: "--" + option, found: name)
      }
      codes.insert(code)
    }
    return codes
  }

  /// One of the cases of an enumeration; nil where the option is not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, of type: Choice.Type
  ) throws(Usage) -> Choice? where Choice.RawValue == String {
    guard let name = value(option) else { return nil }
    return try Self.choice(name, for: "--" + option, of: type)
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, for place: String, of type: Choice.Type
  ) throws(Usage) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: name) else {
      throw Usage.notAmong(Choice.allCases.map(\.rawValue), for: place, found: name)
    }
    return choice
  }

  /// The words of an option that are separated by commas.
  func list(_ option: String) -> [String] {
    (value(option) ?? "").split(separator: ",").map(String.init)
  }

  /// A number that fits; nil where the option is not given.
  func count(_ option: String) throws(Usage) -> Int? {
    try number(option).map { Int(clamping: $0) }
  }

  /// `KEY` or `KEY:desc`, separated by commas.
  func order<Key: RawRepresentable & CaseIterable>(
    _ option: String, of type: Key.Type
  ) throws(Usage) -> [(key: Key, isDescending: Bool)] where Key.RawValue == String {
    var order: [(key: Key, isDescending: Bool)] = []
    for word in list(option) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let direction = parts.count == 2 ? parts[1] : "asc"
      guard parts.count <= 2, direction == "asc" || direction == "desc" else {
        throw Usage(
          "--\(option): expected KEY, KEY:asc or KEY:desc, found '\(word)'",
          "--\(option): se esperaba KEY, KEY:asc o KEY:desc, se encontró '\(word)'")
      }
      order.append((try Self.choice(parts[0], for: "--" + option, of: type), direction == "desc"))
    }
    return order
  }

  // MARK: Ranges

  /// `FROM..TO`, either of which may be left out, or one value for both.
  private func ends(_ text: String) -> (from: String, to: String) {
    guard let dots = text.range(of: "..") else { return (text, text) }
    return (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
  }

  func dates(_ option: String) throws(Usage) -> ClosedRange<LocalDate>? {
    guard let text = value(option) else { return nil }
    let (from, to) = ends(text)
    let first = from.isEmpty ? LocalDate("0001-01-01") : LocalDate(from)
    let last = to.isEmpty ? LocalDate("9999-12-31") : LocalDate(to)
    guard let first, let last, first <= last else {
      throw Usage(
        "--\(option): expected days such as 2025-01-01..2025-03-31, either of which may be left "
          + "out, found '\(text)'",
        "--\(option): se esperaban días como 2025-01-01..2025-03-31, cualquiera de los cuales se "
          + "puede omitir, se encontró '\(text)'")
    }
    return first...last
  }

  /// Days, which stand for all of their time in UTC, or times.
  func times(_ option: String) throws(Usage) -> ClosedRange<Instant>? {
    guard let text = value(option) else { return nil }
    let (from, to) = ends(text)
    let first = from.isEmpty ? Instant(nanoseconds: .min) : time(from, "T00:00:00Z")
    let last = to.isEmpty ? Instant(nanoseconds: .max) : time(to, "T23:59:59.999999999Z")
    guard let first, let last, first <= last else {
      throw Usage(
        "--\(option): expected days or times such as 2025-01-01..2025-03-31T12:00:00Z, either of "
          + "which may be left out, found '\(text)'",
        "--\(option): se esperaban días o momentos como 2025-01-01..2025-03-31T12:00:00Z, cualquiera "
          + "de los cuales se puede omitir, se encontró '\(text)'")
    }
    return first...last
  }

  private func time(_ text: String, _ rest: String) -> Instant? {
    Instant(text) ?? LocalDate(text).flatMap { Instant($0.text + rest) }
  }

  /// `100..2500.50EUR`.
  func amounts(_ option: String) throws(Usage) -> ClaimFilter.AmountRange? {
    guard let text = value(option) else { return nil }
    let fault = Usage(
      "--\(option): expected amounts and a currency such as 100..2500.50EUR, either amount may be "
        + "left out, found '\(text)'",
      "--\(option): se esperaban importes y una moneda como 100..2500.50EUR, cualquiera de los "
        + "importes se puede omitir, se encontró '\(text)'")
    let code = String(text.suffix(3))
    guard let currency = Currency(code), !currency.isNone else { throw fault }
    let (from, to) = ends(text.dropLast(3).filter { $0 != " " })
    let first = from.isEmpty ? Int64.min : currency.minorUnits(from)
    let last = to.isEmpty ? Int64.max : currency.minorUnits(to)
    guard let first, let last, first <= last else { throw fault }
    return ClaimFilter.AmountRange(first...last, currency)
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? {
    guard let first = part.first else { return nil }
    for start in indices where self[start] == first && self[start...].hasPrefix(part) {
      return start..<index(start, offsetBy: part.count)
    }
    return nil
  }
}

extension Currency {
  /// Reads an amount as people write it, with no more digits than the currency has.
  func minorUnits(_ text: String) -> Int64? {
    let isNegative = text.hasPrefix("-")
    let parts = (isNegative ? text.dropFirst() : text[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard parts.count <= 2, fraction.count <= fractionDigits, let whole = parts.first,
      !whole.isEmpty, parts.count == 1 || !fraction.isEmpty
    else { return nil }
    let digits = whole + fraction + String(repeating: "0", count: fractionDigits - fraction.count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64((isNegative ? "-" : "") + digits)
  }
}

extension Usage {
  fileprivate static func notAmong(
    _ names: [String], for place: String, found: String
  ) -> Usage {
    let known = names.joined(separator: ", ")
    return Usage(
      "\(place): expected one of \(known), found '\(found)'",
      "\(place): se esperaba uno de \(known), se encontró '\(found)'")
  }
}

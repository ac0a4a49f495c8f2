import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What options give beside plain words: one of several names, and amounts.

extension Arguments {
  /// One of the cases of an enumeration; nil if the option is not given.
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
  fileprivate static func notAmong(_ names: [String], for place: String, found: String) -> Usage {
    let known = names.joined(separator: ", ")
    return Usage(
      .unknown(found, among: names, Phrase(.fieldExpectedOneOfFound, place, known, found)))
  }
}

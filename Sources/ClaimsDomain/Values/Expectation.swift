import EventSourcing

/// What a guard expected or found: a text of the tables of words by its key, and what is filled
/// in. `Expectations.swift` has one member for each key of the section `expected`.
///
///     .when(amount > limit, expected: .atMost(limit), found: .value(amount))
///
/// Source: Specs/Words.md, "Refusals".
public struct Expectation: Equatable, Sendable {
  /// In English, as reasons store it.
  public let text: String
  /// For other languages; nil if it says nothing.
  public let detail: ReasonDetail?

  /// Nothing to tell.
  public static var nothingMore: Self { Self(text: "", detail: nil) }

  private init(text: String, detail: ReasonDetail?) {
    self.text = text
    self.detail = detail
  }

  init(_ key: StaticString, _ english: StaticString, _ values: [ReasonValue] = []) {
    self.init(
      text: english.filled(with: values),
      detail: ReasonDetail(key: key.description, values: values))
  }

  /// A value alone, shown as it is: an amount, a time, an id, a text that was entered.
  public static func value<Value: ExpectationFilling>(_ value: Value) -> Self {
    names(value.filling.text, in: "")
  }

  /// A code of an enumeration, or several.
  public static func code<Code: CodedEnum>(_ codes: Code...) -> Self {
    names(listed(codes.map { $0.name.description }), in: Code.schemaName)
  }

  /// A field by its name, or several.
  public static func field(_ names: String...) -> Self { fields(names) }
  /// Fields by their names, in this order; nothing to tell if there are none.
  public static func fields(_ names: [String]) -> Self { Self.names(listed(names), in: "field") }

  /// Names, parted by commas, for which a section of the tables has words.
  public static func names(_ names: String, in section: StaticString) -> Self {
    guard !names.isEmpty else { return .nothingMore }
    return Self(text: names, detail: ReasonDetail(section: section.description))
  }

  /// The same about a place, which comes first: `questions[1].id: a text`.
  public func at(_ path: String) -> Self {
    var detail = detail
    detail?.path = path
    return Self(text: path + ": " + text, detail: detail)
  }

  fileprivate static func listed(_ names: [String]) -> String {
    var list = ""
    for name in names { list += (list.isEmpty ? "" : ", ") + name }
    return list
  }
}

/// What can be filled into the texts of the tables.
public protocol ExpectationFilling {
  /// The value as a text, with the section of the tables that has words for it, if one does.
  var filling: ReasonValue { get }
}

extension ReasonValue: ExpectationFilling {
  public var filling: ReasonValue { self }

  /// A code, shown by its words.
  public init<Code: CodedEnum>(_ code: Code) {
    self.init(text: code.name.description, section: Code.schemaName.description)
  }

  /// A field, shown by its words.
  public static func field(_ name: String) -> Self { Self(text: name, section: "field") }
  /// Several, parted by commas.
  public static func fields(_ names: [String]) -> Self { field(Expectation.listed(names)) }
}

extension String: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: self) }
}

extension StaticString: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: description) }
}

extension ExpectationFilling where Self: BinaryInteger {
  public var filling: ReasonValue { ReasonValue(text: description) }
}

extension Int: ExpectationFilling {}
extension Int64: ExpectationFilling {}
extension UInt32: ExpectationFilling {}
extension UInt64: ExpectationFilling {}

extension Money: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: display) }
}

extension Instant: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: text) }
}

extension LocalDate: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: text) }
}

extension Identifier: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: text) }
}

extension ActorID: ExpectationFilling {
  public var filling: ReasonValue { ReasonValue(text: text) }
}

extension StaticString {
  /// With values in place of `{1}`, `{2:field}` and so on. Refusals are many: whole runs of bytes
  /// are copied.
  fileprivate func filled(with values: [ReasonValue]) -> String {
    guard !values.isEmpty else { return description }
    var bytes: [UInt8] = []
    var start = 0
    for place in 0..<utf8CodeUnitCount where utf8Start[place] == UInt8(ascii: "{") {
      bytes += UnsafeBufferPointer(start: utf8Start + start, count: place - start)
      let value = Int(utf8Start[place + 1]) - Int(UInt8(ascii: "1"))
      if values.indices.contains(value) { bytes += values[value].text.utf8 }
      start = place + 1
      while utf8Start[start] != UInt8(ascii: "}") { start += 1 }
      start += 1
    }
    bytes += UnsafeBufferPointer(start: utf8Start + start, count: utf8CodeUnitCount - start)
    return String(decoding: bytes, as: UTF8.self)
  }
}

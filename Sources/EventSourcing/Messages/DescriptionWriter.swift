/// Writes values for people: `ClaimApproved(amount: 1700.00 EUR, reason: "liability clear")`.
///
/// What `print` shows of every message, from its field list, and of the other values, which name their parts by hand.
/// What is absent, empty or the default is left out, as on the wire. A list of more than eight elements is cut.
public struct DescriptionWriter: FieldVisitor, ~Copyable {
  @inlinable public static var showsNames: Bool { true }

  /// How many elements of a list are shown.
  public static var shownElements: Int { 8 }
  /// How many bytes are shown; of more, only how many they are.
  static var shownBytes: Int { 32 }

  private var written: String
  private var isOpen = false
  private var isName = false

  /// Begins with the name of the value's type; empty for a value that is shown without it.
  public init(_ name: String) { written = name }

  /// What is written so far.
  public var text: String { isOpen ? written + ")" : written }

  // MARK: Parts by hand

  /// Writes a part as it describes itself; nothing if it is absent.
  public consuming func part(
    _ label: StaticString, _ value: (some CustomStringConvertible)?
  ) -> DescriptionWriter {
    guard let value else { return self }
    begin(label.description)
    written += value.description
    return self
  }

  /// Writes a part as it describes itself; nothing if it is the default.
  public consuming func part<V: FieldValue & CustomStringConvertible>(
    _ label: StaticString, _ value: V
  ) -> DescriptionWriter {
    guard value != V() else { return self }
    begin(label.description)
    written += value.description
    return self
  }

  /// Writes a text in quotation marks; nothing if it is empty or absent.
  public consuming func part(_ label: StaticString, _ text: String?) -> DescriptionWriter {
    guard let text, !text.utf8.isEmpty else { return self }
    begin(label.description)
    written += Self.quoted(text)
    return self
  }

  /// Writes that something is so; nothing if it is not.
  public consuming func part(_ label: StaticString, _ isSo: Bool) -> DescriptionWriter {
    guard isSo else { return self }
    begin(label.description)
    written += "true"
    return self
  }

  /// Writes the first elements of a list; nothing if it is empty.
  public consuming func part(
    _ label: StaticString, _ values: [some CustomStringConvertible]
  ) -> DescriptionWriter {
    guard !values.isEmpty else { return self }
    begin(label.description)
    written += Self.list(values.prefix(Self.shownElements).map { $0.description }, of: values.count)
    return self
  }

  /// Writes bytes in hexadecimal digits, or how many they are; nothing if there are none.
  public consuming func part(_ label: StaticString, bytes: [UInt8]) -> DescriptionWriter {
    guard !bytes.isEmpty else { return self }
    begin(label.description)
    written += Self.shown(bytes)
    return self
  }

  /// Writes a part that is a text already.
  public mutating func add(_ label: String?, _ text: String) {
    begin(label)
    written += text
  }

  /// A value that a field may hold, as it is shown there.
  public static func text<V: FieldValue>(of value: V) -> String {
    var writer = DescriptionWriter("")
    var copy = value
    // The writer's own methods never throw; a value may dislike its own text.
    do throws(WireError) { try writer.element(&copy) } catch {}
    return writer.text
  }

  /// A text in quotation marks, escaped as in JSON.
  public static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }

  /// The first elements of a list, and how many more it has.
  public static func list(_ shown: [String], of count: Int) -> String {
    var text = "["
    for (place, element) in shown.enumerated() { text += (place == 0 ? "" : ", ") + element }
    if count > shown.count { text += ", … " + String(count - shown.count) + " more" }
    return text + "]"
  }

  /// A few bytes in hexadecimal digits; of more, how many they are.
  public static func shown(_ bytes: [UInt8]) -> String {
    bytes.count > shownBytes ? String(bytes.count) + " bytes" : hexadecimal(bytes)
  }

  private mutating func begin(_ label: String?) {
    written += isOpen ? ", " : "("
    isOpen = true
    if let label { written += label + ": " }
  }

  // MARK: Fields

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard value != V() else { return }
    begin(name.description)
    try element(&value)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value else { return }
    begin(name.description)
    try element(&present)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard !value.isEmpty else { return }
    begin(name.description)
    var shown: [String] = []
    for element in value.prefix(Self.shownElements) { shown.append(Self.text(of: element)) }
    written += Self.list(shown, of: value.count)
  }

  private mutating func element<V: FieldValue>(_ value: inout V) throws(WireError) {
    // What is written as a text and is none, such as an actor's id, is a name.
    isName = V.self != String.self
    try value.visitLeaf(&self)
  }

  public mutating func leaf(_ value: inout Bool) { written += value ? "true" : "false" }
  public mutating func leaf(_ value: inout Int64) { written += String(value) }
  public mutating func leaf(_ value: inout UInt64) { written += String(value) }
  public mutating func leaf(_ value: inout String) {
    written += isName ? value : Self.quoted(value)
  }
  public mutating func leaf(_ value: inout ShortCode) { written += value.text }
  public mutating func leaf(_ value: inout [UInt8]) { written += Self.shown(value) }
  public mutating func leaf(_ value: inout Identifier) { written += value.description }
  public mutating func leaf(_ value: inout Instant) { written += value.description }
  public mutating func leaf(_ value: inout LocalDate) { written += value.description }
  public mutating func leaf<E: CodedEnum>(_ value: inout E) { written += value.description }
  public mutating func leaf<M: Message>(_ value: inout M) { written += value.inWords }
  public mutating func payload<M: Message>(_ value: inout M) { written += value.inWords }
}

// MARK: What is described by it

extension Message {
  public var inWords: String {
    var writer = DescriptionWriter(Self.messageName.description)
    var copy = self
    // The writer's own methods never throw, and a message adds no error of its own.
    do throws(WireError) { try copy.visit(&writer) } catch {}
    return writer.text
  }
}

extension CustomStringConvertible where Self: Message {
  /// The message as people read it.
  public var description: String { inWords }
}

extension CustomDebugStringConvertible where Self: Message {
  /// The message as people read it.
  public var debugDescription: String { inWords }
}

extension Union {
  /// The payload, which says by its name what it is.
  public var description: String {
    var writer = DescriptionWriter("")
    do throws(WireError) { try visitPayload(&writer) } catch {}
    return writer.text
  }
}

extension CodedEnum {
  /// The code's name, as JSON shows it.
  public var description: String { name.description }
}

extension Identifier: CustomStringConvertible {
  /// The text of a UUID.
  public var description: String { text }
}

extension Instant: CustomStringConvertible {
  /// RFC 3339 in UTC, as exact as it has to be: `2025-03-01T08:12:00Z`.
  public var description: String {
    var digits = Array(text.utf8.dropLast())
    while digits.last == 0x30 { digits.removeLast() }
    if digits.last == 0x2e { digits.removeLast() }
    return String(decoding: digits + [0x5a], as: UTF8.self)
  }
}

extension LocalDate: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  public var description: String { text }
}

extension ShortCode: CustomStringConvertible {
  /// Its characters.
  public var description: String { text }
}

extension SealedText: CustomStringConvertible {
  /// Which key opens it; nothing of the text.
  public var description: String { DescriptionWriter("SealedText").part("key", key).text }
}

extension WireType: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    switch self {
    case .varint: "varint"
    case .fixed64: "fixed64"
    case .length: "length"
    }
  }
}

extension TextFields.Step: CustomStringConvertible {
  /// The field's number, and the element's place if it is not the first.
  public var description: String {
    element == 0 ? String(field) : String(field) + "[" + String(element) + "]"
  }
}

extension FieldList.Row: CustomStringConvertible {
  /// The path and the value.
  public var description: String { path + ": " + value }
}

extension FieldDifference: CustomStringConvertible {
  /// The path and both values: `title: – → Rear-end collision`.
  public var description: String { path + ": " + (before ?? "–") + " → " + (after ?? "–") }
}

import ClaimsDomain
import EventSourcing

/// Prints a message as `JSONWriter` does, without the fields that are left out.
struct RedactedWriter: FieldVisitor, ~Copyable {
  static var showsNames: Bool { true }

  var writer: JSONWriter
  private let hidden: Set<String>
  /// The fields in which the next one stands.
  private var path: [String] = []

  init(_ redaction: Redaction, into writer: consuming JSONWriter = JSONWriter()) {
    hidden = Set(redaction.fields)
    self.writer = writer
  }

  mutating func message<M: Message>(_ message: M) {
    guard !hidden.isEmpty else { return writer.message(message) }
    var copy = message
    writer.beginObject()
    // None of this visitor's own methods throws, and a message adds no error of its own.
    do throws(WireError) { try copy.visit(&self) } catch {}
    writer.endObject()
  }

  /// The payload of an event, as a message.
  mutating func payload<M: Message>(_ value: inout M) { message(value) }

  /// Whether a field is shown: its name is written then.
  private mutating func enter(_ name: StaticString) -> Bool {
    path.append(name.description)
    guard !hidden.contains(path.joined(separator: ".")) else {
      path.removeLast()
      return false
    }
    writer.key(name.description)
    return true
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard enter(name) else { return }
    try value.visitLeaf(&self)
    path.removeLast()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value, enter(name) else { return }
    try present.visitLeaf(&self)
    path.removeLast()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard enter(name) else { return }
    writer.beginArray()
    for var element in value { try element.visitLeaf(&self) }
    writer.endArray()
    path.removeLast()
  }

  mutating func leaf(_ value: inout Bool) { writer.leaf(&value) }
  mutating func leaf(_ value: inout Int64) { writer.leaf(&value) }
  mutating func leaf(_ value: inout UInt64) { writer.leaf(&value) }
  mutating func leaf(_ value: inout String) { writer.leaf(&value) }
  mutating func leaf(_ value: inout [UInt8]) { writer.leaf(&value) }
  mutating func leaf(_ value: inout Identifier) { writer.leaf(&value) }
  mutating func leaf(_ value: inout Instant) { writer.leaf(&value) }
  mutating func leaf(_ value: inout LocalDate) { writer.leaf(&value) }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { writer.leaf(&value) }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    writer.beginObject()
    try value.visit(&self)
    writer.endObject()
  }
}

extension Array where Element: FieldValue {
  /// In JSON, as UTF-8, without what is left out of its elements.
  func json(without redaction: Redaction) -> [UInt8] {
    var writer = RedactedWriter(redaction)
    writer.writer.beginArray()
    // None of the writer's own methods throws.
    for var each in self { do throws(WireError) { try each.visitLeaf(&writer) } catch {} }
    writer.writer.endArray()
    return writer.writer.utf8
  }
}

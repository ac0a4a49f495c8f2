/// A payload that names its fields once. The wire codec, the JSON text, the schema and the
/// field-by-field comparison all walk the one list that `visit` gives.
///
/// Field numbers and names are stored: never renumber or rename one; add.
///
/// Source: Specs/WriteAheadLog.md, "Payloads"; Specs/JSON.md.
public protocol Message: FieldValue {
  /// The name in `Specs/Log.proto`.
  static var messageName: StaticString { get }
  /// Creates a message whose fields have their defaults; optional ones are absent.
  init()
  /// Shows every field to the visitor, in ascending order of its number.
  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError)
  /// `visit` for the wire format. Implemented in the message's own module, so that the hot path is
  /// specialised once there, and not again in every module that stores the message.
  mutating func decode(from reader: inout WireReader) throws(WireError)
  /// Writes every field, without a length before them.
  ///
  /// - Throws: what a value's `visitLeaf` throws; the writer itself throws nothing.
  mutating func encode(to writer: inout WireWriter) throws(WireError)
  /// The message as people read it: its fields, without those that are absent or their default.
  ///
  /// What `print` shows of every message that conforms to `CustomStringConvertible`, or to
  /// `CustomDebugStringConvertible` if a field is called `description`.
  var inWords: String { get }
}

extension Message {
  @inlinable public mutating func decode(from reader: inout WireReader) throws(WireError) {
    try visit(&reader)
  }
  @inlinable public mutating func encode(to writer: inout WireWriter) throws(WireError) {
    try visit(&writer)
  }
}

/// A value that a field may hold: one of the visitor's leaves, or a type built on one.
public protocol FieldValue: Equatable, Sendable {
  /// The value that is not written, and that an absent field reads as.
  init()
  /// How the value is encoded.
  static var wireType: WireType { get }
  /// The type's name in `Specs/Log.proto`.
  static var schemaName: StaticString { get }
  /// What the type's bits mean, if its name in the schema does not tell; else empty.
  static var schemaMeaning: StaticString { get }
  /// Hands the value to the leaf of the visitor that fits; the visitor may replace it.
  ///
  /// - Throws: what the visitor throws; also if what it read is no value of this type.
  mutating func visitLeaf<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError)
  /// Whether it is seen at a glance to be the default. False if only its bytes would tell.
  var isPlainlyDefault: Bool { get }
}

extension FieldValue {
  @inlinable public var isPlainlyDefault: Bool { false }
  public static var schemaMeaning: StaticString { "" }
}

/// What reads, writes, prints or compares messages.
///
/// The three kinds of fields (plain, optional, repeated), and the leaves that values are made of. A
/// new value type is built on a leaf; a new reader implements these.
public protocol FieldVisitor: ~Copyable {
  /// Whether it gives values to the fields that it has, and leaves the others as they are.
  static var reads: Bool { get }
  /// Whether it changes what it looks at, and does not read.
  static var changes: Bool { get }
  /// Whether it shows fields by their names: those that are stored for the program alone are left
  /// out.
  static var showsNames: Bool { get }

  /// Says of the next field that its texts are somebody's: of the people that a stream tells of, the one, or
  /// those, of this number.
  mutating func personal(of person: UInt32)
  /// Visits a plain field. A visitor that reads leaves the value as it is if the field is absent.
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V) throws(WireError)
  /// Visits an optional field; nil is absent.
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?) throws(WireError)
  /// Visits a repeated field, in order. A visitor that reads appends to what is there.
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]) throws(WireError)

  /// Visits a truth value.
  mutating func leaf(_ value: inout Bool) throws(WireError)
  /// Visits a signed integer.
  mutating func leaf(_ value: inout Int64) throws(WireError)
  /// Visits an unsigned integer; those of 32 bits, too.
  mutating func leaf(_ value: inout UInt64) throws(WireError)
  /// Visits a text, which may be empty.
  mutating func leaf(_ value: inout String) throws(WireError)
  /// Visits a short text, such as the code of a currency; as a `String` if not implemented.
  mutating func leaf(_ value: inout ShortCode) throws(WireError)
  /// Visits bytes, which may be none.
  mutating func leaf(_ value: inout [UInt8]) throws(WireError)
  /// Visits an identifier, which may be zero.
  mutating func leaf(_ value: inout Identifier) throws(WireError)
  /// Visits a point in time.
  mutating func leaf(_ value: inout Instant) throws(WireError)
  /// Visits a day without a time zone.
  mutating func leaf(_ value: inout LocalDate) throws(WireError)
  /// Visits the case of an enumeration, which may be the one of number zero.
  mutating func leaf<E: CodedEnum>(_ value: inout E) throws(WireError)
  /// Visits a message within a message.
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError)
  /// The payload of a union's case, which stands on its own: no name, no length before it.
  mutating func payload<M: Message>(_ value: inout M) throws(WireError)
}

extension FieldVisitor where Self: ~Copyable {
  @inlinable public static var reads: Bool { false }
  @inlinable public static var changes: Bool { false }
  @inlinable public static var showsNames: Bool { false }

  @inlinable public mutating func personal(of person: UInt32) {}

  /// What is there is shown as if it had to be there. A visitor that reads has its own.
  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value else { return }
    try field(number, name, &present)
  }

  @inlinable public mutating func leaf(_ value: inout ShortCode) throws(WireError) {
    var text = value.text
    try leaf(&text)
    guard let code = ShortCode(text) else {
      throw .noText(of: "ShortCode")
    }
    value = code
  }

  @inlinable public mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    try value.visit(&self)
  }
}

/// A visitor that looks at fields and not at values: leaves are passed over, but for the fields of
/// messages within.
public protocol LeafIgnoringVisitor: FieldVisitor, ~Copyable {}

extension LeafIgnoringVisitor where Self: ~Copyable {
  @inlinable public mutating func leaf(_ value: inout Bool) {}
  @inlinable public mutating func leaf(_ value: inout Int64) {}
  @inlinable public mutating func leaf(_ value: inout UInt64) {}
  @inlinable public mutating func leaf(_ value: inout String) {}
  @inlinable public mutating func leaf(_ value: inout ShortCode) {}
  @inlinable public mutating func leaf(_ value: inout [UInt8]) {}
  @inlinable public mutating func leaf(_ value: inout Identifier) {}
  @inlinable public mutating func leaf(_ value: inout Instant) {}
  @inlinable public mutating func leaf(_ value: inout LocalDate) {}
  @inlinable public mutating func leaf<E: CodedEnum>(_ value: inout E) {}
  @inlinable public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    try value.visit(&self)
  }
}

/// One of several messages, told apart by a stored number: the commands or the events of an
/// aggregate. In `Specs/Log.proto` a message with one `oneof`.
public protocol Union: Equatable, Sendable, CustomStringConvertible {
  /// The numbers of the cases; zero stands for none of them.
  associatedtype Kind: CodedEnum
  /// The name in `Specs/Log.proto`.
  static var unionName: StaticString { get }
  /// Which of the messages it is: the number that is stored beside the payload.
  var kind: Kind { get }
  /// The case of this kind with a payload that the visitor fills; nil for the kind zero.
  static func read<F: FieldVisitor & ~Copyable>(
    _ kind: Kind, from visitor: inout F
  ) throws(WireError) -> Self?
  /// Shows the payload to the visitor, as `visitor.payload(_:)`. What it changes is lost.
  func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError)
  /// Decodes a stored kind and its payload from memory that stays valid during the call.
  ///
  /// - Throws: `unknownKind` if a newer version, or damage, left a number that this build does not
  ///   know; otherwise what is wrong with the bytes.
  static func decode(
    kind number: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) -> Self
  /// The payload's bytes; the kind is stored beside them.
  func encodedPayload() throws(WireError) -> [UInt8]
}

/// An enumeration whose cases are stored by number and shown by name.
///
/// Number zero is "unspecified" (or "none"), as the protobuf style guide asks. A number that this
/// build does not know is an error, never a silent default.
public protocol CodedEnum:
  FieldValue, CaseIterable, RawRepresentable, Hashable, CustomStringConvertible
where RawValue == UInt32, AllCases == [Self] {
  /// The enumeration's name in `Specs/Log.proto`.
  static var schemaName: StaticString { get }
  /// The name of the case, as JSON shows it.
  var name: StaticString { get }
}

extension CodedEnum {
  /// The case of this name, compared by bytes; nil if there is none.
  @inlinable public static func named(_ name: String) -> Self? {
    allCases.first { $0.name.isSame(as: name) }
  }
}

/// Why bytes or text could not be read as a message. Offsets count from the start of the payload.
public enum WireError: Error, Equatable, Sendable {
  /// The bytes end before a value does.
  case truncated(offset: Int)
  /// The bytes are no such message. The fault is at the offset or just before it, if known; else 0.
  case malformed(offset: Int, WireFault)
  /// A number that no case of this enumeration has: written by a newer version, or damaged.
  case unknownCode(UInt32, of: String)
  /// A payload number that no case of this union has.
  case unknownKind(UInt32, of: String)
  /// A text that is no value of this type.
  case noText(of: String)
  /// Text that should be a message was not one, in every language, English first: the code that
  /// finds it knows best what to say. Only readers of text throw this.
  case unreadable([String])
}

/// What is wrong with a malformed payload.
public enum WireFault: Equatable, Sendable {
  /// In this order: a number of more than 64 bits; a known field of another wire type; a wire type
  /// other than 0, 1, 2 and 5; a field whose number is lower than that of the one before.
  case varintTooLong, wrongWireType, unsupportedWireType, fieldsOutOfOrder
  /// In this order: an identifier of neither 0 nor 16 bytes; text that is not UTF-8; a number, a
  /// field number or a short text that is out of range; messages nested more than 32 deep; a body
  /// of a frame with other parts than its kind has.
  case notSixteenBytes, notUTF8, valueOutOfRange, nestedTooDeep, trailingBytes
}

/// How a value is encoded. Source: Protocol Buffers encoding, "Message structure".
public enum WireType: UInt64, Sendable {
  /// An integer in one to ten bytes, seven bits in each, the lowest first.
  case varint = 0
  /// Eight bytes, little-endian.
  case fixed64 = 1
  /// A length as a varint, and so many bytes.
  case length = 2
}

extension StaticString {
  /// Compares by bytes, without making a `String`.
  @inlinable public func isSame(as text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == utf8CodeUnitCount else { return false }
      for index in 0..<bytes.count where bytes[index] != utf8Start[index] { return false }
      return true
    }
  }
}

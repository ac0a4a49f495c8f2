/// A text that only the holder of a key can read: what a log keeps where somebody's words stood.
///
/// It is a text itself, so that who has no key folds and shows it as any other: U+0000, which no other text of a
/// log contains, and the base64url of
///
///      0  version   1 byte, 1
///      1  key       16 bytes, most significant first: its id in the keyring
///     17  nonce     12 bytes
///     29  the text in UTF-8, sealed, and a tag of 16 bytes
///
/// What it is sealed in the context of, see `SealedPlace`. Source: Specs/Secrecy.md, "Sealed texts".
public struct SealedText: Equatable, Sendable {
  public static let version: UInt8 = 1
  private static let headSize = 29
  private static let tagSize = 16

  public let key: Identifier
  public let nonce: [UInt8]
  /// With its tag.
  public let sealed: [UInt8]

  /// - Precondition: the nonce has 12 bytes, and what is sealed at least the 16 of its tag.
  public init(key: Identifier, nonce: [UInt8], sealed: [UInt8]) {
    (self.key, self.nonce, self.sealed) = (key, nonce, sealed)
  }

  /// Reads one; nil if the text is none.
  public init?(_ text: String) {
    guard Self.hides(text), let bytes = bytes(base64URL: String(text.unicodeScalars.dropFirst())),
      bytes.count >= Self.headSize + Self.tagSize, bytes[0] == Self.version
    else { return nil }
    key = Identifier(bytes[1..<17])
    nonce = Array(bytes[17..<Self.headSize])
    sealed = Array(bytes[Self.headSize...])
  }

  public var text: String {
    "\u{0}" + base64URL([Self.version] + key.bytes + nonce + sealed)
  }

  // MARK: Texts that cannot be read

  /// Whether a text stands for one that cannot be read: it is sealed, or its key was destroyed.
  public static func hides(_ text: String) -> Bool { text.utf8.first == 0 }

  /// What stands for a text whose key was destroyed.
  public static func erased(at time: Instant) -> String { erasedMark + time.text }

  /// What is left of a text that was to be sealed by a key that was destroyed before.
  public static let dropped = "\u{0}"

  /// When the key of a text was destroyed; nil if the text is not known to be erased.
  public static func erasure(of text: String) -> Instant? {
    guard hides(text), text.hasPrefix(erasedMark) else { return nil }
    return Instant(String(text.dropFirst(erasedMark.count)))
  }

  /// Not base64url.
  private static let erasedMark = "\u{0}erased "

  /// Whether a sealed text may stand in a payload: a quick look, which finds all, and finds one in a few payloads
  /// of other fields.
  public static func mayStand(in payload: UnsafeRawBufferPointer) -> Bool {
    // U+0000, and the first six bits of the version.
    for place in payload.indices.dropLast() where payload[place] == 0 && payload[place + 1] == 0x41
    {
      return true
    }
    return false
  }
}

/// Puts others in the place of the texts of a message that are somebody's. An optional one that becomes empty is absent.
public struct PersonalTexts: LeafIgnoringVisitor, ~Copyable {
  public static var changes: Bool { true }

  /// A step from a message to what stands in it: the number of the field, and the place among the field's elements,
  /// 0 if it is not repeated.
  public struct Step: Hashable, Sendable {
    public let field: UInt32
    public let element: UInt32
  }

  /// What stands in the place of a text of somebody, by the number that the message gives, at a path of fields.
  public typealias Change = (_ text: String, _ person: UInt32, _ path: [Step]) throws(WireError) ->
    String

  /// Stands for whose a text is that is nobody's.
  public static let nobody: UInt32 = 0

  private let bytes: [UInt8]
  private let change: Change
  /// Whose the texts are that are nobody's; nil if they stay.
  private let others: UInt32?
  /// Whether the field that is being looked at is a text, and not a value that is written as one: an actor's id.
  private var isText = false
  /// Whose the field is that is being looked at; nil if it is nobody's.
  private var person: UInt32?
  private var path: [Step] = []

  /// - Parameters:
  ///   - payload: the bytes of the message, if a union reads it.
  ///   - others: whose all other texts are, but for actors' ids; nil if they stay as they are.
  public init(payload: [UInt8] = [], others: UInt32? = nil, _ change: @escaping Change) {
    (bytes, self.others, self.change) = (payload, others, change)
  }

  public mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    value = try M(decoding: bytes)
    try value.visit(&self)
  }

  public mutating func personal(of person: UInt32) { self.person = person }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    try step(number, 0, &value)
    person = nil
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    if var present = value {
      let wasEmpty = present == V()
      try step(number, 0, &present)
      // A text of which nothing is left is none; one that was empty says so.
      value = isText && !wasEmpty && present == V() ? nil : present
    }
    person = nil
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    // Elements of messages set whose their fields are.
    let person = person
    for place in value.indices {
      self.person = person
      try step(number, UInt32(truncatingIfNeeded: place), &value[place])
    }
    self.person = nil
  }

  private mutating func step<V: FieldValue>(
    _ number: UInt32, _ element: UInt32, _ value: inout V
  ) throws(WireError) {
    path.append(Step(field: number, element: element))
    isText = V.self == String.self
    try value.visitLeaf(&self)
    isText = V.self == String.self
    path.removeLast()
  }

  public mutating func leaf(_ value: inout String) throws(WireError) {
    guard let person = person ?? (isText ? others : nil), !value.isEmpty else { return }
    value = try change(value, person, path)
  }
}

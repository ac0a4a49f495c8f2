/// Who acts, as the application's identity provider names them: up to 64 bytes of UTF-8.
///
/// Compares by its bytes, never by Unicode equivalence. Empty for an anonymous actor.
@frozen public struct ActorID: Hashable, Sendable {
  /// The name as it was given; its length is not checked here.
  public let text: String

  /// How many bytes of UTF-8 a name has at most.
  public static var maximumBytes: Int { 64 }

  /// Creates an id from a name, without checking its length.
  @inlinable public init(_ text: String) { self.text = text }
  @inlinable public init() { text = "" }

  /// Whether it names nobody.
  @inlinable public var isEmpty: Bool { text.utf8.isEmpty }

  @inlinable public static func == (left: ActorID, right: ActorID) -> Bool {
    // Every command compares names. Texts that differ have other bytes; texts that are the same to
    // Unicode may have other bytes too.
    guard left.text.utf8.count == right.text.utf8.count, left.text == right.text else {
      return false
    }
    return left.withBytes { left in right.withBytes { right in left.elementsEqual(right) } }
  }

  @inlinable public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // What follows is not part of the name: no byte of UTF-8 has this value.
    hasher.combine(0xff as UInt8)
  }

  /// Calls `body` with the UTF-8 of the name, which is valid during the call only.
  @inlinable public func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // If its bytes are contiguous, as nearly everywhere, no copy of the text is made.
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = text
    return text.withUTF8(body)
  }
}

extension ActorID: FieldValue {
  @inlinable public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = text
    try visitor.leaf(&text)
    self = ActorID(text)
  }
  @inlinable public var isPlainlyDefault: Bool { isEmpty }
}

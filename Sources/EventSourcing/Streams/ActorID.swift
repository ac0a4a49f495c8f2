/// Who acts, as the application's identity provider names them: up to 64 bytes of UTF-8.
///
/// Compares by its bytes, never by Unicode equivalence. Empty for an anonymous actor.
@frozen public struct ActorID: Hashable, Sendable {
  public let text: String

  public static var maximumBytes: Int { 64 }

  @inlinable public init(_ text: String) { self.text = text }
  @inlinable public init() { text = "" }

  @inlinable public var isEmpty: Bool { text.utf8.isEmpty }

  @inlinable public static func == (left: ActorID, right: ActorID) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
  }

  @inlinable public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
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
}

// The values that stand directly on a leaf of the visitor.

extension Message {
  @inlinable public static var wireType: WireType { .length }
  @inlinable public static var schemaName: StaticString { messageName }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
}

extension CodedEnum {
  @inlinable public static var wireType: WireType { .varint }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { rawValue == 0 }
}

extension Bool: FieldValue {
  @inlinable public static var wireType: WireType { .varint }
  public static var schemaName: StaticString { "bool" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { !self }
}

extension Int64: FieldValue {
  @inlinable public static var wireType: WireType { .varint }
  public static var schemaName: StaticString { "sint64" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { self == 0 }
}

extension UInt64: FieldValue {
  @inlinable public static var wireType: WireType { .varint }
  public static var schemaName: StaticString { "uint64" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { self == 0 }
}

extension UInt32: FieldValue {
  @inlinable public static var wireType: WireType { .varint }
  public static var schemaName: StaticString { "uint32" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var wide = UInt64(self)
    try visitor.leaf(&wide)
    guard let narrow = UInt32(exactly: wide) else {
      throw .malformed(offset: 0, .valueOutOfRange)
    }
    self = narrow
  }
  @inlinable public var isPlainlyDefault: Bool { self == 0 }
}

extension String: FieldValue {
  @inlinable public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { utf8.isEmpty }
}

extension Array: FieldValue where Element == UInt8 {
  @inlinable public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "bytes" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { isEmpty }
}

import EventSourcing

/// What the texts of a payload are sealed in the context of.
struct SealedContext {
  /// The payload's context; after `move(to:)` that of a text.
  private(set) var bytes: [UInt8]
  private static let size = 74
  /// Room for a path of four steps, which few texts exceed.
  private static let room = size + 8 * 4

  init(
    _ keyring: Identifier, _ stream: StreamID, _ command: Identifier, _ kind: UInt8, type: UInt32,
    place: UInt32
  ) {
    bytes = [UInt8](unsafeUninitializedCapacity: Self.room) { bytes, count in
      let bytes = UnsafeMutableRawBufferPointer(bytes)
      func put(_ number: some FixedWidthInteger, at offset: Int) {
        bytes.storeBytes(of: number.bigEndian, toByteOffset: offset, as: Swift.type(of: number))
      }
      func put(_ id: Identifier, at offset: Int) {
        put(id.high, at: offset)
        put(id.low, at: offset + 8)
      }
      bytes.copyBytes(from: "claims text 1".utf8)
      put(keyring, at: 13)
      put(stream.category.number, at: 29)
      put(stream.id, at: 33)
      put(command, at: 49)
      put(kind, at: 65)
      put(type, at: 66)
      put(place, at: 70)
      count = Self.size
    }
  }

  /// Moves to the text at a path: in place, unless its array is shared.
  mutating func move(to path: [TextFields.Step]) {
    bytes.removeLast(bytes.count - Self.size)
    for step in path {
      let word = UInt64(step.field) << 32 | UInt64(step.element)
      withUnsafeBytes(of: word.bigEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Of the text at a path.
  func at(_ path: [TextFields.Step]) -> [UInt8] {
    var context = self
    context.move(to: path)
    return context.bytes
  }
}

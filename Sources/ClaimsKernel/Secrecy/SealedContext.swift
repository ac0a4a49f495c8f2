import EventSourcing

/// What the texts of a payload are sealed in the context of.
struct SealedContext {
  /// Of all of the payload.
  let bytes: [UInt8]
  private static let size = 74

  init(
    _ keyring: Identifier, _ stream: StreamID, _ command: Identifier, _ kind: UInt8, type: UInt32,
    place: UInt32
  ) {
    bytes = [UInt8](unsafeUninitializedCapacity: Self.size) { bytes, count in
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

  /// Of the text at a path.
  func at(_ path: [TextFields.Step]) -> [UInt8] {
    let size = Self.size + 8 * path.count
    return [UInt8](unsafeUninitializedCapacity: size) { context, count in
      let context = UnsafeMutableRawBufferPointer(context)
      context.copyBytes(from: bytes)
      for (place, step) in path.enumerated() {
        let word = UInt64(step.field) << 32 | UInt64(step.element)
        context.storeBytes(
          of: word.bigEndian, toByteOffset: Self.size + 8 * place, as: UInt64.self)
      }
      count = size
    }
  }
}

extension Union {
  @inlinable public static func decode(
    kind number: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) -> Self {
    try decodeUnion(kind: number, payload)
  }

  @inlinable public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }

  /// Encodes the payload. A conforming type's own module calls this, so that it is specialised
  /// there.
  @inlinable @inline(__always) public func encodePayload() throws(WireError) -> [UInt8] {
    try WireWriter.bytes(reserving: 192) { writer throws(WireError) in
      try visitPayload(&writer)
    }
  }

  /// Decodes a kind and its payload. A conforming type's own module calls this, so that it is
  /// specialised there.
  @inlinable @inline(__always) public static func decodeUnion(
    kind number: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) -> Self {
    guard let kind = Kind(rawValue: number) else {
      throw .unknownKind(number, of: unionName.description)
    }
    // An empty payload may have no address; nothing is read from the placeholder.
    let base = payload.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    var reader = try WireReader(base, from: 0, to: payload.count)
    guard let union = try read(kind, from: &reader) else {
      throw .unknownKind(number, of: unionName.description)
    }
    return union
  }

  /// Decodes a stored kind and its payload.
  ///
  /// - Throws: `unknownKind` if no case has this number; otherwise what is wrong with the bytes.
  @inlinable public init(kind number: UInt32, payload: [UInt8]) throws(WireError) {
    var result: Result<Self, WireError> = .failure(.truncated(offset: 0))
    payload.withUnsafeBytes { buffer in
      do throws(WireError) {
        result = .success(try Self.decode(kind: number, buffer))
      } catch { result = .failure(error) }
    }
    self = try result.get()
  }
}

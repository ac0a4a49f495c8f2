extension Union {
  /// The payload's bytes; the kind is stored beside them.
  public func encodedPayload() throws(WireError) -> [UInt8] {
    var writer = WireWriter()
    var copy = self
    try copy.visitPayload(&writer)
    return writer.bytes
  }

  /// Reads a stored kind and payload.
  ///
  /// - Throws: `unknownKind` where a newer version, or damage, left a number that this build does
  ///   not know; otherwise what is wrong with the bytes.
  @inlinable public init(
    kind number: UInt32, payload: UnsafeRawBufferPointer
  ) throws(WireError) {
    guard let kind = Kind(rawValue: number), var union = Self(kind: kind) else {
      throw .unknownKind(number, of: Self.unionName.description)
    }
    if let base = payload.baseAddress {
      var reader = try WireReader(base, from: 0, to: payload.count)
      try union.visitPayload(&reader)
      try reader.finish()
    }
    self = union
  }

  public init(kind number: UInt32, payload: [UInt8]) throws(WireError) {
    var result: Result<Self, WireError> = .failure(.truncated(offset: 0))
    payload.withUnsafeBytes { buffer in
      do throws(WireError) {
        result = .success(try Self(kind: number, payload: buffer))
      } catch { result = .failure(error) }
    }
    self = try result.get()
  }
}

/// A buffer for many small appends. It cannot be copied, so that an append does not check whether the
/// storage is shared, as an array's does.
///
/// `@unchecked Sendable`: `start` points to memory that nothing else refers to, and a value that cannot
/// be copied has one owner, who hands it over as a whole.
@frozen @usableFromInline struct GrowingBytes: ~Copyable, @unchecked Sendable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private(set) var count = 0

  @usableFromInline init() {}
  @inlinable deinit { start?.deallocate() }

  @inline(__always) mutating func append(_ byte: UInt8) {
    room(for: 1)[0] = byte
    count += 1
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let from = bytes.baseAddress, bytes.count > 0 else { return }
    room(for: bytes.count).update(from: from, count: bytes.count)
    count += bytes.count
  }

  @inline(__always) mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  mutating func append(_ text: String) {
    // Nearly every text is in one piece; no copy of it is made then.
    let isOne: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isOne == nil { for byte in text.utf8 { append(byte) } }
  }

  @inline(__always) mutating func append(
    upTo most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) { count += write(UnsafeMutableBufferPointer(start: room(for: most), count: most)) }

  /// Empties the buffer and keeps its capacity.
  mutating func removeAll() { count = 0 }

  @inline(__always) borrowing func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer)
    -> Answer
  {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Where the next bytes go, with capacity for so many.
  @inline(__always) private mutating func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if let start, capacity - count >= more { return start + count }
    return grow(for: more) + count
  }

  @inline(never) private mutating func grow(for more: Int) -> UnsafeMutablePointer<UInt8> {
    capacity = max(64, capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    if let start {
      larger.update(from: start, count: count)
      start.deallocate()
    }
    start = larger
    return larger
  }
}

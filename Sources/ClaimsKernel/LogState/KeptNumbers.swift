import EventSourcing

/// Numbers one after another, in little-endian order: what is kept in a log's index.
struct KeptBytes {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ id: Identifier) {
    put(id.high)
    put(id.low)
  }
}

/// Reads them back. Answers nil where what is there is something else.
struct KeptReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    all(1, Number.self)?.first
  }

  mutating func identifier() -> Identifier? {
    all(2, UInt64.self).map { Identifier(high: $0[0], low: $0[1]) }
  }

  /// A count, and so many places of streams, of which there are `count`.
  mutating func places(below count: Int) -> [Int32]? {
    number(UInt32.self).flatMap { places(Int($0), below: count) }
  }

  mutating func pairs(below count: Int) -> SortedPlaces? {
    guard let pairs = number(UInt32.self), let keys = all(Int(pairs), UInt64.self),
      let places = places(Int(pairs), below: count)
    else { return nil }
    return SortedPlaces(keys: keys, places: places)
  }

  private mutating func places(_ places: Int, below count: Int) -> [Int32]? {
    all(places, Int32.self).flatMap { found in
      found.allSatisfy { $0 >= 0 && Int($0) < count } ? found : nil
    }
  }

  private mutating func all<Number: FixedWidthInteger>(
    _ count: Int, _: Number.Type
  ) -> [Number]? {
    let size = MemoryLayout<Number>.size
    guard count <= (bytes.count - at) / size else { return nil }
    let start = at
    at += count * size
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map { place in
        Number(
          littleEndian: bytes.loadUnaligned(fromByteOffset: start + place * size, as: Number.self))
      }
    }
  }
}

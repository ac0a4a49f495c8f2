import EventSourcing

/// One of the numbers that are filed under a hash.
struct HashedPair {
  /// The hash's highest 40 bits.
  let hash: UInt64
  let value: UInt32

  /// How many bits of a hash are kept: few enough for a pair to take eight bytes, enough for a wrong
  /// candidate to be rare.
  static let hashBits = 40

  init(_ hash: UInt64, _ value: UInt32) {
    self.hash = hash >> UInt64(64 - Self.hashBits)
    self.value = value
  }

  /// - Parameter bucket: the highest bits of the hash, of which `stored` has all but those.
  init(stored: UInt64, inBucket bucket: UInt64, of bits: Int) {
    let high = bucket << UInt64(Self.hashBits - bits)
    hash = (high & ~0xffff_ffff) | stored >> 32
    value = UInt32(truncatingIfNeeded: stored)
  }

  /// The lowest 32 bits of the hash, and the number.
  var stored: UInt64 { (hash & 0xffff_ffff) << 32 | UInt64(value) }

  func bucket(of bits: Int) -> Int { Int(hash >> UInt64(Self.hashBits - bits)) }

  /// The order in which pairs are filed.
  static func isBefore(_ left: Self, _ right: Self) -> Bool {
    (left.hash, left.value) < (right.hash, right.value)
  }
}

/// Pairs in a file, by their hashes: buckets of about eight, and where each begins.
///
/// At 8.5 bytes a pair it is as small as a sorted list, and a look takes two places in memory.
struct HashedPairs: Sendable {
  /// So many that the bits of a bucket and those that are stored make up the hash.
  static let fewestBits = HashedPair.hashBits - 32
  private static let mostBits = 30

  /// How many bits of a hash tell its bucket, for so many pairs.
  static func bits(for count: Int) -> Int {
    var bits = fewestBits
    while bits < mostBits, count >> (bits + 3) > 0 { bits += 1 }
    return bits
  }

  let file: IndexFile
  let pairs: IndexFile.Section
  /// One more than there are buckets: where each begins, and where the last ends.
  let starts: IndexFile.Section
  private var bits: Int { starts.count.trailingZeroBitCount }

  init?(_ file: IndexFile, _ pairs: IndexFile.Section, _ starts: IndexFile.Section) {
    let buckets = starts.count &- 1
    guard buckets > 0, buckets.nonzeroBitCount == 1,
      (Self.fewestBits...Self.mostBits).contains(buckets.trailingZeroBitCount)
    else { return nil }
    self.file = file
    self.pairs = pairs
    self.starts = IndexFile.Section(offset: starts.offset, count: buckets)
  }

  /// The numbers that may be filed under a hash: usually none or one.
  func values(under hash: UInt64) -> [UInt32] {
    let wanted = HashedPair(hash, 0)
    let bucket = wanted.bucket(of: bits)
    guard let (first, last) = range(of: bucket) else { return [] }
    var found: [UInt32] = []
    file.read(pairs, first..<last, size: 8) { bytes in
      for place in 0..<(last - first) {
        let stored: UInt64 = bytes.number(at: place * 8)
        if stored >> 32 == wanted.hash & 0xffff_ffff {
          found.append(UInt32(truncatingIfNeeded: stored))
        }
      }
    }
    return found
  }

  /// Shows all pairs in order.
  func forEach(_ body: (HashedPair) -> Void) {
    for bucket in 0..<starts.count {
      guard let (first, last) = range(of: bucket) else { return }
      file.read(pairs, first..<last, size: 8) { bytes in
        for place in 0..<(last - first) {
          body(
            HashedPair(stored: bytes.number(at: place * 8), inBucket: UInt64(bucket), of: bits))
        }
      }
    }
  }

  private func range(of bucket: Int) -> (Int, Int)? {
    var range = (0, 0)
    file.read(starts, bucket..<(bucket + 2), more: 1, size: 4) { bytes in
      let (first, last): (UInt32, UInt32) = (bytes.number(at: 0), bytes.number(at: 4))
      range = (Int(first), Int(last))
    }
    guard range.0 <= range.1, range.1 <= pairs.count else {
      file.fail(at: starts.offset)
      return nil
    }
    return range
  }
}

extension UnsafeRawBufferPointer {
  /// A number in little-endian order.
  func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}

import CProcessor

/// A SHA-256 hash that grows with the bytes it is given, by the processor's own instructions if it
/// has them.
///
/// Source: FIPS 180-4, sections 5 and 6.2.
public struct SHA256: Sendable {
  typealias Fold = @convention(c) (UnsafeMutablePointer<UInt32>?, UnsafeRawPointer?, Int) -> Void

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initialWords: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var words = Self.initialWords
  /// What does not fill a block yet.
  private var rest: [UInt8] = []
  /// How many bytes it was given. 2^61 of them are the most that SHA-256 knows.
  private var count: UInt64 = 0
  private let fold: Fold

  public init() { self.init { cprocessor_sha256($0, $1, $2) } }

  /// By a function that folds whole blocks, so that tests can compare two.
  init(by fold: @escaping Fold) {
    self.fold = fold
    rest.reserveCapacity(Self.blockSize)
  }

  static var blockSize: Int { 64 }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count &+= UInt64(bytes.count)
    var left = bytes[...]
    if !rest.isEmpty {
      let missing = left.prefix(Self.blockSize - rest.count)
      rest += missing
      left = left.dropFirst(missing.count)
      guard rest.count == Self.blockSize else { return }
      rest.withUnsafeBytes { foldBlocks(of: $0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = left.count / Self.blockSize * Self.blockSize
    foldBlocks(of: UnsafeRawBufferPointer(rebasing: left.prefix(whole)))
    rest += left.dropFirst(whole)
  }

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

  /// The hash of everything that was added. What is added afterwards is not in it.
  public func finish() -> Digest {
    var last = self
    // A one, zeros, and the length in bits.
    let bits = count &* 8
    last.rest.append(0x80)
    let filled = last.rest.count % Self.blockSize
    let zeros = (Self.blockSize + 56 - filled) % Self.blockSize
    last.rest += [UInt8](repeating: 0, count: zeros)
    last.rest += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    let padding = last.rest
    padding.withUnsafeBytes { last.foldBlocks(of: $0) }
    func word(_ place: Int) -> UInt64 {
      UInt64(last.words[2 * place]) << 32 | UInt64(last.words[2 * place + 1])
    }
    return Digest((word(0), word(1), word(2), word(3)))
  }

  private mutating func foldBlocks(of bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, bytes.count >= Self.blockSize else { return }
    words.withUnsafeMutableBufferPointer {
      fold($0.baseAddress, base, bytes.count / Self.blockSize)
    }
  }

  /// The hash of some bytes.
  public static func hash(of bytes: [UInt8]) -> Digest { bytes.withUnsafeBytes { hash(of: $0) } }

  /// The hash of some bytes that lie together: without any memory of its own on the heap.
  public static func hash(of bytes: UnsafeRawBufferPointer) -> Digest {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { words in
      _ = words.initialize(from: initialWords)
      let whole = bytes.count / blockSize
      if whole > 0 { cprocessor_sha256(words.baseAddress, bytes.baseAddress, whole) }
      let rest = UnsafeRawBufferPointer(rebasing: bytes[(whole * blockSize)...])
      withUnsafeTemporaryAllocation(byteCount: 2 * blockSize, alignment: 8) { last in
        // A one, zeros, and the length in bits.
        let blocks = rest.count < 56 ? 1 : 2
        last.initializeMemory(as: UInt8.self, repeating: 0)
        last.copyBytes(from: rest)
        last[rest.count] = 0x80
        last.storeBytes(
          of: (UInt64(bytes.count) &* 8).bigEndian, toByteOffset: blocks * blockSize - 8,
          as: UInt64.self)
        cprocessor_sha256(words.baseAddress, last.baseAddress, blocks)
      }
      func word(_ place: Int) -> UInt64 {
        UInt64(words[2 * place]) << 32 | UInt64(words[2 * place + 1])
      }
      return Digest((word(0), word(1), word(2), word(3)))
    }
  }
}

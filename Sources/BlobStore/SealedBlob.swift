import Cryptography
import Hashing

/// The start of a file that holds a sealed blob. Chunks follow.
///
///      0  89 42 4C 42 0D 0A 1A 0A
///      8  version   1, u32, little-endian
///     12  key       16 bytes: the id of the key that sealed the file's own key
///     28  digest    SHA-256 of the blob
///     60  nonce     12 bytes
///     72  the file's own key, sealed: 32 bytes and a tag of 16, in the context of `claims blob 1` and bytes 0 to 60
///
/// Source: Specs/BlobStore.md, "Sealed blobs".
struct SealedBlobHeader {
  static let size = 120
  private static let signature: [UInt8] = [
    0x89, 0x42, 0x4c, 0x42, 0x0d, 0x0a, 0x1a, 0x0a, 1, 0, 0, 0,
  ]
  private static let keyStart = 60 + SealingKey.nonceSize

  let bytes: [UInt8]

  /// - Returns: nil if this system cannot seal.
  init?(_ digest: Digest, by key: BlobKey, sealing own: SealingKey, nonce: [UInt8]) {
    let said = Self.said(of: digest, key)
    guard
      let sealed = own.withBytes({
        key.key.seal(Array($0), nonce: nonce, authenticating: Self.context(of: said))
      })
    else { return nil }
    bytes = said + nonce + sealed
  }

  /// The key of a blob's own; nil unless this is the header of this blob, and the key sealed it.
  static func ownKey(in bytes: [UInt8], of digest: Digest, by key: BlobKey) -> SealingKey? {
    let said = said(of: digest, key)
    guard bytes.count == size, bytes.starts(with: said) else { return nil }
    return key.key.open(
      Array(bytes[keyStart...]), nonce: Array(bytes[60..<keyStart]),
      authenticating: context(of: said)
    ).flatMap { SealingKey($0) }
  }

  private static func said(of digest: Digest, _ key: BlobKey) -> [UInt8] {
    signature + key.id + digest.bytes
  }

  private static func context(of said: [UInt8]) -> [UInt8] { Array("claims blob 1".utf8) + said }
}

/// The chunks of a sealed blob, one after another: each sealed by the file's own key, and bound to its place and to whether
/// it is the last one. So none can be moved, left out or cut off.
///
/// Source: Specs/BlobStore.md, "Sealed blobs"; Hoang, Reyhanitabar, Rogaway and Vizár, Online Authenticated-Encryption
/// and its Nonce-Reuse Misuse-Resistance (2015), STREAM.
struct BlobChunks {
  static let size = BlobIntake.chunkSize
  static let sealedSize = size + SealingKey.tagSize

  private let key: SealingKey
  private var count: UInt64 = 0

  init(_ key: SealingKey) { self.key = key }

  var isAtStart: Bool { count == 0 }

  /// - Returns: nil if this system cannot seal.
  mutating func seal(_ chunk: [UInt8], isLast: Bool) -> [UInt8]? {
    key.seal(chunk, nonce: nextNonce(isLast), authenticating: [])
  }

  /// - Returns: nil if it is another chunk, or damaged.
  mutating func open(_ sealed: [UInt8], isLast: Bool) -> [UInt8]? {
    key.open(sealed, nonce: nextNonce(isLast), authenticating: [])
  }

  private mutating func nextNonce(_ isLast: Bool) -> [UInt8] {
    defer { count += 1 }
    return [0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
      + [isLast ? 1 : 0]
  }

  /// How many bytes a blob has whose file is so large.
  static func blobSize(ofFile size: UInt64) -> UInt64 {
    let chunks = size - min(size, UInt64(SealedBlobHeader.size))
    let count = max(1, (chunks + UInt64(sealedSize) - 1) / UInt64(sealedSize))
    return chunks - min(chunks, count * UInt64(SealingKey.tagSize))
  }
}

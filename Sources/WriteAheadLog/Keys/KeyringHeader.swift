import CProcessor
import Cryptography
import EventSourcing

/// The beginning of a keyring's file.
///
///      0  magic       89 4B 45 59 0D 0A 1A 0A
///      8  version     u32, 1
///     16  id          16 random bytes, which the log's header names
///     32  generation  u64  1, and one more each time that the file is replaced
///     96  nonce       12 bytes   108  a tag of 16 bytes: nothing, sealed by the master key in the context of
///                     `claims keyring 1` and bytes 0 to 96
///    124  CRC32C      of bytes 0 to 124, begun with zero
///
/// All other bytes are zeros. Source: Specs/Secrecy.md, "The keyring".
struct KeyringHeader: Equatable {
  static let size = 128
  static let magic: [UInt8] = [0x89, 0x4b, 0x45, 0x59, 0x0d, 0x0a, 0x1a, 0x0a]

  let bytes: [UInt8]

  /// - Throws: `noCryptography` if this system cannot seal.
  init(
    id: Identifier, generation: UInt64, master: SealingKey, nonce: [UInt8]
  ) throws(KeyringError) {
    var bytes = [UInt8](repeating: 0, count: Self.size)
    bytes.replaceSubrange(0..<8, with: Self.magic)
    bytes.put(UInt32(1), at: 8)
    bytes.put(id, at: 16)
    bytes.put(generation, at: 32)
    guard let tag = master.seal([], nonce: nonce, authenticating: Self.context(of: bytes)) else {
      throw .noCryptography
    }
    bytes.replaceSubrange(96..<124, with: nonce + tag)
    bytes.put(cprocessor_crc32c(0, bytes, 124), at: 124)
    self.bytes = bytes
  }

  /// nil if it is damaged, or something else.
  init?(_ bytes: [UInt8]) {
    let bytes = Array(bytes.prefix(Self.size))
    guard bytes.count == Self.size, bytes.starts(with: Self.magic), bytes.get(at: 8) == UInt32(1),
      bytes.get(at: 124) == cprocessor_crc32c(0, bytes, 124)
    else { return nil }
    self.bytes = bytes
  }

  var id: Identifier { bytes.identifier(at: 16) }
  var generation: UInt64 { bytes.get(at: 32) }

  func isWrapped(by master: SealingKey) -> Bool {
    master.open(
      Array(bytes[108..<124]), nonce: Array(bytes[96..<108]),
      authenticating: Self.context(of: bytes)) == []
  }

  private static func context(of bytes: [UInt8]) -> [UInt8] {
    Array("claims keyring 1".utf8) + bytes[..<96]
  }
}

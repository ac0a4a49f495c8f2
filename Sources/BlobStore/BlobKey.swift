import Cryptography
import Hashing

/// By which key blobs are sealed: that of whom they are about. With it go all that it sealed.
///
/// Source: Specs/BlobStore.md, "Sealed blobs".
public struct BlobKey: Sendable {
  /// Under which the key is found again: 16 bytes.
  public let id: [UInt8]
  let key: SealingKey

  /// - Returns: nil unless the id has 16 bytes.
  public init?(id: [UInt8], _ key: SealingKey) {
    guard id.count == Self.idSize else { return nil }
    (self.id, self.key) = (id, key)
  }

  static let idSize = 16
}

/// What a blob's file is called: its hash, and behind a dot the id of the key by which it is sealed.
public struct BlobName: Hashable, Sendable {
  /// The hash of the blob's bytes, as they are before they are sealed.
  public let digest: Digest
  /// nil if the blob is in the clear.
  public let key: [UInt8]?

  /// Creates the name of a blob; `key` is its key's id of 16 bytes, nil if it is in the clear.
  public init(_ digest: Digest, key: [UInt8]? = nil) { (self.digest, self.key) = (digest, key) }

  /// - Returns: nil for any other name, of other capitals among them: a blob has one name.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let digest = Digest(String(parts[0])) else { return nil }
    guard parts.count == 2 else {
      self.init(digest)
      return
    }
    // A hash is twice as long as an id.
    guard parts[1].utf8.count == 2 * BlobKey.idSize,
      let twice = Digest(String(parts[1]) + String(parts[1]))
    else { return nil }
    self.init(digest, key: Array(twice.bytes.prefix(BlobKey.idSize)))
  }
}

extension BlobName: CustomStringConvertible {
  public var description: String {
    guard let key, let twice = Digest(key + key) else { return digest.description }
    return digest.description + "." + twice.description.prefix(2 * BlobKey.idSize)
  }
}

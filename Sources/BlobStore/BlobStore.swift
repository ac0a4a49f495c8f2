import Hashing

/// Keeps bytes outside the log, under the hash of what they are.
///
/// Calls wait for the disk: make them outside the cooperative pool.
///
/// Source: Specs/BlobStore.md.
public protocol BlobStore: Sendable {
  /// Stores the bytes that a source gives, once they are known to be what was said of them.
  ///
  /// Holds a chunk of them at a time. When it returns, the blob is durable; when it throws, nothing
  /// of it can be seen.
  ///
  /// - Parameters:
  ///   - claim: what is said of the bytes; they are compared with it.
  ///   - profile: how large they may be, and of which types.
  ///   - source: fills the buffer from its start and says with how many bytes; 0 at the end.
  /// - Throws: what the profile or the claim does not allow, what the source throws, or what the
  ///   disk refused.
  func put(
    _ claim: BlobClaim, under profile: BlobProfile,
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int
  ) throws(BlobError) -> StoredBlob

  /// Hands a blob out, chunk by chunk.
  ///
  /// - Throws: `notFound`; `damaged` after the last chunk if the bytes do not match their hash:
  ///   use nothing of them then.
  func get(
    _ digest: Digest, into sink: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError)

  /// Whether the blob is here. Does not look at its bytes.
  func contains(_ digest: Digest) throws(BlobError) -> Bool
}

extension BlobStore {
  /// Stores bytes that are at hand.
  ///
  /// - Throws: as `put(_:under:from:)`.
  @discardableResult public func put(
    _ bytes: [UInt8], _ claim: BlobClaim = BlobClaim(), under profile: BlobProfile = .anything
  ) throws(BlobError) -> StoredBlob {
    var place = 0
    return try put(claim, under: profile) { (buffer) throws(BlobError) in
      let count = min(buffer.count, bytes.count - place)
      bytes.withUnsafeBytes { all in
        buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: all[place..<place + count]))
      }
      place += count
      return count
    }
  }

  /// A whole blob, its hash compared.
  ///
  /// - Throws: as `get(_:into:)`; never returns damaged bytes.
  public func get(_ digest: Digest) throws(BlobError) -> [UInt8] {
    var bytes: [UInt8] = []
    try get(digest) { (chunk) throws(BlobError) in bytes += chunk }
    return bytes
  }

  /// Reads a blob and compares its hash.
  ///
  /// - Throws: `notFound`, `damaged`.
  public func verify(_ digest: Digest) throws(BlobError) {
    try get(digest) { (_) throws(BlobError) in }
  }
}

/// Reads bytes from a source, chunk by chunk, and compares them with what was said of them.
struct BlobIntake {
  let claim: BlobClaim
  let profile: BlobProfile
  private var hash = SHA256()
  private(set) var bytes: UInt64 = 0
  private(set) var type: ContentType?

  /// How many bytes are read at a time.
  static let chunkSize = 256 << 10

  init(_ claim: BlobClaim, under profile: BlobProfile) {
    self.claim = claim
    self.profile = profile
  }

  /// Reads everything, and hands on each chunk that was found good so far.
  mutating func run(
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int,
    into sink: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError) -> Digest {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 64)
    defer { buffer.deallocate() }
    var isFirst = true
    while true {
      let count = try Self.fill(buffer, from: source)
      let chunk = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if isFirst { try look(at: chunk) }
      isFirst = false
      bytes += UInt64(count)
      guard bytes <= profile.bytesMost else { throw .tooLarge(bytesMost: profile.bytesMost) }
      hash.update(chunk)
      if count > 0 { try sink(chunk) }
      if count < buffer.count { return try compared() }
    }
  }

  /// Sources may give less than was asked for at any time; only nothing at all is the end.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int
  ) throws(BlobError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let free = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try source(free)
      guard (0...free.count).contains(count) else {
        throw .source("\(count) bytes in a buffer of \(free.count)")
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private mutating func look(at start: UnsafeRawBufferPointer) throws(BlobError) {
    type = ContentType(sniffing: start)
    // Of a type that cannot be told from the bytes, only what can be told is held against it.
    if let mime = claim.mime, !ContentType.agrees(type, with: mime) {
      throw .otherType(declared: mime, found: type)
    }
    if let types = profile.types, !(type.map { types.contains($0) } ?? false) {
      throw .typeNotAllowed(type)
    }
  }

  private func compared() throws(BlobError) -> Digest {
    if let expected = claim.bytes, expected != bytes {
      throw .otherSize(expected: expected, found: bytes)
    }
    let digest = hash.finish()
    if let expected = claim.digest, expected != digest {
      throw .otherDigest(expected: expected, found: digest)
    }
    return digest
  }
}

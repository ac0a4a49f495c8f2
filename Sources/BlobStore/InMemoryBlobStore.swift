import Hashing
import Synchronization

/// A blob store that forgets everything when it goes: for tests and previews.
public final class InMemoryBlobStore: BlobStore {
  private let blobs = Mutex<[Digest: [UInt8]]>([:])

  /// Creates a store without blobs.
  public init() {}

  public func put(
    _ claim: BlobClaim, under profile: BlobProfile,
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int
  ) throws(BlobError) -> StoredBlob {
    var intake = BlobIntake(claim, under: profile)
    var bytes: [UInt8] = []
    let digest = try intake.run(from: source) { (chunk) throws(BlobError) in bytes += chunk }
    let isNew = blobs.withLock { $0.updateValue(bytes, forKey: digest) == nil }
    return StoredBlob(digest: digest, bytes: intake.bytes, type: intake.type, isNew: isNew)
  }

  public func get(
    _ digest: Digest, into sink: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError) {
    guard let bytes = blobs.withLock({ $0[digest] }) else { throw .notFound(digest) }
    try bytes.lend(sink)
  }

  public func contains(_ digest: Digest) throws(BlobError) -> Bool {
    blobs.withLock { $0[digest] != nil }
  }
}

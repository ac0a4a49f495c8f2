import Hashing
import Synchronization

/// A blob store in a folder: a file for every blob, named after its hash. Blobs are kept as they are, or sealed.
///
/// Bytes are written to `staging`, made durable, and moved to their name in `blobs`: a reader
/// finds a whole blob or none. Several processes may use one folder. Folders have the mode 0700,
/// files 0600; symbolic links are refused.
///
/// Source: Specs/BlobStore.md, "The folder".
public final class FolderBlobStore: BlobStore {
  let blobs: Descriptor
  let staging: Descriptor
  let confirmations: Descriptor
  let disk: BlobDisk
  /// By which blobs are sealed that are put here and found here; nil if they are in the clear.
  public let key: BlobKey?
  private let stagedCount = Atomic<UInt64>(0)
  /// The shelves whose names are known to be durable: their maker may have stopped before that.
  private let settled = Mutex<Set<String>>([])

  /// Opens the store in a folder, which is made if it does not exist.
  ///
  /// - Throws: `notPrivate` if others than its owner may enter it; `notPlain` if it is a link;
  ///   `system`.
  public convenience init(_ path: String) throws(BlobError) {
    try self.init(path, disk: .real)
  }

  init(_ path: String, disk: BlobDisk) throws(BlobError) {
    (self.disk, key) = (disk, nil)
    let root = try Descriptor.openFolder(path, by: disk)
    blobs = try root.folder("blobs")
    staging = try root.folder("staging")
    confirmations = try root.folder("confirmed")
    try root.sync(by: disk)
  }

  private init(_ store: FolderBlobStore, sealedBy key: BlobKey) {
    (blobs, staging, confirmations) = (store.blobs, store.staging, store.confirmations)
    (disk, self.key) = (store.disk, key)
  }

  /// The blobs of this folder that a key seals: what is put is sealed by it, and nothing else is found.
  public func sealed(by key: BlobKey) -> FolderBlobStore { FolderBlobStore(self, sealedBy: key) }

  public func put(
    _ claim: BlobClaim, under profile: BlobProfile,
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int
  ) throws(BlobError) -> StoredBlob {
    var intake = BlobIntake(claim, under: profile)
    // Nothing is written of what the first look refuses.
    let (digest, isNew) = try write { (writer) throws(BlobError) in
      try intake.run(from: source) { (chunk) throws(BlobError) in try begun(&writer).take(chunk) }
    }
    return StoredBlob(digest: digest, bytes: intake.bytes, type: intake.type, isNew: isNew)
  }

  /// Stores a blob of this store in another one, too.
  ///
  /// - Throws: as `put(_:under:from:)` and `get(_:into:)`.
  public func copy(_ digest: Digest, to store: FolderBlobStore) throws(BlobError) {
    _ = try store.write { (writer) throws(BlobError) in
      try get(digest) { (chunk) throws(BlobError) in try store.begun(&writer).take(chunk) }
      return digest
    }
  }

  /// - Parameter fill: gives the writer everything, and says what it was.
  private func write(
    _ fill: (inout BlobWriter?) throws(BlobError) -> Digest
  ) throws(BlobError) -> (Digest, isNew: Bool) {
    var writer: BlobWriter?
    do throws(BlobError) {
      let digest = try fill(&writer)
      // Also if there is not a byte.
      let whole = try begun(&writer)
      try whole.finish(digest)
      let (folder, name) = (try settledShelf(of: digest), name(of: digest))
      let isNew = try !folder.has(name)
      // Also if it is there: what was damaged is mended so.
      try staging.move(whole.file.name, to: folder, as: name, by: disk)
      writer = nil
      try folder.sync(by: disk)
      return (digest, isNew)
    } catch {
      if let writer { _ = try? staging.remove(writer.file.name) }
      throw error
    }
  }

  public func get(
    _ digest: Digest, into sink: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError) {
    guard let file = try self.file(digest) else { throw .notFound(digest) }
    var hash = SHA256()
    try file.forEachChunk(of: digest, sealedBy: key) { (chunk) throws(BlobError) in
      hash.update(chunk)
      try sink(chunk)
    }
    let found = hash.finish()
    guard found == digest else { throw .damaged(expected: digest, found: found) }
  }

  public func contains(_ digest: Digest) throws(BlobError) -> Bool { try file(digest) != nil }

  /// How large a blob is, in bytes; nil if it is not here.
  public func size(of digest: Digest) throws(BlobError) -> UInt64? {
    try file(digest).map { (file) throws(BlobError) in try size(ofBlobIn: file) }
  }

  func size(ofBlobIn file: Descriptor) throws(BlobError) -> UInt64 {
    let size = try file.size()
    return key == nil ? size : BlobChunks.blobSize(ofFile: size)
  }

  // MARK: Files

  func name(of digest: Digest) -> String { BlobName(digest, key: key?.id).description }

  func shelf(of digest: Digest) throws(BlobError) -> Descriptor? {
    try blobs.has(digest.shelf) ? blobs.folder(digest.shelf) : nil
  }

  private func settledShelf(of digest: Digest) throws(BlobError) -> Descriptor {
    let (name, shelf) = (digest.shelf, try blobs.folder(digest.shelf))
    guard !settled.withLock({ $0.contains(name) }) else { return shelf }
    try blobs.sync(by: disk)
    settled.withLock { _ = $0.insert(name) }
    return shelf
  }

  private func file(_ digest: Digest) throws(BlobError) -> Descriptor? {
    try shelf(of: digest)?.file(name(of: digest))
  }

  /// The writer that was begun already, or a new one.
  private func begun(_ writer: inout BlobWriter?) throws(BlobError) -> BlobWriter {
    if let writer { return writer }
    let new = try BlobWriter(sealing: key, by: disk) { () throws(BlobError) in try stage() }
    writer = new
    return new
  }

  struct StagedFile {
    let name: String
    let descriptor: Descriptor
  }

  /// A new file in `staging` that no other writer has.
  func stage() throws(BlobError) -> StagedFile {
    while true {
      let count = stagedCount.add(1, ordering: .relaxed).newValue
      let name = "\(processNumber)-\(count)"
      if let descriptor = try staging.newFile(name, by: disk) {
        return StagedFile(name: name, descriptor: descriptor)
      }
    }
  }
}

extension Digest {
  /// The folder that holds a blob: many small folders instead of one large one.
  var shelf: String { String(description.prefix(2)) }
}

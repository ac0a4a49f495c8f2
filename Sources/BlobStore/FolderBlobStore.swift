import Hashing
import Synchronization

/// A blob store in a folder: a file for every blob, named after its hash.
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
    self.disk = disk
    let root = try Descriptor.openFolder(path, by: disk)
    blobs = try root.folder("blobs")
    staging = try root.folder("staging")
    confirmations = try root.folder("confirmed")
    try root.sync(by: disk)
  }

  public func put(
    _ claim: BlobClaim, under profile: BlobProfile,
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int
  ) throws(BlobError) -> StoredBlob {
    var intake = BlobIntake(claim, under: profile)
    // Nothing is written of what the first look refuses.
    var file: StagedFile?
    let digest: Digest
    do throws(BlobError) {
      digest = try intake.run(from: source) { (chunk) throws(BlobError) in
        try staged(&file).descriptor.write(chunk, by: disk)
      }
      // Also if there is not a byte.
      let whole = try staged(&file)
      try whole.descriptor.sync(by: disk)
      let folder = try settledShelf(of: digest)
      let isNew = try !folder.has(digest.description)
      // Also if it is there: what was damaged is mended so.
      try staging.move(whole.name, to: folder, as: digest.description, by: disk)
      file = nil
      try folder.sync(by: disk)
      return StoredBlob(digest: digest, bytes: intake.bytes, type: intake.type, isNew: isNew)
    } catch {
      if let file { _ = try? staging.remove(file.name) }
      throw error
    }
  }

  public func get(
    _ digest: Digest, into sink: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError) {
    guard let file = try self.file(digest) else { throw .notFound(digest) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: BlobIntake.chunkSize, alignment: 64)
    defer { buffer.deallocate() }
    var hash = SHA256()
    while true {
      let count = try file.read(into: buffer)
      if count == 0 { break }
      let chunk = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      hash.update(chunk)
      try sink(chunk)
    }
    let found = hash.finish()
    guard found == digest else { throw .damaged(expected: digest, found: found) }
  }

  public func contains(_ digest: Digest) throws(BlobError) -> Bool { try file(digest) != nil }

  /// How large a blob is, in bytes; nil if it is not here.
  public func size(of digest: Digest) throws(BlobError) -> UInt64? { try file(digest)?.size() }

  // MARK: Files

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
    try shelf(of: digest)?.file(digest.description)
  }

  /// The file that was staged already, or a new one.
  private func staged(_ file: inout StagedFile?) throws(BlobError) -> StagedFile {
    if let file { return file }
    let new = try stage()
    file = new
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

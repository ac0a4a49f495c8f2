import Foundation
import Hashing
import Synchronization
import Testing

@testable import BlobStore

@Suite("A disk that fails")
struct FolderFailureTests {
  let folder = TemporaryFolder()

  /// Which call of the disk fails, and with which code.
  enum Fault: CaseIterable { case create, write, sync, rename }

  /// A disk whose calls of one kind fail from the n-th on, not counting those of the opening: its
  /// two syncs, of the folder and of the one that holds it.
  static func disk(_ fault: Fault, from first: Int, code: Int32) -> BlobDisk {
    let counter = Counter()
    let first = fault == .sync ? first + 2 : first
    @Sendable func fails(_ kind: Fault) -> Bool {
      guard kind == fault, counter.next() >= first else { return false }
      errno = code
      return true
    }
    let real = BlobDisk.real
    return BlobDisk(
      create: { fails(.create) ? -1 : real.create($0, $1) },
      write: { fails(.write) ? -1 : real.write($0, $1, $2) },
      sync: { fails(.sync) ? -1 : real.sync($0) },
      rename: { fails(.rename) ? -1 : real.rename($0, $1, $2, $3) })
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }

  @Test("an interrupted put leaves nothing that can be seen", arguments: Fault.allCases)
  func interrupted(fault: Fault) throws {
    // Opened by a disk that works: what is made once is there.
    let digest = try FolderBlobStore(folder.path).put(jpeg(10)).digest
    let bytes = jpeg(900_000, seed: 3)
    let failing = try FolderBlobStore(folder.path, disk: Self.disk(fault, from: 1, code: ENOSPC))
    let error = #expect(throws: BlobError.self) { try failing.put(bytes) }
    #expect(error?.isFullDisk == true)
    #expect(try failing.contains(SHA256.hash(of: bytes)) == false)
    #expect(try folder.files().keys.sorted() == ["blobs/\(digest.shelf)/\(digest)"])
    #expect(try failing.get(digest) == jpeg(10))
  }

  @Test("a full disk half-way through leaves nothing, and room again is enough")
  func fullDisk() throws {
    let bytes = jpeg(900_000)
    let full = try FolderBlobStore(folder.path, disk: Self.disk(.write, from: 3, code: ENOSPC))
    let error = #expect(throws: BlobError.self) { try full.put(bytes) }
    #expect(error?.isFullDisk == true)
    #expect(try folder.files() == [:])
    #expect(try FolderBlobStore(folder.path).put(bytes).isNew)
  }

  @Test("a name that could not be made durable is reported, though the blob may be there")
  func lastSync() throws {
    let digest = SHA256.hash(of: jpeg(10))
    _ = try FolderBlobStore(folder.path)
    // The file's own, the new shelf's, and then the shelf itself.
    let failing = try FolderBlobStore(folder.path, disk: Self.disk(.sync, from: 3, code: EIO))
    #expect(throws: BlobError.self) { try failing.put(jpeg(10)) }
    #expect(try folder.files() == ["blobs/\(digest.shelf)/\(digest)": 10])
  }

  @Test("a read-only folder still gives out what it has, and takes nothing")
  func readOnly() throws {
    let digest = try FolderBlobStore(folder.path).put(jpeg(10)).digest
    let store = try FolderBlobStore(folder.path, disk: Self.disk(.create, from: 1, code: EROFS))
    #expect(try store.get(digest) == jpeg(10))
    let error = #expect(throws: BlobError.self) { try store.put(jpeg(10, seed: 2)) }
    #expect(error?.isForbidden == true)
    #expect(throws: BlobError.self) { try store.confirm(digest, at: "elsewhere") }
  }

  @Test("a folder without the right to write says so", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    let store = try FolderBlobStore(folder.path)
    let staging = folder.url.appending(path: "staging").path
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: staging)
    let error = #expect(throws: BlobError.self) { try store.put(jpeg(10)) }
    #expect(error?.isForbidden == true)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: staging)
  }

  @Test("what a dead writer left is cleaned up, what is being written stays")
  func abandoned() throws {
    let store = try FolderBlobStore(folder.path)
    try Data([1, 2, 3]).write(to: folder.url.appending(path: "staging/4711-1"))
    let bytes = jpeg(600_000)
    var (place, cleaned) = (0, [Int]())
    let stored = try store.put(BlobClaim(), under: .anything) { (buffer) throws(BlobError) in
      if place > 300_000, cleaned.isEmpty {
        // By another opening of the folder, as by another process.
        cleaned = [try FolderBlobStore(folder.path).removeAbandoned()]
      }
      let count = min(buffer.count, bytes.count - place)
      buffer.copyBytes(from: bytes[place..<place + count])
      place += count
      return count
    }
    #expect(cleaned == [1])
    #expect(try store.get(stored.digest) == bytes)
    #expect(try store.removeAbandoned() == 0)
    #expect(try folder.files().count == 1)
  }
}

@Suite("Eviction")
struct EvictionTests {
  let folder = TemporaryFolder()

  @Test("only what is confirmed to be stored elsewhere is evicted, across openings of the folder")
  func confirmed() throws {
    let store = try FolderBlobStore(folder.path)
    let (kept, gone) = (try store.put(jpeg(10)).digest, try store.put(jpeg(20)).digest)
    #expect(throws: BlobError.notConfirmed(gone)) { try store.evict(gone) }
    try store.confirm(gone, at: "https://archive.example/\(gone)")
    let again = try FolderBlobStore(folder.path)
    #expect(try again.location(of: gone) == "https://archive.example/\(gone)")
    #expect(try again.location(of: kept) == nil)
    #expect(try again.evict(gone) == 20)
    #expect(throws: BlobError.notConfirmed(kept)) { try again.evict(kept) }
    #expect(throws: BlobError.notFound(gone)) { try again.evict(gone) }
    #expect(try again.contains(gone) == false)
    #expect(try again.names() == [BlobName(kept)])
    #expect(try again.location(of: gone) == "https://archive.example/\(gone)")
    // Fetched again it is the same bytes, which are still elsewhere.
    #expect(try again.put(jpeg(20)).isNew)
    #expect(try again.evict(gone) == 20)
  }

  @Test("a confirmation that was taken back protects the blob again")
  func withdrawn() throws {
    let store = try FolderBlobStore(folder.path)
    let digest = try store.put(jpeg(10)).digest
    try store.confirm(digest, at: "elsewhere")
    try store.withdrawConfirmation(of: digest)
    try store.withdrawConfirmation(of: digest)
    #expect(throws: BlobError.notConfirmed(digest)) { try store.evict(digest) }
  }

  @Test("what is not here cannot be confirmed")
  func absent() throws {
    let digest = SHA256.hash(of: [1])
    let store = try FolderBlobStore(folder.path)
    #expect(throws: BlobError.notFound(digest)) { try store.confirm(digest, at: "elsewhere") }
    #expect(try store.location(of: digest) == nil)
  }

  @Test("a confirmation repeats a location byte for byte, up to a limit")
  func locations() throws {
    let store = try FolderBlobStore(folder.path)
    let digest = try store.put(jpeg(10)).digest
    for location in ["", "süd/3", String(repeating: "x", count: 4096)] {
      try store.confirm(digest, at: location)
      #expect(try store.location(of: digest) == location)
    }
    try store.confirm(digest, at: String(repeating: "x", count: 5000))
    #expect(try store.location(of: digest)?.utf8.count == 4096)
  }
}

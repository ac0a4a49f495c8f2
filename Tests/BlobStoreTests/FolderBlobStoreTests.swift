import Foundation
import Hashing
import Synchronization
import Testing

@testable import BlobStore

@Suite("Blobs in a folder")
struct FolderBlobStoreTests {
  let folder = TemporaryFolder()

  @Test("a blob is a file of mode 0600 named by its hash, in folders of mode 0700")
  func layout() throws {
    let store = try FolderBlobStore(folder.path)
    let digest = try store.put(jpeg(100)).digest
    let path = "blobs/\(digest.shelf)/\(digest)"
    #expect(try folder.files() == [path: 100])
    #expect(try folder.mode(of: path) == 0o600)
    for name in ["", "blobs", "staging", "confirmed", "blobs/\(digest.shelf)"] {
      #expect(try folder.mode(of: name) == 0o700, "\(name)")
    }
    #expect(try store.size(of: digest) == 100)
    #expect(try FolderBlobStore(folder.path).get(digest) == jpeg(100))
  }

  @Test("a folder that others may enter is refused, and says what to do")
  func notPrivate() throws {
    try FileManager.default.createDirectory(
      at: folder.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let error = BlobError.notPrivate(path: folder.path, mode: 0o755)
    #expect(throws: error) { try FolderBlobStore(folder.path) }
    #expect(error.description == "\(folder.path) has the mode 755, expected 700: chmod 700 it")
  }

  @Test("a symbolic link in place of the folder, of one in it, or of a blob is refused")
  func links() throws {
    let files = FileManager.default
    let store = try FolderBlobStore(folder.path)
    let digest = try store.put(jpeg(100)).digest
    let link = TemporaryFolder()
    try files.createSymbolicLink(at: link.url, withDestinationURL: folder.url)
    #expect(throws: BlobError.notPlain(path: link.path)) { try FolderBlobStore(link.path) }
    try files.removeItem(at: link.url)

    let blob = folder.file(of: digest)
    let elsewhere = folder.url.appending(path: "elsewhere")
    try files.moveItem(at: blob, to: elsewhere)
    try files.createSymbolicLink(at: blob, withDestinationURL: elsewhere)
    #expect(throws: BlobError.notPlain(path: "\(digest)")) { try store.get(digest) }
    #expect(try store.check().strangers == ["\(digest.shelf)/\(digest)"])
    // Putting it again takes the link's place, and leaves alone what it points to.
    try store.put(jpeg(100))
    #expect(try store.get(digest) == jpeg(100))
    #expect(try Data(contentsOf: elsewhere) == Data(jpeg(100)))

    let staging = folder.url.appending(path: "staging")
    try files.removeItem(at: staging)
    try files.createSymbolicLink(
      at: staging, withDestinationURL: files.temporaryDirectory)
    #expect(throws: BlobError.notPlain(path: "staging")) { try FolderBlobStore(folder.path) }
  }

  @Test("a folder in place of a blob is no blob")
  func folderAsBlob() throws {
    let store = try FolderBlobStore(folder.path)
    let digest = SHA256.hash(of: [1])
    try FileManager.default.createDirectory(
      at: folder.file(of: digest), withIntermediateDirectories: true)
    #expect(throws: BlobError.notPlain(path: "\(digest)")) { try store.get(digest) }
  }

  @Test("bytes come from any descriptor, from its present offset")
  func descriptor() throws {
    let store = try FolderBlobStore(folder.path)
    let source = folder.url.appending(path: "source")
    try Data([0, 0] + jpeg(700_000)).write(to: source)
    let file = try FileHandle(forReadingFrom: source)
    try file.seek(toOffset: 2)
    let stored = try store.put(
      descriptor: file.fileDescriptor, BlobClaim(mime: "image/jpeg"), under: .document)
    #expect(stored.digest == SHA256.hash(of: jpeg(700_000)))
    #expect(throws: BlobError.self) { try store.put(descriptor: -1) }
  }

  @Test("two writers of one blob both succeed, and one blob is there")
  func twoWriters() throws {
    let store = try FolderBlobStore(folder.path)
    let bytes = jpeg(300_000)
    // The second one runs from the first to the end while the first is half-way.
    var (place, inner) = (0, Result<StoredBlob, BlobError>.failure(.source("never ran")))
    let outer = try store.put(BlobClaim(), under: .anything) { (buffer) throws(BlobError) in
      if place > 0, case .failure = inner {
        inner = Result { () throws(BlobError) in try store.put(bytes) }
      }
      let count = min(buffer.count, 100_000, bytes.count - place)
      buffer.copyBytes(from: bytes[place..<place + count])
      place += count
      return count
    }
    #expect(try inner.get().isNew)
    #expect(!outer.isNew)
    #expect(try inner.get().digest == outer.digest)
    #expect(try store.check() == report(1, 300_000))
    #expect(try store.removeAbandoned() == 0)
  }

  @Test("many threads write many blobs, each of them several times")
  func manyWriters() async throws {
    let path = folder.path
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          // Each with a store of its own, as processes have.
          guard let store = try? FolderBlobStore(path) else { return }
          for number in 0..<20 {
            _ = try? store.put(jpeg(1000, seed: UInt64((number + writer) % 20)))
            _ = try? store.removeAbandoned()
          }
        }
      }
    }
    #expect(try FolderBlobStore(path).check() == report(20, 20_000))
    #expect(try folder.files().count == 20)
  }

  private func report(_ blobs: Int, _ bytes: UInt64) -> BlobReport {
    var report = BlobReport()
    (report.blobs, report.bytes) = (blobs, bytes)
    return report
  }

  @Test("a blob that was cut short or changed is found, named, and repaired by putting it again")
  func damage() throws {
    let store = try FolderBlobStore(folder.path)
    let digests = try (1...3).map { try store.put(jpeg(1000, seed: $0)).digest }
    let short = Data(jpeg(1000, seed: 1).dropLast())
    try short.write(to: folder.file(of: digests[0]))
    var changed = jpeg(1000, seed: 2)
    changed[500] ^= 1
    try Data(changed).write(to: folder.file(of: digests[1]))
    for (digest, bytes) in [(digests[0], Array(short)), (digests[1], changed)] {
      let error = BlobError.damaged(expected: digest, found: SHA256.hash(of: bytes))
      #expect(throws: error) { try store.get(digest) }
      #expect(throws: error) { try store.verify(digest) }
      #expect(throws: error) { try store.confirm(digest, at: "elsewhere") }
    }
    let report = try store.check()
    #expect(report.damaged == digests.prefix(2).sorted().map { BlobName($0) })
    #expect(report.blobs == 1)
    #expect(!report.isSound)
    for seed in 1...2 { try store.put(jpeg(1000, seed: UInt64(seed))) }
    #expect(try store.check().isSound)
  }

  @Test("a file among the blobs that is no blob is named")
  func strangers() throws {
    let store = try FolderBlobStore(folder.path)
    let digest = try store.put(jpeg(10)).digest
    let blobs = folder.url.appending(path: "blobs")
    try Data().write(to: blobs.appending(path: "notes.txt"))
    try Data().write(to: blobs.appending(path: "\(digest.shelf)/notes.txt"))
    let wrong = SHA256.hash(of: jpeg(10, seed: 5))
    try Data(jpeg(10, seed: 5)).write(to: blobs.appending(path: "\(digest.shelf)/\(wrong)"))
    let expected = ["notes.txt", "\(digest.shelf)/notes.txt", "\(digest.shelf)/\(wrong)"]
    #expect(Set(try store.check().strangers) == Set(expected))
    #expect(try store.names() == [BlobName(digest)])
  }
}

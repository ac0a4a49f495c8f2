import Cryptography
import Foundation
import Hashing
import StateMachineTesting
import Testing

@testable import BlobStore

/// Source: Specs/BlobStore.md, "Sealed blobs".
@Suite("Sealed blobs", .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct SealedBlobTests {
  let folder = TemporaryFolder()

  private static func key(_ number: UInt8) throws -> BlobKey {
    let key = try #require(SealingKey([UInt8](repeating: number, count: 32)))
    return try #require(BlobKey(id: [UInt8](repeating: number, count: 16), key))
  }

  private func file(of digest: Digest, _ key: BlobKey) -> URL {
    folder.url.appending(path: "blobs/\(digest.shelf)/\(BlobName(digest, key: key.id))")
  }

  private static let chunk = BlobChunks.size

  @Test(
    "every size comes back byte for byte, and its file holds no stretch of it",
    arguments: [0, 1, 31, 4096, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 5])
  func sizes(count: Int) throws {
    let (bytes, key) = (Array(jpeg(count).prefix(count)), try Self.key(1))
    let store = try FolderBlobStore(folder.path).sealed(by: key)
    let stored = try store.put(bytes)
    #expect(stored.digest == SHA256.hash(of: bytes))
    #expect(stored.bytes == UInt64(count))
    #expect(stored.isNew)
    #expect(try store.get(stored.digest) == bytes)
    #expect(try store.size(of: stored.digest) == UInt64(count))
    let file = try Data(contentsOf: file(of: stored.digest, key))
    let chunks = max(1, (count + Self.chunk - 1) / Self.chunk)
    #expect(file.count == SealedBlobHeader.size + count + 16 * chunks)
    for start in stride(from: 0, to: count - 16, by: 5000) {
      #expect(file.range(of: Data(bytes[start..<start + 16])) == nil)
    }
    #expect(try folder.files().count == 1)
  }

  @Test("it is found with its key alone, beside the same bytes under another key and in the clear")
  func severalKeys() throws {
    let store = try FolderBlobStore(folder.path)
    let (one, other) = (store.sealed(by: try Self.key(1)), store.sealed(by: try Self.key(2)))
    let (bytes, digest) = (jpeg(1000), SHA256.hash(of: jpeg(1000)))
    try one.put(bytes)
    #expect(throws: BlobError.notFound(digest)) { try other.get(digest) }
    #expect(throws: BlobError.notFound(digest)) { try store.get(digest) }
    try one.copy(digest, to: other)
    try one.copy(digest, to: store)
    for store in [one, other, store] { #expect(try store.get(digest) == bytes) }
    #expect(try store.names(of: digest) == store.names())
    #expect(try Set(store.names().map(\.key)) == [one.key?.id, other.key?.id, nil])
    let (a, b) = try (
      Data(contentsOf: file(of: digest, Self.key(1))),
      Data(contentsOf: file(of: digest, Self.key(2)))
    )
    #expect(a.dropFirst(60) != b.dropFirst(60))
    // Moved to the other's name it is not opened by either.
    try a.write(to: file(of: digest, Self.key(2)))
    #expect(throws: BlobError.notOpened(digest)) { try other.get(digest) }
    var report = BlobReport()
    (report.blobs, report.bytes) = (2, 2000)
    report.damaged = [BlobName(digest, key: other.key?.id)]
    let keys = [one.key, other.key]
    #expect(try store.check { id in keys.lazy.compactMap { $0 }.first { $0.id == id } } == report)
    report.damaged = []
    (report.blobs, report.bytes) = (1, 1000)
    report.locked = [BlobName(digest, key: one.key?.id), BlobName(digest, key: other.key?.id)]
    #expect(try store.check() == report)
    #expect(try store.remove(BlobName(digest, key: one.key?.id)))
    #expect(try !store.remove(BlobName(digest, key: one.key?.id)))
    #expect(throws: BlobError.notFound(digest)) { try one.get(digest) }
    #expect(try store.get(digest) == bytes)
  }

  @Test("every flipped bit is told, and every end that was cut off or put behind")
  func damage() throws {
    let (bytes, key) = (jpeg(2 * Self.chunk), try Self.key(1))
    let store = try FolderBlobStore(folder.path).sealed(by: key)
    let digest = try store.put(bytes).digest
    let (path, whole) = (file(of: digest, key), try Data(contentsOf: file(of: digest, key)))
    func expectDamage(_ data: Data, _ comment: Comment) throws {
      try data.write(to: path)
      #expect(throws: BlobError.notOpened(digest), comment) { try store.get(digest) }
    }
    var random = SeededGenerator(seed: 7)
    let places =
      Array(0..<SealedBlobHeader.size)
      + (0..<60).map { _ in
        Int(random.next() % UInt64(whole.count))
      }
    for place in places {
      var data = whole
      data[place] ^= 1 << UInt8(place % 8)
      try expectDamage(data, "bit of byte \(place)")
    }
    let sealed = BlobChunks.sealedSize
    for count in [
      0, 5, SealedBlobHeader.size, SealedBlobHeader.size + 16, whole.count - sealed,
      whole.count - 1,
    ] {
      try expectDamage(whole.prefix(count), "cut to \(count)")
    }
    try expectDamage(whole + [0], "a byte more")
    try expectDamage(whole + whole.suffix(sealed), "the last chunk twice")
    let (head, chunks) = (whole.prefix(SealedBlobHeader.size), whole.dropFirst(120))
    try expectDamage(head + chunks.suffix(sealed) + chunks.prefix(sealed), "chunks changed round")
    // Put again it is mended.
    #expect(try !store.put(bytes).isNew)
    #expect(try store.get(digest) == bytes)
  }

  @Test("no byte is given out of a chunk that is not the one that was sealed")
  func chunkByChunk() throws {
    let (bytes, key) = (jpeg(3 * Self.chunk), try Self.key(1))
    let store = try FolderBlobStore(folder.path).sealed(by: key)
    let digest = try store.put(bytes).digest
    var data = try Data(contentsOf: file(of: digest, key))
    data[SealedBlobHeader.size + BlobChunks.sealedSize + 9] ^= 1
    try data.write(to: file(of: digest, key))
    var given: [UInt8] = []
    #expect(throws: BlobError.notOpened(digest)) {
      try store.get(digest) { (chunk) throws(BlobError) in given += chunk }
    }
    #expect(given == Array(bytes.prefix(Self.chunk)))
  }

  @Test("a disk that fails leaves nothing that can be seen, at whichever call it does")
  func failures() throws {
    let (bytes, key) = (jpeg(2 * Self.chunk + 9), try Self.key(1))
    let digest = SHA256.hash(of: bytes)
    // The header's place, three chunks, the header.
    for count in 0..<5 {
      let failing = FolderFailureTests.disk(.write, from: count + 1, code: EIO)
      let store = try FolderBlobStore(folder.path, disk: failing).sealed(by: key)
      #expect(throws: BlobError.self) { try store.put(bytes) }
      #expect(try !store.contains(digest))
      #expect(try folder.files() == [:])
    }
    let working = FolderFailureTests.disk(.write, from: 6, code: EIO)
    let store = try FolderBlobStore(folder.path, disk: working).sealed(by: key)
    try store.put(bytes)
    #expect(try store.get(digest) == bytes)
  }

  @Test("eviction and confirmation are those of the blob under its key")
  func eviction() throws {
    let plain = try FolderBlobStore(folder.path)
    let store = plain.sealed(by: try Self.key(1))
    let digest = try store.put(jpeg(500)).digest
    try store.copy(digest, to: plain)
    try store.confirm(digest, at: "elsewhere")
    #expect(try plain.location(of: digest) == nil)
    #expect(throws: BlobError.notConfirmed(digest)) { try plain.evict(digest) }
    #expect(try store.evict(digest) == 500)
    #expect(try store.location(of: digest) == "elsewhere")
    #expect(try plain.get(digest) == jpeg(500))
  }

  @Test("a name is read in its one form")
  func names() throws {
    let name = BlobName(SHA256.hash(of: [1]), key: [UInt8](0xf0...0xff))
    let text = name.description
    #expect(text.hasSuffix(".f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"))
    #expect(BlobName(text) == name)
    #expect(BlobName(name.digest.description) == BlobName(name.digest))
    for wrong in [
      text + "0", text + ".", text.uppercased(), String(text.dropLast()), text + text.suffix(33),
      "\(name.digest).", "",
    ] {
      #expect(BlobName(wrong) == nil, "\(wrong)")
    }
    #expect(BlobKey(id: [1], try #require(SealingKey([UInt8](repeating: 1, count: 32)))) == nil)
  }
}

import BlobStore
import Hashing
import Testing

@Suite("The guide to blobs")
struct BlobGuideTests {
  private let photo = jpeg(5000)

  @Test("what is put is found under its hash, and nothing of what is refused")
  func putting() throws {
    let photo = photo
    let store = InMemoryBlobStore()
    let stored = try store.put(photo, BlobClaim(mime: "image/jpeg"), under: .document)
    #expect(stored.digest == SHA256.hash(of: photo))
    #expect(try store.get(stored.digest) == photo)

    let announced = BlobClaim(digest: stored.digest, bytes: 4999)
    #expect(throws: BlobError.otherSize(expected: 4999, found: 5000)) {
      try store.put(photo, announced)
    }
    #expect(throws: BlobError.typeNotAllowed(.text)) {
      try store.put(Array("a letter".utf8), under: .document)
    }
  }

  @Test("a source is read chunk by chunk")
  func streaming() throws {
    let store = InMemoryBlobStore()
    var left = photo[...]
    let stored = try store.put(BlobClaim(), under: .assessment) { buffer in
      let chunk = left.prefix(buffer.count)
      buffer.copyBytes(from: chunk)
      left = left.dropFirst(chunk.count)
      return chunk.count
    }
    #expect(stored.bytes == 5000)

    var count = 0
    try store.get(stored.digest) { chunk in count += chunk.count }
    #expect(count == 5000)
  }

  @Test("a folder keeps blobs, is looked through, and gives up what is elsewhere")
  func folder() throws {
    let folder = TemporaryFolder()
    let (path, photo) = (folder.path, photo)
    let store = try FolderBlobStore(path)
    let stored = try store.put(photo, under: .document)
    #expect(try store.check().isSound)

    #expect(throws: BlobError.notConfirmed(stored.digest)) { try store.evict(stored.digest) }
    try store.confirm(stored.digest, at: "s3://photos/1")
    #expect(try store.evict(stored.digest) == 5000)
    #expect(try store.location(of: stored.digest) == "s3://photos/1")
    #expect(throws: BlobError.notFound(stored.digest)) { try store.verify(stored.digest) }
  }
}

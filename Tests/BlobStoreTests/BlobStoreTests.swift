import Hashing
import StateMachineTesting
import Testing

@testable import BlobStore

/// What every store keeps, whatever it keeps its bytes in.
@Suite("Blob stores")
struct BlobStoreTests {
  enum Kind: CaseIterable { case folder, memory }

  /// Runs a body on a fresh store.
  private func with(_ kind: Kind, _ body: (StoreUnderTest) throws -> Void) throws {
    switch kind {
    case .folder:
      let folder = TemporaryFolder()
      try body(.folder(FolderBlobStore(folder.path)))
    case .memory: try body(.memory(InMemoryBlobStore()))
    }
  }

  @Test("what was put can be read back, and is named by its hash", arguments: Kind.allCases)
  func roundTrip(kind: Kind) throws {
    try with(kind) { (store) throws in
      for count in [0, 1, 63, 64, 65, 4096, BlobIntake.chunkSize, 3 * BlobIntake.chunkSize + 7] {
        var random = SeededGenerator(seed: UInt64(count))
        let bytes = random.bytes(count)
        let stored = try store.put(bytes)
        #expect(stored.digest == SHA256.hash(of: bytes))
        #expect(stored.bytes == UInt64(count))
        #expect(stored.isNew)
        #expect(try store.get(stored.digest) == bytes)
        #expect(try store.contains(stored.digest))
        try store.verify(stored.digest)
        #expect(try store.put(bytes).isNew == false)
      }
    }
  }

  @Test("what was never put is not there", arguments: Kind.allCases)
  func absent(kind: Kind) throws {
    let digest = SHA256.hash(of: [1])
    try with(kind) { (store) throws in
      #expect(try store.contains(digest) == false)
      #expect(throws: BlobError.notFound(digest)) { try store.get(digest) }
      #expect(throws: BlobError.notFound(digest)) { try store.verify(digest) }
    }
  }

  @Test(
    "I21: what is stored hashes to what the event says, or it is not stored",
    arguments: Kind.allCases)
  func announced(kind: Kind) throws {
    let bytes = jpeg(5000)
    let digest = SHA256.hash(of: bytes)
    let other = SHA256.hash(of: jpeg(5000, seed: 2))
    try with(kind) { (store) throws in
      #expect(throws: BlobError.otherDigest(expected: other, found: digest)) {
        try store.put(bytes, BlobClaim(digest: other))
      }
      #expect(throws: BlobError.otherSize(expected: 4999, found: 5000)) {
        try store.put(bytes, BlobClaim(digest: digest, bytes: 4999))
      }
      #expect(try store.contains(digest) == false)
      #expect(try store.contains(other) == false)
      let stored = try store.put(
        bytes, BlobClaim(digest: digest, bytes: 5000, mime: "image/jpeg"), under: .document)
      #expect(stored.type == .jpeg)
      #expect(try store.contains(digest))
    }
  }

  @Test("what is larger than the profile allows is not stored", arguments: Kind.allCases)
  func tooLarge(kind: Kind) throws {
    try with(kind) { (store) throws in
      for most in [4999, 1] as [UInt64] {
        #expect(throws: BlobError.tooLarge(bytesMost: most)) {
          try store.put(jpeg(5000), under: BlobProfile(bytesMost: most))
        }
      }
      #expect(try store.contains(SHA256.hash(of: jpeg(5000))) == false)
      #expect(try store.put(jpeg(5000), under: BlobProfile(bytesMost: 5000)).bytes == 5000)
    }
  }

  @Test("a source without end is read no further than the profile allows", arguments: Kind.allCases)
  func endless(kind: Kind) throws {
    try with(kind) { (store) throws in
      var read = 0
      #expect(throws: BlobError.tooLarge(bytesMost: 1 << 20)) {
        try store.put(BlobClaim(), under: BlobProfile(bytesMost: 1 << 20)) { buffer in
          read += buffer.count
          return buffer.count
        }
      }
      #expect(read <= 1 << 20 + BlobIntake.chunkSize)
    }
  }

  @Test("bytes of another type than was declared are not stored", arguments: Kind.allCases)
  func otherType(kind: Kind) throws {
    let text = Array("not a picture".utf8)
    try with(kind) { (store) throws in
      for (bytes, mime, found) in [
        (text, "image/jpeg", .text), (jpeg(100), "application/pdf", .jpeg),
        ([1, 0, 2], "image/png", nil), (jpeg(100), "audio/mpeg", .jpeg),
      ] as [([UInt8], String, ContentType?)] {
        #expect(throws: BlobError.otherType(declared: mime, found: found)) {
          try store.put(bytes, BlobClaim(mime: mime))
        }
        #expect(try store.contains(SHA256.hash(of: bytes)) == false)
      }
      // A cut recording may begin anywhere: an unknown type does not contradict it.
      #expect(try store.put([1, 0, 2], BlobClaim(mime: "audio/mpeg")).type == nil)
    }
  }

  @Test("each profile takes only its types", arguments: Kind.allCases)
  func profiles(kind: Kind) throws {
    let film = [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 2, 0]
    let samples: [([UInt8], ContentType?)] = [
      (jpeg(10), .jpeg), (Array("%PDF-1.4".utf8), .pdf), (Array("text".utf8), .text),
      (film, .mp4), ([0, 1], nil),
    ]
    try with(kind) { (store) throws in
      for profile in [BlobProfile.document, .incident, .assessment, .anything] {
        for (bytes, type) in samples {
          let isTaken = profile.types.map { types in type.map(types.contains) ?? false } ?? true
          let result = Result { try store.put(bytes, under: profile) }
          switch result {
          case .success(let stored): #expect(isTaken && stored.type == type)
          case .failure(let error):
            #expect(!isTaken && error as? BlobError == .typeNotAllowed(type))
          }
        }
      }
    }
  }

  @Test("a source may give its bytes one by one", arguments: Kind.allCases)
  func drops(kind: Kind) throws {
    let bytes = jpeg(3000)
    try with(kind) { (store) throws in
      var left = bytes[...]
      let stored = try store.put(BlobClaim(mime: "image/jpeg"), under: .document) { buffer in
        guard let byte = left.popFirst() else { return 0 }
        buffer[0] = byte
        return 1
      }
      #expect(stored.digest == SHA256.hash(of: bytes))
    }
  }

  @Test("what a source throws, or counts wrongly, ends the put", arguments: Kind.allCases)
  func failingSource(kind: Kind) throws {
    try with(kind) { (store) throws in
      var calls = 0
      #expect(throws: BlobError.source("the line went dead")) {
        try store.put(BlobClaim(), under: .anything) { (buffer) throws(BlobError) in
          calls += 1
          if calls == 3 { throw .source("the line went dead") }
          return buffer.count
        }
      }
      #expect(throws: BlobError.source("-1 bytes in a buffer of \(BlobIntake.chunkSize)")) {
        try store.put(BlobClaim(), under: .anything) { _ in -1 }
      }
    }
  }
}

/// One of the two stores, so that a test runs on both.
enum StoreUnderTest: BlobStore {
  case folder(FolderBlobStore)
  case memory(InMemoryBlobStore)

  func put(
    _ claim: BlobClaim, under profile: BlobProfile,
    from source: (UnsafeMutableRawBufferPointer) throws(BlobError) -> Int
  ) throws(BlobError) -> StoredBlob {
    switch self {
    case .folder(let store): try store.put(claim, under: profile, from: source)
    case .memory(let store): try store.put(claim, under: profile, from: source)
    }
  }

  func get(
    _ digest: Digest, into sink: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError) {
    switch self {
    case .folder(let store): try store.get(digest, into: sink)
    case .memory(let store): try store.get(digest, into: sink)
    }
  }

  func contains(_ digest: Digest) throws(BlobError) -> Bool {
    switch self {
    case .folder(let store): try store.contains(digest)
    case .memory(let store): try store.contains(digest)
    }
  }
}

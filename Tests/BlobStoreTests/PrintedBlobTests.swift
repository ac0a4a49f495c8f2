import BlobStore
import Testing

@Suite("What print shows of blobs")
struct PrintedBlobTests {
  @Test("values are shown in words")
  func values() {
    #expect("\(BlobClaim())" == "nothing is said")
    #expect("\(BlobClaim(bytes: 12, mime: "image/png"))" == "12 bytes, image/png")
    #expect(
      "\(BlobProfile(bytesMost: 10, types: [.png, .jpeg]))" == "at most 10 bytes of jpeg, png")
    #expect("\(BlobReport())" == "0 blobs, 0 bytes")
    #expect("\(ContentType.pdf)" == "pdf")
  }
}

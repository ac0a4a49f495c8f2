import BlobStore
import Hashing
import Testing

@testable import ClaimsCommand

@Suite("What went wrong with bytes, in words")
struct BlobWordsTests {
  private static let (one, other) = (SHA256.hash(of: [1]), SHA256.hash(of: [2]))

  static let faults: [(fault: BlobError, values: [String])] = [
    (.notFound(one), ["\(one)"]), (.damaged(expected: one, found: other), ["\(one)", "\(other)"]),
    (.otherDigest(expected: one, found: other), ["\(one)", "\(other)"]),
    (.otherSize(expected: 71, found: 72), ["71", "72"]), (.tooLarge(bytesMost: 73), ["73"]),
    (.otherType(declared: "image/png", found: .pdf), ["image/png", "application/pdf"]),
    (.otherType(declared: "image/png", found: nil), ["image/png"]),
    (.typeNotAllowed(.pdf), ["application/pdf"]), (.typeNotAllowed(nil), []),
    (.notOpened(one), ["\(one)"]), (.noCryptography, ["libcrypto"]),
    (.source("the disk went"), ["the disk went"]), (.notConfirmed(one), ["\(one)"]),
    (.notPrivate(path: "a.blobs", mode: 0o755), ["a.blobs", "755", "700"]),
    (.notPlain(path: "a.blobs"), ["a.blobs"]),
    (.system(call: "renameat", code: 74, message: "No space"), ["renameat", "74", "No space"]),
  ]

  @Test("every fault is worded in two languages with the same values", arguments: faults)
  func told(fault: BlobError, values: [String]) {
    let wording = fault.wording
    #expect(!wording.en.isEmpty && !wording.es.isEmpty && wording.en != wording.es)
    for value in values {
      #expect(wording.en.contains(value))
      #expect(wording.es.contains(value))
    }
  }
}

import CProcessor
import StateMachineTesting
import Testing

@testable import Hashing

@Suite("SHA-256")
struct SHA256Tests {
  /// FIPS 180-4's examples: https://csrc.nist.gov, "Cryptographic Standards and Guidelines".
  static let published: [(message: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
        + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]

  /// By the processor's instructions, and without them.
  static func both() -> [SHA256] {
    [SHA256(), SHA256 { cprocessor_sha256_portable($0, $1, $2) }]
  }

  @Test("the published examples match, by instructions and without", arguments: published)
  func examples(example: (message: String, hash: String)) {
    for var hash in Self.both() {
      hash.update(Array(example.message.utf8))
      #expect(hash.finish().description == example.hash)
    }
  }

  @Test("a million times the letter a matches, in pieces of any size")
  func million() {
    for var hash in Self.both() {
      var left = 1_000_000
      for size in [1, 63, 64, 65, 999, 4096] + [Int](repeating: 250_000, count: 4) {
        let count = min(size, left)
        hash.update([UInt8](repeating: 0x61, count: count))
        left -= count
      }
      #expect(left == 0)
      #expect(
        hash.finish().description
          == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }
  }

  /// From another implementation: the letter a repeated, around the ends of a block.
  static let boundaries: [(count: Int, hash: String)] = [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
  ]

  @Test("lengths around the end of a block match", arguments: boundaries)
  func lengths(boundary: (count: Int, hash: String)) {
    for var hash in Self.both() {
      hash.update([UInt8](repeating: 0x61, count: boundary.count))
      #expect(hash.finish().description == boundary.hash)
    }
  }

  @Test(
    "instructions and portable code agree at random lengths in random pieces", arguments: 1...20)
  func agreement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let count = Int.random(in: 0...3000, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var (fast, portable) = (SHA256(), SHA256 { cprocessor_sha256_portable($0, $1, $2) })
      portable.update(bytes)
      var place = 0
      while place < bytes.count {
        let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
        fast.update(Array(bytes[place..<end]))
        place = end
      }
      #expect(fast.finish() == portable.finish())
      #expect(SHA256.hash(of: bytes) == portable.finish())
    }
  }

  @Test("a hash that was finished goes on as if it had not been")
  func goesOn() {
    var hash = SHA256()
    hash.update(Array("ab".utf8))
    _ = hash.finish()
    hash.update(Array("c".utf8))
    #expect(hash.finish() == SHA256.hash(of: Array("abc".utf8)))
  }
}

@Suite("Digests")
struct DigestTests {
  private let digest = SHA256.hash(of: Array("abc".utf8))

  @Test("a digest reads back from its bytes and from its digits")
  func roundTrip() {
    #expect(Digest(digest.bytes) == digest)
    #expect(Digest(digest.description) == digest)
    #expect(digest.bytes.prefix(3) == [0xba, 0x78, 0x16])
  }

  @Test("what has another length or other characters is no digest")
  func refused() {
    let digits = digest.description
    for text in [
      "", String(digits.dropLast()), digits + "0", digits.uppercased(),
      "g" + digits.dropFirst(), "../" + digits.dropFirst(3),
    ] { #expect(Digest(text) == nil, "\(text)") }
    #expect(Digest([UInt8](repeating: 0, count: 31)) == nil)
    #expect(Digest([UInt8](repeating: 0, count: 33)) == nil)
  }

  @Test("digests order as their digits do")
  func order() {
    let digests = (0..<50).map { SHA256.hash(of: [UInt8($0)]) }
    #expect(digests.sorted().map(\.description) == digests.map(\.description).sorted())
  }
}

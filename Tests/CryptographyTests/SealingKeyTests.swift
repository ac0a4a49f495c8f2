import Testing

@testable import Cryptography

/// The vectors are test cases 13 to 16 of "The Galois/Counter Mode of Operation (GCM)", D. McGrew and
/// J. Viega, appendix B.
@Suite("A sealing key")
struct SealingKeyTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let key: String
    let nonce: String
    var plain = ""
    var context = ""
    let sealed: String
    var testDescription: String { name }
  }

  private static let zeros = String(repeating: "0", count: 64)
  private static let key =
    "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"
  private static let plain =
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
    + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
  private static let sealed =
    "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
    + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"

  static let vectors = [
    Vector(
      name: "test case 13", key: zeros, nonce: String(zeros.prefix(24)),
      sealed: "530f8afbc74536b9a963b4f1c4cb738b"),
    Vector(
      name: "test case 14", key: zeros, nonce: String(zeros.prefix(24)),
      plain: String(zeros.prefix(32)),
      sealed: "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919"),
    Vector(
      name: "test case 15", key: key, nonce: "cafebabefacedbaddecaf888", plain: plain + "1aafd255",
      sealed: sealed + "898015ad" + "b094dac5d93471bdec1a502270e3cc6c"),
    Vector(
      name: "test case 16", key: key, nonce: "cafebabefacedbaddecaf888", plain: plain,
      context: "feedfacedeadbeeffeedfacedeadbeefabaddad2",
      sealed: sealed + "76fc6ece0f4e1768cddf8853bb2d551b"),
  ]

  @Test(
    "seals and opens as published, and opens nothing of which a bit is changed",
    .enabled(if: SealingKey.isAvailable, "this system cannot seal"), arguments: vectors)
  func vector(vector: Vector) throws {
    let key = try #require(SealingKey(bytes(vector.key)))
    let (nonce, context) = (bytes(vector.nonce), bytes(vector.context))
    let (plain, sealed) = (bytes(vector.plain), bytes(vector.sealed))
    #expect(key.seal(plain, nonce: nonce, authenticating: context) == sealed)
    #expect(key.open(sealed, nonce: nonce, authenticating: context) == plain)
    for place in sealed.indices {
      var changed = sealed
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(key.open(changed, nonce: nonce, authenticating: context) == nil, "byte \(place)")
      let cut = Array(sealed[..<place])
      #expect(key.open(cut, nonce: nonce, authenticating: context) == nil, "\(place) bytes")
    }
    for place in nonce.indices {
      var changed = nonce
      changed[place] ^= 1
      #expect(key.open(sealed, nonce: changed, authenticating: context) == nil)
    }
    #expect(key.open(sealed, nonce: nonce, authenticating: context + [0]) == nil)
    var other = bytes(vector.key)
    other[31] ^= 1
    let otherKey = try #require(SealingKey(other))
    #expect(otherKey.open(sealed, nonce: nonce, authenticating: context) == nil)
  }

  @Test("has 32 bytes, takes nonces of 12, and prints none of its own")
  func sizes() throws {
    for count in [0, 16, 31, 33] { #expect(SealingKey([UInt8](repeating: 1, count: count)) == nil) }
    let key = try #require(SealingKey(Array(101...132)))
    for count in [0, 11, 13, 16] {
      let nonce = [UInt8](repeating: 1, count: count)
      #expect(key.seal([], nonce: nonce, authenticating: []) == nil)
      #expect(key.open([UInt8](repeating: 0, count: 16), nonce: nonce, authenticating: []) == nil)
    }
    var printed = "\(key)"
    dump(key, to: &printed)
    #expect(!printed.contains("101"))
  }

  #if !canImport(CryptoKit)
    @Test("a library that lacks a function seals nothing")
    func missing() {
      let isFound = Libcrypto(named: "libc.so.6").flatMap { LibcryptoSealing($0) } != nil
      #expect(!isFound)
    }
  #endif
}

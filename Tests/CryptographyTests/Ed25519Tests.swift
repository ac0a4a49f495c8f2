import Testing

@testable import Cryptography

/// The vectors are those of RFC 8032 §7.1.
@Suite("Ed25519")
struct Ed25519Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let secret: String
    let key: String
    let message: String
    let signature: String
    var testDescription: String { name }
  }

  static let vectors = [
    Vector(
      name: "test 1", secret: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      key: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
      signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bac"
        + "c61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    Vector(
      name: "test 2", secret: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
      signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e"
        + "458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
    Vector(
      name: "test 3", secret: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      key: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
      signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290"
        + "ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
  ]

  @Test(
    "gives the keys of the RFC, and its signatures hold, unless any bit is changed",
    .enabled(if: Ed25519.isAvailable, "this system has no Ed25519"),
    arguments: vectors)
  func vector(vector: Vector) throws {
    let (key, message) = (bytes(vector.key), bytes(vector.message))
    let signature = bytes(vector.signature)
    #expect(Ed25519.publicKey(of: bytes(vector.secret)) == key)
    #expect(Ed25519.holds(signature, of: message, by: key))
    let own = try #require(Ed25519.signature(of: message, by: bytes(vector.secret)))
    #expect(Ed25519.holds(own, of: message, by: key))
    #if !canImport(CryptoKit)
      #expect(own == signature)
    #endif
    for place in 0..<64 {
      var changed = signature
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(!Ed25519.holds(changed, of: message, by: key), "byte \(place)")
    }
    #expect(!Ed25519.holds(signature, of: message + [0], by: key))
    var other = key
    other[0] ^= 1
    #expect(!Ed25519.holds(signature, of: message, by: other))
  }

  @Test("takes nothing of the wrong length, and verifies nothing that it cannot check")
  func lengths() {
    let vector = Self.vectors[1]
    #expect(Ed25519.publicKey(of: [1, 2]) == nil)
    #expect(Ed25519.signature(of: [], by: [UInt8](repeating: 1, count: 33)) == nil)
    for count in [0, 63, 65] {
      #expect(
        !Ed25519.holds([UInt8](repeating: 0, count: count), of: [0x72], by: bytes(vector.key)))
    }
    #expect(!Ed25519.holds(bytes(vector.signature), of: [0x72], by: []))
    let holds = Ed25519.holds(bytes(vector.signature), of: [0x72], by: bytes(vector.key))
    #expect(holds == Ed25519.isAvailable)
  }

  #if !canImport(CryptoKit)
    @Test("a library that is not there, or lacks a function, signs nothing")
    func missing() {
      for name in ["libcrypto-that-nobody-has.so", "libc.so.6"] {
        let isFound = Libcrypto(named: name).flatMap { LibcryptoSigning($0) } != nil
        #expect(!isFound, "\(name)")
      }
    }
  #endif
}

/// The bytes that two hexadecimal digits each tell.
func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.utf8.map { $0 < 0x3a ? $0 - 0x30 : $0 - 0x57 }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

import Cryptography
import EventSourcing
import Hashing
import Testing

@testable import WriteAheadLog

@Suite("A signature")
struct SigningTests {
  /// The example in the documentation of Go's `golang.org/x/mod/sumdb/note`.
  static let goKey = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
  static let goNote = """
    If you think cryptography is the answer to your problem,
    then you don't know what your problem is.

    \u{2014} PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=

    """
  static let goSecret =
    "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz"

  /// Signs by a public method: only the calls matter here.
  struct Stamp: Signer {
    let key: NoteKey
    init(_ name: String) throws { key = try NoteKey(name: name, ed25519: [UInt8](0..<32)) }
    func sign(_ bytes: [UInt8]) -> [UInt8] { Self.stamp(bytes) }
    static func stamp(_ bytes: [UInt8]) -> [UInt8] {
      SHA256.hash(of: bytes).bytes + SHA256.hash(of: [7] + bytes).bytes
    }
    static func holds(_ signature: [UInt8], _ bytes: [UInt8], _ key: [UInt8]) -> Bool {
      signature == stamp(bytes) && key == [UInt8](0..<32)
    }
  }

  @Test("is believed by its name, its key's hash and its bytes, all three")
  func checked() throws {
    let stamp = try Stamp("example.com/claims")
    var note = SignedNote(CheckpointTests.checkpoint.text)
    #expect(throws: ProofFault.self) { try note.check(signedBy: stamp.key, Stamp.holds) }
    try note.sign(by: try Stamp("somebody.else"))
    #expect(throws: ProofFault.self) { try note.check(signedBy: stamp.key, Stamp.holds) }
    try note.sign(by: stamp)
    try note.check(signedBy: stamp.key, Stamp.holds)
    // As text too.
    let read = try SignedNote(note: note.note)
    try read.check(signedBy: stamp.key, Stamp.holds)
    #expect(read == note)
    let same = try NoteKey(name: stamp.key.name, ed25519: [UInt8](1..<33))
    #expect(throws: ProofFault.self) { try note.check(signedBy: same, Stamp.holds) }
    let refusing = #expect(throws: ProofFault.self) {
      try note.check(signedBy: stamp.key) { _, _, _ in false }
    }
    #expect(refusing?.description.contains("does not hold") == true)
  }

  @Test("is one of a hundred at most")
  func count() throws {
    let line = "\u{2014} a AAAAAAAA\n"
    let text = CheckpointTests.checkpoint.text + "\n"
    let note = try SignedNote(note: text + String(repeating: line, count: 100))
    #expect(note.signatures.count == 100)
    #expect(throws: ProofFault.self) {
      try SignedNote(note: text + String(repeating: line, count: 101))
    }
  }

  @Test("covers every letter of the note")
  func everyLetter() throws {
    let stamp = try Stamp("example.com/claims")
    var note = SignedNote(CheckpointTests.checkpoint.text)
    try note.sign(by: stamp)
    let text = Array(note.note.utf8)
    for place in text.indices {
      var changed = text
      changed[place] ^= 1
      #expect(throws: (any Error).self, "byte \(place)") {
        let text = try #require(String(validating: changed, as: UTF8.self))
        let read = try SignedNote(note: text)
        try read.check(signedBy: stamp.key, Stamp.holds)
      }
    }
  }

  @Test(
    "of Go's documentation holds, and its key signs as there",
    .enabled(if: Ed25519.isAvailable, "this system has no Ed25519"))
  func published() throws {
    let key = try NoteKey(text: Self.goKey)
    let note = try SignedNote(note: Self.goNote)
    try note.check(signedBy: key)
    let signing = try SigningKey(text: Self.goSecret)
    #expect(signing.key == key)
    #expect(signing.secretText == Self.goSecret)
    var own = SignedNote(note.text)
    try own.sign(by: signing)
    try own.check(signedBy: key)
    #expect("\(signing)" == "the signing key PeterNeumann")
    var printed = ""
    dump(signing, to: &printed)
    #expect(!printed.contains("129"))
    let new = try SigningKey(name: "fresh")
    #expect(try SigningKey(text: new.secretText).key == new.key)
    #expect(try SigningKey(name: "fresh").key != new.key)
  }

  @Test("is made only with a valid key, and the fault does not reveal the text")
  func secrets() {
    for text in ["", Self.goKey, Self.goSecret + "A", "PRIVATE+KEY+a+00000000+AQ=="] {
      let fault = #expect(throws: ProofFault.self) { try SigningKey(text: text) }
      #expect(fault?.description.contains("AYEK") == false)
    }
    if !Ed25519.isAvailable {
      #expect(throws: ProofFault.self) { try SigningKey(text: Self.goSecret) }
    }
  }
}

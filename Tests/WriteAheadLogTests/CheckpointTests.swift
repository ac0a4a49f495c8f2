import EventSourcing
import Hashing
import Testing

@testable import WriteAheadLog

@Suite("A checkpoint")
struct CheckpointTests {
  static let checkpoint = Checkpoint(
    origin: "example.com/claims", size: 7, root: SHA256.hash(of: Array("root".utf8)))

  @Test("is three lines, which read back")
  func text() throws {
    let text = "example.com/claims\n7\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n"
    #expect(Self.checkpoint.text == text)
    #expect(try Checkpoint(text: text) == Self.checkpoint)
  }

  @Test(
    "that is invalid is refused",
    arguments: [
      "", "\n", "example.com/claims\n7\n", "example.com/claims\n7\nabc=\n",
      "a\n07\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n", "a\n7\nSBNJ\n",
      "a\n7\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\nextension\n",
      "a\u{7}\n7\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n",
      "a\n-1\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n",
      "\n7\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n",
      "a\n7\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=",
    ])
  func refused(text: String) {
    #expect(throws: ProofFault.self) { try Checkpoint(text: text) }
  }

  /// The example in the documentation of Go's `golang.org/x/mod/sumdb/note`.
  @Test(
    "a published note reads and writes itself again, and its key's hash is that of its signature")
  func published() throws {
    let key = try NoteKey(
      text: "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW")
    let note = """
      If you think cryptography is the answer to your problem,
      then you don't know what your problem is.

      \u{2014} PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=

      """
    let read = try SignedNote(note: note)
    #expect(read.text.hasSuffix("then you don't know what your problem is.\n"))
    #expect(read.signatures.map(\.name) == [key.name])
    #expect(read.signatures.map(\.keyHash) == [key.hash])
    #expect(read.signatures[0].bytes.count == 64)
    #expect(read.note == note)
  }

  @Test("a verifier key is name, hash and key, and nothing else")
  func keys() throws {
    let key = try NoteKey(name: "example.com/claims", ed25519: [UInt8](0..<32))
    #expect(try NoteKey(text: key.text) == key)
    #expect(key.hash.count == 4)
    for text in ["", "a+b", "a b+00000000+AQ==", key.text + "A", "x" + key.text] {
      #expect(throws: ProofFault.self) { try NoteKey(text: text) }
    }
    #expect(throws: ProofFault.self) { try NoteKey(name: "a b", ed25519: [UInt8](0..<32)) }
    #expect(throws: ProofFault.self) { try NoteKey(name: "a", ed25519: [UInt8](0..<31)) }
  }

  @Test("bytes of every length come back from base64, and nothing else is taken")
  func base64() {
    for length in 0...64 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      #expect(Base64.bytes(Base64.text(bytes)) == bytes)
    }
    #expect(Base64.text(Array("foobar".utf8)) == "Zm9vYmFy")
    #expect(Base64.text(Array("fooba".utf8)) == "Zm9vYmE=")
    for text in ["Z", "Zg", "Zg=", "Zh==", "Zg==Zg==", "Z g=", "Zg==="] {
      #expect(Base64.bytes(text) == nil)
    }
  }
}

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
    let text = "example.com/claims\n7\nSBPpKeXUpevHM2c85nmOzjrb9X1vBBXKqLAx1AYd5A4=\n"
    let root = Self.checkpoint.root
    #expect(Self.checkpoint.text.hasPrefix("example.com/claims\n7\n"))
    #expect(Self.checkpoint.text.count == text.count)
    #expect(try Checkpoint(text: Self.checkpoint.text) == Self.checkpoint)
    #expect(try Checkpoint(text: Self.checkpoint.text + "extension\n").root == root)
  }

  @Test(
    "that is none is refused",
    arguments: [
      "", "\n", "example.com/claims\n7\n", "example.com/claims\n7\nabc=\n", "a\n07\nSBPp\n",
      "a\n-1\nSBPpKeXUpevHM2c85nmOzjrb9X1vBBXKqLAx1AYd5A4=\n",
      "\n7\nSBPpKeXUpevHM2c85nmOzjrb9X1vBBXKqLAx1AYd5A4=\n",
      "a\n7\nSBPpKeXUpevHM2c85nmOzjrb9X1vBBXKqLAx1AYd5A4=",
    ])
  func refused(text: String) {
    #expect(throws: ProofFault.self) { try Checkpoint(text: text) }
  }

  /// The example of the specification of signed notes.
  @Test("a published note reads, and writes itself again")
  func published() throws {
    let note = """
      This is an example message.

      \u{2014} example.com/foo Nlt0fEdT5M1t2k6Oa5kqqzZ4hTQyA4rTLHpWu5Q4sTQmC0qA2lWsBb5Z3E9k8o+6vFJ2ZXbXtnF8bS6o3xUJD6jM6A4=

      """
    let read = try SignedNote(note: note)
    #expect(read.text == "This is an example message.\n")
    #expect(read.signatures.map(\.name) == ["example.com/foo"])
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

import Cryptography
import EventSourcing
import Hashing
import Testing

@testable import WriteAheadLog

@Suite("A cosignature")
struct CosignatureTests {
  /// Signs by a public method: only the calls matter here.
  struct Stamp: Signer {
    let key: NoteKey
    let own: [UInt8]

    init(_ name: String, _ number: UInt8) throws {
      own = [UInt8](repeating: number, count: 32)
      key = try NoteKey(name: name, witness: own)
    }

    func sign(_ bytes: [UInt8]) -> [UInt8] { Self.stamp(bytes, own) }

    static func stamp(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
      SHA256.hash(of: key + bytes).bytes + SHA256.hash(of: [7] + key + bytes).bytes
    }

    static func holds(_ signature: [UInt8], _ bytes: [UInt8], _ key: [UInt8]) -> Bool {
      signature == stamp(bytes, key)
    }
  }

  static let time = Instant(secondsSince1970: 1_679_315_147)
  /// The example of C2SP tlog-cosignature, whose key was never published.
  static let published = """
    example.com/behind-the-sofa
    20852163
    CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

    \u{2014} example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
    \u{2014} witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==

    """

  @Test("of the specification's example is read with its time, and written back as it was")
  func example() throws {
    let note = try SignedNote(note: Self.published)
    #expect(note.signatures.map { $0.time?.time } == [nil, Self.time])
    #expect(note.note == Self.published)
    #expect(
      String(decoding: SignedNote.cosigned(note.text, at: 1_679_315_147), as: UTF8.self)
        == "cosignature/v1\ntime 1679315147\nexample.com/behind-the-sofa\n20852163\n"
        + "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n")
  }

  @Test("is of a key of its own type: the same key that signs notes has another hash")
  func keys() throws {
    let key = [UInt8](repeating: 9, count: 32)
    let (witness, log) = (
      try NoteKey(name: "w", witness: key), try NoteKey(name: "w", ed25519: key)
    )
    #expect(witness.hash != log.hash)
    #expect(try NoteKey(text: witness.text) == witness)
    #expect(witness.witness == key && witness.ed25519 == nil && log.witness == nil)
    #expect(throws: ProofFault("an Ed25519 key has 32 bytes; found 3")) {
      try NoteKey(name: "w", witness: [1, 2, 3])
    }
    let note = SignedNote(CheckpointTests.checkpoint.text)
    #expect(throws: ProofFault("the key w is not a witness's: expected one of type 04")) {
      try note.cosignatures(of: [log], Stamp.holds)
    }
  }

  @Test("counts once for each witness, with their first time; others' are passed over")
  func counted() throws {
    let (one, two) = (try Stamp("one", 1), try Stamp("two", 2))
    var note = SignedNote(CheckpointTests.checkpoint.text)
    #expect(try note.cosignatures(of: [one.key], Stamp.holds) == [])
    try note.cosign(by: one, at: Instant(secondsSince1970: 200))
    try note.cosign(by: one, at: Instant(secondsSince1970: 100))
    try note.cosign(by: try Stamp("three", 3), at: Self.time)
    let found = try note.cosignatures(of: [two.key, one.key], Stamp.holds)
    #expect(found.map(\.witness) == [one.key])
    #expect(found.map(\.time) == [Instant(secondsSince1970: 100)])
    // The same line is kept once.
    #expect(note.add(note.signatures) == 0 && note.signatures.count == 3)
  }

  @Test("covers every letter of the text, the time, the name and the key")
  func everyLetter() throws {
    let stamp = try Stamp("example.com/w", 1)
    var note = SignedNote(CheckpointTests.checkpoint.text)
    try note.cosign(by: stamp, at: Self.time)
    let text = Array(note.note.utf8)
    for place in text.indices {
      var changed = text
      changed[place] ^= 1
      let found = try? String(validating: changed, as: UTF8.self).map {
        try SignedNote(note: $0).cosignatures(of: [stamp.key], Stamp.holds)
      }
      #expect(found ?? [] == [], "byte \(place)")
    }
  }

  @Test("of a time that there is not is none, and no trap")
  func times() throws {
    let stamp = try Stamp("w", 1)
    for seconds in [UInt64.max, 1 << 63, 1 << 62] {
      let time = (0..<8).map { UInt8(truncatingIfNeeded: seconds >> (56 - 8 * UInt64($0))) }
      var note = SignedNote(CheckpointTests.checkpoint.text)
      let bytes = time + stamp.sign(SignedNote.cosigned(note.text, at: seconds))
      note.add([SignedNote.Signature(name: "w", keyHash: stamp.key.hash, bytes: bytes)])
      #expect(throws: ProofFault.self) { try note.cosignatures(of: [stamp.key], Stamp.holds) }
    }
  }

  @Test(
    "is made and checked by the system's own cryptography",
    .enabled(if: Ed25519.isAvailable, "this system has no Ed25519"))
  func system() throws {
    let signer = try WitnessSigner(try SigningKey(text: SigningTests.goSecret))
    var note = SignedNote(CheckpointTests.checkpoint.text)
    try note.cosign(by: signer, at: Self.time)
    let found = try note.cosignatures(of: [signer.key])
    #expect(found == [Cosignature(witness: signer.key, time: Self.time)])
    // The signature of a note by the same key is no cosignature.
    let other = try SigningKey(text: SigningTests.goSecret)
    #expect(throws: ProofFault.self) {
      try note.check(signedBy: other.key)
    }
  }
}

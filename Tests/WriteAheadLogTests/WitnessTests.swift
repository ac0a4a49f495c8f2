import EventSourcing
import Hashing
import Testing

@testable import WriteAheadLog

@Suite("A witness")
struct WitnessTests {
  /// The tree of a log with so many frames; those after the first `same` are others if it says so.
  private static func leaves(_ count: Int, forkedAfter same: Int = .max) -> [Digest] {
    (0..<count).map { SHA256.hash(of: [UInt8(truncatingIfNeeded: $0), $0 < same ? 0 : 1]) }
  }

  private static let log: SigningTests.Stamp = {
    guard let stamp = try? SigningTests.Stamp("example.com/log") else { fatalError() }
    return stamp
  }()

  private static func request(
    since older: Int, _ leaves: [Digest], origin: String = "example.com/log"
  ) throws -> WitnessRequest {
    let checkpoint = Checkpoint(
      origin: origin, size: UInt64(leaves.count), root: MerkleTree(of: leaves).root)
    var note = SignedNote(checkpoint.text)
    try note.sign(by: log)
    let path = MerkleLevels(of: leaves).consistency(from: older) ?? []
    let request = WitnessRequest(older: UInt64(older), path: path, note: note)
    // As it is sent.
    #expect(try WitnessRequest(text: request.text) == request)
    return request
  }

  private static func take(
    _ memory: inout WitnessMemory, _ request: WitnessRequest, key: NoteKey? = nil
  ) throws {
    _ = try memory.take(request, signedBy: key, SigningTests.Stamp.holds)
    #expect(try WitnessMemory(text: memory.text) == memory)
  }

  @Test("signs whatever continues what it signed last, for any two sizes")
  func growing() throws {
    for older in 0...9 {
      for newer in older...9 {
        var memory = WitnessMemory()
        try Self.take(&memory, Self.request(since: 0, Self.leaves(older)), key: Self.log.key)
        try Self.take(&memory, Self.request(since: older, Self.leaves(newer)))
        #expect(memory.seen.map(\.checkpoint.size) == [UInt64(newer)])
      }
    }
  }

  @Test("signs no log that goes back, skips, or shows two histories; its memory stays as it was")
  func refused() throws {
    var memory = WitnessMemory()
    try Self.take(&memory, Self.request(since: 0, Self.leaves(5)), key: Self.log.key)
    let before = memory
    func fault(_ request: WitnessRequest, key: NoteKey? = nil) throws -> String {
      let fault = #expect(throws: ProofFault.self) {
        _ = try memory.take(request, signedBy: key, SigningTests.Stamp.holds)
      }
      #expect(memory == before)
      return fault?.description ?? ""
    }
    let name = "example.com/log"
    #expect(
      try fault(Self.request(since: 5, Self.leaves(4)))
        == "\(name) goes back: from 5 frames, which this witness signed, to 4")
    #expect(
      try fault(Self.request(since: 4, Self.leaves(9)))
        == "this witness signed 5 frames of \(name) last; the request goes on from 4")
    let histories =
      "the 9 frames of \(name) do not begin with the 5 that this witness signed: the log shows two "
      + "histories"
    #expect(try fault(Self.request(since: 5, Self.leaves(9, forkedAfter: 3))) == histories)
    #expect(
      try fault(Self.request(since: 5, Self.leaves(5, forkedAfter: 3))).contains("two histories"))
    let other = try NoteKey(name: "example.com/log", ed25519: [UInt8](1..<33))
    #expect(
      try fault(Self.request(since: 5, Self.leaves(6)), key: other)
        == "\(name) signs by \(Self.log.key.text), not by \(other.text)")
    #expect(
      try fault(Self.request(since: 0, Self.leaves(6), origin: "else"))
        == "else is new to this witness: name the key that the log signs by")
    var unsigned = try Self.request(since: 5, Self.leaves(6))
    unsigned.note = SignedNote(unsigned.note.text)
    #expect(try fault(unsigned) == "not signed by \(name), nor by anybody")
    var cut = try Self.request(since: 5, Self.leaves(9))
    cut.path.removeLast()
    #expect(try fault(cut) == histories)
  }

  @Test("keeps many logs apart by their names")
  func many() throws {
    var memory = WitnessMemory()
    for count in 1...3 {
      let request = try Self.request(since: 0, Self.leaves(count), origin: "log \(count)")
      try Self.take(&memory, request, key: Self.log.key)
    }
    try Self.take(&memory, Self.request(since: 2, Self.leaves(7), origin: "log 2"))
    #expect(memory.seen.map(\.checkpoint.size) == [1, 7, 3])
    #expect(memory.count == 3)
  }

  @Test("reads a memory or a request as it was written, and nothing else")
  func malformed() throws {
    var memory = WitnessMemory()
    try Self.take(&memory, Self.request(since: 0, Self.leaves(5)), key: Self.log.key)
    let text = Array(memory.text.utf8)
    for place in text.indices {
      let cut = String(decoding: text[..<place], as: UTF8.self)
      let read = try? WitnessMemory(text: cut)
      #expect(read == nil || read == WitnessMemory(), "\(place)")
    }
    let path = [String](repeating: Base64.text([UInt8](repeating: 0, count: 32)), count: 64)
    for text in [
      "", "old", "old -1\n\n", "old 1\nAA==\n\n", "old 1 \n\na\n", "new 1\n\n",
      "old 1\n" + path.map { $0 + "\n" }.joined() + "\na\n1\n" + path[0] + "\n",
    ] { #expect(throws: ProofFault.self, "\(text)") { try WitnessRequest(text: text) } }
  }
}

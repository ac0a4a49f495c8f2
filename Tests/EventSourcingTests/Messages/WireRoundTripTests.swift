import EventSourcing
import StateMachineTesting
import Testing

@Suite("Wire codec, at random")
struct WireRoundTripTests {
  @Test("a message reads back as it was written", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let tree = random.tree()
      #expect(try Tree(decoding: tree.encoded()) == tree)
    }
  }

  @Test("a message cut short is refused, unless the cut is between two fields", arguments: seeds)
  func truncated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = try random.tree().encoded()
    for count in bytes.indices {
      let prefix = Array(bytes[..<count])
      guard let tree = try? Tree(decoding: prefix) else { continue }
      #expect(try tree.encoded() == prefix)
    }
  }

  @Test("garbage is refused or understood, and never traps", arguments: seeds)
  func garbage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<40, using: &random)
      try understand((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test("a damaged message is refused or understood, and never traps", arguments: seeds)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var bytes = try random.tree(depth: 1).encoded()
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      try understand(bytes)
    }
  }

  /// Whatever was understood is a message like any other: it can be written and read again.
  private func understand(_ bytes: [UInt8]) throws {
    guard let tree = try? Tree(decoding: bytes) else { return }
    #expect(try Tree(decoding: tree.encoded()) == tree, "from \(bytes)")
  }
}

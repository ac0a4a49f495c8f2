import EventSourcing
import Testing

@testable import ClaimsCommand

@Suite("A spool in a file")
struct SpoolFileTests {
  @Test("what is set aside is read again, whatever its size, in any order, and while more comes")
  func readAgain() throws {
    let spool = SpoolFile()
    // Around what is read at once, and around what is kept in memory.
    let sizes = [0, 1, 503, 504, 505, 511, 512, 513, 4096, 1 << 20, (1 << 20) + 1, 3 << 20, 2]
    var kept: [(place: Int, bytes: [UInt8])] = []
    for round in 0..<3 {
      for (number, size) in sizes.enumerated() {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number &+ round) }
        kept.append((try spool.add(bytes), bytes))
        let earlier = kept[kept.count / 2]
        #expect(try spool.bytes(at: earlier.place) == earlier.bytes)
      }
    }
    for (place, bytes) in kept.reversed() { #expect(try spool.bytes(at: place) == bytes) }
    #expect(kept.map(\.place) == kept.map(\.place).sorted())
  }
}

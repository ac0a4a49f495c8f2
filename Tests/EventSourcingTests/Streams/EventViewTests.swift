import EventSourcing
import StateMachineTesting
import Testing

@Suite("Event view")
struct EventViewTests {
  /// What both readers report of a record.
  struct Reading: Equatable {
    var stream: UInt32
    var revision: UInt64
    var type: UInt32
    var payload: [UInt8]
  }

  private func record(_ bytes: [UInt8]) throws(WireError) -> Reading {
    let record = try EventRecord<[UInt8]>(decoding: bytes)
    return Reading(
      stream: record.streamNumber, revision: record.revision, type: record.type,
      payload: record.payload)
  }

  /// Reads with other bytes before and after, as in a frame.
  private func view(_ bytes: [UInt8]) throws -> Reading {
    try ([1, 2, 3] + bytes + [4, 5, 6]).withUnsafeBytes { buffer in
      var view = EventView()
      let base = try #require(buffer.baseAddress)
      try view.read(base, from: 3, to: 3 + bytes.count)
      let payload = buffer[view.payloadStart..<(view.payloadStart + view.payloadCount)]
      return Reading(
        stream: view.stream, revision: view.revision, type: view.type, payload: Array(payload))
    }
  }

  private func randomRecord(_ random: inout SeededGenerator) -> EventRecord<[UInt8]> {
    var record = EventRecord<[UInt8]>()
    if random.chance(80) { record.streamNumber = UInt32(truncatingIfNeeded: random.word()) }
    if random.chance(80) { record.revision = random.word() }
    if random.chance(80) { record.type = UInt32(truncatingIfNeeded: random.word()) }
    if random.chance(80) { record.payload = random.bytes() }
    if random.chance(20) { record.key = Identifier(high: random.word(), low: random.word()) }
    return record
  }

  @Test("reads the same fields as the record", arguments: seeds)
  func same(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = try randomRecord(&random).encoded()
      #expect(try view(bytes) == record(bytes))
    }
  }

  @Test("refuses the same damage as the record", arguments: seeds)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var bytes = try randomRecord(&random).encoded()
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        if random.chance(50) {
          bytes[place] = UInt8.random(in: 0..<32, using: &random)
        } else {
          bytes.remove(at: place)
        }
      }
      #expect((try? view(bytes)) == (try? record(bytes)), "of \(bytes)")
    }
  }

  @Test("refuses half a key, as the record does")
  func halfAKey() {
    let bytes: [UInt8] = [0x22, 0x01, 0x00, 0x2a, 0x08, 1, 2, 3, 4, 5, 6, 7, 8]
    #expect(throws: WireError.malformed(offset: 13, .notSixteenBytes)) { try record(bytes) }
    #expect(throws: WireError.malformed(offset: 16, .notSixteenBytes)) { try view(bytes) }
  }
}

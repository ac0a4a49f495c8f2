import EventSourcing
import Testing

@Suite("Projection")
struct ProjectionTests {
  /// Adds payloads of one byte up; anything else it cannot read.
  struct Total: Projection {
    var sum = 0

    mutating func apply(_ entry: Entry) throws(WireError) {
      for event in entry.events where event.payload.count != 1 {
        throw .unknownKind(event.type, of: "Total")
      }
      for event in entry.events { sum += Int(event.payload[0]) }
    }
  }

  private func entry(after position: UInt64, _ payloads: [[UInt8]]) -> Entry {
    Entry(
      recorded: Instant(), command: CommandRecord(), decidedAt: Position(position),
      events: payloads.enumerated().map { place, payload in
        StoredEvent(
          position: Position(position + UInt64(place) + 1),
          stream: StreamID(Category(1), Identifier(high: 0, low: 1)),
          revision: Revision(position + UInt64(place) + 1), type: 7, payload: payload)
      })
  }

  @Test("is at the last event that it folded in")
  func position() {
    var total = Projected(Total())
    #expect(total.position == .start)
    total.apply(entry(after: 0, [[1], [2]]))
    #expect(total.position == Position(2))
    total.apply(entry(after: 2, []))
    #expect(total.position == Position(2))
    total.apply(entry(after: 2, [[3]]))
    #expect(total.position == Position(3))
    #expect(total.model.sum == 6)
    #expect(total.halt == nil)
  }

  @Test("halts on the first entry that it cannot read, and stays halted")
  func halts() {
    var total = Projected(Total())
    total.apply(entry(after: 0, [[1]]))
    total.apply(entry(after: 1, [[2], [3, 4]]))
    total.apply(entry(after: 3, [[5]]))
    total.apply(entry(after: 4, [[]]))
    #expect(total.model.sum == 1)
    #expect(total.position == Position(1))
    #expect(total.halt?.decidedAt == Position(1))
    #expect(total.halt?.reason == .unknownKind(7, of: "Total"))
  }
}

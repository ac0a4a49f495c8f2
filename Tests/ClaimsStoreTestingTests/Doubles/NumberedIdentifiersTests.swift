import ClaimsStoreTesting
import EventSourcing
import Testing

@Suite("Numbered identifiers")
struct NumberedIdentifiersTests {
  @Test("count from 1, and can be named before they are given out")
  func count() {
    let ids = NumberedIdentifiers(0xc0de)
    #expect(ids[2] == Identifier(high: 0xc0de, low: 2))
    #expect([ids.next(), ids.next()] == [ids[1], ids[2]])
    #expect(ids[1].text == "00000000-0000-c0de-0000-000000000001")
  }

  @Test("are given out once each, to any caller")
  func concurrently() async {
    let ids = NumberedIdentifiers()
    let given = await withTaskGroup(of: Identifier.self) { group in
      for _ in 0..<100 { group.addTask { ids.next() } }
      return await group.reduce(into: Set<Identifier>()) { $0.insert($1) }
    }
    #expect(given == Set((1...100).map { ids[$0] }))
  }
}

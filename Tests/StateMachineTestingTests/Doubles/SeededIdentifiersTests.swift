import EventSourcing
import StateMachineTesting
import Testing

@Suite("Seeded identifiers")
struct SeededIdentifiersTests {
  @Test("are the same for the same seed, on every machine")
  func repeatable() {
    let identifiers = SeededIdentifiers(seed: 1)
    #expect(
      (0..<3).map { _ in identifiers.next().text } == [
        "910a2dec-8902-4cc1-beeb-8da1658eec67",
        "f893a2ee-fb32-455e-b1c1-8690ee42c90b",
        "71bb54d8-d101-45b9-834d-0bff90150280",
      ])
    #expect(SeededIdentifiers(seed: 2).next() != SeededIdentifiers(seed: 1).next())
  }

  @Test("are random UUIDs by their marks, each different, for any caller")
  func distinct() async {
    let identifiers = SeededIdentifiers(seed: 7)
    let all = await withTaskGroup(of: [Identifier].self) { group in
      for _ in 0..<4 { group.addTask { (0..<500).map { _ in identifiers.next() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(all).count == 2_000)
    #expect(all.allSatisfy { $0.high >> 12 & 15 == 4 && $0.low >> 62 == 2 })
  }
}

import EventSourcing
import Testing
import WriteAheadLog

@Suite("What print shows of the log's values")
struct DescriptionTests {
  @Test("values are shown as their fields or as their case")
  func values() {
    let stream = StreamID(Category(1), Identifier(high: 0, low: 1))
    let shown: [(any CustomStringConvertible, String)] = [
      (Durability.strict, "strict"),
      (
        KeyOwner(stream, part: 2),
        "KeyOwner(stream: 1/00000000-0000-0000-0000-000000000001, part: 2)"
      ),
      (MerkleTree(), "MerkleTree"),
    ]
    for (value, text) in shown { #expect("\(value)".hasPrefix(text)) }
  }
}

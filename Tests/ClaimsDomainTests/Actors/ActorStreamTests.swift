import ClaimsDomain
import EventSourcing
import Testing

@Suite("Streams of actors and rules")
struct ActorStreamTests {
  /// Source: draft-eastlake-fnv, "FNV-1a 128-bit test vectors", and Go's hash/fnv tests.
  @Test(
    "an actor's stream is the FNV-1a-128 of the id's bytes",
    arguments: [
      ("", "6c62272e-07bb-0142-62b8-21756295c58d"),
      ("a", "d228cb69-6f1a-8caf-7891-2b704e4a8964"),
      ("ab", "08809544-bbab-1be9-5aa0-733055b69a62"),
      ("abc", "a68d622c-ec8b-5822-836d-bc7977af7f3b"),
      ("foobar", "343e1662-793c-64bf-6f0d-3597ba446f18"),
    ])
  func published(text: String, id: String) {
    #expect(StreamID.actor(ActorID(text)).id.text == id)
  }

  @Test("categories keep their numbers, and the rules their stream")
  func numbers() {
    #expect([Category.claim, .actor, .rules].map(\.number) == [1, 2, 3])
    #expect(StreamID.rules == StreamID(Category(3), Identifier(high: 0, low: 1)))
    #expect(StreamID.actor(ActorID("hugo")).category == .actor)
  }

  @Test("ids that only look alike are different actors")
  func bytes() {
    #expect(StreamID.actor(ActorID("é")) != StreamID.actor(ActorID("e\u{301}")))
  }
}

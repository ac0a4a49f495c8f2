import EventSourcing
import Testing

@Suite("Actor")
struct ActorIDTests {
  @Test("two spellings of one letter are two actors")
  func spellings() {
    let (precomposed, decomposed) = ("\u{e9}", "e\u{301}")
    #expect(precomposed == decomposed)
    #expect(ActorID(precomposed) != ActorID(decomposed))
    #expect(Set([ActorID(precomposed), ActorID(decomposed), ActorID(precomposed)]).count == 2)
  }

  @Test("one that begins like another is not that other")
  func prefixes() {
    #expect(ActorID("ana") != ActorID("anab"))
    #expect(ActorID("ana\u{0}") != ActorID("ana"))
    #expect(ActorID("ana") == ActorID("ana"))
  }

  @Test("the empty one is anonymous")
  func empty() {
    #expect(ActorID().isEmpty)
    #expect(ActorID("") == ActorID())
    #expect(!ActorID("\u{0}").isEmpty)
  }
}

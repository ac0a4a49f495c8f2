import EventSourcing
import Testing

@Suite("Diagram")
struct DiagramTests {
  @Test("in Mermaid, steps that move are arrows, steps that stay are notes")
  func mermaid() {
    #expect(
      Turnstile.lifecycle.mermaid(start: .none) == """
        stateDiagram-v2
          [*] --> locked : install
          locked --> unlocked : insertCoin
          locked --> jammed : insertCoin
          unlocked --> locked : push
          unlocked --> jammed : push
          jammed --> locked : push
          note right of locked : look
          note right of unlocked : insertCoin, look
          note right of jammed : look

        """)
  }

  @Test("in Graphviz, a status is a box that lists the steps that stay")
  func dot() {
    #expect(
      Turnstile.lifecycle.dot(name: "turnstile", start: .none) == #"""
        digraph turnstile {
          rankdir=LR
          node [shape=box style=rounded]
          none [shape=point]
          locked [label="locked\n= look"]
          unlocked [label="unlocked\n= insertCoin, look"]
          jammed [label="jammed\n= look"]
          none -> locked [label="install"]
          locked -> unlocked [label="insertCoin"]
          locked -> jammed [label="insertCoin"]
          unlocked -> locked [label="push"]
          unlocked -> jammed [label="push"]
          jammed -> locked [label="push"]
        }

        """#)
  }

  @Test("verbs that lead the same way share an arrow; a status without a row is not drawn")
  func shared() {
    let lifecycle = Lifecycle<Turnstile>([
      Step("1", [.none], .install, by: [], Outcome([], .to(.locked))),
      Step("2", [.none, .locked], .push, by: [], Outcome([], .to(.locked))),
    ])
    #expect(
      lifecycle.mermaid(start: .none) == """
        stateDiagram-v2
          [*] --> locked : install, push
          note right of locked : push

        """)
    #expect(
      lifecycle.dot(name: "a", start: .none) == #"""
        digraph a {
          rankdir=LR
          node [shape=box style=rounded]
          none [shape=point]
          locked [label="locked\n= push"]
          none -> locked [label="install, push"]
        }

        """#)
  }
}

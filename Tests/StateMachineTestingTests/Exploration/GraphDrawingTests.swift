import StateMachineTesting
import Testing

@Suite("Explored graphs as pictures")
struct GraphDrawingTests {
  private struct Switch: Specification {
    enum Command: Equatable { case press, hold, cut }
    enum State: Hashable { case off, on, broken }

    var initial: State { .off }
    func commands(in state: State) -> Generator<Command> { .element(of: [.press, .hold, .cut]) }
    func apply(_ command: Command, to state: inout State) -> Bool {
      guard state != .broken else { return false }
      state = command == .cut ? .broken : state == .off ? .on : .off
      return true
    }
    func isRefusal(_ response: Bool) -> Bool { !response }
    func isTerminal(_ state: State) -> Bool { state == .broken }
    func describe(command: Command) -> String { command == .cut ? "cut \"it\"; now" : "\(command)" }
  }

  private let explored = Exploration(of: Switch())

  @Test("dot: quoted, ends with two rims, commands between the same states on one arrow")
  func dot() {
    #expect(
      explored.dot == """
        digraph machine {
          rankdir=LR;
          node [shape=box, style=rounded];
          start [shape=point];
          start -> s0;
          s0 [label="off"];
          s1 [label="on"];
          s2 [label="broken", peripheries=2];
          s0 -> s1 [label="press, hold"];
          s0 -> s2 [label="cut \\"it\\"; now"];
          s1 -> s0 [label="press, hold"];
          s1 -> s2 [label="cut \\"it\\"; now"];
        }

        """)
  }

  @Test("Mermaid: without what would end a line of it")
  func mermaid() {
    #expect(
      explored.mermaid == """
        stateDiagram-v2
          direction LR
          [*] --> s0
          s0: off
          s1: on
          s2: broken
          s0 --> s1: press, hold
          s0 --> s2: cut "it", now
          s1 --> s0: press, hold
          s1 --> s2: cut "it", now
          s2 --> [*]

        """)
  }

  @Test("a page: every state with its ways, ends and dead ends marked, links that lead somewhere")
  func page() throws {
    let page = explored.html()
    for text in [
      "<title>Switch: complete: 3 states, 6 edges, depth 1</title>", "cut &quot;it&quot;; now → <a",
      "<code>broken</code> an end", "3 attempts refused.", "at the beginning", "</html>",
    ] { #expect(page.contains(text), "\(text)") }
    for link in page.matches(of: /href="#(s\d+)"/) {
      #expect(page.contains("<tr id=\"\(link.1)\">"), "\(link.1)")
    }
    #expect(!page.contains("<script") && page.matches(of: /<rect x=/).count == 3)
  }

  @Test("a page of many states draws the nearest, lists some, and says what is left out")
  func largePage() {
    let many = Exploration(
      of: Numbers(end: 5, commands: { _ in [1] }, step: { $0 < 300 ? $0 + $1 : nil }))
    let page = many.html(drawing: 10, listing: 50)
    #expect(page.matches(of: /<rect x=/).count == 10 && page.matches(of: /<tr id=/).count == 50)
    #expect(page.contains("The 10 nearest states; 291 more are not drawn."))
    #expect(page.contains("251 more are not listed.") && page.contains("295 dead ends"))
  }

  @Test("a page shows what broke an invariant, and the way there")
  func brokenPage() {
    let broken = Exploration(
      of: Numbers(
        commands: { _ in [1] }, step: { $0 < 3 ? $0 + $1 : nil },
        invariant: { $0 == 2 ? "two <of> them" : nil }))
    let page = broken.html()
    #expect(page.contains("<span class=\"wrong\">two &lt;of&gt; them</span>: 1, 1</li>"))
    #expect(page.contains("class=\"broken\""))
  }
}

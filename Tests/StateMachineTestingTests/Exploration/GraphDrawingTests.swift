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
}

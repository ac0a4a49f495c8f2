import Testing

@testable import StateMachineTesting

@Suite("Coverage as text")
struct CoverageTextTests {
  private let gate = Gate()
  private let run: [Gate.Command] = [.push, .pull, .push, .pull, .lamp, .push, .pull, .pull]

  @Test("with what is possible, it shows what was missed, what is dead and what is out of reach")
  func withPossible() {
    #expect(
      gate.coverage(run).text(of: gate.possible) == """
        gate & path
                  <shut>  ajar & "loose"   open
          push         1               2      ·
          pull         ·               ·      2
          lamp      MISS               1   MISS
          remove       ·               ·      ·

        lamp
                false   true
          lamp      1   MISS

        transitions: 6 of 9 taken
        missing: 3
          gate & path: <shut> --lamp--> <shut>
          gate & path: open --lamp--> open
          lamp: true --lamp--> false
        dead commands: accepted nowhere, as far as exploration went: 1
          gate & path: remove
        statuses out of reach, as far as exploration went: 1
          gate & path: gone
        refused attempts: 2
          gate & path: pull in <shut>, 1 times
          gate & path: pull in ajar & "loose", 1 times

        """)
  }

  @Test("without it, only what was counted shows")
  func alone() {
    #expect(
      gate.coverage([.pull, .pull, .push]).text() == """
        gate & path
                  <shut>  ajar & "loose"
          push         1               ·
          pull         ·               ·
          lamp         ·               ·
          remove       ·               ·

        lamp

          lamp

        commands never accepted: 4
          gate & path: pull
          gate & path: lamp
          gate & path: remove
          lamp: lamp
        statuses never reached: 4
          gate & path: open
          gate & path: gone
          lamp: false
          lamp: true
        refused attempts: 1
          gate & path: pull in <shut>, 2 times

        """)
  }

  @Test("a cell counts as missed if only some of its ways were taken")
  func partly() {
    let text = gate.coverage([.push, .push, .pull]).text(of: gate.possible)
    #expect(text.contains("  pull         ·               ·   MISS\n"))
    #expect(text.contains("  gate & path: open --pull--> <shut>\n"))
    #expect(!text.contains("  gate & path: open --pull--> ajar"))
  }

  @Test("refusals are listed per region, the most frequent first")
  func refusals() {
    #expect(
      gate.coverage([.remove, .pull, .pull, .push, .remove, .remove, .remove]).refusals == [
        "gate & path: remove in ajar & \"loose\", 3 times", "gate & path: pull in <shut>, 2 times",
        "gate & path: remove in <shut>, 1 times",
      ])
  }

  @Test("whoever shows a text says its words, and the names in it")
  func words() {
    let run = gate.coverage([.push, .push, .pull, .pull])
    let text = run.text(of: gate.possible) { $0.description.uppercased() }
    #expect(text == run.text(of: gate.possible).uppercased())
    let picture = run.svg(of: gate.possible) { if case .picture = $0 { "cobertura" } else { "x" } }
    #expect(picture.contains(#"aria-label="cobertura""#) && !picture.contains("ajar"))
  }

  @Test("long lists are cut, and say so")
  func long() {
    let region = Region<Int, Int>(
      "row", statuses: Array(0..<20), verbs: [1], status: { state, _ in state }, verb: { $0 })
    var possible = Coverage([region])
    for state in 0..<19 {
      possible.count([region], 1, from: state, to: state + 1, isRefused: false)
    }
    let text = Coverage([region]).text(of: possible)
    #expect(text.contains("missing: 19\n  row: 0 --1--> 1\n"))
    #expect(text.hasSuffix("  row: 11 --1--> 12\n  and 7 more\n"))
  }
}

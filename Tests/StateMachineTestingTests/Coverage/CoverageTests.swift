import Testing

@testable import StateMachineTesting

@Suite("Coverage")
struct CoverageTests {
  @Test("steps are counted by the statuses that they began and led to, refusals by their status")
  func counts() {
    let gate = Gate().coverage([.push, .pull, .push, .pull, .lamp, .push, .pull, .pull, .pull])
      .matrices[0]
    let (push, pull, lamp, remove) = (0, 1, 2, 3)
    let (shut, ajar, open, gone) = (0, 1, 2, 3)
    #expect(gate.taken(push, from: shut, to: ajar) == 1)
    #expect(gate.taken(push, from: ajar, to: open) == 2)
    #expect(gate.taken(pull, from: open, to: ajar) == 1)
    #expect(gate.taken(pull, from: open, to: shut) == 1)
    #expect(gate.taken(pull, from: open) == 2)
    #expect(gate.taken(lamp, from: ajar) == 1)
    #expect(gate.refused(pull, in: ajar) == 1)
    #expect(gate.refused(pull, in: shut) == 2)
    #expect(gate.refused(remove, in: gone) == 0)
    let all = (0..<4).flatMap { verb in (0..<4).map { gate.taken(verb, from: $0) } }
    #expect(all.reduce(0, +) == 6)
  }

  @Test("what an exploration covers is what is possible")
  func possible() {
    #expect(
      Gate(isPullable: false).possible.steps.map(\.description) == [
        "gate & path: <shut> --push--> ajar & \"loose\"",
        "gate & path: <shut> --lamp--> <shut>",
        "gate & path: ajar & \"loose\" --push--> open",
        "gate & path: ajar & \"loose\" --lamp--> ajar & \"loose\"",
        "gate & path: open --lamp--> open",
        "lamp: false --lamp--> true", "lamp: true --lamp--> false",
      ])
  }

  @Test("adding a run's coverage adds each count, and keeps the first one's start")
  func add() {
    let (first, second): ([Gate.Command], [Gate.Command]) = (
      [.push, .pull], [.push, .push, .lamp]
    )
    var sum = Gate().coverage(first)
    sum.add(Gate().coverage(second))
    let matrix = sum.matrices[0]
    #expect(matrix.taken(0, from: 0, to: 1) == 2)
    #expect(matrix.taken(0, from: 1, to: 2) == 1)
    #expect(matrix.taken(2, from: 2, to: 2) == 1)
    #expect(matrix.refused(1, in: 1) == 1)
    #expect(sum.matrices[1].taken(0, from: 0, to: 1) == 1)
    var none = Gate().coverage([])
    none.add(sum)
    #expect(none == sum)
    #expect(none.unreachedStatuses == sum.unreachedStatuses)
  }

  @Test("coverage of another machine adds nothing")
  func addOther() {
    let region = Region<Int, Gate.Command>("other", statuses: [1], verbs: Gate.Command.allCases) {
      state, _ in
      state
    } verb: {
      $0
    }
    var other = Coverage([region])
    other.count([region], .push, from: 1, to: 1, isRefused: false)
    var sum = Gate().coverage([.push])
    sum.add(other)
    #expect(sum == Gate().coverage([.push]))
  }

  @Test("an empty list of regions covers nothing, and is never enough")
  func none() throws {
    let coverage = Coverage([Region<Int, Int>]())
    #expect(coverage.steps == [])
    #expect(coverage.text() == "\n")
    #expect(
      throws: CoverageShortfall(
        missing: ["a region on both sides, and the same ones"], goal: .everyTransition,
        advice: "name the machine's regions in its specification")
    ) { try coverage.require(.everyTransition, of: coverage) }
  }

  @Test("what a bounded exploration came by is possible, and not all that is")
  func bounded() throws {
    let whole = Gate().possible
    var part = whole
    part.isComplete = false
    #expect(throws: CoverageShortfall.self) { try whole.require(.everyStatus, of: part) }
    try whole.require(.everyTransition, of: part, boundedIsEnough: true)
    #expect(whole.text(of: part).contains("taken, as far as a bounded exploration went"))
  }

  @Test("a step that its region does not list is reported, and is never enough")
  func unlisted() {
    let region = Region<Int, Int>(
      "part", statuses: [0, 1], verbs: [1], status: { state, _ in state < 9 ? state : nil },
      verb: { $0 })
    var coverage = Coverage([region])
    for (verb, from, to) in [(1, 0, 1), (2, 0, 1), (1, 5, 1), (1, 1, 5), (2, 9, 9)] {
      coverage.count([region], verb, from: from, to: to, isRefused: false)
    }
    #expect(coverage.steps.map(\.description) == ["part: 0 --1--> 1"])
    #expect(coverage.matrices[0].unlisted == 3)
    #expect(
      coverage.text().contains(
        "part: 3 steps not counted, since it does not list their status or command"))
    #expect(
      throws: CoverageShortfall(
        missing: ["part: steps whose status or command it does not list"], goal: .everyStatus,
        advice: "let the region list all its statuses and commands")
    ) { try coverage.require(.everyStatus, of: coverage) }
  }

  @Test("a status that a part comes into being in is reached, though no step leads to it")
  func imported() {
    let region = Region<String, Int>(
      "part", statuses: ["draft", "imported", "gone"], verbs: [1, 2],
      status: { state, _ in state }, verb: { $0 })
    var coverage = Coverage([region])
    coverage.count([region], 1, from: "draft", to: "draft", isRefused: false)
    coverage.count([region], 2, from: "imported", to: "imported", isRefused: false)
    #expect(coverage.unreachedStatuses == ["part: gone"])
  }
}

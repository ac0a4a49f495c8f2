import Testing

@testable import StateMachineTesting

@Suite("Coverage goals")
struct CoverageGoalTests {
  private let little = Gate().coverage([.push, .pull])

  private func shortfall(_ goal: CoverageGoal) -> CoverageShortfall? {
    #expect(throws: CoverageShortfall.self) { try little.require(goal, of: Gate().possible) }
  }

  @Test("every step that is possible and was not taken is missing")
  func transitions() {
    #expect(
      shortfall(.everyTransition)?.description == """
        8 missing of what was asked for (everyTransition): raise the runs or the steps, or let \
        commands(in:) make these more often
          gate & path: <shut> --lamp--> <shut>
          gate & path: ajar & "loose" --push--> open
          gate & path: ajar & "loose" --lamp--> ajar & "loose"
          gate & path: open --pull--> <shut>
          gate & path: open --pull--> ajar & "loose"
          gate & path: open --lamp--> open
          lamp: false --lamp--> true
          lamp: true --lamp--> false
        """)
    #expect(
      little.missing(of: Gate().possible).map(\.description)
        == shortfall(.everyTransition)?.missing)
    #expect(Gate().possible.missing(of: little) == [])
  }

  @Test("every command that is accepted somewhere is asked for, dead ones are not")
  func commands() {
    #expect(
      little.deadCommands == [
        "gate & path: pull", "gate & path: lamp", "gate & path: remove", "lamp: lamp",
      ])
    #expect(Gate().possible.deadCommands == ["gate & path: remove"])
    #expect(
      shortfall(.everyCommand)?.description == """
        3 missing of what was asked for (everyCommand): raise the runs or the steps, or let \
        commands(in:) make these more often
          gate & path: pull
          gate & path: lamp
          lamp: lamp
        """)
  }

  @Test("every status that can be reached is asked for; a run's first status counts as reached")
  func statuses() {
    #expect(
      little.unreachedStatuses == [
        "gate & path: open", "gate & path: gone", "lamp: false", "lamp: true",
      ])
    #expect(Gate().possible.unreachedStatuses == ["gate & path: gone"])
    #expect(
      shortfall(.everyStatus)?.description == """
        3 missing of what was asked for (everyStatus): raise the runs or the steps, or let \
        commands(in:) make these more often
          gate & path: open
          lamp: false
          lamp: true
        """)
  }

  @Test("what covers everything that is possible is fine by every goal")
  func fulfilled() throws {
    let whole = Gate().coverage([
      .lamp, .push, .lamp, .lamp, .push, .lamp, .pull, .push, .lamp, .pull,
    ])
    #expect(whole.missing(of: Gate().possible) == [])
    for goal in [CoverageGoal.everyStatus, .everyCommand, .everyTransition] {
      try whole.require(goal, of: Gate().possible)
    }
  }
}

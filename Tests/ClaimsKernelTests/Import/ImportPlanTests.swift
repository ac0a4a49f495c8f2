import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Import plans")
struct ImportPlanTests {
  private let map: ActivityMap
  init() throws {
    map = try ActivityMap(
      json: Array(
        """
        {"name": "m", "amount": {"minorUnits": 1, "currency": "EUR"}, "ignore": ["wait"],
         "activities": {
          "file": [{"command": {"openDraft": {"type": "auto"}}, "role": "agent"},
            {"command": "submit", "role": "agent"}],
          "take": [{"command": {"acceptIntake": {"handler": "Hal"}}, "role": "supervisor"}],
          "say": [{"command": "addNote", "role": "handler"}]}}
        """.utf8))
  }

  private func plan(_ cases: (String, [ForeignEvent])...) -> ImportPlan {
    var plan = ImportPlan(map)
    for (name, events) in cases { plan.add(ForeignCase(name: name, events: events)) }
    return plan
  }

  private func at(_ minute: Int, _ activity: String, by actor: String = "Ana") -> ForeignEvent {
    ForeignEvent(activity: activity, resource: actor, time: time(minute))
  }

  private func time(_ minute: Int) -> Instant {
    Instant(nanoseconds: Int64(minute) * 60_000_000_000)
  }

  @Test("commands of overlapping cases go in the order of their times, then of the source")
  func order() {
    let plan = plan(
      ("one", [at(1, "file"), at(3, "say", by: "Ben")]),
      ("two", [at(0, "file"), at(3, "say", by: "Cy"), at(4, "say", by: "Cy")]))
    let commands = plan.commands
    #expect(commands.map(\.effective) == [0, 0, 1, 1, 3, 3, 4].map(time))
    #expect(commands.map(\.actor.text) == ["Ana", "Ana", "Ana", "Ana", "Ben", "Cy", "Cy"])
    let (one, two) = (ImportPlan.stream(of: "one", by: map), ImportPlan.stream(of: "two", by: map))
    #expect(commands.map(\.stream.id) == [two, two, one, one, one, two, two])
    #expect(plan.days == LocalDate("1970-01-01")!...LocalDate("1970-01-01")!)
    #expect(plan.cases == 2)
  }

  @Test("a case that runs backwards keeps its order, and each event its time")
  func backwards() {
    let commands = plan(("one", [at(5, "file"), at(2, "say"), at(6, "say")])).commands
    #expect(commands.map(\.effective) == [5, 5, 2, 6].map(time))
  }

  @Test("the same log makes the same plan, and no two commands share an id")
  func derived() {
    let cases = ("one", [at(1, "file"), at(3, "say")])
    let once = plan(cases, ("two", cases.1)).commands
    #expect(Array(once) == Array(plan(cases, ("two", cases.1)).commands))
    #expect(Set(once.map(\.id)).count == 6)
    #expect(Array(plan(("two", cases.1)).commands) == once.filter { $0.stream == once[2].stream })
  }

  @Test("cases that deviate, that say nothing and that repeat a name are left out and named")
  func omissions() {
    let file = at(1, "file")
    let plan = plan(
      ("good", [file]), ("bad", [file, file]), ("idle", [at(1, "wait")]), ("good", [file]))
    #expect(
      plan.omissions.map { [$0.foreignCase, $0.reason.en] } == [
        ["bad", "event 2, file: table: there is no row for openDraft in submitted"],
        ["idle", "every event of it was passed over"],
        ["good", "an earlier case has the same name"],
      ])
    #expect(
      plan.omissions[0].reason.es == "evento 2, file: tabla: no hay ninguna fila para "
        + "«Iniciar una reclamación» en el estado presentada")
    #expect(plan.omissions.map { $0.cause?.command } == ["openDraft", nil, nil])
    #expect(plan.commands.count == 2)
    #expect(plan.cases == 1)
    #expect(plan.report.cases == 4)
  }

  @Test("an actor who acts or is given a claim needs the roles for it")
  func people() {
    let plan = plan(("one", [at(1, "file"), at(2, "take", by: "Sue"), at(3, "say")]))
    #expect(plan.people.map(\.actor.text) == ["Ana", "Hal", "Sue"])
    #expect(plan.people.map(\.roles) == [[.agent, .handler], [.handler], [.supervisor]])
  }

  @Test("an empty plan has no days")
  func empty() { #expect(plan().days == nil) }

  @Test("derived ids are FNV-1a's, and words do not run into each other")
  func identifiers() {
    #expect(Identifier(derivedFrom: "ab", "c") != Identifier(derivedFrom: "a", "bc"))
    #expect(
      Identifier(derivedFrom: "import", "Teleclaims", "17").text
        == "62a2e957-3768-42c5-5bbe-76546d9b7f23")
  }
}

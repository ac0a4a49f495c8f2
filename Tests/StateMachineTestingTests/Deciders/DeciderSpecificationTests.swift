import EventSourcing
import StateMachineTesting
import Testing

@Suite("Decider specification")
struct DeciderSpecificationTests {
  /// What the table finds in a step of the door.
  private func fault(
    _ verb: DoorVerb, by role: DoorRole, from before: DoorStatus, to after: DoorStatus? = nil,
    _ response: Door.Response
  ) -> String? {
    Door().tableFault(
      of: Transition(
        before: DoorDecider.State(status: before), command: Door.Command(verb: verb, role: role),
        response: response, after: DoorDecider.State(status: after ?? before)))
  }

  private func refused(_ reason: String) -> Door.Response { .failure(.init(description: reason)) }

  @Test("steps that the table has are no fault, nor are the refusals that it gives a reason for")
  func agreement() {
    #expect(fault(.shut, by: .guest, from: .open, to: .shut, .success([.wasShut])) == nil)
    #expect(fault(.shut, by: .guest, from: .shut, .success([.wasShut])) == nil)
    #expect(fault(.lock, by: .porter, from: .shut, to: .locked, .success([.wasLocked])) == nil)
    #expect(fault(.lock, by: .porter, from: .open, refused("no row")) == nil)
    #expect(fault(.lock, by: .guest, from: .shut, refused("role")) == nil)
    #expect(fault(.lock, by: .porter, from: .shut, refused("jammed")) == nil)
  }

  @Test("what is accepted needs a row, its role, and one of its outcomes whole")
  func accepted() {
    #expect(
      fault(.lock, by: .porter, from: .open, to: .locked, .success([.wasLocked]))
        == "lock by porter in open: accepted, and the table has no row")
    #expect(
      fault(.lock, by: .guest, from: .shut, to: .locked, .success([.wasLocked]))
        == "lock by guest in shut: accepted, and row D2 is for other roles")
    #expect(
      fault(.lock, by: .porter, from: .shut, .success([]))
        == "lock by porter in shut: accepted without an event")
    #expect(
      fault(.lock, by: .porter, from: .shut, to: .locked, .success([.wasShut, .wasLocked]))
        == "lock by porter in shut: [\"wasShut\", \"wasLocked\"] leading to locked is no outcome of "
        + "row D2")
    #expect(
      fault(.lock, by: .porter, from: .shut, to: .open, .success([.wasLocked]))
        == "lock by porter in shut: [\"wasLocked\"] leading to open is no outcome of row D2")
  }

  @Test("what is refused needs the reason that the table gives")
  func refusedWrongly() {
    #expect(
      fault(.shut, by: .guest, from: .open, refused("no row"))
        == "shut by guest in open: row D1 allows it, and it is refused: no row")
    #expect(
      fault(.shut, by: .guest, from: .open, refused("role"))
        == "shut by guest in open: row D1 allows it, and it is refused: role")
    #expect(
      fault(.shut, by: .guest, from: .open, refused("jammed"))
        == "shut by guest in open: row D1 allows it, and it is refused: jammed")
    #expect(
      fault(.lock, by: .porter, from: .open, refused("jammed"))
        == "lock by porter in open: the table has no row, and the refusal says jammed")
    #expect(
      fault(.lock, by: .guest, from: .shut, refused("no row"))
        == "lock by guest in shut: row D2 is for other roles, and the refusal says no row")
  }

  @Test("a row that stays leads to the status where it began")
  func staying() {
    var door = Door()
    door.lifecycle = Lifecycle([
      Step("D3", [.open, .shut], .lock, by: [.porter], Outcome([.wasLocked], .stay))
    ])
    func fault(to after: DoorStatus) -> String? {
      door.tableFault(
        of: Transition(
          before: DoorDecider.State(status: .shut),
          command: Door.Command(verb: .lock, role: .porter), response: .success([.wasLocked]),
          after: DoorDecider.State(status: after)))
    }
    #expect(fault(to: .shut) == nil)
    #expect(
      fault(to: .open)
        == "lock by porter in shut: [\"wasLocked\"] leading to open is no outcome of row D3")
  }

  @Test("a decider folds its events, and a refusal changes nothing")
  func apply() {
    let door = Door()
    var state = door.initial
    #expect(door.apply(.init(verb: .shut, role: .guest), to: &state) == .success([.wasShut]))
    #expect(state.status == .shut)
    let refusal = door.apply(.init(verb: .lock, role: .guest), to: &state)
    #expect(refusal == refused("role"))
    #expect(door.isRefusal(refusal))
    #expect(state.status == .shut)
  }

  @Test("walks and explorations hold every step against the table")
  func everyStep() async throws {
    let wrong = Lifecycle<DoorWords>([
      doorLifecycle.steps[0],
      Step("D2", [.shut], .lock, by: [.guest, .porter], Outcome([.wasLocked], .to(.locked))),
    ])
    let checker = Checker(Door(decidesBy: wrong), settings: Settings(runs: 100, seed: 1))
    let failing = try await #require(throws: FailingCase.self) { try await checker.walk() }
    #expect(failing.message == "lock by guest in shut: accepted, and row D2 is for other roles")
    #expect(failing.rows.count == 2)
    #expect(Set(checker.explore().violations.map(\.message)) == [failing.message])
    try await Checker(Door(), settings: Settings(runs: 100, seed: 1)).walk()
    let explored = Checker(Door()).explore()
    #expect(explored.summary == "complete: 3 states, 5 edges, depth 2")
    #expect(explored.violations.map(\.message) == [])
  }

  @Test("the region of a decider has the words of its table, without those that mean nothing")
  func region() {
    let matrix = Coverage(Door().regions).matrices[0]
    #expect(matrix.region == "DoorDecider")
    #expect(matrix.statuses == ["none", "open", "shut", "locked"])
    #expect(matrix.verbs == ["shut", "lock"])
  }
}

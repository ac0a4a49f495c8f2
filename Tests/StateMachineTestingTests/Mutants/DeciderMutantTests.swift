import EventSourcing
import StateMachineTesting
import Testing

@Suite("Mutants of deciders, folds and constants")
struct DeciderMutantTests {
  private static let walks = MutantCheck<MutatedMachine<Door>>("walks") { door in
    try await Checker(door, settings: Settings(runs: 50, seed: 1)).walk()
    return nil
  }

  @Test("each kind of event is dropped, doubled, not folded, and folded twice")
  func descriptions() {
    #expect(
      Door().mutants.map(\.description) == [
        "wasShut dropped", "wasShut doubled", "wasShut not folded", "wasShut folded twice",
        "wasLocked dropped", "wasLocked doubled", "wasLocked not folded", "wasLocked folded twice",
      ])
    #expect(Door().mutants(of: [.wasLocked]).map(\.row) == .init(repeating: "wasLocked", count: 4))
  }

  @Test("without a change it is the machine")
  func unchanged() {
    let (door, mutated) = (Door(), MutatedMachine(Door()))
    let (own, others) = (Checker(door).explore(), Checker(mutated).explore())
    #expect(own.states == others.states && own.summary == others.summary)
    #expect(own.violations.isEmpty && others.violations.isEmpty)
  }

  @Test(
    "a table catches what is decided wrongly, and what does not come to its status; the rest survives"
  )
  func report() async throws {
    let report = try await MutationReport(
      of: MutatedMachine(Door()), Door().mutants, checks: [Self.walks])
    // To shut a door twice is to shut it: nobody could tell.
    #expect(report.survivors == ["wasShut folded twice", "wasLocked folded twice"])
    let found = Dictionary(
      uniqueKeysWithValues: report.caught.map { ($0.mutant, $0.finding) })
    #expect(found["wasShut dropped"]?.contains("accepted without an event") == true)
    #expect(
      found["wasLocked doubled"]?.contains(
        #"["wasLocked", "wasLocked"] leading to locked is no outcome of row D2"#) == true)
    #expect(
      found["wasShut not folded"]?.contains(
        #"["wasShut"] leading to open is no outcome of row D1"#) == true)
  }

  /// A door whose fold adds: how often it was shut.
  private enum CountingDecider: Decider {
    struct State: Hashable, Sendable {
      var door = DoorDecider.State()
      var shut = 0
    }
    static let initial = State()
    static func decide(
      _ command: DoorDecider.Command, given state: State, in table: Lifecycle<DoorWords>
    ) throws(DoorDecider.Refusal) -> [DoorEventKind] {
      try DoorDecider.decide(command, given: state.door, in: table)
    }
    static func evolve(_ state: inout State, _ event: DoorEventKind) {
      DoorDecider.evolve(&state.door, event)
      if event == .wasShut { state.shut += 1 }
    }
  }

  private struct CountingDoor: DeciderSpecification {
    typealias Machine = CountingDecider
    typealias Words = DoorWords
    typealias State = CountingDecider.State
    typealias Command = DoorDecider.Command
    let door = Door()
    var lifecycle: Lifecycle<DoorWords> { door.lifecycle }
    func commands(in state: State) -> Generator<Command> { door.commands(in: state.door) }
    func decide(
      _ command: Command, given state: State
    ) throws(DoorDecider.Refusal) -> [DoorEventKind] {
      try CountingDecider.decide(command, given: state, in: lifecycle)
    }
    func status(of state: State) -> DoorStatus { state.door.status }
    func verb(of command: Command) -> DoorVerb { command.verb }
    func role(of command: Command) -> DoorRole { command.role }
    func kind(of event: DoorEventKind) -> DoorEventKind { event }
    func cause(of refusal: DoorDecider.Refusal) -> RefusalCause { door.cause(of: refusal) }
    func isExplained(_ refusal: DoorDecider.Refusal, by guards: [DoorRule]) -> Bool {
      door.isExplained(refusal, by: guards)
    }
    func violation(of step: Transition<State, Command, Response>) -> String? {
      if case .success(let events) = step.response,
        step.after.shut != step.before.shut + events.count
      {
        return "shut \(step.after.shut) times"
      }
      return tableFault(of: step)
    }
    func recovered(from state: State) -> State { CountingDecider.initial }
    func labels(of step: Transition<State, Command, Response>) -> [String] { ["step"] }
  }

  @Test("a fold that adds is caught if it is folded twice")
  func counting() async throws {
    let mutants = CountingDoor().mutants(of: [.wasShut])
    let check = MutantCheck<MutatedMachine<CountingDoor>>("walks") { door in
      let shut = Generator<DoorDecider.Command>.just(.init(verb: .shut, role: .guest))
      var state = door.initial
      let command = try shut.value(seed: 1)
      let before = state
      let response = door.apply(command, to: &state)
      let step = Transition(before: before, command: command, response: response, after: state)
      return door.violation(of: step)
    }
    let report = try await MutationReport(
      of: MutatedMachine(CountingDoor()), mutants, checks: [check])
    #expect(report.survivors == [])
    let found = Dictionary(uniqueKeysWithValues: report.caught.map { ($0.mutant, $0.finding) })
    #expect(found["wasShut folded twice"] == "shut 2 times")
  }

  @Test("all but what is decided and folded is the machine's own")
  func forwarded() {
    let mutated = MutatedMachine(CountingDoor())
    var state = mutated.initial
    let command = DoorDecider.Command(verb: .shut, role: .guest)
    let before = state
    let response = mutated.apply(command, to: &state)
    #expect(mutated.recovered(from: state) == CountingDecider.initial)
    let step = Transition(before: before, command: command, response: response, after: state)
    #expect(mutated.labels(of: step) == ["step"])
    #expect(
      MutatedMachine(Door(), .wasShut, .notFolded).decided([.wasShut]) == [.wasShut])
    #expect(
      MutatedMachine(Door(), .wasShut, .doubled).decided([.wasShut, .wasLocked])
        == [.wasShut, .wasShut, .wasLocked])
  }

  // MARK: Guards

  private enum Opposite: GuardRule {
    case jammed, notJammed
    var name: String { "jammed" }
    var subject: GuardSubject { .state }
    var negated: Opposite? { self == .jammed ? .notJammed : .jammed }
  }

  private enum OppositeWords: Vocabulary {
    typealias Status = DoorStatus
    typealias Verb = DoorVerb
    typealias Role = DoorRole
    typealias Rule = Opposite
    typealias EventKind = DoorEventKind
  }

  @Test("a guard that has an opposite is negated; one that has none is not")
  func guards() throws {
    let table = Lifecycle<OppositeWords>([
      Step(
        "D2", [.shut], .lock, by: [.porter], unless: [.jammed], Outcome([.wasLocked], .to(.locked)))
    ])
    let negated = try #require(
      table.mutants.first { $0.description == "D2 with the guard jammed negated" })
    #expect(negated.subject.steps[0].guards == [.notJammed])
    #expect(!doorLifecycle.mutants.contains { $0.description.contains("negated") })
  }

  // MARK: Constants

  private struct Money: Message {
    static let messageName: StaticString = "Money"
    var minorUnits: Int64 = 0
    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
      try fields.field(1, "minorUnits", &minorUnits)
    }
  }

  private struct Short: Message {
    static let messageName: StaticString = "Short"
    var days = UInt32.max
    var hours: UInt32 = 0
    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
      try fields.field(1, "days", &days)
      try fields.field(2, "hours", &hours)
    }
  }

  @Test("a number at the end of its range hides none behind it")
  func ranges() {
    #expect(Short().offByOne.map(\.description) == ["days − 1", "hours + 1"])
  }

  private struct Limits: Message {
    static let messageName: StaticString = "Limits"
    var days: UInt64 = 0
    var payment = Money()
    var steps: [Int64] = []
    var review: Money?
    var name = ""
    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
      try fields.field(1, "days", &days)
      try fields.field(2, "payment", &payment)
      try fields.field(3, "steps", &steps)
      try fields.field(4, "review", &review)
      try fields.field(5, "name", &name)
    }
  }

  @Test(
    "every number of a message is one greater and one less, if its range allows, and nothing else changes"
  )
  func constants() {
    var limits = Limits(days: 0, payment: Money(minorUnits: .max), steps: [7, -1], name: "limits")
    #expect(
      limits.offByOne.map(\.description) == [
        "days + 1", "payment.minorUnits − 1", "steps[0] + 1", "steps[0] − 1", "steps[1] + 1",
        "steps[1] − 1",
      ])
    #expect(limits.offByOne.map(\.subject.days) == [1, 0, 0, 0, 0, 0])
    #expect(
      limits.offByOne.map(\.subject.steps).dropFirst(2) == [[8, -1], [6, -1], [7, 0], [7, -2]])
    #expect(limits.offByOne.allSatisfy { $0.subject.name == "limits" })
    limits.review = Money(minorUnits: 5)
    #expect(limits.offByOne.map(\.row).suffix(2) == ["review.minorUnits", "review.minorUnits"])
    #expect(limits.offByOne.compactMap(\.subject.review?.minorUnits).suffix(2) == [6, 4])
  }

  @Test("a check that is not made is no finding")
  func cancelled() async {
    let check = MutantCheck<Int>("cancelled") { number in
      if number > 0 { throw CancellationError() }
      return nil
    }
    await #expect(throws: CancellationError.self) {
      try await MutationReport(
        of: 0, [Mutant(row: "0", description: "one", subject: 1)], checks: [check])
    }
  }

  @Test("what is made of a message is changed with it")
  func mapped() {
    let mutants = Money(minorUnits: 3).offByOne.map { $0.map { "limit \($0.minorUnits)" } }
    #expect(mutants.map(\.subject) == ["limit 4", "limit 2"])
    #expect(mutants.map(\.description) == ["minorUnits + 1", "minorUnits − 1"])
  }
}

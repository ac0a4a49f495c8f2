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
      Door().mutants().map(\.description) == [
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
      of: MutatedMachine(Door()), Door().mutants(), checks: [Self.walks])
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

  @Test("a fold that adds is caught by an invariant if it is folded twice")
  func counting() {
    let machine = MutatedMachine(Door(), (.wasShut, .foldedTwice))
    var state = DoorDecider.State()
    #expect(machine.decided([.wasShut, .wasLocked]) == [.wasShut, .wasLocked])
    machine.fold(.wasShut, into: &state)
    #expect(state.status == .shut)
    #expect(
      MutatedMachine(Door(), (.wasShut, .doubled)).decided([.wasShut, .wasLocked])
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

  @Test("what is made of a message is changed with it")
  func mapped() {
    let mutants = Money(minorUnits: 3).offByOne.map { $0.map { "limit \($0.minorUnits)" } }
    #expect(mutants.map(\.subject) == ["limit 4", "limit 2"])
    #expect(mutants.map(\.description) == ["minorUnits + 1", "minorUnits − 1"])
  }
}

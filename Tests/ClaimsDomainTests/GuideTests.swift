import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("The guide to the domain and its specifications", .long)
struct DomainGuideTests {
  private let noon = ClaimSender.noon
  private let carla = ActorID("carla")
  private let home = PropertyDetails(
    title: "Home", address: PropertyMachine.address, kind: .house)

  private var context: PropertyContext {
    PropertyContext(
      recorded: noon, effective: noon, actor: carla, role: .claimant, rules: .builtIn,
      relatedFacts: PropertyRelatedFacts(isOwnerRegistered: true))
  }

  @Test("a command leads to events, or to reasons; events are folded")
  func deciding() throws {
    let (noon, carla, home) = (noon, carla, home)
    let context = PropertyContext(
      recorded: noon, effective: noon, actor: carla, role: .claimant, rules: .builtIn,
      relatedFacts: PropertyRelatedFacts(isOwnerRegistered: true))
    var property = PropertyDecider.initial

    let register = PropertyCommand.registerProperty(RegisterProperty(details: home))
    let events = try PropertyDecider.decide(register, given: property, in: context)
    #expect(
      events == [.propertyRegistered(PropertyRegistered(owner: carla, details: home, at: noon))])
    for event in events { PropertyDecider.evolve(&property, event) }
    #expect(property.status == .active)

    let archive = PropertyCommand.archiveProperty(ArchiveProperty(reason: " "))
    let refusal = #expect(throws: Refusal.self) {
      try PropertyDecider.decide(archive, given: property, in: context)
    }
    #expect(refusal?.reasons.map(\.code) == [.reasonMissing])
  }

  @Test("what is allowed is told before a command is written")
  func permissions() throws {
    var property = RegisteredProperty()
    (property.status, property.owner, property.details) = (.active, carla, home)
    let permissions = PropertyDecider.permissions(on: property, in: context)
    let archive = try #require(permissions.first { $0.command == "archiveProperty" })
    #expect(archive.allowed)
    #expect(archive.conditions == ["reasonMissing"])

    let register = try #require(permissions.first { $0.command == "registerProperty" })
    #expect(register.reasons.map(\.code) == [.invalidTransition])
  }

  @Test("the table can be read, drawn and changed")
  func table() throws {
    let row = try #require(ClaimDecider.lifecycle.step(from: .draft, on: .submit))
    #expect(row.roles.contains(.claimant))
    #expect(row.outcomes.allSatisfy { $0.target == .to(.submitted) })
    #expect(ClaimDecider.lifecycle.mayEver(.payer, send: .issuePayment))
    #expect(!ClaimDecider.lifecycle.mayEver(.claimant, send: .approve))

    let drawn = PropertyDecider.lifecycle.mermaid(start: .none)
    #expect(drawn.contains("active --> archived : archiveProperty"))

    let lenient = PropertyDecider.lifecycle.withoutGuards
    let nameless = PropertyCommand.registerProperty(RegisterProperty())
    let events = try PropertyDecider.decide(
      nameless, given: RegisteredProperty(), in: context, under: lenient)
    #expect(events.count == 1)
  }

  // MARK: Specifications

  @Test("a machine is explored, and walked")
  func exploring() async throws {
    let explored = Exploration(of: PropertyMachine())
    #expect(explored.isComplete)
    #expect(explored.violations.map(\.message) == [])
    #expect(explored.path { $0.status == .archived }?.count == 2)

    let settings = Settings(runs: 20, seed: 7, steps: 50)
    let report = try await Checker(ClaimMachine(), settings: settings).walk()
    #expect(report.refused > 0)
  }

  @Test("one side of the claim, under rules of one's own, is as large as one likes")
  func sides() {
    let machine = ClaimMachine(.intake, rules: ClaimRules(reopenLimit: 0), amounts: [0, 1])
    let explored = Exploration(of: machine, limit: 1_000)
    #expect(explored.violations.map(\.message) == [])
  }

  /// Keeps properties in a variable: any other system answers likewise.
  struct Registry: SystemUnderTest {
    typealias Spec = PropertyMachine
    var property = RegisteredProperty()

    mutating func perform(
      _ attempt: Attempt<PropertyDecider>
    ) -> Result<[PropertyEvent], Refusal> {
      do throws(Refusal) {
        let events = try PropertyDecider.decide(
          attempt.command, given: property, in: attempt.context(.builtIn))
        for event in events { PropertyDecider.evolve(&property, event) }
        return .success(events)
      } catch { return .failure(error) }
    }
  }

  @Test("a system is held against the machine, every answer compared")
  func system() async throws {
    let settings = Settings(runs: 20, seed: 7, steps: 50)
    let report = try await Checker(PropertyMachine(), settings: settings).check { Registry() }
    #expect(report.refused > 0)
  }

  @Test("a row that is lost is a fault that a check has to find")
  func mutants() async throws {
    let comesToItsEnd = MutantCheck<Lifecycle<PropertyDecider.Words>>("comes to its end") { table in
      let explored = Exploration(of: PropertyMachine().under(table))
      return explored.deadEnds.isEmpty ? nil : "a property that is never archived"
    }
    let table = PropertyDecider.lifecycle
    let lost = table.mutants.filter { $0.description == "H07 deleted" }
    let report = try await MutationReport(of: table, lost, checks: [comesToItsEnd])
    #expect(report.survivors == [])
  }
}

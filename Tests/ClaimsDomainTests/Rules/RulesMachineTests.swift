import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

/// The rules as a specification: two sets of values, always or from one of two days on.
struct RulesMachine: DeciderSpecification {
  typealias Machine = RulesDecider
  typealias Words = RulesWords
  typealias Key = [UInt8]

  struct Attempt: Equatable, Sendable {
    var command: RulesCommand
    var role: Role
  }

  var lifecycle = rulesLifecycle

  func decide(_ attempt: Attempt, given book: RuleBook) throws(Refusal) -> [RulesEvent] {
    try RulesDecider.decide(
      attempt.command, given: book, in: rulesContext(as: attempt.role), under: lifecycle)
  }

  func status(of book: RuleBook) -> RulesStatus { book.status }
  func verb(of attempt: Attempt) -> RulesVerb { attempt.command.kind }
  func role(of attempt: Attempt) -> Role { attempt.role }
  func kind(of event: RulesEvent) -> RulesEventKind { event.kind }

  func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  func isExplained(_ refusal: Refusal, by guards: [RulesRule]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  /// What is in force, whatever number of times rules were set.
  func key(of book: RuleBook) -> [UInt8] {
    book.standing.flatMap { (try? $0.encoded()).map { [UInt8($0.count)] + $0 } ?? [] }
      + [UInt8(book.status.rawValue)]
  }

  func isTerminal(_ book: RuleBook) -> Bool { book.status == .set }

  func violation(in book: RuleBook) -> String? {
    let froms = book.standing.map { $0.from?.daysSinceEpoch ?? .min }
    return zip(froms, froms.dropFirst()).contains { $0 >= $1 } ? "days out of order" : nil
  }

  func commands(in book: RuleBook) -> Generator<Attempt> {
    .element(of: alphabet(in: book).commands)
  }

  func alphabet(in book: RuleBook) -> Alphabet<Attempt> {
    let days: [LocalDate?] = [nil, LocalDate("2026-03-01"), LocalDate("2026-03-02")]
    let commands = [ClaimRules.builtIn, ClaimRules(fourEyes: false)].flatMap { rules in
      days.map { setRules(rules, from: $0) } + [setRules(rules, reason: "")]
    }
    return Alphabet(
      commands.flatMap { command in
        [Role.administrator, .supervisor].map { Attempt(command: command, role: $0) }
      })
  }
}

@Suite("The rules as a machine")
struct RulesMachineTests {
  @Test("every state of the rules keeps their days in order, and every step the table")
  func explored() throws {
    let explored = Exploration(of: RulesMachine())
    print("exploration of the rules: \(explored.summary), \(explored.refused) refused")
    #expect(explored.summary == "complete: 27 states, 105 edges, depth 6")
    #expect(try RulesSpecificationTests.page.text().contains("**\(explored.summary)**"))
    for violation in explored.violations.prefix(3) {
      Issue.record("\(violation.message) after \(violation.path)")
    }
    #expect(explored.deadEnds == [])
    #expect(explored.coverage.deadCommands == [])
    #expect(explored.coverage.unreachedStatuses == [])
  }

  @Test("every mutant of the row is caught")
  func mutants() async throws {
    let report = try await MutationReport(
      of: rulesLifecycle,
      checks: [
        MutantCheck("the row's cases") { RulesGuardTests.fault(under: $0) },
        MutantCheck("exploration") { lifecycle in
          let explored = Exploration(
            of: RulesMachine(lifecycle: lifecycle), limit: 100, stopsAtViolation: true)
          return explored.violations.first?.message
            ?? explored.coverage.deadCommands.first.map { "dead command: \($0)" }
        },
        MutantCheck("the page in Specs") { lifecycle in
          SpecificationPage.faults(
            of: try RulesSpecificationTests.page.table(under: "## Rows"),
            against: lifecycle.steps.map(SpecificationPage.cells)
          ).first
        },
      ])
    print("the rules' table: \(report)")
    #expect(report.survivors == [])
  }
}

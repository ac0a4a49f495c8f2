import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// The rules as a specification: two sets of values, always or from one of two days on.
struct RulesMachine: AggregateMachine {
  typealias Machine = RulesDecider
  typealias Words = AggregateVocabulary<RulesDecider>
  typealias Neighbours = RulesNeighbours

  var rules = ClaimRules.builtIn
  var lifecycle = RulesDecider.lifecycle

  func essence(of book: RuleBook) -> RuleBook { book }

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

  func fault(
    of step: Transition<
      RuleBook, Attempt<RulesCommand, RulesNeighbours>, Result<[RulesEvent], Refusal>
    >
  ) -> String? { nil }

  func alphabet(
    in book: RuleBook
  ) -> Alphabet<Attempt<RulesCommand, RulesNeighbours>> {
    let days: [LocalDate?] = [nil, LocalDate("2026-03-01"), LocalDate("2026-03-02")]
    let commands = [ClaimRules.builtIn, ClaimRules(fourEyes: false)].flatMap { rules in
      days.map { setRules(rules, from: $0) } + [setRules(rules, reason: "")]
    }
    return Alphabet(
      commands.flatMap { command in
        [Role.administrator, .supervisor].map {
          Attempt(command, by: administrator, as: $0, among: RulesNeighbours())
        }
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
      of: RulesDecider.lifecycle,
      checks: [
        MutantCheck("the row's cases") { RulesGuardTests.fault(under: $0) },
        MutantCheck("exploration") { lifecycle in
          let explored = Exploration(
            of: RulesMachine().under(lifecycle), limit: 100, stopsAtViolation: true)
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

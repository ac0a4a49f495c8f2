import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// What happens when somebody changes a row by mistake: which of the claim's own checks notices.
@Suite("Mutants of the claim's table")
struct ClaimMutantTests {
  /// The decider under a changed table, explored with the amounts 0 and 1. A change may take away
  /// what keeps the space finite: twice as many states as the table has are enough to know.
  static func explored(_ lifecycle: Lifecycle<ClaimWords>) -> Exploration<ClaimMachine> {
    Exploration(
      of: ClaimMachine(rules: ClaimRules(reopenLimit: 1), lifecycle: lifecycle, amounts: [0, 1]),
      limit: 250, stopsAtViolation: true)
  }

  static let guards = MutantCheck<ClaimWords>("the guards' cases") { lifecycle in
    ClaimGuardTests.cases.first { $0.reasons(under: lifecycle)?.first != $0.guardName.code }
      .map { "\($0.guardName.name) is not the reason" }
  }

  static let exploration = MutantCheck<ClaimWords>("exploration") { lifecycle in
    let explored = explored(lifecycle)
    if let violation = explored.violations.first {
      return "\(violation.message) after \(violation.path.count) steps"
    }
    if !explored.isComplete { return "more than \(explored.states.count) states" }
    if let place = explored.deadEnds.first { return "dead end in \(explored.states[place].status)" }
    if let dead = explored.coverage.deadCommands.first { return "dead command: \(dead)" }
    return explored.coverage.unreachedStatuses.first.map { "unreached status: \($0)" }
  }

  static let page = MutantCheck<ClaimWords>("the page in Specs") { lifecycle in
    let (written, coded) = (try ClaimPage.rows(), lifecycle.steps.map(ClaimPage.cells))
    return coded.first { !written.contains($0) }.map { "not on the page: \($0[0])" }
      ?? written.first { !coded.contains($0) }.map { "not in the code: \($0[0])" }
  }

  @Test("every mutant of every row is caught, of each row some by how the claim behaves")
  func everyMutant() async throws {
    let report = try await MutationReport(
      of: claimLifecycle, checks: [Self.guards, Self.exploration, Self.page])
    print("the claim's table: \(report)")
    #expect(report.survivors == [])
    // The page knows every row by heart. No row depends on it alone.
    let byBehaviour = report.caught.filter { $0.check != Self.page.name }
    #expect(Set(byBehaviour.map(\.row)) == Set(claimLifecycle.steps.map { "\($0.id)" }))
  }

  @Test("every mutant of a payment's rows is caught by what exploration finds possible")
  func payments() async throws {
    let taken = Set(
      ExploredClaim.exploration.coverage.steps.filter { $0.region == "payment" }
        .map { "\($0.from) \($0.verb) \($0.to)" })
    let check = MutantCheck<PaymentWords>("exploration") { lifecycle in
      let table = lifecycle.steps.flatMap { step in
        step.from.flatMap { from in
          step.outcomes.map { outcome in
            let to = if case .to(let other) = outcome.target { other } else { from }
            return "\(from.name) \(step.verb.name) \(to.name)"
          }
        }
      }
      return Set(table).symmetricDifference(taken).sorted().first
    }
    let report = try await MutationReport(of: Payment.lifecycle, checks: [check])
    print("a payment's table: \(report)")
    #expect(report.survivors == [])
  }
}

import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsDomain

/// What happens when a row is changed by mistake: which of the claim's own checks notices.
@Suite("Mutants of the claim's table", .long)
struct ClaimMutantTests {
  static let guards = MutantCheck<Lifecycle<ClaimVocabulary>>("the guards' cases") { lifecycle in
    ClaimGuardTests.cases.firstValue { $0.fault(under: lifecycle) }
  }

  static let page = MutantCheck<Lifecycle<ClaimVocabulary>>("the page in Specs") { lifecycle in
    let (written, coded) = (try pageRows.get(), lifecycle.steps.map(ClaimPage.cells))
    return coded.first { !written.contains($0) }.map { "not on the page: \($0[0])" }
      ?? written.first { !coded.contains($0) }.map { "not in the code: \($0[0])" }
  }
  private static let pageRows = Result { try ClaimPage.rows() }

  @Test("every mutant of some rows is caught, of each row some by how the claim behaves")
  func everyMutant() async throws {
    var (survivors, byCheck) = ([String](), [String: Int]())
    let mutants = Dictionary(grouping: ClaimDecider.lifecycle.mutants, by: \.row)
    for step in ClaimDecider.lifecycle.steps.sized(atLeast: 4) {
      let row = "\(step.id)"
      let report = try await MutationReport(
        of: ClaimDecider.lifecycle, mutants[row] ?? [],
        checks: [Self.guards, ExploredRow(row).check, Self.page],
        quoting: { ClaimPage.page.sentence(ofRow: $0) })
      survivors += report.survivors
      for caught in report.caught { byCheck[caught.check, default: 0] += 1 }
      // The page knows every row by heart. No row depends on it alone.
      #expect(report.caught.contains { $0.check != Self.page.name }, "\(row)")
    }
    print("the claim's table: mutants caught \(byCheck.sorted { $0.key < $1.key })")
    #expect(survivors == [])
  }

  @Test("events dropped, doubled, not folded or folded twice are noticed")
  func decisions() async throws {
    let mutants = MachineMutants<ClaimMachine>(
      rows: ClaimVector.all, steps: ExploredClaim.all.flatMap(\.examples),
      walks: Settings(runs: 5, steps: 40), besides: [ClaimChangeTests.check])
    #expect(try await mutants.survivors() == [])
  }

  @Test("every mutant of a region's rows is caught by what exploration finds possible")
  func regions() async throws {
    try await hold("payment", Payment.lifecycle)
    try await hold("fraud", FraudStatus.lifecycle)
    try await hold("recovery", RecoveryStatus.lifecycle)
    try await hold("litigation", LitigationStatus.lifecycle)
    try await hold("proposed reserve", ReserveProposed.lifecycle)
    try await hold("proposed decision", DecisionProposed.lifecycle)
  }

  private func hold<Status: CodedEnum>(
    _ region: String, _ lifecycle: Lifecycle<RegionWords<Status>>
  ) async throws {
    let taken = ExploredClaim.taken(in: region)
    let check = MutantCheck<Lifecycle<RegionWords<Status>>>("exploration") { lifecycle in
      lifecycle.ways.symmetricDifference(taken).sorted().first
    }
    let report = try await MutationReport(of: lifecycle, checks: [check])
    print("the table of a \(region): \(report)")
    #expect(report.survivors == [])
  }
}

/// Explores a changed table around one of its rows: from the claims in which the row was taken, and
/// from a claim in each status that the row did not name before.
struct ExploredRow {
  let id: String
  private let starts: [ClaimStart]

  init(_ id: String) {
    self.id = id
    starts = ClaimStart.all[id] ?? []
  }

  /// A few states are enough to see a step that the table does not have, and what it breaks.
  var check: MutantCheck<Lifecycle<ClaimVocabulary>> {
    MutantCheck("exploration") { [self] lifecycle in
      let dead = ClaimVerb.allCases.first { verb in
        verb != .unspecified && !lifecycle.steps.contains { $0.verb == verb }
      }
      if let dead { return "dead command: \(dead.name)" }
      for start in starts + added(to: lifecycle) {
        let explored = Exploration(
          of: FromClaim(start, lifecycle), limit: 12, stopsAtViolation: true)
        if let violation = explored.violations.first { return violation.message }
      }
      return nil
    }
  }

  private func added(to lifecycle: Lifecycle<ClaimVocabulary>) -> [ClaimStart] {
    guard let before = ClaimDecider.lifecycle.steps.first(where: { "\($0.id)" == id }),
      let after = lifecycle.steps.first(where: { "\($0.id)" == id })
    else { return [] }
    return after.from.filter { !before.from.contains($0) }.flatMap {
      ClaimStart.of($0, before.verb)
    }
  }
}

/// A reachable claim, and the machine from whose side it was seen.
struct ClaimStart {
  let machine: ClaimMachine
  let claim: Claim

  /// For each row, by its id: the first claims in which each of its outcomes was taken.
  static let all: [String: [ClaimStart]] = {
    var (starts, seen) = ([String: [ClaimStart]](), Set<String>())
    for explored in ExploredClaim.all {
      for edge in explored.edges {
        let before = explored.states[edge.from]
        guard
          let row = ClaimDecider.lifecycle.step(from: before.status, on: edge.command.command.kind)
        else { continue }
        let key = "\(row.id) \(explored.states[edge.to].status)"
        guard seen.insert(key).inserted else { continue }
        starts["\(row.id)", default: []].append(
          ClaimStart(machine: explored.specification, claim: before))
      }
    }
    return starts
  }()

  /// The first claim in a status, from each side that sends the verb.
  static func of(_ status: ClaimStatus, _ verb: ClaimVerb) -> [ClaimStart] {
    ExploredClaim.all.compactMap { explored in
      let topics = explored.specification.view.all.union(explored.specification.view.few)
      guard topics.contains(where: { $0.verbs.contains(verb) }) else { return nil }
      return explored.states.first { $0.status == status }.map {
        ClaimStart(machine: explored.specification, claim: $0)
      }
    }
  }
}

import StateMachineTesting
import Testing

@Suite("Seeded bugs in a claims workflow")
struct SeededBugTests {
  static let seeds: ClosedRange<UInt64> = 1...30

  @Test("the workflow without a bug agrees with its specification")
  func withoutBug() async throws {
    try await Checker(WorkflowSpecification(), settings: Settings(runs: 300, seed: 1)).check {
      BuggyWorkflow(bug: nil)
    }
  }

  @Test(
    "every bug is found from every seed within 5,000 runs, at its shortest length",
    arguments: SeededBug.allCases)
  func found(bug: SeededBug) async throws {
    var (lengths, tries): ([Int: Int], Int) = ([:], 0)
    for seed in Self.seeds {
      let settings = Settings(runs: 5_000, seed: seed, steps: 80)
      do {
        try await Checker(WorkflowSpecification(), settings: settings).check {
          BuggyWorkflow(bug: bug)
        }
        Issue.record("\(bug.rawValue): seed \(seed) found nothing")
      } catch let failing as FailingCase {
        lengths[failing.rows.count, default: 0] += 1
        tries += failing.shrinking?.evaluations ?? 0
        if failing.rows.count > bug.optimum, lengths[failing.rows.count] == 1 { print(failing) }
      }
    }
    print("seeded bug \(bug.rawValue): \(lengths), \(tries / Self.seeds.count) tries on average")
    #expect(lengths == [bug.optimum: Self.seeds.count])
  }
}

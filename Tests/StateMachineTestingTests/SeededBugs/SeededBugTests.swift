import StateMachineTesting
import TestSupport
import Testing

@Suite("Seeded bugs in a claims workflow", .long)
struct SeededBugTests {
  static let seeds = sizedSeeds(30)

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
    var (lengths, tries, runs): ([Int: Int], Int, [Int]) = ([:], 0, [])
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
        runs.append(failing.run ?? 0)
      }
    }
    let median = runs.sorted().dropFirst(runs.count / 2).first ?? 0
    print(
      "seeded bug \(bug.rawValue): lengths \(lengths), found in run "
        + "\(median) at the median and \(runs.max() ?? 0) at most, "
        + "\(tries / Self.seeds.count) tries to shorten it on average")
    #expect(lengths == [bug.optimum: Self.seeds.count])
  }
}

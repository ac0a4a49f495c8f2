import ClaimsDomain
import ClaimsKernel
import ClaimsTesting
import StateMachineTesting

extension Bench {
  /// Random walks of the claim's decider, held against its table and its invariants at each step.
  func walkMachine(_ output: inout Output) throws {
    var rates: [Double] = []
    for round in each() {
      let settings = Settings(runs: 20_000, seed: UInt64(round), steps: 100)
      let start = now()
      let report = try Waiting.value {
        try await Checker(ClaimMachine(), settings: settings).walk()
      }
      rates.append(Double(report.steps) / (now() - start))
    }
    report(
      "f_model_steps", "steps/s", rates, Phrase(.benchWalk, ClaimVerb.allCases.count - 1), &output)
  }

  /// The first ten thousand states of the claim.
  func exploreMachine(_ output: inout Output) {
    var (seconds, rates, tried) = ([Double](), [Double](), 0)
    for _ in each() {
      let start = now()
      let explored = Exploration(of: ClaimMachine(amounts: [0, 1, 2, 3]), limit: 10_000)
      let elapsed = now() - start
      seconds.append(elapsed * 10_000 / Double(explored.states.count))
      tried = explored.tried / explored.states.count
      rates.append(Double(explored.tried) / elapsed)
    }
    report(
      "g_explore_10k_states", "s", seconds, Phrase(.benchExplore, tried), &output)
    report(
      "g_explore_attempts", "steps/s", rates, Phrase(.benchAttempts), &output)
  }
}

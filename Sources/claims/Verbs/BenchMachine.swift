import ClaimsDomain
import ClaimsTesting
import StateMachineTesting

extension Bench {
  /// Random walks of the claim's decider, held against its table and its invariants at each step.
  func walkMachine(_ output: inout Output) throws {
    var rates: [Double] = []
    for round in 1...rounds {
      let settings = Settings(runs: 20_000, seed: UInt64(round), steps: 100)
      let start = now()
      let report = try Waiting.value {
        try await Checker(ClaimMachine(), settings: settings).walk()
      }
      rates.append(Double(report.steps) / (now() - start))
    }
    report(
      "f_model_steps", "steps/s", rates,
      "claim's decider: draw, decide, evolve, table, invariants, coverage; one core", &output)
  }

  /// The first ten thousand states of the claim.
  func exploreMachine(_ output: inout Output) {
    var seconds: [Double] = []
    for _ in 1...rounds {
      let start = now()
      let explored = Exploration(of: ClaimMachine(amounts: [0, 1, 2, 3]), limit: 10_000)
      seconds.append((now() - start) * 10_000 / Double(explored.states.count))
    }
    report("g_explore_10k_states", "s", seconds, "claim, four amounts, breadth-first", &output)
  }
}

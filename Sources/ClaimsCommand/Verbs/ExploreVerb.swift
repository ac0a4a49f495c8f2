import ClaimsDomain
import ClaimsKernel
import ClaimsTesting
import StateMachineTesting
import WriteAheadLog

extension Verb {
  static let views = ClaimView.sides + [.whole, .everything]
  static var viewNames: String { views.map(\.name).joined(separator: ", ") }

  /// Every state that a machine can reach with a few amounts, and how much of it random walks see.
  func explore(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let machine = try machine(named: arguments.rest[0])
    guard machine is ClaimMachine else {
      for name in ["view", "amounts", "reopenings"] where arguments.value(name) != nil {
        throw Usage(.concernsExploreClaimAlone, name)
      }
      return try explore(machine, arguments, &output)
    }
    let amounts = try arguments.value("amounts").map { try number(list: $0) }
    let view = try view(named: arguments.value("view") ?? ClaimView.whole.name)
    var rules = view.rules
    if let reopenings = try arguments.number("reopenings") {
      guard reopenings <= 10 else {
        throw Usage(.reopeningsIsAtMost10)
      }
      rules.reopenLimit = UInt32(reopenings)
    }
    return try explore(ClaimMachine(view, rules: rules, amounts: amounts), arguments, &output)
  }

  private func explore<Machine: AggregateMachine>(
    _ machine: Machine, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    let runs = try arguments.number("runs") ?? 0
    let states = try arguments.number("states") ?? 20_000
    guard runs <= 10_000_000, states <= 100_000_000 else {
      throw Usage(.runsIsAtMost10000000)
    }
    let seed = try arguments.number("seed") ?? 1
    let explored = Exploration(of: machine, limit: Int(states)) {
      WorkMeter.tell(.states, UInt64($0), of: nil)
    }
    var (coverage, possible, walked) = (explored.coverage, Coverage?.none, "")
    let speech = output.speech
    if runs > 0 {
      var checker = Checker(
        machine, settings: Settings(runs: Int(runs), seed: seed, steps: 100))
      checker.progress = { WorkMeter.tell(.walks, UInt64($0), of: runs) }
      let report = try Waiting.value { [checker] in try await checker.walk() }
      walked = speech.say(.randomWalks, report.text(in: speech.say(of:))) + "\n"
      (coverage, possible) = (report.coverage, explored.coverage)
    }
    if arguments.has("svg") {
      output.text(coverage.svg(of: possible, in: speech.say(of:)))
    } else {
      let table = coverage.text(of: possible, in: speech.say(of:))
      output.text(findings(explored, speech) + walked + "\n" + table)
    }
    return explored.violations.isEmpty && explored.deadEnds.isEmpty ? .done : .failed
  }

  private func findings<Machine: AggregateMachine>(
    _ explored: Exploration<Machine>, _ speech: Speech
  ) -> String {
    func told(_ key: Phrase.Key, _ what: String, _ path: [Machine.Command]) -> String {
      speech.say(key, what) + "\n" + path.map { "  \($0)\n" }.joined()
    }
    let (violations, ends) = (explored.violations, explored.deadEnds)
    let idle = explored.idle > 0 ? Phrase(.exploredIdle, explored.idle) : Phrase()
    let summary = speech.say(
      explored.isComplete ? .exploredToTheEnd : .exploredInPart, explored.states.count,
      explored.edgeCount, explored.depth, idle, explored.refused)
    return summary + "\n" + speech.say(.invariantsAndEnds, violations.count, ends.count) + "\n"
      + violations.prefix(5).map { told(.violatedAfter, $0.message, $0.path) }.joined()
      + ends.prefix(3).map { place in
        let state = explored.specification.describe(state: explored.states[place])
        return told(.deadEndAfter, state, explored.path(to: place))
      }.joined()
  }

  func machine(named name: String) throws -> any AggregateMachine {
    guard let machine = Machines.named(name) else {
      throw Usage(.thereIsNoMachineThere, name, Machines.names)
    }
    return machine
  }

  func diagram(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let name = arguments.rest[0]
    let machine = try machine(named: name)
    guard !(arguments.has("dot") && arguments.has("mermaid")) else {
      throw Usage.exclusive("--dot", "--mermaid")
    }
    func draw<Machine: AggregateMachine>(_ machine: Machine) -> String {
      let start = Machine.Machine.status(of: Machine.Machine.initial)
      return arguments.has("dot")
        ? machine.lifecycle.dot(name: name, start: start) : machine.lifecycle.mermaid(start: start)
    }
    output.text(draw(machine))
    return .done
  }

  private func view(named name: String) throws -> ClaimView {
    guard let view = Self.views.first(where: { $0.name == name }) else {
      throw Usage(.thereIsNoViewThere, name, Self.viewNames)
    }
    return view
  }

  private func number(list text: String) throws -> [Int64] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == parts.count, numbers.count <= 8, numbers.allSatisfy({ $0 >= 0 }) else {
      throw Usage(.amountsWantsAtMostEight, text)
    }
    return numbers
  }
}

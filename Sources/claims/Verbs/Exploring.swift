import ClaimsDomain
import ClaimsTesting
import StateMachineTesting

extension Verb {
  private static let views = ClaimView.sides + [.whole, .everything]
  static var viewNames: String { views.map(\.name).joined(separator: ", ") }

  /// Every state that a claim can reach with a few amounts, and how much of it random walks see.
  func explore(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.rest == ["claim"] else {
      let word = arguments.rest[0]
      throw Usage(
        "there is no machine '\(word)'; there is one of: claim",
        "no existe la máquina '\(word)'; existe la de: claim")
    }
    let amounts = try number(list: arguments.value("amounts") ?? "0,1,2")
    let reopenings = try arguments.number("reopenings")
    let runs = try arguments.number("runs") ?? 0
    let states = try arguments.number("states") ?? 20_000
    guard reopenings ?? 0 <= 10, runs <= 10_000_000, states <= 100_000_000 else {
      throw Usage(
        "--reopenings is at most 10, --runs at most 10000000 and --states at most 100000000",
        "--reopenings es como máximo 10, --runs como máximo 10000000 y --states como máximo "
          + "100000000")
    }
    let view = try view(named: arguments.value("view") ?? ClaimView.whole.name)
    var rules = view.rules
    if let reopenings { rules.reopenLimit = UInt32(reopenings) }
    let machine = ClaimMachine(view, rules: rules, amounts: amounts)
    let explored = Exploration(of: machine, limit: Int(states))
    var (coverage, possible, walked) = (explored.coverage, Coverage?.none, "")
    if runs > 0 {
      let settings = Settings(runs: Int(runs), seed: try arguments.number("seed") ?? 1, steps: 100)
      let report = try Waiting.value { try await Checker(machine, settings: settings).walk() }
      walked = "random walks \(report)\n"
      (coverage, possible) = (report.coverage, explored.coverage)
    }
    if arguments.has("svg") {
      output.text(coverage.svg(of: possible))
    } else {
      output.text(findings(explored) + walked + "\n" + coverage.text(of: possible))
    }
    return explored.violations.isEmpty && explored.deadEnds.isEmpty ? .done : .failed
  }

  private func findings(_ explored: Exploration<ClaimMachine>) -> String {
    func told(_ what: String, _ path: [ClaimAttempt]) -> String {
      "\(what), after:\n" + path.map { "  \($0)\n" }.joined()
    }
    let (violations, ends) = (explored.violations, explored.deadEnds)
    return "\(explored.summary), \(explored.refused) attempts refused\n"
      + "\(violations.count) broken invariants, \(ends.count) states from which a claim cannot be "
      + "closed\n"
      + violations.prefix(5).map { told("violated: \($0.message)", $0.path) }.joined()
      + ends.prefix(3).map { place in
        let state = explored.specification.describe(state: explored.states[place])
        return told("dead end: \(state)", explored.path(to: place))
      }.joined()
  }

  private func view(named name: String) throws -> ClaimView {
    guard let view = Self.views.first(where: { $0.name == name }) else {
      throw Usage(
        "there is no view '\(name)'; there is one of: \(Self.viewNames)",
        "no existe la vista '\(name)'; existen: \(Self.viewNames)")
    }
    return view
  }

  private func number(list text: String) throws -> [Int64] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == parts.count, numbers.count <= 8, numbers.allSatisfy({ $0 >= 0 }) else {
      throw Usage(
        "--amounts wants at most eight numbers from 0, such as 0,1,2; found '\(text)'",
        "--amounts quiere como máximo ocho números desde 0, como 0,1,2; se encontró '\(text)'")
    }
    return numbers
  }
}

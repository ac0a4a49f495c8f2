import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// A row of an aggregate's table, taken once: what comes of it, and who else may not send it.
struct RowCase<M: AggregateMachine>: CustomStringConvertible, Sendable {
  typealias Event = M.Machine.Event

  var row: String
  var attempt: M.Command
  var before: M.State
  var events: [Event]
  var after: M.State
  var rules = ClaimRules.builtIn

  init(
    _ row: String, _ attempt: M.Command, on before: M.State, _ events: [Event],
    rules: ClaimRules = .builtIn, to change: (inout M.State) -> Void
  ) {
    var after = before
    change(&after)
    (self.row, self.attempt, self.before) = (row, attempt, before)
    (self.events, self.after, self.rules) = (events, after, rules)
  }

  var description: String {
    "\(row): " + events.map { "\($0.kind.name)" }.joined(separator: ", ")
  }

  /// What is wrong with the answer under a table; nil where nothing is.
  ///
  /// - Parameter roles: everybody who may send it in this status.
  func fault(under lifecycle: Lifecycle<M.Words>, by roles: [Role]) -> String? {
    var machine = M().under(lifecycle)
    machine.rules = rules
    var after = before
    let answer = machine.apply(attempt, to: &after)
    guard answer == .success(events) else { return "\(description) does not come of it: \(answer)" }
    guard after == self.after else { return "\(description) leads elsewhere: \(after)" }
    let step = Transition(before: before, command: attempt, response: answer, after: after)
    if let fault = machine.violation(of: step) { return fault }
    let expected = roles.map { "\($0.name)" }.joined(separator: ", ")
    for role in Role.allCases where role != .unspecified {
      var other = attempt
      other.role = role
      var state = before
      let refusal = Refusal(.notAuthorised, expected: expected, found: "\(role.name)")
      let isRefused = machine.apply(other, to: &state) == .failure(refusal)
      if isRefused == roles.contains(role) { return "\(row) by \(role.name)" }
    }
    return nil
  }
}

/// A guard of an aggregate's table, violated alone.
struct GuardCase<M: AggregateMachine>: CustomStringConvertible, Sendable {
  var rule: M.Words.Rule
  var attempt: M.Command
  var state: M.State
  var expected: String
  var found: String
  var rules: ClaimRules

  init(
    _ rule: M.Words.Rule, _ attempt: M.Command, on state: M.State = M.Machine.initial,
    rules: ClaimRules = .builtIn, expected: String = "", found: String = ""
  ) {
    (self.rule, self.attempt, self.state) = (rule, attempt, state)
    (self.rules, self.expected, self.found) = (rules, expected, found)
  }

  var description: String { "\(rule.name) of \(attempt.command.kind.name)" }

  func fault(under lifecycle: Lifecycle<M.Words>) -> String? {
    var machine = M().under(lifecycle)
    machine.rules = rules
    var state = state
    let refusal = Refusal(rule.code, expected: expected, found: found)
    let answer = machine.apply(attempt, to: &state)
    return answer == .failure(refusal) ? nil : "\(description) is not the reason: \(answer)"
  }
}

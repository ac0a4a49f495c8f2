import ClaimsDomain
import ClaimsTesting
import EventSourcing

/// A row of an aggregate's table, taken once: its events, and the status it leads to.
struct RowCase<A: Aggregate>: CustomStringConvertible, Sendable {
  var row: String
  var command: A.Command
  var before: A.State
  var context: A.Context
  /// The roles in which just this may be sent; nil: those of the row.
  var roles: [Role]?
  var events: [A.Event]
  /// What must hold of the state afterwards.
  var leads: @Sendable (A.State) -> Bool

  init(
    _ row: String, _ command: A.Command, on before: A.State, _ context: A.Context,
    roles: [Role]? = nil, _ events: [A.Event], where leads: @escaping @Sendable (A.State) -> Bool
  ) {
    (self.row, self.command, self.before, self.context) = (row, command, before, context)
    (self.roles, self.events, self.leads) = (roles, events, leads)
  }

  /// A row that leads to the state before it, changed so.
  init(
    _ row: String, _ command: A.Command, on before: A.State, _ context: A.Context,
    roles: [Role]? = nil, _ events: A.Event..., to change: (inout A.State) -> Void
  ) {
    var after = before
    change(&after)
    self.init(row, command, on: before, context, roles: roles, events) { [after] in $0 == after }
  }

  init(
    _ row: String, _ attempt: Attempt<A>, on before: A.State, _ events: [A.Event],
    rules: ClaimRules = .builtIn, to change: (inout A.State) -> Void
  ) where A.RelatedFacts: Equatable {
    var after = before
    change(&after)
    self.init(row, attempt.command, on: before, attempt.context(rules), events) { [after] in
      $0 == after
    }
  }

  var description: String {
    "\(row): " + events.map(\.kindName).joined(separator: ", ")
  }

  /// The state after the events that are stated, but for since when it is so what edits say.
  var next: A.State {
    var next = events.reduce(into: before) { A.evolve(&$0, $1) }
    A.changeTimes(of: &next) { $0 = [] }
    return next
  }

  func answer(
    by role: Role? = nil, under lifecycle: Lifecycle<A.Words> = A.lifecycle
  ) -> Result<[A.Event], Refusal> {
    A.answer(to: command, on: before, in: context.with(role: role), under: lifecycle)
  }

  /// What is wrong with the answer under a table; nil if nothing is.
  ///
  /// - Parameter roles: all that may send some command of the row in this status.
  func fault(under lifecycle: Lifecycle<A.Words>, by roles: [Role]) -> String? {
    let answer = answer(under: lifecycle)
    guard answer == .success(events) else { return "\(description) does not come of it: \(answer)" }
    guard leads(next) else { return "\(description) leads elsewhere: \(next)" }
    let expected = roles.map { "\($0.name)" }.joined(separator: ", ")
    for role in Role.allCases where role != .unspecified {
      let answer = self.answer(by: role, under: lifecycle)
      let refusal = Refusal(.notAuthorised, expected: expected, found: "\(role.name)")
      if (answer == .failure(refusal)) == roles.contains(role) { return "\(row) by \(role.name)" }
      if let own = self.roles, ((try? answer.get()) != nil) != own.contains(role) {
        return "\(row), just so, by \(role.name): \(answer)"
      }
    }
    return nil
  }
}

/// A guard of an aggregate's table, violated as far as it can be alone.
struct GuardCase<A: Aggregate>: CustomStringConvertible, Sendable {
  var rule: Guard<A>
  var command: A.Command
  var state: A.State
  var context: A.Context
  var expected: String
  var found: String
  /// Reasons that cannot but come with it, after it.
  var also: [Reason]

  init(
    _ rule: Guard<A>, _ command: A.Command, on state: A.State, in context: A.Context,
    expected: String, found: String, also: [Reason] = []
  ) {
    (self.rule, self.command, self.state, self.context) = (rule, command, state, context)
    (self.expected, self.found, self.also) = (expected, found, also)
  }

  init(
    _ rule: Guard<A>, _ attempt: Attempt<A>, on state: A.State = A.initial,
    rules: ClaimRules = .builtIn, expected: String = "", found: String = ""
  ) where A.RelatedFacts: Equatable {
    self.init(
      rule, attempt.command, on: state, in: attempt.context(rules), expected: expected,
      found: found)
  }

  var description: String { "\(rule.name) of \(row)" }

  /// The row that holds the guard.
  var row: String {
    A.lifecycle.step(from: A.status(of: state), on: command.kind).map { "\($0.id)" } ?? "no row"
  }

  /// All obstacles to it.
  var refusal: Refusal {
    Refusal([Reason(rule.code, expected: expected, found: found)] + also)
  }

  func answer(
    under lifecycle: Lifecycle<A.Words> = A.lifecycle
  ) -> Result<[A.Event], Refusal> {
    A.answer(to: command, on: state, in: context, under: lifecycle)
  }

  func fault(under lifecycle: Lifecycle<A.Words>) -> String? {
    let answer = answer(under: lifecycle)
    return answer == .failure(refusal) ? nil : "\(description) is not the reason: \(answer)"
  }
}

extension Aggregate {
  /// What a command leads to, or why not.
  static func answer(
    to command: Command, on state: State, in context: Context,
    under lifecycle: Lifecycle<Words> = lifecycle
  ) -> Result<[Event], Refusal> {
    Result { () throws(Refusal) in
      try decide(command, given: state, in: context, under: lifecycle)
    }
  }
}

extension DecisionContext where Role == ClaimsDomain.Role {
  /// The same context but for what is given.
  func with(role: Role? = nil, rules: Rules? = nil, time: Instant? = nil) -> Self {
    DecisionContext(
      recorded: time ?? recorded, effective: time ?? effective, actor: actor,
      role: role ?? self.role, rules: rules ?? self.rules, relatedFacts: relatedFacts,
      version: version, isImported: clock != recorded)
  }
}

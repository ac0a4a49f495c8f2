import EventSourcing

/// What a decision about the rules may look at besides the rules: nothing in other streams.
public typealias RulesContext = DecisionContext<Role, ClaimRules, RulesNeighbours>

/// The rules depend on no other stream.
public struct RulesNeighbours: Equatable, Sendable {
  public init() {}
}

/// The rules of a log: one stream, to which whole sets of values are added.
public enum RulesDecider: Decider {
  public static var initial: RuleBook { RuleBook() }

  public static func decide(
    _ command: RulesCommand, given book: RuleBook, in context: RulesContext
  ) throws(Refusal) -> [RulesEvent] {
    try decide(command, given: book, in: context, under: rulesLifecycle)
  }

  /// Decides under another table, such as one that a test has changed on purpose.
  public static func decide(
    _ command: RulesCommand, given book: RuleBook, in context: RulesContext,
    under lifecycle: Lifecycle<RulesWords>
  ) throws(Refusal) -> [RulesEvent] {
    let step = try lifecycle.row(for: command.kind, in: book.status, by: context.role)
    switch command {
    case .setRules(let set):
      let reasons = step.guards.compactMap { $0.violation(by: set, on: book) }
      guard reasons.isEmpty else { throw Refusal(reasons) }
      var rules = set.rules
      rules.revision = 0
      return [.rulesSet(RulesSet(from: set.from, rules: rules, reason: set.reason))]
    }
  }

  public static func evolve(_ book: inout RuleBook, _ event: RulesEvent) {
    switch event {
    case .rulesSet(let set): book.add(DatedRules(from: set.from, rules: set.rules))
    }
  }
}

extension RuleBook {
  public var status: RulesStatus { revision == 0 ? .none : .set }
}

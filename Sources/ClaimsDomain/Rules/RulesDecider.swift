import EventSourcing

/// What a decision about the rules may look at besides the rules: nothing in other streams.
public typealias RulesContext = DecisionContext<Role, ClaimRules, RulesRelatedFacts>

/// The rules depend on no other stream.
public struct RulesRelatedFacts: Equatable, Sendable {
  /// Creates the only value there is.
  public init() {}
}

/// The rules of a log: one stream, to which whole sets of values are added.
public enum RulesDecider: Aggregate {
  public typealias Status = RulesStatus
  public typealias State = RuleBook
  public typealias Command = RulesCommand
  public typealias Event = RulesEvent
  public typealias RelatedFacts = RulesRelatedFacts

  public static var initial: RuleBook { RuleBook() }
  public static var category: Category { .rules }
  public static func status(of book: RuleBook) -> RulesStatus { book.status }

  public static func events(
    of command: RulesCommand, on book: RuleBook, in context: RulesContext
  ) -> [RulesEvent] {
    switch command {
    case .setRules(let set):
      var rules = set.rules
      rules.revision = 0
      return [.rulesSet(RulesSet(from: set.from, rules: rules, reason: set.reason))]
    case .confirmClock(let confirm):
      return [.clockConfirmed(ClockConfirmed(time: confirm.time, reason: confirm.reason))]
    case .correctClock(let correct):
      return [.clockCorrected(ClockCorrected(time: correct.time, reason: correct.reason))]
    }
  }

  public static func evolve(_ book: inout RuleBook, _ event: RulesEvent) {
    switch event {
    case .rulesSet(let set): book.add(DatedRules(from: set.from, rules: set.rules))
    case .clockConfirmed, .clockCorrected: book.countClockSetting()
    }
  }
}

extension RuleBook {
  /// `set` once rules were ever set; settling the clock does not count.
  public var status: RulesStatus { revision == 0 ? .none : .set }
}

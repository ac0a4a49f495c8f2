import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// The rules as a specification: two sets of values, always or from one of two days on.
public struct RulesMachine: AggregateMachine {
  public typealias Machine = RulesDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = RulesDecider.lifecycle

  /// What is in force, whatever number of times rules were set.
  public func key(of book: RuleBook) -> [UInt8] {
    book.standing.flatMap { (try? $0.encoded()).map { [UInt8($0.count)] + $0 } ?? [] }
      + [UInt8(book.status.rawValue)]
  }

  public init() {}

  public func isTerminal(_ book: RuleBook) -> Bool { book.status == .set }

  public func violation(in book: RuleBook) -> String? {
    let froms = book.standing.map { $0.from?.daysSinceEpoch ?? .min }
    return zip(froms, froms.dropFirst()).contains { $0 >= $1 } ? "days out of order" : nil
  }

  public func fault(
    of step: Transition<
      RuleBook, Attempt<RulesDecider>, Result<[RulesEvent], Refusal>
    >
  ) -> String? { nil }

  public func alphabet(in book: RuleBook) -> Alphabet<Attempt<RulesDecider>> {
    let days: [LocalDate?] = [nil, LocalDate("2026-03-01"), LocalDate("2026-03-02")]
    let commands = [ClaimRules.builtIn, ClaimRules(fourEyes: false)].flatMap {
      rules -> [RulesCommand] in
      days.map { .setRules(SetRules(from: $0, rules: rules, reason: "decided by the board")) }
        + [.setRules(SetRules(rules: rules, reason: ""))]
    }
    let times = [ClaimSender.noon, ClaimSender.noon.adding(days: 2)]
    let ofTheClock = times.flatMap { time -> [RulesCommand] in
      [
        .confirmClock(ConfirmClock(time: time, reason: "the log was not in use")),
        .correctClock(CorrectClock(time: time, reason: "the battery was empty")),
      ]
    }
    return Alphabet(
      (commands + ofTheClock).flatMap { command in
        [Role.administrator, .supervisor].map {
          Attempt(command, by: ActorMachine.administrator, as: $0, among: RulesRelatedFacts())
        }
      })
  }
}

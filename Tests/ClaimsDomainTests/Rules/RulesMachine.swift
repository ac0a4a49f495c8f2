import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// The rules as a specification: two sets of values, always or from one of two days on.
struct RulesMachine: AggregateMachine {
  typealias Machine = RulesDecider

  var rules = ClaimRules.builtIn
  var lifecycle = RulesDecider.lifecycle

  /// What is in force, whatever number of times rules were set.
  func key(of book: RuleBook) -> [UInt8] {
    book.standing.flatMap { (try? $0.encoded()).map { [UInt8($0.count)] + $0 } ?? [] }
      + [UInt8(book.status.rawValue)]
  }

  func isTerminal(_ book: RuleBook) -> Bool { book.status == .set }

  func violation(in book: RuleBook) -> String? {
    let froms = book.standing.map { $0.from?.daysSinceEpoch ?? .min }
    return zip(froms, froms.dropFirst()).contains { $0 >= $1 } ? "days out of order" : nil
  }

  func fault(
    of step: Transition<
      RuleBook, Attempt<RulesDecider>, Result<[RulesEvent], Refusal>
    >
  ) -> String? { nil }

  func alphabet(
    in book: RuleBook
  ) -> Alphabet<Attempt<RulesDecider>> {
    let days: [LocalDate?] = [nil, LocalDate("2026-03-01"), LocalDate("2026-03-02")]
    let commands = [ClaimRules.builtIn, ClaimRules(fourEyes: false)].flatMap { rules in
      days.map { setRules(rules, from: $0) } + [setRules(rules, reason: "")]
    }
    return Alphabet(
      commands.flatMap { command in
        [Role.administrator, .supervisor].map {
          Attempt(command, by: administrator, as: $0, among: RulesNeighbours())
        }
      })
  }
}

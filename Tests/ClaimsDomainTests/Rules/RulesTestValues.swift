import ClaimsDomain
import EventSourcing
import Foundation

/// The context of a decision about the rules, taken at noon.
func rulesContext(as role: Role = .administrator) -> RulesContext {
  let noon = Instant(nanoseconds: 1_772_452_800_000_000_000)
  return RulesContext(
    recorded: noon, effective: noon, actor: administrator, role: role, rules: .builtIn,
    relatedFacts: RulesRelatedFacts())
}

/// Rules that every value identifies.
func numbered(_ number: UInt32) -> ClaimRules {
  var rules = ClaimRules(reopenLimit: number)
  rules.filingDays = number
  rules.resubmitLimit = number
  rules.partLimit = number
  rules.appealDays = number
  rules.attachmentBytes = UInt64(number)
  rules.assessmentBytes = UInt64(number)
  return rules
}

func setRules(
  _ rules: ClaimRules, from: LocalDate? = nil, reason: String = "decided by the board"
) -> RulesCommand { .setRules(SetRules(from: from, rules: rules, reason: reason)) }

/// A book in which these rules were set, in this order.
func book(_ dated: [(from: LocalDate?, rules: ClaimRules)]) -> RuleBook {
  var book = RuleBook()
  for (from, rules) in dated {
    RulesDecider.evolve(&book, .rulesSet(RulesSet(from: from, rules: rules)))
  }
  return book
}

func answer(
  _ command: RulesCommand, on book: RuleBook = RuleBook(), as role: Role = .administrator,
  under lifecycle: Lifecycle<RulesDecider.Words> = RulesDecider.lifecycle
) -> Result<[RulesEvent], Refusal> {
  Result { () throws(Refusal) in
    try RulesDecider.decide(command, given: book, in: rulesContext(as: role), under: lifecycle)
  }
}

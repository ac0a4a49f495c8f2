import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Changes of rules")
struct RulesChangeTests {
  private let days = LocalDate("2020-03-05")!...LocalDate("2020-03-07")!
  private let change: RulesChange

  init() {
    var rules = ClaimRules()
    rules.fourEyes = false
    change = RulesChange(rules: rules, reason: "roles")
  }

  private func rules(_ reopenLimit: UInt32) -> ClaimRules {
    var rules = ClaimRules()
    rules.reopenLimit = reopenLimit
    return rules
  }

  private func book(_ settings: [(String?, ClaimRules)]) -> RuleBook {
    var book = RuleBook()
    for (from, rules) in settings {
      let set = RulesSet(from: from.flatMap { LocalDate($0) }, rules: rules, reason: "r")
      RulesDecider.evolve(&book, .rulesSet(set))
    }
    return book
  }

  @Test("are in force only on the days of the source", arguments: 0...4)
  func daysAlone(count: Int) {
    let before = book(
      Array(
        [
          (nil, rules(4)), ("2020-03-06", rules(5)), ("2020-03-08", rules(6)),
          ("2020-03-20", rules(7)),
        ].prefix(count)))
    var after = before
    for set in change.settings(on: days, before: before) {
      RulesDecider.evolve(
        &after, .rulesSet(RulesSet(from: set.from, rules: set.rules, reason: set.reason)))
    }
    for day in (0...30).compactMap({ LocalDate(daysSinceEpoch: 18_310 + $0) }) {
      let expected = days.contains(day) ? change.rules : before.rules(on: day)
      #expect(after.rules(on: day).hasSameValues(as: expected), "\(day.text)")
    }
  }

  @Test("are set once: if they are in force on those days, nothing is to be set")
  func once() {
    let before = book([("2020-03-01", change.rules), ("2020-03-08", rules(3))])
    #expect(change.settings(on: days, before: before).isEmpty)
    let within = book([("2020-03-01", change.rules), ("2020-03-07", rules(4))])
    #expect(!change.settings(on: days, before: within).isEmpty)
  }

  @Test("name what differs, and nothing else")
  func changes() {
    #expect(
      change.changes == [RulesChange.Change(rule: "fourEyes", from: "true", to: "false")])
  }
}

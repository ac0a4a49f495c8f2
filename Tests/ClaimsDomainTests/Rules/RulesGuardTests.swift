import EventSourcing
import Testing

@testable import ClaimsDomain

/// The rules' one row: taken from both statuses, and each guard violated alone.
@Suite("The rules' row")
struct RulesGuardTests {
  struct Case: CustomStringConvertible, Sendable {
    var rule: Guard<RulesDecider>
    var command: RulesCommand
    var expected = ""
    var found = ""
    var description: String { "\(rule.name) \(expected)" }

    var refusal: Refusal { Refusal(rule.code, expected: expected, found: found) }
  }

  private static func changed(_ change: (inout ClaimRules) -> ()) -> RulesCommand {
    var rules = ClaimRules(reopenLimit: 9)
    change(&rules)
    return setRules(rules)
  }

  private static func tooLong(
    _ name: String, _ value: WritableKeyPath<ClaimRules, UInt32>, most: UInt32 = 36_525
  ) -> Case {
    Case(
      rule: .daysTooMany, command: changed { $0[keyPath: value] = most + 1 },
      expected: "\(name) at most \(most)", found: "\(most + 1)")
  }

  private static func pair(_ first: Role, _ second: Role) -> RulesCommand {
    changed { $0.separations = [RolePair(first: first, second: second)] }
  }

  private static func amount(_ amount: Money, found: String) -> Case {
    Case(
      rule: .amountInvalid, command: changed { $0.secondAuthoriserAbove = amount },
      expected: "secondAuthoriserAbove an amount that is not negative, in a currency",
      found: found)
  }

  private static func attachments(_ bytes: UInt64) -> Case {
    Case(
      rule: .attachmentLimitInvalid, command: changed { $0.attachmentBytes = bytes },
      expected: "attachmentBytes 1 to 1099511627776", found: "\(bytes)")
  }

  private static func assessments(_ bytes: UInt64) -> Case {
    Case(
      rule: .attachmentLimitInvalid, command: changed { $0.assessmentBytes = bytes },
      expected: "assessmentBytes 1 to 1099511627776", found: "\(bytes)")
  }

  static let cases: [Case] = [
    assessments(0), assessments(1 << 40 + 1),
    Case(
      rule: .reasonMissing, command: setRules(ClaimRules(reopenLimit: 9), reason: "\n "),
      expected: "reason"),
    tooLong("appealDays", \.appealDays), tooLong("reopenDays", \.reopenDays),
    tooLong("filingDays", \.filingDays), tooLong("retentionDays", \.retentionDays),
    tooLong("acknowledgeDays", \.acknowledgeDays), tooLong("decideDays", \.decideDays),
    tooLong("paymentDays", \.paymentDays), tooLong("leadIdleDays", \.leadIdleDays),
    tooLong("limitationDays", \.limitationDays),
    Case(
      rule: .daysTooMany, command: changed { $0.quizIdleMinutes = 52_596_001 },
      expected: "quizIdleMinutes at most 52596000", found: "52596001"),
    tooLong("paymentDays", \.paymentDays),
    tooLong("earlyNoticeHours", \.earlyNoticeHours, most: 876_600),
    tooLong("noticeHours", \.noticeHours, most: 876_600),
    tooLong("finalNoticeHours", \.finalNoticeHours, most: 876_600),
    amount(euros(-1), found: "-0.01 EUR"), amount(Money(1, Currency()), found: "0.01"),
    attachments(0), attachments(1 << 40 + 1),
    Case(
      rule: .separationInvalid, command: pair(.payer, .payer),
      expected: "separations of two different roles", found: "payer, payer"),
    Case(
      rule: .separationInvalid, command: pair(.payer, .unspecified),
      expected: "separations of two different roles", found: "payer, unspecified"),
    Case(
      rule: .separationInvalid, command: pair(.unspecified, .payer),
      expected: "separations of two different roles", found: "unspecified, payer"),
    Case(rule: .rulesUnchanged, command: setRules(.builtIn)),
    Case(rule: .rulesUnchanged, command: setRules(.builtIn, from: LocalDate("2026-03-01"))),
  ]

  static func fault(under lifecycle: Lifecycle<RulesDecider.Words>) -> String? {
    for violation in cases
    where answer(violation.command, under: lifecycle) != .failure(violation.refusal) {
      return "\(violation) is not the reason"
    }
    let limits = changed { rules in
      rules.attachmentBytes = 1 << 40
      rules.assessmentBytes = 1 << 40
      rules.appealDays = 36_525
      rules.finalNoticeHours = 876_600
      rules.secondAuthoriserAbove = euros(0)
    }
    for book in [RuleBook(), book([(nil, numbered(1))])] {
      guard case .setRules(let set) = limits,
        answer(limits, on: book, under: lifecycle)
          == .success([.rulesSet(RulesSet(rules: set.rules, reason: set.reason))])
      else { return "rules at their limits cannot be set" }
      for role in Role.allCases where role != .administrator {
        let refusal = Refusal(
          .notAuthorised, expected: "administrator", found: role.name.description)
        guard answer(limits, on: book, as: role, under: lifecycle) == .failure(refusal) else {
          return "\(role.name) sets rules"
        }
      }
    }
    return nil
  }

  @Test("every guard has its case")
  func complete() {
    #expect(Set(Self.cases.map(\.rule)) == Set(RulesDecider.lifecycle.guards))
    #expect(RulesDecider.lifecycle.steps.flatMap(\.guards) == RulesDecider.lifecycle.guards)
  }

  @Test("a violated guard is the one reason, with its code and what was expected", arguments: cases)
  func violated(violation: Case) {
    #expect(answer(violation.command) == .failure(violation.refusal))
  }

  @Test("administrators alone set rules, up to the limits, once and again")
  func taken() {
    #expect(Self.fault(under: RulesDecider.lifecycle) == nil)
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let command = setRules(.builtIn, reason: "")
    #expect(
      answer(command)
        == .failure(Refusal([Reason(.reasonMissing, expected: "reason"), Reason(.noChange)])))
  }

  @Test("what is stored says nothing of the revision that the sender looked at")
  func revision() {
    let rules = ClaimRules(revision: 5, reopenLimit: 9)
    #expect(
      answer(setRules(rules))
        == .success([
          .rulesSet(RulesSet(rules: ClaimRules(reopenLimit: 9), reason: "decided by the board"))
        ]))
  }
}

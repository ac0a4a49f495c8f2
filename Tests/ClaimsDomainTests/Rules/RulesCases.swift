import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

/// The rules' table, as its tests have it.
enum RulesCases {
  private typealias Case = GuardCase<RulesDecider>

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

  static let guards: [GuardCase<RulesDecider>] = [
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
    zone("Europe/Madrid"), zone("CET-1CEST,M13.5.0,M10.5.0"),
    Case(rule: .rulesUnchanged, command: setRules(.builtIn)),
    Case(rule: .rulesUnchanged, command: setRules(.builtIn, from: LocalDate("2026-03-01"))),
  ]

  private static func zone(_ text: String) -> Case {
    var rules = ClaimRules()
    rules.timeZone = text
    return Case(
      rule: .timeZoneUnreadable, command: setRules(rules),
      expected: "timeZone a time zone as in POSIX: CET-1CEST,M3.5.0,M10.5.0/3", found: text)
  }

  /// What is said of the clock, two days off and without a reason.
  private static let noon = rulesContext().recorded
  private static let later = noon.adding(days: 1)
  private static let clock: [Case] = {
    func commands(_ time: Instant, _ reason: String) -> [RulesCommand] {
      [
        .confirmClock(ConfirmClock(time: time, reason: reason)),
        .correctClock(CorrectClock(time: time, reason: reason)),
      ]
    }
    let other = noon.adding(days: 2)
    return commands(noon, " ").map { Case(rule: .reasonMissing, command: $0, expected: "reason") }
      + commands(other, "x").map {
        Case(
          rule: .clockDiffers, command: $0,
          expected: "within a day of \(noon.text), the time of this record", found: other.text)
      }
  }()

  static let table = TableCases<RulesMachine>(
    states: [RuleBook(), book([(nil, numbered(1))])], rows: rows, guards: guards + clock,
    page: SpecificationPage("Specs/Rules.md"), explored: { [explored] }, needsPage: true,
    besides: [
      MutantCheck("exploration") { lifecycle in
        let explored = Exploration(
          of: RulesMachine().under(lifecycle), limit: 100, stopsAtViolation: true)
        return explored.violations.first?.message
          ?? explored.coverage.deadCommands.first.map { "dead command: \($0)" }
      }
    ])

  static let explored = Exploration(of: RulesMachine())

  /// Rules at their limits, set once and again.
  private static let rows: [RowCase<RulesDecider>] = {
    var rules = ClaimRules(reopenLimit: 9)
    rules.attachmentBytes = 1 << 40
    rules.assessmentBytes = 1 << 40
    rules.appealDays = 36_525
    rules.finalNoticeHours = 876_600
    rules.secondAuthoriserAbove = euros(0)
    let set = RulesEvent.rulesSet(RulesSet(rules: rules, reason: "decided by the board"))
    let (time, reason) = (later, "x")
    var cases: [RowCase<RulesDecider>] = []
    for book in [RuleBook(), book([(nil, numbered(1))])] {
      cases.append(
        RowCase("R01", setRules(rules), on: book, rulesContext(), [set]) { [rules] after in
          after.status == .set && after.revision == book.revision + 1
            && after.standing.contains { $0.rules == rules }
        })
      cases.append(
        RowCase(
          "R02", .confirmClock(ConfirmClock(time: time, reason: reason)), on: book,
          rulesContext(), [.clockConfirmed(ClockConfirmed(time: time, reason: reason))]
        ) { $0.clockSettings == book.clockSettings + 1 && $0.standing == book.standing })
      cases.append(
        RowCase(
          "R03", .correctClock(CorrectClock(time: time, reason: reason)), on: book,
          rulesContext(), [.clockCorrected(ClockCorrected(time: time, reason: reason))]
        ) { $0.clockSettings == book.clockSettings + 1 && $0.standing == book.standing })
    }
    return cases
  }()
}

extension GuardCase<RulesDecider> {
  fileprivate init(
    rule: Guard<RulesDecider>, command: RulesCommand, expected: String = "", found: String = ""
  ) {
    self.init(
      rule, command, on: RuleBook(), in: rulesContext(), expected: expected, found: found)
  }
}

import EventSourcing

/// The named guards of the rules' row: each says under which condition a command is refused.
///
/// Source: Specs/Rules.md, "Guards".
public enum RulesRule: String, GuardRule, CaseIterable {
  case reasonMissing, daysTooMany, amountInvalid, attachmentLimitInvalid, separationInvalid
  case rulesUnchanged

  public var name: String { rawValue }

  public var judges: GuardSubject { .arguments }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .reasonMissing: .reasonMissing
    case .daysTooMany, .amountInvalid, .attachmentLimitInvalid, .separationInvalid: .ruleOutOfRange
    case .rulesUnchanged: .noChange
    }
  }

  /// A hundred years.
  static let daysMost: UInt32 = 36_525
  /// A hundred years, too.
  static let minutesMost: UInt32 = 52_596_000
  /// A tebibyte.
  static let attachmentBytesMost: UInt64 = 1 << 40

  /// The reason for a refusal, if the command violates this rule.
  func violation(by set: SetRules, on book: RuleBook) -> Reason? {
    let rules = set.rules
    switch self {
    case .reasonMissing: return set.reason.isBlank ? Reason(code, expected: "reason") : nil
    case .daysTooMany: return violation(ofDays: rules)
    case .amountInvalid:
      guard let amount = rules.secondAuthoriserAbove,
        amount.minorUnits < 0 || amount.currency.isNone
      else { return nil }
      return Reason(
        code, expected: "secondAuthoriserAbove an amount that is not negative, in a currency",
        found: amount.display)
    case .attachmentLimitInvalid:
      let limits: KeyValuePairs = [
        "attachmentBytes": rules.attachmentBytes, "assessmentBytes": rules.assessmentBytes,
      ]
      let wrong = limits.first { !(1...Self.attachmentBytesMost).contains($0.value) }
      return wrong.map { name, bytes in
        Reason(
          code, expected: name + " 1 to " + String(Self.attachmentBytesMost), found: String(bytes))
      }
    case .separationInvalid:
      guard let pair = rules.separations.first(where: { !$0.isOfTwo }) else { return nil }
      return Reason(
        code, expected: "separations of two different roles",
        found: pair.first.name.description + ", " + pair.second.name.description)
    case .rulesUnchanged:
      return book.changesNothing(DatedRules(from: set.from, rules: rules)) ? Reason(code) : nil
    }
  }

  private func violation(ofDays rules: ClaimRules) -> Reason? {
    let days: KeyValuePairs = [
      "appealDays": rules.appealDays, "reopenDays": rules.reopenDays,
      "filingDays": rules.filingDays, "retentionDays": rules.retentionDays,
      "acknowledgeDays": rules.acknowledgeDays, "decideDays": rules.decideDays,
      "paymentDays": rules.paymentDays, "leadIdleDays": rules.leadIdleDays,
      "limitationDays": rules.limitationDays,
    ]
    if let (name, count) = days.first(where: { $0.value > Self.daysMost }) {
      return Reason(
        code, expected: name + " at most " + String(Self.daysMost), found: String(count))
    }
    let hours: KeyValuePairs = [
      "earlyNoticeHours": rules.earlyNoticeHours, "noticeHours": rules.noticeHours,
      "finalNoticeHours": rules.finalNoticeHours,
    ]
    if let (name, count) = hours.first(where: { $0.value > 24 * Self.daysMost }) {
      return Reason(
        code, expected: name + " at most " + String(24 * Self.daysMost), found: String(count))
    }
    guard rules.quizIdleMinutes > Self.minutesMost else { return nil }
    return Reason(
      code, expected: "quizIdleMinutes at most " + String(Self.minutesMost),
      found: String(rules.quizIdleMinutes))
  }
}

extension RolePair {
  fileprivate var isOfTwo: Bool {
    first != second && first != .unspecified && second != .unspecified
  }
}

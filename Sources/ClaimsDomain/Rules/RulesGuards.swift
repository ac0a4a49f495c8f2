import EventSourcing

// The guards of the rules' row. Source: Specs/Rules.md, "Guards".

extension Guard<RulesDecider> {
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }
  /// What an administrator says is when it is recorded, give or take a day.
  static var clockDiffers: Self {
    Self(.clockImplausible, of: { $0.statedTime }) { time, _, context in
      .when(
        !time.isWithin(days: 1, of: context.recorded), expected: .withinADayOf(context.recorded),
        found: .value(time))
    }
  }
  static var rulesUnchanged: Self {
    Self(.noChange, of: { $0.setRules }) { set, book, _ in
      .when(book.changesNothing(DatedRules(from: set.from, rules: set.rules)))
    }
  }

  // MARK: Values out of range

  /// A hundred years are the most.
  static var daysTooMany: Self {
    Self(.ruleOutOfRange, of: { $0.setRules?.rules }) { rules, _, _ in
      let most: UInt32 = 36_525
      return rules.days.excess(over: most) ?? rules.hours.excess(over: most * 24)
        ?? rules.minutes.excess(over: most * 24 * 60)
    }
  }
  static var amountInvalid: Self {
    Self(.ruleOutOfRange, of: { $0.setRules?.rules.secondAuthoriserAbove }) { amount, _, _ in
      .when(
        amount.minorUnits < 0 || amount.currency.isNone,
        expected: .secondAuthoriserAboveAmountThatIsNotNegative,
        found: .value(amount))
    }
  }
  /// A tebibyte is the most.
  static var attachmentLimitInvalid: Self {
    Self(.ruleOutOfRange, of: { $0.setRules?.rules.sizes }) { sizes, _, _ in
      let range: ClosedRange<UInt64> = 1...(1 << 40)
      return sizes.first { !range.contains($0.value) }.map { name, bytes in
        Violation(expected: .fieldOneTo(name, range.upperBound), found: .value(bytes))
      }
    }
  }
  static var separationInvalid: Self {
    Self(.ruleOutOfRange, of: { $0.setRules?.rules.separations.first { !$0.isOfTwo } }) {
      pair, _, _ in
      Violation(
        expected: .separationsOfTwoDifferentRoles,
        found: .code(pair.first, pair.second))
    }
  }
  static var timeZoneUnreadable: Self {
    Self(.ruleOutOfRange, of: { $0.setRules?.rules.timeZone }) { zone, _, _ in
      guard !zone.isEmpty else { return nil }
      do throws(TimeZoneFault) {
        _ = try TimeZoneRule(zone, isTabulated: false)
        return nil
      } catch { return Violation(expected: .timeZoneAsInPOSIX, found: .value(zone)) }
    }
  }
}

extension RulesCommand {
  fileprivate var reason: String? {
    setRules?.reason ?? confirmClock?.reason ?? correctClock?.reason
  }
  fileprivate var statedTime: Instant? { confirmClock?.time ?? correctClock?.time }
}

extension ClaimRules {
  fileprivate var days: KeyValuePairs<String, UInt32> {
    [
      "appealDays": appealDays, "reopenDays": reopenDays, "filingDays": filingDays,
      "retentionDays": retentionDays, "acknowledgeDays": acknowledgeDays,
      "decideDays": decideDays, "paymentDays": paymentDays, "leadIdleDays": leadIdleDays,
      "limitationDays": limitationDays,
    ]
  }

  fileprivate var hours: KeyValuePairs<String, UInt32> {
    [
      "earlyNoticeHours": earlyNoticeHours, "noticeHours": noticeHours,
      "finalNoticeHours": finalNoticeHours,
    ]
  }

  fileprivate var minutes: KeyValuePairs<String, UInt32> { ["quizIdleMinutes": quizIdleMinutes] }

  fileprivate var sizes: KeyValuePairs<String, UInt64> {
    ["attachmentBytes": attachmentBytes, "assessmentBytes": assessmentBytes]
  }
}

extension KeyValuePairs<String, UInt32> {
  /// The first value that is too large.
  fileprivate func excess(over most: UInt32) -> Violation? {
    first { $0.value > most }.map { name, value in
      Violation(expected: .fieldAtMost(name, most), found: .value(value))
    }
  }
}

extension RolePair {
  fileprivate var isOfTwo: Bool {
    first != second && first != .unspecified && second != .unspecified
  }
}

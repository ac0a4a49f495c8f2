import EventSourcing

extension DatedRules {
  func applies(on day: LocalDate) -> Bool { from.map { $0 <= day } ?? true }
}

/// Every rule that was set and may still be in force on some day.
///
/// Of the rules that apply on a day, those that were set last are in force; before the first of
/// them, the built-in ones.
///
/// Source: Specs/Rules.md.
public struct RuleBook: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RuleBook" }
  /// How often rules were set.
  public private(set) var revision: UInt64 = 0
  /// What is still in force on some day, in the order in which it was set, which is also that of
  /// the days: later rules put an end to all that begin on their day or after it.
  public private(set) var standing: [DatedRules] = []

  /// How often an administrator confirmed or corrected the clock.
  public private(set) var clockSettings: UInt32 = 0

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "revision", &revision)
    try fields.field(2, "standing", &standing)
    try fields.field(3, "clockSettings", &clockSettings)
  }

  mutating func countClockSetting() { clockSettings &+= 1 }

  mutating func add(_ dated: DatedRules) {
    revision &+= 1
    standing.removeAll { old in
      guard let from = dated.from else { return true }
      return old.from.map { $0 >= from } ?? false
    }
    standing.append(dated)
  }

  /// The rules for a command: each value from the rules of its own day.
  ///
  /// Times count by their day in UTC. The day of the decision is used for a claim that has no date
  /// of loss, or was not submitted yet.
  public func rules(lossDate: LocalDate?, submitted: Instant?, decided: Instant) -> ClaimRules {
    // As in most logs: nothing depends on a day.
    if standing.isEmpty { return copy(.builtIn) }
    if standing.count == 1, standing[0].from == nil { return copy(standing[0].rules) }
    return rules(lossDate: lossDate, submitted: submitted?.dayUTC, decided: decided.dayUTC)
  }

  /// The same by days: nil for a loss or a submission that has none, and the day of the decision counts.
  public func rules(lossDate: LocalDate?, submitted: LocalDate?, decided: LocalDate) -> ClaimRules {
    let decision = place(on: decided)
    let loss = lossDate.map(place(on:)) ?? decision
    let submission = submitted.map(place(on:)) ?? decision
    var rules = self[decision]
    if loss != decision || submission != decision {
      for value in ClaimRuleValue.allCases {
        switch value.selectedBy {
        case .loss: rules.take(value, from: self[loss])
        case .submission: rules.take(value, from: self[submission])
        case .decision: break
        }
      }
    }
    return rules
  }

  /// The rules if every day that selects is the same one.
  public func rules(on day: LocalDate) -> ClaimRules { self[place(on: day)] }

  /// Whether setting these rules would leave every day as it is.
  func changesNothing(_ dated: DatedRules) -> Bool {
    let first = dated.from.map { rules(on: $0) } ?? self[place(on: nil)]
    return first.hasSameValues(as: dated.rules)
      && standing.allSatisfy { old in
        guard let from = old.from, dated.applies(on: from) else { return true }
        return old.rules.hasSameValues(as: dated.rules)
      }
  }

  /// The last of the standing rules that apply on a day; on no day, those that always do.
  private func place(on day: LocalDate?) -> Int? {
    standing.lastIndex { dated in
      day.map { dated.applies(on: $0) } ?? (dated.from == nil)
    }
  }

  private subscript(place: Int?) -> ClaimRules {
    copy(place.map { standing[$0].rules } ?? .builtIn)
  }

  private func copy(_ rules: ClaimRules) -> ClaimRules {
    var rules = rules
    rules.revision = revision
    return rules
  }
}

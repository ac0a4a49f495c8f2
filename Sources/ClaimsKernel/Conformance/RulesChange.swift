import ClaimsDomain
import Descriptions
import EventSourcing

/// How the rules that a foreign log was made under differ from ours, and why.
public struct RulesChange: Equatable, Sendable, PrintsFields {
  /// One rule that differs.
  public struct Change: Equatable, Sendable, PrintsFields {
    /// The rule's name: `fourEyes`.
    public var rule: String
    /// The built-in value as text; empty if there is none.
    public var from: String
    /// The value in its place, as text.
    public var to: String

    /// Creates the change of one rule.
    public init(rule: String, from: String, to: String) {
      self.rule = rule
      self.from = from
      self.to = to
    }
  }

  /// All of the rules, changed or not.
  public var rules: ClaimRules
  /// Why they differ, for those who read a report.
  public var reason: String

  /// Creates a change from the built-in rules to these.
  public init(rules: ClaimRules, reason: String) {
    self.rules = rules
    self.reason = reason
  }

  /// What differs from the built-in rules, in the order of the rules.
  public var changes: [Change] {
    let before = Dictionary(
      fieldRows(ClaimRules.builtIn).map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
    return fieldRows(rules).compactMap { row in
      let value = before[row.path] ?? ""
      return value == row.value ? nil : Change(rule: row.path, from: value, to: row.value)
    }
  }

  /// Reads `{"values": {"fourEyes": false}, "reason": "…"}`.
  init(_ value: JSONValue, at path: String) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    (rules, reason) = (.builtIn, "")
    try reader.field(0, "reason", &reason)
    var values = try JSONReader(reader.take("values") ?? .object([:]), path: "\(path).values")
    try rules.visit(&values)
    try values.finish()
    try reader.finish()
    guard !reason.isEmpty else {
      throw .expected(
        Phrase(.whyRulesDiffer), at: "\(path).reason")
    }
    guard rules != .builtIn else {
      throw .unreadable(
        Phrase(.valuesExpectedRulesThatDiffer, path))
    }
  }

  /// What has to be set so that these rules are in force on some days, and on later days whatever
  /// was before: setting rules puts an end to all that begin after them, which are set again.
  ///
  /// - Parameters:
  ///   - days: those on which the rules have to be in force.
  ///   - book: the rules that were set before.
  public func settings(on days: ClosedRange<LocalDate>, before book: RuleBook) -> [SetRules] {
    let within = book.standing.filter { $0.from.map { days.contains($0) } ?? false }
    let isInForce = ([book.rules(on: days.lowerBound)] + within.map(\.rules))
      .allSatisfy { $0.hasSameValues(as: rules) }
    if isInForce { return [] }
    var settings = [SetRules(from: days.lowerBound, rules: rules, reason: reason)]
    guard let next = LocalDate(daysSinceEpoch: days.upperBound.daysSinceEpoch + 1) else {
      return settings
    }
    let later = book.standing.filter { $0.from.map { $0 > next } ?? false }
    for dated in [DatedRules(from: next, rules: book.rules(on: next))] + later {
      guard !dated.rules.hasSameValues(as: settings[settings.count - 1].rules) else { continue }
      var rules = dated.rules
      rules.revision = 0
      settings.append(
        SetRules(from: dated.from, rules: rules, reason: "as it was before the import"))
    }
    return settings
  }
}

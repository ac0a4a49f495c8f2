import EventSourcing

/// The words of the rules' status machine.
public enum RulesWords: Vocabulary {
  public typealias Status = RulesStatus
  public typealias Verb = RulesVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = RulesRule
  public typealias EventKind = RulesEventKind
}

/// Every legal step of the rules: they are set, and set again.
///
/// Source: Specs/Rules.md, "Rows"; a test holds the two together, both ways.
public let rulesLifecycle = Lifecycle<RulesWords>([
  Step(
    "R01", [.none, .set], .setRules, by: [.administrator],
    unless: [
      .reasonMissing, .daysTooMany, .amountInvalid, .attachmentLimitInvalid, .separationInvalid,
      .rulesUnchanged,
    ],
    Outcome([.rulesSet], .to(.set)))
])

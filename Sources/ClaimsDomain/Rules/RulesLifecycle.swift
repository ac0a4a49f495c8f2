import EventSourcing

/// Whether the rules were ever set. Nothing is stored under these numbers.
public enum RulesStatus: UInt32, CodedEnum {
  case none = 0
  case set = 1

  public init() { self = .none }
  public static var schemaName: StaticString { "RulesStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .set: "set"
    }
  }
}

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

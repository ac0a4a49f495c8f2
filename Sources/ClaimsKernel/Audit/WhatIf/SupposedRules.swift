import ClaimsDomain
import Descriptions
import EventSourcing

/// Values of the rules that are supposed in place of those in force; all others stay as they are.
public struct SupposedRules: Sendable, PrintsFields {
  private let values: JSONValue
  private let isCleared: Set<String>

  /// Reads `{"fourEyes": false}`, as the command `setRules` takes them: only what differs.
  ///
  /// - Throws: what was expected; a name that no value has, with those that there are.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    try self.init(try JSONValue(parsing: bytes))
  }

  /// Takes the members of a JSON object, as the command `setRules` takes them: only what differs.
  ///
  /// - Throws: what was expected; a name that no value has, with those that there are; a value that
  ///   could not be set.
  public init(_ value: JSONValue) throws(JSONFault) {
    values = value
    guard case .object(let members) = value, !members.isEmpty else {
      throw JSONFault(
        .expected(Phrase(.rulesThatDiffer), found: Phrase(plain: value.text)).at("rules"))
    }
    // Lists are whole, and what is null is taken away.
    isCleared = Set(members.keys)
    do throws(WireError) {
      var (rules, reader) = (ClaimRules.builtIn, try JSONReader(value, path: "rules"))
      try rules.visit(&reader)
      try reader.finish()
      if let reason = rules.fault { throw .unreadable(reason.wording.at("rules")) }
    } catch { throw JSONFault(error.wording) }
  }

  /// The rules with these values.
  func changed(_ rules: ClaimRules) -> ClaimRules {
    var other = rules
    if isCleared.contains("separations") { other.separations = [] }
    if isCleared.contains("secondAuthoriserAbove") { other.secondAuthoriserAbove = nil }
    // It was read once before.
    do throws(WireError) {
      var reader = try JSONReader(values)
      try other.visit(&reader)
    } catch {}
    return other
  }
}

extension ClaimRules {
  /// Why rules with these values could not be set; nil if they could.
  fileprivate var fault: Refusal? {
    let command = RulesCommand.setRules(SetRules(rules: self, reason: "supposed"))
    let context = RulesDecider.Context(
      recorded: Instant(), effective: Instant(), actor: ActorID(), role: .administrator,
      rules: .builtIn, relatedFacts: RulesRelatedFacts())
    let reasons = RulesDecider.lifecycle.guards.filter { $0.code == .ruleOutOfRange }
      .compactMap { $0.reason(against: command, on: RulesDecider.initial, in: context) }
    return reasons.isEmpty ? nil : Refusal(reasons)
  }
}

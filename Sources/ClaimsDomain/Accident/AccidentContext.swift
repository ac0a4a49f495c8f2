import EventSourcing

/// What a decision about an accident's record may look at besides the record.
public typealias AccidentContext = DecisionContext<Role, ClaimRules, AccidentRelatedFacts>

/// What other streams held when the decision was taken. Only linking and erasing look at it: a record can be
/// made offline.
public struct AccidentRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// The status of the lead that the command names; nil if there is none.
  public var lead: LeadStatus?
  /// The status of the claim that the command names; nil if there is none.
  public var claim: ClaimStatus?
  public var retention = RetentionFacts()

  /// Creates facts of the lead and the claim that the command names; nil for what it does not name.
  public init(lead: LeadStatus? = nil, claim: ClaimStatus? = nil) {
    self.lead = lead
    self.claim = claim
  }
}

extension Category {
  /// Records of accidents. The number is stored.
  public static let accident = Category(6)
}

extension StreamID {
  /// The stream of an accident's record.
  public static func accident(_ id: Identifier) -> StreamID { StreamID(.accident, id) }
}

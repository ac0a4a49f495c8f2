import EventSourcing

/// What a decision about a lead may look at besides the lead.
public typealias LeadContext = DecisionContext<Role, ClaimRules, LeadRelatedFacts>

/// What other streams held when the decision was taken.
public struct LeadRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// The catalogs from which the command's codes are.
  public var catalogs = CatalogBook()
  /// The quiz that the command names; nil if there is none.
  public var quiz: Quiz?
  /// The status of the claim whose id the command names; nil if the id is free.
  public var claim: ClaimStatus?
  /// Whether the lead names somebody as its claimant who is not registered.
  public var isClaimantUnknown = false
  public var retention = RetentionFacts()

  /// Creates facts; by default the catalogs are the built-in ones and neither quiz nor claim is
  /// there.
  public init(
    catalogs: CatalogBook = CatalogBook(), quiz: Quiz? = nil, claim: ClaimStatus? = nil,
    isClaimantUnknown: Bool = false
  ) {
    self.catalogs = catalogs
    self.quiz = quiz
    self.claim = claim
    self.isClaimantUnknown = isClaimantUnknown
  }
}

extension Category {
  /// Leads. The number is stored.
  public static let lead = Category(9)
}

extension StreamID {
  /// The stream of a lead.
  public static func lead(_ id: Identifier) -> StreamID { StreamID(.lead, id) }
}

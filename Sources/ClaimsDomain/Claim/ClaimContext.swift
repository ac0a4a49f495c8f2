import EventSourcing

/// What a claim's decision may look at besides the claim.
public typealias ClaimContext = DecisionContext<Role, ClaimRules, ClaimRelatedFacts>

/// What other streams held when the decision was taken.
public struct ClaimRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// The claim's own id.
  public var claim = Identifier()
  /// The status of the claim that a new draft names as related; nil if there is none.
  public var related: ClaimStatus?
  /// Whether that claim is none of the sender's, who is not told then that it is there.
  public var isRelatedForeign = false
  /// What a new draft is said to come from; nil if it is not there.
  public var origin: ClaimOrigin?
  /// The claim that this one is said to repeat; nil if there is none.
  public var original: OriginalClaim?
  /// Whether the sender does not see it, who is not told then that it is there.
  public var isOriginalForeign = false
  /// The property that a change names; nil if there is none.
  public var property: NamedProperty?
  /// Whether another claim is closed as a duplicate of this one.
  public var hasDuplicates = false
  public var retention = RetentionFacts()
  /// How many activities are open on the claim.
  public var openActivities: UInt32 = 0
  /// A submitted claim of the same claimant, type and date of loss.
  public var similar: Identifier?
  /// The roles of the person whom the command names as claimant, handler or representative, or who
  /// accepts to be the latter.
  public var namedRoles: [Role] = []
  /// The name under which the sender of a payment's authorisation or issue is registered.
  public var senderName = ""
  /// The first of the parties that a draft names who works on claims; nil if none does.
  public var partyOnStaff: ActorID?
  /// The amounts up to which the actor may decide alone.
  public var limits = AuthorityLimits()
  /// The present state of the documents that the claim or the command names.
  public var documents: [DocumentStanding] = []
  /// The kind of the event that a correction names, `unspecified` for one that states no details;
  /// nil if the claim has none there.
  public var cited: ClaimEventKind?
  /// The details that this event states, and none after it.
  public var citedFields = DetailFields()
  /// What the events of a draft that is edited state, and since when it is so.
  public var statements: [DetailStatement] = []
  /// What other claims use up of the aggregate limits of the policies that the claim or the command
  /// names as the insurer's.
  public var erosions: [PolicyErosion] = []
  /// The catalogs from which the command's codes are.
  public var catalogs: CatalogBook

  /// Creates facts in which nothing but the status of the related claim is known.
  public init(related: ClaimStatus? = nil) {
    catalogs = CatalogBook()
    self.related = related
  }

  /// Creates facts of a claim in which nothing but the catalogs is known yet.
  public init(of claim: Identifier, _ catalogs: CatalogBook) {
    self.catalogs = catalogs
    self.claim = claim
  }

  /// Returns what a document of `documents` is worth; nil if it is not among them.
  public func document(_ id: Identifier) -> DocumentStanding? { documents.first { $0.id == id } }
}

/// What a claim is said to come from.
public enum ClaimOrigin: Equatable, Sendable {
  /// It becomes a claim by being converted.
  case lead
  /// It becomes a claim by being escalated.
  case report(isAnonymous: Bool)
  /// The record of an accident by its reporter; discarded also if it was erased.
  case accident(of: ActorID, isDiscarded: Bool)
}

/// A property that a claim is to name.
public struct NamedProperty: Equatable, Sendable {
  /// Where the property is in its lifecycle.
  public var status: PropertyStatus
  /// Who owns it, according to its record.
  public var owner: ActorID

  /// Creates a property in this status, with its owner.
  public init(_ status: PropertyStatus, of owner: ActorID) {
    self.status = status
    self.owner = owner
  }
}

/// The claim that another one repeats.
public struct OriginalClaim: Equatable, Sendable {
  /// Where that claim is in its lifecycle.
  public var status: ClaimStatus
  /// Whether it was itself closed as a duplicate.
  public var isDuplicate: Bool

  /// Creates the original, by default one that is no duplicate itself.
  public init(status: ClaimStatus, isDuplicate: Bool = false) {
    self.status = status
    self.isDuplicate = isDuplicate
  }
}

/// Up to what amount an actor may decide alone; nil for no limit of their own.
public struct AuthorityLimits: Equatable, Sendable {
  /// For the reserve of all lines together.
  public var reserve: Money?
  /// For what is approved, or for all that is claimed if it is denied.
  public var decision: Money?
  /// For all that they authorise to be paid on one claim, together.
  public var payment: Money?

  /// Creates limits; nil for a kind without one.
  public init(reserve: Money? = nil, decision: Money? = nil, payment: Money? = nil) {
    self.reserve = reserve
    self.decision = decision
    self.payment = payment
  }
}

/// What a document was worth when the decision was taken.
public struct DocumentStanding: Equatable, Sendable {
  /// What a document counts as.
  public enum Status: Equatable, Sendable {
    /// As the document's own status, except that a superseded one is `expired`, and one that was
    /// erased or never begun is `deleted`.
    case draft, pending, verified, rejected, expired, deleted
  }

  /// The id of the document's stream.
  public var id: Identifier
  /// What it counts as; an expiry that was not recorded yet is in `validUntil` alone.
  public var status: Status
  /// The last moment at which it counts; nil for ever.
  public var validUntil: Instant?
  /// Whether the sender may not see it, who is not told then that it is there.
  public var isForeign: Bool

  /// Creates a standing, by default without an end and of a document that the sender may see.
  public init(
    _ id: Identifier, _ status: Status, validUntil: Instant? = nil, isForeign: Bool = false
  ) {
    self.id = id
    self.status = status
    self.validUntil = validUntil
    self.isForeign = isForeign
  }
}

import EventSourcing

/// An attempt to reach somebody.
public struct LeadContact: Message {
  public static var messageName: StaticString { "LeadContact" }
  public var channel = ""
  public var result = ContactResult.unspecified
  public var text = ""
  public var by = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    channel: String = "", result: ContactResult = .unspecified, text: String = "",
    by: ActorID = ActorID(), at: Instant = Instant()
  ) {
    self.channel = channel
    self.result = result
    self.text = text
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "channel", &channel)
    try fields.field(2, "result", &result)
    try fields.field(3, "text", &text)
    try fields.field(4, "by", &by)
    try fields.field(5, "at", &at)
  }
}

/// A lead as its events leave it: somebody who asks whether they have a case.
///
/// Source: Specs/Lifecycles/Lead.md.
public struct Lead: Message {
  public static var messageName: StaticString { "Lead" }
  public var status = LeadStatus.none
  /// Whose it is; empty for somebody who has no part in the log.
  public var claimant = ActorID()
  public var details = LeadDetails()
  /// When they agreed to the text that the details name.
  public var consentAt: Instant?
  /// In the order in which they were tried.
  public var contacts: [LeadContact] = []
  /// The last day on which the matter can be brought.
  public var limitationEnds: LocalDate?
  /// What became of it.
  public var claim: Identifier?
  /// The latest one; a revived lead has none.
  public var disqualification = DisqualificationReason.unspecified
  /// The latest one; a revived lead has none.
  public var lossReason = ""
  public var revivals: UInt32 = 0
  public var startedAt: Instant?
  public var submittedAt: Instant?
  /// When somebody was first reached.
  public var contactedAt: Instant?
  public var qualifiedAt: Instant?
  /// When it was converted, lost, disqualified or discarded.
  public var closedAt: Instant?
  /// When something last happened to it.
  public var lastAt: Instant?

  public init() {}
  public init(
    status: LeadStatus = .none, claimant: ActorID = ActorID(), details: LeadDetails = LeadDetails(),
    consentAt: Instant? = nil, contacts: [LeadContact] = [], limitationEnds: LocalDate? = nil,
    claim: Identifier? = nil, disqualification: DisqualificationReason = .unspecified,
    lossReason: String = "", revivals: UInt32 = 0, startedAt: Instant? = nil,
    submittedAt: Instant? = nil, contactedAt: Instant? = nil, qualifiedAt: Instant? = nil,
    closedAt: Instant? = nil, lastAt: Instant? = nil
  ) {
    self.status = status
    self.claimant = claimant
    self.details = details
    self.consentAt = consentAt
    self.contacts = contacts
    self.limitationEnds = limitationEnds
    self.claim = claim
    self.disqualification = disqualification
    self.lossReason = lossReason
    self.revivals = revivals
    self.startedAt = startedAt
    self.submittedAt = submittedAt
    self.contactedAt = contactedAt
    self.qualifiedAt = qualifiedAt
    self.closedAt = closedAt
    self.lastAt = lastAt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "claimant", &claimant)
    try fields.field(3, "details", &details)
    try fields.field(4, "consentAt", &consentAt)
    try fields.field(5, "contacts", &contacts)
    try fields.field(6, "limitationEnds", &limitationEnds)
    try fields.field(7, "claim", &claim)
    try fields.field(8, "disqualification", &disqualification)
    try fields.field(9, "lossReason", &lossReason)
    try fields.field(10, "revivals", &revivals)
    try fields.field(11, "startedAt", &startedAt)
    try fields.field(12, "submittedAt", &submittedAt)
    try fields.field(13, "contactedAt", &contactedAt)
    try fields.field(14, "qualifiedAt", &qualifiedAt)
    try fields.field(15, "closedAt", &closedAt)
    try fields.field(16, "lastAt", &lastAt)
  }

  /// Whether somebody may act on it in this role: claimants on their own leads only.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || !claimant.isEmpty && claimant == actor
  }

  /// Whether somebody was reached.
  public var isReached: Bool { contactedAt != nil }
}

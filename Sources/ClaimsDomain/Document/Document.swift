import EventSourcing

/// A document as its events leave it: pages and what is known of them, never their bytes.
///
/// Source: Specs/Lifecycles/Document.md.
public struct Document: Message {
  public static var messageName: StaticString { "Document" }
  public var status = DocumentStatus.none
  /// A code of the catalog `documentTypes`.
  public var type = ""
  public var title = ""
  public var notes = ""
  public var owner = ActorID()
  public var pages: [DocumentPage] = []
  public var issuedOn: LocalDate?
  /// The last day on which it counts, in UTC; nil for ever.
  public var validUntil: LocalDate?
  /// From 1; one more than that of the document that it replaces.
  public var version: UInt32 = 0
  public var supersedes: Identifier?
  public var supersededBy: Identifier?
  /// Who looked at it last and found it good. Empty while nobody has.
  public var verifiedBy = ActorID()
  public var verifiedAt: Instant?
  /// Why it was turned back last; none of it once it is handed in again.
  public var rejectionCodes: [String] = []
  public var rejectionText = ""
  /// What was read in the pages as they are.
  public var reading: DocumentReading?
  public var sharedWith: [DocumentShare] = []
  /// Who acts for the owner.
  public var representatives: [ActorID] = []
  /// Who wrote or handed in something of it, each once: none of them verifies it.
  public var contributors: [ActorID] = []
  /// When it was handed in last.
  public var submittedAt: Instant?
  public var submissions: UInt32 = 0
  /// Whether pages or details were changed since it was turned back.
  public var isChanged = false
  /// How many days before its end its owner was reminded, since it was verified.
  public var reminders: [UInt32] = []

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "type", &type)
    try fields.field(3, "title", &title)
    try fields.field(4, "notes", &notes)
    try fields.field(5, "owner", &owner)
    try fields.field(6, "pages", &pages)
    try fields.field(7, "issuedOn", &issuedOn)
    try fields.field(8, "validUntil", &validUntil)
    try fields.field(9, "version", &version)
    try fields.field(10, "supersedes", &supersedes)
    try fields.field(11, "supersededBy", &supersededBy)
    try fields.field(12, "verifiedBy", &verifiedBy)
    try fields.field(13, "verifiedAt", &verifiedAt)
    try fields.field(14, "rejectionCodes", &rejectionCodes)
    try fields.field(15, "rejectionText", &rejectionText)
    try fields.field(16, "reading", &reading)
    try fields.field(17, "sharedWith", &sharedWith)
    try fields.field(18, "representatives", &representatives)
    try fields.field(19, "contributors", &contributors)
    try fields.field(20, "submittedAt", &submittedAt)
    try fields.field(21, "submissions", &submissions)
    try fields.field(22, "isChanged", &isChanged)
    try fields.field(23, "reminders", &reminders)
  }

  /// Owners act on their own documents only, and others on those that they were authorised for;
  /// whoever works on documents may act on any.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .claimant, .agent:
      status == .none || actor == owner || representatives.contains(actor)
    default: true
    }
  }

  /// Whether somebody owns it, acts for the owner or had a hand in it.
  func concerns(_ actor: ActorID) -> Bool {
    actor == owner || representatives.contains(actor) || contributors.contains(actor)
  }

  /// The first moment at which it counts no more; nil where it counts for ever.
  public var end: Instant? { validUntil?.endUTC }

  /// Whether somebody may see it who was given it to see.
  public func isShared(with recipient: String, at time: Instant) -> Bool {
    sharedWith.contains { $0.recipient.utf8.elementsEqual(recipient.utf8) && time < $0.until }
  }

  /// What it is worth to a claim that refers to it.
  ///
  /// A document that another one took the place of is worth what an expired one is: the claim has
  /// to name the newer. One that was never begun is worth as little as a deleted one.
  public func standing(_ id: Identifier) -> DocumentStanding {
    let status: DocumentStanding.Status =
      switch self.status {
      case .none, .deleted: .deleted
      case .draft: .draft
      case .pending: .pending
      case .verified: .verified
      case .rejected: .rejected
      case .expired, .superseded: .expired
      }
    return DocumentStanding(
      id, status, validUntil: end.map { Instant(nanoseconds: $0.nanoseconds - 1) })
  }
}

extension LocalDate {
  /// The first moment after the day in UTC, as far as instants reach.
  var endUTC: Instant {
    let (span, overflow) = (daysSinceEpoch + 1).multipliedReportingOverflow(
      by: 86_400_000_000_000)
    // One more than the earliest instant, so that the moment before it is one too.
    guard overflow else { return Instant(nanoseconds: max(span, .min + 1)) }
    return Instant(nanoseconds: daysSinceEpoch < 0 ? .min + 1 : .max)
  }
}

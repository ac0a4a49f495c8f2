import EventSourcing

/// A photo, film, recording or paper. Its bytes stand beside the log, as a claim's attachments do.
public struct AccidentEvidence: Message {
  public static var messageName: StaticString { "AccidentEvidence" }
  /// Chosen by the sender; new within the record.
  public var id = Identifier()
  public var attachment = Attachment()
  /// Where it is a photo: when and where it was taken.
  public var photo: Photo?

  public init() {}
  public init(
    id: Identifier = Identifier(), attachment: Attachment = Attachment(), photo: Photo? = nil
  ) {
    self.id = id
    self.attachment = attachment
    self.photo = photo
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "attachment", &attachment)
    try fields.field(3, "photo", &photo)
  }
}

/// The record of an accident as its events leave it.
///
/// Source: Specs/Lifecycles/Accident.md.
public struct Accident: Message {
  public static var messageName: StaticString { "Accident" }
  public var status = AccidentStatus.none
  /// Whose record it is.
  public var reporter = ActorID()
  /// When it was first written down.
  public var recordedAt: Instant?
  public var details = AccidentDetails()
  /// In the order in which they were added.
  public var evidence: [AccidentEvidence] = []
  /// How many files were left out again.
  public var removed: UInt32 = 0
  public var submittedAt: Instant?
  public var lead: Identifier?
  public var claim: Identifier?

  public init() {}
  public init(
    status: AccidentStatus = .none, reporter: ActorID = ActorID(), recordedAt: Instant? = nil,
    details: AccidentDetails = AccidentDetails(), evidence: [AccidentEvidence] = [],
    removed: UInt32 = 0, submittedAt: Instant? = nil, lead: Identifier? = nil,
    claim: Identifier? = nil
  ) {
    self.status = status
    self.reporter = reporter
    self.recordedAt = recordedAt
    self.details = details
    self.evidence = evidence
    self.removed = removed
    self.submittedAt = submittedAt
    self.lead = lead
    self.claim = claim
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "reporter", &reporter)
    try fields.field(3, "recordedAt", &recordedAt)
    try fields.field(4, "details", &details)
    try fields.field(5, "evidence", &evidence)
    try fields.field(6, "removed", &removed)
    try fields.field(7, "submittedAt", &submittedAt)
    try fields.field(8, "lead", &lead)
    try fields.field(9, "claim", &claim)
  }

  /// Whether somebody may act on it in this role: claimants on their own records only.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || reporter == actor
  }

  /// Whether every file's bytes are stored.
  public var isStored: Bool { evidence.allSatisfy { $0.attachment.status == .stored } }
}

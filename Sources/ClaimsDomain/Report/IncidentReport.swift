import EventSourcing

/// An incident report as its events leave it.
///
/// Source: Specs/Lifecycles/Report.md, "Fields".
public struct IncidentReport: Message {
  public static var messageName: StaticString { "IncidentReport" }
  public var status = ReportStatus.none
  /// The report's number in the system that it was brought over from.
  public var number: UInt64?
  /// Nobody, where the report is anonymous.
  public var reporter = ActorID()
  public var isAnonymous = false
  public var details = IncidentDetails()
  /// Type and impact stand in the details.
  public var classification = IncidentClassification()
  public var timeline = IncidentTimeline()
  public var notes: [AdminNote] = []
  public var attachments: [ReportAttachment] = []
  /// In the order of their stages, each once.
  public var notices: [AuthorityNotice] = []
  /// Deadlines that passed, each once; none any more once another awareness is recorded.
  public var missed: [MissedNotice] = []
  public var links: [Identifier] = []
  /// The claim that was made of it.
  public var claim: Identifier?
  public var reviewer = ActorID()
  /// Whoever looks into it.
  public var assignee = ActorID()
  /// A code of `closeReasons`, while it is closed.
  public var closeReason: String?
  /// The hash of the code that the reporter keeps; empty where there is none.
  public var receipt: [UInt8] = []
  public var createdAt = Instant()
  public var submittedAt: Instant?
  public var updatedAt = Instant()

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "number", &number)
    try fields.field(3, "reporter", &reporter)
    try fields.field(4, "isAnonymous", &isAnonymous)
    try fields.field(5, "details", &details)
    try fields.field(6, "classification", &classification)
    try fields.field(7, "timeline", &timeline)
    try fields.field(8, "notes", &notes)
    try fields.field(9, "attachments", &attachments)
    try fields.field(10, "notices", &notices)
    try fields.field(11, "missed", &missed)
    try fields.field(12, "links", &links)
    try fields.field(13, "claim", &claim)
    try fields.field(14, "reviewer", &reviewer)
    try fields.field(15, "assignee", &assignee)
    try fields.field(16, "closeReason", &closeReason)
    try fields.field(17, "receipt", &receipt)
    try fields.field(18, "createdAt", &createdAt)
    try fields.field(19, "submittedAt", &submittedAt)
    try fields.field(20, "updatedAt", &updatedAt)
  }
}

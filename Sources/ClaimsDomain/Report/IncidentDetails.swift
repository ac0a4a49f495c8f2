import EventSourcing

/// What a reporter tells of an incident. In a change, what is absent stays as it is, and an empty
/// text takes away what was there.
public struct IncidentDetails: Message {
  public static var messageName: StaticString { "IncidentDetails" }
  /// A code of `attackTypes`.
  public var attackType: String?
  /// Date and time; where less is known, the beginning of that day, month or year in UTC.
  public var incidentDate: Instant?
  public var incidentPrecision: IncidentPrecision?
  /// A sender, a number, an account: where the attack came from.
  public var attackOrigin: String?
  public var evidenceURL: String?
  public var suspiciousURL: String?
  public var messageContent: String?
  public var description: String?
  /// A code of `impacts`.
  public var impact: String?

  public init() {}
  public init(
    attackType: String? = nil, incidentDate: Instant? = nil,
    incidentPrecision: IncidentPrecision? = nil, attackOrigin: String? = nil,
    evidenceURL: String? = nil, suspiciousURL: String? = nil, messageContent: String? = nil,
    description: String? = nil, impact: String? = nil
  ) {
    self.attackType = attackType
    self.incidentDate = incidentDate
    self.incidentPrecision = incidentPrecision
    self.attackOrigin = attackOrigin
    self.evidenceURL = evidenceURL
    self.suspiciousURL = suspiciousURL
    self.messageContent = messageContent
    self.description = description
    self.impact = impact
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "attackType", &attackType)
    try fields.field(2, "incidentDate", &incidentDate)
    try fields.field(3, "incidentPrecision", &incidentPrecision)
    try fields.field(4, "attackOrigin", &attackOrigin)
    try fields.field(5, "evidenceURL", &evidenceURL)
    try fields.field(6, "suspiciousURL", &suspiciousURL)
    try fields.field(7, "messageContent", &messageContent)
    try fields.field(8, "description", &description)
    try fields.field(9, "impact", &impact)
  }
}

/// What those who look at an incident make of it. In a change, what is absent stays as it is.
public struct IncidentClassification: Message {
  public static var messageName: StaticString { "IncidentClassification" }
  /// A code of `securityIncidents`.
  public var securityIncident: String?
  /// A code of `dangerLevels`.
  public var dangerLevel: String?
  /// A code of `discoveryMethods`.
  public var discoveryMethod: String?
  /// Codes of `incidentActions`; given, they take the place of those before.
  public var actions: [String] = []
  /// When those who must tell the authority became aware of it: the notices' clocks start here.
  public var awareAt: Instant?
  /// Takes the place of what the reporter chose.
  public var attackType: String?
  /// Takes the place of what the reporter chose.
  public var impact: String?

  public init() {}
  public init(
    securityIncident: String? = nil, dangerLevel: String? = nil, discoveryMethod: String? = nil,
    actions: [String] = [], awareAt: Instant? = nil, attackType: String? = nil,
    impact: String? = nil
  ) {
    self.securityIncident = securityIncident
    self.dangerLevel = dangerLevel
    self.discoveryMethod = discoveryMethod
    self.actions = actions
    self.awareAt = awareAt
    self.attackType = attackType
    self.impact = impact
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "securityIncident", &securityIncident)
    try fields.field(2, "dangerLevel", &dangerLevel)
    try fields.field(3, "discoveryMethod", &discoveryMethod)
    try fields.field(4, "actions", &actions)
    try fields.field(5, "awareAt", &awareAt)
    try fields.field(6, "attackType", &attackType)
    try fields.field(7, "impact", &impact)
  }
}

/// When the stages of an incident began, as far as it is known. In a change, what is absent stays
/// as it is.
///
/// Source: VERIS, `timeline`.
public struct IncidentTimeline: Message {
  public static var messageName: StaticString { "IncidentTimeline" }
  public var compromise: Instant?
  public var exfiltration: Instant?
  public var discovery: Instant?
  public var containment: Instant?

  public init() {}
  public init(
    compromise: Instant? = nil, exfiltration: Instant? = nil, discovery: Instant? = nil,
    containment: Instant? = nil
  ) {
    self.compromise = compromise
    self.exfiltration = exfiltration
    self.discovery = discovery
    self.containment = containment
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "compromise", &compromise)
    try fields.field(2, "exfiltration", &exfiltration)
    try fields.field(3, "discovery", &discovery)
    try fields.field(4, "containment", &containment)
  }
}

/// A file that stands beside the log: its name, type, size and hash. Where it is stored is none of
/// the report's business: a path may name whoever took it.
public struct ReportAttachment: Message {
  public static var messageName: StaticString { "ReportAttachment" }
  public var name = ""
  public var mime = ""
  public var bytes: UInt64 = 0
  /// 32 bytes.
  public var sha256: [UInt8] = []
  /// Nobody, where the report is anonymous and still a draft.
  public var addedBy = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [],
    addedBy: ActorID = ActorID(), at: Instant = Instant()
  ) {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.addedBy = addedBy
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "name", &name)
    try fields.field(2, "mime", &mime)
    try fields.field(3, "bytes", &bytes)
    try fields.field(4, "sha256", &sha256)
    try fields.field(5, "addedBy", &addedBy)
    try fields.field(6, "at", &at)
  }
}

/// What those who look at a report write down for one another.
public struct AdminNote: Message {
  public static var messageName: StaticString { "AdminNote" }
  public var text = ""
  public var author = ActorID()
  public var at = Instant()

  public init() {}
  public init(text: String = "", author: ActorID = ActorID(), at: Instant = Instant()) {
    self.text = text
    self.author = author
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "text", &text)
    try fields.field(2, "author", &author)
    try fields.field(3, "at", &at)
  }
}

/// That an authority was told.
public struct AuthorityNotice: Message {
  public static var messageName: StaticString { "AuthorityNotice" }
  public var stage = NoticeStage.unspecified
  /// Under which the authority filed it.
  public var reference = ""
  public var sentBy = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    stage: NoticeStage = .unspecified, reference: String = "", sentBy: ActorID = ActorID(),
    at: Instant = Instant()
  ) {
    self.stage = stage
    self.reference = reference
    self.sentBy = sentBy
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "stage", &stage)
    try fields.field(2, "reference", &reference)
    try fields.field(3, "sentBy", &sentBy)
    try fields.field(4, "at", &at)
  }
}

/// That a deadline passed by which an authority should have been told.
public struct MissedNotice: Message {
  public static var messageName: StaticString { "MissedNotice" }
  public var stage = NoticeStage.unspecified
  public var due = Instant()

  public init() {}
  public init(stage: NoticeStage = .unspecified, due: Instant = Instant()) {
    self.stage = stage
    self.due = due
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "stage", &stage)
    try fields.field(2, "due", &due)
  }
}

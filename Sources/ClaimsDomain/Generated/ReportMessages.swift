// Generated from Report/Report.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// R01. Begins a report.
public struct StartReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartReport" }
  /// Whose report it is. A claimant's own are theirs, whatever stands here; nobody where it is
  /// anonymous.
  public var reporter: ActorID
  /// Labelled "anonymous".
  public var isAnonymous: Bool
  /// The report's number in the system that it was brought over from.
  public var number: UInt64?
  /// 32 bytes: the SHA-256 hash of a code that the sender chose and alone knows. Whoever gives the
  /// hash again may go on with an anonymous draft, and finds the report.
  public var receipt: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    reporter = ActorID()
    isAnonymous = false
    receipt = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reporter: ActorID = ActorID(), isAnonymous: Bool = false, number: UInt64? = nil, receipt: [UInt8] = []) {
    self.reporter = reporter
    self.isAnonymous = isAnonymous
    self.number = number
    self.receipt = receipt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reporter", &reporter)
    try visitor.field(2, "isAnonymous", &isAnonymous)
    try visitor.field(3, "number", &number)
    try visitor.field(4, "receipt", &receipt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R02. Changes what is given; what is absent stays as it is.
public struct EditReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditReport" }
  /// Labelled "details".
  public var details: IncidentDetails
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    details = IncidentDetails()
    receipt = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(_ details: IncidentDetails = IncidentDetails(), receipt: [UInt8] = []) {
    self.details = details
    self.receipt = receipt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try details.visit(&visitor)
    try visitor.field(100, "receipt", &receipt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R03, R03a.
public struct AddReportAttachment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddReportAttachment" }
  /// Labelled "name".
  public var name: String
  /// Labelled "file type".
  public var mime: String
  /// Labelled "bytes".
  public var bytes: UInt64
  /// 32 bytes.
  public var sha256: [UInt8]
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    mime = ""
    bytes = 0
    sha256 = []
    receipt = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [], receipt: [UInt8] = []) {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.receipt = receipt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "name", &name)
    try visitor.field(2, "mime", &mime)
    try visitor.field(3, "bytes", &bytes)
    try visitor.field(4, "sha256", &sha256)
    try visitor.field(5, "receipt", &receipt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R04. Hands the draft in.
public struct SubmitReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubmitReport" }
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    receipt = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(receipt: [UInt8] = []) {
    self.receipt = receipt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "receipt", &receipt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R05. Throws the draft away.
public struct DiscardReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DiscardReport" }
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    receipt = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(receipt: [UInt8] = []) {
    self.receipt = receipt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "receipt", &receipt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R06.
public struct ReviewReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReviewReport" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R07. Gives the report to somebody who looks into it.
public struct StartReportInvestigation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartReportInvestigation" }
  /// Labelled "assignee".
  public var assignee: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    assignee = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(assignee: ActorID = ActorID()) {
    self.assignee = assignee
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "assignee", &assignee)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R08.
public struct AddAdminNote: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddAdminNote" }
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(text: String = "") {
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R09. Changes what is given; what is absent stays as it is.
public struct ClassifyIncident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClassifyIncident" }
  /// Labelled "classification".
  public var classification: IncidentClassification

  /// Creates one whose fields are all absent.
  public init() {
    classification = IncidentClassification()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(_ classification: IncidentClassification = IncidentClassification()) {
    self.classification = classification
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try classification.visit(&visitor)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R10. Says that the authority was told; the letter itself is the application's.
public struct SendAuthorityNotice: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SendAuthorityNotice" }
  /// Labelled "stage".
  public var stage: NoticeStage
  /// Under which the authority filed it.
  public var reference: String

  /// Creates one whose fields are all absent.
  public init() {
    stage = NoticeStage()
    reference = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(stage: NoticeStage = NoticeStage(), reference: String = "") {
    self.stage = stage
    self.reference = reference
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "stage", &stage)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reference", &reference)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R11. Changes what is given; what is absent stays as it is.
public struct RecordIncidentTimeline: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordIncidentTimeline" }
  /// Labelled "course".
  public var timeline: IncidentTimeline

  /// Creates one whose fields are all absent.
  public init() {
    timeline = IncidentTimeline()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(_ timeline: IncidentTimeline = IncidentTimeline()) {
    self.timeline = timeline
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try timeline.visit(&visitor)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R12. Names another report that has to do with this one.
public struct LinkReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LinkReport" }
  /// Labelled "report".
  public var report: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    report = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(report: Identifier = Identifier()) {
    self.report = report
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "report", &report)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R13. Makes a claim of the report, in the same commit.
public struct EscalateReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EscalateReport" }
  /// The new claim's id, chosen by the sender.
  public var claim: Identifier
  /// Labelled "title".
  public var title: String
  /// Labelled "claimed".
  public var claimed: Money

  /// Creates one whose fields are all absent.
  public init() {
    claim = Identifier()
    title = ""
    claimed = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claim: Identifier = Identifier(), title: String = "", claimed: Money = Money()) {
    self.claim = claim
    self.title = title
    self.claimed = claimed
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claim", &claim)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "title", &title)
    try visitor.field(3, "claimed", &claimed)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R14.
public struct CloseReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CloseReport" }
  /// A code of `closeReasons`.
  public var reason: String
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", text: String = "") {
    self.reason = reason
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R15.
public struct ReopenReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReopenReport" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R16. Says that a deadline passed.
public struct FlagMissedNotice: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FlagMissedNotice" }
  /// Labelled "stage".
  public var stage: NoticeStage

  /// Creates one whose fields are all absent.
  public init() {
    stage = NoticeStage()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(stage: NoticeStage = NoticeStage()) {
    self.stage = stage
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "stage", &stage)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R17. Gives the report to somebody else.
public struct AssignReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AssignReport" }
  /// Labelled "assignee".
  public var assignee: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    assignee = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(assignee: ActorID = ActorID()) {
    self.assignee = assignee
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "assignee", &assignee)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R18.
public struct EraseReportData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EraseReportData" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R01.
public struct ReportStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportStarted" }
  /// Labelled "reporter".
  public var reporter: ActorID
  /// Labelled "anonymous".
  public var isAnonymous: Bool
  /// Labelled "number".
  public var number: UInt64?
  /// Labelled "receipt".
  public var receipt: [UInt8]
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reporter = ActorID()
    isAnonymous = false
    receipt = []
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reporter: ActorID = ActorID(), isAnonymous: Bool = false, number: UInt64? = nil, receipt: [UInt8] = [], at: Instant = Instant()) {
    self.reporter = reporter
    self.isAnonymous = isAnonymous
    self.number = number
    self.receipt = receipt
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reporter", &reporter)
    try visitor.field(2, "isAnonymous", &isAnonymous)
    try visitor.field(3, "number", &number)
    try visitor.field(4, "receipt", &receipt)
    try visitor.field(5, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R02: only what changed.
public struct ReportEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportEdited" }
  /// Labelled "details".
  public var details: IncidentDetails
  /// Labelled "at".
  public var at: Instant
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    details = IncidentDetails()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: IncidentDetails = IncidentDetails(), at: Instant = Instant(), effective: Instant? = nil) {
    self.details = details
    self.at = at
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
    try visitor.field(2, "at", &at)
    if !F.showsNames { try visitor.field(3, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R03 and R03a.
public struct ReportAttachmentAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportAttachmentAdded" }
  /// Labelled "attachment".
  public var attachment: ReportAttachment

  /// Creates one whose fields are all absent.
  public init() {
    attachment = ReportAttachment()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(attachment: ReportAttachment = ReportAttachment()) {
    self.attachment = attachment
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "attachment", &attachment)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R04.
public struct ReportSubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportSubmitted" }
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(at: Instant = Instant()) {
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R05.
public struct ReportDiscarded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportDiscarded" }
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(at: Instant = Instant()) {
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R06.
public struct ReportReviewed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportReviewed" }
  /// Labelled "reviewer".
  public var reviewer: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reviewer = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reviewer: ActorID = ActorID(), at: Instant = Instant()) {
    self.reviewer = reviewer
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reviewer", &reviewer)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R07.
public struct ReportInvestigationStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportInvestigationStarted" }
  /// Labelled "assignee".
  public var assignee: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    assignee = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(assignee: ActorID = ActorID(), at: Instant = Instant()) {
    self.assignee = assignee
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "assignee", &assignee)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R08.
public struct AdminNoteAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AdminNoteAdded" }
  /// Labelled "note".
  public var note: AdminNote

  /// Creates one whose fields are all absent.
  public init() {
    note = AdminNote()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(note: AdminNote = AdminNote()) {
    self.note = note
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "note", &note)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R09: only what changed.
public struct IncidentClassified: Message, CustomStringConvertible {
  public static var messageName: StaticString { "IncidentClassified" }
  /// Labelled "classification".
  public var classification: IncidentClassification
  /// Labelled "at".
  public var at: Instant
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    classification = IncidentClassification()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(classification: IncidentClassification = IncidentClassification(), at: Instant = Instant(), effective: Instant? = nil) {
    self.classification = classification
    self.at = at
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "classification", &classification)
    try visitor.field(2, "at", &at)
    if !F.showsNames { try visitor.field(3, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R10.
public struct AuthorityNoticeSent: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthorityNoticeSent" }
  /// Labelled "notice".
  public var notice: AuthorityNotice

  /// Creates one whose fields are all absent.
  public init() {
    notice = AuthorityNotice()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(notice: AuthorityNotice = AuthorityNotice()) {
    self.notice = notice
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "notice", &notice)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R11: only what changed.
public struct IncidentTimelineRecorded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "IncidentTimelineRecorded" }
  /// Labelled "course".
  public var timeline: IncidentTimeline
  /// Labelled "at".
  public var at: Instant
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    timeline = IncidentTimeline()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(timeline: IncidentTimeline = IncidentTimeline(), at: Instant = Instant(), effective: Instant? = nil) {
    self.timeline = timeline
    self.at = at
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "timeline", &timeline)
    try visitor.field(2, "at", &at)
    if !F.showsNames { try visitor.field(3, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R12.
public struct ReportLinked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportLinked" }
  /// Labelled "report".
  public var report: Identifier
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    report = Identifier()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(report: Identifier = Identifier(), at: Instant = Instant()) {
    self.report = report
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "report", &report)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R13.
public struct ReportEscalated: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportEscalated" }
  /// Labelled "claim".
  public var claim: Identifier
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    claim = Identifier()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claim: Identifier = Identifier(), at: Instant = Instant()) {
    self.claim = claim
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claim", &claim)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R14.
public struct ReportClosed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportClosed" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "text".
  public var text: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    text = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", text: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.text = text
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R15.
public struct ReportReopened: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportReopened" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R16.
public struct AuthorityNoticeMissed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthorityNoticeMissed" }
  /// Labelled "stage".
  public var stage: NoticeStage
  /// Labelled "due".
  public var due: Instant
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    stage = NoticeStage()
    due = Instant()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(stage: NoticeStage = NoticeStage(), due: Instant = Instant(), at: Instant = Instant()) {
    self.stage = stage
    self.due = due
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "stage", &stage)
    try visitor.field(2, "due", &due)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R17.
public struct ReportAssigned: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportAssigned" }
  /// Labelled "assignee".
  public var assignee: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    assignee = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(assignee: ActorID = ActorID(), at: Instant = Instant()) {
    self.assignee = assignee
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "assignee", &assignee)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R18.
public struct ReportDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportDataErased" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What a reporter tells of an incident. In a change, what is absent stays as it is, and an empty
/// text takes away what was there.
public struct IncidentDetails: Message, CustomDebugStringConvertible, EditedFields {
  public static var messageName: StaticString { "IncidentDetails" }
  /// A code of `attackTypes`.
  public var attackType: String?
  /// Date and time; where less is known, the beginning of that day, month or year in UTC.
  public var incidentDate: Instant?
  /// Labelled "precision of the date".
  public var incidentPrecision: IncidentPrecision?
  /// A sender, a number, an account: where the attack came from.
  public var attackOrigin: String?
  /// Labelled "evidence on the web".
  public var evidenceURL: String?
  /// Labelled "suspicious address".
  public var suspiciousURL: String?
  /// Labelled "content of the message".
  public var messageContent: String?
  /// Labelled "description".
  public var description: String?
  /// A code of `impacts`.
  public var impact: String?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(attackType: String? = nil, incidentDate: Instant? = nil, incidentPrecision: IncidentPrecision? = nil, attackOrigin: String? = nil, evidenceURL: String? = nil, suspiciousURL: String? = nil, messageContent: String? = nil, description: String? = nil, impact: String? = nil) {
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

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "attackType", &attackType)
    try visitor.field(2, "incidentDate", &incidentDate)
    try visitor.field(3, "incidentPrecision", &incidentPrecision)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "attackOrigin", &attackOrigin)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "evidenceURL", &evidenceURL)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "suspiciousURL", &suspiciousURL)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(7, "messageContent", &messageContent)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(8, "description", &description)
    try visitor.field(9, "impact", &impact)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What those who look at an incident make of it. In a change, what is absent stays as it is.
public struct IncidentClassification: Message, CustomStringConvertible, EditedFields {
  public static var messageName: StaticString { "IncidentClassification" }
  /// A code of `securityIncidents`.
  public var securityIncident: String?
  /// A code of `dangerLevels`.
  public var dangerLevel: String?
  /// A code of `discoveryMethods`.
  public var discoveryMethod: String?
  /// Codes of `incidentActions`; given, they take the place of those before.
  public var actions: [String]
  /// When those who must tell the authority became aware of it: the notices' clocks start here.
  public var awareAt: Instant?
  /// Takes the place of what the reporter chose.
  public var attackType: String?
  /// Takes the place of what the reporter chose.
  public var impact: String?

  /// Creates one whose fields are all absent.
  public init() {
    actions = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(securityIncident: String? = nil, dangerLevel: String? = nil, discoveryMethod: String? = nil, actions: [String] = [], awareAt: Instant? = nil, attackType: String? = nil, impact: String? = nil) {
    self.securityIncident = securityIncident
    self.dangerLevel = dangerLevel
    self.discoveryMethod = discoveryMethod
    self.actions = actions
    self.awareAt = awareAt
    self.attackType = attackType
    self.impact = impact
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "securityIncident", &securityIncident)
    try visitor.field(2, "dangerLevel", &dangerLevel)
    try visitor.field(3, "discoveryMethod", &discoveryMethod)
    try visitor.field(4, "actions", &actions)
    try visitor.field(5, "awareAt", &awareAt)
    try visitor.field(6, "attackType", &attackType)
    try visitor.field(7, "impact", &impact)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// When the stages of an incident began, as far as it is known. In a change, what is absent stays
/// as it is.
///
/// Source: VERIS, `timeline`.
public struct IncidentTimeline: Message, CustomStringConvertible, EditedFields {
  public static var messageName: StaticString { "IncidentTimeline" }
  /// Labelled "compromise".
  public var compromise: Instant?
  /// Labelled "exfiltration".
  public var exfiltration: Instant?
  /// Labelled "discovery".
  public var discovery: Instant?
  /// Labelled "containment".
  public var containment: Instant?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(compromise: Instant? = nil, exfiltration: Instant? = nil, discovery: Instant? = nil, containment: Instant? = nil) {
    self.compromise = compromise
    self.exfiltration = exfiltration
    self.discovery = discovery
    self.containment = containment
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "compromise", &compromise)
    try visitor.field(2, "exfiltration", &exfiltration)
    try visitor.field(3, "discovery", &discovery)
    try visitor.field(4, "containment", &containment)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A file that stands beside the log: its name, type, size and hash. Where it is stored is none of
/// the report's business: a path may name whoever took it.
public struct ReportAttachment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportAttachment" }
  /// Labelled "name".
  public var name: String
  /// Labelled "file type".
  public var mime: String
  /// Labelled "bytes".
  public var bytes: UInt64
  /// 32 bytes.
  public var sha256: [UInt8]
  /// Nobody, where the report is anonymous and still a draft.
  public var addedBy: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    mime = ""
    bytes = 0
    sha256 = []
    addedBy = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [], addedBy: ActorID = ActorID(), at: Instant = Instant()) {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.addedBy = addedBy
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "name", &name)
    try visitor.field(2, "mime", &mime)
    try visitor.field(3, "bytes", &bytes)
    try visitor.field(4, "sha256", &sha256)
    try visitor.field(5, "addedBy", &addedBy)
    try visitor.field(6, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What those who look at a report write down for one another.
public struct AdminNote: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AdminNote" }
  /// Labelled "text".
  public var text: String
  /// Labelled "author".
  public var author: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    text = ""
    author = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(text: String = "", author: ActorID = ActorID(), at: Instant = Instant()) {
    self.text = text
    self.author = author
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "text", &text)
    try visitor.field(2, "author", &author)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// That an authority was told.
public struct AuthorityNotice: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthorityNotice" }
  /// Labelled "stage".
  public var stage: NoticeStage
  /// Under which the authority filed it.
  public var reference: String
  /// Labelled "sent by".
  public var sentBy: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    stage = NoticeStage()
    reference = ""
    sentBy = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(stage: NoticeStage = NoticeStage(), reference: String = "", sentBy: ActorID = ActorID(), at: Instant = Instant()) {
    self.stage = stage
    self.reference = reference
    self.sentBy = sentBy
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "stage", &stage)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reference", &reference)
    try visitor.field(3, "sentBy", &sentBy)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// That a deadline passed by which an authority should have been told.
public struct MissedNotice: Message, CustomStringConvertible {
  public static var messageName: StaticString { "MissedNotice" }
  /// Labelled "stage".
  public var stage: NoticeStage
  /// Labelled "due".
  public var due: Instant

  /// Creates one whose fields are all absent.
  public init() {
    stage = NoticeStage()
    due = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(stage: NoticeStage = NoticeStage(), due: Instant = Instant()) {
    self.stage = stage
    self.due = due
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "stage", &stage)
    try visitor.field(2, "due", &due)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// An incident report as its events leave it.
///
/// Source: Specs/Lifecycles/Report.md, "Fields".
public struct IncidentReport: Message, CustomStringConvertible, DatedFields {
  public static var messageName: StaticString { "IncidentReport" }
  /// Labelled "status".
  public var status: ReportStatus
  /// The report's number in the system that it was brought over from.
  public var number: UInt64?
  /// Nobody, where the report is anonymous.
  public var reporter: ActorID
  /// Labelled "anonymous".
  public var isAnonymous: Bool
  /// Labelled "details".
  public var details: IncidentDetails
  /// Type and impact stand in the details.
  public var classification: IncidentClassification
  /// Labelled "course".
  public var timeline: IncidentTimeline
  /// Labelled "notes".
  public var notes: [AdminNote]
  /// Labelled "attachment".
  public var attachments: [ReportAttachment]
  /// In the order of their stages, each once.
  public var notices: [AuthorityNotice]
  /// Deadlines that passed, each once; none any more once another awareness is recorded.
  public var missed: [MissedNotice]
  /// Labelled "links".
  public var links: [Identifier]
  /// The claim that was made of it.
  public var claim: Identifier?
  /// Labelled "reviewer".
  public var reviewer: ActorID
  /// Whoever looks into it.
  public var assignee: ActorID
  /// A code of `closeReasons`, while it is closed.
  public var closeReason: String?
  /// The hash of the code that the reporter keeps; empty if there is none.
  public var receipt: [UInt8]
  /// Labelled "created at".
  public var createdAt: Instant
  /// Labelled "submitted at".
  public var submittedAt: Instant?
  /// Labelled "updated at".
  public var updatedAt: Instant
  public var fieldTimes: [FieldTime]

  /// Creates one whose fields are all absent.
  public init() {
    status = ReportStatus()
    reporter = ActorID()
    isAnonymous = false
    details = IncidentDetails()
    classification = IncidentClassification()
    timeline = IncidentTimeline()
    notes = []
    attachments = []
    notices = []
    missed = []
    links = []
    reviewer = ActorID()
    assignee = ActorID()
    receipt = []
    createdAt = Instant()
    updatedAt = Instant()
    fieldTimes = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: ReportStatus = ReportStatus(), number: UInt64? = nil, reporter: ActorID = ActorID(), isAnonymous: Bool = false, details: IncidentDetails = IncidentDetails(), classification: IncidentClassification = IncidentClassification(), timeline: IncidentTimeline = IncidentTimeline(), notes: [AdminNote] = [], attachments: [ReportAttachment] = [], notices: [AuthorityNotice] = [], missed: [MissedNotice] = [], links: [Identifier] = [], claim: Identifier? = nil, reviewer: ActorID = ActorID(), assignee: ActorID = ActorID(), closeReason: String? = nil, receipt: [UInt8] = [], createdAt: Instant = Instant(), submittedAt: Instant? = nil, updatedAt: Instant = Instant(), fieldTimes: [FieldTime] = []) {
    self.status = status
    self.number = number
    self.reporter = reporter
    self.isAnonymous = isAnonymous
    self.details = details
    self.classification = classification
    self.timeline = timeline
    self.notes = notes
    self.attachments = attachments
    self.notices = notices
    self.missed = missed
    self.links = links
    self.claim = claim
    self.reviewer = reviewer
    self.assignee = assignee
    self.closeReason = closeReason
    self.receipt = receipt
    self.createdAt = createdAt
    self.submittedAt = submittedAt
    self.updatedAt = updatedAt
    self.fieldTimes = fieldTimes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
    try visit3(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "number", &number)
    try visitor.field(3, "reporter", &reporter)
    try visitor.field(4, "isAnonymous", &isAnonymous)
    try visitor.field(5, "details", &details)
    try visitor.field(6, "classification", &classification)
    try visitor.field(7, "timeline", &timeline)
    try visitor.field(8, "notes", &notes)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "attachments", &attachments)
    try visitor.field(10, "notices", &notices)
    try visitor.field(11, "missed", &missed)
    try visitor.field(12, "links", &links)
    try visitor.field(13, "claim", &claim)
    try visitor.field(14, "reviewer", &reviewer)
    try visitor.field(15, "assignee", &assignee)
    try visitor.field(16, "closeReason", &closeReason)
  }
  @inline(never) private mutating func visit3<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(17, "receipt", &receipt)
    try visitor.field(18, "createdAt", &createdAt)
    try visitor.field(19, "submittedAt", &submittedAt)
    try visitor.field(20, "updatedAt", &updatedAt)
    if !F.showsNames { try visitor.field(21, "fieldTimes", &fieldTimes) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where an incident report stands. The numbers are stored, and the names are those that reporting
/// apps already use.
///
/// Source: Specs/Lifecycles/Report.md, "Statuses".
public enum ReportStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Draft".
  case borrador = 1
  /// Labelled "New".
  case nuevo = 2
  /// Labelled "Reviewed".
  case revisado = 3
  /// Labelled "Under investigation".
  case enInvestigacion = 4
  /// Labelled "Closed".
  case cerrado = 5
  /// Labelled "Discarded".
  case descartado = 6
  /// Labelled "Personal data erased".
  case erased = 7

  public init() { self = .none }
  public static var schemaName: StaticString { "ReportStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .borrador: "borrador"
      case .nuevo: "nuevo"
      case .revisado: "revisado"
      case .enInvestigacion: "en_investigacion"
      case .cerrado: "cerrado"
      case .descartado: "descartado"
      case .erased: "erased"
    }
  }
}

/// How far an authority has been told of an incident. The numbers are stored, in their order.
///
/// Source: Directive (EU) 2022/2555 (NIS 2), article 23, paragraph 4.
public enum NoticeStage: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// The early warning.
  case early = 1
  /// Labelled "Notification".
  case notification = 2
  /// At the request of the authority: may be left out, and has no deadline.
  case intermediate = 3
  /// Labelled "Final report".
  case final = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "NoticeStage" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .early: "early"
      case .notification: "notification"
      case .intermediate: "intermediate"
      case .final: "final"
    }
  }
}

/// How exactly the time of an incident is known. The numbers are stored.
public enum IncidentPrecision: UInt32, CodedEnum {
  /// To the time that is given.
  case unspecified = 0
  /// Labelled "To the day".
  case day = 1
  /// Labelled "To the month".
  case month = 2
  /// Labelled "To the year".
  case year = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "IncidentPrecision" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .day: "day"
      case .month: "month"
      case .year: "year"
    }
  }
}


// Generated from Document/Document.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// D01.
public struct StartDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartDocument" }
  /// Whose document it is; a claimant's own, whatever is said here.
  public var owner: ActorID
  /// Labelled "details".
  public var details: DocumentDetails
  /// The older document that this one is to replace.
  public var supersedes: Identifier?

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    details = DocumentDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), details: DocumentDetails = DocumentDetails(), supersedes: Identifier? = nil) {
    self.owner = owner
    self.details = details
    self.supersedes = supersedes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    try visitor.field(2, "details", &details)
    try visitor.field(3, "supersedes", &supersedes)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D02.
public struct AddPage: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddPage" }
  /// Labelled "page".
  public var page: DocumentPage
  /// What became of making it smaller before it was sent.
  public var compression: CompressionResult

  /// Creates one whose fields are all absent.
  public init() {
    page = DocumentPage()
    compression = CompressionResult()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(page: DocumentPage = DocumentPage(), compression: CompressionResult = CompressionResult()) {
    self.page = page
    self.compression = compression
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "page", &page)
    try visitor.field(2, "compression", &compression)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D03.
public struct RemovePage: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RemovePage" }
  /// Labelled "page".
  public var page: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    page = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(page: Identifier = Identifier()) {
    self.page = page
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "page", &page)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D04. What is absent stays as it is.
public struct EditDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditDocument" }
  /// Labelled "details".
  public var details: DocumentDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = DocumentDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: DocumentDetails = DocumentDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D05.
public struct SubmitDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubmitDocument" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D06.
public struct RecordOCR: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordOCR" }
  /// Labelled "text read".
  public var reading: DocumentReading

  /// Creates one whose fields are all absent.
  public init() {
    reading = DocumentReading()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reading: DocumentReading = DocumentReading()) {
    self.reading = reading
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reading", &reading)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D07.
public struct VerifyDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "VerifyDocument" }
  /// Labelled "note".
  public var note: String

  /// Creates one whose fields are all absent.
  public init() {
    note = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(note: String = "") {
    self.note = note
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "note", &note)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D08.
public struct RejectDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RejectDocument" }
  /// Of the catalog `documentRejectionReasons`; at least one.
  public var codes: [String]
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    codes = []
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(codes: [String] = [], text: String = "") {
    self.codes = codes
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "codes", &codes)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D09.
public struct ResubmitDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ResubmitDocument" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D10.
public struct RemindExpiry: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RemindExpiry" }
  /// One of `DocumentDecider.reminderDays`.
  public var days: UInt32

  /// Creates one whose fields are all absent.
  public init() {
    days = 0
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(days: UInt32 = 0) {
    self.days = days
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "days", &days)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D11.
public struct ExpireDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ExpireDocument" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D12.
public struct RenewDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RenewDocument" }
  /// Labelled "successor".
  public var successor: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    successor = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(successor: Identifier = Identifier()) {
    self.successor = successor
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "successor", &successor)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D13.
public struct RevokeDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RevokeDocument" }
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

/// D14.
public struct ShareDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ShareDocument" }
  /// Who may see it: an address, or an actor's id.
  public var recipient: String
  /// From then on the recipient sees it no more.
  public var until: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    recipient = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recipient: String = "", until: Instant? = nil) {
    self.recipient = recipient
    self.until = until
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "recipient", &recipient)
    try visitor.field(2, "until", &until)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D15.
public struct DeleteDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DeleteDocument" }
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

/// D16.
public struct UnshareDocument: Message, CustomStringConvertible {
  public static var messageName: StaticString { "UnshareDocument" }
  /// Labelled "recipient".
  public var recipient: String

  /// Creates one whose fields are all absent.
  public init() {
    recipient = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recipient: String = "") {
    self.recipient = recipient
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "recipient", &recipient)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D17.
public struct AuthoriseDocumentRepresentative: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthoriseDocumentRepresentative" }
  /// Labelled "representative".
  public var representative: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID()) {
    self.representative = representative
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D18.
public struct RevokeDocumentRepresentative: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RevokeDocumentRepresentative" }
  /// Labelled "representative".
  public var representative: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID()) {
    self.representative = representative
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// D19.
public struct EraseDocumentData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EraseDocumentData" }
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

/// From D01.
public struct DocumentStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentStarted" }
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "details".
  public var details: DocumentDetails
  /// Labelled "supersedes".
  public var supersedes: Identifier?
  /// From 1; one more than that of the document that it is to replace.
  public var version: UInt32
  /// Labelled "by".
  public var by: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    owner = ActorID()
    details = DocumentDetails()
    version = 0
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(owner: ActorID = ActorID(), details: DocumentDetails = DocumentDetails(), supersedes: Identifier? = nil, version: UInt32 = 0, by: ActorID = ActorID()) {
    self.owner = owner
    self.details = details
    self.supersedes = supersedes
    self.version = version
    self.by = by
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "owner", &owner)
    try visitor.field(2, "details", &details)
    try visitor.field(3, "supersedes", &supersedes)
    try visitor.field(4, "version", &version)
    try visitor.field(5, "by", &by)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D02.
public struct PageAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PageAdded" }
  /// Labelled "page".
  public var page: DocumentPage

  /// Creates one whose fields are all absent.
  public init() {
    page = DocumentPage()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(page: DocumentPage = DocumentPage()) {
    self.page = page
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "page", &page)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D03.
public struct PageRemoved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PageRemoved" }
  /// Labelled "page".
  public var page: Identifier
  /// Labelled "by".
  public var by: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    page = Identifier()
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(page: Identifier = Identifier(), by: ActorID = ActorID()) {
    self.page = page
    self.by = by
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "page", &page)
    try visitor.field(2, "by", &by)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D04: what changed.
public struct DocumentMetadataEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentMetadataEdited" }
  /// Labelled "details".
  public var details: DocumentDetails
  /// Labelled "by".
  public var by: ActorID
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    details = DocumentDetails()
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: DocumentDetails = DocumentDetails(), by: ActorID = ActorID(), effective: Instant? = nil) {
    self.details = details
    self.by = by
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
    try visitor.field(2, "by", &by)
    if !F.showsNames { try visitor.field(3, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D05.
public struct DocumentSubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentSubmitted" }
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(by: ActorID = ActorID(), at: Instant? = nil) {
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "by", &by)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D06.
public struct OCRRecorded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OCRRecorded" }
  /// Labelled "text read".
  public var reading: DocumentReading

  /// Creates one whose fields are all absent.
  public init() {
    reading = DocumentReading()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reading: DocumentReading = DocumentReading()) {
    self.reading = reading
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reading", &reading)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D07.
public struct DocumentVerified: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentVerified" }
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant?
  /// Labelled "note".
  public var note: String

  /// Creates one whose fields are all absent.
  public init() {
    by = ActorID()
    note = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(by: ActorID = ActorID(), at: Instant? = nil, note: String = "") {
    self.by = by
    self.at = at
    self.note = note
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "by", &by)
    try visitor.field(2, "at", &at)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "note", &note)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D08.
public struct DocumentRejected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentRejected" }
  /// Labelled "codes".
  public var codes: [String]
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    codes = []
    text = ""
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(codes: [String] = [], text: String = "", by: ActorID = ActorID()) {
    self.codes = codes
    self.text = text
    self.by = by
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "codes", &codes)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "by", &by)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D09.
public struct DocumentResubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentResubmitted" }
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(by: ActorID = ActorID(), at: Instant? = nil) {
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "by", &by)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D10.
public struct ExpiryReminderSent: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ExpiryReminderSent" }
  /// Labelled "days".
  public var days: UInt32
  /// Labelled "valid until".
  public var validUntil: LocalDate?

  /// Creates one whose fields are all absent.
  public init() {
    days = 0
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(days: UInt32 = 0, validUntil: LocalDate? = nil) {
    self.days = days
    self.validUntil = validUntil
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "days", &days)
    try visitor.field(2, "validUntil", &validUntil)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D11.
public struct DocumentExpired: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentExpired" }
  /// Labelled "valid until".
  public var validUntil: LocalDate?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(validUntil: LocalDate? = nil) {
    self.validUntil = validUntil
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "validUntil", &validUntil)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D12.
public struct DocumentSuperseded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentSuperseded" }
  /// Labelled "successor".
  public var successor: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    successor = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(successor: Identifier = Identifier()) {
    self.successor = successor
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "successor", &successor)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D13.
public struct DocumentRevoked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentRevoked" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "by".
  public var by: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", by: ActorID = ActorID()) {
    self.reason = reason
    self.by = by
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "by", &by)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D14.
public struct DocumentShared: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentShared" }
  /// Labelled "recipient".
  public var recipient: String
  /// Labelled "until".
  public var until: Instant?
  /// Labelled "by".
  public var by: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    recipient = ""
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recipient: String = "", until: Instant? = nil, by: ActorID = ActorID()) {
    self.recipient = recipient
    self.until = until
    self.by = by
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "recipient", &recipient)
    try visitor.field(2, "until", &until)
    try visitor.field(3, "by", &by)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D15.
public struct DocumentDeleted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentDeleted" }
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

/// From D16.
public struct DocumentUnshared: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentUnshared" }
  /// Labelled "recipient".
  public var recipient: String
  /// Labelled "by".
  public var by: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    recipient = ""
    by = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recipient: String = "", by: ActorID = ActorID()) {
    self.recipient = recipient
    self.by = by
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "recipient", &recipient)
    try visitor.field(2, "by", &by)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D17.
public struct DocumentRepresentativeAuthorised: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentRepresentativeAuthorised" }
  /// Labelled "representative".
  public var representative: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID()) {
    self.representative = representative
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D18.
public struct DocumentRepresentativeRevoked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentRepresentativeRevoked" }
  /// Labelled "representative".
  public var representative: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID()) {
    self.representative = representative
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From D19.
public struct DocumentDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentDataErased" }
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

/// A document as its events leave it: pages and what is known of them, never their bytes.
///
/// Source: Specs/Lifecycles/Document.md.
public struct Document: Message, CustomStringConvertible, DatedFields {
  public static var messageName: StaticString { "Document" }
  /// Labelled "status".
  public var status: DocumentStatus
  /// A code of the catalog `documentTypes`.
  public var type: String
  /// Labelled "title".
  public var title: String
  /// Labelled "notes".
  public var notes: String
  /// Labelled "owner".
  public var owner: ActorID
  /// Labelled "page".
  public var pages: [DocumentPage]
  /// Labelled "issued on".
  public var issuedOn: LocalDate?
  /// The last day on which it counts, in UTC; nil for ever.
  public var validUntil: LocalDate?
  /// From 1; one more than that of the document that it replaces.
  public var version: UInt32
  /// Labelled "supersedes".
  public var supersedes: Identifier?
  /// Labelled "replaced by".
  public var supersededBy: Identifier?
  /// Who looked at it last and found it good. Empty while nobody has.
  public var verifiedBy: ActorID
  /// Labelled "verified at".
  public var verifiedAt: Instant?
  /// Why it was turned back last; none of it once it is handed in again.
  public var rejectionCodes: [String]
  /// Labelled "why it was turned down".
  public var rejectionText: String
  /// What was read in the pages as they are.
  public var reading: DocumentReading?
  /// Labelled "shared with".
  public var sharedWith: [DocumentShare]
  /// Who acts for the owner.
  public var representatives: [ActorID]
  /// Who wrote or handed in something of it, each once: none of them verifies it.
  public var contributors: [ActorID]
  /// When it was handed in last.
  public var submittedAt: Instant?
  /// Labelled "submissions".
  public var submissions: UInt32
  /// Whether pages or details were changed since it was turned back.
  public var isChanged: Bool
  /// How many days before its end its owner was reminded, since it was verified.
  public var reminders: [UInt32]
  public var fieldTimes: [FieldTime]

  /// Creates one whose fields are all absent.
  public init() {
    status = DocumentStatus()
    type = ""
    title = ""
    notes = ""
    owner = ActorID()
    pages = []
    version = 0
    verifiedBy = ActorID()
    rejectionCodes = []
    rejectionText = ""
    sharedWith = []
    representatives = []
    contributors = []
    submissions = 0
    isChanged = false
    reminders = []
    fieldTimes = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: DocumentStatus = DocumentStatus(), type: String = "", title: String = "", notes: String = "", owner: ActorID = ActorID(), pages: [DocumentPage] = [], issuedOn: LocalDate? = nil, validUntil: LocalDate? = nil, version: UInt32 = 0, supersedes: Identifier? = nil, supersededBy: Identifier? = nil, verifiedBy: ActorID = ActorID(), verifiedAt: Instant? = nil, rejectionCodes: [String] = [], rejectionText: String = "", reading: DocumentReading? = nil, sharedWith: [DocumentShare] = [], representatives: [ActorID] = [], contributors: [ActorID] = [], submittedAt: Instant? = nil, submissions: UInt32 = 0, isChanged: Bool = false, reminders: [UInt32] = [], fieldTimes: [FieldTime] = []) {
    self.status = status
    self.type = type
    self.title = title
    self.notes = notes
    self.owner = owner
    self.pages = pages
    self.issuedOn = issuedOn
    self.validUntil = validUntil
    self.version = version
    self.supersedes = supersedes
    self.supersededBy = supersededBy
    self.verifiedBy = verifiedBy
    self.verifiedAt = verifiedAt
    self.rejectionCodes = rejectionCodes
    self.rejectionText = rejectionText
    self.reading = reading
    self.sharedWith = sharedWith
    self.representatives = representatives
    self.contributors = contributors
    self.submittedAt = submittedAt
    self.submissions = submissions
    self.isChanged = isChanged
    self.reminders = reminders
    self.fieldTimes = fieldTimes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
    try visit3(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "type", &type)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "title", &title)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "notes", &notes)
    try visitor.field(5, "owner", &owner)
    try visitor.field(6, "pages", &pages)
    try visitor.field(7, "issuedOn", &issuedOn)
    try visitor.field(8, "validUntil", &validUntil)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "version", &version)
    try visitor.field(10, "supersedes", &supersedes)
    try visitor.field(11, "supersededBy", &supersededBy)
    try visitor.field(12, "verifiedBy", &verifiedBy)
    try visitor.field(13, "verifiedAt", &verifiedAt)
    try visitor.field(14, "rejectionCodes", &rejectionCodes)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(15, "rejectionText", &rejectionText)
    try visitor.field(16, "reading", &reading)
  }
  @inline(never) private mutating func visit3<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(17, "sharedWith", &sharedWith)
    try visitor.field(18, "representatives", &representatives)
    try visitor.field(19, "contributors", &contributors)
    try visitor.field(20, "submittedAt", &submittedAt)
    try visitor.field(21, "submissions", &submissions)
    try visitor.field(22, "isChanged", &isChanged)
    try visitor.field(23, "reminders", &reminders)
    if !F.showsNames { try visitor.field(24, "fieldTimes", &fieldTimes) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is written on a document's file. In a change, what is absent stays as it is.
public struct DocumentDetails: Message, CustomStringConvertible, EditedFields {
  public static var messageName: StaticString { "DocumentDetails" }
  /// A code of the catalog `documentTypes`.
  public var type: String?
  /// Labelled "title".
  public var title: String?
  /// Labelled "notes".
  public var notes: String?
  /// Labelled "issued on".
  public var issuedOn: LocalDate?
  /// The last day on which it counts, in UTC.
  public var validUntil: LocalDate?
  /// Takes the last day away: it counts for ever.
  public var isEndless: Bool

  /// Creates one whose fields are all absent.
  public init() {
    isEndless = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(type: String? = nil, title: String? = nil, notes: String? = nil, issuedOn: LocalDate? = nil, validUntil: LocalDate? = nil, isEndless: Bool = false) {
    self.type = type
    self.title = title
    self.notes = notes
    self.issuedOn = issuedOn
    self.validUntil = validUntil
    self.isEndless = isEndless
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "type", &type)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "title", &title)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "notes", &notes)
    try visitor.field(4, "issuedOn", &issuedOn)
    try visitor.field(5, "validUntil", &validUntil)
    try visitor.field(6, "isEndless", &isEndless)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What became of making a page smaller before it was sent. The numbers are stored.
public enum CompressionResult: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Not needed".
  case notNeeded = 1
  /// Labelled "Done".
  case done = 2
  /// Labelled "Failed".
  case failed = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CompressionResult" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .notNeeded: "notNeeded"
      case .done: "done"
      case .failed: "failed"
    }
  }
}

/// One page, or one file of pages: its name, type, size and hash. The bytes stand in a blob store.
public struct DocumentPage: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentPage" }
  /// Chosen by the sender; new within the document.
  public var id: Identifier
  /// Labelled "name".
  public var name: String
  /// One of `DocumentPage.types`.
  public var mime: String
  /// Labelled "bytes".
  public var bytes: UInt64
  /// 32 bytes.
  public var sha256: [UInt8]
  /// Where it is stored: a key or a URL.
  public var url: String
  /// Who added it; the log's word, whatever the sender says.
  public var addedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    id = Identifier()
    name = ""
    mime = ""
    bytes = 0
    sha256 = []
    url = ""
    addedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: Identifier = Identifier(), name: String = "", mime: String = "", bytes: UInt64 = 0, sha256: [UInt8] = [], url: String = "", addedBy: ActorID = ActorID()) {
    self.id = id
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.sha256 = sha256
    self.url = url
    self.addedBy = addedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "name", &name)
    try visitor.field(3, "mime", &mime)
    try visitor.field(4, "bytes", &bytes)
    try visitor.field(5, "sha256", &sha256)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "url", &url)
    try visitor.field(7, "addedBy", &addedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What a reader made out in one place of a document.
public struct DocumentField: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentField" }
  /// What stands there: `holder`, `number`, …
  public var name: String
  /// Labelled "text".
  public var text: String
  /// How sure it is: 0 to 1,000,000.
  public var confidenceMillionths: UInt32
  /// Where it stands; nil for the whole document.
  public var page: Identifier?

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    text = ""
    confidenceMillionths = 0
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String = "", text: String = "", confidenceMillionths: UInt32 = 0, page: Identifier? = nil) {
    self.name = name
    self.text = text
    self.confidenceMillionths = confidenceMillionths
    self.page = page
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "name", &name)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "confidenceMillionths", &confidenceMillionths)
    try visitor.field(4, "page", &page)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What a reader (optical character recognition) made out.
public struct DocumentReading: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentReading" }
  /// Labelled "model".
  public var model: String
  /// Labelled "fields".
  public var fields: [DocumentField]

  /// Creates one whose fields are all absent.
  public init() {
    model = ""
    fields = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(model: String = "", fields: [DocumentField] = []) {
    self.model = model
    self.fields = fields
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "model", &model)
    try visitor.field(2, "fields", &fields)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Somebody who may see a document, and until when.
public struct DocumentShare: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DocumentShare" }
  /// Labelled "recipient".
  public var recipient: String
  /// Labelled "until".
  public var until: Instant

  /// Creates one whose fields are all absent.
  public init() {
    recipient = ""
    until = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recipient: String = "", until: Instant = Instant()) {
    self.recipient = recipient
    self.until = until
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "recipient", &recipient)
    try visitor.field(2, "until", &until)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a document stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Document.md, "Statuses".
public enum DocumentStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Draft".
  case draft = 1
  /// Labelled "Waiting for verification".
  case pending = 2
  /// Labelled "Verified".
  case verified = 3
  /// Labelled "Turned down".
  case rejected = 4
  /// Labelled "Expired".
  case expired = 5
  /// Labelled "Replaced".
  case superseded = 6
  /// Labelled "Deleted".
  case deleted = 7
  /// Labelled "Personal data erased".
  case erased = 8

  public init() { self = .none }
  public static var schemaName: StaticString { "DocumentStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .draft: "draft"
      case .pending: "pending"
      case .verified: "verified"
      case .rejected: "rejected"
      case .expired: "expired"
      case .superseded: "superseded"
      case .deleted: "deleted"
      case .erased: "erased"
    }
  }
}


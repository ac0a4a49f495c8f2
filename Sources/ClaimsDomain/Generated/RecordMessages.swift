// Generated from Claim/Record/Record.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K43.
public struct AddNote: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddNote" }
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

/// K44. Replaces what an earlier event said; the effective time says since when it is so.
public struct CorrectFact: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CorrectFact" }
  /// The revision of the event that was wrong.
  public var replaces: UInt64
  /// Labelled "details".
  public var details: ClaimDetails
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    replaces = 0
    details = ClaimDetails()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(replaces: UInt64 = 0, details: ClaimDetails = ClaimDetails(), reason: String = "") {
    self.replaces = replaces
    self.details = details
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "replaces", &replaces)
    try visitor.field(2, "details", &details)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K46.
public struct GenerateReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "GenerateReport" }
  /// Labelled "kind".
  public var kind: String
  /// Labelled "as of".
  public var asOf: Instant?
  /// Of the file that was handed over, such as a dossier: 32 bytes.
  public var sha256: [UInt8]?

  /// Creates one whose fields are all absent.
  public init() {
    kind = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: String = "", asOf: Instant? = nil, sha256: [UInt8]? = nil) {
    self.kind = kind
    self.asOf = asOf
    self.sha256 = sha256
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "asOf", &asOf)
    try visitor.field(3, "sha256", &sha256)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K47.
public struct ErasePersonalData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ErasePersonalData" }
  /// It stays readable: name nobody in it.
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

/// K43a. A letter, a call, a mail: what was said to whom.
public struct RecordCommunication: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordCommunication" }
  /// Labelled "channel".
  public var channel: String
  /// Labelled "with".
  public var with: String
  /// Labelled "text".
  public var text: String
  /// Whether they spoke to us.
  public var inbound: Bool

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
    with = ""
    text = ""
    inbound = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(channel: String = "", with: String = "", text: String = "", inbound: Bool = false) {
    self.channel = channel
    self.with = with
    self.text = text
    self.inbound = inbound
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "channel", &channel)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "with", &with)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "inbound", &inbound)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K51. Asks somebody to act for the claimant.
public struct AuthoriseRepresentative: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthoriseRepresentative" }
  /// Labelled "representative".
  public var representative: ActorID
  /// Contractor, public adjuster, counsel. Required of the staff.
  public var capacity: String

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
    capacity = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID(), capacity: String = "") {
    self.representative = representative
    self.capacity = capacity
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "capacity", &capacity)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K52. By the claimant, the representative or the staff.
public struct RevokeRepresentative: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RevokeRepresentative" }
  /// Labelled "representative".
  public var representative: ActorID
  /// Required of the staff.
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID(), reason: String = "") {
    self.representative = representative
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K51a. By the representative.
public struct AcceptRepresentation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AcceptRepresentation" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K43.
public struct NoteAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "NoteAdded" }
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

/// From K43a.
public struct CommunicationRecorded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CommunicationRecorded" }
  /// Labelled "channel".
  public var channel: String
  /// Labelled "with".
  public var with: String
  /// Labelled "text".
  public var text: String
  /// Labelled "from outside".
  public var inbound: Bool

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
    with = ""
    text = ""
    inbound = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(channel: String = "", with: String = "", text: String = "", inbound: Bool = false) {
    self.channel = channel
    self.with = with
    self.text = text
    self.inbound = inbound
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "channel", &channel)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "with", &with)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "inbound", &inbound)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K44.
public struct FactCorrected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FactCorrected" }
  /// Labelled "replaces revision".
  public var replaces: UInt64
  /// Labelled "details".
  public var details: ClaimDetails
  /// Labelled "reason".
  public var reason: String
  /// When it was true, if before it was recorded; since version 10.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    replaces = 0
    details = ClaimDetails()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(replaces: UInt64 = 0, details: ClaimDetails = ClaimDetails(), reason: String = "", effective: Instant? = nil) {
    self.replaces = replaces
    self.details = details
    self.reason = reason
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "replaces", &replaces)
    try visitor.field(2, "details", &details)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
    try visitor.field(4, "effective", &effective)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K46.
public struct ReportGenerated: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReportGenerated" }
  /// Labelled "kind".
  public var kind: String
  /// Labelled "as of".
  public var asOf: Instant?
  /// Labelled "SHA-256".
  public var sha256: [UInt8]?

  /// Creates one whose fields are all absent.
  public init() {
    kind = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: String = "", asOf: Instant? = nil, sha256: [UInt8]? = nil) {
    self.kind = kind
    self.asOf = asOf
    self.sha256 = sha256
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "asOf", &asOf)
    try visitor.field(3, "sha256", &sha256)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K47.
public struct PersonalDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PersonalDataErased" }
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

/// From K51.
public struct RepresentativeAuthorised: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RepresentativeAuthorised" }
  /// Labelled "representative".
  public var representative: ActorID
  /// Labelled "capacity".
  public var capacity: String
  /// Whether it counts only once they accept; before version 8 it counted at once.
  public var awaitsAcceptance: Bool

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
    capacity = ""
    awaitsAcceptance = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID(), capacity: String = "", awaitsAcceptance: Bool = false) {
    self.representative = representative
    self.capacity = capacity
    self.awaitsAcceptance = awaitsAcceptance
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "capacity", &capacity)
    try visitor.field(3, "awaitsAcceptance", &awaitsAcceptance)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K52.
public struct RepresentativeRevoked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RepresentativeRevoked" }
  /// Labelled "representative".
  public var representative: ActorID
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    representative = ActorID()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(representative: ActorID = ActorID(), reason: String = "") {
    self.representative = representative
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "representative", &representative)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K51a.
public struct RepresentationAccepted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RepresentationAccepted" }
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


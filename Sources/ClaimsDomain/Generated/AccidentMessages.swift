// Generated from Accident/Accident.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// A01.
public struct StartAccident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartAccident" }
  /// Labelled "details".
  public var details: AccidentDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = AccidentDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: AccidentDetails = AccidentDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A02.
public struct AddEvidence: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AddEvidence" }
  /// Labelled "evidence".
  public var evidence: AccidentEvidence

  /// Creates one whose fields are all absent.
  public init() {
    evidence = AccidentEvidence()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(evidence: AccidentEvidence = AccidentEvidence()) {
    self.evidence = evidence
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "evidence", &evidence)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A03. Changes what is given; what is absent or empty stays as it is.
public struct EditAccident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditAccident" }
  /// Labelled "details".
  public var details: AccidentDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = AccidentDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: AccidentDetails = AccidentDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A04. Done on the spot.
public struct SaveAccident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SaveAccident" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A05.
public struct SubmitAccident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubmitAccident" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A06. Names the lead, the claim, or both, that it belongs to.
public struct LinkAccident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LinkAccident" }
  /// Labelled "enquiry".
  public var lead: Identifier?
  /// Labelled "claim".
  public var claim: Identifier?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(lead: Identifier? = nil, claim: Identifier? = nil) {
    self.lead = lead
    self.claim = claim
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "lead", &lead)
    try visitor.field(2, "claim", &claim)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A07.
public struct DiscardAccident: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DiscardAccident" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A08. Says where a file's bytes are.
public struct RecordEvidenceUpload: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordEvidenceUpload" }
  /// Labelled "evidence".
  public var evidence: Identifier
  /// Labelled "status".
  public var status: UploadStatus
  /// Where it is stored: a key or a URL.
  public var location: String
  /// Of what is stored: 32 bytes.
  public var sha256: [UInt8]

  /// Creates one whose fields are all absent.
  public init() {
    evidence = Identifier()
    status = UploadStatus()
    location = ""
    sha256 = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(evidence: Identifier = Identifier(), status: UploadStatus = UploadStatus(), location: String = "", sha256: [UInt8] = []) {
    self.evidence = evidence
    self.status = status
    self.location = location
    self.sha256 = sha256
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "evidence", &evidence)
    try visitor.field(2, "status", &status)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "location", &location)
    try visitor.field(4, "sha256", &sha256)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A09. The file is left out; that it was there stays in the log.
public struct RemoveEvidence: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RemoveEvidence" }
  /// Labelled "evidence".
  public var evidence: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    evidence = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(evidence: Identifier = Identifier()) {
    self.evidence = evidence
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "evidence", &evidence)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A10.
public struct EraseAccidentData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EraseAccidentData" }
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

/// From A01.
public struct AccidentStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentStarted" }
  /// Labelled "reporter".
  public var reporter: ActorID
  /// Labelled "details".
  public var details: AccidentDetails
  /// When it was written down, which may be long before the log heard of it.
  public var recordedAt: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reporter = ActorID()
    details = AccidentDetails()
    recordedAt = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reporter: ActorID = ActorID(), details: AccidentDetails = AccidentDetails(), recordedAt: Instant = Instant()) {
    self.reporter = reporter
    self.details = details
    self.recordedAt = recordedAt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reporter", &reporter)
    try visitor.field(2, "details", &details)
    try visitor.field(3, "recordedAt", &recordedAt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A02.
public struct EvidenceAdded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EvidenceAdded" }
  /// Labelled "evidence".
  public var evidence: AccidentEvidence

  /// Creates one whose fields are all absent.
  public init() {
    evidence = AccidentEvidence()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(evidence: AccidentEvidence = AccidentEvidence()) {
    self.evidence = evidence
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "evidence", &evidence)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A03: only what changed.
public struct AccidentEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentEdited" }
  /// Labelled "details".
  public var details: AccidentDetails
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    details = AccidentDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: AccidentDetails = AccidentDetails(), effective: Instant? = nil) {
    self.details = details
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
    if !F.showsNames { try visitor.field(2, "effective", &effective) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A04.
public struct AccidentSaved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentSaved" }
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

/// From A05.
public struct AccidentSubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentSubmitted" }
  /// The version of the text agreed to.
  public var consent: String
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    consent = ""
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(consent: String = "", at: Instant = Instant()) {
    self.consent = consent
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "consent", &consent)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A06.
public struct AccidentLinked: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentLinked" }
  /// Labelled "enquiry".
  public var lead: Identifier?
  /// Labelled "claim".
  public var claim: Identifier?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(lead: Identifier? = nil, claim: Identifier? = nil) {
    self.lead = lead
    self.claim = claim
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "lead", &lead)
    try visitor.field(2, "claim", &claim)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A07.
public struct AccidentDiscarded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentDiscarded" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A08.
public struct EvidenceUploaded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EvidenceUploaded" }
  /// Labelled "evidence".
  public var evidence: Identifier
  /// Labelled "status".
  public var status: UploadStatus
  /// Labelled "place".
  public var location: String

  /// Creates one whose fields are all absent.
  public init() {
    evidence = Identifier()
    status = UploadStatus()
    location = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(evidence: Identifier = Identifier(), status: UploadStatus = UploadStatus(), location: String = "") {
    self.evidence = evidence
    self.status = status
    self.location = location
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "evidence", &evidence)
    try visitor.field(2, "status", &status)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "location", &location)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A09.
public struct EvidenceRemoved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EvidenceRemoved" }
  /// Labelled "evidence".
  public var evidence: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    evidence = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(evidence: Identifier = Identifier()) {
    self.evidence = evidence
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "evidence", &evidence)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From A10.
public struct AccidentDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentDataErased" }
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

/// A photo, film, recording or paper. Its bytes stand beside the log, as a claim's attachments do.
public struct AccidentEvidence: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentEvidence" }
  /// Chosen by the sender; new within the record.
  public var id: Identifier
  /// Labelled "attachment".
  public var attachment: Attachment
  /// Where it is a photo: when and where it was taken.
  public var photo: Photo?

  /// Creates one whose fields are all absent.
  public init() {
    id = Identifier()
    attachment = Attachment()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: Identifier = Identifier(), attachment: Attachment = Attachment(), photo: Photo? = nil) {
    self.id = id
    self.attachment = attachment
    self.photo = photo
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    try visitor.field(2, "attachment", &attachment)
    try visitor.field(3, "photo", &photo)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The record of an accident as its events leave it.
///
/// Source: Specs/Lifecycles/Accident.md.
public struct Accident: Message, CustomStringConvertible, DatedFields {
  public static var messageName: StaticString { "Accident" }
  /// Labelled "status".
  public var status: AccidentStatus
  /// Whose record it is.
  public var reporter: ActorID
  /// When it was first written down.
  public var recordedAt: Instant?
  /// Labelled "details".
  public var details: AccidentDetails
  /// In the order in which they were added.
  public var evidence: [AccidentEvidence]
  /// How many files were left out again.
  public var removed: UInt32
  /// Labelled "submitted at".
  public var submittedAt: Instant?
  /// Labelled "enquiry".
  public var lead: Identifier?
  /// Labelled "claim".
  public var claim: Identifier?
  public var fieldTimes: [FieldTime]

  /// Creates one whose fields are all absent.
  public init() {
    status = AccidentStatus()
    reporter = ActorID()
    details = AccidentDetails()
    evidence = []
    removed = 0
    fieldTimes = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: AccidentStatus = AccidentStatus(), reporter: ActorID = ActorID(), recordedAt: Instant? = nil, details: AccidentDetails = AccidentDetails(), evidence: [AccidentEvidence] = [], removed: UInt32 = 0, submittedAt: Instant? = nil, lead: Identifier? = nil, claim: Identifier? = nil, fieldTimes: [FieldTime] = []) {
    self.status = status
    self.reporter = reporter
    self.recordedAt = recordedAt
    self.details = details
    self.evidence = evidence
    self.removed = removed
    self.submittedAt = submittedAt
    self.lead = lead
    self.claim = claim
    self.fieldTimes = fieldTimes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "reporter", &reporter)
    try visitor.field(3, "recordedAt", &recordedAt)
    try visitor.field(4, "details", &details)
    try visitor.field(5, "evidence", &evidence)
    try visitor.field(6, "removed", &removed)
    try visitor.field(7, "submittedAt", &submittedAt)
    try visitor.field(8, "lead", &lead)
    try visitor.field(9, "claim", &claim)
    if !F.showsNames { try visitor.field(10, "fieldTimes", &fieldTimes) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is known of an accident. In a change, what is absent or empty stays as it is.
public struct AccidentDetails: Message, CustomDebugStringConvertible, EditedFields {
  public static var messageName: StaticString { "AccidentDetails" }
  /// Labelled "happened at".
  public var occurredAt: Instant?
  /// Given, it takes the place of the one before.
  public var place: AccidentPlace?
  /// Labelled "description".
  public var description: String?
  /// Given, they take the place of those before; so it is with the other lists.
  public var otherParties: [OtherParty]
  /// Labelled "witness".
  public var witnesses: [Witness]
  /// Labelled "police".
  public var police: PoliceReport?
  /// Labelled "injury".
  public var injuries: [Injury]
  /// Labelled "vehicle".
  public var vehicles: [AccidentVehicle]
  /// Labelled "passenger".
  public var passengers: [Passenger]
  /// Labelled "notes".
  public var notes: String?
  /// The version of the text that the reporter agreed to.
  public var consent: String?

  /// Creates one whose fields are all absent.
  public init() {
    otherParties = []
    witnesses = []
    injuries = []
    vehicles = []
    passengers = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(occurredAt: Instant? = nil, place: AccidentPlace? = nil, description: String? = nil, otherParties: [OtherParty] = [], witnesses: [Witness] = [], police: PoliceReport? = nil, injuries: [Injury] = [], vehicles: [AccidentVehicle] = [], passengers: [Passenger] = [], notes: String? = nil, consent: String? = nil) {
    self.occurredAt = occurredAt
    self.place = place
    self.description = description
    self.otherParties = otherParties
    self.witnesses = witnesses
    self.police = police
    self.injuries = injuries
    self.vehicles = vehicles
    self.passengers = passengers
    self.notes = notes
    self.consent = consent
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "occurredAt", &occurredAt)
    try visitor.field(2, "place", &place)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "description", &description)
    try visitor.field(4, "otherParties", &otherParties)
    try visitor.field(5, "witnesses", &witnesses)
    try visitor.field(6, "police", &police)
    try visitor.field(7, "injuries", &injuries)
    try visitor.field(8, "vehicles", &vehicles)
    try visitor.field(9, "passengers", &passengers)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(10, "notes", &notes)
    try visitor.field(11, "consent", &consent)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where the record of an accident stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Accident.md, "Statuses".
public enum AccidentStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Recording".
  case recording = 1
  /// Labelled "Saved".
  case saved = 2
  /// Labelled "Submitted".
  case submitted = 3
  /// Labelled "Linked".
  case linked = 4
  /// Labelled "Discarded".
  case discarded = 5
  /// Labelled "Personal data erased".
  case erased = 6

  public init() { self = .none }
  public static var schemaName: StaticString { "AccidentStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .recording: "recording"
      case .saved: "saved"
      case .submitted: "submitted"
      case .linked: "linked"
      case .discarded: "discarded"
      case .erased: "erased"
    }
  }
}

/// How badly somebody was hurt, as those on the spot saw it. The numbers are stored.
public enum InjurySeverity: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "None".
  case none = 1
  /// Labelled "Minor".
  case minor = 2
  /// Labelled "Severe".
  case severe = 3
  /// Labelled "Fatal".
  case fatal = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "InjurySeverity" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .none: "none"
      case .minor: "minor"
      case .severe: "severe"
      case .fatal: "fatal"
    }
  }
}

/// Where it happened: by coordinates, in words, or both.
public struct AccidentPlace: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentPlace" }
  /// Labelled "latitude, in microdegrees".
  public var latitudeMicrodegrees: Int64?
  /// Labelled "longitude, in microdegrees".
  public var longitudeMicrodegrees: Int64?
  /// Labelled "road".
  public var road: String
  /// Labelled "city".
  public var city: String
  /// Labelled "state".
  public var state: String
  /// Labelled "postcode".
  public var zip: String
  /// Labelled "country".
  public var country: String

  /// Creates one whose fields are all absent.
  public init() {
    road = ""
    city = ""
    state = ""
    zip = ""
    country = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(latitudeMicrodegrees: Int64? = nil, longitudeMicrodegrees: Int64? = nil, road: String = "", city: String = "", state: String = "", zip: String = "", country: String = "") {
    self.latitudeMicrodegrees = latitudeMicrodegrees
    self.longitudeMicrodegrees = longitudeMicrodegrees
    self.road = road
    self.city = city
    self.state = state
    self.zip = zip
    self.country = country
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "latitudeMicrodegrees", &latitudeMicrodegrees)
    try visitor.field(2, "longitudeMicrodegrees", &longitudeMicrodegrees)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "road", &road)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "city", &city)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "state", &state)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(6, "zip", &zip)
    try visitor.field(7, "country", &country)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Somebody else who was part of it.
public struct OtherParty: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OtherParty" }
  /// Labelled "name".
  public var name: String
  /// Labelled "insurer".
  public var insurer: String
  /// Labelled "policy".
  public var policy: String
  /// Labelled "plate".
  public var plate: String

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    insurer = ""
    policy = ""
    plate = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String = "", insurer: String = "", policy: String = "", plate: String = "") {
    self.name = name
    self.insurer = insurer
    self.policy = policy
    self.plate = plate
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "name", &name)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "insurer", &insurer)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(3, "policy", &policy)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(4, "plate", &plate)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Somebody who saw it.
public struct Witness: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Witness" }
  /// Labelled "name".
  public var name: String
  /// How to reach them.
  public var contact: String
  /// Labelled "statement".
  public var statement: String

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    contact = ""
    statement = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String = "", contact: String = "", statement: String = "") {
    self.name = name
    self.contact = contact
    self.statement = statement
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.witness.rawValue)
    try visitor.field(1, "name", &name)
    visitor.personal(of: DataSubject.witness.rawValue)
    try visitor.field(2, "contact", &contact)
    visitor.personal(of: DataSubject.witness.rawValue)
    try visitor.field(3, "statement", &statement)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What the police have of it.
public struct PoliceReport: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PoliceReport" }
  /// Labelled "filed".
  public var isFiled: Bool
  /// Labelled "number".
  public var number: String
  /// What the police gave for it.
  public var receipt: String

  /// Creates one whose fields are all absent.
  public init() {
    isFiled = false
    number = ""
    receipt = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(isFiled: Bool = false, number: String = "", receipt: String = "") {
    self.isFiled = isFiled
    self.number = number
    self.receipt = receipt
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "isFiled", &isFiled)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "number", &number)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "receipt", &receipt)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Who was hurt, and how.
public struct Injury: Message, CustomDebugStringConvertible {
  public static var messageName: StaticString { "Injury" }
  /// Labelled "person".
  public var person: String
  /// Labelled "severity".
  public var severity: InjurySeverity
  /// Labelled "description".
  public var description: String

  /// Creates one whose fields are all absent.
  public init() {
    person = ""
    severity = InjurySeverity()
    description = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(person: String = "", severity: InjurySeverity = InjurySeverity(), description: String = "") {
    self.person = person
    self.severity = severity
    self.description = description
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "person", &person)
    try visitor.field(2, "severity", &severity)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(3, "description", &description)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A vehicle that was part of it.
public struct AccidentVehicle: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AccidentVehicle" }
  /// Labelled "plate".
  public var plate: String
  /// Labelled "make".
  public var make: String
  /// Labelled "model".
  public var model: String
  /// Labelled "driver".
  public var driver: String
  /// Labelled "damage".
  public var damage: String

  /// Creates one whose fields are all absent.
  public init() {
    plate = ""
    make = ""
    model = ""
    driver = ""
    damage = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(plate: String = "", make: String = "", model: String = "", driver: String = "", damage: String = "") {
    self.plate = plate
    self.make = make
    self.model = model
    self.driver = driver
    self.damage = damage
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "plate", &plate)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "make", &make)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(3, "model", &model)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(4, "driver", &driver)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(5, "damage", &damage)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Somebody who sat in a vehicle and did not drive it.
public struct Passenger: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Passenger" }
  /// Labelled "name".
  public var name: String
  /// Labelled "contact".
  public var contact: String
  /// Of the vehicle in which they sat.
  public var plate: String

  /// Creates one whose fields are all absent.
  public init() {
    name = ""
    contact = ""
    plate = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String = "", contact: String = "", plate: String = "") {
    self.name = name
    self.contact = contact
    self.plate = plate
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "name", &name)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "contact", &contact)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(3, "plate", &plate)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


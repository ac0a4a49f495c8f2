// Generated from Intake/Lead/Lead.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// L01.
public struct StartLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartLead" }
  /// Whose it is; empty for somebody who has no part in the log. A claimant's own lead is theirs,
  /// whatever stands here.
  public var claimant: ActorID
  /// Labelled "details".
  public var details: LeadDetails

  /// Creates one whose fields are all absent.
  public init() {
    claimant = ActorID()
    details = LeadDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claimant: ActorID = ActorID(), details: LeadDetails = LeadDetails()) {
    self.claimant = claimant
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claimant", &claimant)
    try visitor.field(2, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L02. Changes what is given; what is absent stays as it is.
public struct EditLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditLead" }
  /// Labelled "details".
  public var details: LeadDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = LeadDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: LeadDetails = LeadDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L03.
public struct SubmitLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubmitLead" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L04.
public struct RecordContact: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordContact" }
  /// Of the catalog of contact channels.
  public var channel: String
  /// Labelled "result".
  public var result: ContactResult
  /// What was said, or how it was tried.
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
    result = ContactResult()
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(channel: String = "", result: ContactResult = ContactResult(), text: String = "") {
    self.channel = channel
    self.result = result
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "channel", &channel)
    try visitor.field(2, "result", &result)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L05.
public struct QualifyLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "QualifyLead" }
  /// Labelled "check for conflicts".
  public var conflictCheck: ConflictCheck
  /// The last day on which the matter can be brought; without it, the rules count from the day of
  /// the incident.
  public var limitationEnds: LocalDate?
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    conflictCheck = ConflictCheck()
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(conflictCheck: ConflictCheck = ConflictCheck(), limitationEnds: LocalDate? = nil, text: String = "") {
    self.conflictCheck = conflictCheck
    self.limitationEnds = limitationEnds
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "conflictCheck", &conflictCheck)
    try visitor.field(2, "limitationEnds", &limitationEnds)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L06.
public struct DisqualifyLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DisqualifyLead" }
  /// Labelled "reason".
  public var reason: DisqualificationReason
  /// Needed where the reason is another one.
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = DisqualificationReason()
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: DisqualificationReason = DisqualificationReason(), text: String = "") {
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

/// L07. Makes a claim of it: the claim is drafted in the same commit.
public struct ConvertLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConvertLead" }
  /// The new claim's id, chosen by the sender.
  public var claim: Identifier
  /// Of the new claim.
  public var type: ClaimType
  /// Of the new claim; without one, the name of whoever asks.
  public var title: String
  /// Labelled "claimed".
  public var claimed: Money

  /// Creates one whose fields are all absent.
  public init() {
    claim = Identifier()
    type = ClaimType()
    title = ""
    claimed = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claim: Identifier = Identifier(), type: ClaimType = ClaimType(), title: String = "", claimed: Money = Money()) {
    self.claim = claim
    self.type = type
    self.title = title
    self.claimed = claimed
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claim", &claim)
    try visitor.field(2, "type", &type)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "title", &title)
    try visitor.field(4, "claimed", &claimed)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L08.
public struct LoseLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LoseLead" }
  /// Of the catalog of reasons for losing leads.
  public var reason: String
  /// Needed where the reason is another one.
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

/// L09.
public struct ReviveLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReviveLead" }
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

/// L10. Gives a lead up that was not handed in.
public struct DiscardLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DiscardLead" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L11. Starts a lead that belongs to nobody, and hands it in.
public struct HandInLead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "HandInLead" }
  /// Labelled "details".
  public var details: LeadDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = LeadDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: LeadDetails = LeadDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "details", &details)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// L12.
public struct EraseLeadData: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EraseLeadData" }
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

/// From L01 and L11.
public struct LeadStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadStarted" }
  /// Labelled "claimant".
  public var claimant: ActorID
  /// Labelled "details".
  public var details: LeadDetails
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    claimant = ActorID()
    details = LeadDetails()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claimant: ActorID = ActorID(), details: LeadDetails = LeadDetails(), at: Instant = Instant()) {
    self.claimant = claimant
    self.details = details
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claimant", &claimant)
    try visitor.field(2, "details", &details)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L02: only what changed.
public struct LeadEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadEdited" }
  /// Labelled "details".
  public var details: LeadDetails
  /// Labelled "at".
  public var at: Instant
  /// Since when it is so; since version 12.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    details = LeadDetails()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(details: LeadDetails = LeadDetails(), at: Instant = Instant(), effective: Instant? = nil) {
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

/// From L03 and L11.
public struct LeadSubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadSubmitted" }
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

/// From L04, if nobody was reached.
public struct ContactAttempted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ContactAttempted" }
  /// Labelled "channel".
  public var channel: String
  /// Labelled "result".
  public var result: ContactResult
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
    result = ContactResult()
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(channel: String = "", result: ContactResult = ContactResult(), text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.channel = channel
    self.result = result
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "channel", &channel)
    try visitor.field(2, "result", &result)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "by", &by)
    try visitor.field(5, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L04, where somebody was reached.
public struct LeadContacted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadContacted" }
  /// Labelled "channel".
  public var channel: String
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(channel: String = "", text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.channel = channel
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "channel", &channel)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "by", &by)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L05.
public struct LeadQualified: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadQualified" }
  /// Labelled "may be claimed until".
  public var limitationEnds: LocalDate
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    limitationEnds = LocalDate()
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(limitationEnds: LocalDate = LocalDate(), text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.limitationEnds = limitationEnds
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "limitationEnds", &limitationEnds)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "by", &by)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L06.
public struct LeadDisqualified: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadDisqualified" }
  /// Labelled "reason".
  public var reason: DisqualificationReason
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = DisqualificationReason()
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: DisqualificationReason = DisqualificationReason(), text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.reason = reason
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "by", &by)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L07.
public struct LeadConverted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadConverted" }
  /// Labelled "claim".
  public var claim: Identifier
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    claim = Identifier()
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claim: Identifier = Identifier(), by: ActorID = ActorID(), at: Instant = Instant()) {
    self.claim = claim
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claim", &claim)
    try visitor.field(2, "by", &by)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L08.
public struct LeadLost: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadLost" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "text".
  public var text: String
  /// Whether nobody went on with it for too long.
  public var isTimedOut: Bool
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    text = ""
    isTimedOut = false
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", text: String = "", isTimedOut: Bool = false, at: Instant = Instant()) {
    self.reason = reason
    self.text = text
    self.isTimedOut = isTimedOut
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reason", &reason)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "isTimedOut", &isTimedOut)
    try visitor.field(4, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L09.
public struct LeadRevived: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadRevived" }
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

/// From L10.
public struct LeadDiscarded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadDiscarded" }
  /// Whether nobody went on with it for too long.
  public var isTimedOut: Bool
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    isTimedOut = false
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(isTimedOut: Bool = false, at: Instant = Instant()) {
    self.isTimedOut = isTimedOut
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "isTimedOut", &isTimedOut)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From L12.
public struct LeadDataErased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadDataErased" }
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

/// An attempt to reach somebody.
public struct LeadContact: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LeadContact" }
  /// Labelled "channel".
  public var channel: String
  /// Labelled "result".
  public var result: ContactResult
  /// Labelled "text".
  public var text: String
  /// Labelled "by".
  public var by: ActorID
  /// Labelled "at".
  public var at: Instant

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
    result = ContactResult()
    text = ""
    by = ActorID()
    at = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(channel: String = "", result: ContactResult = ContactResult(), text: String = "", by: ActorID = ActorID(), at: Instant = Instant()) {
    self.channel = channel
    self.result = result
    self.text = text
    self.by = by
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "channel", &channel)
    try visitor.field(2, "result", &result)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "by", &by)
    try visitor.field(5, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A lead as its events leave it: somebody who asks whether they have a case.
///
/// Source: Specs/Lifecycles/Lead.md.
public struct Lead: Message, CustomStringConvertible, DatedFields {
  public static var messageName: StaticString { "Lead" }
  /// Labelled "status".
  public var status: LeadStatus
  /// Whose it is; empty for somebody who has no part in the log.
  public var claimant: ActorID
  /// Labelled "details".
  public var details: LeadDetails
  /// When they agreed to the text that the details name.
  public var consentAt: Instant?
  /// In the order in which they were tried.
  public var contacts: [LeadContact]
  /// The last day on which the matter can be brought.
  public var limitationEnds: LocalDate?
  /// What became of it.
  public var claim: Identifier?
  /// The latest one; a revived lead has none.
  public var disqualification: DisqualificationReason
  /// The latest one; a revived lead has none.
  public var lossReason: String
  /// Labelled "taken up again".
  public var revivals: UInt32
  /// Labelled "begun at".
  public var startedAt: Instant?
  /// Labelled "submitted at".
  public var submittedAt: Instant?
  /// When somebody was first reached.
  public var contactedAt: Instant?
  /// Labelled "qualified at".
  public var qualifiedAt: Instant?
  /// When it was converted, lost, disqualified or discarded.
  public var closedAt: Instant?
  /// When something last happened to it.
  public var lastAt: Instant?
  public var fieldTimes: [FieldTime]

  /// Creates one whose fields are all absent.
  public init() {
    status = LeadStatus()
    claimant = ActorID()
    details = LeadDetails()
    contacts = []
    disqualification = DisqualificationReason()
    lossReason = ""
    revivals = 0
    fieldTimes = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(status: LeadStatus = LeadStatus(), claimant: ActorID = ActorID(), details: LeadDetails = LeadDetails(), consentAt: Instant? = nil, contacts: [LeadContact] = [], limitationEnds: LocalDate? = nil, claim: Identifier? = nil, disqualification: DisqualificationReason = DisqualificationReason(), lossReason: String = "", revivals: UInt32 = 0, startedAt: Instant? = nil, submittedAt: Instant? = nil, contactedAt: Instant? = nil, qualifiedAt: Instant? = nil, closedAt: Instant? = nil, lastAt: Instant? = nil, fieldTimes: [FieldTime] = []) {
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
    self.fieldTimes = fieldTimes
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
    try visit3(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "status", &status)
    try visitor.field(2, "claimant", &claimant)
    try visitor.field(3, "details", &details)
    try visitor.field(4, "consentAt", &consentAt)
    try visitor.field(5, "contacts", &contacts)
    try visitor.field(6, "limitationEnds", &limitationEnds)
    try visitor.field(7, "claim", &claim)
    try visitor.field(8, "disqualification", &disqualification)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "lossReason", &lossReason)
    try visitor.field(10, "revivals", &revivals)
    try visitor.field(11, "startedAt", &startedAt)
    try visitor.field(12, "submittedAt", &submittedAt)
    try visitor.field(13, "contactedAt", &contactedAt)
    try visitor.field(14, "qualifiedAt", &qualifiedAt)
    try visitor.field(15, "closedAt", &closedAt)
    try visitor.field(16, "lastAt", &lastAt)
  }
  @inline(never) private mutating func visit3<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    if !F.showsNames { try visitor.field(17, "fieldTimes", &fieldTimes) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is known of somebody who asks for advice. In a change, what is absent stays as it is, and
/// an empty text takes away what stood there.
public struct LeadDetails: Message, CustomDebugStringConvertible, EditedFields {
  public static var messageName: StaticString { "LeadDetails" }
  /// Labelled "name".
  public var name: String?
  /// Labelled "email".
  public var email: String?
  /// With its country code where it is known.
  public var phone: String?
  /// Of the catalog of contact channels.
  public var preferredChannel: String?
  /// Of the catalog of practice areas.
  public var practiceArea: String?
  /// Of the catalog of incident types.
  public var incidentType: String?
  /// Labelled "date of the incident".
  public var incidentDate: LocalDate?
  /// Labelled "place of the incident".
  public var incidentPlace: String?
  /// What happened, in their words.
  public var description: String?
  /// Labelled "notes".
  public var notes: String?
  /// The version of the text that they agreed to.
  public var consent: String?
  /// The quiz that led here, completed.
  public var quiz: Identifier?
  /// Of the catalog of sources of leads.
  public var source: String?

  /// Creates one whose fields are all absent.
  public init() {}
  /// Creates one of these fields; those that are left out are absent.
  public init(name: String? = nil, email: String? = nil, phone: String? = nil, preferredChannel: String? = nil, practiceArea: String? = nil, incidentType: String? = nil, incidentDate: LocalDate? = nil, incidentPlace: String? = nil, description: String? = nil, notes: String? = nil, consent: String? = nil, quiz: Identifier? = nil, source: String? = nil) {
    self.name = name
    self.email = email
    self.phone = phone
    self.preferredChannel = preferredChannel
    self.practiceArea = practiceArea
    self.incidentType = incidentType
    self.incidentDate = incidentDate
    self.incidentPlace = incidentPlace
    self.description = description
    self.notes = notes
    self.consent = consent
    self.quiz = quiz
    self.source = source
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "name", &name)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "email", &email)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "phone", &phone)
    try visitor.field(4, "preferredChannel", &preferredChannel)
    try visitor.field(5, "practiceArea", &practiceArea)
    try visitor.field(6, "incidentType", &incidentType)
    try visitor.field(7, "incidentDate", &incidentDate)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(8, "incidentPlace", &incidentPlace)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(9, "description", &description)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(10, "notes", &notes)
    try visitor.field(11, "consent", &consent)
    try visitor.field(12, "quiz", &quiz)
    try visitor.field(13, "source", &source)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a lead stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Lead.md, "Statuses".
public enum LeadStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Draft".
  case draft = 1
  /// Labelled "Submitted".
  case submitted = 2
  /// Labelled "Contacted".
  case contacted = 3
  /// Labelled "Qualified".
  case qualified = 4
  /// Labelled "Disqualified".
  case disqualified = 5
  /// Labelled "Made a claim".
  case converted = 6
  /// Labelled "Lost".
  case lost = 7
  /// Labelled "Discarded".
  case discarded = 8
  /// Labelled "Personal data erased".
  case erased = 9

  public init() { self = .none }
  public static var schemaName: StaticString { "LeadStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .draft: "draft"
      case .submitted: "submitted"
      case .contacted: "contacted"
      case .qualified: "qualified"
      case .disqualified: "disqualified"
      case .converted: "converted"
      case .lost: "lost"
      case .discarded: "discarded"
      case .erased: "erased"
    }
  }
}

/// What came of an attempt to reach somebody. The numbers are stored.
public enum ContactResult: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Reached".
  case reached = 1
  /// Labelled "No answer".
  case noAnswer = 2
  /// Labelled "Message left".
  case messageLeft = 3
  /// Labelled "Wrong contact details".
  case wrongContact = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ContactResult" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .reached: "reached"
      case .noAnswer: "noAnswer"
      case .messageLeft: "messageLeft"
      case .wrongContact: "wrongContact"
    }
  }
}

/// Whether acting for this person would be against somebody one acts for already. The numbers are
/// stored.
public enum ConflictCheck: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "No conflict".
  case clear = 1
  /// Labelled "Conflict".
  case conflict = 2

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ConflictCheck" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .clear: "clear"
      case .conflict: "conflict"
    }
  }
}

/// Why a lead is not taken on. The numbers are stored.
public enum DisqualificationReason: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Outside the practice".
  case outsidePractice = 1
  /// Labelled "No case".
  case noCase = 2
  /// Labelled "Conflict of interest".
  case conflict = 3
  /// Labelled "Too late".
  case limitationExpired = 4
  /// Labelled "Represented by somebody else".
  case alreadyRepresented = 5
  /// Labelled "Duplicate".
  case duplicate = 6
  /// Labelled "Unwanted mail".
  case spam = 7
  /// Labelled "Other".
  case other = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DisqualificationReason" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .outsidePractice: "outsidePractice"
      case .noCase: "noCase"
      case .conflict: "conflict"
      case .limitationExpired: "limitationExpired"
      case .alreadyRepresented: "alreadyRepresented"
      case .duplicate: "duplicate"
      case .spam: "spam"
      case .other: "other"
    }
  }
}


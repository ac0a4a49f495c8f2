// Generated from Claim/Filing/Filing.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K01. Starts a claim.
public struct OpenDraft: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OpenDraft" }
  /// Labelled "type".
  public var type: ClaimType
  /// Labelled "title".
  public var title: String
  /// Labelled "claimed".
  public var claimed: Money
  /// Labelled "date of loss".
  public var lossDate: LocalDate?
  /// Whose claim it is. A claimant's own drafts are theirs, whatever stands here.
  public var claimant: ActorID
  /// An earlier claim that this one follows.
  public var related: Identifier?
  /// The lead or the report that it came from.
  public var origin: Identifier?
  /// Who claims, if they are not registered.
  public var claimantName: String
  /// How they are reached then.
  public var claimantContact: String

  /// Creates one whose fields are all absent.
  public init() {
    type = ClaimType()
    title = ""
    claimed = Money()
    claimant = ActorID()
    claimantName = ""
    claimantContact = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(type: ClaimType = ClaimType(), title: String = "", claimed: Money = Money(), lossDate: LocalDate? = nil, claimant: ActorID = ActorID(), related: Identifier? = nil, origin: Identifier? = nil, claimantName: String = "", claimantContact: String = "") {
    self.type = type
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.claimant = claimant
    self.related = related
    self.origin = origin
    self.claimantName = claimantName
    self.claimantContact = claimantContact
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "type", &type)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "title", &title)
    try visitor.field(3, "claimed", &claimed)
    try visitor.field(4, "lossDate", &lossDate)
    try visitor.field(5, "claimant", &claimant)
    try visitor.field(6, "related", &related)
    try visitor.field(7, "origin", &origin)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(8, "claimantName", &claimantName)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(9, "claimantContact", &claimantContact)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K02. Changes what is given; what is absent stays as it is.
public struct EditDraft: Message, CustomStringConvertible {
  public static var messageName: StaticString { "EditDraft" }
  /// Labelled "details".
  public var details: ClaimDetails

  /// Creates one whose fields are all absent.
  public init() {
    details = ClaimDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(_ details: ClaimDetails = ClaimDetails()) {
    self.details = details
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try details.visit(&visitor)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K07. Hands the draft in.
public struct Submit: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Submit" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K08. Hands a rejected claim in again.
public struct Resubmit: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Resubmit" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K09. Turns a submitted claim back to the claimant.
public struct RejectIntake: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RejectIntake" }
  /// Of the catalog of rejection reasons; at least one.
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

/// K10. Takes a submitted claim in and gives it a handler.
public struct AcceptIntake: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AcceptIntake" }
  /// Labelled "handler".
  public var handler: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    handler = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(handler: ActorID = ActorID()) {
    self.handler = handler
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "handler", &handler)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K11. Tells the claimant that the claim has arrived.
public struct Acknowledge: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Acknowledge" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K12. Gives the claim to another handler.
public struct Assign: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Assign" }
  /// Labelled "handler".
  public var handler: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    handler = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(handler: ActorID = ActorID()) {
    self.handler = handler
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "handler", &handler)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K13.
public struct StartInvestigation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StartInvestigation" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K01.
public struct ClaimDrafted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimDrafted" }
  /// Labelled "type".
  public var type: ClaimType
  /// Labelled "title".
  public var title: String
  /// Labelled "claimed".
  public var claimed: Money
  /// Labelled "date of loss".
  public var lossDate: LocalDate?
  /// Labelled "claimant".
  public var claimant: ActorID
  /// Labelled "related claim".
  public var related: Identifier?
  /// Labelled "origin".
  public var origin: Identifier?
  /// Labelled "claimant's name".
  public var claimantName: String
  /// Labelled "claimant's contact".
  public var claimantContact: String
  /// The agent who began it, and acts for the claimant; since version 11.
  public var representative: ActorID?

  /// Creates one whose fields are all absent.
  public init() {
    type = ClaimType()
    title = ""
    claimed = Money()
    claimant = ActorID()
    claimantName = ""
    claimantContact = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(type: ClaimType = ClaimType(), title: String = "", claimed: Money = Money(), lossDate: LocalDate? = nil, claimant: ActorID = ActorID(), related: Identifier? = nil, origin: Identifier? = nil, claimantName: String = "", claimantContact: String = "", representative: ActorID? = nil) {
    self.type = type
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.claimant = claimant
    self.related = related
    self.origin = origin
    self.claimantName = claimantName
    self.claimantContact = claimantContact
    self.representative = representative
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "type", &type)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "title", &title)
    try visitor.field(3, "claimed", &claimed)
    try visitor.field(4, "lossDate", &lossDate)
    try visitor.field(5, "claimant", &claimant)
    try visitor.field(6, "related", &related)
    try visitor.field(7, "origin", &origin)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(8, "claimantName", &claimantName)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(9, "claimantContact", &claimantContact)
    try visitor.field(10, "representative", &representative)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K02: only what changed.
public struct ClaimDetailsEdited: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimDetailsEdited" }
  /// Labelled "details".
  public var details: ClaimDetails
  /// If it was true before it was recorded; since version 10.
  public var late: LateStatement?

  /// Creates one whose fields are all absent.
  public init() {
    details = ClaimDetails()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(_ details: ClaimDetails = ClaimDetails(), late: LateStatement? = nil) {
    self.details = details
    self.late = late
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try details.visit(&visitor)
    try visitor.field(40, "late", &late)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K07: what was claimed when it was handed in.
public struct ClaimSubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimSubmitted" }
  /// Labelled "claimed".
  public var claimed: Money
  /// Absent where version 1 decided.
  public var at: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    claimed = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claimed: Money = Money(), at: Instant? = nil) {
    self.claimed = claimed
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claimed", &claimed)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K10.
public struct ClaimOpened: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimOpened" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K10 and K12.
public struct HandlerAssigned: Message, CustomStringConvertible {
  public static var messageName: StaticString { "HandlerAssigned" }
  /// Labelled "handler".
  public var handler: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    handler = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(handler: ActorID = ActorID()) {
    self.handler = handler
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "handler", &handler)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K13.
public struct InvestigationStarted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "InvestigationStarted" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K07 and K08: another claim of the same claimant about the same loss.
public struct DuplicateSuspected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DuplicateSuspected" }
  /// Labelled "similar claim".
  public var similar: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    similar = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(similar: Identifier = Identifier()) {
    self.similar = similar
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "similar", &similar)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K08.
public struct ClaimResubmitted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimResubmitted" }
  /// Labelled "claimed".
  public var claimed: Money
  /// Labelled "at".
  public var at: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    claimed = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claimed: Money = Money(), at: Instant? = nil) {
    self.claimed = claimed
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claimed", &claimed)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K09.
public struct ClaimRejected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimRejected" }
  /// Labelled "codes".
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

/// From K11.
public struct ClaimAcknowledged: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimAcknowledged" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// When a statement was true that was told later.
public struct LateStatement: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LateStatement" }
  /// Labelled "true since".
  public var effective: Instant
  /// What an earlier statement, true later, already says.
  public var overridden: [OverriddenField]

  /// Creates one whose fields are all absent.
  public init() {
    effective = Instant()
    overridden = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(effective: Instant = Instant(), overridden: [OverriddenField] = []) {
    self.effective = effective
    self.overridden = overridden
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "effective", &effective)
    try visitor.field(2, "overridden", &overridden)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// A field that counts only until something else is true of it.
public struct OverriddenField: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OverriddenField" }
  /// Labelled "field".
  public var field: String
  /// Labelled "since".
  public var since: Instant

  /// Creates one whose fields are all absent.
  public init() {
    field = ""
    since = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(field: String = "", since: Instant = Instant()) {
    self.field = field
    self.since = since
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "field", &field)
    try visitor.field(2, "since", &since)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What a claim asks for.
public enum ClaimUse: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Claim".
  case claim = 1
  /// Labelled "Preauthorisation".
  case preauthorisation = 2
  /// Labelled "Estimate in advance".
  case predetermination = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimUse" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .claim: "claim"
      case .preauthorisation: "preauthorisation"
      case .predetermination: "predetermination"
    }
  }
}

/// What somebody is to a claim.
public enum PartyRole: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Claimant".
  case claimant = 1
  /// Labelled "Insured".
  case insured = 2
  /// Labelled "Payee".
  case payee = 3
  /// Labelled "Other party".
  case otherParty = 4
  /// Labelled "Witness".
  case witness = 5
  /// Labelled "Counsel".
  case counsel = 6
  /// Labelled "Provider".
  case provider = 7
  /// Labelled "Insurer".
  case insurer = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "PartyRole" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .claimant: "claimant"
      case .insured: "insured"
      case .payee: "payee"
      case .otherParty: "otherParty"
      case .witness: "witness"
      case .counsel: "counsel"
      case .provider: "provider"
      case .insurer: "insurer"
    }
  }
}

/// Somebody whom a claim concerns.
public struct Party: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Party" }
  /// Labelled "role".
  public var role: PartyRole
  /// Labelled "name".
  public var name: String
  /// Where the party acts in this log.
  public var actor: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    role = PartyRole()
    name = ""
    actor = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(role: PartyRole = PartyRole(), name: String = "", actor: ActorID = ActorID()) {
    self.role = role
    self.name = name
    self.actor = actor
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "role", &role)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "name", &name)
    try visitor.field(3, "actor", &actor)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The cover that a claim rests on, as it stood when the loss happened.
public struct Policy: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Policy" }
  /// Labelled "reference".
  public var reference: String
  /// The first day of cover.
  public var from: LocalDate?
  /// The last day of cover.
  public var until: LocalDate?
  /// At most so much is paid on the claim.
  public var limit: Money?
  /// Taken off first.
  public var deductible: Money?
  /// The insured's share of the rest, in hundredths of a percent.
  public var coinsurance: UInt32?
  /// Labelled "sub-limits".
  public var subLimits: [SubLimit]
  /// At most so much is paid on all claims of the policy.
  public var aggregateLimit: Money?

  /// Creates one whose fields are all absent.
  public init() {
    reference = ""
    subLimits = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reference: String = "", from: LocalDate? = nil, until: LocalDate? = nil, limit: Money? = nil, deductible: Money? = nil, coinsurance: UInt32? = nil, subLimits: [SubLimit] = [], aggregateLimit: Money? = nil) {
    self.reference = reference
    self.from = from
    self.until = until
    self.limit = limit
    self.deductible = deductible
    self.coinsurance = coinsurance
    self.subLimits = subLimits
    self.aggregateLimit = aggregateLimit
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reference", &reference)
    try visitor.field(2, "from", &from)
    try visitor.field(3, "until", &until)
    try visitor.field(4, "limit", &limit)
    try visitor.field(5, "deductible", &deductible)
    try visitor.field(6, "coinsurance", &coinsurance)
    try visitor.field(7, "subLimits", &subLimits)
    try visitor.field(8, "aggregateLimit", &aggregateLimit)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// At most so much is paid for the line items of a category.
public struct SubLimit: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubLimit" }
  /// Labelled "category".
  public var category: String
  /// Labelled "limit".
  public var limit: Money

  /// Creates one whose fields are all absent.
  public init() {
    category = ""
    limit = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(category: String = "", limit: Money = Money()) {
    self.category = category
    self.limit = limit
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "category", &category)
    try visitor.field(2, "limit", &limit)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is known of a loss. In a change, what is absent or empty stays as it is.
public struct ClaimDetails: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimDetails" }
  /// Labelled "title".
  public var title: String?
  /// Labelled "claimed".
  public var claimed: Money?
  /// Labelled "date of loss".
  public var lossDate: LocalDate?
  /// Labelled "cause".
  public var cause: String?
  /// Labelled "place".
  public var location: String?
  /// Labelled "reported on".
  public var reportedDate: LocalDate?
  /// Labelled "service from".
  public var serviceFrom: LocalDate?
  /// Labelled "service to".
  public var serviceTo: LocalDate?
  /// Labelled "policy".
  public var policy: Policy?
  /// Labelled "property".
  public var property: Identifier?
  /// Labelled "use".
  public var use: ClaimUse?
  /// At most five codes; given, they take the place of those before.
  public var diagnoses: [String]
  /// Given, they take the place of those before.
  public var parties: [Party]

  /// Creates one whose fields are all absent.
  public init() {
    diagnoses = []
    parties = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil, cause: String? = nil, location: String? = nil, reportedDate: LocalDate? = nil, serviceFrom: LocalDate? = nil, serviceTo: LocalDate? = nil, policy: Policy? = nil, property: Identifier? = nil, use: ClaimUse? = nil, diagnoses: [String] = [], parties: [Party] = []) {
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.cause = cause
    self.location = location
    self.reportedDate = reportedDate
    self.serviceFrom = serviceFrom
    self.serviceTo = serviceTo
    self.policy = policy
    self.property = property
    self.use = use
    self.diagnoses = diagnoses
    self.parties = parties
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visit1(&visitor)
    try visit2(&visitor)
  }
  @inline(never) private mutating func visit1<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "title", &title)
    try visitor.field(2, "claimed", &claimed)
    try visitor.field(3, "lossDate", &lossDate)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "cause", &cause)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(5, "location", &location)
    try visitor.field(6, "reportedDate", &reportedDate)
    try visitor.field(7, "serviceFrom", &serviceFrom)
    try visitor.field(8, "serviceTo", &serviceTo)
  }
  @inline(never) private mutating func visit2<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(9, "policy", &policy)
    try visitor.field(10, "property", &property)
    try visitor.field(11, "use", &use)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(12, "diagnoses", &diagnoses)
    try visitor.field(13, "parties", &parties)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


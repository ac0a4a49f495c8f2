// Generated from Claim/Decision/Decision.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K20. Approves an amount in all, not in addition. Above the sender's authority it becomes a
/// proposal; so do K21 and K22.
public struct Approve: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Approve" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), reason: String = "") {
    self.amount = amount
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K21. Approves less than was claimed.
public struct ApprovePartially: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ApprovePartially" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Every line item, where the claim has any.
  public var lines: [LineDecision]

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    reason = ""
    lines = []
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), reason: String = "", lines: [LineDecision] = []) {
    self.amount = amount
    self.reason = reason
    self.lines = lines
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "lines", &lines)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K22.
public struct Deny: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Deny" }
  /// Why, with the policy's provision.
  public var reason: String
  /// Of the catalog of denial reasons.
  public var code: String
  /// Labelled "provision".
  public var provision: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    code = ""
    provision = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", code: String = "", provision: String = "") {
    self.reason = reason
    self.code = code
    self.provision = provision
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "code", &code)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "provision", &provision)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K23. A second person agrees to a proposed decision.
public struct ConfirmDecision: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConfirmDecision" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K24. Gives a proposed decision back.
public struct ReturnDecision: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReturnDecision" }
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

/// K56. Records that the claimant was told what was decided.
public struct NotifyDecision: Message, CustomStringConvertible {
  public static var messageName: StaticString { "NotifyDecision" }
  /// The day on which they were told; none for today.
  public var on: LocalDate?
  /// Labelled "channel".
  public var channel: String

  /// Creates one whose fields are all absent.
  public init() {
    channel = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(on: LocalDate? = nil, channel: String = "") {
    self.on = on
    self.channel = channel
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "on", &on)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "channel", &channel)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K57. Gives up the right to appeal against the decision in force.
public struct WaiveAppeal: Message, CustomStringConvertible {
  public static var messageName: StaticString { "WaiveAppeal" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K25.
public struct Appeal: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Appeal" }
  /// Labelled "grounds".
  public var grounds: String

  /// Creates one whose fields are all absent.
  public init() {
    grounds = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(grounds: String = "") {
    self.grounds = grounds
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "grounds", &grounds)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K49. Takes a decision back that should not stand.
public struct RescindDecision: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RescindDecision" }
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

/// From K20 and K23.
public struct ClaimApproved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimApproved" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Labelled "decided by".
  public var decidedBy: ActorID
  /// Absent where version 1 decided.
  public var at: Instant?
  /// Who proposed what `decidedBy` confirmed.
  public var proposedBy: ActorID
  /// By the terms of the policy, where there are any; since version 10.
  public var adjudications: [Adjudication]
  /// The days of an appeal begin when the claimant is told; since version 12.
  public var awaitsNotice: Bool

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    reason = ""
    decidedBy = ActorID()
    proposedBy = ActorID()
    adjudications = []
    awaitsNotice = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), reason: String = "", decidedBy: ActorID = ActorID(), at: Instant? = nil, proposedBy: ActorID = ActorID(), adjudications: [Adjudication] = [], awaitsNotice: Bool = false) {
    self.amount = amount
    self.reason = reason
    self.decidedBy = decidedBy
    self.at = at
    self.proposedBy = proposedBy
    self.adjudications = adjudications
    self.awaitsNotice = awaitsNotice
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "decidedBy", &decidedBy)
    try visitor.field(4, "at", &at)
    try visitor.field(5, "proposedBy", &proposedBy)
    try visitor.field(6, "adjudications", &adjudications)
    if !F.showsNames { try visitor.field(7, "awaitsNotice", &awaitsNotice) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K22 and K23.
public struct ClaimDenied: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimDenied" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "decided by".
  public var decidedBy: ActorID
  /// Labelled "code".
  public var code: String
  /// Labelled "provision".
  public var provision: String
  /// Labelled "at".
  public var at: Instant?
  /// Labelled "proposed by".
  public var proposedBy: ActorID
  /// Labelled "to be told of the decision".
  public var awaitsNotice: Bool

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    decidedBy = ActorID()
    code = ""
    provision = ""
    proposedBy = ActorID()
    awaitsNotice = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", decidedBy: ActorID = ActorID(), code: String = "", provision: String = "", at: Instant? = nil, proposedBy: ActorID = ActorID(), awaitsNotice: Bool = false) {
    self.reason = reason
    self.decidedBy = decidedBy
    self.code = code
    self.provision = provision
    self.at = at
    self.proposedBy = proposedBy
    self.awaitsNotice = awaitsNotice
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "decidedBy", &decidedBy)
    try visitor.field(3, "code", &code)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(4, "provision", &provision)
    try visitor.field(5, "at", &at)
    try visitor.field(6, "proposedBy", &proposedBy)
    if !F.showsNames { try visitor.field(7, "awaitsNotice", &awaitsNotice) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K21 and K23.
public struct ClaimPartiallyApproved: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimPartiallyApproved" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Labelled "decided by".
  public var decidedBy: ActorID
  /// Labelled "at".
  public var at: Instant?
  /// Labelled "proposed by".
  public var proposedBy: ActorID
  /// Labelled "line".
  public var lines: [LineDecision]
  /// Labelled "how the benefit comes about".
  public var adjudications: [Adjudication]
  /// Labelled "to be told of the decision".
  public var awaitsNotice: Bool

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    reason = ""
    decidedBy = ActorID()
    proposedBy = ActorID()
    lines = []
    adjudications = []
    awaitsNotice = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), reason: String = "", decidedBy: ActorID = ActorID(), at: Instant? = nil, proposedBy: ActorID = ActorID(), lines: [LineDecision] = [], adjudications: [Adjudication] = [], awaitsNotice: Bool = false) {
    self.amount = amount
    self.reason = reason
    self.decidedBy = decidedBy
    self.at = at
    self.proposedBy = proposedBy
    self.lines = lines
    self.adjudications = adjudications
    self.awaitsNotice = awaitsNotice
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "decidedBy", &decidedBy)
    try visitor.field(4, "at", &at)
    try visitor.field(5, "proposedBy", &proposedBy)
    try visitor.field(6, "lines", &lines)
    try visitor.field(7, "adjudications", &adjudications)
    if !F.showsNames { try visitor.field(8, "awaitsNotice", &awaitsNotice) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K20 to K22: more than the sender may decide alone. One of the three is given.
public struct DecisionProposed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DecisionProposed" }
  /// Labelled "approval".
  public var approve: Approve?
  /// Labelled "approval in part".
  public var approvePartially: ApprovePartially?
  /// Labelled "denial".
  public var deny: Deny?
  /// Labelled "proposed by".
  public var proposedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    proposedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(approve: Approve? = nil, approvePartially: ApprovePartially? = nil, deny: Deny? = nil, proposedBy: ActorID = ActorID()) {
    self.approve = approve
    self.approvePartially = approvePartially
    self.deny = deny
    self.proposedBy = proposedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "approve", &approve)
    try visitor.field(2, "approvePartially", &approvePartially)
    try visitor.field(3, "deny", &deny)
    try visitor.field(4, "proposedBy", &proposedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K24.
public struct DecisionReturned: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DecisionReturned" }
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

/// From K56.
public struct DecisionNotified: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DecisionNotified" }
  /// Labelled "told on".
  public var on: LocalDate
  /// Labelled "channel".
  public var channel: String
  /// From which day an appeal is counted: none before it was recorded.
  public var appealFrom: LocalDate?

  /// Creates one whose fields are all absent.
  public init() {
    on = LocalDate()
    channel = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(on: LocalDate = LocalDate(), channel: String = "", appealFrom: LocalDate? = nil) {
    self.on = on
    self.channel = channel
    self.appealFrom = appealFrom
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "on", &on)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "channel", &channel)
    if !F.showsNames { try visitor.field(3, "appealFrom", &appealFrom) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K57.
public struct AppealWaived: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AppealWaived" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K25.
public struct AppealLodged: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AppealLodged" }
  /// Labelled "grounds".
  public var grounds: String
  /// What stands and is paid meanwhile; absent if nothing does, and before version 11.
  public var approved: Money?

  /// Creates one whose fields are all absent.
  public init() {
    grounds = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(grounds: String = "", approved: Money? = nil) {
    self.grounds = grounds
    self.approved = approved
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "grounds", &grounds)
    try visitor.field(2, "approved", &approved)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K49: approved falls to what was paid.
public struct DecisionRescinded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DecisionRescinded" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "approved".
  public var approved: Money

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    approved = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", approved: Money = Money()) {
    self.reason = reason
    self.approved = approved
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "approved", &approved)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is decided about one line item.
public struct LineDecision: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LineDecision" }
  /// Labelled "item".
  public var item: Identifier
  /// Labelled "approved".
  public var approved: Money
  /// Why less than asked.
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    item = Identifier()
    approved = Money()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(item: Identifier = Identifier(), approved: Money = Money(), reason: String = "") {
    self.item = item
    self.approved = approved
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "item", &item)
    try visitor.field(2, "approved", &approved)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}


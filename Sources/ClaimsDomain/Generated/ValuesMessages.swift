// Generated from Values/Values.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// An amount in minor units of a currency: 1200 of EUR is twelve euros. Never a fraction.
public struct Money: Message, Hashable {
  public static var messageName: StaticString { "Money" }
  public var minorUnits: Int64
  public var currency: Currency

  public init() {
    minorUnits = 0
    currency = Currency()
  }
  public init(minorUnits: Int64 = 0, currency: Currency = Currency()) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "minorUnits", &minorUnits)
    try visitor.field(2, "currency", &currency)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What an actor may do with a stream of any kind now: the source of every button.
public struct Permission: Message {
  public static var messageName: StaticString { "Permission" }
  /// The verb, as commands are called everywhere. No two aggregates share one.
  public var command: String
  public var allowed: Bool
  /// Why not, where it is not allowed.
  public var reasons: [Reason]
  /// The rules that its arguments must keep, where it is allowed.
  public var conditions: [String]

  public init() {
    command = ""
    allowed = false
    reasons = []
    conditions = []
  }
  public init(command: String = "", allowed: Bool = false, reasons: [Reason] = [], conditions: [String] = []) {
    self.command = command
    self.allowed = allowed
    self.reasons = reasons
    self.conditions = conditions
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "command", &command)
    try visitor.field(2, "allowed", &allowed)
    try visitor.field(3, "reasons", &reasons)
    try visitor.field(4, "conditions", &conditions)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Why a command was refused: every reason at once. A refusal is an answer, not a failure.
public struct Refusal: Message, Error {
  public static var messageName: StaticString { "Refusal" }
  public var reasons: [Reason]

  public init() {
    reasons = []
  }
  public init(reasons: [Reason] = []) {
    self.reasons = reasons
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reasons", &reasons)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// One reason: a stable code, and what was expected and found where that says more.
public struct Reason: Message {
  public static var messageName: StaticString { "Reason" }
  public var code: RefusalCode
  /// What would have been accepted: `at most 500.00 EUR`.
  public var expected: String
  /// What was sent, or what stands.
  public var found: String
  /// What `expected` says in English, for other languages.
  public var expectedDetail: ReasonDetail?
  public var foundDetail: ReasonDetail?

  public init() {
    code = RefusalCode()
    expected = ""
    found = ""
  }
  public init(code: RefusalCode = RefusalCode(), expected: String = "", found: String = "", expectedDetail: ReasonDetail? = nil, foundDetail: ReasonDetail? = nil) {
    self.code = code
    self.expected = expected
    self.found = found
    self.expectedDetail = expectedDetail
    self.foundDetail = foundDetail
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "code", &code)
    try visitor.field(2, "expected", &expected)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "found", &found)
    if !F.showsNames { try visitor.field(4, "expectedDetail", &expectedDetail) }
    if !F.showsNames { try visitor.field(5, "foundDetail", &foundDetail) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// How English came by what it says, so that any language can say it.
public struct ReasonDetail: Message {
  public static var messageName: StaticString { "ReasonDetail" }
  /// Of a text in the tables of words; empty if there is none.
  public var key: String
  /// What is filled into the text.
  public var values: [ReasonValue]
  /// Without a key: of the tables, which has words for the names that English lists.
  public var section: String
  /// What it is about; English tells it first.
  public var path: String

  public init() {
    key = ""
    values = []
    section = ""
    path = ""
  }
  public init(key: String = "", values: [ReasonValue] = [], section: String = "", path: String = "") {
    self.key = key
    self.values = values
    self.section = section
    self.path = path
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "key", &key)
    try visitor.field(2, "values", &values)
    try visitor.field(3, "section", &section)
    try visitor.field(4, "path", &path)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

public struct ReasonValue: Message {
  public static var messageName: StaticString { "ReasonValue" }
  /// As English says it: an amount, an id, the name of a code or of a field.
  public var text: String
  /// Of the tables, which has words for the text; empty if it stays as it is.
  public var section: String

  public init() {
    text = ""
    section = ""
  }
  public init(text: String = "", section: String = "") {
    self.text = text
    self.section = section
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "text", &text)
    try visitor.field(2, "section", &section)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Every way in which a command can be refused. Numbers and names are stored and spoken by every
/// front end: never renumber or rename one; add.
///
/// Source: Specs/Lifecycles/Claim.md, "Refusals".
public enum RefusalCode: UInt32, CodedEnum {
  case unspecified = 0
  case malformedCommand = 1
  case effectiveInFuture = 2
  case notAuthorised = 3
  case commandIdReused = 4
  case notFound = 5
  case idTaken = 6
  case notParty = 7
  case revisionConflict = 8
  case invalidTransition = 9
  case commandTooLarge = 10
  case clockImplausible = 11
  case missingRequiredFields = 20
  case noChange = 21
  case futureDate = 22
  case amountNotPositive = 23
  case negativeAmount = 24
  case currencyMismatch = 25
  case claimNotFound = 26
  case assigneeMissing = 28
  case conflictOfInterest = 29
  case reasonMissing = 30
  case emptyText = 31
  case outcomeInvalid = 32
  case reopenLimit = 33
  case openItemsRemain = 34
  case reserveBelowCommitted = 40
  case reserveBelowApproved = 41
  case amountExceedsClaimed = 42
  case amountExceedsReserve = 43
  case approvedBelowPaid = 44
  case alreadyPaid = 45
  case amountExceedsApproved = 46
  case payeeMissing = 47
  case paymentNotFound = 48
  case paymentNotPending = 49
  case paymentNotAuthorised = 50
  case fourEyesRequired = 51
  case lastAdministrator = 60
  case unknownCatalogCode = 61
  case actorNotRegistered = 62
  case ruleOutOfRange = 63
  case resubmitLimit = 70
  case alreadyAcknowledged = 71
  case assigneeInvalid = 72
  case dueInPast = 73
  case itemNotOpen = 74
  case notDue = 75
  case nothingPending = 76
  case authorityExceeded = 77
  case coverageNotConfirmed = 78
  case documentNotVerified = 79
  case documentExpired = 80
  case documentRejected = 81
  case documentMissing = 82
  case holdActive = 83
  case policyLimitExceeded = 84
  case policyNotInForce = 85
  case filingDeadlinePassed = 86
  case appealWindowClosed = 87
  case appealLimit = 88
  case paymentNotIssued = 89
  case paymentAlreadyCleared = 90
  case amountExceedsPaid = 91
  case selfReference = 92
  case duplicateChain = 93
  case notReopenable = 94
  case limitationExpired = 95
  case scoreOutOfRange = 96
  case noFlag = 97
  case alreadyReferred = 98
  case notReferred = 99
  case nothingPaid = 100
  case recoveryExceedsPaid = 101
  case subrogationNotOpen = 102
  case litigationNotOpen = 103
  case eventNotFound = 104
  case correctionNotAllowed = 105
  case partNotFound = 106
  case partLocked = 107
  case asOfInFuture = 108
  case retentionActive = 109
  case litigationHold = 110
  case erasureUnavailable = 111
  case attachmentTooLarge = 112
  case mimeNotAllowed = 113
  case duplicateAttachment = 114
  case partLimit = 115
  case checksumMismatch = 116
  case documentNotFound = 117
  case documentDeleted = 118
  case alreadyReferenced = 119
  case documentRequired = 120
  case invalidField = 121
  case amountMismatch = 122
  case partStateInvalid = 123
  case alreadyOpen = 124
  case proposalOutdated = 125
  case partInUse = 126
  case originNotFound = 127
  case notPayable = 128
  case nothingOwed = 129
  case amountExceedsOwed = 139
  case nothingToAppeal = 140
  case appealWaived = 141
  case noticeDayImpossible = 142
  case recoveryNotFound = 143
  case indemnityNotPayable = 145
  case policyNotConfirmed = 146
  case subjectNotFound = 147
  case invalidDocumentType = 130
  case invalidImageFormat = 131
  case sizeTooLarge = 132
  case compressionFailed = 133
  case pageNotFound = 134
  case alreadyExpired = 135
  case alreadyReminded = 136
  case documentInUse = 137
  case recipientMissing = 138
  case anonymityMismatch = 150
  case anonymousNotAllowed = 151
  case invalidURL = 152
  case noticeOutOfOrder = 153
  case alreadySent = 154
  case timelineOutOfOrder = 155
  case reportNotFound = 156
  case alreadyEscalated = 157
  case impactTooLow = 158
  case attachmentLimit = 159
  case propertyNotFound = 170
  case propertyInUse = 171
  case roomNotFound = 172
  case evidenceNotFound = 173
  case flowNotFound = 180
  case flowBroken = 181
  case optionNotOffered = 182
  case nothingToUndo = 183
  case contactMissing = 184
  case consentMissing = 185
  case leadNotFound = 186
  case quizNotFound = 187
  case practiceAreaNotServed = 188
  case catalogFixed = 200
  case offline = 220
  case signedOut = 221
  case earlierWaiting = 222
  case attemptLimit = 223
  case stillConflicting = 224
  case outcomeUnknown = 225

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RefusalCode" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .malformedCommand: "malformedCommand"
      case .effectiveInFuture: "effectiveInFuture"
      case .notAuthorised: "notAuthorised"
      case .commandIdReused: "commandIdReused"
      case .notFound: "notFound"
      case .idTaken: "idTaken"
      case .notParty: "notParty"
      case .revisionConflict: "revisionConflict"
      case .invalidTransition: "invalidTransition"
      case .commandTooLarge: "commandTooLarge"
      case .clockImplausible: "clockImplausible"
      case .missingRequiredFields: "missingRequiredFields"
      case .noChange: "noChange"
      case .futureDate: "futureDate"
      case .amountNotPositive: "amountNotPositive"
      case .negativeAmount: "negativeAmount"
      case .currencyMismatch: "currencyMismatch"
      case .claimNotFound: "claimNotFound"
      case .assigneeMissing: "assigneeMissing"
      case .conflictOfInterest: "conflictOfInterest"
      case .reasonMissing: "reasonMissing"
      case .emptyText: "emptyText"
      case .outcomeInvalid: "outcomeInvalid"
      case .reopenLimit: "reopenLimit"
      case .openItemsRemain: "openItemsRemain"
      case .reserveBelowCommitted: "reserveBelowCommitted"
      case .reserveBelowApproved: "reserveBelowApproved"
      case .amountExceedsClaimed: "amountExceedsClaimed"
      case .amountExceedsReserve: "amountExceedsReserve"
      case .approvedBelowPaid: "approvedBelowPaid"
      case .alreadyPaid: "alreadyPaid"
      case .amountExceedsApproved: "amountExceedsApproved"
      case .payeeMissing: "payeeMissing"
      case .paymentNotFound: "paymentNotFound"
      case .paymentNotPending: "paymentNotPending"
      case .paymentNotAuthorised: "paymentNotAuthorised"
      case .fourEyesRequired: "fourEyesRequired"
      case .lastAdministrator: "lastAdministrator"
      case .unknownCatalogCode: "unknownCatalogCode"
      case .actorNotRegistered: "actorNotRegistered"
      case .ruleOutOfRange: "ruleOutOfRange"
      case .resubmitLimit: "resubmitLimit"
      case .alreadyAcknowledged: "alreadyAcknowledged"
      case .assigneeInvalid: "assigneeInvalid"
      case .dueInPast: "dueInPast"
      case .itemNotOpen: "itemNotOpen"
      case .notDue: "notDue"
      case .nothingPending: "nothingPending"
      case .authorityExceeded: "authorityExceeded"
      case .coverageNotConfirmed: "coverageNotConfirmed"
      case .documentNotVerified: "documentNotVerified"
      case .documentExpired: "documentExpired"
      case .documentRejected: "documentRejected"
      case .documentMissing: "documentMissing"
      case .holdActive: "holdActive"
      case .policyLimitExceeded: "policyLimitExceeded"
      case .policyNotInForce: "policyNotInForce"
      case .filingDeadlinePassed: "filingDeadlinePassed"
      case .appealWindowClosed: "appealWindowClosed"
      case .appealLimit: "appealLimit"
      case .paymentNotIssued: "paymentNotIssued"
      case .paymentAlreadyCleared: "paymentAlreadyCleared"
      case .amountExceedsPaid: "amountExceedsPaid"
      case .selfReference: "selfReference"
      case .duplicateChain: "duplicateChain"
      case .notReopenable: "notReopenable"
      case .limitationExpired: "limitationExpired"
      case .scoreOutOfRange: "scoreOutOfRange"
      case .noFlag: "noFlag"
      case .alreadyReferred: "alreadyReferred"
      case .notReferred: "notReferred"
      case .nothingPaid: "nothingPaid"
      case .recoveryExceedsPaid: "recoveryExceedsPaid"
      case .subrogationNotOpen: "subrogationNotOpen"
      case .litigationNotOpen: "litigationNotOpen"
      case .eventNotFound: "eventNotFound"
      case .correctionNotAllowed: "correctionNotAllowed"
      case .partNotFound: "partNotFound"
      case .partLocked: "partLocked"
      case .asOfInFuture: "asOfInFuture"
      case .retentionActive: "retentionActive"
      case .litigationHold: "litigationHold"
      case .erasureUnavailable: "erasureUnavailable"
      case .attachmentTooLarge: "attachmentTooLarge"
      case .mimeNotAllowed: "mimeNotAllowed"
      case .duplicateAttachment: "duplicateAttachment"
      case .partLimit: "partLimit"
      case .checksumMismatch: "checksumMismatch"
      case .documentNotFound: "documentNotFound"
      case .documentDeleted: "documentDeleted"
      case .alreadyReferenced: "alreadyReferenced"
      case .documentRequired: "documentRequired"
      case .invalidField: "invalidField"
      case .amountMismatch: "amountMismatch"
      case .partStateInvalid: "partStateInvalid"
      case .alreadyOpen: "alreadyOpen"
      case .proposalOutdated: "proposalOutdated"
      case .partInUse: "partInUse"
      case .originNotFound: "originNotFound"
      case .notPayable: "notPayable"
      case .nothingOwed: "nothingOwed"
      case .amountExceedsOwed: "amountExceedsOwed"
      case .nothingToAppeal: "nothingToAppeal"
      case .appealWaived: "appealWaived"
      case .noticeDayImpossible: "noticeDayImpossible"
      case .recoveryNotFound: "recoveryNotFound"
      case .indemnityNotPayable: "indemnityNotPayable"
      case .policyNotConfirmed: "policyNotConfirmed"
      case .subjectNotFound: "subjectNotFound"
      case .invalidDocumentType: "invalidDocumentType"
      case .invalidImageFormat: "invalidImageFormat"
      case .sizeTooLarge: "sizeTooLarge"
      case .compressionFailed: "compressionFailed"
      case .pageNotFound: "pageNotFound"
      case .alreadyExpired: "alreadyExpired"
      case .alreadyReminded: "alreadyReminded"
      case .documentInUse: "documentInUse"
      case .recipientMissing: "recipientMissing"
      case .anonymityMismatch: "anonymityMismatch"
      case .anonymousNotAllowed: "anonymousNotAllowed"
      case .invalidURL: "invalidURL"
      case .noticeOutOfOrder: "noticeOutOfOrder"
      case .alreadySent: "alreadySent"
      case .timelineOutOfOrder: "timelineOutOfOrder"
      case .reportNotFound: "reportNotFound"
      case .alreadyEscalated: "alreadyEscalated"
      case .impactTooLow: "impactTooLow"
      case .attachmentLimit: "attachmentLimit"
      case .propertyNotFound: "propertyNotFound"
      case .propertyInUse: "propertyInUse"
      case .roomNotFound: "roomNotFound"
      case .evidenceNotFound: "evidenceNotFound"
      case .flowNotFound: "flowNotFound"
      case .flowBroken: "flowBroken"
      case .optionNotOffered: "optionNotOffered"
      case .nothingToUndo: "nothingToUndo"
      case .contactMissing: "contactMissing"
      case .consentMissing: "consentMissing"
      case .leadNotFound: "leadNotFound"
      case .quizNotFound: "quizNotFound"
      case .practiceAreaNotServed: "practiceAreaNotServed"
      case .catalogFixed: "catalogFixed"
      case .offline: "offline"
      case .signedOut: "signedOut"
      case .earlierWaiting: "earlierWaiting"
      case .attemptLimit: "attemptLimit"
      case .stillConflicting: "stillConflicting"
      case .outcomeUnknown: "outcomeUnknown"
    }
  }
}

/// In what capacity somebody acts. The numbers are stored.
public enum Role: UInt32, CodedEnum {
  case unspecified = 0
  case claimant = 1
  case agent = 2
  case assessor = 3
  case handler = 4
  case verifier = 5
  case supervisor = 6
  case payer = 7
  case investigator = 8
  case legal = 9
  case administrator = 10
  case system = 11
  case auditor = 12
  /// Somebody whom no log may name: held by nobody in the register, and sent with an empty actor.
  case anonymous = 13
  /// Somebody outside who is asked to do something, and sees nothing but that.
  case contractor = 14

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "Role" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .claimant: "claimant"
      case .agent: "agent"
      case .assessor: "assessor"
      case .handler: "handler"
      case .verifier: "verifier"
      case .supervisor: "supervisor"
      case .payer: "payer"
      case .investigator: "investigator"
      case .legal: "legal"
      case .administrator: "administrator"
      case .system: "system"
      case .auditor: "auditor"
      case .anonymous: "anonymous"
      case .contractor: "contractor"
    }
  }
}

/// Since when a field says what it says, as far as edits told it.
public struct FieldTime: Message {
  public static var messageName: StaticString { "FieldTime" }
  public var field: String
  public var effective: Instant

  public init() {
    field = ""
    effective = Instant()
  }
  public init(field: String = "", effective: Instant = Instant()) {
    self.field = field
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "field", &field)
    try visitor.field(2, "effective", &effective)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Two roles that nobody may hold at the same time, in either order.
public struct RolePair: Message {
  public static var messageName: StaticString { "RolePair" }
  public var first: Role
  public var second: Role

  public init() {
    first = Role()
    second = Role()
  }
  public init(first: Role = Role(), second: Role = Role()) {
    self.first = first
    self.second = second
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "first", &first)
    try visitor.field(2, "second", &second)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Whom a text is about, of those that a stream tells of: under whose key it is sealed.
public enum DataSubject: UInt32, CodedEnum {
  case unspecified = 0
  case subject = 1
  case witness = 2
  case other = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DataSubject" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .subject: "subject"
      case .witness: "witness"
      case .other: "other"
    }
  }
}


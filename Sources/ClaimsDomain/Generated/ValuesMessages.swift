// Generated from Values/Values.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// An amount in minor units of a currency: 1200 of EUR is twelve euros. Never a fraction.
public struct Money: Message, CustomStringConvertible, Hashable {
  public static var messageName: StaticString { "Money" }
  /// Labelled "minor units".
  public var minorUnits: Int64
  /// Labelled "currency".
  public var currency: Currency

  /// Creates one whose fields are all absent.
  public init() {
    minorUnits = 0
    currency = Currency()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct Permission: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Permission" }
  /// The verb, as commands are called everywhere. No two aggregates share one.
  public var command: String
  /// Labelled "allowed".
  public var allowed: Bool
  /// Why not, where it is not allowed.
  public var reasons: [Reason]
  /// The rules that its arguments must keep, where it is allowed.
  public var conditions: [String]

  /// Creates one whose fields are all absent.
  public init() {
    command = ""
    allowed = false
    reasons = []
    conditions = []
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct Refusal: Message, CustomStringConvertible, Error {
  public static var messageName: StaticString { "Refusal" }
  /// Labelled "reasons".
  public var reasons: [Reason]

  /// Creates one whose fields are all absent.
  public init() {
    reasons = []
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct Reason: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Reason" }
  /// Labelled "code".
  public var code: RefusalCode
  /// What would have been accepted: `at most 500.00 EUR`.
  public var expected: String
  /// What was sent, or what stands.
  public var found: String
  /// What `expected` says in English, for other languages.
  public var expectedDetail: ReasonDetail?
  /// What `found` says in English, for other languages.
  public var foundDetail: ReasonDetail?

  /// Creates one whose fields are all absent.
  public init() {
    code = RefusalCode()
    expected = ""
    found = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct ReasonDetail: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReasonDetail" }
  /// Of a text in the tables of words; empty if there is none.
  public var key: String
  /// What is filled into the text.
  public var values: [ReasonValue]
  /// Without a key: of the tables, which has words for the names that English lists.
  public var section: String
  /// What it is about; English tells it first.
  public var path: String

  /// Creates one whose fields are all absent.
  public init() {
    key = ""
    values = []
    section = ""
    path = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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

/// A value that is filled into a text.
public struct ReasonValue: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReasonValue" }
  /// As English says it: an amount, an id, the name of a code or of a field.
  public var text: String
  /// Of the tables, which has words for the text; empty if it stays as it is.
  public var section: String

  /// Creates one whose fields are all absent.
  public init() {
    text = ""
    section = ""
  }
  /// Creates one of these fields; those that are left out are absent.
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
  /// Not said.
  case unspecified = 0
  /// Labelled "the command is malformed".
  case malformedCommand = 1
  /// Labelled "the effective time lies in the future".
  case effectiveInFuture = 2
  /// Labelled "this role may not send this command".
  case notAuthorised = 3
  /// Labelled "this command id was accepted with other content".
  case commandIdReused = 4
  /// Labelled "not found".
  case notFound = 5
  /// Labelled "this id is taken".
  case idTaken = 6
  /// Labelled "this actor is not a party to it".
  case notParty = 7
  /// Labelled "the claim has changed since it was read".
  case revisionConflict = 8
  /// Labelled "the status does not allow this command".
  case invalidTransition = 9
  /// Labelled "the command is too large".
  case commandTooLarge = 10
  /// Labelled "the clock cannot be right".
  case clockImplausible = 11
  /// Labelled "required fields are missing".
  case missingRequiredFields = 20
  /// Labelled "the command would change nothing".
  case noChange = 21
  /// Labelled "the date lies in the future".
  case futureDate = 22
  /// Labelled "the amount must be positive".
  case amountNotPositive = 23
  /// Labelled "the amount must not be negative".
  case negativeAmount = 24
  /// Labelled "the amount is in another currency than the claim".
  case currencyMismatch = 25
  /// Labelled "the related claim does not exist".
  case claimNotFound = 26
  /// Labelled "a handler must be named".
  case assigneeMissing = 28
  /// Labelled "there is a conflict of interest".
  case conflictOfInterest = 29
  /// Labelled "a reason must be given".
  case reasonMissing = 30
  /// Labelled "the text is empty".
  case emptyText = 31
  /// Labelled "this outcome does not fit the claim's status".
  case outcomeInvalid = 32
  /// Labelled "the claim was reopened as often as the rules allow".
  case reopenLimit = 33
  /// Labelled "something is still open".
  case openItemsRemain = 34
  /// Labelled "the reserve would fall below what is paid and pending".
  case reserveBelowCommitted = 40
  /// Labelled "the reserve would fall below what is approved".
  case reserveBelowApproved = 41
  /// Labelled "the amount exceeds what was claimed".
  case amountExceedsClaimed = 42
  /// Labelled "the amount exceeds the reserve".
  case amountExceedsReserve = 43
  /// Labelled "less would be approved than was paid".
  case approvedBelowPaid = 44
  /// Labelled "something was paid already".
  case alreadyPaid = 45
  /// Labelled "the amount exceeds what is approved and not yet paid or pending".
  case amountExceedsApproved = 46
  /// Labelled "a payee must be named".
  case payeeMissing = 47
  /// Labelled "the claim has no such payment".
  case paymentNotFound = 48
  /// Labelled "the payment does not wait for authorisation".
  case paymentNotPending = 49
  /// Labelled "the payment is not authorised".
  case paymentNotAuthorised = 50
  /// Labelled "a second person is required".
  case fourEyesRequired = 51
  /// Labelled "the register would be left without an administrator".
  case lastAdministrator = 60
  /// Labelled "the code is not in the catalog".
  case unknownCatalogCode = 61
  /// Labelled "nobody is registered under this id".
  case actorNotRegistered = 62
  /// Labelled "a value of the rules is out of its range".
  case ruleOutOfRange = 63
  /// Labelled "the claim was handed in too often".
  case resubmitLimit = 70
  /// Labelled "the claim was acknowledged already".
  case alreadyAcknowledged = 71
  /// Labelled "cannot be assigned to this person".
  case assigneeInvalid = 72
  /// Labelled "the due date lies in the past".
  case dueInPast = 73
  /// Labelled "this item is not open".
  case itemNotOpen = 74
  /// Labelled "it is not due yet".
  case notDue = 75
  /// Labelled "nothing waits for a second person".
  case nothingPending = 76
  /// Labelled "the amount exceeds the actor's authority".
  case authorityExceeded = 77
  /// Labelled "the cover was not confirmed".
  case coverageNotConfirmed = 78
  /// Labelled "a document is not verified".
  case documentNotVerified = 79
  /// Labelled "a document has expired".
  case documentExpired = 80
  /// Labelled "a document was rejected or deleted".
  case documentRejected = 81
  /// Labelled "documents are missing".
  case documentMissing = 82
  /// Labelled "the claim is held for suspicion of fraud".
  case holdActive = 83
  /// Labelled "the amount exceeds what the policy covers".
  case policyLimitExceeded = 84
  /// Labelled "the policy was not in force".
  case policyNotInForce = 85
  /// Labelled "the claim comes too late".
  case filingDeadlinePassed = 86
  /// Labelled "the time to appeal is over".
  case appealWindowClosed = 87
  /// Labelled "there were too many appeals".
  case appealLimit = 88
  /// Labelled "the payment is not at this stage".
  case paymentNotIssued = 89
  /// Labelled "the payment has arrived".
  case paymentAlreadyCleared = 90
  /// Labelled "the amount exceeds what was paid".
  case amountExceedsPaid = 91
  /// Labelled "a claim cannot name itself".
  case selfReference = 92
  /// Labelled "a duplicate names an original, and nothing names a duplicate".
  case duplicateChain = 93
  /// Labelled "this claim cannot be reopened".
  case notReopenable = 94
  /// Labelled "the time for it is over".
  case limitationExpired = 95
  /// Labelled "the score is out of range".
  case scoreOutOfRange = 96
  /// Labelled "there is no suspicion".
  case noFlag = 97
  /// Labelled "the investigators have the claim already".
  case alreadyReferred = 98
  /// Labelled "the investigators do not have the claim".
  case notReferred = 99
  /// Labelled "nothing was paid".
  case nothingPaid = 100
  /// Labelled "recoveries would exceed payments".
  case recoveryExceedsPaid = 101
  /// Labelled "no recovery is under way".
  case subrogationNotOpen = 102
  /// Labelled "no lawsuit is under way".
  case litigationNotOpen = 103
  /// Labelled "the claim has no such event".
  case eventNotFound = 104
  /// Labelled "this event cannot be corrected".
  case correctionNotAllowed = 105
  /// Labelled "the claim has no such part".
  case partNotFound = 106
  /// Labelled "the part was decided upon".
  case partLocked = 107
  /// Labelled "the report would be of the future".
  case asOfInFuture = 108
  /// Labelled "the data must be kept for now".
  case retentionActive = 109
  /// Labelled "the data is needed in court".
  case litigationHold = 110
  /// Labelled "personal data cannot be erased from this log".
  case erasureUnavailable = 111
  /// Labelled "the file is too large".
  case attachmentTooLarge = 112
  /// Labelled "files of this type are not taken".
  case mimeNotAllowed = 113
  /// Labelled "the claim has this file already".
  case duplicateAttachment = 114
  /// Labelled "the claim has too many parts".
  case partLimit = 115
  /// Labelled "the stored file is another one".
  case checksumMismatch = 116
  /// Labelled "there is no such document".
  case documentNotFound = 117
  /// Labelled "the document was deleted".
  case documentDeleted = 118
  /// Labelled "the claim names this document already".
  case alreadyReferenced = 119
  /// Labelled "the claim needs this document".
  case documentRequired = 120
  /// Labelled "a field does not make sense".
  case invalidField = 121
  /// Labelled "the amounts do not agree".
  case amountMismatch = 122
  /// Labelled "the part is not at this stage".
  case partStateInvalid = 123
  /// Labelled "it is under way already".
  case alreadyOpen = 124
  /// Labelled "the proposed decision could not be taken any more".
  case proposalOutdated = 125
  /// Labelled "other parts name this part".
  case partInUse = 126
  /// Labelled "what the claim is said to come from does not exist".
  case originNotFound = 127
  /// Labelled "what was asked for in advance is answered, not paid".
  case notPayable = 128
  /// Labelled "nothing is owed".
  case nothingOwed = 129
  /// Labelled "it is more than is owed".
  case amountExceedsOwed = 139
  /// Labelled "all that was claimed is approved".
  case nothingToAppeal = 140
  /// Labelled "the claimant waived the appeal".
  case appealWaived = 141
  /// Labelled "nobody was told on that day".
  case noticeDayImpossible = 142
  /// Labelled "the claim has no such recovery".
  case recoveryNotFound = 143
  /// Labelled "nothing is approved to be paid; expenses are payable, on a line of their own".
  case indemnityNotPayable = 145
  /// Labelled "the insurer's terms of the policy are not known yet".
  case policyNotConfirmed = 146
  /// Labelled "there is no such stream to do anything about".
  case subjectNotFound = 147
  /// Labelled "the type of the document is not the right one".
  case invalidDocumentType = 130
  /// Labelled "a page must be a picture or a PDF".
  case invalidImageFormat = 131
  /// Labelled "the page is too large".
  case sizeTooLarge = 132
  /// Labelled "the page could not be made smaller".
  case compressionFailed = 133
  /// Labelled "the document has no such page".
  case pageNotFound = 134
  /// Labelled "the document counts no more".
  case alreadyExpired = 135
  /// Labelled "this reminder was sent".
  case alreadyReminded = 136
  /// Labelled "a claim refers to the document".
  case documentInUse = 137
  /// Labelled "a recipient must be named".
  case recipientMissing = 138
  /// Labelled "who sends it and whether it is anonymous do not go together".
  case anonymityMismatch = 150
  /// Labelled "this is not possible with an anonymous report".
  case anonymousNotAllowed = 151
  /// Labelled "this is no address in the web".
  case invalidURL = 152
  /// Labelled "another notice has to come first".
  case noticeOutOfOrder = 153
  /// Labelled "this was sent already".
  case alreadySent = 154
  /// Labelled "the stages of the incident are out of order".
  case timelineOutOfOrder = 155
  /// Labelled "the report does not exist".
  case reportNotFound = 156
  /// Labelled "a claim was made of the report already".
  case alreadyEscalated = 157
  /// Labelled "the impact is too low for a claim".
  case impactTooLow = 158
  /// Labelled "no more files may be added without a name".
  case attachmentLimit = 159
  /// Labelled "there is no such property".
  case propertyNotFound = 170
  /// Labelled "open claims name the property".
  case propertyInUse = 171
  /// Labelled "the property has no such room".
  case roomNotFound = 172
  /// Labelled "the record has no such file".
  case evidenceNotFound = 173
  /// Labelled "there is no such flow of questions".
  case flowNotFound = 180
  /// Labelled "the flow of questions leads nowhere from here".
  case flowBroken = 181
  /// Labelled "the question does not offer this answer".
  case optionNotOffered = 182
  /// Labelled "no answer was given yet".
  case nothingToUndo = 183
  /// Labelled "nobody could be reached this way".
  case contactMissing = 184
  /// Labelled "nobody agreed to it yet".
  case consentMissing = 185
  /// Labelled "there is no such lead".
  case leadNotFound = 186
  /// Labelled "there is no such completed quiz".
  case quizNotFound = 187
  /// Labelled "nobody here practises in this area".
  case practiceAreaNotServed = 188
  /// Labelled "the codes of this catalog are fixed".
  case catalogFixed = 200
  /// Labelled "there is no connection".
  case offline = 220
  /// Labelled "nobody is signed in".
  case signedOut = 221
  /// Labelled "an earlier command comes first".
  case earlierWaiting = 222
  /// Labelled "it was tried too often".
  case attemptLimit = 223
  /// Labelled "the other side goes on changing".
  case stillConflicting = 224
  /// Labelled "the command may have been carried out already".
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
  /// Not said.
  case unspecified = 0
  /// Labelled "Claimant".
  case claimant = 1
  /// Labelled "Agent".
  case agent = 2
  /// Labelled "Assessor".
  case assessor = 3
  /// Labelled "Handler".
  case handler = 4
  /// Labelled "Verifier".
  case verifier = 5
  /// Labelled "Supervisor".
  case supervisor = 6
  /// Labelled "Payer".
  case payer = 7
  /// Labelled "Investigator".
  case investigator = 8
  /// Labelled "Legal counsel".
  case legal = 9
  /// Labelled "Administrator".
  case administrator = 10
  /// Labelled "System".
  case system = 11
  /// Labelled "Auditor".
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
public struct FieldTime: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FieldTime" }
  /// Labelled "field".
  public var field: String
  /// Labelled "true since".
  public var effective: Instant

  /// Creates one whose fields are all absent.
  public init() {
    field = ""
    effective = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
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
public struct RolePair: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RolePair" }
  /// Labelled "first question".
  public var first: Role
  /// Labelled "second role".
  public var second: Role

  /// Creates one whose fields are all absent.
  public init() {
    first = Role()
    second = Role()
  }
  /// Creates one of these fields; those that are left out are absent.
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
  /// Not said.
  case unspecified = 0
  /// Whose stream it is: a claimant, an owner, a reporter.
  case subject = 1
  /// A witness whom the stream names.
  case witness = 2
  /// Anybody else whom it names.
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


import EventSourcing

/// The rules in force: what people may set without changing the program.
///
/// Days are calendar days. A value that is not given has its built-in value, in stored rules as in
/// new ones; every value is stored, so that a later change of a built-in one changes no old log.
///
/// Source: Specs/Rules.md, "Values".
public struct ClaimRules: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimRules" }
  /// How often the rules had been set when these were looked up; zero for the built-in ones. Not
  /// stored with them.
  public var revision: UInt64 = 0
  /// How often a claim may be reopened.
  public var reopenLimit: UInt32 = 3
  /// Whether a payment needs a second person, and a third to pay it out.
  public var fourEyes = true
  /// How often a rejected claim may be submitted again.
  public var resubmitLimit: UInt32 = 3
  /// How often a decision may be appealed against.
  public var appealLimit: UInt32 = 2
  /// Days in which a decision may be appealed against; 0 for ever.
  public var appealDays: UInt32 = 180
  /// Days in which a closed claim may be reopened; 0 for ever.
  public var reopenDays: UInt32 = 0
  /// Days from the loss in which it must be submitted; 0 for ever.
  public var filingDays: UInt32 = 0
  /// Above this amount the authoriser of a payment may not have taken the decision; nil for
  /// never.
  public var secondAuthoriserAbove: Money?
  /// Whether cover must have been confirmed before money is approved.
  public var coverageCheckRequired = true
  /// How many parts a claim may have; 0 for any number.
  public var partLimit: UInt32 = 0
  /// How large a page of a document or a file of a report may be, in bytes.
  public var attachmentBytes: UInt64 = 10 << 20
  /// Whether an actor without a limit of their own may decide on no amount, instead of on any.
  public var limitsRequired = false
  /// Whether only those to whom a claim is assigned may work on it.
  public var assignedOnly = false
  /// Pairs of roles that an actor may not hold together, besides auditor and any other.
  public var separations: [RolePair] = []
  /// Whether a decision may cite verified documents alone.
  public var verifiedDocumentsRequired = true
  /// Days after closing before personal data may be erased; 0 for at once.
  public var retentionDays: UInt32 = 3650
  /// Days from submission in which it should be acknowledged; 0 for none.
  public var acknowledgeDays: UInt32 = 15
  /// Days from submission in which it should be decided; 0 for none.
  public var decideDays: UInt32 = 40
  /// Days from the decision in which it should be paid; 0 for none.
  public var paymentDays: UInt32 = 30
  /// How many documents a claim must name when it is handed in.
  public var documentsRequired: UInt32 = 0
  /// How often a document that was turned back may be handed in again.
  public var documentResubmitLimit: UInt32 = 3
  /// Hours from awareness of an incident to the early warning; 0 for none.
  public var earlyNoticeHours: UInt32 = 24
  /// Hours from awareness of an incident to its notification; 0 for none.
  public var noticeHours: UInt32 = 72
  /// Hours from awareness of an incident to the final report; 0 for none.
  public var finalNoticeHours: UInt32 = 720
  /// Minutes without an answer after which a quiz is given up; 0 for never.
  public var quizIdleMinutes: UInt32 = 30
  /// Days without anything new after which a lead is given up; 0 for never.
  public var leadIdleDays: UInt32 = 30
  /// Days from the incident in which a lead's matter can be brought; 0 if each lead says it.
  public var limitationDays: UInt32 = 0
  /// Whether a denial must name a code and the provision that it rests on.
  public var denialProvisionRequired = false
  /// How many files an anonymous reporter may add to a report; 0 for any number.
  public var anonymousAttachmentLimit: UInt32 = 10
  /// How large a file of a claim or of an accident may be, in bytes. Rules that give
  /// `attachmentBytes` and not this one are from before it, when that was the limit of all.
  public var assessmentBytes: UInt64 = 2 << 30
  /// Whether the insurer's terms of the policy must be known before money is approved.
  public var confirmedPolicyRequired = false
  /// Whether expenses use up the limits of a policy.
  public var expensesErodeLimit = false
  /// Where the days of windows begin and end: a rule as in POSIX's `TZ`; UTC if it is empty.
  public var timeZone = ""
  /// Whether an administrator gets roles in which they work on claims from another one alone.
  public var secondAdministrator = false

  public init() {}
  /// Creates rules with these values; all others are the built-in ones.
  public init(revision: UInt64 = 0, reopenLimit: UInt32 = 3, fourEyes: Bool = true) {
    self.revision = revision
    self.reopenLimit = reopenLimit
    self.fourEyes = fourEyes
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.given(1, "reopenLimit", &reopenLimit)
    try fields.given(2, "fourEyes", &fourEyes)
    try fields.given(3, "resubmitLimit", &resubmitLimit)
    try fields.given(4, "appealLimit", &appealLimit)
    try fields.given(5, "appealDays", &appealDays)
    try fields.given(6, "reopenDays", &reopenDays)
    try fields.given(7, "filingDays", &filingDays)
    try fields.field(8, "secondAuthoriserAbove", &secondAuthoriserAbove)
    try fields.given(9, "coverageCheckRequired", &coverageCheckRequired)
    try fields.given(10, "partLimit", &partLimit)
    var limitOfAll: UInt64? = F.reads ? nil : attachmentBytes
    try fields.field(11, "attachmentBytes", &limitOfAll)
    if let limitOfAll { attachmentBytes = limitOfAll }
    try fields.given(12, "limitsRequired", &limitsRequired)
    try fields.given(13, "assignedOnly", &assignedOnly)
    try fields.field(14, "separations", &separations)
    try fields.given(15, "verifiedDocumentsRequired", &verifiedDocumentsRequired)
    try fields.given(16, "retentionDays", &retentionDays)
    try fields.given(17, "acknowledgeDays", &acknowledgeDays)
    try fields.given(18, "decideDays", &decideDays)
    try fields.given(19, "paymentDays", &paymentDays)
    try fields.given(20, "documentsRequired", &documentsRequired)
    try fields.given(21, "documentResubmitLimit", &documentResubmitLimit)
    try fields.given(24, "earlyNoticeHours", &earlyNoticeHours)
    try fields.given(25, "noticeHours", &noticeHours)
    try fields.given(26, "finalNoticeHours", &finalNoticeHours)
    try fields.given(27, "quizIdleMinutes", &quizIdleMinutes)
    try fields.given(28, "leadIdleDays", &leadIdleDays)
    try fields.given(29, "limitationDays", &limitationDays)
    try fields.given(40, "denialProvisionRequired", &denialProvisionRequired)
    try fields.given(48, "anonymousAttachmentLimit", &anonymousAttachmentLimit)
    if F.reads, let limitOfAll { assessmentBytes = limitOfAll }
    try fields.given(49, "assessmentBytes", &assessmentBytes)
    try fields.given(51, "confirmedPolicyRequired", &confirmedPolicyRequired)
    try fields.given(52, "expensesErodeLimit", &expensesErodeLimit)
    try fields.field(53, "timeZone", &timeZone)
    try fields.given(54, "secondAdministrator", &secondAdministrator)
  }

  /// The rules before any were set; their revision is 0.
  public static let builtIn = ClaimRules()

  /// Under which the first version decided, before there was a register, cover or documents.
  public static let first = {
    var rules = ClaimRules()
    rules.coverageCheckRequired = false
    rules.verifiedDocumentsRequired = false
    return rules
  }()

  /// Whether every value is the same; the revision is none.
  public func hasSameValues(as other: ClaimRules) -> Bool {
    var copy = other
    copy.revision = revision
    return self == copy
  }

  /// Two of these roles that an actor may not hold together; nil if there are none.
  public func conflict(among roles: [Role]) -> RolePair? {
    let known = roles.filter { $0 != .unspecified }
    if known.contains(.auditor), let other = known.first(where: { $0 != .auditor }) {
      return RolePair(first: other, second: .auditor)
    }
    return separations.first { known.contains($0.first) && known.contains($0.second) }
  }
}

extension FieldVisitor where Self: ~Copyable {
  /// A value that is written even if it is zero, since zero is not its default.
  @inlinable mutating func given<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    var present: V? = value
    try field(number, name, &present)
    if let present { value = present }
  }
}

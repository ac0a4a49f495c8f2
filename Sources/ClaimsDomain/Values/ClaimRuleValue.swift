import EventSourcing

/// Which day of a claim selects the revision from which a value is taken.
public enum RuleDay: String, Sendable {
  /// The date of loss.
  case loss
  /// The day, in UTC, on which the claim was first submitted.
  case submission
  /// The day, in UTC, on which the command is decided.
  case decision
}

/// The values of the rules, by the number of their field.
///
/// Source: Specs/Rules.md, "Values".
public enum ClaimRuleValue: UInt32, CaseIterable, Sendable {
  /// How often a claim may be reopened.
  case reopenLimit = 1
  /// Whether a payment needs a second person, and a third to pay it out.
  case fourEyes = 2
  /// How often a rejected claim may be submitted again.
  case resubmitLimit = 3
  /// How often a decision may be appealed against.
  case appealLimit = 4
  /// Days in which a decision may be appealed against; 0 for ever.
  case appealDays = 5
  /// Days in which a closed claim may be reopened; 0 for ever.
  case reopenDays = 6
  /// Days from the loss in which a claim must be submitted; 0 for ever.
  case filingDays = 7
  /// The amount above which a payment's authoriser may not have taken the decision; nil for none.
  case secondAuthoriserAbove = 8
  /// Whether cover must have been confirmed before money is approved.
  case coverageCheckRequired = 9
  /// How many parts a claim may have; 0 for any number.
  case partLimit = 10
  /// The largest size of a page of a document or a file of a report, in bytes.
  case attachmentBytes = 11
  /// Whether an actor without a limit may decide on no amount, instead of on any.
  case limitsRequired = 12
  /// Whether only those to whom a claim is assigned may work on it.
  case assignedOnly = 13
  /// Pairs of roles that no actor may hold together, besides auditor and any other.
  case separations = 14
  /// Whether a decision may cite verified documents alone.
  case verifiedDocumentsRequired = 15
  /// Days without anything recorded before personal data may be erased; 0 for at once.
  case retentionDays = 16
  /// Days from submission in which a claim should be acknowledged; 0 for none.
  case acknowledgeDays = 17
  /// Days from submission in which a claim should be decided; 0 for none.
  case decideDays = 18
  /// Days from the decision in which a claim should be paid; 0 for none.
  case paymentDays = 19
  /// How many documents a claim must name when it is handed in.
  case documentsRequired = 20
  /// How often a document that was turned back may be handed in again.
  case documentResubmitLimit = 21
  /// Hours from awareness of an incident to the early warning; 0 for none.
  case earlyNoticeHours = 24
  /// Hours from awareness of an incident to its notification; 0 for none.
  case noticeHours = 25
  /// Hours from awareness of an incident to the final report; 0 for none.
  case finalNoticeHours = 26
  /// Minutes without an answer after which a quiz is given up; 0 for never.
  case quizIdleMinutes = 27
  /// Days without anything new after which a lead is given up; 0 for never.
  case leadIdleDays = 28
  /// Days from the incident in which a lead's matter can be brought; 0 if each lead says it.
  case limitationDays = 29
  /// Whether a denial must name a code and the provision that it rests on.
  case denialProvisionRequired = 40
  /// How many files an anonymous reporter may add to a report; 0 for any number.
  case anonymousAttachmentLimit = 48
  /// The largest size of a file of a claim or of an accident, in bytes.
  case assessmentBytes = 49
  /// Whether the insurer's terms of the policy must be recorded before money is approved.
  case confirmedPolicyRequired = 51
  /// Whether expenses use up the limits of a policy.
  case expensesErodeLimit = 52
  /// Where the days of the appeal window begin and end, as in POSIX's `TZ`; UTC if it is empty.
  case timeZone = 53
  /// Whether administrators get roles in which they work on claims from another one alone.
  case secondAdministrator = 54

  /// What the claim is about is judged by the rules of the day of the loss, how it is handed in by
  /// those of that day, and how it is worked on by those of the day of the work.
  public var selectedBy: RuleDay {
    switch self {
    case .filingDays, .limitationDays: .loss
    case .resubmitLimit, .partLimit, .attachmentBytes, .acknowledgeDays, .decideDays,
      .documentsRequired, .earlyNoticeHours, .noticeHours, .finalNoticeHours, .assessmentBytes:
      .submission
    case .reopenLimit, .fourEyes, .appealLimit, .appealDays, .reopenDays, .secondAuthoriserAbove,
      .coverageCheckRequired, .limitsRequired, .assignedOnly, .separations,
      .verifiedDocumentsRequired, .retentionDays, .paymentDays, .documentResubmitLimit,
      .quizIdleMinutes, .leadIdleDays, .denialProvisionRequired, .anonymousAttachmentLimit,
      .confirmedPolicyRequired, .expensesErodeLimit, .timeZone, .secondAdministrator:
      .decision
    }
  }
}

extension ClaimRules {
  /// Takes one value over from other rules.
  mutating func take(_ value: ClaimRuleValue, from other: ClaimRules) {
    switch value {
    case .reopenLimit: reopenLimit = other.reopenLimit
    case .fourEyes: fourEyes = other.fourEyes
    case .resubmitLimit: resubmitLimit = other.resubmitLimit
    case .appealLimit: appealLimit = other.appealLimit
    case .appealDays: appealDays = other.appealDays
    case .reopenDays: reopenDays = other.reopenDays
    case .filingDays: filingDays = other.filingDays
    case .secondAuthoriserAbove: secondAuthoriserAbove = other.secondAuthoriserAbove
    case .coverageCheckRequired: coverageCheckRequired = other.coverageCheckRequired
    case .partLimit: partLimit = other.partLimit
    case .attachmentBytes: attachmentBytes = other.attachmentBytes
    case .limitsRequired: limitsRequired = other.limitsRequired
    case .assignedOnly: assignedOnly = other.assignedOnly
    case .separations: separations = other.separations
    case .verifiedDocumentsRequired: verifiedDocumentsRequired = other.verifiedDocumentsRequired
    case .retentionDays: retentionDays = other.retentionDays
    case .acknowledgeDays: acknowledgeDays = other.acknowledgeDays
    case .decideDays: decideDays = other.decideDays
    case .paymentDays: paymentDays = other.paymentDays
    case .documentsRequired: documentsRequired = other.documentsRequired
    case .documentResubmitLimit: documentResubmitLimit = other.documentResubmitLimit
    case .earlyNoticeHours: earlyNoticeHours = other.earlyNoticeHours
    case .noticeHours: noticeHours = other.noticeHours
    case .finalNoticeHours: finalNoticeHours = other.finalNoticeHours
    case .quizIdleMinutes: quizIdleMinutes = other.quizIdleMinutes
    case .leadIdleDays: leadIdleDays = other.leadIdleDays
    case .limitationDays: limitationDays = other.limitationDays
    case .denialProvisionRequired: denialProvisionRequired = other.denialProvisionRequired
    case .anonymousAttachmentLimit: anonymousAttachmentLimit = other.anonymousAttachmentLimit
    case .assessmentBytes: assessmentBytes = other.assessmentBytes
    case .confirmedPolicyRequired: confirmedPolicyRequired = other.confirmedPolicyRequired
    case .expensesErodeLimit: expensesErodeLimit = other.expensesErodeLimit
    case .timeZone: timeZone = other.timeZone
    case .secondAdministrator: secondAdministrator = other.secondAdministrator
    }
  }
}

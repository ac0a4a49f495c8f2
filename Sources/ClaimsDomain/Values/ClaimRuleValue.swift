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
  case reopenLimit = 1
  case fourEyes = 2
  case resubmitLimit = 3
  case appealLimit = 4
  case appealDays = 5
  case reopenDays = 6
  case filingDays = 7
  case secondAuthoriserAbove = 8
  case coverageCheckRequired = 9
  case partLimit = 10
  case attachmentBytes = 11
  case limitsRequired = 12
  case assignedOnly = 13
  case separations = 14
  case verifiedDocumentsRequired = 15
  case retentionDays = 16
  case acknowledgeDays = 17
  case decideDays = 18
  case paymentDays = 19
  case documentsRequired = 20
  case documentResubmitLimit = 21
  case earlyNoticeHours = 24
  case noticeHours = 25
  case finalNoticeHours = 26
  case quizIdleMinutes = 27
  case leadIdleDays = 28
  case limitationDays = 29
  case denialProvisionRequired = 40
  case anonymousAttachmentLimit = 48
  case assessmentBytes = 49
  case confirmedPolicyRequired = 51
  case expensesErodeLimit = 52
  case timeZone = 53
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

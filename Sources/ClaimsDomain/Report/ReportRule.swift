import EventSourcing

/// The named guards of an incident report's rows: each says under which condition a command is
/// refused.
///
/// Source: Specs/Lifecycles/Report.md, "Guards".
public enum ReportRule: String, GuardRule, CaseIterable {
  // Judged on the report, its neighbours and the sender alone.
  case otherAnonymity, draftIncomplete, incidentInFuture, codeRetired, reviewerIsReporter
  case awarenessUnknown, reportIsAnonymous, alreadyEscalated, impactTooLow, noticesOpen
  case anonymousAttachments, typeRetired
  // Judged with the command's arguments. A draft.
  case anonymityUnclear, receiptUnfit, receiptTaken, numberTaken, receiptWrong
  case nothingEdited, dateInFuture, codeUnknown, urlInvalid
  case attachmentIncomplete, attachmentTooLarge, mimeNotAllowed, attachmentKnown
  // Looking at it.
  case assigneeMissing, assigneeUnchanged, assigneeUnsuited, assigneeIsReporter
  case noteEmpty, nothingClassified, timelineUnchanged, timelineOutOfOrder
  case linkIsSelf, linkMissing, linkKnown
  // Notices.
  case stageMissing, noticeSent, noticeOutOfOrder, missedAlready, noticeNotDue
  // Ending.
  case claimIncomplete, claimTaken, claimedNegative
  case closeReasonMissing, reasonNotForNew, reasonUnsupported, reasonMissing

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .otherAnonymity, .draftIncomplete, .incidentInFuture, .codeRetired, .reviewerIsReporter,
      .awarenessUnknown, .reportIsAnonymous, .alreadyEscalated, .impactTooLow, .noticesOpen,
      .anonymousAttachments, .typeRetired:
      .state
    default: .arguments
    }
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .anonymityUnclear, .otherAnonymity: .anonymityMismatch
    case .reportIsAnonymous: .anonymousNotAllowed
    case .anonymousAttachments: .attachmentLimit
    case .receiptWrong: .notParty
    case .receiptTaken, .numberTaken, .claimTaken: .idTaken
    case .receiptUnfit, .draftIncomplete, .attachmentIncomplete, .awarenessUnknown,
      .stageMissing, .claimIncomplete:
      .missingRequiredFields
    case .nothingEdited, .nothingClassified, .timelineUnchanged, .linkKnown, .assigneeUnchanged:
      .noChange
    case .dateInFuture, .incidentInFuture: .futureDate
    case .codeUnknown, .codeRetired, .typeRetired: .unknownCatalogCode
    case .urlInvalid: .invalidURL
    case .attachmentTooLarge: .attachmentTooLarge
    case .mimeNotAllowed: .mimeNotAllowed
    case .attachmentKnown: .duplicateAttachment
    case .reviewerIsReporter: .fourEyesRequired
    case .assigneeMissing: .assigneeMissing
    case .assigneeUnsuited: .assigneeInvalid
    case .assigneeIsReporter: .conflictOfInterest
    case .noteEmpty: .emptyText
    case .timelineOutOfOrder: .timelineOutOfOrder
    case .linkIsSelf: .selfReference
    case .linkMissing: .reportNotFound
    case .noticeSent, .missedAlready: .alreadySent
    case .noticeOutOfOrder: .noticeOutOfOrder
    case .noticeNotDue: .notDue
    case .alreadyEscalated: .alreadyEscalated
    case .impactTooLow: .impactTooLow
    case .claimedNegative: .negativeAmount
    case .noticesOpen: .openItemsRemain
    case .closeReasonMissing, .reasonMissing: .reasonMissing
    case .reasonNotForNew, .reasonUnsupported: .outcomeInvalid
    }
  }

  /// The reason for a refusal, if the command violates this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    switch judges {
    case .state: violation(on: report, in: context)
    case .arguments:
      writingViolation(by: command, on: report, in: context)
        ?? handlingViolation(by: command, on: report, in: context)
        ?? noticeViolation(by: command, on: report, in: context)
        ?? endingViolation(by: command, on: report, in: context)
    }
  }

  /// The reason for a refusal, if the report and its sender alone violate this rule.
  func violation(on report: IncidentReport, in context: ReportContext) -> Reason? {
    switch self {
    case .otherAnonymity:
      guard context.role.speaksForReporter else { return nil }
      let isAnonymous = context.role == .anonymous
      return isAnonymous == report.isAnonymous && isAnonymous == context.actor.isEmpty
        ? nil : Reason(code)
    case .draftIncomplete: return report.gap.map { Reason(code, expected: $0) }
    case .incidentInFuture:
      return Reason(code, ofFuture: [report.details.incidentDate], in: context)
    case .codeRetired: return Reason(code, ofUnknown: report.details.codes, in: context)
    case .reviewerIsReporter:
      guard !report.reporter.isEmpty, context.actor == report.reporter else { return nil }
      return Reason(code, expected: "somebody else", found: context.actor.text)
    case .awarenessUnknown:
      return report.classification.awareAt == nil ? Reason(code, expected: "awareAt") : nil
    case .reportIsAnonymous: return report.isAnonymous ? Reason(code) : nil
    case .alreadyEscalated: return report.claim.map { Reason(code, found: $0.text) }
    case .impactTooLow:
      let impact = report.details.impact ?? ""
      let severity = context.neighbours.catalogs.severity(of: impact, in: .impacts)
      return severity < 2 ? Reason(code, expected: "something stolen", found: impact) : nil
    case .typeRetired:
      let type = ReportDecider.claimType.name.description
      // Older reports were escalated all the same.
      guard context.version > 4, context.neighbours.catalogs.isRetired(type, in: .claimTypes)
      else { return nil }
      return Reason(code, expected: "a code of claimTypes that is in use", found: type)
    case .noticesOpen:
      let isBegun = !report.notices.isEmpty
      guard isBegun, !report.hasSent(.final) else { return nil }
      return Reason(code, expected: "the final notice")
    case .anonymousAttachments:
      // Older commands were decided without it.
      let most = context.version > 3 ? context.rules.anonymousAttachmentLimit : 0
      guard report.isAnonymous, most > 0, report.attachments.count >= Int(most) else { return nil }
      return Reason(
        code, expected: "at most " + String(most), found: String(report.attachments.count))
    default: return nil
    }
  }
}

extension Role {
  /// Whether whoever acts so acts for the reporter.
  var speaksForReporter: Bool { self == .claimant || self == .anonymous || self == .agent }
}

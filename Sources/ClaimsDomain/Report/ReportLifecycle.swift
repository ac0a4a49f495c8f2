import EventSourcing

extension ReportDecider {
  /// Every legal step of an incident report; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Report.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "R01", [.none], .startReport, by: reporters,
      unless: [.anonymityUnclear, .receiptUnfit, .receiptTaken, .numberTaken],
      To([.reportStarted], .to(.borrador))),
    Row(
      "R02", [.borrador], .editReport, by: reporters,
      unless: [
        .otherAnonymity, .receiptWrong, .nothingEdited, .dateInFuture, .codeUnknown, .urlInvalid,
      ],
      To([.reportEdited], .stay)),
    Row(
      "R03", [.borrador], .addReportAttachment, by: reporters,
      unless: [
        .otherAnonymity, .anonymousAttachments, .receiptWrong, .attachmentIncomplete,
        .attachmentTooLarge, .mimeNotAllowed, .attachmentKnown,
      ],
      To([.reportAttachmentAdded], .stay)),
    Row(
      "R03a", submitted, .addReportAttachment, by: [.claimant, .agent] + lookers,
      unless: [
        .otherAnonymity, .attachmentIncomplete, .attachmentTooLarge, .mimeNotAllowed,
        .attachmentKnown,
      ],
      To([.reportAttachmentAdded], .stay)),
    Row(
      "R04", [.borrador], .submitReport, by: reporters,
      unless: [.otherAnonymity, .draftIncomplete, .incidentInFuture, .codeRetired, .receiptWrong],
      To([.reportSubmitted], .to(.nuevo))),
    Row(
      "R05", [.borrador], .discardReport, by: reporters,
      unless: [.otherAnonymity, .receiptWrong],
      To([.reportDiscarded], .to(.descartado))),
    Row(
      "R06", [.nuevo], .reviewReport, by: [.administrator, .handler],
      unless: [.reviewerIsReporter],
      To([.reportReviewed], .to(.revisado))),
    Row(
      "R07", [.revisado], .startReportInvestigation, by: lookers,
      unless: [.assigneeMissing, .assigneeUnsuited, .assigneeIsReporter],
      To([.reportInvestigationStarted], .to(.enInvestigacion))),
    Row(
      "R08", submitted, .addAdminNote, by: lookers,
      unless: [.noteEmpty],
      To([.adminNoteAdded], .stay)),
    Row(
      "R09", submitted, .classifyIncident, by: lookers,
      unless: [.nothingClassified, .codeUnknown, .dateInFuture],
      To([.incidentClassified], .stay)),
    Row(
      "R10", reviewed, .sendAuthorityNotice, by: [.administrator, .investigator, .system],
      unless: [.awarenessUnknown, .stageMissing, .noticeSent, .noticeOutOfOrder],
      To([.authorityNoticeSent], .stay)),
    Row(
      "R11", submitted, .recordIncidentTimeline, by: lookers,
      unless: [.timelineUnchanged, .dateInFuture, .timelineOutOfOrder],
      To([.incidentTimelineRecorded], .stay)),
    Row(
      "R12", submitted, .linkReport, by: lookers,
      unless: [.linkIsSelf, .linkMissing, .linkKnown],
      To([.reportLinked], .stay)),
    Row(
      "R13", reviewed, .escalateReport, by: [.administrator, .handler, .claimant],
      unless: [
        .reportIsAnonymous, .alreadyEscalated, .impactTooLow, .typeRetired, .claimIncomplete,
        .claimTaken, .claimedNegative,
      ],
      To([.reportEscalated], .stay)),
    Row(
      "R14", submitted, .closeReport, by: [.administrator, .handler],
      unless: [
        .noticesOpen, .closeReasonMissing, .codeUnknown, .reasonNotForNew, .reasonUnsupported,
      ],
      To([.reportClosed], .to(.cerrado))),
    Row(
      "R15", [.cerrado], .reopenReport, by: [.administrator],
      unless: [.reasonMissing],
      To([.reportReopened], .to(.nuevo)), To([.reportReopened], .to(.revisado)),
      To([.reportReopened], .to(.enInvestigacion))),
    Row(
      "R16", submitted, .flagMissedNotice, by: [.system],
      unless: [.awarenessUnknown, .noticeSent, .missedAlready, .noticeNotDue],
      To([.authorityNoticeMissed], .stay)),
    Row(
      "R17", [.enInvestigacion], .assignReport, by: lookers,
      unless: [.assigneeMissing, .assigneeUnchanged, .assigneeUnsuited, .assigneeIsReporter],
      To([.reportAssigned], .stay)),
    erasing(
      "R18", [.borrador, .cerrado, .descartado], .eraseReportData,
      because: { $0.eraseReportData?.reason },
      .reportDataErased),
  ])

  /// Made once, not anew each time.
  public static let unguarded = lifecycle.withoutGuards

  private static let submitted: [ReportStatus] = [.nuevo, .revisado, .enInvestigacion]
  private static let reviewed: [ReportStatus] = [.revisado, .enInvestigacion]
  private static let reporters: [Role] = [.claimant, .anonymous, .agent]
  private static let lookers: [Role] = [.administrator, .handler, .investigator]
}

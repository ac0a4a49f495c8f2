import ClaimsDomain

extension EventFields {
  static let documents: [EventFields] = [
    EventFields(
      // Whoever begins somebody's document represents them in it, which is told.
      .document(.documentStarted), "owner details supersedes version",
      hides: "by=representatives"),
    EventFields(.document(.pageAdded), "page", hides: "page.addedBy=pages.addedBy"),
    EventFields(.document(.pageRemoved), "page", hides: "by=contributors"),
    EventFields(.document(.documentMetadataEdited), "details", hides: "by=contributors"),
    EventFields(.document(.documentSubmitted), "at", hides: "by=contributors"),
    EventFields(.document(.ocrRecorded), "reading"),
    EventFields(.document(.documentVerified), "at", hides: "by=verifiedBy", keeps: "note"),
    EventFields(.document(.documentRejected), "codes text", hides: "by=verifiedBy"),
    EventFields(.document(.documentResubmitted), "at", hides: "by=contributors"),
    EventFields(.document(.expiryReminderSent), "days validUntil"),
    EventFields(.document(.documentExpired), "validUntil"),
    EventFields(.document(.documentSuperseded), "successor"),
    EventFields(.document(.documentRevoked), "reason", hides: "by=verifiedBy"),
    EventFields(
      .document(.documentShared), about: "sharedWith", "recipient until", hides: "by=contributors"),
    EventFields(
      .document(.documentUnshared), about: "sharedWith", "recipient", hides: "by=contributors"),
    EventFields(.document(.documentDeleted), "reason"),
    EventFields(
      .document(.documentRepresentativeAuthorised), about: "representatives", "representative"),
    EventFields(
      .document(.documentRepresentativeRevoked), about: "representatives", "representative"),
  ]

  static let reports: [EventFields] = [
    EventFields(.report(.reportStarted), "reporter isAnonymous number at", hides: "receipt"),
    EventFields(.report(.reportEdited), "details at"),
    EventFields(
      .report(.reportAttachmentAdded), "attachment",
      hides: "attachment.addedBy=attachments.addedBy"),
    EventFields(.report(.reportSubmitted), "at"),
    EventFields(.report(.reportDiscarded), "at"),
    EventFields(.report(.reportReviewed), "at", hides: "reviewer"),
    EventFields(.report(.reportInvestigationStarted), "at", hides: "assignee"),
    EventFields(.report(.reportAssigned), about: "assignee", "assignee at"),
    EventFields(.report(.adminNoteAdded), about: "notes", "note note.author"),
    EventFields(.report(.incidentClassified), about: "classification", "classification at"),
    EventFields(.report(.authorityNoticeSent), about: "notices", "notice notice.sentBy"),
    EventFields(.report(.authorityNoticeMissed), about: "missed", "stage due at"),
    EventFields(.report(.incidentTimelineRecorded), "timeline at"),
    EventFields(.report(.reportLinked), about: "links", "report at"),
    EventFields(.report(.reportEscalated), "claim at"),
    EventFields(.report(.reportClosed), "reason at", keeps: "text"),
    EventFields(.report(.reportReopened), "at", keeps: "reason"),
  ]

  static let accidents: [EventFields] = [
    EventFields(.accident(.accidentStarted), "reporter details recordedAt"),
    EventFields(.accident(.evidenceAdded), "evidence"),
    EventFields(.accident(.accidentEdited), "details"),
    EventFields(.accident(.accidentSaved), "at"),
    EventFields(.accident(.accidentSubmitted), "consent at"),
    EventFields(.accident(.accidentLinked), "lead claim"),
    EventFields(.accident(.accidentDiscarded)),
    EventFields(.accident(.evidenceUploaded), "evidence status location"),
    EventFields(.accident(.evidenceRemoved), "evidence"),
  ]

  static let properties: [EventFields] = [
    EventFields(.property(.propertyRegistered), "owner details at"),
    EventFields(.property(.propertyEdited), "details"),
    EventFields(.property(.roomAdded), "room"),
    EventFields(.property(.roomEdited), "room"),
    EventFields(.property(.roomRemoved), "room"),
    EventFields(.property(.propertyTransferred), "from owner reason"),
    EventFields(.property(.propertyArchived), "reason at"),
  ]

  static let quizzes: [EventFields] = [
    EventFields(.quiz(.quizStarted), "flow version question questions taker at"),
    EventFields(.quiz(.optionSelected), "question option next remaining at"),
    EventFields(.quiz(.quizCompleted), "result practiceArea incidentType"),
    EventFields(.quiz(.wentBack), "question at"),
    EventFields(.quiz(.quizReset), "question at"),
    EventFields(.quiz(.quizAbandoned), "isTimedOut at"),
  ]

  private static let contact = "text=contacts by=contacts"

  static let leads: [EventFields] = [
    EventFields(.lead(.leadStarted), "claimant details at", hides: "details.notes"),
    EventFields(.lead(.leadEdited), "details at", hides: "details.notes"),
    EventFields(.lead(.leadSubmitted), "at"),
    EventFields(.lead(.contactAttempted), about: "contacts", "channel result text by at"),
    EventFields(.lead(.leadContacted), "at", hides: "channel=contacts " + contact),
    EventFields(.lead(.leadQualified), "limitationEnds at", hides: contact),
    EventFields(.lead(.leadDisqualified), "reason at", hides: contact),
    EventFields(.lead(.leadConverted), "claim at", hides: "by=contacts"),
    EventFields(.lead(.leadLost), "reason isTimedOut at", hides: "text=contacts"),
    EventFields(.lead(.leadRevived), "at", keeps: "reason"),
    EventFields(.lead(.leadDiscarded), "isTimedOut at"),
  ]

  /// Who reads a register reads all of it; people read what is written about themselves.
  static let registers: [EventFields] = [
    EventFields(.actor(.actorRegistered), "actor name roles"),
    EventFields(.actor(.roleGranted), "role"),
    EventFields(.actor(.roleRevoked), "role"),
    EventFields(.actor(.authoritySet), "kind limit"),
    EventFields(.actor(.actorDeactivated), keeps: "reason"),
    EventFields(.actor(.actorReactivated), keeps: "reason"),
    EventFields(.rules(.rulesSet), "from rules reason"),
    EventFields(
      .catalog(.catalogEntryAdded), "catalog code labels severity order texts number expires reason"
    ),
    EventFields(
      .catalog(.catalogEntryRelabelled), "catalog code labels severity order texts reason"),
    EventFields(.catalog(.catalogEntryRetired), "catalog code reason"),
    EventFields(.catalog(.catalogEntryRestored), "catalog code reason"),
    EventFields(.catalog(.quizFlowPublished), "flow reason"),
  ]
}

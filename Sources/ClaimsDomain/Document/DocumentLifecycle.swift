import EventSourcing

extension DocumentDecider {
  /// Every legal step of a document; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Document.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "D01", [.none], .startDocument, by: [.claimant, .agent],
      unless: [
        .ownerMissing, .typeUnknown, .detailsInvalid, .issuedInFuture, .predecessorMissing,
        .predecessorOfOtherType,
      ],
      To([.documentStarted], .to(.draft))),
    Row(
      "D02", [.draft, .rejected], .addPage, by: [.claimant, .agent],
      unless: [
        .pageIncomplete, .pageIDTaken, .pageKnown, .pageNotImage, .compressionFailed, .pageTooLarge,
      ],
      To([.pageAdded], .stay)),
    Row(
      "D03", [.draft, .rejected], .removePage, by: [.claimant, .agent],
      unless: [.pageUnknown],
      To([.pageRemoved], .stay)),
    Row(
      "D04", [.draft, .pending, .rejected], .editDocument, by: [.claimant, .agent],
      unless: [.nothingEdited, .typeUnknown, .detailsInvalid, .issuedInFuture],
      To([.documentMetadataEdited], .stay)),
    Row(
      "D05", [.draft], .submitDocument, by: [.claimant, .agent],
      unless: [.documentIncomplete, .typeUnknown],
      To([.documentSubmitted], .to(.pending))),
    Row(
      "D06", [.pending], .recordOCR, by: [.system],
      unless: [.readingEmpty, .pageUnknown, .confidenceOutOfRange],
      To([.ocrRecorded], .stay)),
    Row(
      "D07", [.pending], .verifyDocument, by: [.verifier],
      unless: [.contributorVerifies, .documentIncomplete, .alreadyExpired],
      To([.documentVerified], .to(.verified))),
    Row(
      "D08", [.pending], .rejectDocument, by: [.verifier, .system],
      unless: [.rejectionCodesMissing, .rejectionCodesRepeated, .rejectionCodeUnknown],
      To([.documentRejected], .to(.rejected))),
    Row(
      "D09", [.rejected], .resubmitDocument, by: [.claimant, .agent],
      unless: [.unchangedSinceRejection, .resubmitLimit, .documentIncomplete],
      To([.documentResubmitted], .to(.pending))),
    Row(
      "D10", [.verified], .remindExpiry, by: [.system],
      unless: [.reminderNotDue, .alreadyReminded],
      To([.expiryReminderSent], .stay)),
    Row(
      "D11", [.verified], .expireDocument, by: [.system],
      unless: [.notExpired],
      To([.documentExpired], .to(.expired))),
    Row(
      "D12", [.verified, .expired], .renewDocument, by: [.claimant, .agent],
      unless: [
        .successorIsSelf, .successorMissing, .successorOfOtherType, .successorNotVerified,
      ],
      To([.documentSuperseded], .to(.superseded))),
    Row(
      "D13", [.verified], .revokeDocument, by: [.verifier, .supervisor],
      unless: [.reasonMissing],
      To([.documentRevoked], .to(.rejected))),
    Row(
      "D14", alive, .shareDocument, by: [.claimant, .agent, .handler],
      unless: [.recipientMissing, .shareEndInvalid, .shareUnchanged],
      To([.documentShared], .stay)),
    Row(
      "D15", [.draft, .pending, .rejected, .expired], .deleteDocument, by: [.claimant, .agent],
      unless: [.documentInUse],
      To([.documentDeleted], .to(.deleted))),
    Row(
      "D16", alive, .unshareDocument, by: [.claimant, .agent, .handler],
      unless: [.shareUnknown],
      To([.documentUnshared], .stay)),
    Row(
      "D17", alive, .authoriseDocumentRepresentative, by: [.claimant, .agent],
      unless: [.representativeActs, .representativeMissing, .representativeKnown],
      To([.documentRepresentativeAuthorised], .stay)),
    Row(
      "D18", alive, .revokeDocumentRepresentative, by: [.claimant, .agent],
      unless: [.representativeActs, .representativeUnknown],
      To([.documentRepresentativeRevoked], .stay)),
    erasing(
      "D19", [.draft, .pending, .verified, .rejected, .expired, .superseded, .deleted],
      .eraseDocumentData, because: { $0.eraseDocumentData?.reason },
      .documentDataErased),
  ])

  private static let alive: [DocumentStatus] = [.draft, .pending, .verified, .rejected, .expired]
}

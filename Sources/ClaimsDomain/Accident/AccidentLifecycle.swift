import EventSourcing

extension AccidentDecider {
  /// Every legal step of an accident's record; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Accident.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "A01", [.none], .startAccident, by: [.claimant],
      unless: [.occurredInFuture, .placeInvalid],
      To([.accidentStarted], .to(.recording))),
    Row(
      "A02", [.recording, .saved], .addEvidence, by: [.claimant],
      unless: [
        .evidenceIncomplete, .evidenceIDTaken, .evidenceKnown, .evidenceTooLarge, .mimeNotAllowed,
        .capturedInFuture, .metadataUnfit,
      ],
      To([.evidenceAdded], .stay)),
    Row(
      "A03", [.recording, .saved], .editAccident, by: [.claimant],
      unless: [.nothingEdited, .occurredInFuture, .placeInvalid],
      To([.accidentEdited], .stay)),
    Row(
      "A04", [.recording], .saveAccident, by: [.claimant],
      unless: [.nothingRecorded],
      To([.accidentSaved], .to(.saved))),
    Row(
      "A05", [.saved], .submitAccident, by: [.claimant],
      unless: [.recordIncomplete, .consentMissing],
      To([.accidentSubmitted], .to(.submitted))),
    Row(
      "A06", [.submitted], .linkAccident, by: [.agent, .system],
      unless: [.targetMissing, .leadUnknown, .claimUnknown],
      To([.accidentLinked], .to(.linked))),
    Row(
      "A07", [.recording, .saved], .discardAccident, by: [.claimant],
      To([.accidentDiscarded], .to(.discarded))),
    Row(
      "A08", [.recording, .saved, .submitted, .linked], .recordEvidenceUpload,
      by: [.claimant, .system],
      unless: [.evidenceUnknown, .uploadStepInvalid, .checksumMismatch],
      To([.evidenceUploaded], .stay)),
    Row(
      "A09", [.recording, .saved], .removeEvidence, by: [.claimant],
      unless: [.evidenceUnknown],
      To([.evidenceRemoved], .stay)),
    erasing(
      "A10", [.recording, .saved, .submitted, .linked, .discarded], .eraseAccidentData,
      because: { $0.eraseAccidentData?.reason },
      .accidentDataErased),
  ])
}

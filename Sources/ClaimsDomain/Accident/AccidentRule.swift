import EventSourcing

/// The named guards of the rows of an accident's record: each says under which condition a command
/// is refused.
///
/// Source: Specs/Lifecycles/Accident.md, "Guards".
public enum AccidentRule: String, GuardRule, CaseIterable {
  // Judged on the record alone.
  case nothingRecorded, recordIncomplete, consentMissing
  // Judged with the command's arguments.
  case occurredInFuture, placeInvalid, nothingEdited
  case evidenceIncomplete, evidenceIDTaken, evidenceKnown, evidenceTooLarge, mimeNotAllowed
  case capturedInFuture, evidenceUnknown, uploadStepInvalid, checksumMismatch
  case targetMissing, leadUnknown, claimUnknown

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .nothingRecorded, .recordIncomplete, .consentMissing: .state
    default: .arguments
    }
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .nothingRecorded, .recordIncomplete, .evidenceIncomplete, .targetMissing:
      .missingRequiredFields
    case .consentMissing: .consentMissing
    case .occurredInFuture, .capturedInFuture: .futureDate
    case .placeInvalid: .invalidField
    case .nothingEdited: .noChange
    case .evidenceIDTaken: .idTaken
    case .evidenceKnown: .duplicateAttachment
    case .evidenceTooLarge: .attachmentTooLarge
    case .mimeNotAllowed: .mimeNotAllowed
    case .evidenceUnknown: .evidenceNotFound
    case .uploadStepInvalid: .partStateInvalid
    case .checksumMismatch: .checksumMismatch
    case .leadUnknown: .leadNotFound
    case .claimUnknown: .claimNotFound
    }
  }

  /// The reason for a refusal, if the record alone violates this rule.
  func violation(on accident: Accident) -> Reason? {
    let details = accident.details
    switch self {
    case .nothingRecorded:
      let isSaid = details.place?.isSomewhere ?? false || !(details.description?.isBlank ?? true)
      return isSaid ? nil : Reason(code, expected: "place or description")
    case .recordIncomplete:
      return Reason(
        code,
        missing: [
          "occurredAt": details.occurredAt == nil, "place": !(details.place?.isSomewhere ?? false),
        ])
    case .consentMissing:
      return details.consent?.isBlank ?? true ? Reason(code, expected: "consent") : nil
    default: return nil
    }
  }

  /// The reason for a refusal, if the command's arguments violate this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: AccidentCommand, on accident: Accident, in context: AccidentContext
  ) -> Reason? {
    switch command {
    case .startAccident(let start): violation(by: start.details, in: context)
    case .editAccident(let edit):
      self == .nothingEdited
        ? edit.details.changes(to: accident.details) == AccidentDetails() ? Reason(code) : nil
        : violation(by: edit.details, in: context)
    case .addEvidence(let add): violation(by: add.evidence, on: accident, in: context)
    case .recordEvidenceUpload(let upload): violation(by: upload, on: accident)
    case .removeEvidence(let remove):
      self == .evidenceUnknown && accident.evidence(remove.evidence) == nil
        ? Reason(code, found: remove.evidence.text) : nil
    case .linkAccident(let link): violation(by: link, in: context)
    case .saveAccident, .submitAccident, .discardAccident: nil
    }
  }

  private func violation(by details: AccidentDetails, in context: AccidentContext) -> Reason? {
    switch self {
    case .occurredInFuture: violation(ofTime: details.occurredAt, in: context)
    case .placeInvalid:
      details.place?.isOnEarth ?? true
        ? nil
        : Reason(code, expected: "latitudeMicrodegrees and longitudeMicrodegrees, both on Earth")
    default: nil
    }
  }

  private func violation(ofTime time: Instant?, in context: AccidentContext) -> Reason? {
    guard let time, time > context.recorded else { return nil }
    return Reason(code, expected: "at most " + context.recorded.text, found: time.text)
  }

  private func violation(by link: LinkAccident, in context: AccidentContext) -> Reason? {
    switch self {
    case .targetMissing:
      return link.lead == nil && link.claim == nil ? Reason(code, expected: "lead or claim") : nil
    case .leadUnknown:
      guard let lead = link.lead, (context.neighbours.lead ?? LeadStatus.none) == LeadStatus.none
      else { return nil }
      return Reason(code, found: lead.text)
    case .claimUnknown:
      guard let claim = link.claim,
        (context.neighbours.claim ?? ClaimStatus.none) == ClaimStatus.none
      else { return nil }
      return Reason(code, found: claim.text)
    default: return nil
    }
  }
}

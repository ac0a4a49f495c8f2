import EventSourcing

extension LeadDecider {
  /// Every legal step of a lead; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Lead.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "L01", [.none], .startLead, by: [.claimant, .agent, .system],
      unless: [.codeUnknown, .emailInvalid, .phoneInvalid, .incidentInFuture, .quizUnusable],
      To([.leadStarted], .to(.draft))),
    Row(
      "L02", [.draft], .editLead, by: [.claimant, .agent],
      unless: [
        .nothingEdited, .codeUnknown, .emailInvalid, .phoneInvalid, .incidentInFuture,
        .quizUnusable,
      ],
      To([.leadEdited], .stay)),
    Row(
      "L03", [.draft], .submitLead, by: [.claimant, .agent],
      unless: [.leadIncomplete, .contactMissing, .consentMissing, .codeRetired],
      To([.leadSubmitted], .to(.submitted))),
    Row(
      "L04", [.submitted, .contacted], .recordContact, by: [.agent],
      unless: [.contactIncomplete, .codeUnknown, .textEmpty],
      To([.contactAttempted], .stay),
      To([.leadContacted], .to(.contacted))),
    Row(
      "L05", [.contacted], .qualifyLead, by: [.agent, .legal],
      unless: [
        .practiceAreaNotServed, .ownLead, .conflictUnchecked, .conflictFound, .limitationUnknown,
        .limitationExpired,
      ],
      To([.leadQualified], .to(.qualified))),
    Row(
      "L06", [.submitted, .contacted], .disqualifyLead, by: [.agent, .legal],
      unless: [.reasonMissing],
      To([.leadDisqualified], .to(.disqualified))),
    Row(
      "L07", [.qualified], .convertLead, by: [.agent, .legal, .system],
      unless: [
        .ownLead, .limitationOver, .claimIncomplete, .claimantUnknown, .typeRetired, .claimTaken,
        .claimedNegative,
      ],
      To([.leadConverted], .to(.converted))),
    Row(
      "L08", [.submitted, .contacted, .qualified], .loseLead, by: [.agent, .system],
      unless: [.notIdle, .codeUnknown, .reasonMissing],
      To([.leadLost], .to(.lost))),
    Row(
      "L09", [.lost, .disqualified], .reviveLead, by: [.agent],
      unless: [.reasonMissing],
      To([.leadRevived], .to(.submitted)),
      To([.leadRevived], .to(.contacted))),
    Row(
      "L10", [.draft], .discardLead, by: [.claimant, .agent, .system],
      unless: [.notIdle],
      To([.leadDiscarded], .to(.discarded))),
    Row(
      "L11", [.none], .handInLead, by: [.agent, .system, .anonymous],
      unless: [
        .codeUnknown, .emailInvalid, .phoneInvalid, .incidentInFuture, .quizUnusable,
        .detailsIncomplete, .contactNotGiven, .consentNotGiven,
      ],
      To([.leadStarted, .leadSubmitted], .to(.submitted))),
    erasing(
      "L12", [.disqualified, .converted, .lost, .discarded], .eraseLeadData,
      because: { $0.eraseLeadData?.reason },
      .leadDataErased),
  ])
}

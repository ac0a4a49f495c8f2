import EventSourcing

/// The words of the claim's status machine.
public enum ClaimWords: Vocabulary {
  public typealias Status = ClaimStatus
  public typealias Verb = ClaimVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = ClaimRule
  public typealias EventKind = ClaimEventKind
}

private typealias Row = Step<ClaimWords>
private typealias To = Outcome<ClaimWords>

/// Every legal step of a claim; a status and a command without a row are refused.
///
/// Source: Specs/Lifecycles/Claim.md, "Rows"; a test holds the two together, both ways.
public let claimLifecycle = Lifecycle<ClaimWords>([
  Row(
    "K01", [.none], .openDraft, by: [.claimant, .agent, .system],
    unless: [.typeMissing, .claimedNegative, .lossDateInFuture, .relatedMissing],
    To([.claimDrafted], .to(.draft))),
  Row(
    "K02", [.draft], .editDraft, by: [.claimant, .agent],
    unless: [.nothingEdited, .claimedNegative, .lossDateInFuture],
    To([.claimDetailsEdited], .stay)),
  Row(
    "K07", [.draft], .submit, by: [.claimant, .agent],
    unless: [.draftIncomplete, .claimedNotPositive],
    To([.claimSubmitted], .to(.submitted))),
  Row(
    "K10", [.submitted], .acceptIntake, by: [.handler, .supervisor, .system],
    unless: [.assigneeMissing, .assigneeIsClaimant],
    To([.claimOpened, .handlerAssigned], .to(.open))),
  Row(
    "K13", [.open], .startInvestigation, by: [.assessor, .handler],
    To([.investigationStarted], .to(.investigating))),
  Row(
    "K18", [.open, .investigating, .approved], .setReserve, by: [.handler, .supervisor],
    unless: [
      .amountNegative, .amountInOtherCurrency, .reserveBelowCommitted, .reserveBelowApproved,
      .reserveUnchanged,
    ],
    To([.reserveSet], .stay)),
  Row(
    "K20", [.open, .investigating], .approve, by: [.handler, .supervisor],
    unless: [
      .amountNotPositive, .amountInOtherCurrency, .amountExceedsClaimed, .amountExceedsReserve,
      .approvedBelowPaid,
    ],
    To([.claimApproved], .to(.approved))),
  Row(
    "K22", [.open, .investigating], .deny, by: [.handler, .supervisor],
    unless: [.alreadyPaid, .reasonMissing],
    To([.claimDenied], .to(.denied))),
  Row(
    "K26", [.approved], .requestPayment, by: [.handler],
    unless: [
      .paymentIDTaken, .amountNotPositive, .amountInOtherCurrency, .amountExceedsApproved,
      .payeeMissing,
    ],
    To([.paymentRequested], .stay)),
  Row(
    "K27", [.approved], .authorisePayment, by: [.supervisor, .payer],
    unless: [.paymentUnknown, .paymentNotRequested, .requesterAuthorises],
    To([.paymentAuthorised], .stay)),
  Row(
    "K29", [.approved], .issuePayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentNotAuthorised, .deciderIssues, .finalWithOthersPending],
    To([.paymentIssued], .stay),
    To([.paymentIssued, .claimSettled], .to(.settled))),
  Row(
    "K33", [.open, .investigating, .denied, .settled], .close,
    by: [.handler, .supervisor, .system],
    unless: [.outcomeInvalid],
    To([.claimClosed], .to(.closed)),
    To([.reserveReleased, .claimClosed], .to(.closed))),
  Row(
    "K33a", [.approved], .close, by: [.supervisor],
    unless: [.paymentsPending, .outcomeInvalid],
    To([.claimClosed], .to(.closed)),
    To([.reserveReleased, .claimClosed], .to(.closed))),
  Row(
    "K37", [.closed], .reopen, by: [.handler, .supervisor],
    unless: [.reopenLimit, .reasonMissing],
    To([.claimReopened], .to(.open))),
  Row(
    "K43",
    [.draft, .submitted, .open, .investigating, .approved, .denied, .settled, .closed],
    .addNote,
    by: [
      .claimant, .agent, .assessor, .handler, .verifier, .supervisor, .payer, .investigator,
      .legal, .administrator,
    ],
    unless: [.textEmpty],
    To([.noteAdded], .stay)),
])

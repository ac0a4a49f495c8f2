import EventSourcing

/// K18 and K19: how much a claim is expected to cost.
let reserveRows: [ClaimRow] = [
  ClaimRow(
    "K18", workedOn, .setReserve, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .reservePending, .codeRetired, .amountNegative, .amountInOtherCurrency,
      .reserveTooLarge, .reserveBelowCommitted, .reserveBelowApproved, .reserveUnchanged,
    ],
    ClaimOutcome([.reserveSet], .stay), ClaimOutcome([.reserveProposed], .stay)),
  ClaimRow(
    "K19", workedOn, .confirmReserve, by: [.supervisor],
    unless: [
      .partyDecides, .reserveNotProposed, .reserveProposerConfirms, .reserveAuthorityExceeded,
      .reserveTooLarge, .reserveBelowCommitted, .reserveBelowApproved,
    ],
    ClaimOutcome([.reserveSet], .stay)),
  ClaimRow(
    "K19a", workedOn, .declineReserve, by: [.supervisor],
    unless: [.partyDecides, .reserveNotProposed, .reasonMissing],
    ClaimOutcome([.reserveProposalDeclined], .stay)),
]

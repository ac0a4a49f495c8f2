import ClaimsDomain
import ClaimsKernel

// Commands that carry a written text, and nothing else: a screen puts them right by one
// field.

extension DomainCommand {
  /// The text that it carries; nil if it says more than that, or something else.
  public var writtenText: String? {
    switch self {
    case .claim(.addNote(let note)): note.text
    case .claim(.appeal(let appeal)): appeal.grounds
    case .claim(.withdraw(let withdraw)): withdraw.reason
    case .claim(.returnDecision(let decision)): decision.reason
    case .claim(.rescindDecision(let decision)): decision.reason
    case .claim(.declineReserve(let reserve)): reserve.reason
    case .claim(.referToSIU(let referral)): referral.reason
    case .claim(.clearFraud(let cleared)): cleared.finding
    case .claim(.confirmFraud(let confirmed)): confirmed.finding
    case .claim(.closeLitigation(let closed)): closed.result
    case .claim(.closeSubrogation(let closed)): closed.result
    case .report(.addAdminNote(let note)): note.text
    case .report(.reopenReport(let reopened)): reopened.reason
    default: nil
    }
  }

  /// The same with another text; nil if it has none.
  public func writing(_ text: String) -> DomainCommand? {
    switch self {
    case .claim(.addNote): .claim(.addNote(AddNote(text: text)))
    case .claim(.appeal): .claim(.appeal(Appeal(grounds: text)))
    case .claim(.withdraw): .claim(.withdraw(Withdraw(reason: text)))
    case .claim(.returnDecision): .claim(.returnDecision(ReturnDecision(reason: text)))
    case .claim(.rescindDecision): .claim(.rescindDecision(RescindDecision(reason: text)))
    case .claim(.declineReserve): .claim(.declineReserve(DeclineReserve(reason: text)))
    case .claim(.referToSIU): .claim(.referToSIU(ReferToSIU(reason: text)))
    case .claim(.clearFraud): .claim(.clearFraud(ClearFraud(finding: text)))
    case .claim(.confirmFraud): .claim(.confirmFraud(ConfirmFraud(finding: text)))
    case .claim(.closeLitigation): .claim(.closeLitigation(CloseLitigation(result: text)))
    case .claim(.closeSubrogation): .claim(.closeSubrogation(CloseSubrogation(result: text)))
    case .report(.addAdminNote): .report(.addAdminNote(AddAdminNote(text: text)))
    case .report(.reopenReport): .report(.reopenReport(ReopenReport(reason: text)))
    default: nil
    }
  }
}

import EventSourcing

extension ClaimRule {
  func regionViolation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .fraudNotFlagged:
      return claim.fraud == .none || claim.fraud == .cleared
        ? Reason(code, found: claim.fraud.name.description) : nil
    case .alreadyReferred: return claim.fraud == .referred ? Reason(code) : nil
    case .notReferred:
      return claim.fraud == .referred
        ? nil : Reason(code, expected: "referred", found: claim.fraud.name.description)
    case .handlerResolves: return secondPerson(than: [claim.handler], in: context)
    case .nothingPaid: return claim.paid.minorUnits > 0 ? nil : Reason(code)
    case .subrogationOpen: return claim.recovery == .open ? Reason(code) : nil
    case .subrogationNotOpen:
      return claim.recovery == .open
        ? nil : Reason(code, expected: "open", found: claim.recovery.name.description)
    case .litigationOpen: return claim.litigation == .open ? Reason(code) : nil
    case .litigationNotOpen:
      return claim.litigation == .open
        ? nil : Reason(code, expected: "open", found: claim.litigation.name.description)
    default: return nil
    }
  }

  func regionViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    switch (self, command) {
    case (.indicatorMissing, .flagFraud(let flag)):
      return flag.indicator.isEmpty ? Reason(code, expected: "indicator") : nil
    case (.scoreOutOfRange, .flagFraud(let flag)):
      return flag.score > 100 ? Reason(code, expected: "0 to 100", found: String(flag.score)) : nil
    case (.scoreOutOfRange, .recordAnalysis(let analysis)):
      let score = analysis.confidencePermille
      return score > 1000 ? Reason(code, expected: "0 to 1000", found: String(score)) : nil
    case (.recoveryExceedsPaid, .recordRecovery(let recovery)):
      return atMost(claim.arrived.subtracting(claim.file.recovered.minorUnits), recovery.amount)
    case (.counselMissing, .openLitigation(let open)):
      return isBlank(open.counsel) ? Reason(code, expected: "counsel") : nil
    default: return nil
    }
  }
}

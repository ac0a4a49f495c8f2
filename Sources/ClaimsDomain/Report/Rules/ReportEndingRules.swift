import EventSourcing

extension ReportRule {
  /// With which reasons a report may be closed that nobody has reviewed.
  public static let reasonsForNew = ["falsoPositivo", "duplicado", "spam"]

  /// Rules about where a report leads, and how it ends: R13 to R15.
  func endingViolation(
    by command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    switch command {
    case .escalateReport(let escalate):
      switch self {
      case .claimIncomplete:
        return escalate.claim == Identifier() || escalate.title.isBlank
          ? Reason(code, expected: "claim and title") : nil
      case .claimTaken:
        return context.neighbours.claimTaken ? Reason(code, found: escalate.claim.text) : nil
      case .claimedNegative:
        guard escalate.claimed.minorUnits < 0 else { return nil }
        return Reason(code, found: escalate.claimed.display)
      default: return nil
      }
    case .closeReport(let close): return violation(by: close, on: report, in: context)
    case .reopenReport(let reopen):
      return self == .reasonMissing && reopen.reason.isBlank
        ? Reason(code, expected: "reason") : nil
    default: return nil
    }
  }

  private func violation(
    by close: CloseReport, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    func isFor(_ reason: String) -> Bool { close.reason.utf8.elementsEqual(reason.utf8) }
    switch self {
    case .closeReasonMissing: return close.reason.isBlank ? Reason(code, expected: "reason") : nil
    case .codeUnknown:
      guard !close.reason.isBlank, let reason = CatalogCode(close.reason, .closeReasons) else {
        return nil
      }
      return Reason(code, ofUnknown: [reason], in: context)
    case .reasonNotForNew:
      guard report.status == .nuevo,
        context.neighbours.catalogs.isActive(close.reason, in: .closeReasons),
        !Self.reasonsForNew.contains(where: isFor)
      else { return nil }
      return Reason(
        code, expected: "falsoPositivo, duplicado or spam before it is reviewed",
        found: close.reason)
    case .reasonUnsupported:
      if isFor("duplicado"), report.links.isEmpty {
        return Reason(code, expected: "a link to the report that it repeats", found: close.reason)
      }
      if isFor("reclamacion"), report.claim == nil {
        return Reason(code, expected: "a report that a claim was made of", found: close.reason)
      }
      return nil
    default: return nil
    }
  }
}

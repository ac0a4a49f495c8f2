import EventSourcing

// The guards of what a report leads to, and of how it ends.

extension Guard<ReportDecider> {
  // MARK: A claim is made of it

  static var reportIsAnonymous: Self {
    Self(.anonymousNotAllowed) { report, _ in .when(report.isAnonymous) }
  }
  static var alreadyEscalated: Self {
    Self(.alreadyEscalated) { report, _ in report.claim.map { Violation(found: .value($0)) } }
  }
  static var impactTooLow: Self {
    Self(.impactTooLow) { report, context in
      let impact = report.details.impact ?? ""
      let severity = context.relatedFacts.catalogs.severity(of: impact, in: .impacts)
      return .when(severity < 2, expected: .somethingStolen, found: .value(impact))
    }
  }
  /// Reports from before version 5 were escalated without this check.
  static var typeRetired: Self {
    Self(.unknownCatalogCode) { _, context in
      let type = ReportDecider.claimType.name.description
      return .when(
        context.version > 4 && context.relatedFacts.catalogs.isRetired(type, in: .claimTypes),
        expected: .codeInUse(Catalog.claimTypes.name), found: .value(type))
    }
  }
  static var claimIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.escalateReport }) { escalate, _, _ in
      .when(
        escalate.claim == Identifier() || escalate.title.isBlank, expected: .claimAndTitle)
    }
  }
  static var claimTaken: Self {
    Self(.idTaken, of: { $0.escalateReport?.claim }) { claim, _, context in
      .when(context.relatedFacts.claimTaken, found: .value(claim))
    }
  }
  static var claimedNegative: Self {
    Self(.negativeAmount, of: { $0.escalateReport?.claimed }) { claimed, _, _ in
      .when(claimed.minorUnits < 0, found: .value(claimed))
    }
  }

  // MARK: It is closed, and opened again

  static var noticesOpen: Self {
    Self(.openItemsRemain) { report, _ in
      .when(
        !report.notices.isEmpty && !report.hasSent(.final), expected: .finalNotice)
    }
  }
  static var closeReasonMissing: Self {
    Self(.reasonMissing, of: { $0.closeReport?.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }
  static var reasonNotForNew: Self {
    Self(.outcomeInvalid, of: { $0.closeReport?.reason }) { reason, report, context in
      .when(
        report.status == .nuevo
          && context.relatedFacts.catalogs.isActive(reason, in: .closeReasons)
          && !reasonsForNew.contains { $0.isSame(as: reason) },
        expected: .falsoPositivoDuplicadoOrSpamBeforeIt, found: .value(reason))
    }
  }
  static var reasonUnsupported: Self {
    Self(.outcomeInvalid, of: { $0.closeReport?.reason }) { reason, report, _ in
      if reason.isSame(as: "duplicado"), report.links.isEmpty {
        return Violation(expected: .linkToReportThatItRepeats, found: .value(reason))
      }
      return .when(
        reason.isSame(as: "reclamacion") && report.claim == nil,
        expected: .reportThatClaimWasMadeOf, found: .value(reason))
    }
  }
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.reopenReport?.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }

  /// The reasons with which a report may be closed before it is reviewed.
  private static var reasonsForNew: [String] { ["falsoPositivo", "duplicado", "spam"] }
}

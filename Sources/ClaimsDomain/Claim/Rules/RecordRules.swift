import EventSourcing

extension ClaimRule {
  func recordViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch command {
    case .correctFact(let correct): violation(by: correct, on: claim, in: context)
    case .generateReport(let report):
      if self == .asOfInFuture, let asOf = report.asOf, asOf > context.recorded {
        Reason(code, expected: "at most " + context.recorded.text, found: asOf.text)
      } else {
        nil
      }
    case .authoriseRepresentative(let authorise):
      switch self {
      case .representativeMissing:
        authorise.representative.isEmpty ? Reason(code, expected: "representative") : nil
      case .representativeKnown:
        authorise.representative == claim.claimant
          || claim.file.representatives.contains(authorise.representative)
          ? Reason(code, found: authorise.representative.text) : nil
      case .representativeHandles:
        !claim.handler.isEmpty && authorise.representative == claim.handler
          ? Reason(code, expected: "somebody else", found: claim.handler.text) : nil
      default: nil
      }
    case .revokeRepresentative(let revoke):
      self == .representativeUnknown
        && !claim.file.representatives.contains(revoke.representative)
        ? Reason(code, found: revoke.representative.text) : nil
    default: nil
    }
  }

  private func violation(
    by correct: CorrectFact, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch self {
    case .eventUnknown:
      return context.neighbours.cited == nil
        ? Reason(code, expected: "a revision of this claim", found: String(correct.replaces)) : nil
    case .correctionNotAllowed:
      // What was claimed is money: supplements and decisions change it, not corrections.
      if correct.details.claimed != nil {
        return Reason(code, expected: "no amount", found: "claimed")
      }
      guard let cited = context.neighbours.cited, !cited.statesDetails else { return nil }
      return Reason(
        code, expected: "an event that states details",
        found: "revision " + String(correct.replaces))
    case .fieldStatedElsewhere:
      guard context.neighbours.cited?.statesDetails ?? false else { return nil }
      // Amounts are not corrected at all, which `correctionNotAllowed` says.
      let others = correct.details.given.subtracting(context.neighbours.citedFields)
        .subtracting(.claimed)
      return others.firstName.map { name in
        Reason(
          code, expected: "the event that was the last to state " + name,
          found: "revision " + String(correct.replaces))
      }
    case .correctionEmpty:
      var details = correct.details
      details.claimed = nil
      return details.changes(to: claim) == ClaimDetails() ? Reason(code) : nil
    default: return nil
    }
  }
}

extension ClaimEventKind {
  /// Whether an event says what a correction can replace.
  var statesDetails: Bool {
    switch self {
    case .claimDrafted, .claimDetailsEdited, .factCorrected: true
    default: false
    }
  }

  /// Whether an event tells a fact, which is true since its effective time; all others move the
  /// claim or its money, and are true since they were recorded.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Clocks".
  public var isFact: Bool {
    switch self {
    case .claimDetailsEdited, .factCorrected, .checkRecorded, .noteAdded,
      .communicationRecorded, .partAdded, .partUpdated, .partRemoved, .uploadRecorded,
      .damageAssessed, .lineItemPriced, .damageAnalysed, .documentReferenced, .documentUnreferenced,
      .reportGenerated:
      true
    default: false
    }
  }
}

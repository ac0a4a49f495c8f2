import EventSourcing

// The guards of what is written down about a claim, K43 to K47, K51 and K52. Source:
// Specs/Lifecycles/Claim.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: Corrections

  static var eventUnknown: Self {
    Self(.eventNotFound, of: { $0.correctFact?.replaces }) { revision, _, context in
      .when(
        context.neighbours.cited == nil, expected: "a revision of this claim",
        found: String(revision))
    }
  }
  static var correctionNotAllowed: Self {
    Self(.correctionNotAllowed, of: { $0.correctFact }) { correct, _, context in
      // What was claimed is money: supplements and decisions change it, not corrections.
      if correct.details.claimed != nil {
        return Violation(expected: "no amount", found: "claimed")
      }
      guard let cited = context.neighbours.cited, !cited.statesDetails else { return nil }
      return Violation(
        expected: "an event that states details", found: "revision " + String(correct.replaces))
    }
  }
  static var fieldStatedElsewhere: Self {
    Self(.correctionNotAllowed, of: { $0.correctFact }) { correct, _, context in
      guard context.neighbours.cited?.statesDetails ?? false else { return nil }
      // Amounts are not corrected at all, which `correctionNotAllowed` says.
      let others = correct.details.given.subtracting(context.neighbours.citedFields)
        .subtracting(.claimed)
      return others.firstName.map { name in
        Violation(
          expected: "the event that was the last to state " + name,
          found: "revision " + String(correct.replaces))
      }
    }
  }
  static var correctionEmpty: Self {
    Self(.noChange, of: { $0.correctFact?.details }) { correction, claim, _ in
      var details = correction
      details.claimed = nil
      return .when(details.changes(to: claim) == ClaimDetails())
    }
  }

  // MARK: Representatives

  static var representativeActs: Self {
    Self(.conflictOfInterest) { claim, context in
      .when(
        context.role == .claimant && context.actor != claim.claimant,
        expected: claim.claimant.text, found: context.actor.text)
    }
  }
  static var representativeMissing: Self {
    Self(.missingRequiredFields, of: { $0.authorised }) { representative, _, _ in
      .when(representative.isEmpty, expected: "representative")
    }
  }
  static var representativeKnown: Self {
    Self(.noChange, of: { $0.authorised }) { representative, claim, _ in
      .when(
        representative == claim.claimant || claim.file.representatives.contains(representative),
        found: representative.text)
    }
  }
  static var representativeHandles: Self {
    Self(.conflictOfInterest, of: { $0.authorised }) { representative, claim, _ in
      .when(
        !claim.handler.isEmpty && representative == claim.handler, expected: "somebody else",
        found: claim.handler.text)
    }
  }
  static var representativeUnknown: Self {
    Self(.noChange, of: { $0.revokeRepresentative?.representative }) { representative, claim, _ in
      .when(
        !claim.file.representatives.contains(representative), found: representative.text)
    }
  }

  // MARK: Reports and erasure

  static var asOfInFuture: Self {
    Self(.asOfInFuture, of: { $0.generateReport?.asOf }) { asOf, _, context in
      .when(
        asOf > context.recorded, expected: "at most " + context.recorded.text, found: asOf.text)
    }
  }
  static var retentionActive: Self {
    Self(.retentionActive) { claim, context in
      guard let end = claim.closedAt?.adding(days: context.rules.retentionDays),
        context.recorded < end
      else { return nil }
      return Violation(expected: "not before " + end.text)
    }
  }
  /// Until payloads are encrypted for each person, nothing can be taken out of a log.
  static var erasureUnavailable: Self { Self(.erasureUnavailable) { _, _ in Violation() } }
}

extension ClaimCommand {
  fileprivate var authorised: ActorID? { authoriseRepresentative?.representative }
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

import EventSourcing

// The guards of what is written down about a claim, K43 to K47, and K51 to K52. Source:
// Specs/Lifecycles/Record.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: Corrections

  static var eventUnknown: Self {
    Self(.eventNotFound, of: { $0.correctFact?.replaces }) { revision, _, context in
      .when(
        context.relatedFacts.cited == nil, expected: .revisionOfThisClaim,
        found: .value(revision))
    }
  }
  static var correctionNotAllowed: Self {
    Self(.correctionNotAllowed, of: { $0.correctFact }) { correct, claim, context in
      // What was claimed is money: supplements and decisions change it, not corrections.
      if correct.details.claimed != nil {
        return Violation(expected: .noAmount, found: .field("claimed"))
      }
      // Whether it asks to be paid or to be answered decides what its decision is worth.
      if let use = correct.details.use, use != claim.file.details.use, claim.decidedAt != nil,
        context.version > 7
      {
        return Violation(found: .field("use"))
      }
      guard let cited = context.relatedFacts.cited, !cited.statesDetails else { return nil }
      return Violation(
        expected: .eventThatStatesDetails, found: .revision(correct.replaces))
    }
  }
  static var fieldStatedElsewhere: Self {
    Self(.correctionNotAllowed, of: { $0.correctFact }) { correct, _, context in
      guard context.relatedFacts.cited?.statesDetails ?? false else { return nil }
      // Amounts are not corrected at all, which `correctionNotAllowed` says.
      let others = correct.details.given.subtracting(context.relatedFacts.citedFields)
        .subtracting(.claimed)
      return others.firstName.map { name in
        Violation(
          expected: .lastEventToState(ReasonValue.field(name)),
          found: .revision(correct.replaces))
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
        expected: .value(claim.claimant), found: .value(context.actor))
    }
  }
  static var representativeMissing: Self {
    Self(.missingRequiredFields, of: { $0.authorised }) { representative, _, context in
      .when(representative.isMissing(in: context.version), expected: .field("representative"))
    }
  }
  static var representativeKnown: Self {
    Self(.noChange, of: { $0.authorised }) { representative, claim, _ in
      .when(
        representative == claim.claimant || claim.file.hasAsked(representative),
        found: .value(representative))
    }
  }
  /// Else a claimant could bar any of the staff from the claim.
  static var representativeIsStaff: Self {
    Self(.conflictOfInterest) { command, claim, context in
      let representative = command.authorised ?? context.actor
      let roles = context.relatedFacts.namedRoles
      let isStaff = context.version > 7 && roles.contains { $0.worksOnClaims }
      return .when(
        !representative.isEmpty && (isStaff || representative == claim.handler),
        expected: .somebodyOutside, found: .value(representative))
    }
  }
  /// What the staff record for a claimant, who may have no account, rests on something.
  static var capacityMissing: Self {
    Self(.missingRequiredFields, of: { $0.authoriseRepresentative?.capacity }) {
      capacity, _, context in
      .when(context.role.worksOnClaims && capacity.isBlank, expected: .field("capacity"))
    }
  }
  static var representativeNotAsked: Self {
    Self(.notParty) { claim, context in
      .when(
        !claim.file.invitedRepresentatives.contains(context.actor), found: .value(context.actor))
    }
  }
  static var representativeUnknown: Self {
    Self(.noChange, of: { $0.revoked }) { representative, claim, _ in
      .when(!claim.file.hasAsked(representative), found: .value(representative))
    }
  }
  /// Those outside end what is their own: the claimant each of them, a representative theirs.
  static var representativeRevokesOther: Self {
    Self(.conflictOfInterest, of: { $0.revoked }) { representative, claim, context in
      let isOwn = context.version > 7 && context.actor == representative
      return .when(
        !context.role.worksOnClaims && !isOwn && context.actor != claim.claimant,
        expected: .value(claim.claimant), found: .value(context.actor))
    }
  }
  static var endingReasonMissing: Self {
    Self(.reasonMissing, of: { $0.revokeRepresentative?.reason }) { reason, _, context in
      .when(context.role.worksOnClaims && reason.isBlank, expected: .reason)
    }
  }

  // MARK: Reports and erasure

  static var asOfInFuture: Self {
    Self(.asOfInFuture, of: { $0.generateReport?.asOf }) { asOf, _, context in
      .when(
        asOf > context.recorded, expected: .atMost(context.recorded), found: .value(asOf))
    }
  }
  static var reportHashIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.generateReport?.sha256 }) { sha256, _, _ in
      .when(sha256.count != 32, expected: .sha256)
    }
  }
  static var retentionActive: Self {
    Self(.retentionActive) { claim, context in
      let latest = context.version > 12 ? context.relatedFacts.retention.latest : nil
      guard
        let end = [claim.closedAt, latest].compactMap({ $0 }).max()?
          .adding(days: context.rules.retentionDays), context.recorded < end
      else { return nil }
      return Violation(expected: .notBefore(end))
    }
  }
  /// A court, or whoever is liable or is owed, may ask for the file.
  static var litigationHold: Self {
    Self(.litigationHold) { claim, context in
      .when(
        context.version > 12 ? claim.isNeeded : claim.litigation == .open || claim.isRecovering)
    }
  }
}

extension Claim {
  /// Whether a lawsuit, a recovery, a payment, a debt or a review is open in it.
  public var isNeeded: Bool {
    litigation == .open || isRecovering || pending.minorUnits > 0
      || expensesPending.minorUnits > 0 || file.owed.minorUnits != 0 || !file.openReviews.isEmpty
  }
}

extension ClaimCommand {
  fileprivate var authorised: ActorID? { authoriseRepresentative?.representative }
  fileprivate var revoked: ActorID? { revokeRepresentative?.representative }
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
      .reportGenerated, .policyConfirmed:
      true
    default: false
    }
  }
}

import EventSourcing

// The guards of handing in and taking in, K07 to K13. Source: Specs/Lifecycles/Filing.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: Handing in

  static var draftIncomplete: Self {
    Self(.missingRequiredFields) { claim, context in
      // Before version 11 blanks were a title.
      let isUntitled = context.version > 10 ? claim.title.isBlank : claim.title.isEmpty
      return Violation(missing: ["title": isUntitled, "lossDate": claim.lossDate == nil])
    }
  }
  static var claimedNotPositive: Self {
    Self(.amountNotPositive) { claim, _ in
      .when(
        claim.claimed.minorUnits <= 0 || claim.currency.isNone, expected: .positiveAmount,
        found: .value(claim.claimed))
    }
  }
  static var documentMissing: Self {
    Self(.documentMissing) { claim, context in
      let (count, least) = (UInt32(claim.file.documents.count), context.rules.documentsRequired)
      return .when(count < least, expected: .atLeast(least), found: .value(count))
    }
  }
  static var documentRejected: Self {
    Self(.documentRejected) { claim, context in
      // A draft's document may be deleted; before version 4 this was not checked.
      let isDeletedUnfit = context.version >= 4
      return claim.document(in: context) {
        $0.status == .rejected || (isDeletedUnfit && $0.status == .deleted)
      }
    }
  }
  static var documentExpired: Self {
    Self(.documentExpired) { claim, context in
      claim.document(in: context) { $0.hasLapsed(at: context.clock) }
    }
  }
  /// By what the claimant stated: what the insurer says of the policy is not theirs to read. Before
  /// version 11 the insurer's terms counted here too.
  static var policyNotInForce: Self {
    Self(.policyNotInForce) { claim, context in
      claim.loss(
        outside: context.version > 10 ? claim.file.details.policy : claim.policy(in: context))
    }
  }
  static var filingDeadlinePassed: Self {
    Self(.filingDeadlinePassed) { claim, context in
      let (most, today) = (context.rules.filingDays, context.clock.dayUTC)
      guard most > 0, let day = claim.lossDate,
        today.daysSinceEpoch - day.daysSinceEpoch > Int64(most)
      else { return nil }
      return Violation(
        expected: .withinDays(most, day), found: .value(today))
    }
  }
  static var lineItemsDiffer: Self {
    Self(.amountMismatch) { claim, _ in
      let items = claim.file.parts.compactMap { $0.lineItem }
      let sum = items.reduce(Money(0, claim.currency)) { $0.adding($1.asked.minorUnits) }
      return .when(
        !items.isEmpty && sum != claim.claimed, expected: .value(claim.claimed), found: .value(sum))
    }
  }
  static var unchangedSinceRejection: Self {
    Self(.noChange) { claim, _ in .when(!claim.file.isChanged) }
  }
  static var resubmitLimit: Self {
    Self(.resubmitLimit) { claim, context in
      .when(
        claim.submissions > context.rules.resubmitLimit,
        expected: .atMostTimes(context.rules.resubmitLimit),
        found: .value(claim.submissions &- 1))
    }
  }

  // MARK: Taking in

  static var alreadyAcknowledged: Self {
    Self(.alreadyAcknowledged) { claim, _ in .when(claim.isAcknowledged) }
  }
  static var rejectionCodesMissing: Self {
    Self(.reasonMissing, of: { $0.rejectIntake }) { reject, _, _ in
      .when(reject.codes.isEmpty, expected: .atLeastOneCode)
    }
  }
  static var rejectionCodesRepeated: Self {
    Self(.invalidField, of: { $0.rejectIntake }) { reject, _, context in
      guard context.version > 9, !context.isImported else { return nil }
      return Violation(ofRepetitionIn: reject.codes, of: "codes")
    }
  }
  static var assigneeMissing: Self {
    Self(.assigneeMissing, of: { $0.assignee }) { handler, _, _ in
      .when(handler.isEmpty, expected: .field("handler"))
    }
  }
  static var assigneeUnchanged: Self {
    Self(.noChange, of: { $0.assignee }) { handler, claim, _ in
      .when(!handler.isEmpty && handler == claim.handler, found: .value(handler))
    }
  }
  static var assigneeIsClaimant: Self {
    Self(.conflictOfInterest, of: { $0.assignee }) { handler, claim, context in
      .when(
        !handler.isEmpty && claim.concerns(handler, orDid: context.version >= 7),
        expected: .somebodyElse, found: .value(handler))
    }
  }
  static var assigneeUnsuited: Self {
    Self(.assigneeInvalid, of: { $0.assignee }) { handler, _, context in
      let roles = context.relatedFacts.namedRoles
      // Version 1 knew no register.
      return .when(
        context.version > 1 && !handler.isEmpty && !roles.contains(.handler)
          && !roles.contains(.assessor),
        expected: .handlerOrAssessor, found: .value(handler))
    }
  }
}

extension ClaimCommand {
  /// To whom the command gives the claim; nil for another command.
  fileprivate var assignee: ActorID? { acceptIntake?.handler ?? assign?.handler }
}

extension Claim {
  /// The first of the claim's documents that is not as it should be.
  func document(
    in context: ClaimContext, where isUnfit: (DocumentStanding) -> Bool
  ) -> Violation? {
    for id in file.documents {
      guard let document = context.relatedFacts.document(id), isUnfit(document) else { continue }
      return Violation(found: .value(id))
    }
    return nil
  }
}

extension DocumentStanding {
  func hasLapsed(at time: Instant) -> Bool {
    status == .expired || validUntil.map { $0 < time } ?? false
  }
}

extension Claim {
  /// The day of the loss, if it lies before or after the days of the policy.
  func loss(outside policy: Policy?) -> Violation? {
    guard let policy, let day = lossDate,
      policy.from.map({ day < $0 }) ?? false || policy.until.map({ day > $0 }) ?? false
    else { return nil }
    let cover = (policy.from?.text ?? "") + " to " + (policy.until?.text ?? "")
    return Violation(expected: .value(cover), found: .value(day))
  }
}

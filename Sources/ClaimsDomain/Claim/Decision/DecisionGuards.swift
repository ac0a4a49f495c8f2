import EventSourcing

// The guards of rows K20 to K25, K49, K56 and K57. Source: Specs/Lifecycles/Decision.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: The proposal

  static var decisionPending: Self {
    Self(.openItemsRemain, by: .decision, asking: .approve) { _ in Violation() }
  }
  static var decisionNotProposed: Self {
    Self(.nothingPending, by: .decision) { _ in Violation() }
  }
  static var proposerConfirms: Self {
    Self(.fourEyesRequired) { claim, context in
      claim.file.proposal.flatMap { .secondPerson(than: [$0.proposedBy], in: context) }
    }
  }
  static var decisionAuthorityExceeded: Self {
    Self(.authorityExceeded) { claim, context in
      claim.file.proposal?.command.flatMap {
        context.authority(.decision, for: $0.decides(on: claim))
      }
    }
  }
  /// Whether the proposed decision could not be taken now: its own row's guards, judged again.
  static var proposalOutdated: Self {
    Self(.proposalOutdated) { claim, context in
      guard let proposal = claim.file.proposal, let command = proposal.command,
        let step = ClaimDecider.lifecycle.step(from: claim.status, on: command.kind)
      else { return nil }
      var found = ""
      for rule in step.guards where rule != .decisionPending {
        // Whether the one who confirms is a party, their own row asks too.
        let isAboutParty = rule == .partyDecides
        if isAboutParty, context.version < 12 { continue }
        let judged =
          isAboutParty ? context.judging(proposal.proposedBy, as: context.role) : context
        guard let reason = rule.reason(against: command, on: claim, in: judged) else { continue }
        found += (found.isEmpty ? "" : ", ") + reason.code.name.description
      }
      return .when(!found.isEmpty, found: .value(found))
    }
  }

  // MARK: What a decision rests on

  static var coverageNotConfirmed: Self {
    Self(.coverageNotConfirmed) { claim, context in
      let result = claim.checks.coverage
      let isMissing = result != .passed && context.rules.coverageCheckRequired
      return .when(
        isMissing || result == .failed, expected: .coverageCheckThatPassed,
        found: .code(result))
    }
  }
  /// The day or the policy may have been corrected since the claim was handed in.
  static var lossNotCovered: Self {
    Self(.policyNotInForce) { claim, context in
      context.version > 8 ? claim.loss(outside: claim.policy(in: context)) : nil
    }
  }
  static var documentNotVerified: Self {
    Self(.documentNotVerified) { claim, context in
      guard context.rules.verifiedDocumentsRequired else { return nil }
      return claim.document(in: context) { $0.status != .verified && $0.status != .expired }
    }
  }
  static var documentLapsed: Self {
    Self(.documentExpired) { claim, context in
      guard context.rules.verifiedDocumentsRequired else { return nil }
      return claim.document(in: context) { $0.hasLapsed(at: context.clock) }
    }
  }
  /// Some laws want a denial to name the provision that it rests on.
  static var denialUncited: Self {
    Self(.reasonMissing, of: { $0.deny }) { deny, _, context in
      guard context.rules.denialProvisionRequired else { return nil }
      return Violation(missing: ["code": deny.code.isEmpty, "provision": deny.provision.isBlank])
    }
  }

  // MARK: Appeals, and taking back

  /// They stay kept from it when what was decided under appeal is rescinded.
  static var deciderHearsAppeal: Self {
    Self(.fourEyesRequired) { claim, context in
      .secondPerson(than: claim.file.earlierDeciders, in: context)
    }
  }
  static var deciderRescinds: Self {
    Self(.fourEyesRequired) { claim, context in .secondPerson(than: claim.deciders, in: context) }
  }
  static var appealWindowClosed: Self {
    Self(.appealWindowClosed) { claim, context in
      guard let end = claim.appealEnd(in: context), context.clock > end else { return nil }
      return Violation(expected: .atMost(end), found: .value(context.clock))
    }
  }
  static var appealLimit: Self {
    Self(.appealLimit) { claim, context in
      let (most, appeals) = (context.rules.appealLimit, claim.appeals(in: context))
      return .when(appeals >= most, expected: .atMostTimes(most), found: .value(appeals))
    }
  }
  /// Whoever was paid all that they claimed has nothing to appeal against.
  static var nothingReduced: Self {
    Self(.nothingToAppeal) { claim, context in
      // Before version 12 a reopening that came to nothing more took the appeal away.
      let wasUndecided = context.version < 12 && claim.status == .closed && claim.decidedAt == nil
      return .when(!claim.isReduced || wasUndecided, found: .value(claim.approved))
    }
  }
  static var appealGivenUp: Self {
    Self(.appealWaived) { claim, _ in .when(claim.file.appealWaived) }
  }

  // MARK: Telling the claimant

  static var alreadyNotified: Self {
    Self(.noChange) { claim, _ in
      claim.file.notifiedOn.map { Violation(found: .value($0)) }
    }
  }
  static var channelMissing: Self {
    Self(.missingRequiredFields, of: { $0.notifyDecision?.channel }) { channel, _, _ in
      .when(channel.isBlank, expected: .field("channel"))
    }
  }
  /// Nobody is told before it is decided, nor tomorrow.
  static var noticeDayImpossible: Self {
    Self(.noticeDayImpossible, of: { $0.notifyDecision?.on }) { day, claim, context in
      let (first, last) = (
        claim.decidedAt.map { context.day(of: $0) } ?? day, context.day(of: context.clock)
      )
      return .when(
        day < first || day > last, expected: .dayFromTo(first, last), found: .value(day))
    }
  }

  // MARK: The amount

  static var amountExceedsClaimed: Self {
    Self(.amountExceedsClaimed, of: { $0.approved }) { amount, claim, _ in
      .atMost(claim.claimed, amount)
    }
  }
  static var amountNotReduced: Self {
    Self(.amountMismatch, of: { $0.approved }) { amount, claim, _ in
      .when(
        amount.minorUnits >= claim.claimed.minorUnits,
        expected: .lessThan(claim.claimed), found: .value(amount))
    }
  }
  static var amountExceedsReserve: Self {
    Self(.amountExceedsReserve, of: { $0.approved }) { amount, claim, context in
      .atMost(claim.indemnityReserve(in: context), amount)
    }
  }
  static var approvedBelowPaid: Self {
    Self(.approvedBelowPaid, of: { $0.approved }) { amount, claim, context in
      .atLeast(claim.paid.adding(claim.debt(in: context).minorUnits), amount)
    }
  }

  // MARK: Line items

  /// Each line item is decided, and what is approved of them adds up.
  static var lineDecisionsDiffer: Self {
    Self(.amountMismatch, of: { $0.approvePartially }) { approve, claim, _ in
      let items = claim.file.parts.filter { $0.isLineItem }
      guard !items.isEmpty || !approve.lines.isEmpty else { return nil }
      guard items.count == approve.lines.count,
        Set(approve.lines.map { $0.item }) == Set(items.map { $0.id })
      else {
        return Violation(
          expected: .everyLineItemOnce, found: .soManyLines(approve.lines.count))
      }
      for line in approve.lines {
        let asked = claim.file.parts[line.item]?.lineItem?.asked ?? Money(0, claim.currency)
        if line.approved.minorUnits < 0 || line.approved.minorUnits > asked.minorUnits
          || line.approved.currency != claim.currency
        {
          return Violation(
            expected: .atMostOf(asked, line.item),
            found: .value(line.approved))
        }
      }
      let sum = approve.lines.reduce(Money(0, claim.currency)) { $0.adding($1.approved.minorUnits) }
      return .when(sum != approve.amount, expected: .value(approve.amount), found: .value(sum))
    }
  }
  /// A reduction has a reason: the decision's, or that of each line or line item that is reduced.
  static var reductionUnexplained: Self {
    Self(.reasonMissing) { command, claim, _ in
      switch command {
      case .approvePartially(let approve): claim.unexplained(approve)
      case .priceLineItem(let price): claim.unexplained(price)
      default: nil
      }
    }
  }
}

extension ClaimCommand {
  /// The amount that is approved; nil if the command approves nothing.
  var approved: Money? { approve?.amount ?? approvePartially?.amount }

  /// The amount for which a decision counts: a denial decides on all that is claimed.
  func decides(on claim: Claim) -> Money {
    if case .deny = self { return claim.claimed }
    return amount ?? claim.claimed
  }
}

extension Claim {
  fileprivate func unexplained(_ approve: ApprovePartially) -> Violation? {
    guard file.parts.contains(where: { $0.isLineItem }) else {
      return .when(approve.reason.isBlank, expected: .reason)
    }
    let silent = approve.lines.first { line in
      let asked = file.parts[line.item]?.lineItem?.asked.minorUnits ?? 0
      return line.approved.minorUnits < asked && line.reason.isBlank
    }
    return silent.map { Violation(expected: .reason, found: .value($0.item)) }
  }

  /// Who took the decision in force: one person, or the one who proposed and the one who agreed.
  var deciders: [ActorID] {
    guard !decidedBy.isEmpty else { return [] }
    let proposer = file.proposedBy
    return proposer.isEmpty ? [decidedBy] : [decidedBy, proposer]
  }

  /// The last moment at which the decision can be appealed against; nil if the time of the decision
  /// is unknown. Since version 9 it is the end of a calendar day, counted from the day on which the
  /// claimant was told; the days of decisions since version 12 do not begin before that.
  func appealEnd(in context: ClaimContext) -> Instant? {
    let days = context.rules.appealDays
    if context.version > 8, days > 0, fileReference.box != nil,
      let told = file.appealFrom ?? file.notifiedOn
    {
      return context.end(ofDay: told.daysSinceEpoch + Int64(days))
    }
    return days == 0 || awaitsNotice
      ? decidedAt.map { _ in Instant(nanoseconds: .max) } : decidedAt?.adding(days: days)
  }

  /// Whether less was decided than was asked for; of what ended otherwise than by a decision, no.
  public var isReduced: Bool {
    switch status {
    case .denied: true
    case .closed where ![.completed, .deniedFinal, .closedWithoutPayment].contains(outcome): false
    case .closed:
      (decidedAt != nil || outcome == .completed) && paid.minorUnits < claimed.minorUnits
    default: isPartial || (decidedAt != nil && approved.minorUnits < claimed.minorUnits)
    }
  }

  /// How often it was appealed: since version 9 since it was last reopened.
  func appeals(in context: ClaimContext) -> UInt32 {
    context.version > 8 ? file.appeals &- file.appealsBefore : file.appeals
  }
}

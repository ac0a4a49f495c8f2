import EventSourcing

extension ClaimRule {
  func decisionViolation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .decisionPending: return claim.file.proposal == nil ? nil : Reason(code)
    case .decisionNotProposed: return claim.file.proposal == nil ? Reason(code) : nil
    case .proposerConfirms:
      return claim.file.proposal.flatMap { secondPerson(than: [$0.proposedBy], in: context) }
    case .decisionAuthorityExceeded:
      guard let command = claim.file.proposal?.command else { return nil }
      return context.authority(.decision, for: command.decides(on: claim), self)
    case .coverageNotConfirmed:
      let result = claim.checks.coverage
      let isMissing = result != .passed && context.rules.coverageCheckRequired
      guard isMissing || result == .failed else { return nil }
      return Reason(code, expected: "a coverage check that passed", found: result.name.description)
    case .documentNotVerified:
      guard context.rules.verifiedDocumentsRequired else { return nil }
      return document(of: claim, in: context) { $0.status != .verified && $0.status != .expired }
    case .documentLapsed:
      guard context.rules.verifiedDocumentsRequired else { return nil }
      return document(of: claim, in: context) { $0.hasLapsed(at: context.clock) }
    // They stay kept from it when what was decided under appeal is rescinded.
    case .deciderHearsAppeal: return secondPerson(than: claim.file.earlierDeciders, in: context)
    case .deciderRescinds: return secondPerson(than: claim.deciders, in: context)
    case .appealWindowClosed:
      guard let end = claim.appealEnd(context.rules), context.clock > end else { return nil }
      return Reason(code, expected: "at most " + end.text, found: context.clock.text)
    case .appealLimit:
      let most = context.rules.appealLimit
      guard claim.file.appeals >= most else { return nil }
      return Reason(
        code, expected: "at most " + String(most) + " times", found: String(claim.file.appeals))
    default: return nil
    }
  }

  /// Whether the proposed decision could be taken now: its own row's guards, judged again.
  func outdatedProposal(on claim: Claim, in context: ClaimContext) -> Reason? {
    guard let command = claim.file.proposal?.command,
      let step = claimLifecycle.step(from: claim.status, on: command.kind)
    else { return nil }
    var found = ""
    // Whether the one who confirms is a party, their own row asks too.
    for rule in step.guards where rule != .decisionPending && rule != .partyDecides {
      let reason =
        rule.judges == .state
        ? rule.violation(on: claim, in: context)
        : rule.violation(by: command, on: claim, in: context)
      if let reason { found += (found.isEmpty ? "" : ", ") + reason.code.name.description }
    }
    return found.isEmpty ? nil : Reason(code, found: found)
  }

  func decisionViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    switch command {
    case .approve(let approve):
      violation(of: approve.amount, asDecisionOn: claim)
    case .approvePartially(let approve):
      violation(of: approve.amount, asDecisionOn: claim) ?? violation(ofLines: approve, on: claim)
    default: nil
    }
  }

  /// Some laws want a denial to name the provision that it rests on.
  func citationViolation(by command: ClaimCommand, in context: ClaimContext) -> Reason? {
    guard case .deny(let deny) = command, context.rules.denialProvisionRequired else { return nil }
    return missing(["code": deny.code.isEmpty, "provision": isBlank(deny.provision)])
  }

  private func violation(of amount: Money, asDecisionOn claim: Claim) -> Reason? {
    switch self {
    case .amountExceedsClaimed: return atMost(claim.claimed, amount)
    case .amountNotReduced:
      guard amount.minorUnits >= claim.claimed.minorUnits else { return nil }
      return Reason(code, expected: "less than " + claim.claimed.display, found: amount.display)
    case .policyLimitExceeded:
      guard let policy = claim.file.details.policy, let limit = policy.limit else { return nil }
      return atMost(limit.subtracting(policy.deductible?.minorUnits ?? 0), amount)
    case .amountExceedsReserve: return atMost(claim.reserve, amount)
    case .approvedBelowPaid: return atLeast(claim.paid.adding(claim.pending.minorUnits), amount)
    default: return nil
    }
  }

  /// Where a claim has line items, each is decided, and what is approved of them adds up.
  private func violation(ofLines approve: ApprovePartially, on claim: Claim) -> Reason? {
    let items = claim.file.parts.filter { $0.isLineItem }
    switch self {
    case .lineDecisionsDiffer:
      guard !items.isEmpty || !approve.lines.isEmpty else { return nil }
      let isComplete =
        items.count == approve.lines.count
        && Set(approve.lines.map { $0.item }) == Set(items.map { $0.id })
      guard isComplete else {
        return Reason(
          code, expected: "every line item once", found: String(approve.lines.count) + " lines")
      }
      let sum = approve.lines.reduce(Money(0, claim.currency)) {
        $0.adding($1.approved.minorUnits)
      }
      for line in approve.lines {
        let asked = claim.file.parts[line.item]?.lineItem?.asked ?? Money(0, claim.currency)
        if line.approved.minorUnits < 0 || line.approved.minorUnits > asked.minorUnits
          || line.approved.currency != claim.currency
        {
          return Reason(
            code, expected: "at most " + asked.display + " of " + line.item.text,
            found: line.approved.display)
        }
      }
      return sum == approve.amount
        ? nil : Reason(code, expected: approve.amount.display, found: sum.display)
    case .reductionUnexplained:
      if items.isEmpty { return isBlank(approve.reason) ? Reason(code, expected: "reason") : nil }
      let silent = approve.lines.first { line in
        let asked = claim.file.parts[line.item]?.lineItem?.asked.minorUnits ?? 0
        return line.approved.minorUnits < asked && isBlank(line.reason)
      }
      return silent.map { Reason(code, expected: "reason", found: $0.item.text) }
    default: return nil
    }
  }
}

extension ClaimCommand {
  /// The amount for which a decision counts: a denial decides on all that is claimed.
  func decides(on claim: Claim) -> Money {
    if case .deny = self { return claim.claimed }
    return amount ?? claim.claimed
  }
}

extension Claim {
  /// Who took the decision in force: one person, or the one who proposed and the one who agreed.
  var deciders: [ActorID] {
    guard !decidedBy.isEmpty else { return [] }
    let proposer = file.proposedBy
    return proposer.isEmpty ? [decidedBy] : [decidedBy, proposer]
  }

  /// The last moment at which the decision can be appealed against; nil where nobody knows when it
  /// was taken.
  func appealEnd(_ rules: ClaimRules) -> Instant? {
    decidedAt.map {
      rules.appealDays == 0 ? Instant(nanoseconds: .max) : $0.adding(days: rules.appealDays)
    }
  }
}

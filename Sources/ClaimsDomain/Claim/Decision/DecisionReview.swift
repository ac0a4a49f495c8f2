import EventSourcing

extension ClaimDecider {
  /// A fact, and the review of those decisions in force whose guards would refuse them now and did
  /// not before.
  ///
  /// Source: Specs/Lifecycles/Decision.md, "Facts that come later".
  static func reviewed(
    _ fact: ClaimEvent, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    // Nearly all facts are told while nothing is decided.
    guard context.version > 8, claim.isDecidedOrPaid else { return [fact] }
    var known = claim
    evolve(&known, fact)
    var reason = ""
    for decision in claim.standingDecisions(in: context) {
      let broken = decision.guards(brokenFrom: claim, to: known, in: context)
      guard !broken.isEmpty else { continue }
      reason += (reason.isEmpty ? "" : "; ") + decision.refusal
      for rule in broken { reason += " " + rule.name }
    }
    guard !reason.isEmpty, !claim.isReviewed(because: reason, in: context) else { return [fact] }
    return [
      fact,
      .reviewRaised(
        ReviewRaised(
          review: claim.file.reviews &+ 1, reason: reason, ofDecision: context.version > 11)),
    ]
  }
}

/// Before version 12 these guards of K20 and K21 alone.
private let firstFactGuards: [Guard<ClaimDecider>] = [
  .coverageNotConfirmed, .lossNotCovered, .policyLimitExceeded,
]

extension StandingDecision {
  /// What a review says of it, before the guards.
  fileprivate var refusal: String { name + " would now be refused:" }

  /// The guards of its row that pass before a fact and refuse it after that. What else has happened
  /// since it was taken refuses it both times, and is not the fact's doing.
  fileprivate func guards(
    brokenFrom before: Claim, to after: Claim, in context: ClaimContext
  ) -> [Guard<ClaimDecider>] {
    guard let row = ClaimDecider.lifecycle.step(from: status, on: command.kind) else { return [] }
    let isOld = context.version < 12
    var (before, after) = (before, after)
    if !isOld, command.payment == nil {
      before.forgetPaying()
      after.forgetPaying()
    }
    let contexts = people.map { context.judging($0, as: row.roles.first ?? context.role) }
    return row.guards.filter { rule in
      (!isOld || firstFactGuards.contains(rule))
        && contexts.contains { context in
          rule.reason(against: command, on: before, in: context) == nil
            && rule.reason(against: command, on: after, in: context) != nil
        }
    }
  }
}

extension Claim {
  fileprivate var isDecidedOrPaid: Bool {
    !decidedBy.isEmpty || !payments.isEmpty || fileReference.box != nil && !file.expenses.isEmpty
  }

  /// What was paid since cannot be approved away, and so would hide what speaks against approving it.
  fileprivate mutating func forgetPaying() {
    (paid, payments) = (Money(0, currency), [])
    if fileReference.box != nil { file.owed = paid }
  }

  /// One review of the same decisions and guards is enough; before version 12, one of a decision.
  fileprivate func isReviewed(because reason: String, in context: ClaimContext) -> Bool {
    guard context.version < 12 else {
      return file.openReviews.contains { $0.reason.isSame(as: reason) }
    }
    guard let decision = standingDecisions(in: context).first else { return false }
    return file.openReviews.contains { $0.reason.utf8.starts(with: decision.refusal.utf8) }
  }
}

extension DecisionContext {
  /// The same for somebody else.
  func judging(_ actor: ActorID, as role: Role) -> Self {
    Self(
      recorded: recorded, effective: effective, actor: actor, role: role, rules: rules,
      relatedFacts: relatedFacts, version: version, isImported: isImported)
  }
}

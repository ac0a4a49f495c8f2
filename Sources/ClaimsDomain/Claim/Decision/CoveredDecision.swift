import EventSourcing

/// A decision by the terms of the policy.
struct CoveredDecision {
  /// Of each line item that it decides, else of the claim as a whole.
  var adjudications: [Adjudication] = []
  /// What is approved above what the terms pay.
  var excess: Violation?
}

extension Guard<ClaimDecider> {
  /// Before version 10 only a limit was looked at, from which the deductible was taken off.
  static var policyLimitExceeded: Self {
    Self(.policyLimitExceeded) { command, claim, context in
      guard context.version < 10 else { return claim.covered(command, in: context)?.excess }
      guard let amount = command.approved, let policy = claim.file.details.policy,
        let limit = policy.limit
      else { return nil }
      return .atMost(limit.subtracting(policy.deductible?.minorUnits ?? 0), amount)
    }
  }
}

extension Claim {
  /// The terms that count: the insurer's, and until they are known what the claimant stated.
  func policy(in context: ClaimContext) -> Policy? {
    guard fileReference.box != nil else { return nil }
    return (context.version > 9 ? file.confirmedPolicy?.policy : nil) ?? file.details.policy
  }

  /// An approval by the terms of the policy; nil if they take nothing off, or if it approves nothing.
  func covered(_ command: ClaimCommand, in context: ClaimContext) -> CoveredDecision? {
    guard context.version > 9, let policy = policy(in: context), let amount = command.approved,
      amount.minorUnits > 0,
      // Before version 11 lines that asked for more than was claimed were worth more.
      let cover = Cover(
        policy, claimed: context.version > 10 ? claimed : nil,
        expenses: expensesEroding(in: context), eroded: erosion(in: context))
    else { return nil }
    let partial = command.approvePartially
    let decision =
      partial.map { !$0.lines.isEmpty } ?? false
      ? covered(partial?.lines ?? [], by: cover) : covered(amount, by: cover)
    // What was paid or is owed cannot be approved away, whatever the terms turn out to be.
    let committed =
      isUndisputed ? approved : paid.adding(pending.minorUnits).adding(file.owed.minorUnits)
    let isCommitted = decision.excess != nil && amount.minorUnits <= committed.minorUnits
    return isCommitted ? CoveredDecision() : decision
  }

  /// What other claims use up of the aggregate limit. What a claimant states is not looked up.
  private func erosion(in context: ClaimContext) -> Int64 {
    guard let reference = file.confirmedPolicy?.policy.reference else { return 0 }
    return context.relatedFacts.erosions.first { $0.reference.isSame(as: reference) }.map {
      context.rules.expensesErodeLimit
        ? $0.amount.adding($0.expenses.minorUnits).minorUnits : $0.amount.minorUnits
    } ?? 0
  }

  /// What the claim's own expenses use up of the limits, if the rules say so.
  private func expensesEroding(in context: ClaimContext) -> Int64 {
    context.rules.expensesErodeLimit
      ? expensesPaid.adding(expensesPending.minorUnits).minorUnits : 0
  }

  private func covered(_ lines: [LineDecision], by cover: Cover) -> CoveredDecision {
    var (cover, decision) = (cover, CoveredDecision())
    for piece in pieces where piece.item != nil {
      let approved = lines.first { $0.item == piece.item }?.approved ?? Money(0, currency)
      var piece = piece
      if approved.minorUnits == 0, !piece.isAdjusted { piece.eligible = approved }
      let most = cover.most(of: piece).benefit
      if approved.minorUnits > most.minorUnits, decision.excess == nil {
        decision.excess = Violation(
          expected: .atMostOfBy(
            most, piece.item ?? Identifier(), ReasonValue.fields(cover.terms(binding: piece))),
          found: .value(approved))
      }
      decision.adjudications.append(cover.pay(approved.minorUnits, of: piece))
    }
    return decision
  }

  /// Where nothing is said of the lines, one after another is paid as far as the amount goes.
  private func covered(_ amount: Money, by cover: Cover) -> CoveredDecision {
    var (cover, decision, left) = (cover, CoveredDecision(), amount.minorUnits)
    var terms: [String] = []
    for piece in pieces {
      for term in cover.terms(binding: piece) where !terms.contains(term) { terms.append(term) }
      let paid = cover.pay(left, of: piece)
      left -= paid.benefit.minorUnits
      if piece.item != nil || paid.benefit.minorUnits > 0 || !file.hasLineItems {
        decision.adjudications.append(paid)
      }
    }
    if left > 0 {
      decision.excess = Violation(
        expected: .atMostBy(amount.subtracting(left), ReasonValue.fields(terms)),
        found: .value(amount))
    }
    if !file.hasLineItems || amount != linesAsked {
      decision.adjudications = [decision.adjudications.reduce(Adjudication(), +)]
    }
    return decision
  }

  /// The line items and what is claimed beside them, or the claim as a whole. That is of the category
  /// of its damage items, if all have the same.
  private var pieces: [Cover.Piece] {
    var pieces: [Cover.Piece] = []
    for part in file.parts {
      guard let item = part.lineItem else { continue }
      pieces.append(
        Cover.Piece(
          part.id, category: item.category, claimed: item.asked, adjusted: item.adjusted))
    }
    guard !pieces.isEmpty else {
      return [Cover.Piece(category: file.damageCategory ?? "", claimed: claimed)]
    }
    let beside = claimed.subtracting(linesAsked.minorUnits)
    return beside.minorUnits > 0 ? pieces + [Cover.Piece(claimed: beside)] : pieces
  }
}

extension ClaimFile {
  fileprivate var hasLineItems: Bool { parts.contains { $0.isLineItem } }

  /// The category that all damage items have; nil if they differ, or if there are none.
  fileprivate var damageCategory: String? {
    var category: String?
    for part in parts {
      guard let damage = part.damage else { continue }
      guard category?.isSame(as: damage.category) ?? true else { return nil }
      category = damage.category
    }
    return category
  }
}

extension Adjudication {
  fileprivate static func + (left: Self, right: Self) -> Self {
    func sum(_ one: Money, _ other: Money) -> Money {
      Money(one.minorUnits, other.currency).adding(other.minorUnits)
    }
    return Self(
      claimed: sum(left.claimed, right.claimed), eligible: sum(left.eligible, right.eligible),
      deductible: sum(left.deductible, right.deductible),
      coinsurance: sum(left.coinsurance, right.coinsurance),
      overLimit: sum(left.overLimit, right.overLimit), benefit: sum(left.benefit, right.benefit))
  }
}

extension Policy {
  /// Every amount of the terms.
  var amounts: [Money] {
    [limit, deductible, aggregateLimit].compactMap { $0 } + subLimits.map { $0.limit }
  }
}

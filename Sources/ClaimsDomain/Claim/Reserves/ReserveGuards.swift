import EventSourcing

// The guards of rows K18 and K19. Source: Specs/Lifecycles/Reserves.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: The proposal

  static var reservePending: Self {
    Self(.openItemsRemain, by: .reserve, asking: .setReserve) {
      $0.file.reserveProposal.map { Violation(found: .value($0.reserve)) } ?? Violation()
    }
  }
  static var reserveNotProposed: Self {
    Self(.nothingPending, by: .reserve) { _ in Violation() }
  }
  static var reserveProposerConfirms: Self {
    Self(.fourEyesRequired) { claim, context in
      claim.file.reserveProposal.flatMap { .secondPerson(than: [$0.proposedBy], in: context) }
    }
  }
  static var reserveAuthorityExceeded: Self {
    Self(.authorityExceeded) { claim, context in
      claim.file.reserveProposal.flatMap {
        context.authority(.reserve, for: claim.total(withReserve: $0.reserve, of: $0.line))
      }
    }
  }

  // MARK: The amount

  static var reserveTooLarge: Self {
    Self(.invalidField) { command, claim, _ in
      let most = Money(.max, claim.currency)
      // What is asked for on a closed claim is added to what its line has.
      if let request = command.requestPayment {
        return .atMost(most.subtracting(claim.reserve.minorUnits), request.amount)
      }
      // Sums stop at the largest amount there is: beyond it a line would lose what it has.
      return claim.reserveAsked(by: command).flatMap { reserve, line in
        let others = claim.reserve.subtracting(claim.reserve(of: line).minorUnits).minorUnits
        return .atMost(most.subtracting(others), reserve)
      }
    }
  }
  static var reserveBelowCommitted: Self {
    ofReserve(.reserveBelowCommitted) { reserve, line, claim, _ in
      .atLeast(claim.committed(to: line), reserve)
    }
  }
  static var reserveBelowApproved: Self {
    ofReserve(.reserveBelowApproved) { reserve, line, claim, context in
      // Before a decision only what was paid is approved, and `reserveBelowCommitted` keeps that.
      guard claim.status != .open, claim.status != .investigating,
        context.version < 11 || line?.costType != .expense
      else { return nil }
      let others = claim.indemnityReserve(in: context)
        .subtracting(claim.reserve(of: line).minorUnits)
      return .atLeast(claim.approved, others.adding(reserve.minorUnits))
    }
  }
  static var reserveUnchanged: Self {
    ofReserve(.noChange) { reserve, line, claim, _ in
      .when(reserve == claim.reserve(of: line), found: .value(reserve))
    }
  }

  /// A guard on the reserve that is set, or on the proposed one that is confirmed.
  private static func ofReserve(
    _ code: RefusalCode, called id: StaticString = #function,
    _ judge: @escaping @Sendable (Money, ReserveLine?, Claim, ClaimContext) -> Violation?
  ) -> Self {
    Self(code, called: id) { command, claim, context in
      claim.reserveAsked(by: command).flatMap { judge($0, $1, claim, context) }
    }
  }
}

extension Claim {
  /// The reserve of a line that a command sets, or the proposed one that it confirms.
  fileprivate func reserveAsked(by command: ClaimCommand) -> (Money, ReserveLine?)? {
    switch command {
    case .setReserve(let set): (set.amount, set.line)
    case .confirmReserve: file.reserveProposal.map { ($0.reserve, $0.line) }
    default: nil
    }
  }

  /// The reserve of all lines, were that of one of them another.
  func total(withReserve amount: Money, of line: ReserveLine?) -> Money {
    reserve.subtracting(reserve(of: line).minorUnits).adding(amount.minorUnits)
  }

  /// What there is for what is approved: before version 11 the reserve of all lines.
  func indemnityReserve(in context: ClaimContext) -> Money {
    context.version < 11 ? reserve : reserve.subtracting(expenseReserve.minorUnits)
  }
}

/// For which kind of act an actor's authority counts.
enum AuthorityUse { case reserve, decision, payment }

extension ClaimContext {
  private func limit(_ use: AuthorityUse) -> Money? {
    switch use {
    case .reserve: relatedFacts.limits.reserve
    case .decision: relatedFacts.limits.decision
    case .payment: relatedFacts.limits.payment
    }
  }

  /// Whether an amount is more than the actor may decide alone.
  func exceedsAuthority(_ use: AuthorityUse, _ amount: Money) -> Bool {
    guard let limit = limit(use) else { return rules.limitsRequired }
    return limit.currency != amount.currency || amount.minorUnits > limit.minorUnits
  }

  func authority(_ use: AuthorityUse, for amount: Money) -> Violation? {
    .when(
      exceedsAuthority(use, amount),
      expected: limit(use).map { .atMost($0) } ?? .limitForThisActor,
      found: .value(amount))
  }
}

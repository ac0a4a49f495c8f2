import EventSourcing

extension RegisteredActor {
  /// Whether the actor may act in this role now.
  public func holds(_ role: Role) -> Bool { status == .active && roles.contains(role) }

  /// The limit for a kind of decision; nil without one.
  public func limit(for kind: AuthorityKind) -> Money? {
    limits.first { $0.kind == kind }?.limit
  }

  /// Whether the actor may decide on this amount alone.
  ///
  /// Without a limit: on any amount, unless the rules ask for limits. An amount in another currency
  /// than the limit's cannot be compared with it and is beyond it.
  public func mayDecide(_ amount: Money, _ kind: AuthorityKind, under rules: ClaimRules) -> Bool {
    guard status == .active else { return false }
    guard let limit = limit(for: kind) else { return !rules.limitsRequired }
    return amount.currency == limit.currency && amount.minorUnits <= limit.minorUnits
  }
}

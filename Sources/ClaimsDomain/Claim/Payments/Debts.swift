import EventSourcing

// What is owed, and what stands while an appeal is heard. Source: Specs/Lifecycles/Payments.md,
// "What is owed" and "While an appeal is heard".

extension Claim {
  /// Whether what is approved is being paid, so that what came back shows as not yet paid.
  var paysOut: Bool { status.paysOut || isUndisputed }

  /// Whether an appeal is heard, and what is approved stands and is paid meanwhile, since version 11.
  public var isUndisputed: Bool { fileReference.box != nil && file.undisputed }

  /// Approved, and neither paid nor about to be.
  public var unpaid: Money { approved.subtracting(paid.adding(pending.minorUnits).minorUnits) }

  /// What a denial would keep from its payee: what stands or came back, and is not paid.
  func debt(in context: ClaimContext) -> Money {
    if isUndisputed { return approved.subtracting(paid.minorUnits) }
    return owes(in: context) ? file.owed : Money(0, currency)
  }

  /// What K54 may give up. What is about to be paid is no part of it.
  public var writable: Money { isUndisputed ? unpaid : file.owed }

  /// Whether something is owed that only a new payment or a write-off ends, since version 9: its
  /// review is open as long, and older ones name no payment.
  func owes(in context: ClaimContext) -> Bool {
    context.version > 8 && fileReference.box != nil && file.owed.minorUnits > 0
      && isDebtReviewed
  }

  /// Whether the review of a payment that came back is open.
  var isDebtReviewed: Bool { file.openReviews.contains { $0.payment != nil } }

  /// What was approved to pay a debt and is not paid yet is owed again once the approval falls.
  mutating func restoreDebt() {
    guard fileReference.box != nil, isDebtReviewed, paysOut else { return }
    let unpaid = approved.subtracting(paid.minorUnits)
    if unpaid.minorUnits > 0 { file.owed = unpaid.adding(file.owed.minorUnits) }
  }

  /// As much of what is owed was approved again, or written off.
  mutating func settleDebt(_ amount: Money) {
    guard fileReference.box != nil, file.owed.minorUnits > 0 else { return }
    let left = file.owed.subtracting(amount.minorUnits)
    file.owed = left.minorUnits > 0 ? left : Money(0, left.currency)
  }
}

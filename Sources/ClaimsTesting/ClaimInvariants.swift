import ClaimsDomain

extension Claim {
  /// What must hold in every reachable claim, and does not; nil where all of it does.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Invariants".
  public var brokenInvariant: String? {
    let (paid, pending) = (paid.minorUnits, pending.minorUnits)
    let (approved, claimed, reserve) = (
      approved.minorUnits, claimed.minorUnits, reserve.minorUnits
    )
    if paid < 0 || paid + pending > approved { return "I01: paid + pending > approved" }
    if approved > claimed { return "I01: approved > claimed" }
    if paid + pending > reserve { return "I02: paid + pending > reserve" }
    if status != .closed, status != .settled, approved > reserve {
      return "I02: approved > reserve"
    }
    if status != .approved, pending > 0 { return "I03: pending payment while \(status.name)" }
    if status == .denied, paid != 0 { return "I04: denied with payments" }
    if status == .closed, reserve != paid { return "I07: closed with an open reserve" }
    return brokenPayments
  }

  private var brokenPayments: String? {
    var issued: Int64 = 0
    for payment in payments {
      if payment.status == .issued { issued += payment.amount.minorUnits }
      if payment.status != .requested, payment.requestedBy == payment.authorisedBy {
        return "I08: requester authorised"
      }
      if payment.amount.currency != currency { return "I11: a payment in another currency" }
    }
    if issued != paid.minorUnits { return "paid is not the sum of issued payments" }
    if status != .none,
      reserve.currency != currency || approved.currency != currency || paid.currency != currency
    {
      return "I11: an amount in another currency"
    }
    return nil
  }
}

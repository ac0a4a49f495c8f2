import ClaimsDomain
import EventSourcing

extension Claim {
  /// What must hold in every reachable claim, and does not; nil if all of it does.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Invariants".
  public var brokenInvariant: String? { brokenAmounts ?? brokenEnding ?? brokenPayments }

  private var brokenAmounts: String? {
    let (paid, pending) = (paid.wideUnits, pending.wideUnits)
    let (approved, reserve) = (approved.wideUnits, reserve.wideUnits)
    if paid < 0 || paid + pending > approved { return "I01: paid + pending > approved" }
    if approved > claimed.wideUnits { return "I01: approved > claimed" }
    let expenses = expensesPaid.wideUnits + expensesPending.wideUnits
    if paid + pending + expenses > reserve { return "I02: paid + pending > reserve" }
    if approved > reserve - expenseReserve.wideUnits, status != .closed, status != .voided,
      status != .erased
    {
      return "I02: approved > reserve"
    }
    if pending > 0, status != .approved, status != .partiallyApproved, !file.undisputed {
      return "I03: pending payment while \(status.name)"
    }
    if file.undisputed, !isHeardOnAppeal { return "I03: undisputed without an appeal" }
    if file.undisputed, file.owed.wideUnits != 0 { return "I28: a debt beside what stands" }
    let recovered = file.recovered.wideUnits
    var confirmed: Int128 = 0
    for recovery in file.recoveries where recovery.counts {
      confirmed += recovery.amount.wideUnits
    }
    if recovered != confirmed { return "I29: recovered is not what was confirmed" }
    if recovered > arrived + expensesArrived { return "I19: recovered > what arrived" }
    switch status {
    case .approved, .partiallyApproved, .settled, .denied, .voided:
      if file.owed.wideUnits != 0 { return "I28: a debt beside the decision in force" }
    default: if file.owed.wideUnits < 0 { return "I28: a debt below nothing" }
    }
    return file.lines.isEmpty ? nil : brokenLines
  }

  /// What the bank says has arrived, less what was taken back.
  private var arrived: Int128 { Self.arrived(of: payments) }
  private var expensesArrived: Int128 { Self.arrived(of: file.expenses) }

  private static func arrived(of payments: [Payment]) -> Int128 {
    var sum: Int128 = 0
    for payment in payments where payment.status == .cleared || payment.status == .reversed {
      sum += payment.amount.wideUnits - payment.reversed.wideUnits
    }
    return sum
  }

  /// Each line covers what is paid and still to be paid from it, the general one too.
  private var brokenLines: String? {
    for line in file.lines.map({ ReserveLine?.some($0.line) }) + [nil] {
      var committed = paid(from: line).wideUnits
      for payment in allPayments where payment.isPending && payment.line == line {
        committed += payment.amount.wideUnits
      }
      if committed > reserve(of: line).wideUnits {
        return "I02: paid + pending > reserve of a line"
      }
    }
    return nil
  }

  private var brokenEnding: String? {
    guard [.closed, .voided, .erased].contains(status) else { return nil }
    if reserve.wideUnits != paid.wideUnits + expensesCommitted.wideUnits {
      return "I07: \(status.name) with an open reserve"
    }
    if status == .voided, expensesCommitted.wideUnits > 0 {
      return "I07: voided, and not for nothing"
    }
    if file.proposal != nil || file.reserveProposal != nil {
      return "I07: \(status.name) with a proposal"
    }
    if fraud == .referred { return "I07: \(status.name) under investigation" }
    if fraud == .confirmed, outcome != .deniedFinal {
      return "I07: \(status.name) as \(outcome.name) in spite of fraud"
    }
    return nil
  }

  private var brokenPayments: String? {
    var paid: Int128 = 0
    // By their places: an iterator copies each payment, and this is asked after every step.
    for place in payments.indices {
      paid += payments[place].paid.wideUnits
      if let fault = payments[place].broken { return fault }
    }
    for place in file.expenses.indices {
      if let fault = file.expenses[place].broken { return fault }
      if file.expenses[place].line?.costType != .expense {
        return "I31: an expense on another line"
      }
    }
    if !isAccepted, !payments.isEmpty || !file.expenses.isEmpty {
      return "I03: a payment before it was accepted"
    }
    if paid != self.paid.wideUnits { return "I01: paid is not the sum of the payments" }
    if !decidedBy.isEmpty, decidedBy == file.proposedBy { return "I08: proposer confirmed" }
    guard status != .none else { return nil }
    if reserve.currency != currency || approved.currency != currency
      || self.paid.currency != currency
    {
      return "I11: an amount in another currency"
    }
    return brokenCurrencies
  }

  /// What is nothing yet has no currency; without one of its own a claim cannot ask for it.
  private var brokenCurrencies: String? {
    guard !currency.isNone else { return nil }
    func isForeign(_ amount: Money?) -> Bool {
      amount.map { $0 != Money() && $0.currency != currency } ?? false
    }
    let isForeign =
      isForeign(claimed)
      || payments.indices.contains {
        isForeign(payments[$0].amount) || isForeign(payments[$0].reversed)
      } || hasFileAmount(where: isForeign)
    return isForeign ? "I11: an amount in another currency" : nil
  }
}

extension Payment {
  fileprivate var broken: String? {
    if !authorisedBy.isEmpty, requestedBy == authorisedBy { return "I08: requester authorised" }
    if !issuedBy.isEmpty, [requestedBy, authorisedBy].contains(issuedBy) {
      return "I08: requester or authoriser issued"
    }
    if reversed.wideUnits > amount.wideUnits { return "I19: reversed > cleared" }
    if reversed.wideUnits != 0, status != .cleared, status != .reversed {
      return "I19: taken back before it arrived"
    }
    return nil
  }
}

extension Claim {
  /// Asks field by field: a function of the file's own would be handed a copy of it.
  fileprivate func hasFileAmount(where isForeign: (Money?) -> Bool) -> Bool {
    func isForeignPolicy(_ policy: Policy?) -> Bool {
      isForeign(policy?.limit) || isForeign(policy?.deductible)
        || isForeign(policy?.aggregateLimit)
        || (policy?.subLimits.contains { isForeign($0.limit) } ?? false)
    }
    return isForeign(file.recovered) || isForeign(file.stopped) || isForeign(file.owed)
      || isForeign(file.writtenOff) || isForeign(file.reserveProposal?.reserve)
      || file.lines.contains { isForeign($0.reserve) }
      || file.expenses.contains { isForeign($0.amount) || isForeign($0.reversed) }
      || isForeignPolicy(file.details.policy) || isForeignPolicy(file.confirmedPolicy?.policy)
      || isForeign(file.proposal?.approve?.amount)
      || isForeign(file.proposal?.approvePartially?.amount)
      || !file.parts.isEmpty
        && file.parts.contains { part in
          let item = part.lineItem
          return isForeign(part.damage?.cost) || isForeign(item?.asked) || isForeign(item?.adjusted)
            || isForeign(item?.approved) || isForeign(item?.valuated)
            || isForeign(item?.remunerated)
        }
  }
}

extension Claim {
  fileprivate var isHeardOnAppeal: Bool {
    status == .underAppeal || status == .infoRequested && file.resume == .underAppeal
  }
}

import ClaimsDomain
import EventSourcing

// What stands beside a claim's status: payments, proposals, fraud, recovery, lawsuits.

extension PaymentStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: .none
    case .requested: Wording("Requested", "Solicitado")
    case .authorised: Wording("Authorised", "Autorizado")
    case .issued: Wording("Paid out", "Emitido")
    case .cleared: Wording("Cleared", "Cobrado")
    case .declined: Wording("Declined", "Rechazado")
    case .stopped: Wording("Stopped", "Detenido")
    case .failed: Wording("Failed", "Fallido")
    case .reversed: Wording("Reversed", "Revertido")
    }
  }
}

extension ProposalStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: .none
    case .proposed: Wording("Proposed", "Propuesta")
    }
  }
}

extension FraudStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: .none
    case .flagged: Wording("Suspected", "Con sospecha")
    case .referred: Wording("With the investigators", "En manos de los investigadores")
    case .cleared: Wording("Cleared", "Descartado")
    case .confirmed: Wording("Confirmed", "Confirmado")
    }
  }
}

extension RecoveryStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: .none
    case .open: Wording("Under way", "En curso")
    case .closed: Wording("Closed", "Cerrada")
    }
  }
}

extension LitigationStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: .none
    case .open: Wording("Under way", "En curso")
    case .closed: Wording("Closed", "Cerrado")
    }
  }
}

extension CostType: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .claimCost: Wording("Claim cost", "Costo del siniestro")
    case .expense: Wording("Expense", "Gasto")
    }
  }
}

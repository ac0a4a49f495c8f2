import ClaimsDomain
import EventSourcing

extension ClaimStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not begun", "Sin iniciar")
    case .draft: Wording("Draft", "Borrador")
    case .submitted: Wording("Submitted", "Presentada")
    case .rejected: Wording("Rejected", "Rechazada")
    case .open: Wording("Open", "Abierta")
    case .investigating: Wording("Under investigation", "En investigación")
    case .infoRequested: Wording("Information requested", "Información solicitada")
    case .approved: Wording("Approved", "Aprobada")
    case .partiallyApproved: Wording("Partially approved", "Aprobada en parte")
    case .denied: Wording("Denied", "Denegada")
    case .underAppeal: Wording("Under appeal", "En recurso")
    case .settled: Wording("Settled", "Liquidada")
    case .closed: Wording("Closed", "Cerrada")
    case .voided: Wording("Voided", "Anulada")
    }
  }
}

extension ClaimType: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .medical: Wording("Medical", "Médica")
    case .dental: Wording("Dental", "Dental")
    case .vision: Wording("Vision", "Oftalmológica")
    case .property: Wording("Property", "De bienes")
    case .injuryLegal: Wording("Injury, with legal claim", "De lesiones, con reclamación legal")
    case .auto: Wording("Motor", "De automóvil")
    case .cyberLoss: Wording("Cyber loss", "De pérdida por ciberincidente")
    }
  }
}

extension ClaimUse: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .claim: Wording("Claim", "Reclamación")
    case .preauthorisation: Wording("Preauthorisation", "Autorización previa")
    case .predetermination: Wording("Estimate in advance", "Estimación previa")
    }
  }
}

extension CloseOutcome: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .completed: Wording("Completed", "Completada")
    case .closedWithoutPayment: Wording("Closed without payment", "Cerrada sin pago")
    case .deniedFinal: Wording("Denied for good", "Denegada en firme")
    case .rejectedFinal: Wording("Rejected for good", "Rechazada en firme")
    case .inactivity: Wording("No answer", "Sin actividad")
    case .withdrawn: Wording("Withdrawn", "Retirada")
    case .duplicate: Wording("Duplicate", "Duplicada")
    case .transferred: Wording("Handed over", "Transferida")
    }
  }
}

extension PartyRole: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .claimant: Wording("Claimant", "Reclamante")
    case .insured: Wording("Insured", "Asegurado")
    case .payee: Wording("Payee", "Beneficiario del pago")
    case .otherParty: Wording("Other party", "Otra parte")
    case .witness: Wording("Witness", "Testigo")
    case .counsel: Wording("Counsel", "Abogado")
    case .provider: Wording("Provider", "Prestador")
    case .insurer: Wording("Insurer", "Aseguradora")
    }
  }
}

extension CheckKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .coverage: Wording("Cover", "Cobertura")
    case .contract: Wording("Contract", "Contrato")
    case .deductible: Wording("Deductible", "Franquicia")
    case .liability: Wording("Liability", "Responsabilidad")
    case .likelihood: Wording("Plausibility", "Verosimilitud")
    case .completeness: Wording("Completeness", "Integridad")
    case .priorClaims: Wording("Prior claims", "Reclamaciones previas")
    }
  }
}

extension CheckResult: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .passed: Wording("Passed", "Superada")
    case .failed: Wording("Failed", "No superada")
    case .unclear: Wording("Unclear", "Dudosa")
    }
  }
}

import ClaimsDomain

extension WaitingItem.Kind {
  /// What waits.
  public var wording: Wording {
    switch self {
    case .intake: Wording("to be taken in or turned back", "por admitir o rechazar")
    case .assignment: Wording("to be given to somebody", "por asignar")
    case .information: Wording("waits for information", "espera información")
    case .answer: Wording("what was asked for has come", "llegó lo solicitado")
    case .decision: Wording("to be decided", "por decidir")
    case .review: Wording("review", "revisión")
    case .reserveProposal: Wording("reserve proposed", "reserva propuesta")
    case .decisionProposal: Wording("decision proposed", "decisión propuesta")
    case .paymentToRequest: Wording("payment to request", "pago por solicitar")
    case .paymentToAuthorise: Wording("payment to authorise", "pago por autorizar")
    case .paymentToIssue: Wording("payment to issue", "pago por emitir")
    case .fraudReferral:
      Wording("referred to the special investigators", "remitida a los investigadores")
    case .closing: Wording("to be closed", "por cerrar")
    }
  }
}

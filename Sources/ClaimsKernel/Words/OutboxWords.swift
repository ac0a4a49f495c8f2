import ClaimsDomain
import EventSourcing

extension OutboxStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not queued", "Fuera de la cola")
    case .queued: Wording("Waiting to be sent", "En espera de envío")
    case .sending: Wording("Being sent", "Enviándose")
    case .retry: Wording("To be sent again", "Pendiente de reintento")
    case .acknowledged: Wording("Accepted", "Aceptada")
    case .refused: Wording("Refused", "Rechazada")
    case .parked: Wording("Could not be sent", "No se pudo enviar")
    case .conflict: Wording("In conflict", "En conflicto")
    case .dropped: Wording("Dropped", "Descartada")
    }
  }
}

extension OutboxVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .enqueue: Wording("Queue", "Poner en cola")
    case .startSending: Wording("Send now", "Enviar ahora")
    case .recordAcceptance: Wording("Note that it was accepted", "Anotar la aceptación")
    case .recordRefusal: Wording("Note that it was refused", "Anotar el rechazo")
    case .recordFault: Wording("Note that sending failed", "Anotar el fallo de envío")
    case .giveUp: Wording("Stop trying", "Dejar de intentarlo")
    case .reportConflict: Wording("Note a conflict", "Anotar un conflicto")
    case .resolveConflict: Wording("Resolve the conflict", "Resolver el conflicto")
    case .retryQueued: Wording("Try again", "Reintentar")
    case .dropQueued: Wording("Drop", "Descartar")
    case .editQueued: Wording("Change before sending", "Cambiar antes de enviar")
    case .retryAsNew: Wording("Send as a new command", "Enviar como orden nueva")
    }
  }
}

extension OutboxEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .commandQueued: Wording("Queued", "Puesta en cola")
    case .sendStarted: Wording("Sending begun", "Envío iniciado")
    case .commandAccepted: Wording("Accepted by the other side", "Aceptada por la otra parte")
    case .commandRefused: Wording("Refused by the other side", "Rechazada por la otra parte")
    case .sendFailed: Wording("Sending failed", "Envío fallido")
    case .commandParked: Wording("Sending given up", "Envío abandonado")
    case .conflictDetected: Wording("Conflict found", "Conflicto detectado")
    case .conflictResolved: Wording("Conflict resolved", "Conflicto resuelto")
    case .commandRequeued: Wording("Queued again", "Puesta en cola de nuevo")
    case .commandDropped: Wording("Dropped", "Descartada")
    case .commandEdited: Wording("Changed before sending", "Cambiada antes de enviar")
    case .commandReplaced: Wording("Sent as a new command", "Enviada como orden nueva")
    }
  }
}

extension TransportFaultKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .unreachable: Wording("There is no connection", "No hay conexión")
    case .timeout: Wording("No answer came in time", "La respuesta no llegó a tiempo")
    case .authenticationRequired: Wording("Please sign in again", "Inicie sesión de nuevo")
    case .refused: Wording("The request was not taken", "La petición no fue admitida")
    case .cancelled: Wording("Sending was stopped", "El envío fue detenido")
    case .interrupted:
      Wording("The app ended while it was sending", "La aplicación se cerró durante el envío")
    }
  }
}

extension ConflictPolicy: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .rebase:
      Wording("Decide again on what is there now", "Decidir de nuevo sobre lo que hay ahora")
    case .keepRemote: Wording("Keep what is there", "Conservar lo que hay")
    case .keepLocal: Wording("Send mine all the same", "Enviar lo mío de todos modos")
    case .keepNewest: Wording("Keep whichever is newer", "Conservar lo más reciente")
    }
  }
}

extension TransportFault: WordedFault {
  public var wording: Wording {
    Wording(Words(.en).text(for: self), Words(.es).text(for: self))
  }
}

extension Words {
  /// What went wrong with a request, and what the system said about it.
  public func text(for fault: TransportFault) -> String {
    name(of: fault.kind) + (fault.detail.isEmpty ? "" : ": " + fault.detail)
  }
}

extension AggregateWords {
  static let outbox = AggregateWords(
    OutboxVerb.self, OutboxStatus.self, OutboxEventKind.self,
    others: [WordedType(TransportFaultKind.self), WordedType(ConflictPolicy.self)],
    refusals: { code in
      switch code {
      case .offline: Wording("there is no connection", "no hay conexión")
      case .signedOut: Wording("nobody is signed in", "nadie ha iniciado sesión")
      case .earlierWaiting:
        Wording("an earlier command comes first", "una orden anterior va primero")
      case .attemptLimit:
        Wording("it was tried too often", "se ha intentado demasiadas veces")
      case .stillConflicting:
        Wording(
          "the other side goes on changing", "la otra parte sigue cambiando")
      case .outcomeUnknown:
        Wording(
          "the command may have been carried out already",
          "es posible que la orden ya se haya ejecutado")
      default: nil
      }
    },
    fields: [
      FieldWord("fault", "fault", "fallo"),
      FieldWord("remoteChanged", "time of the other side's change", "hora del cambio ajeno"),
    ],
    phrases: [
      Phrase("fewer than * attempts", "menos de * intentos"),
      Phrase("attempt *", "el intento *"),
      Phrase("a way to resolve it", "una manera de resolverlo"),
    ])
}

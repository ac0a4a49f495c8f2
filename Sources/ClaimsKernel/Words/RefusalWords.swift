import ClaimsDomain
import EventSourcing

extension RefusalCode: Worded {
  /// What the code says: in the words of the aggregate that it belongs to, or of all of them.
  public var wording: Wording {
    if let general { return general }
    for aggregate in AggregateWords.all {
      if let wording = aggregate.refusals(self) { return wording }
    }
    return Wording(name.description, name.description)
  }

  /// What every aggregate may answer.
  private var general: Wording? {
    switch self {
    case .unspecified: Wording("refused", "rechazada")
    case .malformedCommand: Wording("the command is malformed", "la orden está mal formada")
    case .effectiveInFuture:
      Wording("the effective time lies in the future", "el momento de efecto está en el futuro")
    case .notAuthorised:
      Wording("this role may not send this command", "este rol no puede enviar esta orden")
    case .commandIdReused:
      Wording(
        "this command id was accepted with other content",
        "este identificador de orden se aceptó con otro contenido")
    case .notFound: Wording("there is nothing of this id", "no hay nada con este identificador")
    case .idTaken: Wording("this id is taken", "este identificador ya está en uso")
    case .notParty:
      Wording("this actor is not a party to it", "esta persona no es parte del asunto")
    case .revisionConflict:
      Wording(
        "the claim has changed since it was read",
        "la reclamación ha cambiado desde que se leyó")
    case .invalidTransition:
      Wording(
        "the status does not allow this command",
        "el estado no permite esta orden")
    case .commandTooLarge: Wording("the command is too large", "la orden es demasiado grande")
    case .missingRequiredFields:
      Wording("required fields are missing", "faltan campos obligatorios")
    case .noChange: Wording("the command would change nothing", "la orden no cambiaría nada")
    case .futureDate: Wording("the date lies in the future", "la fecha está en el futuro")
    case .amountNotPositive: Wording("the amount must be positive", "el importe debe ser positivo")
    case .negativeAmount:
      Wording("the amount must not be negative", "el importe no puede ser negativo")
    case .currencyMismatch:
      Wording(
        "the amount is in another currency than the claim",
        "el importe está en otra moneda que la reclamación")
    case .reasonMissing: Wording("a reason must be given", "debe indicar un motivo")
    case .emptyText: Wording("the text is empty", "el texto está vacío")
    case .invalidField: Wording("a field does not make sense", "un campo no tiene sentido")
    case .scoreOutOfRange: Wording("the score is out of range", "la puntuación está fuera de rango")
    case .notDue: Wording("it is not due yet", "aún no ha vencido el plazo")
    case .fourEyesRequired:
      Wording("a second person is required", "se requiere una segunda persona")
    case .selfReference:
      Wording("a claim cannot name itself", "una reclamación no puede referirse a sí misma")
    default: nil
    }
  }
}

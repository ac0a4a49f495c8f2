import ClaimsDomain
import EventSourcing

extension RefusalCode {
  /// What claims alone answer.
  var wordingOfClaims: Wording? {
    switch self {
    case .claimNotFound:
      Wording("the related claim does not exist", "la reclamación relacionada no existe")
    case .assigneeMissing: Wording("a handler must be named", "debe indicar un tramitador")
    case .conflictOfInterest:
      Wording("there is a conflict of interest", "hay un conflicto de intereses")
    case .outcomeInvalid:
      Wording(
        "this outcome does not fit the claim's status",
        "este resultado no corresponde al estado de la reclamación")
    case .reopenLimit:
      Wording(
        "the claim was reopened as often as the rules allow",
        "la reclamación se reabrió tantas veces como permiten las reglas")
    case .openItemsRemain: Wording("something is still open", "queda algo pendiente")
    case .reserveBelowCommitted:
      Wording(
        "the reserve would fall below what is paid and pending",
        "la reserva quedaría por debajo de lo pagado y pendiente")
    case .reserveBelowApproved:
      Wording(
        "the reserve would fall below what is approved",
        "la reserva quedaría por debajo de lo aprobado")
    case .amountExceedsClaimed:
      Wording("the amount exceeds what was claimed", "el importe supera lo reclamado")
    case .amountExceedsReserve:
      Wording("the amount exceeds the reserve", "el importe supera la reserva")
    case .approvedBelowPaid:
      Wording("less would be approved than was paid", "se aprobaría menos de lo pagado")
    case .alreadyPaid: Wording("something was paid already", "ya se pagó algo")
    case .amountExceedsApproved:
      Wording(
        "the amount exceeds what is approved and not yet paid or pending",
        "el importe supera lo aprobado que no está pagado ni pendiente")
    case .payeeMissing: Wording("a payee must be named", "debe indicar un beneficiario del pago")
    case .paymentNotFound:
      Wording("the claim has no such payment", "la reclamación no tiene tal pago")
    case .paymentNotPending:
      Wording("the payment does not wait for authorisation", "el pago no espera autorización")
    case .paymentNotAuthorised:
      Wording("the payment is not authorised", "el pago no está autorizado")
    case .resubmitLimit:
      Wording("the claim was handed in too often", "la reclamación se presentó demasiadas veces")
    case .alreadyAcknowledged:
      Wording("the claim was acknowledged already", "ya se acusó recibo de la reclamación")
    case .assigneeInvalid:
      Wording("this person may not be charged with it", "no se puede encargar a esta persona")
    case .dueInPast:
      Wording("the time to answer lies in the past", "el plazo de respuesta está en el pasado")
    case .itemNotOpen: Wording("this item is not open", "este punto no está pendiente")
    case .nothingPending:
      Wording("nothing waits for a second person", "nada espera a una segunda persona")
    case .authorityExceeded:
      Wording(
        "the amount exceeds the actor's authority",
        "el importe supera el límite de la persona")
    case .coverageNotConfirmed:
      Wording("the cover was not confirmed", "la cobertura no está confirmada")
    case .documentNotVerified:
      Wording("a document is not verified", "un documento no está verificado")
    case .documentExpired: Wording("a document has expired", "un documento ha vencido")
    case .documentRejected:
      Wording("a document was rejected or deleted", "un documento fue rechazado o eliminado")
    case .documentMissing: Wording("documents are missing", "faltan documentos")
    case .holdActive:
      Wording(
        "the claim is held for suspicion of fraud",
        "la reclamación está retenida por sospecha de fraude")
    case .policyLimitExceeded:
      Wording(
        "the amount exceeds what the policy covers",
        "el importe supera lo que cubre la póliza")
    case .policyNotInForce: Wording("the policy was not in force", "la póliza no estaba vigente")
    case .filingDeadlinePassed:
      Wording("the claim comes too late", "la reclamación llega fuera de plazo")
    case .appealWindowClosed:
      Wording("the time to appeal is over", "el plazo para recurrir ha terminado")
    case .appealLimit: Wording("there were too many appeals", "hubo demasiados recursos")
    case .paymentNotIssued:
      Wording("the payment is not at this stage", "el pago no está en esta etapa")
    case .paymentAlreadyCleared: Wording("the payment has arrived", "el pago ya se cobró")
    case .amountExceedsPaid:
      Wording("the amount exceeds what was paid", "el importe supera lo pagado")
    case .duplicateChain:
      Wording(
        "a duplicate names an original, and nothing names a duplicate",
        "un duplicado remite a un original, y nada remite a un duplicado")
    case .notReopenable:
      Wording("this claim cannot be reopened", "esta reclamación no puede reabrirse")
    case .limitationExpired:
      Wording("the time for it is over", "el plazo para ello ha terminado")
    case .noFlag: Wording("there is no suspicion", "no hay ninguna sospecha")
    case .alreadyReferred:
      Wording(
        "the investigators have the claim already",
        "los investigadores ya tienen la reclamación")
    case .notReferred:
      Wording(
        "the investigators do not have the claim",
        "los investigadores no tienen la reclamación")
    case .nothingPaid: Wording("nothing was paid", "no se ha pagado nada")
    case .recoveryExceedsPaid:
      Wording("more came back than was paid", "se recobró más de lo pagado")
    case .subrogationNotOpen: Wording("no recovery is under way", "no hay ningún recobro en curso")
    case .litigationNotOpen: Wording("no lawsuit is under way", "no hay ningún litigio en curso")
    case .eventNotFound:
      Wording("the claim has no such event", "la reclamación no tiene tal evento")
    case .correctionNotAllowed:
      Wording("this event cannot be corrected", "este evento no puede corregirse")
    case .partNotFound:
      Wording("the claim has no such part", "la reclamación no tiene tal elemento")
    case .partLocked: Wording("the part was decided upon", "ya se decidió sobre el elemento")
    case .asOfInFuture: Wording("the report would be of the future", "el informe sería del futuro")
    case .retentionActive:
      Wording("the data must be kept for now", "los datos deben conservarse por ahora")
    case .litigationHold:
      Wording("the data is needed in court", "los datos se necesitan en un juicio")
    case .erasureUnavailable:
      Wording(
        "personal data cannot be erased from this log",
        "en este registro no pueden suprimirse datos personales")
    case .attachmentTooLarge: Wording("the file is too large", "el archivo es demasiado grande")
    case .mimeNotAllowed:
      Wording("files of this type are not taken", "no se admiten archivos de este tipo")
    case .duplicateAttachment:
      Wording("the claim has this file already", "la reclamación ya tiene este archivo")
    case .partLimit:
      Wording("the claim has too many parts", "la reclamación tiene demasiados elementos")
    case .checksumMismatch:
      Wording("the stored file is another one", "el archivo almacenado es otro")
    case .documentNotFound: Wording("there is no such document", "no existe tal documento")
    case .documentDeleted: Wording("the document was deleted", "el documento fue eliminado")
    case .alreadyReferenced:
      Wording("the claim names this document already", "la reclamación ya incluye este documento")
    case .documentRequired:
      Wording("the claim needs this document", "la reclamación necesita este documento")
    case .amountMismatch: Wording("the amounts do not agree", "los importes no coinciden")
    case .partStateInvalid:
      Wording("the part is not at this stage", "el elemento no está en esta etapa")
    case .alreadyOpen: Wording("it is under way already", "ya está en curso")
    case .proposalOutdated:
      Wording(
        "the proposed decision could not be taken any more",
        "la decisión propuesta ya no podría tomarse")
    case .originNotFound:
      Wording(
        "what the claim is said to come from does not exist",
        "no existe aquello de lo que se dice que procede la reclamación")
    case .partInUse: Wording("other parts name this part", "otros elementos remiten a este")
    default: nil
    }
  }
}

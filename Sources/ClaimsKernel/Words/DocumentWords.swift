import ClaimsDomain
import EventSourcing

extension DocumentStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not begun", "Sin iniciar")
    case .draft: Wording("Draft", "Borrador")
    case .pending: Wording("Waiting for verification", "Pendiente de verificación")
    case .verified: Wording("Verified", "Verificado")
    case .rejected: Wording("Turned down", "Rechazado")
    case .expired: Wording("Expired", "Vencido")
    case .superseded: Wording("Replaced", "Sustituido")
    case .deleted: Wording("Deleted", "Eliminado")
    }
  }
}

extension DocumentVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .startDocument: Wording("Begin a document", "Iniciar un documento")
    case .addPage: Wording("Add a page", "Añadir una página")
    case .removePage: Wording("Remove a page", "Quitar una página")
    case .editDocument: Wording("Edit the document", "Editar el documento")
    case .submitDocument: Wording("Submit the document", "Presentar el documento")
    case .recordOCR: Wording("Record the text read", "Registrar el texto leído")
    case .verifyDocument: Wording("Verify", "Verificar")
    case .rejectDocument: Wording("Turn the document down", "Rechazar el documento")
    case .resubmitDocument: Wording("Submit the document again", "Presentar el documento de nuevo")
    case .remindExpiry: Wording("Remind of the expiry", "Recordar el vencimiento")
    case .expireDocument: Wording("Let the document expire", "Dar por vencido el documento")
    case .renewDocument: Wording("Renew the document", "Renovar el documento")
    case .revokeDocument: Wording("Revoke the verification", "Revocar la verificación")
    case .shareDocument: Wording("Share", "Compartir")
    case .deleteDocument: Wording("Delete the document", "Eliminar el documento")
    case .unshareDocument: Wording("Stop sharing", "Dejar de compartir")
    case .authoriseDocumentRepresentative:
      Wording("Authorise a representative", "Autorizar a un representante")
    case .revokeDocumentRepresentative:
      Wording("Revoke a representative", "Revocar a un representante")
    }
  }
}

extension DocumentEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .documentStarted: Wording("Document begun", "Documento iniciado")
    case .pageAdded: Wording("Page added", "Página añadida")
    case .pageRemoved: Wording("Page removed", "Página quitada")
    case .documentMetadataEdited: Wording("Document edited", "Documento editado")
    case .documentSubmitted: Wording("Document submitted", "Documento presentado")
    case .ocrRecorded: Wording("Text read", "Texto leído")
    case .documentVerified: Wording("Document verified", "Documento verificado")
    case .documentRejected: Wording("Document turned down", "Documento rechazado")
    case .documentResubmitted: Wording("Document submitted again", "Documento presentado de nuevo")
    case .expiryReminderSent:
      Wording("Reminder of expiry sent", "Recordatorio de vencimiento enviado")
    case .documentExpired: Wording("Document expired", "Documento vencido")
    case .documentSuperseded: Wording("Document replaced", "Documento sustituido")
    case .documentRevoked: Wording("Verification revoked", "Verificación revocada")
    case .documentShared: Wording("Document shared", "Documento compartido")
    case .documentDeleted: Wording("Document deleted", "Documento eliminado")
    case .documentUnshared: Wording("Sharing ended", "Documento ya no compartido")
    case .documentRepresentativeAuthorised:
      Wording("Representative authorised", "Representante autorizado")
    case .documentRepresentativeRevoked: Wording("Representative revoked", "Representante revocado")
    }
  }
}

extension CompressionResult: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .notNeeded: Wording("Not needed", "No fue necesaria")
    case .done: Wording("Done", "Realizada")
    case .failed: Wording("Failed", "Fallida")
    }
  }
}

extension AggregateWords {
  static let documents = AggregateWords(
    DocumentVerb.self, DocumentStatus.self, DocumentEventKind.self,
    others: [WordedType(CompressionResult.self)],
    refusals: { code in
      switch code {
      case .invalidDocumentType:
        Wording(
          "the type of the document is not the right one",
          "el tipo de documento no es el adecuado")
      case .invalidImageFormat:
        Wording(
          "a page must be a picture or a PDF",
          "una página debe ser una imagen o un PDF")
      case .sizeTooLarge: Wording("the page is too large", "la página es demasiado grande")
      case .compressionFailed:
        Wording(
          "the page could not be made smaller",
          "no se pudo reducir la página")
      case .pageNotFound:
        Wording(
          "the document has no such page",
          "el documento no tiene tal página")
      case .alreadyExpired: Wording("the document counts no more", "el documento ya no es válido")
      case .alreadyReminded: Wording("this reminder was sent", "este recordatorio ya se envió")
      case .documentInUse:
        Wording(
          "a claim refers to the document",
          "una reclamación incluye el documento")
      case .recipientMissing: Wording("a recipient must be named", "debe indicar un destinatario")
      default: nil
      }
    },
    fields: [
      FieldWord("compression", "compression", "compresión"),
      FieldWord("confidenceMillionths", "confidence, in millionths", "confianza, en millonésimas"),
      FieldWord("contributors", "contributors", "participantes"),
      FieldWord("days", "days", "días"),
      FieldWord("fields", "fields", "campos"),
      FieldWord("isEndless", "without end", "sin vencimiento"),
      FieldWord("issuedOn", "issued on", "expedido el"),
      FieldWord("owner", "owner", "titular"),
      FieldWord("page", "page", "página"),
      FieldWord("pages", "page", "página"),
      FieldWord("reading", "text read", "texto leído"),
      FieldWord("recipient", "recipient", "destinatario"),
      FieldWord("rejectionText", "why it was turned down", "motivo del rechazo"),
      FieldWord("reminders", "reminders", "recordatorios"),
      FieldWord("sharedWith", "shared with", "compartido con"),
      FieldWord("successor", "successor", "sucesor"),
      FieldWord("supersededBy", "replaced by", "sustituido por"),
      FieldWord("url", "address on the web", "dirección web"),
      FieldWord("validUntil", "valid until", "válido hasta"),
      FieldWord("verifiedAt", "verified at", "verificado el"),
      FieldWord("verifiedBy", "verified by", "verificado por"),
      FieldWord("version", "version", "versión"),
    ],
    phrases: [
      Phrase("a day that is not over", "un día que no haya pasado"),
      Phrase("a document of the same owner", "un documento del mismo titular"),
      Phrase("a last day", "un último día"),
      Phrase("a name for every field", "un nombre para cada campo"),
      Phrase("a page that could be made smaller", "una página que se pudiera reducir"),
      Phrase("a page", "una página"),
      Phrase("another document", "otro documento"),
      Phrase("no claim that names it", "ninguna reclamación que lo incluya"),
      Phrase("none now", "ninguno ahora"),
      Phrase("one of validUntil, isEndless", "válido hasta un día, o sin vencimiento"),
      Phrase("other pages or other details", "otras páginas u otros datos"),
      Phrase("somebody who may see it", "alguien que pueda verlo"),
      Phrase("until after *", "hasta después de *"),
      Phrase("validUntil at least *", "válido al menos hasta *"),
      Phrase("page.sha256 of 32 bytes", "página: SHA-256 de 32 bytes"),
      Phrase("days *", "días *"),
      Phrase("from *", "desde *"),
    ])
}

import ClaimsDomain
import EventSourcing

extension LeadStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not begun", "Sin iniciar")
    case .draft: Wording("Draft", "Borrador")
    case .submitted: Wording("Submitted", "Enviada")
    case .contacted: Wording("Contacted", "Contactada")
    case .qualified: Wording("Qualified", "Calificada")
    case .disqualified: Wording("Disqualified", "Descalificada")
    case .converted: Wording("Made a claim", "Convertida en reclamación")
    case .lost: Wording("Lost", "Perdida")
    case .discarded: Wording("Discarded", "Descartada")
    }
  }
}

extension LeadVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .startLead: Wording("Ask for advice", "Solicitar asesoramiento")
    case .editLead: Wording("Edit the enquiry", "Editar la consulta")
    case .submitLead: Wording("Send the enquiry", "Enviar la consulta")
    case .recordContact: Wording("Record a contact", "Registrar un contacto")
    case .qualifyLead: Wording("Qualify", "Calificar")
    case .disqualifyLead: Wording("Disqualify", "Descalificar")
    case .convertLead: Wording("Make the enquiry a claim", "Convertir la consulta en reclamación")
    case .loseLead: Wording("Give up", "Dar por perdida")
    case .reviveLead: Wording("Take up again", "Retomar")
    case .discardLead: Wording("Discard the enquiry", "Descartar la consulta")
    }
  }
}

extension LeadEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .leadStarted: Wording("Enquiry begun", "Consulta iniciada")
    case .leadEdited: Wording("Enquiry edited", "Consulta editada")
    case .leadSubmitted: Wording("Enquiry sent", "Consulta enviada")
    case .contactAttempted: Wording("Contact attempted", "Intento de contacto")
    case .leadContacted: Wording("Contact made", "Contacto establecido")
    case .leadQualified: Wording("Enquiry qualified", "Consulta calificada")
    case .leadDisqualified: Wording("Enquiry disqualified", "Consulta descalificada")
    case .leadConverted: Wording("Enquiry made a claim", "Consulta convertida en reclamación")
    case .leadLost: Wording("Enquiry lost", "Consulta perdida")
    case .leadRevived: Wording("Enquiry taken up again", "Consulta retomada")
    case .leadDiscarded: Wording("Enquiry discarded", "Consulta descartada")
    }
  }
}

extension ContactResult: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .reached: Wording("Reached", "Contactado")
    case .noAnswer: Wording("No answer", "Sin respuesta")
    case .messageLeft: Wording("Message left", "Se dejó un mensaje")
    case .wrongContact: Wording("Wrong contact details", "Datos de contacto erróneos")
    }
  }
}

extension ConflictCheck: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .clear: Wording("No conflict", "Sin conflicto")
    case .conflict: Wording("Conflict", "Conflicto")
    }
  }
}

extension DisqualificationReason: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .outsidePractice: Wording("Outside the practice", "Fuera de la práctica")
    case .noCase: Wording("No case", "Sin caso")
    case .conflict: Wording("Conflict of interest", "Conflicto de intereses")
    case .limitationExpired: Wording("Too late", "Fuera de plazo")
    case .alreadyRepresented: Wording("Represented by somebody else", "Ya tiene representación")
    case .duplicate: Wording("Duplicate", "Duplicada")
    case .spam: Wording("Unwanted mail", "Correo no deseado")
    case .other: Wording("Other", "Otro motivo")
    }
  }
}

extension AggregateWords {
  static let leads = AggregateWords(
    LeadVerb.self, LeadStatus.self, LeadEventKind.self,
    others: [
      WordedType(ContactResult.self), WordedType(ConflictCheck.self),
      WordedType(DisqualificationReason.self),
    ],
    refusals: { code in
      switch code {
      case .contactMissing:
        Wording(
          "nobody could be reached this way",
          "no se podría contactar a nadie por esta vía")
      case .consentMissing:
        Wording(
          "nobody agreed to it yet",
          "nadie ha dado aún su consentimiento")
      case .leadNotFound: Wording("there is no such lead", "no existe tal consulta")
      case .practiceAreaNotServed:
        Wording(
          "nobody here practises in this area",
          "nadie ejerce aquí en esta área")
      default: nil
      }
    },
    fields: [
      FieldWord("conflictCheck", "check for conflicts", "control de conflictos"),
      FieldWord("consentAt", "consent at", "consentimiento el"),
      FieldWord("contactedAt", "contacted at", "contactada el"),
      FieldWord("contacts", "contact", "contacto"),
      FieldWord("disqualification", "disqualification", "descalificación"),
      FieldWord("email", "email", "correo electrónico"),
      FieldWord("incidentPlace", "place of the incident", "lugar del incidente"),
      FieldWord("incidentType", "kind of incident", "tipo de incidente"),
      FieldWord("limitationEnds", "may be claimed until", "puede reclamarse hasta"),
      FieldWord("lossReason", "why it was lost", "motivo de la pérdida"),
      FieldWord("phone", "phone", "teléfono"),
      FieldWord("practiceArea", "practice area", "área de práctica"),
      FieldWord("preferredChannel", "preferred way of contact", "vía de contacto preferida"),
      FieldWord("qualifiedAt", "qualified at", "calificada el"),
      FieldWord("quiz", "quiz", "cuestionario"),
      FieldWord("revivals", "taken up again", "veces retomada"),
    ],
    phrases: [
      Phrase("email or phone", "correo electrónico o teléfono"),
      Phrase(
        "an address such as name@example.org", "una dirección como nombre@example.org"),
      Phrase("a completed quiz", "un cuestionario completado"),
      Phrase("no conflict", "ningún conflicto de intereses"),
      Phrase("rules that let leads end", "reglas que dejen terminar las consultas"),
    ])
}

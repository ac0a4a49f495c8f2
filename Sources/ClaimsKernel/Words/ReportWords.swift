import ClaimsDomain
import EventSourcing

extension ReportStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not begun", "Sin iniciar")
    case .borrador: Wording("Draft", "Borrador")
    case .nuevo: Wording("New", "Nuevo")
    case .revisado: Wording("Reviewed", "Revisado")
    case .enInvestigacion: Wording("Under investigation", "En investigación")
    case .cerrado: Wording("Closed", "Cerrado")
    case .descartado: Wording("Discarded", "Descartado")
    }
  }
}

extension ReportVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .startReport: Wording("Report an incident", "Reportar un incidente")
    case .editReport: Wording("Edit the report", "Editar el reporte")
    case .addReportAttachment: Wording("Add an attachment", "Añadir un adjunto")
    case .submitReport: Wording("Send the report", "Enviar el reporte")
    case .discardReport: Wording("Discard the draft", "Descartar el borrador")
    case .reviewReport: Wording("Review", "Revisar")
    case .startReportInvestigation: Wording("Investigate the report", "Investigar el reporte")
    case .addAdminNote: Wording("Add a note for administrators", "Añadir una nota administrativa")
    case .classifyIncident: Wording("Classify the incident", "Clasificar el incidente")
    case .sendAuthorityNotice: Wording("Notify the authority", "Notificar a la autoridad")
    case .recordIncidentTimeline:
      Wording("Record the course of the incident", "Registrar la cronología del incidente")
    case .linkReport: Wording("Link a report", "Vincular un reporte")
    case .escalateReport: Wording("Make it a claim", "Convertir en reclamación")
    case .closeReport: Wording("Close the report", "Cerrar el reporte")
    case .reopenReport: Wording("Reopen the report", "Reabrir el reporte")
    case .flagMissedNotice: Wording("Record a missed notice", "Registrar una notificación omitida")
    case .assignReport: Wording("Assign the report", "Asignar el reporte")
    }
  }
}

extension ReportEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .reportStarted: Wording("Report begun", "Reporte iniciado")
    case .reportEdited: Wording("Report edited", "Reporte editado")
    case .reportAttachmentAdded: Wording("Attachment added", "Adjunto añadido")
    case .reportSubmitted: Wording("Report sent", "Reporte enviado")
    case .reportDiscarded: Wording("Draft discarded", "Borrador descartado")
    case .reportReviewed: Wording("Report reviewed", "Reporte revisado")
    case .reportInvestigationStarted:
      Wording("Investigation of the report started", "Investigación del reporte iniciada")
    case .adminNoteAdded: Wording("Note for administrators added", "Nota administrativa añadida")
    case .incidentClassified: Wording("Incident classified", "Incidente clasificado")
    case .authorityNoticeSent: Wording("Authority notified", "Autoridad notificada")
    case .incidentTimelineRecorded:
      Wording("Course of the incident recorded", "Cronología del incidente registrada")
    case .reportLinked: Wording("Report linked", "Reporte vinculado")
    case .reportEscalated: Wording("Report made a claim", "Reporte convertido en reclamación")
    case .reportClosed: Wording("Report closed", "Reporte cerrado")
    case .reportReopened: Wording("Report reopened", "Reporte reabierto")
    case .authorityNoticeMissed:
      Wording("Notice to the authority missed", "Notificación a la autoridad omitida")
    case .reportAssigned: Wording("Report assigned", "Reporte asignado")
    }
  }
}

extension NoticeStage: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .early: Wording("Early warning", "Alerta temprana")
    case .notification: Wording("Notification", "Notificación")
    case .intermediate: Wording("Intermediate report", "Informe intermedio")
    case .final: Wording("Final report", "Informe final")
    }
  }
}

extension IncidentPrecision: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .day: Wording("To the day", "Al día")
    case .month: Wording("To the month", "Al mes")
    case .year: Wording("To the year", "Al año")
    }
  }
}

extension AggregateWords {
  static let reports = AggregateWords(
    ReportVerb.self, ReportStatus.self, ReportEventKind.self,
    others: [WordedType(NoticeStage.self), WordedType(IncidentPrecision.self)],
    refusals: { code in
      switch code {
      case .anonymityMismatch:
        Wording(
          "who sends it and whether it is anonymous do not go together",
          "quién lo envía y si es anónimo no concuerdan")
      case .anonymousNotAllowed:
        Wording(
          "this is not possible with an anonymous report",
          "esto no es posible con un reporte anónimo")
      case .invalidURL: Wording("this is no address in the web", "esto no es una dirección web")
      case .noticeOutOfOrder:
        Wording(
          "another notice has to come first",
          "antes debe enviarse otra notificación")
      case .alreadySent: Wording("this was sent already", "esto ya se envió")
      case .timelineOutOfOrder:
        Wording(
          "the stages of the incident are out of order",
          "las etapas del incidente no están en orden")
      case .reportNotFound: Wording("the report does not exist", "el reporte no existe")
      case .alreadyEscalated:
        Wording(
          "a claim was made of the report already",
          "este reporte ya se convirtió en reclamación")
      case .attachmentLimit:
        Wording(
          "no more files may be added without a name",
          "no se pueden añadir más archivos sin identificarse")
      case .impactTooLow:
        Wording(
          "the impact is too low for a claim",
          "el impacto es demasiado bajo para una reclamación")
      default: nil
      }
    },
    fields: [
      FieldWord("actions", "actions", "acciones"),
      FieldWord("allowed", "allowed", "permitido"),
      FieldWord("assignee", "assignee", "responsable"),
      FieldWord("attachments", "attachment", "adjunto"),
      FieldWord("attackOrigin", "origin of the attack", "origen del ataque"),
      FieldWord("attackType", "kind of attack", "tipo de ataque"),
      FieldWord("author", "author", "autor"),
      FieldWord("awareAt", "known since", "conocido desde"),
      FieldWord("claim", "claim", "reclamación"),
      FieldWord("classification", "classification", "clasificación"),
      FieldWord("closeReason", "reason for closing", "motivo de cierre"),
      FieldWord("command", "command", "orden"),
      FieldWord("compromise", "compromise", "compromiso"),
      FieldWord("conditions", "conditions", "condiciones"),
      FieldWord("containment", "containment", "contención"),
      FieldWord("createdAt", "created at", "creado el"),
      FieldWord("dangerLevel", "level of danger", "nivel de peligrosidad"),
      FieldWord("discovery", "discovery", "detección"),
      FieldWord("discoveryMethod", "way of discovery", "forma de detección"),
      FieldWord("evidenceURL", "evidence on the web", "evidencia en la web"),
      FieldWord("exfiltration", "exfiltration", "exfiltración"),
      FieldWord("impact", "impact", "impacto"),
      FieldWord("incidentDate", "date of the incident", "fecha del incidente"),
      FieldWord("incidentPrecision", "precision of the date", "precisión de la fecha"),
      FieldWord("isAnonymous", "anonymous", "anónimo"),
      FieldWord("links", "links", "vínculos"),
      FieldWord("messageContent", "content of the message", "contenido del mensaje"),
      FieldWord("missed", "missed", "omitida"),
      FieldWord("note", "note", "nota"),
      FieldWord("notice", "notice", "notificación"),
      FieldWord("notices", "notice", "notificación"),
      FieldWord("reasons", "reasons", "motivos"),
      FieldWord("receipt", "receipt", "comprobante"),
      FieldWord("report", "report", "reporte"),
      FieldWord("reporter", "reporter", "informante"),
      FieldWord("reviewer", "reviewer", "revisor"),
      FieldWord("securityIncident", "security incident", "incidente de seguridad"),
      FieldWord("sentBy", "sent by", "enviado por"),
      FieldWord("stage", "stage", "etapa"),
      FieldWord("suspiciousURL", "suspicious address", "dirección sospechosa"),
      FieldWord("timeline", "course", "cronología"),
      FieldWord("updatedAt", "updated at", "actualizado el"),
    ],
    phrases: [
      Phrase("* at or after *", "* en el momento de * o después", namesField: true),
      Phrase("a link to the report that it repeats", "un vínculo con el reporte que repite"),
      Phrase("a report in this log", "un reporte de este registro"),
      Phrase("a report that a claim was made of", "un reporte que se convirtió en reclamación"),
      Phrase("a stage with a deadline", "una etapa con plazo"),
      Phrase(
        "an administrator, a handler or an investigator",
        "un administrador, un tramitador o un investigador"),
      Phrase("before the final notice", "antes de la notificación final"),
      Phrase("claim and title", "reclamación y título"),
      Phrase(
        "description, messageContent, suspiciousURL or evidence",
        "descripción, contenido del mensaje, dirección sospechosa o evidencia"),
      Phrase(
        "falsoPositivo, duplicado or spam before it is reviewed",
        "falsoPositivo, duplicado o spam antes de que se revise"),
      Phrase("nobody's name", "el nombre de nadie"),
      Phrase("receipt of 32 bytes", "comprobante de 32 bytes"),
      Phrase("sha256 of 32 bytes", "SHA-256 de 32 bytes"),
      Phrase("something stolen", "algo robado"),
      Phrase("the final notice", "la notificación final"),
      Phrase("the report's receipt", "el comprobante del reporte"),
      Phrase("whose report it is", "de quién es el reporte"),
    ])
}

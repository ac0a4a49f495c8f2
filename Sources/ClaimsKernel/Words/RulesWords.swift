import ClaimsDomain
import EventSourcing

extension RulesStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Built in", "Predefinidas")
    case .set: Wording("Set", "Fijadas")
    }
  }
}

extension RulesVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .setRules: Wording("Set the rules", "Fijar las reglas")
    }
  }
}

extension RulesEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .rulesSet: Wording("Rules set", "Reglas fijadas")
    }
  }
}

extension AggregateWords {
  static let rules = AggregateWords(
    RulesVerb.self, RulesStatus.self, RulesEventKind.self,
    refusals: { code in
      switch code {
      case .ruleOutOfRange:
        Wording(
          "a value of the rules is out of its range", "un valor de las reglas está fuera de rango")
      default: nil
      }
    },
    fields: [
      FieldWord("reopenLimit", "reopenings at most", "máximo de reaperturas"),
      FieldWord("fourEyes", "four eyes", "doble control"),
      FieldWord("resubmitLimit", "submissions again at most", "máximo de nuevas presentaciones"),
      FieldWord("appealLimit", "appeals at most", "máximo de recursos"),
      FieldWord("appealDays", "days to appeal", "días para recurrir"),
      FieldWord("reopenDays", "days to reopen", "días para reabrir"),
      FieldWord("filingDays", "days to file", "días para presentar"),
      FieldWord("secondAuthoriserAbove", "third person above", "tercera persona a partir de"),
      FieldWord("coverageCheckRequired", "check of cover required", "exige comprobar la cobertura"),
      FieldWord("partLimit", "parts at most", "máximo de elementos"),
      FieldWord("attachmentBytes", "bytes per attachment at most", "máximo de bytes por adjunto"),
      FieldWord(
        "assessmentBytes", "bytes per file on site at most", "máximo de bytes por archivo in situ"),
      FieldWord("limitsRequired", "limits required", "exige límites"),
      FieldWord("assignedOnly", "assigned people only", "solo personas asignadas"),
      FieldWord("separations", "roles kept apart", "roles incompatibles"),
      FieldWord("first", "first role", "primer rol"),
      FieldWord("second", "second role", "segundo rol"),
      FieldWord(
        "verifiedDocumentsRequired", "verified documents required", "exige documentos verificados"),
      FieldWord("retentionDays", "days of retention", "días de conservación"),
      FieldWord("acknowledgeDays", "days to acknowledge", "días para acusar recibo"),
      FieldWord("decideDays", "days to decide", "días para decidir"),
      FieldWord("paymentDays", "days to pay", "días para pagar"),
      FieldWord("documentsRequired", "documents required", "documentos exigidos"),
      FieldWord(
        "documentResubmitLimit", "documents again at most",
        "máximo de nuevas presentaciones de documentos"),
      FieldWord("earlyNoticeHours", "hours to the early warning", "horas hasta la alerta temprana"),
      FieldWord("noticeHours", "hours to the notification", "horas hasta la notificación"),
      FieldWord("finalNoticeHours", "hours to the final report", "horas hasta el informe final"),
      FieldWord(
        "quizIdleMinutes", "minutes until a quiz ends", "minutos hasta cerrar un cuestionario"),
      FieldWord("leadIdleDays", "days until an enquiry ends", "días hasta cerrar una consulta"),
      FieldWord("limitationDays", "days to bring a matter", "días para reclamar"),
      FieldWord("denialProvisionRequired", "provision required", "exige citar la cláusula"),
      FieldWord(
        "anonymousAttachmentLimit", "files without a name at most",
        "máximo de archivos sin identificarse"),
      FieldWord("from", "from", "desde"),
      FieldWord("rules", "rules", "reglas"),
      FieldWord("revision", "revision", "revisión"),
      FieldWord("standing", "in force", "vigentes"),
    ],
    phrases: [
      Phrase("separations of two different roles", "incompatibilidades entre dos roles distintos"),
      Phrase(
        "secondAuthoriserAbove an amount that is not negative, in a currency",
        "tercera persona a partir de un importe no negativo, en una moneda"),
      Phrase("attachmentBytes 1 to *", "máximo de bytes por adjunto: de 1 a *"),
      Phrase("assessmentBytes 1 to *", "máximo de bytes por archivo in situ: de 1 a *"),
    ])
}

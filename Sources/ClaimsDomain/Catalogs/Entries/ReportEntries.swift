/// What incident reports choose from. The Spanish codes, labels and degrees of the first three are
/// those that reporting apps already use.
extension BuiltInEntries {
  static let attackTypes = [
    EntryRow("email", "Email", "Correo Electrónico"),
    EntryRow("SMS", "Text Message", "SMS"),
    EntryRow("whatsapp", "WhatsApp", "WhatsApp"),
    EntryRow("llamada", "Phone Call", "Llamada Telefónica"),
    EntryRow("redes_sociales", "Social Media", "Redes Sociales"),
    EntryRow("otro", "Other", "Otro"),
  ]

  static let impacts = [
    EntryRow("ninguno", "No Impact", "Sin Impacto", severity: 1),
    EntryRow("robo_datos", "Data Stolen", "Robo de Datos", severity: 2),
    EntryRow("cuenta_comprometida", "Account Compromised", "Cuenta Comprometida", severity: 3),
    EntryRow("robo_dinero", "Money Stolen", "Robo de Dinero", severity: 4),
  ]

  static let reportStatuses = [
    EntryRow("borrador", "Draft", "Borrador"),
    EntryRow("nuevo", "New", "Nuevo"),
    EntryRow("revisado", "Reviewed", "Revisado"),
    EntryRow("en_investigacion", "Under Investigation", "En Investigación"),
    EntryRow("cerrado", "Closed", "Cerrado"),
    EntryRow("descartado", "Discarded", "Descartado"),
  ]

  /// Source: Guía Nacional de Notificación y Gestión de Ciberincidentes, "Nivel de peligrosidad".
  static let dangerLevels = [
    EntryRow("bajo", "Low", "Bajo", severity: 1),
    EntryRow("medio", "Medium", "Medio", severity: 2),
    EntryRow("alto", "High", "Alto", severity: 3),
    EntryRow("muy_alto", "Very High", "Muy Alto", severity: 4),
    EntryRow("critico", "Critical", "Crítico", severity: 5),
  ]

  /// Source: VERIS, `security_incident`.
  static let securityIncidents = [
    EntryRow("confirmed", "Confirmed incident", "Incidente confirmado"),
    EntryRow("suspected", "Suspected incident", "Incidente sospechado"),
    EntryRow("falsePositive", "False positive", "Falso positivo"),
    EntryRow("nearMiss", "Near miss", "Incidente evitado por poco"),
  ]

  /// Source: VERIS, `discovery_method`, the ways that reports name.
  static let discoveryMethods = [
    EntryRow("personReported", "A person noticed it", "Una persona lo advirtió"),
    EntryRow("antivirus", "Antivirus", "Antivirus"),
    EntryRow("intrusionDetection", "Intrusion detection", "Detección de intrusos"),
    EntryRow("logReview", "Review of logs", "Revisión de registros"),
    EntryRow("monitoringService", "Monitoring service", "Servicio de supervisión"),
    EntryRow("fraudDetection", "Fraud detection", "Detección de fraude"),
    EntryRow("audit", "Audit", "Auditoría"),
    EntryRow("customer", "A customer", "Un cliente"),
    EntryRow("partner", "A partner or supplier", "Un socio o proveedor"),
    EntryRow("lawEnforcement", "Law enforcement", "Fuerzas de seguridad"),
    EntryRow("actorDisclosure", "The attacker told of it", "Lo reveló el atacante"),
    EntryRow("securityResearcher", "A security researcher", "Un investigador de seguridad"),
    EntryRow("incidentResponse", "While handling another incident", "Al tratar otro incidente"),
    EntryRow("other", "Other", "Otro"),
    EntryRow("unknown", "Unknown", "Desconocido"),
  ]

  static let closeReasons = [
    EntryRow("resuelto", "Resolved", "Resuelto"),
    EntryRow("falsoPositivo", "False positive", "Falso positivo"),
    EntryRow("duplicado", "Duplicate", "Duplicado"),
    EntryRow("spam", "Unwanted mail", "Correo no deseado"),
    EntryRow("sinEvidencia", "Not enough evidence", "Evidencia insuficiente"),
    EntryRow("derivado", "Handed to another authority", "Derivado a otra autoridad"),
    EntryRow("reclamacion", "Handled as a claim", "Tramitado como reclamación"),
    EntryRow("otro", "Other", "Otro"),
  ]

  /// Source: VERIS, `action`.
  static let incidentActions = [
    EntryRow("malware", "Malware", "Programa malicioso"),
    EntryRow("hacking", "Hacking", "Intrusión informática"),
    EntryRow("social", "Deceiving people", "Ingeniería social"),
    EntryRow("misuse", "Misuse of access", "Uso indebido de accesos"),
    EntryRow("physical", "Physical action", "Acción física"),
    EntryRow("error", "Mistake", "Equivocación"),
    EntryRow("environmental", "Environmental event", "Suceso ambiental"),
    EntryRow("unknown", "Unknown", "Desconocida"),
  ]
}

/// Why claims are rejected, denied or suspected.
extension BuiltInEntries {
  /// Source: openIMIS, claim module, reasons of rejection, with its numbers; `informationMissing`
  /// has none there.
  static let rejectionReasons = [
    EntryRow("invalidItem", "Item or service is not valid", "Ítem o servicio no válido", number: 1),
    EntryRow(
      "notInPriceList", "Not in the provider's price list", "No figura en la lista de precios",
      number: 2),
    EntryRow("noProduct", "No product covers it", "Ningún producto lo cubre", number: 3),
    EntryRow("categoryLimit", "Not for this category of person", "Categoría limitada", number: 4),
    EntryRow("frequency", "Too soon after the last one", "Frecuencia superada", number: 5),
    EntryRow("duplicate", "Duplicate", "Duplicada", number: 6),
    EntryRow("family", "Person or family is not valid", "Persona o familia no válida", number: 7),
    EntryRow(
      "diagnosisNotInList", "Diagnosis is not in the list", "El diagnóstico no figura en la lista",
      number: 8),
    EntryRow("targetDate", "Date of service is not valid", "Fecha no válida", number: 9),
    EntryRow("careType", "Not for this type of care", "Tipo de atención no admitido", number: 10),
    EntryRow("maxAdmissions", "Too many admissions", "Máximo de internaciones", number: 11),
    EntryRow("maxVisits", "Too many visits", "Máximo de visitas", number: 12),
    EntryRow("maxConsultations", "Too many consultations", "Máximo de consultas", number: 13),
    EntryRow("maxSurgeries", "Too many operations", "Máximo de cirugías", number: 14),
    EntryRow("maxDeliveries", "Too many deliveries", "Máximo de partos", number: 15),
    EntryRow("quantityOverLimit", "Quantity over the limit", "Cantidad excedida", number: 16),
    EntryRow("waitingPeriod", "Waiting period", "Período de carencia", number: 17),
    EntryRow(
      "maxAntenatal", "Too many antenatal visits", "Máximo de controles prenatales", number: 19),
    EntryRow("invalidClaim", "Claim is not valid", "Reclamación no válida", number: 20),
    EntryRow("noCoverage", "No cover", "Sin cobertura", number: 21),
    EntryRow("medicalOfficer", "Medical officer", "Auditoría médica", number: -1),
    EntryRow("automatedReview", "Automated review", "Revisión automática", number: -2),
    EntryRow("informationMissing", "Information is missing", "Falta información"),
  ]

  static let denialReasons = [
    EntryRow("notCovered", "Not covered", "Sin cobertura"),
    EntryRow("excluded", "Excluded by the policy", "Excluido por la póliza"),
    EntryRow("policyLapsed", "Policy not in force", "Póliza no vigente"),
    EntryRow("limitExhausted", "Limit exhausted", "Límite agotado"),
    EntryRow("notLiable", "Not liable", "Sin responsabilidad"),
    EntryRow("unlikely", "Not plausible", "Inverosímil"),
    EntryRow("late", "Told of too late", "Aviso fuera de plazo"),
    EntryRow("fraud", "Fraud", "Fraude"),
    EntryRow("misrepresentation", "False statements", "Declaraciones falsas"),
    EntryRow("duplicate", "Duplicate", "Duplicada"),
    EntryRow("noLoss", "No loss", "Sin daño acreditado"),
  ]

  static let fraudIndicators = [
    EntryRow("lateReport", "Reported late", "Aviso tardío"),
    EntryRow("priorClaims", "Many claims before", "Numerosas reclamaciones previas"),
    EntryRow(
      "inconsistentStatements", "Statements contradict each other", "Declaraciones contradictorias"),
    EntryRow("altered", "Altered document or photo", "Documento o foto alterados"),
    EntryRow("noWitness", "No witness", "Sin testigos"),
    EntryRow("newPolicy", "Policy taken out just before", "Póliza muy reciente"),
    EntryRow("financialDistress", "Financial distress", "Dificultades económicas"),
    EntryRow("stagedLoss", "Loss seems staged", "Siniestro posiblemente simulado"),
    EntryRow("identity", "Doubtful identity", "Identidad dudosa"),
    EntryRow("model", "Pointed out by a model", "Señalado por un modelo"),
  ]
}

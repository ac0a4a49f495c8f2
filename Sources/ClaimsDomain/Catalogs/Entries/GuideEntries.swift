/// Short guides for people after a loss.
extension BuiltInEntries {
  static let resourceGuides = [
    EntryRow("afterAnAccident", "After an accident", "Después de un accidente"),
    EntryRow("collectingEvidence", "Collecting evidence", "Reunir pruebas"),
    EntryRow("medicalCare", "Medical care and records", "Atención y documentación médica"),
    EntryRow("dealingWithInsurers", "Dealing with insurers", "El trato con las aseguradoras"),
    EntryRow("deadlines", "Deadlines", "Los plazos"),
    EntryRow("choosingALawyer", "Choosing a lawyer", "Elegir un abogado"),
    EntryRow("onlineFraud", "After a fraud on the internet", "Después de un fraude por internet"),
  ]
}

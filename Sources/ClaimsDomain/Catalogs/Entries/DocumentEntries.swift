/// What documents choose from.
extension BuiltInEntries {
  static let documentTypes = [
    EntryRow("id", "Identity document", "Documento de identidad", expires: true),
    EntryRow(
      "photoIdBack", "Identity document, back", "Documento de identidad, reverso", expires: true),
    EntryRow("gymMembership", "Gym membership", "Membresía de gimnasio", expires: true),
    EntryRow("beneficiaryForm", "Beneficiary form", "Formulario de beneficiario"),
    EntryRow("policeReport", "Police report", "Informe policial"),
    EntryRow("medicalRecord", "Medical record", "Historia clínica"),
    EntryRow("proofOfLoss", "Proof of loss", "Declaración de siniestro"),
    EntryRow("repairEstimate", "Repair estimate", "Presupuesto de reparación", expires: true),
    EntryRow("invoice", "Invoice", "Factura"),
    EntryRow("powerOfAttorney", "Power of attorney", "Poder de representación", expires: true),
    EntryRow("other", "Other document", "Otro documento"),
  ]

  static let documentRejectionReasons = [
    EntryRow("illegible", "Cannot be read", "Ilegible"),
    EntryRow("incomplete", "Pages or fields are missing", "Faltan páginas o datos"),
    EntryRow("wrongType", "Another kind of document", "No es el documento indicado"),
    EntryRow("expired", "No longer valid", "Vencido"),
    EntryRow("nameMismatch", "Names somebody else", "El nombre no coincide"),
    EntryRow("dataMismatch", "Contradicts what is on file", "Contradice los datos del expediente"),
    EntryRow("notSigned", "Signature missing", "Falta la firma"),
    EntryRow("notOriginal", "A copy is not enough", "No basta una copia"),
    EntryRow("altered", "Seems to be altered", "Parece alterado"),
    EntryRow("duplicate", "Already on file", "Ya consta en el expediente"),
    EntryRow("unsupportedLanguage", "Translation needed", "Necesita traducción"),
    EntryRow("other", "Other", "Otro motivo"),
  ]
}

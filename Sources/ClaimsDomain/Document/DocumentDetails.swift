import EventSourcing

extension Document {
  /// Being endless is a last day, too.
  public static func dated(_ field: String) -> String {
    field.isSame(as: "isEndless") ? "validUntil" : field
  }
}

extension DocumentDetails {
  /// What would change: only the fields that are given and differ.
  func changes(to document: Document) -> DocumentDetails {
    DocumentDetails(
      type: changed(type, document.type), title: changed(title, document.title),
      notes: changed(notes, document.notes),
      issuedOn: issuedOn == document.issuedOn ? nil : issuedOn,
      validUntil: validUntil == document.validUntil ? nil : validUntil,
      isEndless: isEndless && document.validUntil != nil)
  }
}

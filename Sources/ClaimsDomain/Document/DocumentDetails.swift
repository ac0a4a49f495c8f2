import EventSourcing

extension DocumentDetails {
  /// What would change: only the fields that are given and differ. Texts compare by their bytes.
  func changes(to document: Document) -> DocumentDetails {
    func changed(_ text: String?, _ before: String) -> String? {
      guard let text, !text.utf8.elementsEqual(before.utf8) else { return nil }
      return text
    }
    return DocumentDetails(
      type: changed(type, document.type), title: changed(title, document.title),
      notes: changed(notes, document.notes),
      issuedOn: issuedOn == document.issuedOn ? nil : issuedOn,
      validUntil: validUntil == document.validUntil ? nil : validUntil,
      isEndless: isEndless && document.validUntil != nil)
  }
}

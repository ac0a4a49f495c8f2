import EventSourcing

extension DocumentDecider {
  public static func opposite(
    of command: DocumentCommand, on before: Document, isLatest: Bool, because reason: String
  ) -> DocumentCommand? {
    func share(with recipient: String) -> DocumentCommand? {
      before.sharedWith.first { $0.recipient == recipient }.map {
        .shareDocument(ShareDocument(recipient: recipient, until: $0.until))
      }
    }
    switch command {
    case .addPage(let add): return .removePage(RemovePage(page: add.page.id))
    case .removePage(let remove):
      return before.pages.first { $0.id == remove.page }.map { .addPage(AddPage(page: $0)) }
    case .shareDocument(let done):
      if let earlier = share(with: done.recipient) { return isLatest ? earlier : nil }
      return .unshareDocument(UnshareDocument(recipient: done.recipient))
    case .unshareDocument(let done): return share(with: done.recipient)
    case .authoriseDocumentRepresentative(let authorise):
      return .revokeDocumentRepresentative(
        RevokeDocumentRepresentative(representative: authorise.representative))
    case .revokeDocumentRepresentative(let revoke):
      return .authoriseDocumentRepresentative(
        AuthoriseDocumentRepresentative(representative: revoke.representative))
    default: return nil
    }
  }
}

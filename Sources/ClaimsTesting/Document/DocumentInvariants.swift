import ClaimsDomain
import EventSourcing

// What must always hold of a document. Source: Specs/Lifecycles/Document.md, "Invariants".

extension Document {
  /// What is wrong with the document, in words; nil if nothing is.
  public var brokenInvariant: String? {
    if status == .none { return self == Document() ? nil : "something before it was begun" }
    if status == .erased { return keptText }
    if owner.isEmpty || type.isEmpty || version == 0 { return "no owner, type or version" }
    for (place, page) in pages.enumerated() {
      if page.bytes == 0 || page.sha256.count != 32 { return "a page of no file" }
      if pages[..<place].contains(where: { $0.id == page.id || $0.sha256 == page.sha256 }) {
        return "the same page twice"
      }
    }
    if status == .verified, verifiedBy.isEmpty || pages.isEmpty { return "verified by nobody" }
    if status == .pending || status == .verified, submissions == 0 { return "never handed in" }
    if let validUntil, let issuedOn, validUntil < issuedOn { return "ended before it began" }
    if let end = end, status == .verified, let verifiedAt, end <= verifiedAt {
      return "I22: verified after its end"
    }
    if status == .expired, validUntil == nil { return "I22: expired without an end" }
    if (status == .superseded) != (supersededBy != nil) { return "superseded by nothing" }
    if Set(reminders).count != reminders.count { return "reminded twice" }
    if Set(representatives).count != representatives.count { return "authorised twice" }
    if representatives.contains(owner) { return "an owner acts for themselves" }
    let recipients = sharedWith.map(\.recipient)
    return Set(recipients).count == recipients.count ? nil : "shared twice with one"
  }

  /// What is wrong with an accepted step that led to this document, in words.
  func brokenInvariant(of attempt: Attempt<DocumentDecider>, on before: Document) -> String? {
    switch attempt.command {
    case .verifyDocument:
      let hands = [before.owner] + before.contributors + before.representatives
      if hands.contains(attempt.sender.actor) { return "I08: verified by who wrote it" }
      let ends = before.type == "id"
      if ends, before.validUntil == nil { return "I22: verified without an end" }
      return before.end.map { $0 <= attempt.time } ?? false ? "I22: verified after its end" : nil
    case .expireDocument:
      return before.end.map { attempt.time < $0 } ?? true ? "I22: expired before its end" : nil
    case .remindExpiry(let remind):
      guard let end = before.end, attempt.time < end else { return "reminded of nothing" }
      let left = end.nanoseconds - attempt.time.nanoseconds
      return left > Int64(remind.days) * 86_400_000_000_000 ? "reminded too early" : nil
    case .renewDocument:
      return attempt.relatedFacts.other?.status == .verified ? nil : "replaced by what counts less"
    case .deleteDocument:
      return attempt.relatedFacts.isReferenced ? "I05: deleted while a claim names it" : nil
    case .eraseDocumentData: return nil
    case .authoriseDocumentRepresentative, .revokeDocumentRepresentative:
      return attempt.sender.actor == before.owner ? nil : "somebody else let others act"
    default: break
    }
    // Only its owner's side changes what was written.
    let isParty = before.isParty(attempt.sender.actor, as: .claimant)
    if pages != before.pages || title != before.title || validUntil != before.validUntil, !isParty {
      return "changed by a stranger"
    }
    return nil
  }
}

import EventSourcing

// What must hold of what becomes of a document: turning back, reminders, renewal, sharing.

extension DocumentRule {
  func violation(ofCodes codes: [String], in context: DocumentContext) -> Reason? {
    switch self {
    case .rejectionCodesMissing:
      return codes.isEmpty ? Reason(code, expected: "a code of documentRejectionReasons") : nil
    case .rejectionCodeUnknown:
      let unknown = codes.first {
        !context.neighbours.catalogs.isActive($0, in: .documentRejectionReasons)
      }
      return unknown.map {
        Reason(code, expected: "a code of documentRejectionReasons", found: $0)
      }
    default: return nil
    }
  }

  func violation(
    ofReminder days: UInt32, on document: Document, in context: DocumentContext
  ) -> Reason? {
    switch self {
    case .reminderNotDue:
      let due = document.dueReminder(at: context.clock)
      guard due?.days != days else { return nil }
      return Reason(
        code, expected: due.map { "days " + String($0.days) } ?? "none now",
        found: "days " + String(days))
    case .alreadyReminded:
      return document.reminders.contains(days)
        ? Reason(code, found: "days " + String(days)) : nil
    default: return nil
    }
  }

  func violation(
    by successor: Identifier, on document: Document, in context: DocumentContext
  ) -> Reason? {
    if successor == context.neighbours.document {
      return self == .successorIsSelf
        ? Reason(code, expected: "another document", found: successor.text) : nil
    }
    guard let other = context.neighbours.other, other.isThere, other.owner == document.owner else {
      guard self == .successorMissing else { return nil }
      return Reason(code, expected: "a document of the same owner", found: successor.text)
    }
    switch self {
    case .successorOfOtherType: return violation(ofType: other.type, expected: document.type)
    case .successorNotVerified:
      guard other.status != .verified else { return nil }
      return Reason(code, expected: "verified", found: other.status.name.description)
    default: return nil
    }
  }

  func violation(
    by share: ShareDocument, on document: Document, in context: DocumentContext
  ) -> Reason? {
    switch self {
    case .recipientMissing:
      return share.recipient.isBlank ? Reason(code, expected: "recipient") : nil
    case .shareEndInvalid:
      if let until = share.until, until > context.clock { return nil }
      return Reason(
        code, expected: "until after " + context.clock.text, found: share.until?.text ?? "")
    case .shareUnchanged:
      guard let known = document.share(with: share.recipient), known.until == share.until else {
        return nil
      }
      return Reason(code, found: known.until.text)
    default: return nil
    }
  }

  func violation(by unshare: UnshareDocument, on document: Document) -> Reason? {
    guard self == .shareUnknown, document.share(with: unshare.recipient) == nil else { return nil }
    return Reason(code, expected: "somebody who may see it", found: unshare.recipient)
  }

  func violation(ofRepresentative actor: ActorID, on document: Document) -> Reason? {
    switch self {
    case .representativeMissing:
      return actor.isEmpty ? Reason(code, expected: "representative") : nil
    case .representativeKnown:
      guard actor == document.owner || document.representatives.contains(actor) else { return nil }
      return Reason(code, found: actor.text)
    case .representativeUnknown:
      return document.representatives.contains(actor) ? nil : Reason(code, found: actor.text)
    default: return nil
    }
  }
}

extension Document {
  fileprivate func share(with recipient: String) -> DocumentShare? {
    sharedWith.first { $0.recipient.utf8.elementsEqual(recipient.utf8) }
  }
}

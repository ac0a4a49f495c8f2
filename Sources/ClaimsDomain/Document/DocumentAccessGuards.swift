import EventSourcing

// The guards of who may see a document, act for its owner, or delete it.

extension Guard<DocumentDecider> {
  static var documentInUse: Self {
    Self(.documentInUse) { _, context in
      .when(context.neighbours.isReferenced, expected: "no claim that names it")
    }
  }

  // MARK: Who sees it

  static var recipientMissing: Self {
    Self(.recipientMissing, of: { $0.shareDocument }) { share, _, _ in
      .when(share.recipient.isBlank, expected: "recipient")
    }
  }
  static var shareEndInvalid: Self {
    Self(.dueInPast, of: { $0.shareDocument }) { share, _, context in
      if let until = share.until, until > context.clock { return nil }
      return Violation(
        expected: "until after " + context.clock.text, found: share.until?.text ?? "")
    }
  }
  static var shareUnchanged: Self {
    Self(.noChange, of: { $0.shareDocument }) { share, document, _ in
      guard let known = document.share(with: share.recipient) else { return nil }
      return .when(known.until == share.until, found: known.until.text)
    }
  }
  static var shareUnknown: Self {
    Self(.noChange, of: { $0.unshareDocument?.recipient }) { recipient, document, _ in
      .when(
        document.share(with: recipient) == nil, expected: "somebody who may see it",
        found: recipient)
    }
  }

  // MARK: Who acts for its owner

  static var representativeActs: Self {
    Self(.conflictOfInterest) { document, context in
      .when(
        context.actor != document.owner, expected: document.owner.text, found: context.actor.text)
    }
  }
  static var representativeMissing: Self {
    Self(.missingRequiredFields, of: { $0.representative }) { actor, _, _ in
      .when(actor.isEmpty, expected: "representative")
    }
  }
  static var representativeKnown: Self {
    Self(.noChange, of: { $0.representative }) { actor, document, _ in
      .when(
        actor == document.owner || document.representatives.contains(actor), found: actor.text)
    }
  }
  static var representativeUnknown: Self {
    Self(.noChange, of: { $0.representative }) { actor, document, _ in
      .when(!document.representatives.contains(actor), found: actor.text)
    }
  }
}

extension DocumentCommand {
  fileprivate var representative: ActorID? {
    authoriseDocumentRepresentative?.representative
      ?? revokeDocumentRepresentative?.representative
  }
}

extension Document {
  fileprivate func share(with recipient: String) -> DocumentShare? {
    sharedWith.first { $0.recipient.isSame(as: recipient) }
  }
}

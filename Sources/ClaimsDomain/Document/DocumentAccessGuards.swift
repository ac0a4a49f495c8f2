import EventSourcing

// The guards of who may see a document, act for its owner, or delete it.

extension Guard<DocumentDecider> {
  static var documentInUse: Self {
    Self(.documentInUse) { _, context in
      .when(context.relatedFacts.isReferenced, expected: .noClaimThatNamesIt)
    }
  }

  // MARK: Who sees it

  static var recipientMissing: Self {
    Self(.recipientMissing, of: { $0.shareDocument }) { share, _, _ in
      .when(share.recipient.isBlank, expected: .field("recipient"))
    }
  }
  static var shareEndInvalid: Self {
    Self(.dueInPast, of: { $0.shareDocument }) { share, _, context in
      if let until = share.until, until > context.clock { return nil }
      return Violation(
        expected: .untilAfter(context.clock), found: share.until.map { .value($0) } ?? .nothingMore)
    }
  }
  static var shareUnchanged: Self {
    Self(.noChange, of: { $0.shareDocument }) { share, document, _ in
      guard let known = document.share(with: share.recipient) else { return nil }
      return .when(known.until == share.until, found: .value(known.until))
    }
  }
  static var shareUnknown: Self {
    Self(.noChange, of: { $0.unshareDocument?.recipient }) { recipient, document, _ in
      .when(
        document.share(with: recipient) == nil, expected: .somebodyWhoMaySeeIt,
        found: .value(recipient))
    }
  }

  // MARK: Who acts for its owner

  static var representativeActs: Self {
    Self(.conflictOfInterest) { document, context in
      .when(
        context.actor != document.owner, expected: .value(document.owner),
        found: .value(context.actor))
    }
  }
  static var representativeMissing: Self {
    Self(.missingRequiredFields, of: { $0.representative }) { actor, _, context in
      .when(actor.isMissing(in: context.version), expected: .field("representative"))
    }
  }
  static var representativeKnown: Self {
    Self(.noChange, of: { $0.representative }) { actor, document, _ in
      .when(
        actor == document.owner || document.representatives.contains(actor), found: .value(actor))
    }
  }
  static var representativeUnknown: Self {
    Self(.noChange, of: { $0.representative }) { actor, document, _ in
      .when(!document.representatives.contains(actor), found: .value(actor))
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

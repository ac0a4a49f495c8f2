import EventSourcing

// The guards of what parts name, and of the documents that a claim refers to. Source:
// Specs/Lifecycles/Parts.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: Other parts

  static var namedPartUnknown: Self {
    Self(.partNotFound, of: { $0.part }) { part, claim, _ in
      let parts = claim.file.parts
      let photos = (part.damage?.photos ?? []) + [part.photo?.annotates].compactMap { $0 }
      let measured = (part.damage?.measurements ?? []) + (part.photo?.measurements ?? [])
      if let id = photos.first(where: { parts[$0]?.photo == nil }) {
        return Violation(expected: .photo, found: .value(id))
      }
      return measured.first { parts[$0]?.measurement == nil }.map {
        Violation(expected: .measurement, found: .value($0))
      }
    }
  }
  static var supersededUnfit: Self {
    Self(.invalidField, of: { $0.part?.measurement }) { measurement, claim, _ in
      let parts = claim.file.parts
      guard let id = measurement.supersedes,
        parts[id]?.measurement?.kind != measurement.kind || parts.isSuperseded(id)
      else { return nil }
      return Violation(
        expected: .measurementOfSameKindThatNone, found: .value(id))
    }
  }
  /// A photo stays what it was: what is drawn on it is another photo, and so is another file.
  static var photoReplaced: Self {
    Self(.invalidField, of: { $0.updatePart?.part }) { part, claim, _ in
      guard let known = claim.file.parts[part.id], known.photo != nil, let old = known.attachment,
        let new = part.attachment
      else { return nil }
      return .when(
        new.sha256 != old.sha256 || part.photo?.annotates != known.photo?.annotates,
        expected: .samePhoto, found: .value(new.name))
    }
  }
  static var partNamed: Self {
    Self(.partInUse, of: { $0.removePart?.part }) { part, claim, _ in
      let uses = claim.file.parts.uses(of: part)
      return .when(uses > 0, expected: .partThatNoOtherNames, found: .soManyDo(uses))
    }
  }
  static var photoUnknown: Self {
    Self(.partNotFound, of: { $0.recordAnalysis?.photo }) { photo, claim, _ in
      .when(claim.file.parts[photo]?.photo == nil, found: .value(photo))
    }
  }

  // MARK: Documents

  static var documentUnknown: Self {
    Self(.documentNotFound) { command, _, context in
      if let id = command.raiseReview?.document {
        // A deleted document may still be reviewed. Before version 5 this was not checked.
        return .when(
          context.version > 4 && context.relatedFacts.document(id) == nil, found: .value(id))
      }
      guard let id = command.document else { return nil }
      return .when(context.documentNamed(id) == nil, found: .value(id))
    }
  }
  static var documentDeleted: Self {
    Self(.documentDeleted, of: { $0.document }) { id, _, context in
      .when(context.documentNamed(id)?.status == .deleted, found: .value(id))
    }
  }
  static var documentReferenced: Self {
    Self(.alreadyReferenced, of: { $0.referenceDocument?.document }) { id, claim, _ in
      .when(claim.file.documents.contains(id), found: .value(id))
    }
  }
  static var documentNotReferenced: Self {
    Self(.documentNotFound, of: { $0.unreferenceDocument?.document }) { id, claim, _ in
      .when(!claim.file.documents.contains(id), found: .value(id))
    }
  }
  static var documentRequired: Self {
    Self(.documentRequired, of: { $0.unreferenceDocument }) { _, claim, context in
      let (count, least) = (claim.file.documents.count, Int(context.rules.documentsRequired))
      return .when(
        claim.status != .draft && count > 0 && count <= least,
        expected: .atLeast(least), found: .value(count - 1))
    }
  }
}

extension ClaimCommand {
  /// The document that the command brings to the claim.
  fileprivate var document: Identifier? { provideInfo?.document ?? referenceDocument?.document }
}

// What a claim may name of other streams: for claimants and agents, what is not theirs to name is
// as what is not there. Before version 6 anything would do.

extension ClaimContext {
  /// The document that a command names, as far as its sender may see it.
  func documentNamed(_ id: Identifier) -> DocumentStanding? {
    relatedFacts.document(id).flatMap { $0.isForeign && version > 5 ? nil : $0 }
  }

  /// Whether the sender may make a claim name a property: those outside their own, and that of the
  /// claimant for whom they act.
  func mayName(_ property: NamedProperty, on claim: Claim) -> Bool {
    guard version > 5, role == .claimant || role == .agent else { return true }
    return property.owner == actor || property.owner == claim.claimant
  }
}

import EventSourcing

extension ClaimRule {
  func partViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch command {
    case .addPart(let add):
      switch self {
      case .partIDTaken:
        return claim.file.parts.contains(add.part.id)
          ? Reason(code, found: add.part.id.text) : nil
      case .attachmentKnown:
        guard let file = add.part.attachment, claim.file.parts.holds(sha256: file.sha256) else {
          return nil
        }
        return Reason(code, found: file.name)
      default: return violation(of: add.part, on: claim, in: context)
      }
    case .updatePart(let update):
      return violation(ofUpdate: update.part, on: claim)
        ?? violation(of: update.part, on: claim, in: context)
    case .removePart(let remove): return violation(ofKnown: remove.part, on: claim)
    case .recordUpload(let upload): return violation(ofKnown: upload.part, on: claim)
    case .assessDamage(let assess): return violation(ofKnown: assess.part, on: claim)
    case .priceLineItem(let price):
      return violation(ofAmounts: price.amounts, on: claim)
        ?? violation(ofKnown: price.part, on: claim)
    default: return nil
    }
  }

  /// What must hold of a part, new or changed.
  private func violation(
    of part: Part, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch self {
    case .partIncomplete:
      return part.gap.map { Reason(code, expected: $0.wanted, found: $0.found) }
    case .attachmentTooLarge:
      let most = context.bytesMost(of: .assessment)
      guard let file = part.attachment, file.bytes > most else { return nil }
      return Reason(
        code, expected: "at most " + String(most) + " bytes", found: String(file.bytes))
    case .mimeNotAllowed:
      let refused = part.attachment?.refusedType(in: .assessment, version: context.version)
      return refused.map {
        Reason(code, expected: context.types(of: .assessment), found: $0)
      }
    case .measurementInvalid:
      return part.measurement?.problem.map { Reason(code, expected: $0) }
    case .capturedInFuture:
      guard let time = part.photo?.capturedAt, time > context.recorded else { return nil }
      return Reason(code, expected: "at most " + context.recorded.text, found: time.text)
    default: return violation(ofAmounts: part.amounts, on: claim)
    }
  }

  private func violation(
    ofAmounts amounts: @autoclosure () -> [Money], on claim: Claim
  ) -> Reason? {
    switch self {
    case .partAmountNegative:
      return amounts().first { $0.minorUnits < 0 }.map { Reason(code, found: $0.display) }
    case .partInOtherCurrency:
      return amounts().first { $0.currency != claim.currency }.map {
        Reason(code, expected: claim.currency.code, found: $0.currency.code)
      }
    default: return nil
    }
  }

  private func violation(ofUpdate part: Part, on claim: Claim) -> Reason? {
    switch self {
    case .partKindChanged, .partUnchanged, .attachmentKnown: break
    default: return violation(ofKnown: part.id, on: claim)
    }
    guard let known = claim.file.parts[part.id] else { return nil }
    switch self {
    case .partKindChanged:
      // A measurement is never changed: a new one takes its place.
      return part.kind == known.kind && part.kind != .measurement
        ? nil : Reason(code, expected: "\(known.kind)", found: "\(part.kind)")
    case .partUnchanged:
      return part.replacing(known) == known ? Reason(code) : nil
    case .attachmentKnown:
      guard let file = part.attachment, file.sha256 != known.attachment?.sha256,
        claim.file.parts.holds(sha256: file.sha256)
      else { return nil }
      return Reason(code, found: file.name)
    default: return nil
    }
  }

  private func violation(ofKnown id: Identifier, on claim: Claim) -> Reason? {
    switch self {
    case .partUnknown:
      return claim.file.parts.contains(id) ? nil : Reason(code, found: id.text)
    case .partLocked:
      guard let part = claim.file.parts[id], part.isLocked else { return nil }
      return Reason(code, found: id.text)
    default: return nil
    }
  }

  func partStateViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    switch (self, command) {
    case (.uploadStepInvalid, .recordUpload(let upload)):
      guard let part = claim.file.parts[upload.part] else { return nil }
      guard let file = part.attachment else { return Reason(code, expected: "an attachment") }
      guard !file.status.next.contains(upload.status) else { return nil }
      return Reason(
        code, expected: UploadStatus.list(file.status.next), found: upload.status.name.description)
    case (.checksumMismatch, .recordUpload(let upload)):
      guard upload.status == .stored, let file = claim.file.parts[upload.part]?.attachment,
        upload.sha256 != file.sha256
      else { return nil }
      return Reason(code, expected: base64URL(file.sha256), found: base64URL(upload.sha256))
    case (.assessmentStepInvalid, .assessDamage(let assess)):
      guard let part = claim.file.parts[assess.part] else { return nil }
      guard let damage = part.damage else { return Reason(code, expected: "a damage item") }
      guard !damage.status.next.contains(assess.status) else { return nil }
      return Reason(
        code, expected: DamageStatus.list(damage.status.next),
        found: assess.status.name.description)
    case (.photoUnknown, .recordAnalysis(let analysis)):
      let isPhoto = claim.file.parts[analysis.photo]?.photo != nil
      return isPhoto ? nil : Reason(code, found: analysis.photo.text)
    default: return nil
    }
  }

  func documentViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch command {
    case .provideInfo(let provide):
      guard let id = provide.document else { return nil }
      let standing = context.documentNamed(id)
      let isViolated =
        self == .documentUnknown ? standing == nil : standing?.status == .deleted
      return isViolated ? Reason(code, found: id.text) : nil
    case .raiseReview(let raise):
      // A document may be gone that a decision rested on. Before version 5 nobody looked.
      guard context.version > 4, let id = raise.document, context.neighbours.document(id) == nil
      else { return nil }
      return Reason(code, found: id.text)
    case .referenceDocument(let reference):
      let standing = context.documentNamed(reference.document)
      switch self {
      case .documentUnknown:
        return standing == nil ? Reason(code, found: reference.document.text) : nil
      case .documentDeleted:
        return standing?.status == .deleted ? Reason(code, found: reference.document.text) : nil
      case .documentReferenced:
        return claim.file.documents.contains(reference.document)
          ? Reason(code, found: reference.document.text) : nil
      default: return nil
      }
    case .unreferenceDocument(let reference):
      switch self {
      case .documentNotReferenced:
        return claim.file.documents.contains(reference.document)
          ? nil : Reason(code, found: reference.document.text)
      case .documentRequired:
        let (count, least) = (claim.file.documents.count, Int(context.rules.documentsRequired))
        guard claim.status != .draft, count > 0, count <= least else { return nil }
        return Reason(code, expected: "at least " + String(least), found: String(count - 1))
      default: return nil
      }
    default: return nil
    }
  }
}

import EventSourcing

extension ClaimDecider {
  static func partEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .addPart(let add):
      return [.partAdded(PartAdded(part: add.part.added(by: context.actor, at: context.time)))]
    case .updatePart(let update):
      guard let known = claim.file.parts[update.part.id] else { return [] }
      return [.partUpdated(PartUpdated(part: update.part.replacing(known)))]
    case .removePart(let remove):
      return [.partRemoved(PartRemoved(part: remove.part, reason: remove.reason))]
    case .recordUpload(let upload):
      return [
        .uploadRecorded(
          UploadRecorded(part: upload.part, status: upload.status, location: upload.location))
      ]
    case .assessDamage(let assess):
      return [
        .damageAssessed(
          DamageAssessed(part: assess.part, status: assess.status, cost: assess.cost))
      ]
    case .priceLineItem(let price): return [.lineItemPriced(price.event)]
    case .recordAnalysis(let analysis):
      return [
        .damageAnalysed(
          DamageAnalysed(
            photo: analysis.photo, model: analysis.model,
            confidencePermille: analysis.confidencePermille, results: analysis.results,
            enhanced: analysis.enhanced))
      ]
    case .referenceDocument(let reference):
      return [.documentReferenced(DocumentReferenced(document: reference.document))]
    case .unreferenceDocument(let reference):
      return [.documentUnreferenced(DocumentUnreferenced(document: reference.document))]
    default: return []
    }
  }
}

extension Part {
  /// As it comes into the claim: not yet stored, assessed or approved, whatever was sent.
  func added(by actor: ActorID, at time: Instant?) -> Part {
    var part = self
    part.addedBy = actor
    part.addedAt = time
    part.attachment?.status = .staged
    part.photo?.analyses = []
    part.damage?.status = .proposed
    part.lineItem?.status = .asked
    part.lineItem?.quantityApproved = 0
    part.lineItem?.adjusted = nil
    part.lineItem?.approved = nil
    part.lineItem?.valuated = nil
    part.lineItem?.remunerated = nil
    return part
  }

  /// As it replaces a known part: the file's storage, and what was seen on it, stays
  /// as long as it is the same file.
  func replacing(_ known: Part) -> Part {
    var part = added(by: known.addedBy, at: known.addedAt)
    guard let file = known.attachment, part.attachment?.sha256 == file.sha256 else { return part }
    part.attachment?.status = file.status
    part.attachment?.location = file.location
    part.photo?.analyses = known.photo?.analyses ?? []
    return part
  }
}

extension Claim {
  mutating func evolveParts(_ event: ClaimEvent) {
    if status == .rejected { file.isChanged = true }
    switch event {
    case .partAdded(let added): file.parts.add(added.part)
    case .partUpdated(let updated): file.parts.replace(updated.part)
    case .partRemoved(let removed): file.parts.remove(removed.part)
    case .uploadRecorded(let upload):
      file.parts.change(upload.part) { part in
        part.attachment?.status = upload.status
        if !upload.location.isEmpty { part.attachment?.location = upload.location }
      }
    case .damageAssessed(let assessed):
      file.parts.change(assessed.part) { part in
        part.damage?.status = assessed.status
        part.damage?.cost = assessed.cost
      }
    case .lineItemPriced(let priced):
      file.parts.change(priced.part) { $0.lineItem?.price(priced) }
    case .damageAnalysed(let analysis):
      file.parts.change(analysis.photo) { part in
        part.photo?.analyses.append(
          Analysis(
            model: analysis.model, confidencePermille: analysis.confidencePermille,
            results: analysis.results, enhanced: analysis.enhanced))
      }
    case .documentReferenced(let reference):
      if !file.documents.contains(reference.document) { file.documents.append(reference.document) }
    case .documentUnreferenced(let reference):
      file.documents.removeAll { $0 == reference.document }
    default: break
    }
  }
}

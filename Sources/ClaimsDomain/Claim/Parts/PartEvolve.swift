import EventSourcing

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

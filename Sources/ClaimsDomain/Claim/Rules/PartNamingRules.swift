import EventSourcing

extension ClaimRule {
  /// Rules about what parts name: other parts of the claim, and the file they stand for.
  func namingViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    let parts = claim.file.parts
    switch command {
    case .addPart(let add): return violation(ofNamesOf: add.part, among: parts)
    case .updatePart(let update):
      if self == .photoReplaced { return violation(ofReplacing: update.part, among: parts) }
      return violation(ofNamesOf: update.part, among: parts)
    case .removePart(let remove):
      let uses = parts.uses(of: remove.part)
      guard self == .partNamed, uses > 0 else { return nil }
      return Reason(code, expected: "a part that no other names", found: String(uses) + " do")
    default: return nil
    }
  }

  private func violation(ofNamesOf part: Part, among parts: PartList) -> Reason? {
    switch self {
    case .namedPartUnknown:
      let photos = (part.damage?.photos ?? []) + [part.photo?.annotates].compactMap { $0 }
      let measured = (part.damage?.measurements ?? []) + (part.photo?.measurements ?? [])
      if let id = photos.first(where: { parts[$0]?.photo == nil }) {
        return Reason(code, expected: "a photo", found: id.text)
      }
      if let id = measured.first(where: { parts[$0]?.measurement == nil }) {
        return Reason(code, expected: "a measurement", found: id.text)
      }
      return nil
    case .supersededUnfit:
      guard let measurement = part.measurement, let id = measurement.supersedes,
        parts[id]?.measurement?.kind != measurement.kind || parts.isSuperseded(id)
      else { return nil }
      return Reason(
        code, expected: "a measurement of the same kind that none supersedes", found: id.text)
    default: return nil
    }
  }

  /// A photo stays what it was: what is drawn on it is another photo, and so is another file.
  private func violation(ofReplacing part: Part, among parts: PartList) -> Reason? {
    guard let known = parts[part.id], known.photo != nil, let old = known.attachment,
      let new = part.attachment,
      new.sha256 != old.sha256
        || part.photo?.annotates != known.photo?.annotates
    else { return nil }
    return Reason(code, expected: "the same photo", found: new.name)
  }

  /// Rules about what a line item is worth.
  func pricingViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    guard case .priceLineItem(let price) = command, let part = claim.file.parts[price.part] else {
      return nil
    }
    guard let item = part.lineItem else {
      return self == .lineItemUnknown ? Reason(code, expected: "a line item") : nil
    }
    var priced = item
    priced.price(price.event)
    switch self {
    case .lineItemUnchanged: return priced == item ? Reason(code) : nil
    case .lineItemDecided: return violation(of: price, decidedOn: item)
    case .quantityExceeded:
      guard priced.quantityApproved > item.quantity else { return nil }
      return Reason(
        code, expected: "at most " + String(item.quantity), found: String(priced.quantityApproved))
    case .priceExceeded:
      return priced.excess.map {
        Reason(code, expected: "at most " + $0.most.display, found: $0.price.display)
      }
    case .reductionUnexplained:
      let isReduced =
        (price.adjusted.map { $0.minorUnits < item.asked.minorUnits } ?? false)
        || (price.quantityApproved.map { $0 < item.quantity } ?? false)
      return isReduced && isBlank(price.reason) ? Reason(code, expected: "reason") : nil
    default: return nil
    }
  }

  /// Adjusted before the decision; valuated and paid for after it.
  private func violation(of price: PriceLineItem, decidedOn item: LineItem) -> Reason? {
    let isEarly = price.adjusted != nil || price.quantityApproved != nil
    let isLate = price.valuated != nil || price.remunerated != nil
    let isDecided = item.status == .passed || item.status == .rejected
    if isEarly && isDecided { return Reason(code, expected: "asked", found: "\(item.status.name)") }
    guard isLate, item.status != .passed else { return nil }
    return Reason(code, expected: "passed", found: "\(item.status.name)")
  }
}

import EventSourcing

// The guards of what a line item is worth. Source: Specs/Lifecycles/Claim.md, "Guards".

extension Guard<ClaimDecider> {
  static var lineItemUnknown: Self {
    Self(.partNotFound, of: { $0.priceLineItem?.part }) { id, claim, _ in
      guard let part = claim.file.parts[id] else { return nil }
      return .when(part.lineItem == nil, expected: "a line item")
    }
  }
  static var lineItemUnchanged: Self {
    ofItem(.noChange) { _, item, priced in .when(priced == item) }
  }
  /// Adjusted before the decision; valuated and paid for after it.
  static var lineItemDecided: Self {
    ofItem(.partLocked) { price, item, _ in
      let isEarly = price.adjusted != nil || price.quantityApproved != nil
      let isLate = price.valuated != nil || price.remunerated != nil
      let isDecided = item.status == .passed || item.status == .rejected
      if isEarly && isDecided { return Violation(expected: "asked", found: "\(item.status.name)") }
      return .when(
        isLate && item.status != .passed, expected: "passed", found: "\(item.status.name)")
    }
  }
  static var quantityExceeded: Self {
    ofItem(.invalidField) { _, item, priced in
      .when(
        priced.quantityApproved > item.quantity, expected: "at most " + String(item.quantity),
        found: String(priced.quantityApproved))
    }
  }
  static var priceExceeded: Self {
    ofItem(.amountMismatch) { _, _, priced in
      priced.excess.map {
        Violation(expected: "at most " + $0.most.display, found: $0.price.display)
      }
    }
  }

  /// A guard on the price of a line item that the claim has, as it is and as it would be.
  private static func ofItem(
    _ code: RefusalCode, called id: StaticString = #function,
    _ judge: @escaping @Sendable (PriceLineItem, LineItem, LineItem) -> Violation?
  ) -> Self {
    Self(code, called: id, of: { $0.priceLineItem }) { price, claim, _ in
      guard let item = claim.file.parts[price.part]?.lineItem else { return nil }
      var priced = item
      priced.price(price.event)
      return judge(price, item, priced)
    }
  }
}

extension Claim {
  /// What `reductionUnexplained` finds of a line item's price.
  func unexplained(_ price: PriceLineItem) -> Violation? {
    guard let item = file.parts[price.part]?.lineItem else { return nil }
    let isReduced =
      (price.adjusted.map { $0.minorUnits < item.asked.minorUnits } ?? false)
      || (price.quantityApproved.map { $0 < item.quantity } ?? false)
    return .when(isReduced && price.reason.isBlank, expected: "reason")
  }
}

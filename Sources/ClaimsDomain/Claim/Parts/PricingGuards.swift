import EventSourcing

// The guards of what a line item is worth. Source: Specs/Lifecycles/Parts.md, "Guards".

extension Guard<ClaimDecider> {
  static var lineItemUnknown: Self {
    Self(.partNotFound, of: { $0.priceLineItem?.part }) { id, claim, _ in
      guard let part = claim.file.parts[id] else { return nil }
      return .when(part.lineItem == nil, expected: .lineItem)
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
      if isEarly && isDecided {
        return Violation(expected: .field("asked"), found: .value(item.status.name))
      }
      return .when(
        isLate && item.status != .passed, expected: .code(LineItemStatus.passed),
        found: .value(item.status.name))
    }
  }
  static var quantityExceeded: Self {
    ofItem(.invalidField) { _, item, priced in
      .when(
        priced.quantityApproved > item.quantity, expected: .atMost(item.quantity),
        found: .value(priced.quantityApproved))
    }
  }
  static var priceExceeded: Self {
    ofItem(.amountMismatch) { _, _, priced in
      priced.excess.map {
        Violation(expected: .atMost($0.most), found: .value($0.price))
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
    return .when(isReduced && price.reason.isBlank, expected: .reason)
  }
}

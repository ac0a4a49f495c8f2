import EventSourcing

extension PriceLineItem {
  var event: LineItemPriced {
    LineItemPriced(
      part: part, quantityApproved: quantityApproved, adjusted: adjusted, valuated: valuated,
      remunerated: remunerated, reason: reason)
  }

  var amounts: [Money] { [adjusted, valuated, remunerated].compactMap { $0 } }
}

extension LineItem {
  mutating func price(_ priced: LineItemPriced) {
    if let quantity = priced.quantityApproved { quantityApproved = quantity }
    if let adjusted = priced.adjusted { self.adjusted = adjusted }
    if let valuated = priced.valuated { self.valuated = valuated }
    if let remunerated = priced.remunerated { self.remunerated = remunerated }
    if !priced.reason.isEmpty { reason = priced.reason }
  }

  // MARK: Decisions

  /// Approved as it was asked.
  mutating func pass() { (status, approved, reason) = (.passed, asked, "") }

  mutating func reject() { (status, approved, reason) = (.rejected, Money(0, asked.currency), "") }

  /// Undecided again; what was found out about it before the decision stays.
  mutating func ask() {
    (status, approved, valuated, remunerated, reason) = (.asked, nil, nil, nil, "")
  }

  /// The first of two prices in the wrong order, and what it may be at most; nil if
  /// adjusted <= asked and remunerated <= valuated <= approved.
  var excess: (price: Money, most: Money)? {
    if let adjusted, adjusted.minorUnits > asked.minorUnits { return (adjusted, asked) }
    let approved = approved ?? asked
    if let valuated, valuated.minorUnits > approved.minorUnits { return (valuated, approved) }
    let valuated = valuated ?? approved
    if let remunerated, remunerated.minorUnits > valuated.minorUnits {
      return (remunerated, valuated)
    }
    return nil
  }
}

import EventSourcing

/// K04d. Says what a line item is worth, once it was looked at; what is not given stays.
public struct PriceLineItem: Message {
  public static var messageName: StaticString { "PriceLineItem" }
  public var part = Identifier()
  public var quantityApproved: UInt32?
  /// What whoever looked at it holds right: what a decision starts from.
  public var adjusted: Money?
  /// What the contract values the approved price at.
  public var valuated: Money?
  /// What is to be paid of it in the end.
  public var remunerated: Money?
  public var reason = ""

  public init() {}
  public init(
    part: Identifier = Identifier(), quantityApproved: UInt32? = nil, adjusted: Money? = nil,
    valuated: Money? = nil, remunerated: Money? = nil, reason: String = ""
  ) {
    self.part = part
    self.quantityApproved = quantityApproved
    self.adjusted = adjusted
    self.valuated = valuated
    self.remunerated = remunerated
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
    try fields.field(2, "quantityApproved", &quantityApproved)
    try fields.field(3, "adjusted", &adjusted)
    try fields.field(4, "valuated", &valuated)
    try fields.field(5, "remunerated", &remunerated)
    try fields.field(6, "reason", &reason)
  }
}

/// From K04d.
public struct LineItemPriced: Message {
  public static var messageName: StaticString { "LineItemPriced" }
  public var part = Identifier()
  public var quantityApproved: UInt32?
  public var adjusted: Money?
  public var valuated: Money?
  public var remunerated: Money?
  public var reason = ""

  public init() {}
  public init(
    part: Identifier = Identifier(), quantityApproved: UInt32? = nil, adjusted: Money? = nil,
    valuated: Money? = nil, remunerated: Money? = nil, reason: String = ""
  ) {
    self.part = part
    self.quantityApproved = quantityApproved
    self.adjusted = adjusted
    self.valuated = valuated
    self.remunerated = remunerated
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "part", &part)
    try fields.field(2, "quantityApproved", &quantityApproved)
    try fields.field(3, "adjusted", &adjusted)
    try fields.field(4, "valuated", &valuated)
    try fields.field(5, "remunerated", &remunerated)
    try fields.field(6, "reason", &reason)
  }
}

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

  /// The first of two prices that stand the wrong way round, and what it may be at most; nil where
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

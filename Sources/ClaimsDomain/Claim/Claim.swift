import EventSourcing

/// A claim as its events leave it: what decisions look at and what front ends show.
///
/// Source: Specs/Lifecycles/Claim.md.
public struct Claim: Message {
  public static var messageName: StaticString { "Claim" }

  // What most events change stands first, in 48 bytes: folding a long log waits for the memory of
  // many claims. What is small fills the gap of four bytes that an amount leaves.
  /// Gross: what the claim is expected to cost in all, including what was paid.
  public var reserve = Money()
  public var notes: UInt32 = 0
  public var handler = ActorID()
  public var payments: [Payment] = []
  public var reopenings: UInt32 = 0
  public var status = ClaimStatus.none
  public var outcome = CloseOutcome.unspecified
  public var type = ClaimType.unspecified
  public var approved = Money()
  public var paid = Money()
  public var claimed = Money()
  /// Who took the decision in force. Empty without one.
  public var decidedBy = ActorID()
  public var title = ""
  public var claimant = ActorID()
  public var lossDate: LocalDate?
  public var related: Identifier?

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "type", &type)
    try fields.field(3, "title", &title)
    try fields.field(4, "claimant", &claimant)
    try fields.field(5, "handler", &handler)
    try fields.field(6, "lossDate", &lossDate)
    try fields.field(7, "claimed", &claimed)
    try fields.field(8, "reserve", &reserve)
    try fields.field(9, "approved", &approved)
    try fields.field(10, "paid", &paid)
    try fields.field(11, "decidedBy", &decidedBy)
    try fields.field(12, "payments", &payments)
    try fields.field(13, "outcome", &outcome)
    try fields.field(14, "reopenings", &reopenings)
    try fields.field(15, "notes", &notes)
    try fields.field(16, "related", &related)
  }

  /// The currency of every amount of this claim.
  public var currency: Currency { claimed.currency }

  /// Requested or authorised, and not yet issued.
  public var pending: Money {
    var sum = Money(0, currency)
    for payment in payments where payment.isPending { sum = sum.adding(payment.amount.minorUnits) }
    return sum
  }
}

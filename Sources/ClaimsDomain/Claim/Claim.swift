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
  /// Whether the decision in force approves less than was claimed.
  public var isPartial = false
  public var approved = Money()
  public var fraud = FraudStatus.none
  public var recovery = RecoveryStatus.none
  public var litigation = LitigationStatus.none
  /// Whether it was ever taken in.
  public var isAccepted = false
  /// Net of what was stopped, failed or taken back.
  public var paid = Money()
  public var isAcknowledged = false
  public var claimed = Money()
  public var checks = Checks()
  /// Who took the decision in force. Empty without one.
  public var decidedBy = ActorID()
  public var title = ""
  public var claimant = ActorID()
  public var lossDate: LocalDate?
  public var submissions: UInt32 = 0
  /// When it was first handed in.
  public var submittedAt: Instant?
  public var decidedAt: Instant?
  public var closedAt: Instant?
  public var related: Identifier?
  @usableFromInline var fileReference = FileReference()

  public init() {}

  /// What few claims have.
  @inlinable public var file: ClaimFile {
    @inline(__always) get { fileReference.file }
    _modify { yield &fileReference.file }
  }

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
    try fields.field(17, "isPartial", &isPartial)
    try fields.field(18, "isAccepted", &isAccepted)
    try fields.field(19, "isAcknowledged", &isAcknowledged)
    try fields.field(20, "checks", &checks)
    try fields.field(21, "fraud", &fraud)
    try fields.field(22, "recovery", &recovery)
    try fields.field(23, "litigation", &litigation)
    try fields.field(24, "submissions", &submissions)
    try fields.field(25, "submittedAt", &submittedAt)
    try fields.field(26, "decidedAt", &decidedAt)
    try fields.field(27, "closedAt", &closedAt)
    try file.visit(&fields)
  }

  /// The currency of every amount of this claim.
  public var currency: Currency { claimed.currency }

  /// Requested or authorised, and not yet issued.
  public var pending: Money {
    var sum = Money(0, currency)
    for payment in payments where payment.isPending { sum = sum.adding(payment.amount.minorUnits) }
    return sum
  }

  /// Whether nothing may be decided in its favour or paid: investigators look at it, or found fraud.
  public var isHeld: Bool { fraud == .referred || fraud == .confirmed }
}

/// What the latest check of each kind came to.
public struct Checks: Message {
  public static var messageName: StaticString { "Checks" }
  public var coverage = CheckResult.unspecified
  public var contract = CheckResult.unspecified
  public var deductible = CheckResult.unspecified
  public var liability = CheckResult.unspecified
  public var likelihood = CheckResult.unspecified
  public var completeness = CheckResult.unspecified
  public var priorClaims = CheckResult.unspecified

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "coverage", &coverage)
    try fields.field(2, "contract", &contract)
    try fields.field(3, "deductible", &deductible)
    try fields.field(4, "liability", &liability)
    try fields.field(5, "likelihood", &likelihood)
    try fields.field(6, "completeness", &completeness)
    try fields.field(7, "priorClaims", &priorClaims)
  }
}

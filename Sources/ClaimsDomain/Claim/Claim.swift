import EventSourcing

/// A claim as its events leave it: what decisions look at and what front ends show.
///
/// Source: Specs/Lifecycles/Claim.md.
public struct Claim: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Claim" }

  // What most events change stands first, in 48 bytes: folding a long log waits for the memory of
  // many claims. What is small fills the gap of four bytes that an amount leaves.
  /// Gross: what the claim is expected to cost in all, including what was paid.
  public var reserve = Money()
  /// How many notes were added.
  public var notes: UInt32 = 0
  // Here, since setting a reserve asks whether lines of it were named.
  @usableFromInline var fileReference = FileReference()
  /// What is paid of what was approved, in the order of the requests; expenses are in the file.
  public var payments: [Payment] = []
  /// How often it was reopened, other than to pay what is owed.
  public var reopenings: UInt32 = 0
  /// Where it is in its lifecycle; `none` before the first event.
  public var status = ClaimStatus.none
  /// How it was closed; `unspecified` if it was not, or is open again.
  public var outcome = CloseOutcome.unspecified
  /// The kind of loss, as drafted; it never changes.
  public var type = ClaimType.unspecified
  /// Whether the decision in force approves less than was claimed.
  public var isPartial = false
  /// The result of each kind of check; of several checks the latest by effective time counts.
  public var checks = Checks()
  /// Whether it was acknowledged to the claimant that the claim arrived.
  public var isAcknowledged = false
  // The next 64 bytes: what was asked for, decided and paid.
  /// Granted in all, including what was paid already; a denial lowers it to that.
  public var approved = Money()
  /// Where a suspicion of fraud stands; `referred` and `confirmed` hold the claim.
  public var fraud = FraudStatus.none
  /// Whether money is being claimed back from a liable party; `closed` once that is over.
  public var recovery = RecoveryStatus.none
  /// Whether a lawsuit is open; `closed` once it is over.
  public var litigation = LitigationStatus.none
  /// Whether it was ever taken in.
  public var isAccepted = false
  /// Net of what was stopped, failed or taken back.
  public var paid = Money()
  /// A bit for each of the times below that is known, and one for `awaitsNotice`. Optional times would take twice their room,
  /// and how many cards a processor's cache holds decides how fast a log is folded.
  @usableFromInline var knownTimes: UInt8 = 0
  /// What is claimed in all; its currency is that of every amount of the claim.
  public var claimed = Money()
  /// How often it was handed in, the first time included.
  public var submissions: UInt32 = 0
  /// Who took the decision in force. Empty without one.
  public var decidedBy = ActorID()
  // And what goes with it.
  /// To whom it is assigned; empty until it is.
  public var handler = ActorID()
  @usableFromInline var submission = Instant()
  @usableFromInline var decision = Instant()
  @usableFromInline var closing = Instant()
  /// As entered; a draft may lack one.
  public var title = ""
  /// Who claims; empty if they are not registered, and only named in the file.
  public var claimant = ActorID()
  /// The day of the loss; nil in a draft that does not state it yet.
  public var lossDate: LocalDate?
  /// Since when the latest check of each kind is true, where its event says so. The last word that
  /// fits into a card of four lines of the cache.
  public var checkTimes: [CheckTime] = []

  public init() {}

  /// When it was first handed in.
  @inlinable public var submittedAt: Instant? {
    get { knownTimes & 1 == 0 ? nil : submission }
    set {
      submission = newValue ?? Instant()
      noteTime(1, isKnown: newValue != nil)
    }
  }

  /// When the decision in force was taken; nil without one, and if its event does not say.
  @inlinable public var decidedAt: Instant? {
    get { knownTimes & 2 == 0 ? nil : decision }
    set {
      decision = newValue ?? Instant()
      noteTime(2, isKnown: newValue != nil)
    }
  }

  /// When it was closed or voided; nil if it is open, and if the event does not say.
  @inlinable public var closedAt: Instant? {
    get { knownTimes & 4 == 0 ? nil : closing }
    set {
      closing = newValue ?? Instant()
      noteTime(4, isKnown: newValue != nil)
    }
  }

  /// Whether the claimant is to be told of the decision in force, and nothing says that they were.
  @inlinable public var awaitsNotice: Bool {
    get { knownTimes & 8 != 0 }
    set { noteTime(8, isKnown: newValue) }
  }

  @inlinable mutating func noteTime(_ bit: UInt8, isKnown: Bool) {
    knownTimes = isKnown ? knownTimes | bit : knownTimes & ~bit
  }

  /// The claim that this one follows. Few do.
  @inlinable public var related: Identifier? {
    get { file.related }
    set { if newValue != file.related { file.related = newValue } }
  }

  /// What few claims have.
  @inlinable public var file: ClaimFile {
    @inline(__always) get { fileReference.file }
    _modify { yield &fileReference.file }
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try visitCard(&fields)
    try fileReference.file.visit(&fields, &checkTimes)
  }

  /// Shows all fields but those of the file.
  @inlinable public mutating func visitCard<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try visitCard1(&fields)
    try visitCard2(&fields)
    try visitCard3(&fields)
  }

  // A third each: optimising a reader takes more than twice as long for twice as many fields.

  @inlinable @inline(never) mutating func visitCard1<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "type", &type)
    fields.personal(of: DataSubject.subject.rawValue)
    try fields.field(3, "title", &title)
    try fields.field(4, "claimant", &claimant)
    try fields.field(5, "handler", &handler)
    try fields.field(6, "lossDate", &lossDate)
    try fields.field(7, "claimed", &claimed)
    try fields.field(8, "reserve", &reserve)
    try fields.field(9, "approved", &approved)
  }

  @inlinable @inline(never) mutating func visitCard2<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(10, "paid", &paid)
    try fields.field(11, "decidedBy", &decidedBy)
    try fields.field(12, "payments", &payments)
    try fields.field(13, "outcome", &outcome)
    try fields.field(14, "reopenings", &reopenings)
    try fields.field(15, "notes", &notes)
    try fields.field(16, "related", &related)
    try fields.field(17, "isPartial", &isPartial)
    try fields.field(18, "isAccepted", &isAccepted)
  }

  @inlinable @inline(never) mutating func visitCard3<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(19, "isAcknowledged", &isAcknowledged)
    try fields.field(20, "checks", &checks)
    try fields.field(21, "fraud", &fraud)
    try fields.field(22, "recovery", &recovery)
    try fields.field(23, "litigation", &litigation)
    try fields.field(24, "submissions", &submissions)
    try fields.field(25, "submittedAt", &submittedAt)
    try fields.field(26, "decidedAt", &decidedAt)
    try fields.field(27, "closedAt", &closedAt)
    try fields.field(28, "awaitsNotice", &awaitsNotice)
  }

  /// The currency of every amount of this claim.
  public var currency: Currency { claimed.currency }

  /// Requested or authorised of what was approved, and not yet issued.
  public var pending: Money {
    var sum = Money(0, currency)
    // By their places: an iterator copies each payment, and every decision looks at them.
    for place in payments.indices where payments[place].isPending {
      sum = sum.adding(payments[place].amount.minorUnits)
    }
    return sum
  }

  /// Paid in all: also beside what was approved.
  public var spent: Money {
    fileReference.box == nil ? paid : paid.adding(expensesPaid.minorUnits)
  }

  /// Whether nothing may be decided in its favour or paid: investigators look at it, or found fraud.
  public var isHeld: Bool { fraud == .referred || fraud == .confirmed }
}

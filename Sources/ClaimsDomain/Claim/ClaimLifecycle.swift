import EventSourcing

/// The words of the claim's status machine.
public typealias ClaimVocabulary = AggregateVocabulary<ClaimDecider>
/// A condition under which a command on a claim is refused.
public typealias ClaimGuard = Guard<ClaimDecider>

typealias ClaimRow = Step<ClaimVocabulary>
typealias ClaimOutcome = Outcome<ClaimVocabulary>

extension ClaimDecider {
  /// Every legal step of a claim, region by region; a status and a command without a row are
  /// refused.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<ClaimVocabulary>(pages.flatMap { $0.rows })

  /// The rows in their order, by the pages of `Specs/Lifecycles` that have them.
  public static let pages: [(name: String, rows: [Step<ClaimVocabulary>])] = [
    ("Filing", draftRows), ("Parts", partRows), ("Filing", intakeRows), ("Inquiry", inquiryRows),
    ("Reserves", reserveRows), ("Cover", coverRows), ("Decision", decisionRows),
    ("Payments", paymentRows), ("Closing", closingRows), ("Fraud", fraudRows),
    ("Recovery", recoveryRows), ("Litigation", litigationRows), ("Record", recordRows),
  ]

  public static let unguarded = lifecycle.withoutGuards
}

/// From acceptance to the end: somebody works on what is spent on the claim.
let workedOn: [ClaimStatus] = [
  .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
  .settled,
]

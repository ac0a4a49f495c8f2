import EventSourcing

/// The words of the claim's status machine.
public typealias ClaimWords = AggregateVocabulary<ClaimDecider>
public typealias ClaimGuard = Guard<ClaimDecider>

typealias ClaimRow = Step<ClaimWords>
typealias ClaimOutcome = Outcome<ClaimWords>

extension ClaimDecider {
  /// Every legal step of a claim, region by region; a status and a command without a row are
  /// refused.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<ClaimWords>(
    draftRows + partRows + intakeRows + inquiryRows + reserveRows + decisionRows + paymentRows
      + closingRows + fraudRows + recoveryRows + litigationRows + recordRows)

  public static let unguarded = lifecycle.withoutGuards
}

import EventSourcing

/// The words of the claim's status machine.
public enum ClaimWords: Vocabulary {
  public typealias Status = ClaimStatus
  public typealias Verb = ClaimVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = ClaimRule
  public typealias EventKind = ClaimEventKind
}

typealias ClaimRow = Step<ClaimWords>
typealias ClaimOutcome = Outcome<ClaimWords>

/// Every legal step of a claim; a status and a command without a row are refused.
///
/// Source: Specs/Lifecycles/Claim.md, "Rows"; a test holds the two together, both ways.
public let claimLifecycle = Lifecycle<ClaimWords>(
  filingRows + inquiryRows + reserveRows + decisionRows + paymentRows + endingRows + regionRows
    + recordRows)

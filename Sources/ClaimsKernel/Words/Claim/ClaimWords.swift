import ClaimsDomain
import EventSourcing

extension AggregateWords {
  static let claims = AggregateWords(
    ClaimVerb.self, ClaimStatus.self, ClaimEventKind.self,
    others: [
      WordedType(ClaimType.self), WordedType(ClaimUse.self), WordedType(CloseOutcome.self),
      WordedType(PartyRole.self), WordedType(CheckKind.self), WordedType(CheckResult.self),
      WordedType(PaymentStatus.self), WordedType(ProposalStatus.self),
      WordedType(FraudStatus.self), WordedType(RecoveryStatus.self),
      WordedType(LitigationStatus.self), WordedType(CostType.self),
      WordedType(UploadStatus.self), WordedType(DamageStatus.self),
      WordedType(DamageSeverity.self), WordedType(MeasurementKind.self),
      WordedType(MeasurementUnit.self), WordedType(MeasurementAccuracy.self),
      WordedType(LineItemStatus.self),
    ],
    refusals: { $0.wordingOfClaims }, found: { typeFound(with: $0) },
    fields: FieldWord.ofClaims + FieldWord.ofParts + FieldWord.ofClaimEvents,
    phrases: Phrase.ofClaims)

  private static func typeFound(with code: RefusalCode) -> WordedType? {
    switch code {
    case .paymentNotPending, .paymentNotAuthorised, .paymentNotIssued, .paymentAlreadyCleared:
      WordedType(PaymentStatus.self)
    case .noFlag, .alreadyReferred, .notReferred, .holdActive: WordedType(FraudStatus.self)
    case .subrogationNotOpen: WordedType(RecoveryStatus.self)
    case .litigationNotOpen: WordedType(LitigationStatus.self)
    case .coverageNotConfirmed: WordedType(CheckResult.self)
    case .notReopenable, .outcomeInvalid: WordedType(CloseOutcome.self)
    case .partLocked: WordedType(LineItemStatus.self)
    default: nil
    }
  }
}

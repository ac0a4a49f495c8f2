import EventSourcing

/// Something that happened to a claim.
public enum ClaimEvent: Union {
  case claimDrafted(ClaimDrafted)
  indirect case claimDetailsEdited(ClaimDetailsEdited)
  case claimSubmitted(ClaimSubmitted)
  case claimOpened(ClaimOpened)
  case handlerAssigned(HandlerAssigned)
  case investigationStarted(InvestigationStarted)
  case reserveSet(ReserveSet)
  case reserveReleased(ReserveReleased)
  case claimApproved(ClaimApproved)
  case claimDenied(ClaimDenied)
  case paymentRequested(PaymentRequested)
  case paymentAuthorised(PaymentAuthorised)
  case paymentIssued(PaymentIssued)
  case claimSettled(ClaimSettled)
  case claimClosed(ClaimClosed)
  case claimReopened(ClaimReopened)
  case noteAdded(NoteAdded)
  case duplicateSuspected(DuplicateSuspected)
  case claimResubmitted(ClaimResubmitted)
  case claimRejected(ClaimRejected)
  case claimAcknowledged(ClaimAcknowledged)
  case checkRecorded(CheckRecorded)
  case informationRequested(InformationRequested)
  case informationProvided(InformationProvided)
  case informationRequestExpired(InformationRequestExpired)
  case claimSupplemented(ClaimSupplemented)
  case reviewRaised(ReviewRaised)
  case reviewCompleted(ReviewCompleted)
  case reserveProposed(ReserveProposed)
  case reserveProposalDeclined(ReserveProposalDeclined)
  case claimPartiallyApproved(ClaimPartiallyApproved)
  indirect case decisionProposed(DecisionProposed)
  case decisionReturned(DecisionReturned)
  case appealLodged(AppealLodged)
  case decisionRescinded(DecisionRescinded)
  case paymentDeclined(PaymentDeclined)
  case paymentCleared(PaymentCleared)
  case paymentStopped(PaymentStopped)
  case paymentFailed(PaymentFailed)
  case paymentReversed(PaymentReversed)
  case claimWithdrawn(ClaimWithdrawn)
  case claimMarkedDuplicate(ClaimMarkedDuplicate)
  case claimVoided(ClaimVoided)
  case fraudFlagged(FraudFlagged)
  case siuReferred(SIUReferred)
  case siuCleared(SIUCleared)
  case fraudConfirmed(FraudConfirmed)
  case subrogationOpened(SubrogationOpened)
  case recoveryRecorded(RecoveryRecorded)
  case subrogationClosed(SubrogationClosed)
  case litigationOpened(LitigationOpened)
  case litigationClosed(LitigationClosed)
  indirect case partAdded(PartAdded)
  indirect case partUpdated(PartUpdated)
  case partRemoved(PartRemoved)
  case uploadRecorded(UploadRecorded)
  case damageAssessed(DamageAssessed)
  case damageAnalysed(DamageAnalysed)
  case documentReferenced(DocumentReferenced)
  case documentUnreferenced(DocumentUnreferenced)
  case communicationRecorded(CommunicationRecorded)
  indirect case factCorrected(FactCorrected)
  case reportGenerated(ReportGenerated)
  case personalDataErased(PersonalDataErased)
  case representativeAuthorised(RepresentativeAuthorised)
  case representativeRevoked(RepresentativeRevoked)

  public static var unionName: StaticString { "ClaimEvent" }

  @inlinable public var kind: ClaimEventKind {
    switch self {
    case .claimDrafted: .claimDrafted
    case .claimDetailsEdited: .claimDetailsEdited
    case .claimSubmitted: .claimSubmitted
    case .claimOpened: .claimOpened
    case .handlerAssigned: .handlerAssigned
    case .investigationStarted: .investigationStarted
    case .reserveSet: .reserveSet
    case .reserveReleased: .reserveReleased
    case .claimApproved: .claimApproved
    case .claimDenied: .claimDenied
    case .paymentRequested: .paymentRequested
    case .paymentAuthorised: .paymentAuthorised
    case .paymentIssued: .paymentIssued
    case .claimSettled: .claimSettled
    case .claimClosed: .claimClosed
    case .claimReopened: .claimReopened
    case .noteAdded: .noteAdded
    case .duplicateSuspected: .duplicateSuspected
    case .claimResubmitted: .claimResubmitted
    case .claimRejected: .claimRejected
    case .claimAcknowledged: .claimAcknowledged
    case .checkRecorded: .checkRecorded
    case .informationRequested: .informationRequested
    case .informationProvided: .informationProvided
    case .informationRequestExpired: .informationRequestExpired
    case .claimSupplemented: .claimSupplemented
    case .reviewRaised: .reviewRaised
    case .reviewCompleted: .reviewCompleted
    case .reserveProposed: .reserveProposed
    case .reserveProposalDeclined: .reserveProposalDeclined
    case .claimPartiallyApproved: .claimPartiallyApproved
    case .decisionProposed: .decisionProposed
    case .decisionReturned: .decisionReturned
    case .appealLodged: .appealLodged
    case .decisionRescinded: .decisionRescinded
    case .paymentDeclined: .paymentDeclined
    case .paymentCleared: .paymentCleared
    case .paymentStopped: .paymentStopped
    case .paymentFailed: .paymentFailed
    case .paymentReversed: .paymentReversed
    case .claimWithdrawn: .claimWithdrawn
    case .claimMarkedDuplicate: .claimMarkedDuplicate
    case .claimVoided: .claimVoided
    case .fraudFlagged: .fraudFlagged
    case .siuReferred: .siuReferred
    case .siuCleared: .siuCleared
    case .fraudConfirmed: .fraudConfirmed
    case .subrogationOpened: .subrogationOpened
    case .recoveryRecorded: .recoveryRecorded
    case .subrogationClosed: .subrogationClosed
    case .litigationOpened: .litigationOpened
    case .litigationClosed: .litigationClosed
    case .partAdded: .partAdded
    case .partUpdated: .partUpdated
    case .partRemoved: .partRemoved
    case .uploadRecorded: .uploadRecorded
    case .damageAssessed: .damageAssessed
    case .damageAnalysed: .damageAnalysed
    case .documentReferenced: .documentReferenced
    case .documentUnreferenced: .documentUnreferenced
    case .communicationRecorded: .communicationRecorded
    case .factCorrected: .factCorrected
    case .reportGenerated: .reportGenerated
    case .personalDataErased: .personalDataErased
    case .representativeAuthorised: .representativeAuthorised
    case .representativeRevoked: .representativeRevoked
    }
  }

  @inlinable @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ClaimEventKind, from visitor: inout F
  ) throws(WireError) -> ClaimEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .claimDrafted: return .claimDrafted(try filled(ClaimDrafted.self))
    case .claimDetailsEdited: return .claimDetailsEdited(try filled(ClaimDetailsEdited.self))
    case .claimSubmitted: return .claimSubmitted(try filled(ClaimSubmitted.self))
    case .claimOpened: return .claimOpened(try filled(ClaimOpened.self))
    case .handlerAssigned: return .handlerAssigned(try filled(HandlerAssigned.self))
    case .investigationStarted: return .investigationStarted(try filled(InvestigationStarted.self))
    case .reserveSet: return .reserveSet(try filled(ReserveSet.self))
    case .reserveReleased: return .reserveReleased(try filled(ReserveReleased.self))
    case .claimApproved: return .claimApproved(try filled(ClaimApproved.self))
    case .claimDenied: return .claimDenied(try filled(ClaimDenied.self))
    case .paymentRequested: return .paymentRequested(try filled(PaymentRequested.self))
    case .paymentAuthorised: return .paymentAuthorised(try filled(PaymentAuthorised.self))
    case .paymentIssued: return .paymentIssued(try filled(PaymentIssued.self))
    case .claimSettled: return .claimSettled(try filled(ClaimSettled.self))
    case .claimClosed: return .claimClosed(try filled(ClaimClosed.self))
    case .claimReopened: return .claimReopened(try filled(ClaimReopened.self))
    case .noteAdded: return .noteAdded(try filled(NoteAdded.self))
    case .duplicateSuspected: return .duplicateSuspected(try filled(DuplicateSuspected.self))
    case .claimResubmitted: return .claimResubmitted(try filled(ClaimResubmitted.self))
    case .claimRejected: return .claimRejected(try filled(ClaimRejected.self))
    case .claimAcknowledged: return .claimAcknowledged(try filled(ClaimAcknowledged.self))
    case .checkRecorded: return .checkRecorded(try filled(CheckRecorded.self))
    case .informationRequested: return .informationRequested(try filled(InformationRequested.self))
    case .informationProvided: return .informationProvided(try filled(InformationProvided.self))
    case .informationRequestExpired:
      return .informationRequestExpired(try filled(InformationRequestExpired.self))
    case .claimSupplemented: return .claimSupplemented(try filled(ClaimSupplemented.self))
    case .reviewRaised: return .reviewRaised(try filled(ReviewRaised.self))
    case .reviewCompleted: return .reviewCompleted(try filled(ReviewCompleted.self))
    case .reserveProposed: return .reserveProposed(try filled(ReserveProposed.self))
    case .reserveProposalDeclined:
      return .reserveProposalDeclined(try filled(ReserveProposalDeclined.self))
    case .claimPartiallyApproved:
      return .claimPartiallyApproved(try filled(ClaimPartiallyApproved.self))
    case .decisionProposed: return .decisionProposed(try filled(DecisionProposed.self))
    case .decisionReturned: return .decisionReturned(try filled(DecisionReturned.self))
    case .appealLodged: return .appealLodged(try filled(AppealLodged.self))
    case .decisionRescinded: return .decisionRescinded(try filled(DecisionRescinded.self))
    case .paymentDeclined: return .paymentDeclined(try filled(PaymentDeclined.self))
    case .paymentCleared: return .paymentCleared(try filled(PaymentCleared.self))
    case .paymentStopped: return .paymentStopped(try filled(PaymentStopped.self))
    case .paymentFailed: return .paymentFailed(try filled(PaymentFailed.self))
    case .paymentReversed: return .paymentReversed(try filled(PaymentReversed.self))
    case .claimWithdrawn: return .claimWithdrawn(try filled(ClaimWithdrawn.self))
    case .claimMarkedDuplicate: return .claimMarkedDuplicate(try filled(ClaimMarkedDuplicate.self))
    case .claimVoided: return .claimVoided(try filled(ClaimVoided.self))
    case .fraudFlagged: return .fraudFlagged(try filled(FraudFlagged.self))
    case .siuReferred: return .siuReferred(try filled(SIUReferred.self))
    case .siuCleared: return .siuCleared(try filled(SIUCleared.self))
    case .fraudConfirmed: return .fraudConfirmed(try filled(FraudConfirmed.self))
    case .subrogationOpened: return .subrogationOpened(try filled(SubrogationOpened.self))
    case .recoveryRecorded: return .recoveryRecorded(try filled(RecoveryRecorded.self))
    case .subrogationClosed: return .subrogationClosed(try filled(SubrogationClosed.self))
    case .litigationOpened: return .litigationOpened(try filled(LitigationOpened.self))
    case .litigationClosed: return .litigationClosed(try filled(LitigationClosed.self))
    case .partAdded: return .partAdded(try filled(PartAdded.self))
    case .partUpdated: return .partUpdated(try filled(PartUpdated.self))
    case .partRemoved: return .partRemoved(try filled(PartRemoved.self))
    case .uploadRecorded: return .uploadRecorded(try filled(UploadRecorded.self))
    case .damageAssessed: return .damageAssessed(try filled(DamageAssessed.self))
    case .damageAnalysed: return .damageAnalysed(try filled(DamageAnalysed.self))
    case .documentReferenced: return .documentReferenced(try filled(DocumentReferenced.self))
    case .documentUnreferenced: return .documentUnreferenced(try filled(DocumentUnreferenced.self))
    case .communicationRecorded:
      return .communicationRecorded(try filled(CommunicationRecorded.self))
    case .factCorrected: return .factCorrected(try filled(FactCorrected.self))
    case .reportGenerated: return .reportGenerated(try filled(ReportGenerated.self))
    case .personalDataErased: return .personalDataErased(try filled(PersonalDataErased.self))
    case .representativeAuthorised:
      return .representativeAuthorised(try filled(RepresentativeAuthorised.self))
    case .representativeRevoked:
      return .representativeRevoked(try filled(RepresentativeRevoked.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .claimDrafted(var payload): try visitor.payload(&payload)
    case .claimDetailsEdited(var payload): try visitor.payload(&payload)
    case .claimSubmitted(var payload): try visitor.payload(&payload)
    case .claimOpened(var payload): try visitor.payload(&payload)
    case .handlerAssigned(var payload): try visitor.payload(&payload)
    case .investigationStarted(var payload): try visitor.payload(&payload)
    case .reserveSet(var payload): try visitor.payload(&payload)
    case .reserveReleased(var payload): try visitor.payload(&payload)
    case .claimApproved(var payload): try visitor.payload(&payload)
    case .claimDenied(var payload): try visitor.payload(&payload)
    case .paymentRequested(var payload): try visitor.payload(&payload)
    case .paymentAuthorised(var payload): try visitor.payload(&payload)
    case .paymentIssued(var payload): try visitor.payload(&payload)
    case .claimSettled(var payload): try visitor.payload(&payload)
    case .claimClosed(var payload): try visitor.payload(&payload)
    case .claimReopened(var payload): try visitor.payload(&payload)
    case .noteAdded(var payload): try visitor.payload(&payload)
    case .duplicateSuspected(var payload): try visitor.payload(&payload)
    case .claimResubmitted(var payload): try visitor.payload(&payload)
    case .claimRejected(var payload): try visitor.payload(&payload)
    case .claimAcknowledged(var payload): try visitor.payload(&payload)
    case .checkRecorded(var payload): try visitor.payload(&payload)
    case .informationRequested(var payload): try visitor.payload(&payload)
    case .informationProvided(var payload): try visitor.payload(&payload)
    case .informationRequestExpired(var payload): try visitor.payload(&payload)
    case .claimSupplemented(var payload): try visitor.payload(&payload)
    case .reviewRaised(var payload): try visitor.payload(&payload)
    case .reviewCompleted(var payload): try visitor.payload(&payload)
    case .reserveProposed(var payload): try visitor.payload(&payload)
    case .reserveProposalDeclined(var payload): try visitor.payload(&payload)
    case .claimPartiallyApproved(var payload): try visitor.payload(&payload)
    case .decisionProposed(var payload): try visitor.payload(&payload)
    case .decisionReturned(var payload): try visitor.payload(&payload)
    case .appealLodged(var payload): try visitor.payload(&payload)
    case .decisionRescinded(var payload): try visitor.payload(&payload)
    case .paymentDeclined(var payload): try visitor.payload(&payload)
    case .paymentCleared(var payload): try visitor.payload(&payload)
    case .paymentStopped(var payload): try visitor.payload(&payload)
    case .paymentFailed(var payload): try visitor.payload(&payload)
    case .paymentReversed(var payload): try visitor.payload(&payload)
    case .claimWithdrawn(var payload): try visitor.payload(&payload)
    case .claimMarkedDuplicate(var payload): try visitor.payload(&payload)
    case .claimVoided(var payload): try visitor.payload(&payload)
    case .fraudFlagged(var payload): try visitor.payload(&payload)
    case .siuReferred(var payload): try visitor.payload(&payload)
    case .siuCleared(var payload): try visitor.payload(&payload)
    case .fraudConfirmed(var payload): try visitor.payload(&payload)
    case .subrogationOpened(var payload): try visitor.payload(&payload)
    case .recoveryRecorded(var payload): try visitor.payload(&payload)
    case .subrogationClosed(var payload): try visitor.payload(&payload)
    case .litigationOpened(var payload): try visitor.payload(&payload)
    case .litigationClosed(var payload): try visitor.payload(&payload)
    case .partAdded(var payload): try visitor.payload(&payload)
    case .partUpdated(var payload): try visitor.payload(&payload)
    case .partRemoved(var payload): try visitor.payload(&payload)
    case .uploadRecorded(var payload): try visitor.payload(&payload)
    case .damageAssessed(var payload): try visitor.payload(&payload)
    case .damageAnalysed(var payload): try visitor.payload(&payload)
    case .documentReferenced(var payload): try visitor.payload(&payload)
    case .documentUnreferenced(var payload): try visitor.payload(&payload)
    case .communicationRecorded(var payload): try visitor.payload(&payload)
    case .factCorrected(var payload): try visitor.payload(&payload)
    case .reportGenerated(var payload): try visitor.payload(&payload)
    case .personalDataErased(var payload): try visitor.payload(&payload)
    case .representativeAuthorised(var payload): try visitor.payload(&payload)
    case .representativeRevoked(var payload): try visitor.payload(&payload)
    }
  }
}

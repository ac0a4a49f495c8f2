import EventSourcing

/// What can have happened to a claim. Numbers and names are stored.
public enum ClaimEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case claimDrafted = 1
  case claimDetailsEdited = 2
  case claimSubmitted = 3
  case claimOpened = 4
  case handlerAssigned = 5
  case investigationStarted = 6
  case reserveSet = 7
  case reserveReleased = 8
  case claimApproved = 9
  case claimDenied = 10
  case paymentRequested = 11
  case paymentAuthorised = 12
  case paymentIssued = 13
  case claimSettled = 14
  case claimClosed = 15
  case claimReopened = 16
  case noteAdded = 17
  case duplicateSuspected = 18
  case claimResubmitted = 19
  case claimRejected = 20
  case claimAcknowledged = 21
  case checkRecorded = 22
  case informationRequested = 23
  case informationProvided = 24
  case informationRequestExpired = 25
  case claimSupplemented = 26
  case reviewRaised = 27
  case reviewCompleted = 28
  case reserveProposed = 29
  case reserveProposalDeclined = 30
  case claimPartiallyApproved = 31
  case decisionProposed = 32
  case decisionReturned = 33
  case appealLodged = 34
  case decisionRescinded = 35
  case paymentDeclined = 36
  case paymentCleared = 37
  case paymentStopped = 38
  case paymentFailed = 39
  case paymentReversed = 40
  case claimWithdrawn = 41
  case claimMarkedDuplicate = 42
  case claimVoided = 43
  case fraudFlagged = 44
  case siuReferred = 45
  case siuCleared = 46
  case fraudConfirmed = 47
  case subrogationOpened = 48
  case recoveryRecorded = 49
  case subrogationClosed = 50
  case litigationOpened = 51
  case litigationClosed = 52
  case partAdded = 53
  case partUpdated = 54
  case partRemoved = 55
  case uploadRecorded = 56
  case damageAssessed = 57
  case damageAnalysed = 58
  case documentReferenced = 59
  case documentUnreferenced = 60
  case communicationRecorded = 61
  case factCorrected = 62
  case reportGenerated = 63
  case personalDataErased = 64
  case representativeAuthorised = 65
  case representativeRevoked = 66
  case lineItemPriced = 67

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .claimDrafted: "ClaimDrafted"
    case .claimDetailsEdited: "ClaimDetailsEdited"
    case .claimSubmitted: "ClaimSubmitted"
    case .claimOpened: "ClaimOpened"
    case .handlerAssigned: "HandlerAssigned"
    case .investigationStarted: "InvestigationStarted"
    case .reserveSet: "ReserveSet"
    case .reserveReleased: "ReserveReleased"
    case .claimApproved: "ClaimApproved"
    case .claimDenied: "ClaimDenied"
    case .paymentRequested: "PaymentRequested"
    case .paymentAuthorised: "PaymentAuthorised"
    case .paymentIssued: "PaymentIssued"
    case .claimSettled: "ClaimSettled"
    case .claimClosed: "ClaimClosed"
    case .claimReopened: "ClaimReopened"
    case .noteAdded: "NoteAdded"
    case .duplicateSuspected: "DuplicateSuspected"
    case .claimResubmitted: "ClaimResubmitted"
    case .claimRejected: "ClaimRejected"
    case .claimAcknowledged: "ClaimAcknowledged"
    case .checkRecorded: "CheckRecorded"
    case .informationRequested: "InformationRequested"
    case .informationProvided: "InformationProvided"
    case .informationRequestExpired: "InformationRequestExpired"
    case .claimSupplemented: "ClaimSupplemented"
    case .reviewRaised: "ReviewRaised"
    case .reviewCompleted: "ReviewCompleted"
    case .reserveProposed: "ReserveProposed"
    case .reserveProposalDeclined: "ReserveProposalDeclined"
    case .claimPartiallyApproved: "ClaimPartiallyApproved"
    case .decisionProposed: "DecisionProposed"
    case .decisionReturned: "DecisionReturned"
    case .appealLodged: "AppealLodged"
    case .decisionRescinded: "DecisionRescinded"
    case .paymentDeclined: "PaymentDeclined"
    case .paymentCleared: "PaymentCleared"
    case .paymentStopped: "PaymentStopped"
    case .paymentFailed: "PaymentFailed"
    case .paymentReversed: "PaymentReversed"
    case .claimWithdrawn: "ClaimWithdrawn"
    case .claimMarkedDuplicate: "ClaimMarkedDuplicate"
    case .claimVoided: "ClaimVoided"
    case .fraudFlagged: "FraudFlagged"
    case .siuReferred: "SIUReferred"
    case .siuCleared: "SIUCleared"
    case .fraudConfirmed: "FraudConfirmed"
    case .subrogationOpened: "SubrogationOpened"
    case .recoveryRecorded: "RecoveryRecorded"
    case .subrogationClosed: "SubrogationClosed"
    case .litigationOpened: "LitigationOpened"
    case .litigationClosed: "LitigationClosed"
    case .partAdded: "PartAdded"
    case .partUpdated: "PartUpdated"
    case .partRemoved: "PartRemoved"
    case .uploadRecorded: "UploadRecorded"
    case .damageAssessed: "DamageAssessed"
    case .damageAnalysed: "DamageAnalysed"
    case .documentReferenced: "DocumentReferenced"
    case .documentUnreferenced: "DocumentUnreferenced"
    case .communicationRecorded: "CommunicationRecorded"
    case .factCorrected: "FactCorrected"
    case .reportGenerated: "ReportGenerated"
    case .personalDataErased: "PersonalDataErased"
    case .representativeAuthorised: "RepresentativeAuthorised"
    case .representativeRevoked: "RepresentativeRevoked"
    case .lineItemPriced: "LineItemPriced"
    }
  }
}

extension ClaimEvent {
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
    case .lineItemPriced: .lineItemPriced
    }
  }

  /// Reads an event where it stands in memory. Compiled in this module, so that the visitor is
  /// specialised: the way in which whole logs are folded.
  public static func read(
    kind: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) -> ClaimEvent {
    try decode(kind: kind, payload)
  }
}

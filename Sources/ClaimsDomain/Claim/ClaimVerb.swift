import EventSourcing

/// What can be asked of a claim. A verb's number is that of its row, K20 is `approve`; where a row has
/// several verbs, the others are numbered from 50.
///
/// Source: Specs/Lifecycles/Claim.md, "Rows".
public enum ClaimVerb: UInt32, CodedEnum {
  case unspecified = 0
  case openDraft = 1
  case editDraft = 2
  case addPart = 3
  case updatePart = 4
  case referenceDocument = 5
  case unreferenceDocument = 6
  case submit = 7
  case resubmit = 8
  case rejectIntake = 9
  case acceptIntake = 10
  case acknowledge = 11
  case assign = 12
  case startInvestigation = 13
  case recordCheck = 14
  case requestInfo = 15
  case provideInfo = 16
  case expireInfoRequest = 17
  case setReserve = 18
  case confirmReserve = 19
  case approve = 20
  case approvePartially = 21
  case deny = 22
  case confirmDecision = 23
  case returnDecision = 24
  case appeal = 25
  case requestPayment = 26
  case authorisePayment = 27
  case declinePayment = 28
  case issuePayment = 29
  case clearPayment = 30
  case stopPayment = 31
  case reversePayment = 32
  case close = 33
  case withdraw = 34
  case markDuplicate = 35
  case void = 36
  case reopen = 37
  case flagFraud = 38
  case referToSIU = 39
  case clearFraud = 40
  case openSubrogation = 41
  case openLitigation = 42
  case addNote = 43
  case correctFact = 44
  case recordAnalysis = 45
  case generateReport = 46
  case erasePersonalData = 47
  case supplement = 48
  case rescindDecision = 49
  case completeReview = 50
  case removePart = 51
  case recordUpload = 52
  case assessDamage = 53
  case declineReserve = 54
  case confirmFraud = 55
  case recordRecovery = 56
  case closeSubrogation = 57
  case closeLitigation = 58
  case recordCommunication = 59
  case authoriseRepresentative = 60
  case revokeRepresentative = 61
  case priceLineItem = 62
  case raiseReview = 63

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .openDraft: "openDraft"
    case .editDraft: "editDraft"
    case .addPart: "addPart"
    case .updatePart: "updatePart"
    case .referenceDocument: "referenceDocument"
    case .unreferenceDocument: "unreferenceDocument"
    case .submit: "submit"
    case .resubmit: "resubmit"
    case .rejectIntake: "rejectIntake"
    case .acceptIntake: "acceptIntake"
    case .acknowledge: "acknowledge"
    case .assign: "assign"
    case .startInvestigation: "startInvestigation"
    case .recordCheck: "recordCheck"
    case .requestInfo: "requestInfo"
    case .provideInfo: "provideInfo"
    case .expireInfoRequest: "expireInfoRequest"
    case .setReserve: "setReserve"
    case .confirmReserve: "confirmReserve"
    case .approve: "approve"
    case .approvePartially: "approvePartially"
    case .deny: "deny"
    case .confirmDecision: "confirmDecision"
    case .returnDecision: "returnDecision"
    case .appeal: "appeal"
    case .requestPayment: "requestPayment"
    case .authorisePayment: "authorisePayment"
    case .declinePayment: "declinePayment"
    case .issuePayment: "issuePayment"
    case .clearPayment: "clearPayment"
    case .stopPayment: "stopPayment"
    case .reversePayment: "reversePayment"
    case .close: "close"
    case .withdraw: "withdraw"
    case .markDuplicate: "markDuplicate"
    case .void: "void"
    case .reopen: "reopen"
    case .flagFraud: "flagFraud"
    case .referToSIU: "referToSIU"
    case .clearFraud: "clearFraud"
    case .openSubrogation: "openSubrogation"
    case .openLitigation: "openLitigation"
    case .addNote: "addNote"
    case .correctFact: "correctFact"
    case .recordAnalysis: "recordAnalysis"
    case .generateReport: "generateReport"
    case .erasePersonalData: "erasePersonalData"
    case .supplement: "supplement"
    case .rescindDecision: "rescindDecision"
    case .completeReview: "completeReview"
    case .removePart: "removePart"
    case .recordUpload: "recordUpload"
    case .assessDamage: "assessDamage"
    case .declineReserve: "declineReserve"
    case .confirmFraud: "confirmFraud"
    case .recordRecovery: "recordRecovery"
    case .closeSubrogation: "closeSubrogation"
    case .closeLitigation: "closeLitigation"
    case .recordCommunication: "recordCommunication"
    case .authoriseRepresentative: "authoriseRepresentative"
    case .revokeRepresentative: "revokeRepresentative"
    case .priceLineItem: "priceLineItem"
    case .raiseReview: "raiseReview"
    }
  }
}

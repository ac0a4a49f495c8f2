// Generated from Claim/Claim.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a claim. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum ClaimVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Begin a claim".
  case openDraft = 1
  /// Labelled "Edit the details".
  case editDraft = 2
  /// Labelled "Add a part".
  case addPart = 3
  /// Labelled "Change a part".
  case updatePart = 4
  /// Labelled "Attach a document".
  case referenceDocument = 5
  /// Labelled "Detach a document".
  case unreferenceDocument = 6
  /// Labelled "Submit".
  case submit = 7
  /// Labelled "Submit again".
  case resubmit = 8
  /// Labelled "Turn back".
  case rejectIntake = 9
  /// Labelled "Take in".
  case acceptIntake = 10
  /// Labelled "Acknowledge".
  case acknowledge = 11
  /// Labelled "Assign".
  case assign = 12
  /// Labelled "Start investigating".
  case startInvestigation = 13
  /// Labelled "Record a check".
  case recordCheck = 14
  /// Labelled "Ask for information".
  case requestInfo = 15
  /// Labelled "Give information".
  case provideInfo = 16
  /// Labelled "End the wait for information".
  case expireInfoRequest = 17
  /// Labelled "Set the reserve".
  case setReserve = 18
  /// Labelled "Confirm the reserve".
  case confirmReserve = 19
  /// Labelled "Approve".
  case approve = 20
  /// Labelled "Approve in part".
  case approvePartially = 21
  /// Labelled "Deny".
  case deny = 22
  /// Labelled "Confirm the decision".
  case confirmDecision = 23
  /// Labelled "Give the decision back".
  case returnDecision = 24
  /// Labelled "Appeal".
  case appeal = 25
  /// Labelled "Request a payment".
  case requestPayment = 26
  /// Labelled "Authorise the payment".
  case authorisePayment = 27
  /// Labelled "Decline the payment".
  case declinePayment = 28
  /// Labelled "Pay out".
  case issuePayment = 29
  /// Labelled "Record that it arrived".
  case clearPayment = 30
  /// Labelled "Stop the payment".
  case stopPayment = 31
  /// Labelled "Take the payment back".
  case reversePayment = 32
  /// Labelled "Close".
  case close = 33
  /// Labelled "Withdraw".
  case withdraw = 34
  /// Labelled "Mark as duplicate".
  case markDuplicate = 35
  /// Labelled "Void".
  case void = 36
  /// Labelled "Reopen".
  case reopen = 37
  /// Labelled "Report a suspicion of fraud".
  case flagFraud = 38
  /// Labelled "Refer to the investigators".
  case referToSIU = 39
  /// Labelled "Clear the suspicion".
  case clearFraud = 40
  /// Labelled "Claim money back".
  case openSubrogation = 41
  /// Labelled "Record a lawsuit".
  case openLitigation = 42
  /// Labelled "Add a note".
  case addNote = 43
  /// Labelled "Correct a fact".
  case correctFact = 44
  /// Labelled "Record an analysis".
  case recordAnalysis = 45
  /// Labelled "Make a report".
  case generateReport = 46
  /// Labelled "Erase personal data".
  case erasePersonalData = 47
  /// Labelled "Add to the claim".
  case supplement = 48
  /// Labelled "Take the decision back".
  case rescindDecision = 49
  /// Labelled "Complete the review".
  case completeReview = 50
  /// Labelled "Remove a part".
  case removePart = 51
  /// Labelled "Record an upload".
  case recordUpload = 52
  /// Labelled "Assess the damage".
  case assessDamage = 53
  /// Labelled "Decline the reserve".
  case declineReserve = 54
  /// Labelled "Confirm the fraud".
  case confirmFraud = 55
  /// Labelled "Record money that came back".
  case recordRecovery = 56
  /// Labelled "End the recovery".
  case closeSubrogation = 57
  /// Labelled "End the lawsuit".
  case closeLitigation = 58
  /// Labelled "Record a conversation".
  case recordCommunication = 59
  /// Labelled "Authorise a representative".
  case authoriseRepresentative = 60
  /// Labelled "Revoke a representative".
  case revokeRepresentative = 61
  /// Labelled "Price a line item".
  case priceLineItem = 62
  /// Labelled "Ask for a review".
  case raiseReview = 63
  /// Labelled "Agree to act for the claimant".
  case acceptRepresentation = 64
  /// Labelled "Write off what is owed".
  case writeOffDebt = 65
  /// Labelled "Write off what does not come back".
  case writeOffLoss = 66
  /// Labelled "Record that the claimant was told".
  case notifyDecision = 67
  /// Labelled "Waive the appeal".
  case waiveAppeal = 68
  /// Labelled "Confirm a recovery".
  case confirmRecovery = 69
  /// Labelled "Take a recovery back".
  case reverseRecovery = 70
  /// Labelled "Record the terms of the policy".
  case confirmPolicy = 74

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
      case .acceptRepresentation: "acceptRepresentation"
      case .writeOffDebt: "writeOffDebt"
      case .writeOffLoss: "writeOffLoss"
      case .notifyDecision: "notifyDecision"
      case .waiveAppeal: "waiveAppeal"
      case .confirmRecovery: "confirmRecovery"
      case .reverseRecovery: "reverseRecovery"
      case .confirmPolicy: "confirmPolicy"
    }
  }
}

/// A command to a claim: a verb and its arguments.
public enum ClaimCommand: Union {
  /// See `OpenDraft`.
  indirect case openDraft(OpenDraft)
  /// See `EditDraft`.
  indirect case editDraft(EditDraft)
  /// See `AddPart`.
  indirect case addPart(AddPart)
  /// See `UpdatePart`.
  indirect case updatePart(UpdatePart)
  /// See `ReferenceDocument`.
  case referenceDocument(ReferenceDocument)
  /// See `UnreferenceDocument`.
  case unreferenceDocument(UnreferenceDocument)
  /// See `Submit`.
  case submit(Submit)
  /// See `Resubmit`.
  case resubmit(Resubmit)
  /// See `RejectIntake`.
  case rejectIntake(RejectIntake)
  /// See `AcceptIntake`.
  case acceptIntake(AcceptIntake)
  /// See `Acknowledge`.
  case acknowledge(Acknowledge)
  /// See `Assign`.
  case assign(Assign)
  /// See `StartInvestigation`.
  case startInvestigation(StartInvestigation)
  /// See `RecordCheck`.
  case recordCheck(RecordCheck)
  /// See `RequestInfo`.
  case requestInfo(RequestInfo)
  /// See `ProvideInfo`.
  case provideInfo(ProvideInfo)
  /// See `ExpireInfoRequest`.
  case expireInfoRequest(ExpireInfoRequest)
  /// See `SetReserve`.
  case setReserve(SetReserve)
  /// See `ConfirmReserve`.
  case confirmReserve(ConfirmReserve)
  /// See `Approve`.
  case approve(Approve)
  /// See `ApprovePartially`.
  case approvePartially(ApprovePartially)
  /// See `Deny`.
  case deny(Deny)
  /// See `ConfirmDecision`.
  case confirmDecision(ConfirmDecision)
  /// See `ReturnDecision`.
  case returnDecision(ReturnDecision)
  /// See `Appeal`.
  case appeal(Appeal)
  /// See `RequestPayment`.
  case requestPayment(RequestPayment)
  /// See `AuthorisePayment`.
  case authorisePayment(AuthorisePayment)
  /// See `DeclinePayment`.
  case declinePayment(DeclinePayment)
  /// See `IssuePayment`.
  case issuePayment(IssuePayment)
  /// See `ClearPayment`.
  case clearPayment(ClearPayment)
  /// See `StopPayment`.
  case stopPayment(StopPayment)
  /// See `ReversePayment`.
  case reversePayment(ReversePayment)
  /// See `Close`.
  case close(Close)
  /// See `Withdraw`.
  case withdraw(Withdraw)
  /// See `MarkDuplicate`.
  case markDuplicate(MarkDuplicate)
  /// See `VoidClaim`.
  case void(VoidClaim)
  /// See `Reopen`.
  case reopen(Reopen)
  /// See `FlagFraud`.
  case flagFraud(FlagFraud)
  /// See `ReferToSIU`.
  case referToSIU(ReferToSIU)
  /// See `ClearFraud`.
  case clearFraud(ClearFraud)
  /// See `OpenSubrogation`.
  case openSubrogation(OpenSubrogation)
  /// See `OpenLitigation`.
  case openLitigation(OpenLitigation)
  /// See `AddNote`.
  case addNote(AddNote)
  /// See `CorrectFact`.
  indirect case correctFact(CorrectFact)
  /// See `RecordAnalysis`.
  case recordAnalysis(RecordAnalysis)
  /// See `GenerateReport`.
  case generateReport(GenerateReport)
  /// See `ErasePersonalData`.
  case erasePersonalData(ErasePersonalData)
  /// See `Supplement`.
  case supplement(Supplement)
  /// See `RescindDecision`.
  case rescindDecision(RescindDecision)
  /// See `CompleteReview`.
  case completeReview(CompleteReview)
  /// See `RemovePart`.
  case removePart(RemovePart)
  /// See `RecordUpload`.
  case recordUpload(RecordUpload)
  /// See `AssessDamage`.
  case assessDamage(AssessDamage)
  /// See `DeclineReserve`.
  case declineReserve(DeclineReserve)
  /// See `ConfirmFraud`.
  case confirmFraud(ConfirmFraud)
  /// See `RecordRecovery`.
  case recordRecovery(RecordRecovery)
  /// See `CloseSubrogation`.
  case closeSubrogation(CloseSubrogation)
  /// See `CloseLitigation`.
  case closeLitigation(CloseLitigation)
  /// See `RecordCommunication`.
  case recordCommunication(RecordCommunication)
  /// See `AuthoriseRepresentative`.
  case authoriseRepresentative(AuthoriseRepresentative)
  /// See `RevokeRepresentative`.
  case revokeRepresentative(RevokeRepresentative)
  /// See `PriceLineItem`.
  case priceLineItem(PriceLineItem)
  /// See `RaiseReview`.
  case raiseReview(RaiseReview)
  /// See `AcceptRepresentation`.
  case acceptRepresentation(AcceptRepresentation)
  /// See `WriteOffDebt`.
  case writeOffDebt(WriteOffDebt)
  /// See `WriteOffLoss`.
  case writeOffLoss(WriteOffLoss)
  /// See `NotifyDecision`.
  case notifyDecision(NotifyDecision)
  /// See `WaiveAppeal`.
  case waiveAppeal(WaiveAppeal)
  /// See `ConfirmRecovery`.
  case confirmRecovery(ConfirmRecovery)
  /// See `ReverseRecovery`.
  case reverseRecovery(ReverseRecovery)
  /// See `ConfirmPolicy`.
  indirect case confirmPolicy(ConfirmPolicy)

  public static var unionName: StaticString { "ClaimCommand" }

  /// The payload of `openDraft`; nil of any other case.
  @inline(__always) public var openDraft: OpenDraft? {
    if case .openDraft(let payload) = self { payload } else { nil }
  }
  /// The payload of `editDraft`; nil of any other case.
  @inline(__always) public var editDraft: EditDraft? {
    if case .editDraft(let payload) = self { payload } else { nil }
  }
  /// The payload of `addPart`; nil of any other case.
  @inline(__always) public var addPart: AddPart? {
    if case .addPart(let payload) = self { payload } else { nil }
  }
  /// The payload of `updatePart`; nil of any other case.
  @inline(__always) public var updatePart: UpdatePart? {
    if case .updatePart(let payload) = self { payload } else { nil }
  }
  /// The payload of `referenceDocument`; nil of any other case.
  @inline(__always) public var referenceDocument: ReferenceDocument? {
    if case .referenceDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `unreferenceDocument`; nil of any other case.
  @inline(__always) public var unreferenceDocument: UnreferenceDocument? {
    if case .unreferenceDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `submit`; nil of any other case.
  @inline(__always) public var submit: Submit? {
    if case .submit(let payload) = self { payload } else { nil }
  }
  /// The payload of `resubmit`; nil of any other case.
  @inline(__always) public var resubmit: Resubmit? {
    if case .resubmit(let payload) = self { payload } else { nil }
  }
  /// The payload of `rejectIntake`; nil of any other case.
  @inline(__always) public var rejectIntake: RejectIntake? {
    if case .rejectIntake(let payload) = self { payload } else { nil }
  }
  /// The payload of `acceptIntake`; nil of any other case.
  @inline(__always) public var acceptIntake: AcceptIntake? {
    if case .acceptIntake(let payload) = self { payload } else { nil }
  }
  /// The payload of `acknowledge`; nil of any other case.
  @inline(__always) public var acknowledge: Acknowledge? {
    if case .acknowledge(let payload) = self { payload } else { nil }
  }
  /// The payload of `assign`; nil of any other case.
  @inline(__always) public var assign: Assign? {
    if case .assign(let payload) = self { payload } else { nil }
  }
  /// The payload of `startInvestigation`; nil of any other case.
  @inline(__always) public var startInvestigation: StartInvestigation? {
    if case .startInvestigation(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordCheck`; nil of any other case.
  @inline(__always) public var recordCheck: RecordCheck? {
    if case .recordCheck(let payload) = self { payload } else { nil }
  }
  /// The payload of `requestInfo`; nil of any other case.
  @inline(__always) public var requestInfo: RequestInfo? {
    if case .requestInfo(let payload) = self { payload } else { nil }
  }
  /// The payload of `provideInfo`; nil of any other case.
  @inline(__always) public var provideInfo: ProvideInfo? {
    if case .provideInfo(let payload) = self { payload } else { nil }
  }
  /// The payload of `expireInfoRequest`; nil of any other case.
  @inline(__always) public var expireInfoRequest: ExpireInfoRequest? {
    if case .expireInfoRequest(let payload) = self { payload } else { nil }
  }
  /// The payload of `setReserve`; nil of any other case.
  @inline(__always) public var setReserve: SetReserve? {
    if case .setReserve(let payload) = self { payload } else { nil }
  }
  /// The payload of `confirmReserve`; nil of any other case.
  @inline(__always) public var confirmReserve: ConfirmReserve? {
    if case .confirmReserve(let payload) = self { payload } else { nil }
  }
  /// The payload of `approve`; nil of any other case.
  @inline(__always) public var approve: Approve? {
    if case .approve(let payload) = self { payload } else { nil }
  }
  /// The payload of `approvePartially`; nil of any other case.
  @inline(__always) public var approvePartially: ApprovePartially? {
    if case .approvePartially(let payload) = self { payload } else { nil }
  }
  /// The payload of `deny`; nil of any other case.
  @inline(__always) public var deny: Deny? {
    if case .deny(let payload) = self { payload } else { nil }
  }
  /// The payload of `confirmDecision`; nil of any other case.
  @inline(__always) public var confirmDecision: ConfirmDecision? {
    if case .confirmDecision(let payload) = self { payload } else { nil }
  }
  /// The payload of `returnDecision`; nil of any other case.
  @inline(__always) public var returnDecision: ReturnDecision? {
    if case .returnDecision(let payload) = self { payload } else { nil }
  }
  /// The payload of `appeal`; nil of any other case.
  @inline(__always) public var appeal: Appeal? {
    if case .appeal(let payload) = self { payload } else { nil }
  }
  /// The payload of `requestPayment`; nil of any other case.
  @inline(__always) public var requestPayment: RequestPayment? {
    if case .requestPayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `authorisePayment`; nil of any other case.
  @inline(__always) public var authorisePayment: AuthorisePayment? {
    if case .authorisePayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `declinePayment`; nil of any other case.
  @inline(__always) public var declinePayment: DeclinePayment? {
    if case .declinePayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `issuePayment`; nil of any other case.
  @inline(__always) public var issuePayment: IssuePayment? {
    if case .issuePayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `clearPayment`; nil of any other case.
  @inline(__always) public var clearPayment: ClearPayment? {
    if case .clearPayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `stopPayment`; nil of any other case.
  @inline(__always) public var stopPayment: StopPayment? {
    if case .stopPayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `reversePayment`; nil of any other case.
  @inline(__always) public var reversePayment: ReversePayment? {
    if case .reversePayment(let payload) = self { payload } else { nil }
  }
  /// The payload of `close`; nil of any other case.
  @inline(__always) public var close: Close? {
    if case .close(let payload) = self { payload } else { nil }
  }
  /// The payload of `withdraw`; nil of any other case.
  @inline(__always) public var withdraw: Withdraw? {
    if case .withdraw(let payload) = self { payload } else { nil }
  }
  /// The payload of `markDuplicate`; nil of any other case.
  @inline(__always) public var markDuplicate: MarkDuplicate? {
    if case .markDuplicate(let payload) = self { payload } else { nil }
  }
  /// The payload of `void`; nil of any other case.
  @inline(__always) public var void: VoidClaim? {
    if case .void(let payload) = self { payload } else { nil }
  }
  /// The payload of `reopen`; nil of any other case.
  @inline(__always) public var reopen: Reopen? {
    if case .reopen(let payload) = self { payload } else { nil }
  }
  /// The payload of `flagFraud`; nil of any other case.
  @inline(__always) public var flagFraud: FlagFraud? {
    if case .flagFraud(let payload) = self { payload } else { nil }
  }
  /// The payload of `referToSIU`; nil of any other case.
  @inline(__always) public var referToSIU: ReferToSIU? {
    if case .referToSIU(let payload) = self { payload } else { nil }
  }
  /// The payload of `clearFraud`; nil of any other case.
  @inline(__always) public var clearFraud: ClearFraud? {
    if case .clearFraud(let payload) = self { payload } else { nil }
  }
  /// The payload of `openSubrogation`; nil of any other case.
  @inline(__always) public var openSubrogation: OpenSubrogation? {
    if case .openSubrogation(let payload) = self { payload } else { nil }
  }
  /// The payload of `openLitigation`; nil of any other case.
  @inline(__always) public var openLitigation: OpenLitigation? {
    if case .openLitigation(let payload) = self { payload } else { nil }
  }
  /// The payload of `addNote`; nil of any other case.
  @inline(__always) public var addNote: AddNote? {
    if case .addNote(let payload) = self { payload } else { nil }
  }
  /// The payload of `correctFact`; nil of any other case.
  @inline(__always) public var correctFact: CorrectFact? {
    if case .correctFact(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordAnalysis`; nil of any other case.
  @inline(__always) public var recordAnalysis: RecordAnalysis? {
    if case .recordAnalysis(let payload) = self { payload } else { nil }
  }
  /// The payload of `generateReport`; nil of any other case.
  @inline(__always) public var generateReport: GenerateReport? {
    if case .generateReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `erasePersonalData`; nil of any other case.
  @inline(__always) public var erasePersonalData: ErasePersonalData? {
    if case .erasePersonalData(let payload) = self { payload } else { nil }
  }
  /// The payload of `supplement`; nil of any other case.
  @inline(__always) public var supplement: Supplement? {
    if case .supplement(let payload) = self { payload } else { nil }
  }
  /// The payload of `rescindDecision`; nil of any other case.
  @inline(__always) public var rescindDecision: RescindDecision? {
    if case .rescindDecision(let payload) = self { payload } else { nil }
  }
  /// The payload of `completeReview`; nil of any other case.
  @inline(__always) public var completeReview: CompleteReview? {
    if case .completeReview(let payload) = self { payload } else { nil }
  }
  /// The payload of `removePart`; nil of any other case.
  @inline(__always) public var removePart: RemovePart? {
    if case .removePart(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordUpload`; nil of any other case.
  @inline(__always) public var recordUpload: RecordUpload? {
    if case .recordUpload(let payload) = self { payload } else { nil }
  }
  /// The payload of `assessDamage`; nil of any other case.
  @inline(__always) public var assessDamage: AssessDamage? {
    if case .assessDamage(let payload) = self { payload } else { nil }
  }
  /// The payload of `declineReserve`; nil of any other case.
  @inline(__always) public var declineReserve: DeclineReserve? {
    if case .declineReserve(let payload) = self { payload } else { nil }
  }
  /// The payload of `confirmFraud`; nil of any other case.
  @inline(__always) public var confirmFraud: ConfirmFraud? {
    if case .confirmFraud(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordRecovery`; nil of any other case.
  @inline(__always) public var recordRecovery: RecordRecovery? {
    if case .recordRecovery(let payload) = self { payload } else { nil }
  }
  /// The payload of `closeSubrogation`; nil of any other case.
  @inline(__always) public var closeSubrogation: CloseSubrogation? {
    if case .closeSubrogation(let payload) = self { payload } else { nil }
  }
  /// The payload of `closeLitigation`; nil of any other case.
  @inline(__always) public var closeLitigation: CloseLitigation? {
    if case .closeLitigation(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordCommunication`; nil of any other case.
  @inline(__always) public var recordCommunication: RecordCommunication? {
    if case .recordCommunication(let payload) = self { payload } else { nil }
  }
  /// The payload of `authoriseRepresentative`; nil of any other case.
  @inline(__always) public var authoriseRepresentative: AuthoriseRepresentative? {
    if case .authoriseRepresentative(let payload) = self { payload } else { nil }
  }
  /// The payload of `revokeRepresentative`; nil of any other case.
  @inline(__always) public var revokeRepresentative: RevokeRepresentative? {
    if case .revokeRepresentative(let payload) = self { payload } else { nil }
  }
  /// The payload of `priceLineItem`; nil of any other case.
  @inline(__always) public var priceLineItem: PriceLineItem? {
    if case .priceLineItem(let payload) = self { payload } else { nil }
  }
  /// The payload of `raiseReview`; nil of any other case.
  @inline(__always) public var raiseReview: RaiseReview? {
    if case .raiseReview(let payload) = self { payload } else { nil }
  }
  /// The payload of `acceptRepresentation`; nil of any other case.
  @inline(__always) public var acceptRepresentation: AcceptRepresentation? {
    if case .acceptRepresentation(let payload) = self { payload } else { nil }
  }
  /// The payload of `writeOffDebt`; nil of any other case.
  @inline(__always) public var writeOffDebt: WriteOffDebt? {
    if case .writeOffDebt(let payload) = self { payload } else { nil }
  }
  /// The payload of `writeOffLoss`; nil of any other case.
  @inline(__always) public var writeOffLoss: WriteOffLoss? {
    if case .writeOffLoss(let payload) = self { payload } else { nil }
  }
  /// The payload of `notifyDecision`; nil of any other case.
  @inline(__always) public var notifyDecision: NotifyDecision? {
    if case .notifyDecision(let payload) = self { payload } else { nil }
  }
  /// The payload of `waiveAppeal`; nil of any other case.
  @inline(__always) public var waiveAppeal: WaiveAppeal? {
    if case .waiveAppeal(let payload) = self { payload } else { nil }
  }
  /// The payload of `confirmRecovery`; nil of any other case.
  @inline(__always) public var confirmRecovery: ConfirmRecovery? {
    if case .confirmRecovery(let payload) = self { payload } else { nil }
  }
  /// The payload of `reverseRecovery`; nil of any other case.
  @inline(__always) public var reverseRecovery: ReverseRecovery? {
    if case .reverseRecovery(let payload) = self { payload } else { nil }
  }
  /// The payload of `confirmPolicy`; nil of any other case.
  @inline(__always) public var confirmPolicy: ConfirmPolicy? {
    if case .confirmPolicy(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
  @inlinable public var kind: ClaimVerb {
    switch self {
      case .openDraft: .openDraft
      case .editDraft: .editDraft
      case .addPart: .addPart
      case .updatePart: .updatePart
      case .referenceDocument: .referenceDocument
      case .unreferenceDocument: .unreferenceDocument
      case .submit: .submit
      case .resubmit: .resubmit
      case .rejectIntake: .rejectIntake
      case .acceptIntake: .acceptIntake
      case .acknowledge: .acknowledge
      case .assign: .assign
      case .startInvestigation: .startInvestigation
      case .recordCheck: .recordCheck
      case .requestInfo: .requestInfo
      case .provideInfo: .provideInfo
      case .expireInfoRequest: .expireInfoRequest
      case .setReserve: .setReserve
      case .confirmReserve: .confirmReserve
      case .approve: .approve
      case .approvePartially: .approvePartially
      case .deny: .deny
      case .confirmDecision: .confirmDecision
      case .returnDecision: .returnDecision
      case .appeal: .appeal
      case .requestPayment: .requestPayment
      case .authorisePayment: .authorisePayment
      case .declinePayment: .declinePayment
      case .issuePayment: .issuePayment
      case .clearPayment: .clearPayment
      case .stopPayment: .stopPayment
      case .reversePayment: .reversePayment
      case .close: .close
      case .withdraw: .withdraw
      case .markDuplicate: .markDuplicate
      case .void: .void
      case .reopen: .reopen
      case .flagFraud: .flagFraud
      case .referToSIU: .referToSIU
      case .clearFraud: .clearFraud
      case .openSubrogation: .openSubrogation
      case .openLitigation: .openLitigation
      case .addNote: .addNote
      case .correctFact: .correctFact
      case .recordAnalysis: .recordAnalysis
      case .generateReport: .generateReport
      case .erasePersonalData: .erasePersonalData
      case .supplement: .supplement
      case .rescindDecision: .rescindDecision
      case .completeReview: .completeReview
      case .removePart: .removePart
      case .recordUpload: .recordUpload
      case .assessDamage: .assessDamage
      case .declineReserve: .declineReserve
      case .confirmFraud: .confirmFraud
      case .recordRecovery: .recordRecovery
      case .closeSubrogation: .closeSubrogation
      case .closeLitigation: .closeLitigation
      case .recordCommunication: .recordCommunication
      case .authoriseRepresentative: .authoriseRepresentative
      case .revokeRepresentative: .revokeRepresentative
      case .priceLineItem: .priceLineItem
      case .raiseReview: .raiseReview
      case .acceptRepresentation: .acceptRepresentation
      case .writeOffDebt: .writeOffDebt
      case .writeOffLoss: .writeOffLoss
      case .notifyDecision: .notifyDecision
      case .waiveAppeal: .waiveAppeal
      case .confirmRecovery: .confirmRecovery
      case .reverseRecovery: .reverseRecovery
      case .confirmPolicy: .confirmPolicy
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ClaimVerb, from visitor: inout F) throws(WireError) -> ClaimCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .openDraft: return .openDraft(try filled(OpenDraft.self))
      case .editDraft: return .editDraft(try filled(EditDraft.self))
      case .addPart: return .addPart(try filled(AddPart.self))
      case .updatePart: return .updatePart(try filled(UpdatePart.self))
      case .referenceDocument: return .referenceDocument(try filled(ReferenceDocument.self))
      case .unreferenceDocument: return .unreferenceDocument(try filled(UnreferenceDocument.self))
      case .submit: return .submit(try filled(Submit.self))
      case .resubmit: return .resubmit(try filled(Resubmit.self))
      case .rejectIntake: return .rejectIntake(try filled(RejectIntake.self))
      case .acceptIntake: return .acceptIntake(try filled(AcceptIntake.self))
      case .acknowledge: return .acknowledge(try filled(Acknowledge.self))
      case .assign: return .assign(try filled(Assign.self))
      case .startInvestigation: return .startInvestigation(try filled(StartInvestigation.self))
      case .recordCheck: return .recordCheck(try filled(RecordCheck.self))
      case .requestInfo: return .requestInfo(try filled(RequestInfo.self))
      case .provideInfo: return .provideInfo(try filled(ProvideInfo.self))
      case .expireInfoRequest: return .expireInfoRequest(try filled(ExpireInfoRequest.self))
      case .setReserve: return .setReserve(try filled(SetReserve.self))
      case .confirmReserve: return .confirmReserve(try filled(ConfirmReserve.self))
      case .approve: return .approve(try filled(Approve.self))
      case .approvePartially: return .approvePartially(try filled(ApprovePartially.self))
      case .deny: return .deny(try filled(Deny.self))
      case .confirmDecision: return .confirmDecision(try filled(ConfirmDecision.self))
      case .returnDecision: return .returnDecision(try filled(ReturnDecision.self))
      case .appeal: return .appeal(try filled(Appeal.self))
      case .requestPayment: return .requestPayment(try filled(RequestPayment.self))
      case .authorisePayment: return .authorisePayment(try filled(AuthorisePayment.self))
      case .declinePayment: return .declinePayment(try filled(DeclinePayment.self))
      case .issuePayment: return .issuePayment(try filled(IssuePayment.self))
      case .clearPayment: return .clearPayment(try filled(ClearPayment.self))
      case .stopPayment: return .stopPayment(try filled(StopPayment.self))
      case .reversePayment: return .reversePayment(try filled(ReversePayment.self))
      case .close: return .close(try filled(Close.self))
      case .withdraw: return .withdraw(try filled(Withdraw.self))
      case .markDuplicate: return .markDuplicate(try filled(MarkDuplicate.self))
      case .void: return .void(try filled(VoidClaim.self))
      case .reopen: return .reopen(try filled(Reopen.self))
      case .flagFraud: return .flagFraud(try filled(FlagFraud.self))
      case .referToSIU: return .referToSIU(try filled(ReferToSIU.self))
      case .clearFraud: return .clearFraud(try filled(ClearFraud.self))
      case .openSubrogation: return .openSubrogation(try filled(OpenSubrogation.self))
      case .openLitigation: return .openLitigation(try filled(OpenLitigation.self))
      case .addNote: return .addNote(try filled(AddNote.self))
      case .correctFact: return .correctFact(try filled(CorrectFact.self))
      case .recordAnalysis: return .recordAnalysis(try filled(RecordAnalysis.self))
      case .generateReport: return .generateReport(try filled(GenerateReport.self))
      case .erasePersonalData: return .erasePersonalData(try filled(ErasePersonalData.self))
      case .supplement: return .supplement(try filled(Supplement.self))
      case .rescindDecision: return .rescindDecision(try filled(RescindDecision.self))
      case .completeReview: return .completeReview(try filled(CompleteReview.self))
      case .removePart: return .removePart(try filled(RemovePart.self))
      case .recordUpload: return .recordUpload(try filled(RecordUpload.self))
      case .assessDamage: return .assessDamage(try filled(AssessDamage.self))
      case .declineReserve: return .declineReserve(try filled(DeclineReserve.self))
      case .confirmFraud: return .confirmFraud(try filled(ConfirmFraud.self))
      case .recordRecovery: return .recordRecovery(try filled(RecordRecovery.self))
      case .closeSubrogation: return .closeSubrogation(try filled(CloseSubrogation.self))
      case .closeLitigation: return .closeLitigation(try filled(CloseLitigation.self))
      case .recordCommunication: return .recordCommunication(try filled(RecordCommunication.self))
      case .authoriseRepresentative: return .authoriseRepresentative(try filled(AuthoriseRepresentative.self))
      case .revokeRepresentative: return .revokeRepresentative(try filled(RevokeRepresentative.self))
      case .priceLineItem: return .priceLineItem(try filled(PriceLineItem.self))
      case .raiseReview: return .raiseReview(try filled(RaiseReview.self))
      case .acceptRepresentation: return .acceptRepresentation(try filled(AcceptRepresentation.self))
      case .writeOffDebt: return .writeOffDebt(try filled(WriteOffDebt.self))
      case .writeOffLoss: return .writeOffLoss(try filled(WriteOffLoss.self))
      case .notifyDecision: return .notifyDecision(try filled(NotifyDecision.self))
      case .waiveAppeal: return .waiveAppeal(try filled(WaiveAppeal.self))
      case .confirmRecovery: return .confirmRecovery(try filled(ConfirmRecovery.self))
      case .reverseRecovery: return .reverseRecovery(try filled(ReverseRecovery.self))
      case .confirmPolicy: return .confirmPolicy(try filled(ConfirmPolicy.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .openDraft(var payload): try visitor.payload(&payload)
      case .editDraft(var payload): try visitor.payload(&payload)
      case .addPart(var payload): try visitor.payload(&payload)
      case .updatePart(var payload): try visitor.payload(&payload)
      case .referenceDocument(var payload): try visitor.payload(&payload)
      case .unreferenceDocument(var payload): try visitor.payload(&payload)
      case .submit(var payload): try visitor.payload(&payload)
      case .resubmit(var payload): try visitor.payload(&payload)
      case .rejectIntake(var payload): try visitor.payload(&payload)
      case .acceptIntake(var payload): try visitor.payload(&payload)
      case .acknowledge(var payload): try visitor.payload(&payload)
      case .assign(var payload): try visitor.payload(&payload)
      case .startInvestigation(var payload): try visitor.payload(&payload)
      case .recordCheck(var payload): try visitor.payload(&payload)
      case .requestInfo(var payload): try visitor.payload(&payload)
      case .provideInfo(var payload): try visitor.payload(&payload)
      case .expireInfoRequest(var payload): try visitor.payload(&payload)
      case .setReserve(var payload): try visitor.payload(&payload)
      case .confirmReserve(var payload): try visitor.payload(&payload)
      case .approve(var payload): try visitor.payload(&payload)
      case .approvePartially(var payload): try visitor.payload(&payload)
      case .deny(var payload): try visitor.payload(&payload)
      case .confirmDecision(var payload): try visitor.payload(&payload)
      case .returnDecision(var payload): try visitor.payload(&payload)
      case .appeal(var payload): try visitor.payload(&payload)
      case .requestPayment(var payload): try visitor.payload(&payload)
      case .authorisePayment(var payload): try visitor.payload(&payload)
      case .declinePayment(var payload): try visitor.payload(&payload)
      case .issuePayment(var payload): try visitor.payload(&payload)
      case .clearPayment(var payload): try visitor.payload(&payload)
      case .stopPayment(var payload): try visitor.payload(&payload)
      case .reversePayment(var payload): try visitor.payload(&payload)
      case .close(var payload): try visitor.payload(&payload)
      case .withdraw(var payload): try visitor.payload(&payload)
      case .markDuplicate(var payload): try visitor.payload(&payload)
      case .void(var payload): try visitor.payload(&payload)
      case .reopen(var payload): try visitor.payload(&payload)
      case .flagFraud(var payload): try visitor.payload(&payload)
      case .referToSIU(var payload): try visitor.payload(&payload)
      case .clearFraud(var payload): try visitor.payload(&payload)
      case .openSubrogation(var payload): try visitor.payload(&payload)
      case .openLitigation(var payload): try visitor.payload(&payload)
      case .addNote(var payload): try visitor.payload(&payload)
      case .correctFact(var payload): try visitor.payload(&payload)
      case .recordAnalysis(var payload): try visitor.payload(&payload)
      case .generateReport(var payload): try visitor.payload(&payload)
      case .erasePersonalData(var payload): try visitor.payload(&payload)
      case .supplement(var payload): try visitor.payload(&payload)
      case .rescindDecision(var payload): try visitor.payload(&payload)
      case .completeReview(var payload): try visitor.payload(&payload)
      case .removePart(var payload): try visitor.payload(&payload)
      case .recordUpload(var payload): try visitor.payload(&payload)
      case .assessDamage(var payload): try visitor.payload(&payload)
      case .declineReserve(var payload): try visitor.payload(&payload)
      case .confirmFraud(var payload): try visitor.payload(&payload)
      case .recordRecovery(var payload): try visitor.payload(&payload)
      case .closeSubrogation(var payload): try visitor.payload(&payload)
      case .closeLitigation(var payload): try visitor.payload(&payload)
      case .recordCommunication(var payload): try visitor.payload(&payload)
      case .authoriseRepresentative(var payload): try visitor.payload(&payload)
      case .revokeRepresentative(var payload): try visitor.payload(&payload)
      case .priceLineItem(var payload): try visitor.payload(&payload)
      case .raiseReview(var payload): try visitor.payload(&payload)
      case .acceptRepresentation(var payload): try visitor.payload(&payload)
      case .writeOffDebt(var payload): try visitor.payload(&payload)
      case .writeOffLoss(var payload): try visitor.payload(&payload)
      case .notifyDecision(var payload): try visitor.payload(&payload)
      case .waiveAppeal(var payload): try visitor.payload(&payload)
      case .confirmRecovery(var payload): try visitor.payload(&payload)
      case .reverseRecovery(var payload): try visitor.payload(&payload)
      case .confirmPolicy(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ClaimCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

extension ClaimCommand {
  enum Region {
    case closing
    case cover
    case decision
    case filing
    case fraud
    case inquiry
    case litigation
    case parts
    case payments
    case record
    case recovery
    case reserves
  }

  /// The region that declares it.
  @inline(__always) var region: Region {
    switch self {
      case .close, .withdraw, .markDuplicate, .void, .reopen:
        .closing
      case .confirmPolicy:
        .cover
      case .approve, .approvePartially, .deny, .confirmDecision, .returnDecision, .appeal, .rescindDecision, .notifyDecision, .waiveAppeal:
        .decision
      case .openDraft, .editDraft, .submit, .resubmit, .rejectIntake, .acceptIntake, .acknowledge, .assign, .startInvestigation:
        .filing
      case .flagFraud, .referToSIU, .clearFraud, .confirmFraud:
        .fraud
      case .recordCheck, .requestInfo, .provideInfo, .expireInfoRequest, .supplement, .completeReview, .raiseReview:
        .inquiry
      case .openLitigation, .closeLitigation:
        .litigation
      case .addPart, .updatePart, .referenceDocument, .unreferenceDocument, .recordAnalysis, .removePart, .recordUpload, .assessDamage, .priceLineItem:
        .parts
      case .requestPayment, .authorisePayment, .declinePayment, .issuePayment, .clearPayment, .stopPayment, .reversePayment, .writeOffDebt:
        .payments
      case .addNote, .correctFact, .generateReport, .erasePersonalData, .recordCommunication, .authoriseRepresentative, .revokeRepresentative, .acceptRepresentation:
        .record
      case .openSubrogation, .recordRecovery, .closeSubrogation, .writeOffLoss, .confirmRecovery, .reverseRecovery:
        .recovery
      case .setReserve, .confirmReserve, .declineReserve:
        .reserves
    }
  }
}

/// What can have happened to a claim. Numbers and names are stored.
public enum ClaimEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Claim begun".
  case claimDrafted = 1
  /// Labelled "Details edited".
  case claimDetailsEdited = 2
  /// Labelled "Claim submitted".
  case claimSubmitted = 3
  /// Labelled "Claim taken in".
  case claimOpened = 4
  /// Labelled "Handler assigned".
  case handlerAssigned = 5
  /// Labelled "Investigation started".
  case investigationStarted = 6
  /// Labelled "Reserve set".
  case reserveSet = 7
  /// Labelled "Reserve released".
  case reserveReleased = 8
  /// Labelled "Claim approved".
  case claimApproved = 9
  /// Labelled "Claim denied".
  case claimDenied = 10
  /// Labelled "Payment requested".
  case paymentRequested = 11
  /// Labelled "Payment authorised".
  case paymentAuthorised = 12
  /// Labelled "Payment paid out".
  case paymentIssued = 13
  /// Labelled "Claim settled".
  case claimSettled = 14
  /// Labelled "Claim closed".
  case claimClosed = 15
  /// Labelled "Claim reopened".
  case claimReopened = 16
  /// Labelled "Note added".
  case noteAdded = 17
  /// Labelled "Duplicate suspected".
  case duplicateSuspected = 18
  /// Labelled "Claim submitted again".
  case claimResubmitted = 19
  /// Labelled "Claim turned back".
  case claimRejected = 20
  /// Labelled "Receipt acknowledged".
  case claimAcknowledged = 21
  /// Labelled "Check recorded".
  case checkRecorded = 22
  /// Labelled "Information requested".
  case informationRequested = 23
  /// Labelled "Information given".
  case informationProvided = 24
  /// Labelled "Request for information expired".
  case informationRequestExpired = 25
  /// Labelled "Claim added to".
  case claimSupplemented = 26
  /// Labelled "Review needed".
  case reviewRaised = 27
  /// Labelled "Review completed".
  case reviewCompleted = 28
  /// Labelled "Reserve proposed".
  case reserveProposed = 29
  /// Labelled "Proposed reserve declined".
  case reserveProposalDeclined = 30
  /// Labelled "Claim approved in part".
  case claimPartiallyApproved = 31
  /// Labelled "Decision proposed".
  case decisionProposed = 32
  /// Labelled "Decision given back".
  case decisionReturned = 33
  /// Labelled "Appeal lodged".
  case appealLodged = 34
  /// Labelled "Decision taken back".
  case decisionRescinded = 35
  /// Labelled "Payment declined".
  case paymentDeclined = 36
  /// Labelled "Payment arrived".
  case paymentCleared = 37
  /// Labelled "Payment stopped".
  case paymentStopped = 38
  /// Labelled "Payment failed".
  case paymentFailed = 39
  /// Labelled "Payment taken back".
  case paymentReversed = 40
  /// Labelled "Claim withdrawn".
  case claimWithdrawn = 41
  /// Labelled "Marked as duplicate".
  case claimMarkedDuplicate = 42
  /// Labelled "Claim voided".
  case claimVoided = 43
  /// Labelled "Suspicion of fraud reported".
  case fraudFlagged = 44
  /// Labelled "Referred to the investigators".
  case siuReferred = 45
  /// Labelled "Suspicion cleared".
  case siuCleared = 46
  /// Labelled "Fraud confirmed".
  case fraudConfirmed = 47
  /// Labelled "Recovery begun".
  case subrogationOpened = 48
  /// Labelled "Money came back".
  case recoveryRecorded = 49
  /// Labelled "Recovery ended".
  case subrogationClosed = 50
  /// Labelled "Lawsuit begun".
  case litigationOpened = 51
  /// Labelled "Lawsuit ended".
  case litigationClosed = 52
  /// Labelled "Part added".
  case partAdded = 53
  /// Labelled "Part changed".
  case partUpdated = 54
  /// Labelled "Part removed".
  case partRemoved = 55
  /// Labelled "Upload recorded".
  case uploadRecorded = 56
  /// Labelled "Damage assessed".
  case damageAssessed = 57
  /// Labelled "Damage analysed".
  case damageAnalysed = 58
  /// Labelled "Document attached".
  case documentReferenced = 59
  /// Labelled "Document detached".
  case documentUnreferenced = 60
  /// Labelled "Conversation recorded".
  case communicationRecorded = 61
  /// Labelled "Fact corrected".
  case factCorrected = 62
  /// Labelled "Report made".
  case reportGenerated = 63
  /// Labelled "Personal data erased".
  case personalDataErased = 64
  /// Labelled "Representative authorised".
  case representativeAuthorised = 65
  /// Labelled "Representative revoked".
  case representativeRevoked = 66
  /// Labelled "Line item priced".
  case lineItemPriced = 67
  /// Labelled "Representation accepted".
  case representationAccepted = 68
  /// Labelled "What was owed written off".
  case debtWrittenOff = 69
  /// Labelled "Loss written off".
  case lossWrittenOff = 70
  /// Labelled "Claimant told of the decision".
  case decisionNotified = 71
  /// Labelled "Appeal waived".
  case appealWaived = 72
  /// Labelled "Recovery confirmed".
  case recoveryConfirmed = 73
  /// Labelled "Recovery taken back".
  case recoveryReversed = 74
  /// Labelled "Terms of the policy recorded".
  case policyConfirmed = 78

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
      case .representationAccepted: "RepresentationAccepted"
      case .debtWrittenOff: "DebtWrittenOff"
      case .lossWrittenOff: "LossWrittenOff"
      case .decisionNotified: "DecisionNotified"
      case .appealWaived: "AppealWaived"
      case .recoveryConfirmed: "RecoveryConfirmed"
      case .recoveryReversed: "RecoveryReversed"
      case .policyConfirmed: "PolicyConfirmed"
    }
  }
}

/// Something that happened to a claim.
public enum ClaimEvent: Union {
  /// See `ClaimDrafted`.
  indirect case claimDrafted(ClaimDrafted)
  /// See `ClaimDetailsEdited`.
  indirect case claimDetailsEdited(ClaimDetailsEdited)
  /// See `ClaimSubmitted`.
  case claimSubmitted(ClaimSubmitted)
  /// See `ClaimOpened`.
  case claimOpened(ClaimOpened)
  /// See `HandlerAssigned`.
  case handlerAssigned(HandlerAssigned)
  /// See `InvestigationStarted`.
  case investigationStarted(InvestigationStarted)
  /// See `ReserveSet`.
  case reserveSet(ReserveSet)
  /// See `ReserveReleased`.
  case reserveReleased(ReserveReleased)
  /// See `ClaimApproved`.
  case claimApproved(ClaimApproved)
  /// See `ClaimDenied`.
  case claimDenied(ClaimDenied)
  /// See `PaymentRequested`.
  case paymentRequested(PaymentRequested)
  /// See `PaymentAuthorised`.
  case paymentAuthorised(PaymentAuthorised)
  /// See `PaymentIssued`.
  case paymentIssued(PaymentIssued)
  /// See `ClaimSettled`.
  case claimSettled(ClaimSettled)
  /// See `ClaimClosed`.
  case claimClosed(ClaimClosed)
  /// See `ClaimReopened`.
  case claimReopened(ClaimReopened)
  /// See `NoteAdded`.
  case noteAdded(NoteAdded)
  /// See `DuplicateSuspected`.
  case duplicateSuspected(DuplicateSuspected)
  /// See `ClaimResubmitted`.
  case claimResubmitted(ClaimResubmitted)
  /// See `ClaimRejected`.
  case claimRejected(ClaimRejected)
  /// See `ClaimAcknowledged`.
  case claimAcknowledged(ClaimAcknowledged)
  /// See `CheckRecorded`.
  case checkRecorded(CheckRecorded)
  /// See `InformationRequested`.
  case informationRequested(InformationRequested)
  /// See `InformationProvided`.
  case informationProvided(InformationProvided)
  /// See `InformationRequestExpired`.
  case informationRequestExpired(InformationRequestExpired)
  /// See `ClaimSupplemented`.
  case claimSupplemented(ClaimSupplemented)
  /// See `ReviewRaised`.
  case reviewRaised(ReviewRaised)
  /// See `ReviewCompleted`.
  case reviewCompleted(ReviewCompleted)
  /// See `ReserveProposed`.
  case reserveProposed(ReserveProposed)
  /// See `ReserveProposalDeclined`.
  case reserveProposalDeclined(ReserveProposalDeclined)
  /// See `ClaimPartiallyApproved`.
  case claimPartiallyApproved(ClaimPartiallyApproved)
  /// See `DecisionProposed`.
  indirect case decisionProposed(DecisionProposed)
  /// See `DecisionReturned`.
  case decisionReturned(DecisionReturned)
  /// See `AppealLodged`.
  case appealLodged(AppealLodged)
  /// See `DecisionRescinded`.
  case decisionRescinded(DecisionRescinded)
  /// See `PaymentDeclined`.
  case paymentDeclined(PaymentDeclined)
  /// See `PaymentCleared`.
  case paymentCleared(PaymentCleared)
  /// See `PaymentStopped`.
  case paymentStopped(PaymentStopped)
  /// See `PaymentFailed`.
  case paymentFailed(PaymentFailed)
  /// See `PaymentReversed`.
  case paymentReversed(PaymentReversed)
  /// See `ClaimWithdrawn`.
  case claimWithdrawn(ClaimWithdrawn)
  /// See `ClaimMarkedDuplicate`.
  case claimMarkedDuplicate(ClaimMarkedDuplicate)
  /// See `ClaimVoided`.
  case claimVoided(ClaimVoided)
  /// See `FraudFlagged`.
  case fraudFlagged(FraudFlagged)
  /// See `SIUReferred`.
  case siuReferred(SIUReferred)
  /// See `SIUCleared`.
  case siuCleared(SIUCleared)
  /// See `FraudConfirmed`.
  case fraudConfirmed(FraudConfirmed)
  /// See `SubrogationOpened`.
  case subrogationOpened(SubrogationOpened)
  /// See `RecoveryRecorded`.
  case recoveryRecorded(RecoveryRecorded)
  /// See `SubrogationClosed`.
  case subrogationClosed(SubrogationClosed)
  /// See `LitigationOpened`.
  case litigationOpened(LitigationOpened)
  /// See `LitigationClosed`.
  case litigationClosed(LitigationClosed)
  /// See `PartAdded`.
  indirect case partAdded(PartAdded)
  /// See `PartUpdated`.
  indirect case partUpdated(PartUpdated)
  /// See `PartRemoved`.
  case partRemoved(PartRemoved)
  /// See `UploadRecorded`.
  case uploadRecorded(UploadRecorded)
  /// See `DamageAssessed`.
  case damageAssessed(DamageAssessed)
  /// See `DamageAnalysed`.
  case damageAnalysed(DamageAnalysed)
  /// See `DocumentReferenced`.
  case documentReferenced(DocumentReferenced)
  /// See `DocumentUnreferenced`.
  case documentUnreferenced(DocumentUnreferenced)
  /// See `CommunicationRecorded`.
  case communicationRecorded(CommunicationRecorded)
  /// See `FactCorrected`.
  indirect case factCorrected(FactCorrected)
  /// See `ReportGenerated`.
  case reportGenerated(ReportGenerated)
  /// See `PersonalDataErased`.
  case personalDataErased(PersonalDataErased)
  /// See `RepresentativeAuthorised`.
  case representativeAuthorised(RepresentativeAuthorised)
  /// See `RepresentativeRevoked`.
  case representativeRevoked(RepresentativeRevoked)
  /// See `LineItemPriced`.
  indirect case lineItemPriced(LineItemPriced)
  /// See `RepresentationAccepted`.
  case representationAccepted(RepresentationAccepted)
  /// See `DebtWrittenOff`.
  case debtWrittenOff(DebtWrittenOff)
  /// See `LossWrittenOff`.
  case lossWrittenOff(LossWrittenOff)
  /// See `DecisionNotified`.
  case decisionNotified(DecisionNotified)
  /// See `AppealWaived`.
  case appealWaived(AppealWaived)
  /// See `RecoveryConfirmed`.
  case recoveryConfirmed(RecoveryConfirmed)
  /// See `RecoveryReversed`.
  case recoveryReversed(RecoveryReversed)
  /// See `PolicyConfirmed`.
  indirect case policyConfirmed(PolicyConfirmed)

  public static var unionName: StaticString { "ClaimEvent" }


  /// Which case it is.
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
      case .representationAccepted: .representationAccepted
      case .debtWrittenOff: .debtWrittenOff
      case .lossWrittenOff: .lossWrittenOff
      case .decisionNotified: .decisionNotified
      case .appealWaived: .appealWaived
      case .recoveryConfirmed: .recoveryConfirmed
      case .recoveryReversed: .recoveryReversed
      case .policyConfirmed: .policyConfirmed
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ClaimEventKind, from visitor: inout F) throws(WireError) -> ClaimEvent? {
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
      case .informationRequestExpired: return .informationRequestExpired(try filled(InformationRequestExpired.self))
      case .claimSupplemented: return .claimSupplemented(try filled(ClaimSupplemented.self))
      case .reviewRaised: return .reviewRaised(try filled(ReviewRaised.self))
      case .reviewCompleted: return .reviewCompleted(try filled(ReviewCompleted.self))
      case .reserveProposed: return .reserveProposed(try filled(ReserveProposed.self))
      case .reserveProposalDeclined: return .reserveProposalDeclined(try filled(ReserveProposalDeclined.self))
      case .claimPartiallyApproved: return .claimPartiallyApproved(try filled(ClaimPartiallyApproved.self))
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
      case .communicationRecorded: return .communicationRecorded(try filled(CommunicationRecorded.self))
      case .factCorrected: return .factCorrected(try filled(FactCorrected.self))
      case .reportGenerated: return .reportGenerated(try filled(ReportGenerated.self))
      case .personalDataErased: return .personalDataErased(try filled(PersonalDataErased.self))
      case .representativeAuthorised: return .representativeAuthorised(try filled(RepresentativeAuthorised.self))
      case .representativeRevoked: return .representativeRevoked(try filled(RepresentativeRevoked.self))
      case .lineItemPriced: return .lineItemPriced(try filled(LineItemPriced.self))
      case .representationAccepted: return .representationAccepted(try filled(RepresentationAccepted.self))
      case .debtWrittenOff: return .debtWrittenOff(try filled(DebtWrittenOff.self))
      case .lossWrittenOff: return .lossWrittenOff(try filled(LossWrittenOff.self))
      case .decisionNotified: return .decisionNotified(try filled(DecisionNotified.self))
      case .appealWaived: return .appealWaived(try filled(AppealWaived.self))
      case .recoveryConfirmed: return .recoveryConfirmed(try filled(RecoveryConfirmed.self))
      case .recoveryReversed: return .recoveryReversed(try filled(RecoveryReversed.self))
      case .policyConfirmed: return .policyConfirmed(try filled(PolicyConfirmed.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
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
      case .lineItemPriced(var payload): try visitor.payload(&payload)
      case .representationAccepted(var payload): try visitor.payload(&payload)
      case .debtWrittenOff(var payload): try visitor.payload(&payload)
      case .lossWrittenOff(var payload): try visitor.payload(&payload)
      case .decisionNotified(var payload): try visitor.payload(&payload)
      case .appealWaived(var payload): try visitor.payload(&payload)
      case .recoveryConfirmed(var payload): try visitor.payload(&payload)
      case .recoveryReversed(var payload): try visitor.payload(&payload)
      case .policyConfirmed(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ClaimEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

extension ClaimEvent {
  enum Region {
    case closing
    case cover
    case decision
    case filing
    case fraud
    case inquiry
    case litigation
    case parts
    case payments
    case record
    case recovery
    case reserves
  }

  /// The region that declares it.
  @inline(__always) var region: Region {
    switch self {
      case .claimClosed, .claimReopened, .claimWithdrawn, .claimMarkedDuplicate, .claimVoided:
        .closing
      case .policyConfirmed:
        .cover
      case .claimApproved, .claimDenied, .claimPartiallyApproved, .decisionProposed, .decisionReturned, .appealLodged, .decisionRescinded, .decisionNotified, .appealWaived:
        .decision
      case .claimDrafted, .claimDetailsEdited, .claimSubmitted, .claimOpened, .handlerAssigned, .investigationStarted, .duplicateSuspected, .claimResubmitted, .claimRejected, .claimAcknowledged:
        .filing
      case .fraudFlagged, .siuReferred, .siuCleared, .fraudConfirmed:
        .fraud
      case .checkRecorded, .informationRequested, .informationProvided, .informationRequestExpired, .claimSupplemented, .reviewRaised, .reviewCompleted:
        .inquiry
      case .litigationOpened, .litigationClosed:
        .litigation
      case .partAdded, .partUpdated, .partRemoved, .uploadRecorded, .damageAssessed, .damageAnalysed, .documentReferenced, .documentUnreferenced, .lineItemPriced:
        .parts
      case .paymentRequested, .paymentAuthorised, .paymentIssued, .claimSettled, .paymentDeclined, .paymentCleared, .paymentStopped, .paymentFailed, .paymentReversed, .debtWrittenOff:
        .payments
      case .noteAdded, .communicationRecorded, .factCorrected, .reportGenerated, .personalDataErased, .representativeAuthorised, .representativeRevoked, .representationAccepted:
        .record
      case .subrogationOpened, .recoveryRecorded, .subrogationClosed, .lossWrittenOff, .recoveryConfirmed, .recoveryReversed:
        .recovery
      case .reserveSet, .reserveReleased, .reserveProposed, .reserveProposalDeclined:
        .reserves
    }
  }
}


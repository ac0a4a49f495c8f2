// Generated from Claim/Claim.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a claim. The numbers are stored; each is that of the verb's first row, or from 50 on.
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
  case acceptRepresentation = 64
  case writeOffDebt = 65
  case writeOffLoss = 66
  case notifyDecision = 67
  case waiveAppeal = 68
  case confirmRecovery = 69
  case reverseRecovery = 70
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
  case openDraft(OpenDraft)
  indirect case editDraft(EditDraft)
  indirect case addPart(AddPart)
  indirect case updatePart(UpdatePart)
  case referenceDocument(ReferenceDocument)
  case unreferenceDocument(UnreferenceDocument)
  case submit(Submit)
  case resubmit(Resubmit)
  case rejectIntake(RejectIntake)
  case acceptIntake(AcceptIntake)
  case acknowledge(Acknowledge)
  case assign(Assign)
  case startInvestigation(StartInvestigation)
  case recordCheck(RecordCheck)
  case requestInfo(RequestInfo)
  case provideInfo(ProvideInfo)
  case expireInfoRequest(ExpireInfoRequest)
  case setReserve(SetReserve)
  case confirmReserve(ConfirmReserve)
  case approve(Approve)
  case approvePartially(ApprovePartially)
  case deny(Deny)
  case confirmDecision(ConfirmDecision)
  case returnDecision(ReturnDecision)
  case appeal(Appeal)
  case requestPayment(RequestPayment)
  case authorisePayment(AuthorisePayment)
  case declinePayment(DeclinePayment)
  case issuePayment(IssuePayment)
  case clearPayment(ClearPayment)
  case stopPayment(StopPayment)
  case reversePayment(ReversePayment)
  case close(Close)
  case withdraw(Withdraw)
  case markDuplicate(MarkDuplicate)
  case void(VoidClaim)
  case reopen(Reopen)
  case flagFraud(FlagFraud)
  case referToSIU(ReferToSIU)
  case clearFraud(ClearFraud)
  case openSubrogation(OpenSubrogation)
  case openLitigation(OpenLitigation)
  case addNote(AddNote)
  indirect case correctFact(CorrectFact)
  case recordAnalysis(RecordAnalysis)
  case generateReport(GenerateReport)
  case erasePersonalData(ErasePersonalData)
  case supplement(Supplement)
  case rescindDecision(RescindDecision)
  case completeReview(CompleteReview)
  case removePart(RemovePart)
  case recordUpload(RecordUpload)
  case assessDamage(AssessDamage)
  case declineReserve(DeclineReserve)
  case confirmFraud(ConfirmFraud)
  case recordRecovery(RecordRecovery)
  case closeSubrogation(CloseSubrogation)
  case closeLitigation(CloseLitigation)
  case recordCommunication(RecordCommunication)
  case authoriseRepresentative(AuthoriseRepresentative)
  case revokeRepresentative(RevokeRepresentative)
  case priceLineItem(PriceLineItem)
  case raiseReview(RaiseReview)
  case acceptRepresentation(AcceptRepresentation)
  case writeOffDebt(WriteOffDebt)
  case writeOffLoss(WriteOffLoss)
  case notifyDecision(NotifyDecision)
  case waiveAppeal(WaiveAppeal)
  case confirmRecovery(ConfirmRecovery)
  case reverseRecovery(ReverseRecovery)
  indirect case confirmPolicy(ConfirmPolicy)

  public static var unionName: StaticString { "ClaimCommand" }

  @inline(__always) public var openDraft: OpenDraft? {
    if case .openDraft(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var editDraft: EditDraft? {
    if case .editDraft(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var addPart: AddPart? {
    if case .addPart(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var updatePart: UpdatePart? {
    if case .updatePart(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var referenceDocument: ReferenceDocument? {
    if case .referenceDocument(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var unreferenceDocument: UnreferenceDocument? {
    if case .unreferenceDocument(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var submit: Submit? {
    if case .submit(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var resubmit: Resubmit? {
    if case .resubmit(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var rejectIntake: RejectIntake? {
    if case .rejectIntake(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var acceptIntake: AcceptIntake? {
    if case .acceptIntake(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var acknowledge: Acknowledge? {
    if case .acknowledge(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var assign: Assign? {
    if case .assign(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var startInvestigation: StartInvestigation? {
    if case .startInvestigation(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordCheck: RecordCheck? {
    if case .recordCheck(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var requestInfo: RequestInfo? {
    if case .requestInfo(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var provideInfo: ProvideInfo? {
    if case .provideInfo(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var expireInfoRequest: ExpireInfoRequest? {
    if case .expireInfoRequest(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var setReserve: SetReserve? {
    if case .setReserve(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var confirmReserve: ConfirmReserve? {
    if case .confirmReserve(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var approve: Approve? {
    if case .approve(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var approvePartially: ApprovePartially? {
    if case .approvePartially(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var deny: Deny? {
    if case .deny(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var confirmDecision: ConfirmDecision? {
    if case .confirmDecision(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var returnDecision: ReturnDecision? {
    if case .returnDecision(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var appeal: Appeal? {
    if case .appeal(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var requestPayment: RequestPayment? {
    if case .requestPayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var authorisePayment: AuthorisePayment? {
    if case .authorisePayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var declinePayment: DeclinePayment? {
    if case .declinePayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var issuePayment: IssuePayment? {
    if case .issuePayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var clearPayment: ClearPayment? {
    if case .clearPayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var stopPayment: StopPayment? {
    if case .stopPayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var reversePayment: ReversePayment? {
    if case .reversePayment(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var close: Close? {
    if case .close(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var withdraw: Withdraw? {
    if case .withdraw(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var markDuplicate: MarkDuplicate? {
    if case .markDuplicate(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var void: VoidClaim? {
    if case .void(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var reopen: Reopen? {
    if case .reopen(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var flagFraud: FlagFraud? {
    if case .flagFraud(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var referToSIU: ReferToSIU? {
    if case .referToSIU(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var clearFraud: ClearFraud? {
    if case .clearFraud(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var openSubrogation: OpenSubrogation? {
    if case .openSubrogation(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var openLitigation: OpenLitigation? {
    if case .openLitigation(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var addNote: AddNote? {
    if case .addNote(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var correctFact: CorrectFact? {
    if case .correctFact(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordAnalysis: RecordAnalysis? {
    if case .recordAnalysis(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var generateReport: GenerateReport? {
    if case .generateReport(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var erasePersonalData: ErasePersonalData? {
    if case .erasePersonalData(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var supplement: Supplement? {
    if case .supplement(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var rescindDecision: RescindDecision? {
    if case .rescindDecision(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var completeReview: CompleteReview? {
    if case .completeReview(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var removePart: RemovePart? {
    if case .removePart(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordUpload: RecordUpload? {
    if case .recordUpload(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var assessDamage: AssessDamage? {
    if case .assessDamage(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var declineReserve: DeclineReserve? {
    if case .declineReserve(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var confirmFraud: ConfirmFraud? {
    if case .confirmFraud(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordRecovery: RecordRecovery? {
    if case .recordRecovery(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var closeSubrogation: CloseSubrogation? {
    if case .closeSubrogation(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var closeLitigation: CloseLitigation? {
    if case .closeLitigation(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var recordCommunication: RecordCommunication? {
    if case .recordCommunication(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var authoriseRepresentative: AuthoriseRepresentative? {
    if case .authoriseRepresentative(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var revokeRepresentative: RevokeRepresentative? {
    if case .revokeRepresentative(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var priceLineItem: PriceLineItem? {
    if case .priceLineItem(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var raiseReview: RaiseReview? {
    if case .raiseReview(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var acceptRepresentation: AcceptRepresentation? {
    if case .acceptRepresentation(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var writeOffDebt: WriteOffDebt? {
    if case .writeOffDebt(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var writeOffLoss: WriteOffLoss? {
    if case .writeOffLoss(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var notifyDecision: NotifyDecision? {
    if case .notifyDecision(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var waiveAppeal: WaiveAppeal? {
    if case .waiveAppeal(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var confirmRecovery: ConfirmRecovery? {
    if case .confirmRecovery(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var reverseRecovery: ReverseRecovery? {
    if case .reverseRecovery(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var confirmPolicy: ConfirmPolicy? {
    if case .confirmPolicy(let payload) = self { payload } else { nil }
  }

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
  case representationAccepted = 68
  case debtWrittenOff = 69
  case lossWrittenOff = 70
  case decisionNotified = 71
  case appealWaived = 72
  case recoveryConfirmed = 73
  case recoveryReversed = 74
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
  indirect case lineItemPriced(LineItemPriced)
  case representationAccepted(RepresentationAccepted)
  case debtWrittenOff(DebtWrittenOff)
  case lossWrittenOff(LossWrittenOff)
  case decisionNotified(DecisionNotified)
  case appealWaived(AppealWaived)
  case recoveryConfirmed(RecoveryConfirmed)
  case recoveryReversed(RecoveryReversed)
  indirect case policyConfirmed(PolicyConfirmed)

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


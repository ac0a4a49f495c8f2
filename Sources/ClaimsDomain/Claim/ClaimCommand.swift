import EventSourcing

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

  public static var unionName: StaticString { "ClaimCommand" }

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
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ClaimVerb, from visitor: inout F
  ) throws(WireError) -> ClaimCommand? {
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
    case .authoriseRepresentative:
      return .authoriseRepresentative(try filled(AuthoriseRepresentative.self))
    case .revokeRepresentative: return .revokeRepresentative(try filled(RevokeRepresentative.self))
    case .priceLineItem: return .priceLineItem(try filled(PriceLineItem.self))
    case .raiseReview: return .raiseReview(try filled(RaiseReview.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
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
    }
  }
}

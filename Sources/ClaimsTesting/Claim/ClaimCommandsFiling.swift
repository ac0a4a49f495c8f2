import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimCommands {
  private static let handlers = Draw<ActorID>.element(
    of: ["hugo", "hugo", "hugo", "hanna", "hanna", "axel", "carla", "paul", ""].map {
      ActorID($0)
    })
  private static let claims = Draw<Int64>.integer(in: 1...4)

  static func filing(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .openDraft:
      let date = try choices.draw(slip) ? nil : ClaimAlphabet.day
      let related = try choices.draw(slip) ? ClaimAlphabet.other : nil
      let type = try choices.draw(slip) ? ClaimType.unspecified : .auto
      return .openDraft(
        OpenDraft(
          type: type, title: try text("Rear-end", &choices),
          claimed: try money(try choices.draw(claims), &choices), lossDate: date,
          claimant: ClaimSender.carla.actor, related: related))
    case .editDraft:
      return .editDraft(
        EditDraft(
          ClaimDetails(
            title: try text("Rear-end", &choices),
            claimed: try money(try choices.draw(claims), &choices),
            lossDate: try choices.draw(slip) ? ClaimAlphabet.farDay : ClaimAlphabet.day,
            policy: try choices.draw(slip) ? Policy(from: ClaimAlphabet.farDay) : nil,
            parties: try choices.draw(witnesses))))
    case .submit: return .submit(Submit())
    case .resubmit: return .resubmit(Resubmit())
    case .rejectIntake:
      return .rejectIntake(
        RejectIntake(codes: try choices.draw(slip) ? [] : ["informationMissing"]))
    case .acceptIntake: return .acceptIntake(AcceptIntake(handler: try choices.draw(handlers)))
    case .acknowledge: return .acknowledge(Acknowledge())
    default: return .assign(Assign(handler: try choices.draw(handlers)))
    }
  }

  private static let items = Draw<[String]>.element(
    of: [["receipt"], ["receipt", "photo"], ["receipt", "photo"], [], ["photo", "photo"]])
  private static let item = Draw<String>.element(of: ["receipt", "photo", "bill"])
  private static let dues = Draw<Instant>.element(
    of: [ClaimSender.noon.adding(days: 30), ClaimSender.later.adding(days: 30)])
  private static let kinds = Draw<CheckKind>.element(of: CheckKind.allCases)
  private static let results = Draw<CheckResult>.element(of: CheckResult.allCases)

  static func inquiry(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .startInvestigation: return .startInvestigation(StartInvestigation())
    case .requestInfo:
      return .requestInfo(
        RequestInfo(items: try choices.draw(items), due: try choices.draw(dues)))
    case .provideInfo:
      let open = claim.file.openItems.first ?? "receipt"
      let other = try choices.draw(item)
      return .provideInfo(ProvideInfo(item: try choices.draw(often) ? open : other))
    case .expireInfoRequest: return .expireInfoRequest(ExpireInfoRequest())
    case .recordCheck:
      guard try choices.draw(often) else {
        return .recordCheck(
          RecordCheck(kind: try choices.draw(kinds), result: try choices.draw(results)))
      }
      return .recordCheck(RecordCheck(kind: .coverage, result: .passed))
    case .supplement:
      return .supplement(
        Supplement(
          claimed: try money(4, &choices), reason: try text("more damage", &choices)))
    default:
      let isSelf = try choices.draw(slip)
      return .markDuplicate(
        MarkDuplicate(original: isSelf ? ClaimMachine.claim : ClaimAlphabet.other))
    }
  }

  private static let parts = Draw<Part>.element(of: ClaimAlphabet.part)
  private static let partIDs = Draw<Identifier>.element(of: ClaimAlphabet.part.map(\.id))
  private static let uploads = Draw<UploadStatus>.element(of: UploadStatus.allCases)
  private static let damages = Draw<DamageStatus>.element(of: DamageStatus.allCases)
  private static let documents = Draw<Identifier>.element(
    of: ClaimMachine.documents.map(\.id) + [ClaimAlphabet.other])

  static func contents(_ verb: ClaimVerb, _ choices: inout Choices) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .addPart: return .addPart(AddPart(part: try choices.draw(parts)))
    case .updatePart:
      var part = try choices.draw(parts)
      part.damage?.severity = .severe
      part.lineItem?.asked = try choices.draw(money)
      part.attachment?.name = try text("b.jpg", &choices)
      return .updatePart(UpdatePart(part: part))
    case .removePart: return .removePart(RemovePart(part: try choices.draw(partIDs)))
    case .recordUpload:
      let isWrong = try choices.draw(slip)
      return .recordUpload(
        RecordUpload(
          part: isWrong ? ClaimAlphabet.damage : ClaimAlphabet.photo,
          status: try choices.draw(uploads), sha256: ClaimAlphabet.hash))
    case .assessDamage:
      let isWrong = try choices.draw(slip)
      return .assessDamage(
        AssessDamage(
          part: isWrong ? ClaimAlphabet.photo : ClaimAlphabet.damage,
          status: try choices.draw(damages), cost: try choices.draw(money)))
    case .priceLineItem:
      let isLate = try choices.draw(often)
      let price = try choices.draw(money)
      return .priceLineItem(
        PriceLineItem(
          part: try choices.draw(slip) ? ClaimAlphabet.damage : ClaimAlphabet.lineItem,
          quantityApproved: try choices.draw(slip) ? 9 : nil, adjusted: isLate ? nil : price,
          valuated: isLate ? price : nil, remunerated: try choices.draw(slip) ? price : nil,
          reason: try text("worn", &choices)))
    case .recordAnalysis:
      let isWrong = try choices.draw(slip)
      return .recordAnalysis(
        RecordAnalysis(
          photo: isWrong ? ClaimAlphabet.damage : ClaimAlphabet.photo,
          confidencePermille: isWrong ? 1001 : 900))
    case .referenceDocument:
      return .referenceDocument(ReferenceDocument(document: try choices.draw(documents)))
    default:
      return .unreferenceDocument(UnreferenceDocument(document: try choices.draw(documents)))
    }
  }

  /// Seldom any; the next one to be named strikes out the one before.
  private static let witnesses = Draw<[Party]>.weighted(
    (20, .just([])), (1, .just([Party(role: .witness, actor: ClaimSender.hanna.actor)])),
    (1, .just([Party(role: .witness, name: "Wim")])))
  private static let causes = Draw<String>.element(of: ["hail", "frost"])
  private static let representatives = Draw<ActorID>.element(
    of: ["carl", "carl", "carl", "carla", "hugo", ""].map { ActorID($0) })

  static func record(_ verb: ClaimVerb, _ choices: inout Choices) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .recordCommunication:
      return .recordCommunication(
        RecordCommunication(channel: "mail", text: try text("we wrote", &choices)))
    case .correctFact:
      let claimed = try choices.draw(slip) ? try choices.draw(money) : nil
      return .correctFact(
        CorrectFact(
          replaces: 1, details: ClaimDetails(claimed: claimed, cause: try choices.draw(causes)),
          reason: try text("misheard", &choices)))
    case .generateReport:
      let asOf = try choices.draw(slip) ? ClaimSender.later.adding(days: 1) : nil
      return .generateReport(GenerateReport(kind: "summary", asOf: asOf))
    case .erasePersonalData: return .erasePersonalData(ErasePersonalData(reason: "asked for"))
    case .authoriseRepresentative:
      return .authoriseRepresentative(
        AuthoriseRepresentative(
          representative: try choices.draw(representatives),
          capacity: try text("counsel", &choices)))
    case .acceptRepresentation: return .acceptRepresentation(AcceptRepresentation())
    case .revokeRepresentative:
      return .revokeRepresentative(
        RevokeRepresentative(
          representative: try choices.draw(representatives), reason: try text("resigned", &choices))
      )
    default: return .addNote(AddNote(text: try text("called", &choices)))
    }
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting

extension StreamWalk {
  static let claims: [Identifier] = (1...4).map { Identifier(high: 1, low: $0) }
  static let papers: [Identifier] = (1...3).map { Identifier(high: 2, low: $0) }
  static let reports: [Identifier] = (1...3).map { Identifier(high: 3, low: $0) }
  static let leads: [Identifier] = (1...3).map { Identifier(high: 4, low: $0) }
  static let accidents: [Identifier] = (1...2).map { Identifier(high: 6, low: $0) }
  /// What no stream has.
  static let nothing = Identifier(high: 9, low: 9)

  static func receipt(_ report: Identifier) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: report.low), count: 32)
  }

  func commands(in state: State) -> Generator<Command> {
    .weighted(
      (12, Self.stream.map { Self.forward($0, state) }.flatMap { .element(of: $0) }),
      (6, .element(of: Self.anything)), (2, .element(of: Self.alone)),
      (1, .just(.tick)),
      (1, .element(of: [.wait(days: 1), .wait(days: 30), .wait(days: 90)])))
  }

  /// Those that others name come up more often.
  private static let stream = Generator<StreamID>.element(
    of: [0, 0, 0, 1, 1, 2].map { .claim(claims[$0]) }
      + [0, 0, 0, 1, 1, 2].map { .document(papers[$0]) }
      + [0, 0, 1, 2].map { .lead(leads[$0]) } + [0, 0, 1, 2].map { .report(reports[$0]) }
      + accidents.map { .accident($0) })

  // MARK: A step on

  /// What leads a stream on from its present status.
  private static func forward(_ stream: StreamID, _ state: State) -> [Command] {
    let id = stream.id
    switch stream.category {
    case .claim: return forward(claim: id, state.logState.claims[id]?.claim ?? Claim(), state)
    case .document:
      let status = state.logState.documents.state(of: id).status
      return forward(document: id, status)
    case .lead: return forward(lead: id, state.logState.leads.state(of: id).status)
    case .accident: return forward(accident: id, state.logState.accidents.state(of: id).status)
    default:
      let report = state.logState.reports.state(of: id)
      return forward(report: id, report.status, isAnonymous: report.isAnonymous)
    }
  }

  private static func forward(claim id: Identifier, _ claim: Claim, _ state: State) -> [Command] {
    func send(_ person: Townspeople, _ commands: ClaimCommand...) -> [Command] {
      commands.map { .send(person, .claim($0), .claim(id)) }
    }
    let references = papers.map { ClaimCommand.referenceDocument(ReferenceDocument(document: $0)) }
    switch claim.status {
    case .none: return send(.carla, draft())
    case .draft:
      return send(.carla, .submit(Submit()), references[0], references[1], references[2])
        + uploads(to: id).map { .send(.carla, .claim($0), .claim(id)) }
    case .submitted:
      return send(.hugo, .acceptIntake(AcceptIntake(handler: ActorID(Townspeople.hugo.name))))
    case .open, .investigating:
      let next: [ClaimCommand] =
        claim.reserve.minorUnits < euros(800).minorUnits
        ? [.setReserve(SetReserve(amount: euros(900)))]
        : [
          .recordCheck(RecordCheck(kind: .coverage, result: .passed, text: "§2")),
          .approve(Approve(amount: euros(800), reason: "clear")),
        ]
      return (next + next).map { .send(.hugo, .claim($0), .claim(id)) }
        + send(
          .hugo, references[0],
          .requestInfo(RequestInfo(items: ["bill"], due: state.now.adding(days: 20))))
    case .infoRequested:
      return papers.flatMap {
        send(.carla, .provideInfo(ProvideInfo(item: "bill", text: "here", document: $0)))
      }
    case .approved, .partiallyApproved:
      return send(.sara, .rescindDecision(RescindDecision(reason: "look again")))
        + reviewing(id, claim)
    case .denied:
      return [.send(.carla, .claim(.waiveAppeal(WaiveAppeal())), .claim(id))]
        + send(.hugo, .close(Close(outcome: .deniedFinal)))
    case .closed: return send(.sara, .reopen(Reopen(reason: "more is known")))
    default: return reviewing(id, claim)
    }
  }

  private static func reviewing(_ id: Identifier, _ claim: Claim) -> [Command] {
    let review = claim.file.openReviews.first?.review ?? 1
    let complete = ClaimCommand.completeReview(CompleteReview(review: review, text: "done"))
    return [.send(.hugo, .claim(complete), .claim(id))]
  }

  private static func forward(document id: Identifier, _ status: DocumentStatus) -> [Command] {
    func send(_ person: Townspeople, _ commands: DocumentCommand...) -> [Command] {
      commands.map { .send(person, .document($0), .document(id)) }
    }
    switch status {
    case .none: return send(.carla, paper())
    case .draft: return send(.carla, addPage(to: id), .submitDocument(SubmitDocument()))
    case .pending: return send(.vera, .verifyDocument(VerifyDocument()))
    case .verified:
      return claims.prefix(2).map {
        .send(
          .carla, .claim(.referenceDocument(ReferenceDocument(document: id))), .claim($0))
      } + send(.vera, .revokeDocument(RevokeDocument(reason: "forged")))
    case .rejected:
      return send(
        .carla, .editDocument(EditDocument(details: DocumentDetails(title: "Front"))),
        .resubmitDocument(ResubmitDocument()),
        .editDocument(EditDocument(details: DocumentDetails(title: "Back"))),
        .deleteDocument(DeleteDocument(reason: "wrong")))
    case .expired:
      return send(
        .carla, .deleteDocument(DeleteDocument(reason: "old")),
        .renewDocument(RenewDocument(successor: papers[1])))
    case .superseded, .deleted, .erased: return send(.carla, paper())
    }
  }

  private static func forward(lead id: Identifier, _ status: LeadStatus) -> [Command] {
    func send(_ person: Townspeople, _ command: LeadCommand) -> [Command] {
      [.send(person, .lead(command), .lead(id))]
    }
    switch status {
    case .none: return send(.carla, .startLead(StartLead(details: asker)))
    case .draft: return send(.carla, .submitLead(SubmitLead()))
    case .submitted: return send(.gina, contact)
    case .contacted:
      return send(
        .gina,
        .qualifyLead(
          QualifyLead(conflictCheck: .clear, limitationEnds: LocalDate("2028-01-15"))))
    case .qualified, .converted:
      return claims.flatMap {
        send(.gina, .convertLead(ConvertLead(claim: $0, type: .auto, claimed: euros(900))))
      }
    case .lost, .disqualified:
      return send(.gina, .reviveLead(ReviveLead(reason: "called back")))
    case .discarded, .erased: return send(.gina, contact)
    }
  }

  private static func forward(
    report id: Identifier, _ status: ReportStatus, isAnonymous: Bool
  ) -> [Command] {
    func send(_ person: Townspeople, _ commands: ReportCommand...) -> [Command] {
      commands.map { .send(person, .report($0), .report(id)) }
    }
    let reporter = isAnonymous ? Townspeople.nobody : .carla
    switch status {
    case .none:
      return send(.carla, .startReport(StartReport()))
        + send(.nobody, .startReport(StartReport(isAnonymous: true, receipt: receipt(id))))
    case .borrador:
      return send(
        reporter, .editReport(EditReport(incident, receipt: receipt(id))),
        .submitReport(SubmitReport(receipt: receipt(id))))
    case .nuevo: return send(.hugo, .reviewReport(ReviewReport()))
    case .revisado, .enInvestigacion:
      return claims.flatMap { send(.hugo, escalate(to: $0)) }
        + reports.flatMap { send(.hugo, .linkReport(LinkReport(report: $0))) }
    case .cerrado, .descartado, .erased:
      return send(.ada, .reopenReport(ReopenReport(reason: "more")))
    }
  }

  // MARK: Anything, anywhere

  private static let anything: [Command] = [
    claims.flatMap(onClaim), papers.flatMap(onDocument), leads.flatMap(onLead),
    reports.flatMap(onReport), accidents.flatMap(onAccident),
  ].flatMap { $0 }

  private static func onClaim(_ id: Identifier) -> [Command] {
    let documents = papers + [nothing]
    var commands: [(Townspeople, ClaimCommand)] = [
      (.carla, draft()), (.dario, draft()), (.mallory, draft()), (.nobody, draft()),
      (.gina, draft(for: .carla)), (.slip, draft(for: .carla)),
      (.carla, draft(related: claims[0])), (.carla, draft(related: nothing)),
      (.carla, draft(from: nothing)), (.carla, draft(from: leads[0])), (.carla, .submit(Submit())),
      (.carla, .withdraw(Withdraw(reason: "settled privately"))),
      (.hugo, .rejectIntake(RejectIntake(codes: ["duplicate"]))),
      (.hugo, .deny(Deny(reason: "§4"))), (.sara, .reopen(Reopen(reason: "again"))),
      (.sara, .markDuplicate(MarkDuplicate(original: nothing))),
      (.carla, .editDraft(EditDraft(title: "Side"))),
    ]
    commands += (reports + accidents).map { (.carla, draft(from: $0)) }
    commands += claims.map { (.sara, .markDuplicate(MarkDuplicate(original: $0))) }
    for document in documents {
      commands += [
        (.carla, .referenceDocument(ReferenceDocument(document: document))),
        (.hugo, .unreferenceDocument(UnreferenceDocument(document: document))),
        (.carla, .unreferenceDocument(UnreferenceDocument(document: document))),
        (.carla, .provideInfo(ProvideInfo(item: "bill", text: "", document: document))),
        (.hugo, .raiseReview(RaiseReview(reason: "odd", document: document))),
        (.dario, .referenceDocument(ReferenceDocument(document: document))),
        (.gina, .referenceDocument(ReferenceDocument(document: document))),
        (.gina, .provideInfo(ProvideInfo(item: "bill", text: "", document: document))),
      ]
    }
    return commands.map { .send($0, .claim($1), .claim(id)) }
  }

  private static func onDocument(_ id: Identifier) -> [Command] {
    let others = papers + [nothing]
    var commands: [(Townspeople, DocumentCommand)] = [
      (.carla, paper()), (.dario, paper()), (.nobody, paper()), (.carla, addPage(to: id)),
      (.carla, .submitDocument(SubmitDocument())), (.vera, .verifyDocument(VerifyDocument())),
      (.vera, .rejectDocument(RejectDocument(codes: ["illegible"]))),
      (.vera, .revokeDocument(RevokeDocument(reason: "forged"))),
      (.carla, .deleteDocument(DeleteDocument(reason: "wrong"))),
      (.dario, .deleteDocument(DeleteDocument(reason: "wrong"))),
      (.carla, .resubmitDocument(ResubmitDocument())),
    ]
    for other in others {
      commands.append((.carla, paper(insteadOf: other)))
      commands.append((.carla, .renewDocument(RenewDocument(successor: other))))
    }
    return commands.map { .send($0, .document($1), .document(id)) }
  }

  private static func onLead(_ id: Identifier) -> [Command] {
    var commands: [(Townspeople, LeadCommand)] = [
      (.carla, .startLead(StartLead(details: asker))), (.slip, .startLead(StartLead())),
      (.nobody, .startLead(StartLead(details: asker))),
      (.gina, .loseLead(LoseLead(reason: "notReachable"))),
      (.gina, .reviveLead(ReviveLead(reason: "called back"))), (.gina, contact),
    ]
    commands += claims.map {
      (.gina, .convertLead(ConvertLead(claim: $0, type: .auto, claimed: euros(900))))
    }
    return commands.map { .send($0, .lead($1), .lead(id)) }
  }

  private static func onReport(_ id: Identifier) -> [Command] {
    let anonymous = StartReport(isAnonymous: true, receipt: receipt(id))
    var commands: [(Townspeople, ReportCommand)] = [
      (.carla, .startReport(StartReport())), (.nobody, .startReport(anonymous)),
      (.slip, .startReport(anonymous)), (.tied, .startReport(anonymous)),
      (.carla, .startReport(anonymous)),
      (.carla, .submitReport(SubmitReport(receipt: receipt(id)))),
      (.slip, .editReport(EditReport(incident, receipt: receipt(id)))),
      (.slip, .submitReport(SubmitReport(receipt: receipt(id)))),
      (.nobody, .assignReport(AssignReport(assignee: ActorID(Townspeople.ivan.name)))),
      (.hugo, .closeReport(CloseReport(reason: "spam"))),
      (.hugo, .linkReport(LinkReport(report: nothing))),
      (.carla, escalate(to: claims[0])),
    ]
    commands += claims.map { (.hugo, escalate(to: $0)) }
    return commands.map { .send($0, .report($1), .report(id)) }
  }

  // MARK: Commands with what they need

  static func draft(
    for claimant: Townspeople = .nobody, related: Identifier? = nil, from origin: Identifier? = nil
  ) -> ClaimCommand {
    .openDraft(
      OpenDraft(
        type: .auto, title: "Rear-end", claimed: euros(900), lossDate: LocalDate("2026-02-28"),
        claimant: ActorID(claimant.name), related: related, origin: origin))
  }

  private static func paper(insteadOf other: Identifier? = nil) -> DocumentCommand {
    .startDocument(
      StartDocument(
        details: DocumentDetails(
          type: "id", title: "Passport", validUntil: LocalDate("2026-06-30")),
        supersedes: other))
  }

  private static func addPage(to document: Identifier) -> DocumentCommand {
    var page = DocumentPage(id: Identifier(high: 5, low: document.low), name: "page.pdf")
    page.mime = "application/pdf"
    page.bytes = 1000
    page.sha256 = [UInt8](repeating: UInt8(truncatingIfNeeded: 0x80 + document.low), count: 32)
    page.url = "blobs/1"
    return .addPage(AddPage(page: page))
  }

  private static let contact = LeadCommand.recordContact(
    RecordContact(channel: "phone", result: .reached, text: "called"))

  private static func escalate(to claim: Identifier) -> ReportCommand {
    .escalateReport(EscalateReport(claim: claim, title: "Stolen money", claimed: euros(900)))
  }

  private static let asker = LeadDetails(
    name: "C. Cruz", email: "c.cruz@example.org", practiceArea: "carAccidents",
    incidentDate: LocalDate("2026-02-01"), consent: "2026-1")

  private static let incident = IncidentDetails(
    attackType: "email", incidentDate: start, description: "A false bank", impact: "robo_dinero")
}

import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// Refusals, and what is allowed, as a reader sees them.
@Suite("Reasons as a reader sees them")
struct SeenReasonTests {
  /// Carla's claim, with suspected fraud and a pending decision, and refusals of
  /// Carla's, of Hugo's and of an anonymous reporter's.
  private func scene() throws -> (log: InMemoryEventStore, logState: LogState) {
    let log = InMemoryEventStore()
    var scene = try BoardScene.whole(log)
    let claim = StreamID.claim(claimID(1))
    let flag = FlagFraud(indicator: "priorClaims", score: 40, text: "seen before")
    try scene.send("hugo", .handler, .claim(.flagFraud(flag)), claim)
    let raise = RaiseReview(reason: "looks odd")
    try scene.send("sara", .supervisor, .claim(.raiseReview(raise)), claim)
    let refer = ReferToSIU(reason: "please look")
    try scene.send("hugo", .handler, .claim(.referToSIU(refer)), claim)
    var house = scene.house
    let note = AddNote(text: "  ")
    let authorise = AuthoriseRepresentative(representative: ActorID("hugo"))
    let edit = EditReport(IncidentDetails(), receipt: [UInt8](repeating: 9, count: 32))
    for (actor, role, command, stream) in [
      ("hugo", Role.handler, DomainCommand.claim(.addNote(note)), claim),
      ("carla", .claimant, .claim(.withdraw(Withdraw())), claim),
      ("carla", .claimant, .claim(.authoriseRepresentative(authorise)), claim),
      ("", .anonymous, .report(.editReport(edit)), .report(reportID(2))),
    ] {
      let answer = try house.send(actor, role, command, to: stream)
      #expect(!answer.isAccepted, "\(command.name)")
    }
    return (log, try scene.logState)
  }

  private func refusals(
    _ log: InMemoryEventStore, _ logState: LogState, as reader: String
  ) throws -> [RefusalLine] {
    let access = ReaderRoles(of: ActorID(reader), in: logState.actors)
    let visibility = logState.visibility(for: access, at: BoardScene.time)
    var lines: [RefusalLine] = []
    try log.forEachEntry(after: .start) { entry in
      if let line = try? RefusalLine(entry)?.seen(as: visibility) { lines.append(line) }
      return true
    }
    return lines
  }

  @Test("people see their own refused commands, administrators and auditors those of all")
  func whose() throws {
    let (log, logState) = try scene()
    func names(_ reader: String) throws -> [String] {
      try refusals(log, logState, as: reader).map { $0.command.command.name.description }
    }
    let all = ["addNote", "withdraw", "authoriseRepresentative", "editReport"]
    #expect(try names("aude") == all)
    #expect(try names("ada") == all)
    #expect(try names("carla") == ["withdraw", "authoriseRepresentative"])
    #expect(try names("hugo") == ["addNote"])
    #expect(try names("sara") == [])
    #expect(try names("dario") == [])
  }

  @Test("the receipt of an anonymous reporter is never shown")
  func receipts() throws {
    let (log, logState) = try scene()
    let receipt = base64URL([UInt8](repeating: 9, count: 32))
    let edit = try #require(try refusals(log, logState, as: "aude").last)
    #expect(edit.command.command.name.description == "editReport")
    #expect(!edit.json.contains(receipt))
    var whole: [String] = []
    try log.forEachEntry(after: .start) { entry in
      if let line = try? RefusalLine(entry) { whole.append(line.json) }
      return true
    }
    #expect(whole.last?.contains(receipt) == true)
  }

  @Test(
    "a claimant is told that something is open, not that fraud is suspected nor who works on it")
  func claimant() throws {
    let (log, logState) = try scene()
    let reasons = try refusals(log, logState, as: "carla").map(\.refusal.reasons)
    #expect(reasons == [[Reason(.openItemsRemain)], [Reason(.conflictOfInterest)]])
    let full = try refusals(log, logState, as: "aude").map(\.refusal.reasons)
    #expect(full[1].map(\.code) == [.openItemsRemain, .holdActive])
    #expect(full[1].map(\.found) == ["review", "referred"])
    #expect(full[2].map(\.found) == ["hugo"])
  }

  @Test("what is allowed is shown in the same way, and an unseen claim is as if it were absent")
  func allowed() throws {
    let (_, logState) = try scene()
    func reasons(_ reader: String, _ role: Role, _ verb: ClaimVerb) -> [Reason]? {
      logState.permissions(
        of: ActorID(reader), as: role, on: .claim(claimID(1)), at: BoardScene.time,
        seenBy: ReaderRoles(of: ActorID(reader), in: logState.actors)
      ).first { $0.command == verb.name.description }?.reasons
    }
    #expect(reasons("carla", .claimant, .withdraw) == [Reason(.openItemsRemain)])
    #expect(reasons("hugo", .handler, .close)?.contains { $0.found == "referred" } == true)
    // To a payer, who sees no suspicion, the same claim is only busy.
    let payer = reasons("paul", .payer, .issuePayment) ?? []
    #expect(!payer.contains { $0.code == .holdActive })
    #expect(reasons("dario", .claimant, .openDraft) == [])
    #expect(
      reasons("dario", .claimant, .withdraw)
        == [Reason(.invalidTransition, found: "none")])
  }

  @Test("work that waits on a suspicion is shown to those who see it")
  func worklists() throws {
    let (_, logState) = try scene()
    func waiting(_ reader: String, _ roles: [Role], _ kind: WorklistKind) -> [WaitingItem.Kind] {
      logState.worklist(
        kind, of: ActorID("hugo"), as: roles, answers: AnsweredRequests(),
        seenBy: ReaderRoles(of: ActorID(reader), as: roles), at: BoardScene.time
      ).flatMap { $0.items.map(\.waiting.kind) }
    }
    #expect(waiting("hugo", [.handler], .mine).contains(.fraudReferral))
    #expect(waiting("hugo", [.payer], .mine).contains(.review))
    #expect(!waiting("hugo", [.payer], .mine).contains(.fraudReferral))
    #expect(waiting("carla", [.claimant], .mine) == [])
    #expect(waiting("carla", [.claimant], .unassigned) == [])
  }
}

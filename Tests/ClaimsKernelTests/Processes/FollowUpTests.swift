import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("What an event asks for in other streams")
struct FollowUpTests {
  private typealias Log = FailingEventStore<InMemoryEventStore>

  /// Document 1 is relied on by claims 1, 2 and 4, which is only submitted; document 2 by claim 3.
  private func house() throws -> House<Log> {
    var house = try House(Log(InMemoryEventStore()), tickingClock())
    try house.document(1)
    try house.document(2)
    try house.claim(1, documents: [1])
    try house.claim(2, documents: [1, 2])
    try house.claim(3, documents: [2])
    try house.claim(4, documents: [1], accepted: false)
    return house
  }

  private func revoke(_ house: inout House<Log>) throws {
    let revoke = DomainCommand.document(.revokeDocument(RevokeDocument(reason: "forged")))
    let answer = try house.send(
      "vera", .verifier, revoke, to: .document(documentID(1)))
    #expect(answer.isAccepted)
  }

  private let clock = ActorID("clock")

  @Test("a revoked document raises one review on each decided or open claim that relies on it")
  func reviews() throws {
    var house = try house()
    #expect(try house.kernel.tick(by: clock) == [])
    try revoke(&house)
    let head = house.log.head.position
    let sent = try house.kernel.tick(by: clock)
    #expect(sent.compactMap(\.answer).areAccepted)
    #expect(
      sent.map(\.reason)
        == [SystemCommand.Reason](
          repeating: .follows(.reviewOfRevokedDocument, head), count: 2))
    #expect(try house.events(after: head) == ["1:1 ReviewRaised", "1:2 ReviewRaised"])
    let open = try house.kernel.query { $0.claims[claimID(2)]?.claim.file.openReviews }
    #expect(
      open == [
        ReviewRaised(
          review: 1, reason: "a document was revoked: forged", document: documentID(1))
      ])
    #expect(try house.kernel.tick(by: clock) == [])
  }

  @Test("no sender takes a review's place by its id, though they know it beforehand")
  func computedIDs() throws {
    for before in [true, false] {
      var house = try house()
      let next = house.log.head.position.value + 1
      // Of every position that the revocation may get, and of the first rounds.
      let ids = (next...next + 1_000).flatMap { position in
        (0..<(position < next + 3 ? 3 : 1) as Range<UInt64>).map { round in
          FollowUp(
            process: .reviewOfRevokedDocument,
            cause: Position(before ? position : next), stream: .claim(claimID(1)),
            command: .claim(.raiseReview(RaiseReview()))
          ).id(round: round)
        }
      }
      func takeIDs() throws {
        for id in ids {
          let note = DomainCommand.claim(.addNote(AddNote(text: "thank you")))
          _ = try house.kernel.send(
            CommandEnvelope(
              id: id, actor: ActorID("carla"), role: .claimant, stream: .claim(claimID(1)),
              command: note))
        }
      }
      if before { try takeIDs() }
      try revoke(&house)
      if !before { try takeIDs() }
      let head = house.log.head.position
      #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
      #expect(try house.events(after: head) == ["1:1 ReviewRaised", "1:2 ReviewRaised"])
      #expect(try house.kernel.tick(by: clock) == [])
    }
  }

  @Test("a claim that is accepted later is reviewed then")
  func later() throws {
    var house = try house()
    try revoke(&house)
    _ = try house.kernel.tick(by: clock)
    let head = house.log.head.position
    try house.send(
      "hugo", .handler, .claim(.acceptIntake(AcceptIntake(handler: ActorID("hugo")))),
      to: .claim(claimID(4)))
    #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
    #expect(
      try house.events(after: head) == [
        "1:4 ClaimOpened", "1:4 HandlerAssigned", "1:4 ReviewRaised",
      ])
  }

  /// Claim 2 no longer relies on the document that was revoked; claim 3 does, now that it is.
  private func swap(_ house: inout House<Log>) throws {
    let document = documentID(1)
    for (claim, command) in [
      (2, .unreferenceDocument(UnreferenceDocument(document: document))),
      (3, .referenceDocument(ReferenceDocument(document: document))),
    ] as [(UInt64, ClaimCommand)] {
      let answer = try house.send("hugo", .handler, .claim(command), to: .claim(claimID(claim)))
      #expect(answer.isAccepted)
    }
  }

  @Test("claims that relied on it then are reviewed, and no others, whatever they refer to now")
  func asOfTheCause() throws {
    var house = try house()
    // A draft refers to it, too.
    try house.send(
      "carla", .claimant, .claim(.openDraft(OpenDraft(type: .auto))), to: .claim(claimID(5)))
    try house.send(
      "carla", .claimant,
      .claim(.referenceDocument(ReferenceDocument(document: documentID(1)))),
      to: .claim(claimID(5)))
    try revoke(&house)
    try swap(&house)
    for (actor, role, command) in [
      (
        "carla", Role.claimant,
        DocumentCommand.editDocument(EditDocument(details: DocumentDetails(title: "Front")))
      ),
      ("carla", .claimant, .resubmitDocument(ResubmitDocument())),
      ("vera", .verifier, .verifyDocument(VerifyDocument())),
    ] {
      let answer = try house.send(actor, role, .document(command), to: .document(documentID(1)))
      #expect(answer.isAccepted)
    }
    try house.claim(6, documents: [1])
    let head = house.log.head.position
    #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
    #expect(try house.events(after: head) == ["1:1 ReviewRaised", "1:2 ReviewRaised"])
    // Revoked again, of those who rely on it by now; those who were asked already are asked anew
    // once they are done.
    try revoke(&house)
    let again = house.log.head.position
    #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
    #expect(try house.events(after: again) == ["1:3 ReviewRaised", "1:6 ReviewRaised"])
    let done = try house.send(
      "hugo", .handler, .claim(.completeReview(CompleteReview(review: 1))), to: .claim(claimID(1)))
    #expect(done.isAccepted)
    #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
    #expect(try house.events(after: again).suffix(1) == ["1:1 ReviewRaised"])
    #expect(try house.kernel.tick(by: clock) == [])
  }

  @Test("it is true from when it is recorded, whatever time is given: never before its cause")
  func dated() throws {
    var house = try house()
    try revoke(&house)
    let (cause, head) = (try #require(house.log.head.recorded), house.log.head.position)
    #expect(try house.kernel.tick(by: clock, at: start).compactMap(\.answer).areAccepted)
    var times: [Instant] = []
    try house.log.forEachEntry(after: head) { entry in
      if !entry.events.isEmpty { times.append(entry.effective) }
      return true
    }
    #expect(times.count == 2 && times.allSatisfy { $0 >= cause })
  }

  @Test(
    "whatever append or sync fails, and however often: in the end each follow-up is there once",
    arguments: [false, true], 1...3)
  func crash(syncFails: Bool, number: Int) throws {
    var calm = try house()
    try revoke(&calm)
    try swap(&calm)
    let from = calm.log.head.position
    _ = try calm.kernel.tick(by: clock)
    let wanted = try calm.events(after: from)

    var house = try house()
    try revoke(&house)
    try swap(&house)
    house.log.fail(
      syncFails ? .durability(ofAppend: number) : .append(number),
      with: .poisoned(reason: "a crash"))
    var crashes = 0
    for _ in 0..<5 {
      do {
        _ = try house.kernel.tick(by: clock)
        break
      } catch { crashes += 1 }
      // What was written and not durable yet is there after this crash; an append that failed is
      // not.
      house.log.heal()
      try house.reopen()
    }
    // The third append does not come: there are two follow-ups.
    #expect(crashes == (number == 3 ? 0 : 1))
    try house.reopen()
    #expect(try house.kernel.tick(by: clock) == [])
    #expect(try house.events(after: from) == wanted)
  }

  @Test("two that tick at the same time send nothing twice")
  func concurrent() async throws {
    var house = try house()
    try revoke(&house)
    let (kernel, from, clock) = (house.kernel, house.log.head.position, clock)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { _ = try? kernel.tick(by: clock) } }
    }
    #expect(try house.events(after: from).sorted() == ["1:1 ReviewRaised", "1:2 ReviewRaised"])
  }

  @Test("what is refused is answered, recorded, and tried again")
  func refused() throws {
    var house = try house()
    try revoke(&house)
    let nobody = try house.kernel.tick(by: ActorID("nobody"))
    #expect(nobody.compactMap { $0.answer?.codes } == [[.notAuthorised], [.notAuthorised]])
    #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
  }

  @Test("a refusal that is not to be recorded is answered alone, and what is accepted is sent")
  func unrecorded() throws {
    var house = try house()
    try revoke(&house)
    let nobody = ActorID("nobody")
    let before = house.log.calls.appends
    for _ in 1...2 {
      let sent = try house.kernel.tick(by: nobody, recordingRefusals: false)
      #expect(sent.compactMap { $0.answer?.codes } == [[.notAuthorised], [.notAuthorised]])
    }
    #expect(house.log.calls.appends == before)
    let sent = try house.kernel.tick(by: clock, recordingRefusals: false)
    #expect(sent.count == 2 && sent.compactMap(\.answer).areAccepted)
  }

  @Test("who has ticked before reads what came since, and finds the same as who has not")
  func since() throws {
    var house = try house()
    func found() throws -> [SystemCommand] {
      let new = try ClaimsKernel(house.log, clock: house.clock.read)
      let found = try house.kernel.tick(by: clock, dryRun: true)
      #expect(try new.tick(by: clock, dryRun: true) == found)
      return found
    }
    #expect(try found().isEmpty)
    try revoke(&house)
    #expect(try found().count == 2)
    try swap(&house)
    try house.claim(7, documents: [2])
    #expect(try found().count == 2)
    let revoke = DomainCommand.document(.revokeDocument(RevokeDocument(reason: "lost")))
    try house.send("vera", .verifier, revoke, to: .document(documentID(2)))
    house.log.fail(.everyCall)
    #expect(throws: EventStoreError.self) { try house.kernel.tick(by: clock) }
    house.log.heal()
    #expect(try found().count == 5)
    #expect(try house.kernel.tick(by: clock).compactMap(\.answer).areAccepted)
    #expect(try found().isEmpty)
  }

  @Test("looking sends nothing")
  func dryRun() throws {
    var house = try house()
    try revoke(&house)
    let head = house.log.head.position
    let found = try house.kernel.tick(by: clock, dryRun: true)
    #expect(found.map(\.envelope.command.name.description) == ["raiseReview", "raiseReview"])
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(house.log.head.position == head)
  }

  @Test("ids follow only from the process, the position and the stream")
  func ids() {
    let (one, other) = (StreamID.claim(claimID(1)), StreamID.claim(claimID(2)))
    func id(_ position: UInt64, _ stream: StreamID) -> Identifier {
      FollowUp(
        process: .reviewOfRevokedDocument, cause: Position(position), stream: stream,
        command: .claim(.raiseReview(RaiseReview()))
      ).id()
    }
    #expect(id(7, one) == id(7, one))
    #expect(Set([id(7, one), id(8, one), id(7, other)]).count == 3)
    // A number in stored logs: it never changes.
    #expect(id(7, one).text == "71ac0e1e-e362-a54b-4a03-d2209998d3a2")
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing
import WriteAheadLog

@Suite("The kernel")
struct ClaimsKernelTests {
  private func codes(_ answer: Answer) -> [RefusalCode] {
    if case .refused(let refused) = answer { refused.reasons.map(\.code) } else { [] }
  }

  private func newKernel() throws -> ClaimsKernel<InMemoryEventStore> {
    try kernel(InMemoryEventStore(), clock: tickingClock().read)
  }

  @Test("a claim's whole life: what is accepted, what is refused, and every event in order")
  func wholeLife() throws {
    let folder = try TemporaryFolder()
    let answers = try play(.wholeLife(), to: folder.path())
    #expect(
      answers.map(codes) == [
        [], [], [.notFound], [], [], [], [], [.amountExceedsReserve], [], [], [],
        [.fourEyesRequired], [], [], [], [.paymentNotAuthorised], [],
      ])
    let log = try WriteAheadLog.openForReading(folder.path())
    var events: [ClaimEventKind] = []
    try log.forEachEntry(of: .claim(claimID(1))) { entry in
      events += entry.events.compactMap { ClaimEventKind(rawValue: $0.type) }
      return true
    }
    #expect(
      events == [
        .claimDrafted, .claimDetailsEdited, .claimSubmitted, .claimOpened, .handlerAssigned,
        .investigationStarted, .checkRecorded, .reserveSet, .claimApproved, .paymentRequested,
        .paymentAuthorised, .paymentIssued, .claimSettled, .reserveReleased, .claimClosed,
        .noteAdded,
      ])
    let snapshot = try #require(try ClaimTable(folding: log)[claimID(1)])
    #expect(snapshot.claim.status == .closed)
    #expect(snapshot.claim.paid == euros(800))
    #expect(snapshot.revision == 16)
  }

  @Test("the board that is kept equals the board folded from the log, at every position")
  func boards() throws {
    let kernel = try newKernel()
    for command in Script.wholeLife().commands {
      let _: Answer = try kernel.send(command)
      let kept = try kernel.query { $0.claims[claimID(1)] }
      #expect(try ClaimTable(folding: kernel.log)[claimID(1)] == kept)
    }
  }

  @Test("the same command twice has one receipt and one commit, across restarts")
  func receipts() throws {
    let folder = try TemporaryFolder()
    let script = Script.wholeLife()
    let first = try play(script, to: folder.path())
    let before = try LogVerification(of: folder.path())
    let log = try WriteAheadLog.open(folder.path())
    let kernel = try ClaimsKernel(log, clock: tickingClock().read)
    for (command, answer) in zip(script.commands, first) {
      guard case .accepted(var receipt) = answer else { continue }
      receipt.repeated = true
      let again: Answer = try kernel.send(command)
      #expect(again == .accepted(receipt))
    }
    var other = script.commands[0]
    other.command = .claim(.submit(Submit()))
    let reused: Answer = try kernel.send(other)
    #expect(codes(reused) == [.commandIdReused])
    try log.close()
    let after = try LogVerification(of: folder.path())
    #expect(after.commits == before.commits)
    #expect(after.refusals == before.refusals + 1)
  }

  @Test("a refused command may be sent again under its id, and be accepted then")
  func refusedIDs() throws {
    let kernel = try newKernel()
    var script = Script.wholeLife()
    script.commands.removeLast(script.commands.count - 6)
    let early = CommandEnvelope(
      id: Identifier(high: 9, low: 9), actor: ActorID("hugo"), role: .handler, claim: claimID(1),
      command: .setReserve(SetReserve(amount: euros(5))))
    let first: Answer = try kernel.send(early)
    #expect(codes(first) == [.notFound])
    for command in script.commands { let _: Answer = try kernel.send(command) }
    let second: Answer = try kernel.send(early)
    #expect(second.isAccepted)
  }

  @Test("the order of checks: each answers before all that come after it")
  func order() throws {
    let kernel = try newKernel()
    for command in Script.wholeLife().commands.prefix(5) {
      let _: Answer = try kernel.send(command)
    }
    // Wrong in every way at once; corrected from the front, one check at a time.
    var command = CommandEnvelope(
      id: Identifier(high: 0x1d, low: 1), actor: ActorID(), role: .auditor, claim: claimID(9),
      command: .editDraft(EditDraft(claimed: euros(-1))), expectedRevision: 77)
    func expect(_ expected: RefusalCode...) throws {
      // As it is judged: its sender is not told that the claim is there.
      #expect(try kernel.submission(of: command).refusal?.reasons.map(\.code) == expected)
    }
    try expect(.malformedCommand)
    command.actor = ActorID("dario")
    command.effective = Instant("2030-01-01T00:00:00Z")
    try expect(.effectiveInFuture)
    command.effective = nil
    try expect(.notAuthorised)
    command.role = .claimant
    try expect(.commandIdReused)
    command.id = Identifier(high: 7, low: 7)
    try expect(.notFound)
    command.stream = .claim(claimID(1))
    try expect(.notParty)
    command.actor = ActorID("carla")
    try expect(.revisionConflict)
    command.expectedRevision = nil
    try expect(.invalidTransition)
    command.role = .handler
    command.actor = ActorID("hugo")
    command.command = .claim(.setReserve(SetReserve(amount: euros(-1))))
    try expect(.negativeAmount, .reserveBelowCommitted)
  }

  @Test("a command beyond the limit is refused and not kept")
  func tooLarge() throws {
    let kernel = try newKernel()
    let before = kernel.log.head.ticket
    var script = Script()
    script.add(
      "carla", .claimant,
      .addNote(AddNote(text: String(repeating: "x", count: CommandEnvelope.payloadLimit))))
    let answer: Answer = try kernel.send(script.commands[0])
    #expect(codes(answer) == [.commandTooLarge])
    #expect(kernel.log.head.ticket == before)
  }

  @Test("recorded times never run backwards, and effective ones are never later")
  func clocks() throws {
    let times = ["2026-03-01T09:00:00Z", "2026-03-01T08:00:00Z"].compactMap { Instant($0) }
    let clock = ControlledClock(times[1])
    let kernel = try kernel(InMemoryEventStore(), clock: clock.read)
    let registered = kernel.log.head.position
    for (time, command) in zip(times, Script.wholeLife().commands) {
      clock.set(to: time)
      let _: Answer = try kernel.send(command)
    }
    var recorded: [Instant] = []
    try kernel.log.forEachEntry(after: registered) { entry in
      recorded.append(entry.recorded)
      #expect(entry.effective <= entry.recorded)
      return true
    }
    #expect(recorded == [times[0], times[0]])
  }

  @Test("the kernel halts on an event that it cannot read, and says where")
  func unreadable() throws {
    let store = InMemoryEventStore()
    var record = CommandRecord()
    record.id = Identifier(high: 1, low: 1)
    _ = try store.append(
      Commit(
        command: record, recorded: Instant(),
        appends: [
          StreamAppend(
            stream: .claim(claimID(1)), expected: .none,
            events: [EventPayload(type: 999, bytes: [])])
        ]))
    let error = #expect(throws: EventStoreError.self) {
      try ClaimsKernel(store, clock: { Instant() })
    }
    #expect(error?.explanation.contains("position 1 cannot be read by this version") == true)
  }

  @Test("a related claim must exist at that position")
  func relatedFacts() throws {
    let kernel = try newKernel()
    var script = Script()
    let open = { (related: UInt64?) in
      ClaimCommand.openDraft(
        OpenDraft(type: .auto, claimed: euros(1), related: related.map(claimID)))
    }
    script.add("carla", .claimant, open(2), on: 1)
    script.add("carla", .claimant, open(nil), on: 2)
    script.add("carla", .claimant, open(2), on: 1)
    script.add("carla", .claimant, open(3), on: 3)
    let answers = try script.commands.map { command in
      let answer: Answer = try kernel.send(command)
      return codes(answer)
    }
    #expect(answers == [[.claimNotFound], [], [], [.claimNotFound]])
  }
}

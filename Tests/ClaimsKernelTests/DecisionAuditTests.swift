import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing
import WriteAheadLog

@Suite("Taking decisions again")
struct DecisionAuditTests {
  @Test("every decision and refusal is the same when re-run")
  func same() throws {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path())
    var audit = DecisionAudit()
    try audit.run(on: try WriteAheadLog.openForReading(folder.path()))
    #expect(audit.differences == [])
    #expect(audit.decisions == 6 + 13)
    #expect(audit.refusals == 4)
  }

  @Test("a decide that accepts what was refused is found, and so is one that refuses")
  func changedDecide() throws {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    // Without the rule of four eyes one refusal would have been a commit.
    var generous = DecisionAudit(Validator(rules: ClaimRules(fourEyes: false)))
    try generous.run(on: log)
    #expect(
      generous.differences.map(\.explanation) == [
        "refused then, accepted today: PaymentAuthorised"
      ])
    // A decide that approves a cent less.
    var stingy = DecisionAudit(
      Validator(decide: { command, claim, context in
        var command = command
        if case .approve(var approve) = command {
          approve.amount.minorUnits -= 1
          command = .approve(approve)
        }
        return Result { () throws(Refusal) in
          try ClaimDecider.decide(command, given: claim, in: context)
        }
      }))
    try stingy.run(on: log)
    #expect(
      stingy.differences.map(\.explanation) == [
        "refused then because the amount exceeds the reserve: expected at most 0.00 EUR, found "
          + "8.00 EUR; today because the amount exceeds the reserve: expected at most 0.00 EUR, "
          + "found 7.99 EUR",
        "ClaimApproved at position 15: amount.minorUnits then 800, today 799",
      ])
    // A decide that refuses everything.
    var closed = DecisionAudit(Validator(decide: { _, _, _ in .failure(Refusal(.noChange)) }))
    try closed.run(on: log)
    #expect(closed.differences.count == 13 + 3)
  }

  @Test("a log rewritten with valid checksums is found out")
  func rewritten() throws {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path("true.wal"))
    // The same log, but for the amount that was paid out.
    try copy(
      folder.path("true.wal"), to: folder.path("forged.wal"),
      change: { event in
        guard case .paymentIssued(var issued) = event else { return event }
        issued.amount.minorUnits = 700
        return .paymentIssued(issued)
      })
    #expect(try LogVerification(of: folder.path("forged.wal")).ending == .whole)
    var audit = DecisionAudit()
    try audit.run(on: try WriteAheadLog.openForReading(folder.path("forged.wal")))
    #expect(
      audit.differences.first?.explanation
        == "PaymentIssued at position 18: amount.minorUnits then 700, today 800")
  }

  @Test("a command that was accepted twice is found out")
  func repeated() throws {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path())
    var audit = DecisionAudit()
    try audit.run(on: RepeatingStore(base: try WriteAheadLog.openForReading(folder.path())))
    #expect(audit.differences.map(\.explanation) == ["a repetition, which is never recorded"])
  }

  @Test("nothing comes of what was refused for want of a row and would be accepted today")
  func rowsOfToday() throws {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path("new.wal"))
    try copy(folder.path("new.wal"), to: folder.path("old.wal"), refused: .fourEyesRequired) {
      record in
      record.deciderVersion = 11
      return Refusal(.notAuthorised)
    }
    var audit = DecisionAudit(Validator(rules: ClaimRules(fourEyes: false)))
    try audit.run(on: try WriteAheadLog.openForReading(folder.path("old.wal")))
    #expect(audit.differences == [])
  }

  @Test("a refusal of an earlier version for want of a row is no difference")
  func rows() throws {
    let folder = try TemporaryFolder()
    try play(.wholeLife(), to: folder.path("new.wal"))
    for (version, code, count) in [
      (11, RefusalCode.invalidTransition, 0), (11, .paymentNotIssued, 1),
      (ClaimDecider.version, .invalidTransition, 1),
    ] {
      let path = folder.path("\(version)-\(code.rawValue).wal")
      try copy(folder.path("new.wal"), to: path, refused: .paymentNotAuthorised) { record in
        record.deciderVersion = version
        return Refusal(code)
      }
      var audit = DecisionAudit()
      try audit.run(on: try WriteAheadLog.openForReading(path))
      #expect(audit.differences.count == count, "\(version) \(code)")
    }
  }

  /// Writes a log again, with valid checksums.
  ///
  /// - Parameters:
  ///   - code: of the refusal that is changed.
  ///   - refuse: changes the command that was refused so, and says why it was.
  private func copy(
    _ path: String, to other: String, refused code: RefusalCode? = nil,
    _ refuse: (inout CommandRecord) -> Refusal = { _ in Refusal([]) },
    change: (ClaimEvent) -> ClaimEvent = { $0 }
  ) throws {
    let forged = try WriteAheadLog.open(other)
    try WriteAheadLog.openForReading(path).forEachEntry(after: .start) {
      entry throws(EventStoreError) in
      guard let refusal = entry.refusal else {
        let first = entry.events[0]
        let events = entry.events.map { event in
          guard let known = try? ClaimEvent(kind: event.type, payload: event.payload),
            event.stream.category == .claim
          else { return EventPayload(type: event.type, bytes: event.payload) }
          return EventPayload(
            type: event.type, bytes: (try? change(known).encodedPayload()) ?? [])
        }
        _ = try forged.append(
          Commit(
            command: entry.command, recorded: entry.recorded,
            appends: [
              StreamAppend(
                stream: first.stream, expected: Revision(first.revision.value - 1), events: events)
            ]))
        return true
      }
      var (command, bytes) = (entry.command, refusal)
      if let known = try? RefusalRecord(decoding: bytes), known.reasons.map(\.code) == [code] {
        bytes = (try? RefusalRecord(refuse(&command)).encoded()) ?? []
      }
      _ = try forged.append(
        RefusedCommand(command: command, recorded: entry.recorded, refusal: bytes))
      return true
    }
    try forged.close()
  }
}

/// A log that tells its last commit twice, as one that was rewritten might.
private struct RepeatingStore: ForwardingEventStore {
  let base: WriteAheadLog

  func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    var last: Entry?
    try base.forEachEntry(after: position) { entry throws(EventStoreError) in
      if entry.refusal == nil { last = entry }
      return try body(entry)
    }
    guard var again = last else { return }
    again.decidedAt = again.last
    _ = try body(again)
  }
}

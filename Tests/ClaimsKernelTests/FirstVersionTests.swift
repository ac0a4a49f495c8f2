import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing
import WriteAheadLog

@Suite("Logs of the first version")
struct FirstVersionTests {
  /// What the first version left: the golden log, taken over into memory.
  private func oldLog() throws -> InMemoryEventStore {
    let path = GoldenLogTests.folder.appending(path: "0001-first-light.wal").path
    let (old, log) = (try WriteAheadLog.openForReading(path), InMemoryEventStore())
    try old.forEachEntry(after: .start) { entry throws(EventStoreError) in
      if let refusal = entry.refusal {
        _ = try log.append(
          RefusedCommand(command: entry.command, recorded: entry.recorded, refusal: refusal))
        return true
      }
      _ = try log.append(
        Commit(
          command: entry.command, recorded: entry.recorded,
          appends: [
            StreamAppend(
              stream: entry.events[0].stream,
              expected: Revision(entry.events[0].revision.value - 1),
              events: entry.events.map { EventPayload(type: $0.type, bytes: $0.payload) })
          ]))
      return true
    }
    return log
  }

  @Test("its decisions are the same without a register; new commands register first")
  func goesOn() throws {
    let log = try oldLog()
    let kernel = try ClaimsKernel(log, clock: tickingClock().read)
    let note = CommandEnvelope(
      id: Identifier(high: 9, low: 9), actor: ActorID("hugo"), role: .handler, claim: claimID(1),
      command: .addNote(AddNote(text: "later")))
    #expect(try kernel.answers([note])[0].reasons.map(\.expected) == [ActorDecider.bootstrap])
    #expect(try kernel.answers(People.commands).areAccepted)
    #expect(try kernel.answers([note])[0].isAccepted)
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    #expect(audit.decisions == 12 + People.commands.count + 1)
  }

  @Test("a commit that claims to be of the first version after a register is judged by it")
  func forged() throws {
    let log = try oldLog()
    let kernel = try ClaimsKernel(log, clock: tickingClock().read)
    #expect(try kernel.answers(People.commands).areAccepted)
    var record = try CommandEnvelope(
      id: Identifier(high: 9, low: 9), actor: ActorID("eve"), role: .handler, claim: claimID(1),
      command: .addNote(AddNote(text: "mine"))
    ).record()
    record.deciderVersion = 1
    let event = ClaimEvent.noteAdded(NoteAdded(text: "mine"))
    _ = try log.append(
      Commit(
        command: record, recorded: Instant(nanoseconds: start.nanoseconds + 99_000_000_000),
        appends: [
          StreamAppend(
            stream: .claim(claimID(1)), expected: log.revision(of: .claim(claimID(1))),
            events: [EventPayload(type: event.kind.rawValue, bytes: try event.encodedPayload())])
        ]))
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(
      audit.differences.map(\.explanation) == [
        "accepted then, refused today: 'eve' holds no role in this log, so not handler "
          + "either (decided by version 1; this is version \(ClaimDecider.version))"
      ])
  }
}

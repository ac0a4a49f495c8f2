import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("The rules in force")
struct RulesInForceTests {
  private let log = InMemoryEventStore()
  private let clock = tickingClock()

  /// Opens a claim, closes and reopens it as often as the rules let it.
  private func closing(_ script: inout Script, reopenings: Int, on claim: UInt64) {
    let open = OpenDraft(
      type: .auto, title: "t", claimed: euros(10), lossDate: LocalDate("2026-02-01"))
    script.add("carla", .claimant, .openDraft(open), on: claim)
    script.add("carla", .claimant, .submit(Submit()), on: claim)
    let accept = AcceptIntake(handler: ActorID("hugo"))
    script.add("hugo", .handler, .acceptIntake(accept), on: claim)
    for _ in 0..<reopenings {
      script.add("hugo", .handler, .close(Close(outcome: .transferred)), on: claim)
      script.add("hugo", .handler, .reopen(Reopen(reason: "x")), on: claim)
    }
  }

  private func audit(_ validator: Validator = Validator()) throws -> DecisionAudit {
    var audit = DecisionAudit(validator)
    try audit.run(on: log)
    return audit
  }

  @Test("a claim is decided under the rules at that position, and its commits name the revision")
  func inForce() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.setRules { $0.reopenLimit = 1 }
    closing(&script, reopenings: 2, on: 1)
    script.setRules { $0.reopenLimit = 2 }
    script.add("hugo", .handler, .reopen(Reopen(reason: "x")), on: 1)
    let answers = try kernel.answers(script.commands)
    let refused = answers.indices.filter { !answers[$0].isAccepted }
    #expect(refused == [7])
    #expect(answers[7].codes == [.reopenLimit])
    var revisions: [UInt64] = []
    try log.forEachEntry(after: Position(6)) { entry in
      revisions.append(entry.command.rulesRevision)
      return true
    }
    #expect(revisions == [0] + Array(repeating: 1, count: 8) + [2])
    #expect(try audit().differences == [])
  }

  @Test("rules of a later day are in force from that day on; decisions before it stay as they were")
  func dated() throws {
    // The clock is set to the morning of the first of March 2026.
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.setRules(from: "2026-03-01") { $0.reopenLimit = 1 }
    script.setRules(from: "2026-03-02") { $0.reopenLimit = 2 }
    closing(&script, reopenings: 2, on: 1)
    #expect(try kernel.answers(script.commands).last?.codes == [.reopenLimit])
    clock.set(to: Instant("2026-03-02T00:00:00Z") ?? start)
    var next = Script()
    next.add("hugo", .handler, .reopen(Reopen(reason: "x")), on: 1)
    next.commands[0].id = Identifier(high: 8, low: 8)
    #expect(try kernel.answers(next.commands)[0].isAccepted)
    #expect(try audit().differences == [])
  }

  @Test("what is imported is decided under the rules of its own day")
  func imported() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.setRules(from: "2026-01-01") { $0.reopenLimit = 1 }
    closing(&script, reopenings: 2, on: 1)
    for place in script.commands.indices.dropFirst() {
      script.commands[place].effective = Instant("2025-06-01T00:00:00Z")
      script.commands[place].importedBy = ActorID("ada")
    }
    // The date of loss lies after the effective time, which its own guard would refuse.
    script.commands[1].command = .claim(
      .openDraft(
        OpenDraft(
          type: .auto, title: "t", claimed: euros(10), lossDate: LocalDate("2025-05-01"))))
    #expect(try kernel.answers(script.commands).areAccepted)
    #expect(try audit().differences == [])
  }

  @Test("an audit with other rules reports what they would have changed, and nothing else")
  func whatIf() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.setRules { $0.reopenLimit = 1 }
    closing(&script, reopenings: 2, on: 1)
    _ = try kernel.answers(script.commands)
    let generous = try audit(Validator(rules: ClaimRules(reopenLimit: 9)))
    #expect(
      generous.differences.map(\.explanation) == [
        "refused then, accepted today: ClaimReopened"
      ])
  }

  @Test("a commit that names another revision than the log had is found")
  func revision() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    _ = try kernel.answers(script.commands)
    let forged = InMemoryEventStore()
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      var command = entry.command
      if command.category == Category.claim.number { command.rulesRevision = 4 }
      let events = entry.events.map { EventPayload(type: $0.type, bytes: $0.payload) }
      _ = try forged.append(
        Commit(
          command: command, recorded: entry.recorded,
          appends: [
            StreamAppend(stream: entry.events[0].stream, expected: .none, events: events)
          ]))
      return true
    }
    var audit = DecisionAudit()
    try audit.run(on: forged)
    #expect(
      audit.differences.map(\.explanation) == [
        "decided under revision 4 of the rules; at this position the log has revision 0"
      ])
  }

  @Test("the history of the rules shows which revisions are still in force on some day")
  func history() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.setRules { $0.reopenLimit = 1 }
    script.setRules(from: "2026-05-01") { $0.reopenLimit = 2 }
    script.setRules(from: "2026-06-01") { $0.reopenLimit = 3 }
    script.setRules(from: "2026-05-01") { $0.reopenLimit = 4 }
    #expect(try kernel.answers(script.commands).areAccepted)
    var history = RulesHistory()
    try log.forEachEntry(after: .start) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] { history.apply(line) }
      return true
    }
    #expect(history.rows.map(\.revision) == [1, 2, 3, 4])
    #expect(history.rows.map(\.isStanding) == [true, false, false, true])
    #expect(history.rows.map(\.mark.position.value) == [7, 8, 9, 10])
  }
}

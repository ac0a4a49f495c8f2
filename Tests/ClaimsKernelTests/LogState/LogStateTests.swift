import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("What is known at a position")
struct WorldTests {
  private let log = InMemoryEventStore()
  private let clock = tickingClock()

  private func draft(_ claimant: String, _ day: String?, _ type: ClaimType = .auto) -> ClaimCommand
  {
    .openDraft(
      OpenDraft(
        type: type, title: "t", claimed: euros(5), lossDate: day.flatMap { LocalDate($0) },
        claimant: ActorID(claimant)))
  }

  @Test(
    "the claim that was submitted first for the same loss is similar: same person, type and day",
    arguments: [true, false])
  func similar(isReopened: Bool) throws {
    var kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.administer("hugo", .grantRole(GrantRole(role: .agent)))
    let drafts: [(UInt64, ClaimCommand)] = [
      (1, draft("carla", "2026-02-01")), (2, draft("carla", "2026-02-01")),
      (3, draft("carla", "2026-02-02")), (4, draft("carla", "2026-02-01", .dental)),
      (5, draft("dario", "2026-02-01")), (6, draft("carla", "2026-02-01")),
    ]
    for (number, command) in drafts { script.add("hugo", .agent, command, on: number) }
    for number in [2, 1, 3, 4, 5] as [UInt64] {
      script.add("hugo", .agent, .submit(Submit()), on: number)
    }
    #expect(try kernel.answers(script.commands).areAccepted)
    // With an index that grew, and with none, as after opening the log.
    if isReopened { kernel = try ClaimsKernel(log, clock: clock.read) }
    let found = try kernel.query { logState in
      (1...6 as ClosedRange<UInt64>).map { number in
        logState.claims[claimID(number)].flatMap { logState.similar(to: $0.claim, claimID(number)) }
      }
    }
    // The sixth is a draft still; the second was submitted before the first.
    #expect(found == [claimID(2), claimID(1), nil, nil, nil, claimID(2)])
  }

  @Test("a decision without an event begins no claim")
  func nothing() {
    var logState = LogState()
    logState.apply(.claim([]), to: .claim(claimID(1)), recorded: Instant())
    #expect(logState.claims.count == 0 && logState.events == 0)
  }

  @Test("an event of a category that this build does not know halts it, and says where")
  func unknownCategory() throws {
    var record = CommandRecord()
    record.id = Identifier(high: 1, low: 1)
    _ = try log.append(
      Commit(
        command: record, recorded: Instant(),
        appends: [
          StreamAppend(
            stream: StreamID(Category(77), claimID(1)), expected: .none,
            events: [EventPayload(type: 1, bytes: [])])
        ]))
    let error = #expect(throws: EventStoreError.self) { try LogState(folding: log) }
    #expect(error?.explanation.contains("position 1 cannot be read by this version") == true)
  }

  @Test("no verb and no event of one aggregate is called as that of another")
  func names() {
    #expect(Set(DomainCommand.verbs).count == DomainCommand.verbs.count)
    let events =
      ClaimEventKind.allCases.map(\.name.description)
      + ActorEventKind.allCases.map(\.name.description)
      + RulesEventKind.allCases.map(\.name.description)
    #expect(Set(events).count == events.count - 2, "'unspecified' thrice")
  }

  @Test("the roster says since when, and by whom, actors hold roles and limits or are away")
  func roster() throws {
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    let limit = SetAuthority(kind: .payment, limit: euros(500))
    script.administer("sara", .grantRole(GrantRole(role: .administrator)))
    script.administer("paul", .setAuthority(limit), by: "sara")
    script.administer("paul", .grantRole(GrantRole(role: .handler)))
    script.administer("paul", .revokeRole(RevokeRole(role: .payer)))
    script.administer("paul", .grantRole(GrantRole(role: .payer)), by: "sara")
    script.administer("paul", .deactivateActor(DeactivateActor(reason: "left")))
    #expect(try kernel.answers(script.commands).areAccepted)
    var roster = ActorRoster()
    try log.forEachEntry(after: .start) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] { roster.apply(line) }
      return true
    }
    #expect(roster.rows.map(\.actor) == (try kernel.query { $0.actors.actors }))
    let paul = try #require(roster.rows.last)
    func told(_ mark: LogMark) -> String { "\(mark.position.value) \(mark.by.text)" }
    #expect(paul.actor.roles == [.handler, .payer])
    #expect(paul.roles.map(told) == ["9 ada", "11 sara"])
    #expect(paul.limits.map(told) == ["8 sara"])
    #expect(told(paul.status) == "12 ada")
    #expect(
      roster.rows[0].json
        == #"{"person":"ada","name":"Ada","status":"active","position":1,"#
        + #""recorded":"2026-03-01T09:00:01.000000000Z","by":"ada","roles":[{"#
        + #""role":"administrator","position":1,"#
        + #""recorded":"2026-03-01T09:00:01.000000000Z","by":"ada"}],"limits":[]}"#)
  }
}

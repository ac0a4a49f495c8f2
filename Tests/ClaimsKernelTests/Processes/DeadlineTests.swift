import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@Suite("What is due by itself")
struct DeadlineTests {
  private let system = ActorID("clock")

  private func house() throws -> House<InMemoryEventStore> {
    try House(InMemoryEventStore(), ControlledClock(start))
  }

  private func ticked(_ house: House<InMemoryEventStore>, on day: String) throws -> [String] {
    house.clock.set(to: Instant(day)!)
    let head = house.log.head.position
    let sent = try house.kernel.tick(by: system)
    #expect(sent.compactMap(\.answer).areAccepted)
    #expect(try house.kernel.tick(by: system) == [], "twice at the same time")
    return try house.events(after: head)
  }

  @Test("a document's owner is reminded three times, and then it expires")
  func document() throws {
    var house = try house()
    try house.document(1, until: "2026-06-30")
    #expect(try ticked(house, on: "2026-05-31T23:59:59Z") == [])
    #expect(try ticked(house, on: "2026-06-01T00:00:00Z") == ["4:1 ExpiryReminderSent"])
    #expect(try ticked(house, on: "2026-06-23T23:59:59Z") == [])
    #expect(try ticked(house, on: "2026-06-24T00:00:00Z") == ["4:1 ExpiryReminderSent"])
    #expect(try ticked(house, on: "2026-06-30T12:00:00Z") == ["4:1 ExpiryReminderSent"])
    #expect(try ticked(house, on: "2026-07-01T00:00:00Z") == ["4:1 DocumentExpired"])
    #expect(try ticked(house, on: "2027-07-01T00:00:00Z") == [])
  }

  @Test("a document that is good again is reminded of again")
  func verifiedAgain() throws {
    var house = try house()
    try house.document(1, until: "2026-06-30")
    #expect(try ticked(house, on: "2026-06-02T00:00:00Z") == ["4:1 ExpiryReminderSent"])
    let stream = StreamID.document(documentID(1))
    for (actor, role, command) in [
      ("vera", Role.verifier, DocumentCommand.revokeDocument(RevokeDocument(reason: "unclear"))),
      (
        "carla", .claimant,
        .editDocument(EditDocument(details: DocumentDetails(title: "Passport, front")))
      ),
      ("carla", .claimant, .resubmitDocument(ResubmitDocument())),
      ("vera", .verifier, .verifyDocument(VerifyDocument())),
    ] {
      #expect(try house.send(actor, role, .document(command), to: stream).isAccepted)
    }
    #expect(try ticked(house, on: "2026-06-03T00:00:00Z") == ["4:1 ExpiryReminderSent"])
  }

  @Test("what is due several times over on one stream is sent in one go, though the clock goes on")
  func severalAtOnce() throws {
    var house = try House(InMemoryEventStore(), tickingClock())
    let stream = StreamID.report(Identifier(high: 0x4e, low: 1))
    let told = IncidentDetails(
      attackType: "email", incidentDate: start, description: "A message", impact: "robo_dinero")
    for (actor, role, command) in [
      ("carla", .claimant, .startReport(StartReport())),
      ("carla", .claimant, .editReport(EditReport(told))),
      ("carla", .claimant, .submitReport(SubmitReport())),
      ("hugo", .handler, .reviewReport(ReviewReport())),
      (
        "hugo", .handler,
        .classifyIncident(ClassifyIncident(IncidentClassification(awareAt: start)))
      ),
    ] as [(String, Role, ReportCommand)] {
      #expect(try house.send(actor, role, .report(command), to: stream).isAccepted)
    }
    house.clock.set(to: Instant("2026-08-01T00:00:00Z")!)
    let sent = try house.kernel.tick(by: system)
    #expect(sent.count == 3 && sent.compactMap(\.answer).areAccepted)
    #expect(try house.kernel.tick(by: system) == [])
  }

  @Test("a request for information expires when it is due, and not before")
  func information() throws {
    var house = try house()
    try house.claim(1, documents: [])
    let request = RequestInfo(items: ["receipt"], due: Instant("2026-03-15T12:00:00Z")!)
    try house.send("hugo", .handler, .claim(.requestInfo(request)), to: .claim(claimID(1)))
    #expect(try ticked(house, on: "2026-03-15T11:59:59.999999999Z") == [])
    #expect(try ticked(house, on: "2026-03-15T12:00:00Z") == ["1:1 InformationRequestExpired"])
  }

  @Test("the time that is given is the commands' effective time, and never the recorded one")
  func effective() throws {
    var house = try house()
    try house.document(1, until: "2026-06-30")
    house.clock.set(to: Instant("2026-07-05T00:00:00Z")!)
    let due = Instant("2026-06-25T00:00:00Z")!
    let head = house.log.head.position
    // By then only a reminder was due; what is recorded now comes too late for it.
    let sent = try house.kernel.tick(by: system, at: due)
    #expect(sent.map { $0.answer?.codes } == [[.notDue]])
    #expect(try house.kernel.tick(by: system, at: Instant("2026-07-02T00:00:00Z")!).count == 1)
    var times: [(Instant, Instant)] = []
    try house.log.forEachEntry(after: head) { entry in
      if !entry.events.isEmpty { times.append((entry.effective, entry.recorded)) }
      return true
    }
    #expect(times.map(\.0) == [Instant("2026-07-02T00:00:00Z")!])
    #expect(times.map(\.1) == [house.clock.time])
  }

  @Test("what will only be due is refused, since nothing happens in the future")
  func future() throws {
    var house = try house()
    try house.document(1, until: "2026-06-30")
    let sent = try house.kernel.tick(by: system, at: Instant("2026-08-01T00:00:00Z")!)
    #expect(sent.map { $0.answer?.codes } == [[.effectiveInFuture]])
  }
}

import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// The clocks of the example profile on what is no claim.
@Suite("Clocks of reports and documents")
struct SLASubjectTests {
  /// A house whose clock shows what a test sets.
  private struct House {
    let log = InMemoryEventStore()
    let clock = ControlledClock(Instant("2026-03-02T09:00:00Z")!)
    let desk: ClaimsKernel<InMemoryEventStore>
    private var sent: UInt64 = 0

    init() throws {
      desk = try kernel(log, clock: clock.read)
      let vera = RegisterActor(actor: ActorID("vera"), name: "Vera", roles: [.verifier])
      let answer: Answer = try desk.send(
        CommandEnvelope(
          id: Identifier(high: 0xada, low: 99), actor: ActorID("ada"), role: .administrator,
          person: ActorID("vera"), command: .registerActor(vera)))
      #expect(answer.isAccepted)
    }

    mutating func send(
      _ time: String, _ name: String, _ role: Role, _ stream: StreamID, _ command: DomainCommand
    ) throws {
      clock.set(to: try #require(Instant(time)))
      sent += 1
      let answer: Answer = try desk.send(
        CommandEnvelope(
          id: Identifier(high: 0x51b, low: sent), actor: ActorID(name), role: role,
          stream: stream, command: command))
      #expect(answer.isAccepted, "\(command): \(answer)")
    }

    /// `report early warning 1 met 2026-03-02T11:00 – 2026-03-03T10:00 due 2026-03-03T11:00`
    func rows(at now: String, of subject: SLASubject? = nil) throws -> [String] {
      let monitor = try SLAMonitor(try SLAProfileJSONTests.exampleProfile(), folding: log)
      var rows: [String] = []
      monitor.forEachClock(at: try #require(Instant(now)), of: subject) { entry in
        let clock = entry.clock
        func short(_ time: Instant?) -> String { time.map { String($0.text.prefix(16)) } ?? "" }
        rows.append(
          "\(entry.stream.category.word ?? "") \(clock.name) \(clock.round) "
            + "\(clock.state.rawValue) \(short(clock.startedAt)) – \(short(clock.stoppedAt)) "
            + "due \(short(clock.due))")
      }
      return rows
    }
  }

  private static let report = StreamID.report(Identifier(high: 0x4e, low: 1))
  private static let document = StreamID.document(Identifier(high: 0xd0, low: 1))

  /// Known on the second at eleven, noted on the third; the second notice is an hour late.
  private func notices(_ house: inout House) throws {
    let told = IncidentDetails(
      attackType: "email", incidentDate: Instant("2026-03-01T20:00:00Z"),
      description: "My bank, they said", impact: "robo_dinero")
    func command(_ command: ReportCommand) -> DomainCommand { .report(command) }
    let filed = "2026-03-02T09:00:00Z"
    try house.send(filed, "carla", .claimant, Self.report, command(.startReport(StartReport())))
    try house.send(filed, "carla", .claimant, Self.report, command(.editReport(EditReport(told))))
    try house.send(filed, "carla", .claimant, Self.report, command(.submitReport(SubmitReport())))
    // Neither a review nor a classification that says nothing of it counts as awareness.
    let noted = "2026-03-03T09:00:00Z"
    try house.send(noted, "hugo", .handler, Self.report, command(.reviewReport(ReviewReport())))
    try house.send(
      noted, "hugo", .handler, Self.report,
      command(.classifyIncident(ClassifyIncident(IncidentClassification(actions: ["social"])))))
    let aware = IncidentClassification(awareAt: Instant("2026-03-02T11:00:00Z"))
    try house.send(
      noted, "hugo", .handler, Self.report, command(.classifyIncident(ClassifyIncident(aware))))
    for (time, stage) in [
      ("2026-03-03T10:00:00Z", NoticeStage.early), ("2026-03-05T12:00:00Z", .notification),
    ] {
      try house.send(
        time, "ada", .administrator, Self.report,
        command(.sendAuthorityNotice(SendAuthorityNotice(stage: stage, reference: "A-1"))))
    }
  }

  /// Handed in on a Friday, turned back on the Monday, handed in again on the Wednesday.
  private func papers(_ house: inout House) throws {
    func command(_ command: DocumentCommand) -> DomainCommand { .document(command) }
    let page = DocumentPage(
      id: Identifier(high: 0xbab, low: 1), name: "page.pdf", mime: "application/pdf", bytes: 1_000,
      sha256: [UInt8](repeating: 7, count: 32), url: "blobs/1")
    let details = DocumentDetails(
      type: "id", title: "Passport", validUntil: LocalDate("2036-01-31"))
    let friday = "2026-03-06T10:00:00Z"
    for start: DocumentCommand in [
      .startDocument(StartDocument(details: details)), .addPage(AddPage(page: page)),
      .submitDocument(SubmitDocument()),
    ] {
      try house.send(friday, "carla", .claimant, Self.document, command(start))
    }
    try house.send(
      "2026-03-09T10:00:00Z", "vera", .verifier, Self.document,
      command(.rejectDocument(RejectDocument(codes: ["illegible"]))))
    let wednesday = "2026-03-11T09:00:00Z"
    let mended = DocumentDetails(title: "Passport, both sides")
    try house.send(
      wednesday, "carla", .claimant, Self.document,
      command(.editDocument(EditDocument(details: mended))))
    try house.send(
      wednesday, "carla", .claimant, Self.document,
      command(.resubmitDocument(ResubmitDocument())))
  }

  @Test("an authority is notified within hours of awareness, and finally within a month")
  func authority() throws {
    var house = try House()
    try notices(&house)
    #expect(
      try house.rows(at: "2026-03-06T00:00:00Z") == [
        "report early warning 1 met 2026-03-02T11:00 – 2026-03-03T10:00 due 2026-03-03T11:00",
        "report notification 1 breached 2026-03-02T11:00 – 2026-03-05T12:00 due 2026-03-05T11:00",
        "report final notice 1 running 2026-03-05T12:00 –  due 2026-04-05T22:00",
      ])
    #expect(
      try house.rows(at: "2026-03-03T09:30:00Z") == [
        "report early warning 1 running 2026-03-02T11:00 –  due 2026-03-03T11:00",
        "report notification 1 running 2026-03-02T11:00 –  due 2026-03-05T11:00",
      ])
    #expect(try house.rows(at: "2026-03-03T08:00:00Z") == [], "nobody had noted it yet")
    #expect(
      try house.rows(at: "2026-04-06T00:00:00Z").last
        == "report final notice 1 breached 2026-03-05T12:00 –  due 2026-04-05T22:00")
  }

  @Test("a document is verified within two working days, anew if it is handed in again")
  func verification() throws {
    var house = try House()
    try papers(&house)
    #expect(
      try house.rows(at: "2026-03-12T00:00:00Z") == [
        "document verify 1 met 2026-03-06T10:00 – 2026-03-09T10:00 due 2026-03-10T23:00",
        "document verify 2 running 2026-03-11T09:00 –  due 2026-03-13T23:00",
      ])
    try house.send(
      "2026-03-14T08:00:00Z", "vera", .verifier, Self.document,
      .document(.verifyDocument(VerifyDocument())))
    #expect(
      try house.rows(at: "2026-03-15T00:00:00Z") == [
        "document verify 1 met 2026-03-06T10:00 – 2026-03-09T10:00 due 2026-03-10T23:00",
        "document verify 2 breached 2026-03-11T09:00 – 2026-03-14T08:00 due 2026-03-13T23:00",
      ])
  }

  @Test("one subject's clocks are those of all, its own picked out")
  func subjects() throws {
    var house = try House()
    try notices(&house)
    try papers(&house)
    try house.send(
      "2026-03-12T09:00:00Z", "carla", .claimant, .claim(claimID(1)),
      .claim(
        .openDraft(
          OpenDraft(
            type: .auto, title: "Rear-end", claimed: euros(100),
            lossDate: LocalDate("2026-03-01")))))
    try house.send(
      "2026-03-12T09:00:00Z", "carla", .claimant, .claim(claimID(1)), .claim(.submit(Submit())))
    let now = "2026-03-12T10:00:00Z"
    let all = try house.rows(at: now)
    #expect(
      all == [
        "claim accept 1 running 2026-03-12T09:00 –  due 2026-03-16T09:00",
        "claim acknowledge 1 running 2026-03-12T09:00 –  due 2026-03-26T23:00",
        "report early warning 1 met 2026-03-02T11:00 – 2026-03-03T10:00 due 2026-03-03T11:00",
        "report notification 1 breached 2026-03-02T11:00 – 2026-03-05T12:00 due 2026-03-05T11:00",
        "report final notice 1 running 2026-03-05T12:00 –  due 2026-04-05T22:00",
        "document verify 1 met 2026-03-06T10:00 – 2026-03-09T10:00 due 2026-03-10T23:00",
        "document verify 2 running 2026-03-11T09:00 –  due 2026-03-13T23:00",
      ])
    for subject in SLASubject.allCases {
      #expect(
        try house.rows(at: now, of: subject)
          == all.filter { $0.hasPrefix(subject.rawValue + " ") })
    }
  }

  @Test("folded from the whole log the clocks are those of a monitor that was kept up")
  func kept() throws {
    var house = try House()
    try notices(&house)
    try papers(&house)
    let profile = try SLAProfileJSONTests.exampleProfile()
    var kept = SLAMonitor(profile)
    try house.log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) { try kept.apply(entry) } catch {
        throw .damaged(offset: 0, reason: "\(error)")
      }
      return true
    }
    let now = try #require(Instant("2026-03-12T00:00:00Z"))
    var (found, expected): ([String], [String]) = ([], [])
    kept.forEachClock(at: now) { found.append($0.json) }
    try SLAMonitor(profile, folding: house.log).forEachClock(at: now) { expected.append($0.json) }
    #expect(found == expected)
    #expect(found.count == 5)
    #expect(
      kept.clocks(of: Self.document, at: now).map(\.name) == ["verify", "verify"])
    #expect(kept.clocks(of: .claim(claimID(1)), at: now) == [])
  }

  @Test("a line of JSON says whose clock it is by the stream's kind")
  func json() throws {
    var house = try House()
    try papers(&house)
    let monitor = try SLAMonitor(try SLAProfileJSONTests.exampleProfile(), folding: house.log)
    var lines: [String] = []
    monitor.forEachClock(at: try #require(Instant("2026-03-10T00:00:00Z"))) {
      lines.append($0.json)
    }
    #expect(
      lines == [
        #"{"document":"00000000-0000-00d0-0000-000000000001","clock":"verify","round":1,"#
          + #""state":"met","startedAt":"2026-03-06T10:00:00.000000000Z","#
          + #""due":"2026-03-10T23:00:00.000000000Z","pausedSeconds":0,"#
          + #""stoppedAt":"2026-03-09T10:00:00.000000000Z"}"#
      ])
  }
}

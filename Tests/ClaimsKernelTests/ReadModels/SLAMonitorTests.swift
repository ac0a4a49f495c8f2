import ClaimsDomain
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsKernel

@Suite("The SLA monitor", .long)
struct SLAMonitorTests {
  private static func profile(_ clocks: String) throws -> SLAProfile {
    try SLAProfile(
      json: Array(
        """
        {"name": "p", "pauses": {"information": {"from": ["InformationRequested"],
         "to": ["InformationProvided.last", "InformationRequestExpired"]}}, "clocks": [\(clocks),
         {"name": "used", "starts": ["ClaimVoided"], "stops": ["NoteAdded"],
          "pauses": ["information"], "within": {"hours": 1}}]}
        """.utf8))
  }

  private static let decide = """
    {"name": "decide", "starts": ["ClaimOpened"], "cancels": ["ClaimClosed"],
     "stops": ["ClaimApproved", "ClaimDenied"], "pauses": ["information"], "within": {"hours": 24}}
    """
  private static let answer = """
    {"name": "answer", "starts": ["CommunicationRecorded.inbound"],
     "stops": ["CommunicationRecorded.outbound"], "within": {"hours": 24}}
    """

  /// A house whose clock shows what a test sets, with a claim that was taken in at once.
  private struct House {
    let log = InMemoryEventStore()
    let clock = ControlledClock(Instant("2026-03-02T09:00:00Z")!)
    let desk: ClaimsKernel<InMemoryEventStore>
    private var sent: UInt64 = 0

    init() throws {
      desk = try kernel(log, clock: clock.read)
      let day = LocalDate("2026-02-28")
      try send(
        "carla", .claimant,
        .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(100), lossDate: day)))
      try send("carla", .claimant, .submit(Submit()))
      try send("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    }

    mutating func send(
      _ name: String, _ role: Role, _ command: ClaimCommand, at time: String? = nil,
      effective: String? = nil
    ) throws {
      if let time { clock.set(to: try #require(Instant(time))) }
      sent += 1
      let answer: Answer = try desk.send(
        CommandEnvelope(
          id: Identifier(high: 0x51a, low: sent), actor: ActorID(name), role: role,
          claim: claimID(1), command: command, effective: effective.flatMap { Instant($0) }))
      #expect(answer.isAccepted, "\(command): \(answer)")
    }

    /// `decide 1 running due 2026-03-03T09:00`
    func clocks(
      _ profile: SLAProfile, at now: String, clock: ModelClock = .recorded
    ) throws -> [String] {
      let monitor = try SLAMonitor(profile, clock: clock, folding: log)
      return monitor.clocks(of: .claim(claimID(1)), at: try #require(Instant(now))).map { clock in
        "\(clock.name) \(clock.round) \(clock.state.rawValue) due \(clock.due.text.prefix(16))"
      }
    }
  }

  @Test("a clock is paused until the last thing that was asked for has come")
  func lastItem() throws {
    let profile = try Self.profile(Self.decide)
    var house = try House()
    let due = Instant("2026-03-20T00:00:00Z")!
    try house.send(
      "hugo", .handler, .requestInfo(RequestInfo(items: ["invoice", "photo"], due: due)),
      at: "2026-03-02T12:00:00Z")
    try house.send(
      "carla", .claimant, .provideInfo(ProvideInfo(item: "photo")), at: "2026-03-04T12:00:00Z")
    #expect(
      try house.clocks(profile, at: "2026-03-05T12:00:00Z") == [
        "decide 1 paused due 2026-03-06T09:00"
      ])
    try house.send(
      "carla", .claimant, .provideInfo(ProvideInfo(item: "invoice")), at: "2026-03-06T12:00:00Z")
    #expect(
      try house.clocks(profile, at: "2026-03-07T08:00:00Z") == [
        "decide 1 running due 2026-03-07T09:00"
      ])
    #expect(
      try house.clocks(profile, at: "2026-03-07T09:00:00Z") == [
        "decide 1 breached due 2026-03-07T09:00"
      ])
    // Nothing of this was known before.
    #expect(
      try house.clocks(profile, at: "2026-03-02T11:00:00Z") == [
        "decide 1 running due 2026-03-03T09:00"
      ])
    #expect(try house.clocks(profile, at: "2026-03-02T08:00:00Z") == [])
  }

  @Test("a letter starts a clock when it came, and stops one when it was noted that it went")
  func lateFact() throws {
    let profile = try Self.profile(Self.answer)
    var house = try House()
    try house.send(
      "hugo", .handler,
      .recordCommunication(
        RecordCommunication(channel: "post", text: "where is it", inbound: true)),
      at: "2026-03-06T09:00:00Z", effective: "2026-03-04T09:00:00Z")
    try house.send(
      "hugo", .handler, .recordCommunication(RecordCommunication(channel: "post", text: "soon")),
      at: "2026-03-07T09:00:00Z", effective: "2026-03-04T18:00:00Z")
    let now = "2026-03-08T00:00:00Z"
    #expect(try house.clocks(profile, at: now) == ["answer 1 breached due 2026-03-05T09:00"])
    #expect(
      try house.clocks(profile, at: now, clock: .effective) == [
        "answer 1 met due 2026-03-05T09:00"
      ])
    #expect(try house.clocks(profile, at: "2026-03-05T00:00:00Z") == [], "nobody knew")
  }

  @Test(
    "clocks are what a naive look at the history gives",
    arguments: 1...6 as ClosedRange<UInt64>, ModelClock.allCases)
  func recount(seed: UInt64, clock: ModelClock) throws {
    let history = try RandomHistory(seed: seed, steps: 500)
    let profile = try Self.profile(
      Self.decide + """
        , {"name": "pay", "types": ["auto"], "starts": ["PaymentRequested"],
         "stops": ["PaymentIssued"], "cancels": ["PaymentDeclined"], "within": {"calendarDays": 20}}
        """)
    let monitor = try SLAMonitor(profile, clock: clock, folding: history.log)
    let now = Instant("2060-12-01T00:00:00Z")!
    var found: [String] = []
    monitor.forEachClock(at: now) { entry in
      guard entry.clock.name == "pay" else { return }
      let clock = entry.clock
      found.append(
        "\(entry.stream.id) \(clock.startedAt.dayUTC.text) \(clock.stoppedAt?.dayUTC.text ?? "") "
          + "\(clock.state.rawValue)")
    }
    let expected = try Self.payments(in: history, until: now).sorted()
    #expect(found.sorted() == expected)
    #expect(!found.isEmpty)
  }

  /// From request to payment, without a clock: the first request of those that wait counts.
  private static func payments(in history: RandomHistory, until now: Instant) throws -> [String] {
    var (types, since): ([Identifier: ClaimType], [Identifier: LocalDate]) = ([:], [:])
    var rows: [String] = []
    func end(_ id: Identifier, _ stop: LocalDate?, _ ending: String) {
      guard let start = since[id] else { return }
      let isLate = (stop ?? now.dayUTC).daysSinceEpoch - start.daysSinceEpoch > 20
      rows.append(
        "\(id) \(start.text) \(stop?.text ?? "") \(isLate ? "breached" : ending)")
      since[id] = nil
    }
    for entry in history.entries {
      for stored in entry.events where stored.stream.category == .claim {
        let id = stored.stream.id
        switch try ClaimEvent(kind: stored.type, payload: stored.payload) {
        case .claimDrafted(let drafted): types[id] = drafted.type
        case .paymentRequested where types[id] == .auto:
          since[id] = since[id] ?? entry.recorded.dayUTC
        case .paymentIssued: end(id, entry.recorded.dayUTC, "met")
        case .paymentDeclined: end(id, entry.recorded.dayUTC, "cancelled")
        default: break
        }
      }
    }
    for id in since.keys.sorted() { end(id, nil, "running") }
    return rows
  }

  @Test(
    "at any time the clocks are those of the log as it was then",
    arguments: 1...3 as ClosedRange<UInt64>)
  func asOf(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 300)
    let profile = try SLAProfileJSONTests.exampleProfile()
    let whole = try SLAMonitor(profile, folding: history.log)
    var kept = SLAMonitor(profile)
    for (count, entry) in history.entries.enumerated() {
      try kept.apply(entry)
      guard count % 11 == 0 else { continue }
      let next = count + 1 < history.entries.count ? history.entries[count + 1].recorded : nil
      guard next != entry.recorded else { continue }
      var (then, now): ([String], [String]) = ([], [])
      kept.forEachClock(at: entry.recorded) { then.append($0.json) }
      whole.forEachClock(at: entry.recorded) { now.append($0.json) }
      #expect(then == now)
    }
  }
}

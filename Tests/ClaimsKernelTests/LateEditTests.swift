import ClaimsDomain
import ClaimsKernel
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

/// Source: Specs/TwoClocks.md, "Facts stand in the order of their effective time".
@Suite("Edits told late")
struct LateEditTests {
  /// Edits of a kind of stream, each with values that no other has.
  struct Edited: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let stream: StreamID
    /// Who edits it; Carla begins it.
    var editor = ClaimSender("carla", .claimant)
    let beginning: [DomainCommand]
    let edit: @Sendable (Int, inout SeededGenerator) -> DomainCommand
  }

  /// An edit, and when it was true, in minutes from the beginning.
  private struct Told {
    let minute: Int
    let command: DomainCommand
  }

  private static let id = Identifier(high: 0x1a7e, low: 1)
  private static let room = Identifier(high: 0x1a7e, low: 2)

  static let kinds: [Edited] = [
    Edited(
      testDescription: "claims", stream: .claim(id),
      beginning: [.claim(.openDraft(OpenDraft(type: .auto)))]
    ) { number, random in
      var details = ClaimDetails(cause: "cause \(number)")
      if Bool.random(using: &random) { details.location = "place \(number)" }
      if Bool.random(using: &random) { details.title = "title \(number)" }
      return .claim(.editDraft(EditDraft(details)))
    },
    Edited(
      testDescription: "documents", stream: .document(id),
      beginning: [
        .document(.startDocument(StartDocument(details: DocumentDetails(type: "id", title: "T"))))
      ]
    ) { number, random in
      var details = DocumentDetails(notes: "notes \(number)")
      if Bool.random(using: &random) { details.title = "title \(number)" }
      switch Int.random(in: 0...2, using: &random) {
      case 0: details.isEndless = true
      case 1: details.validUntil = LocalDate(daysSinceEpoch: 30_000 + Int64(number))
      default: break
      }
      return .document(.editDocument(EditDocument(details: details)))
    },
    Edited(
      testDescription: "leads", stream: .lead(id), beginning: [.lead(.startLead(StartLead()))]
    ) { number, random in
      var details = LeadDetails(notes: "notes \(number)")
      if Bool.random(using: &random) {
        details.name = ["", "name \(number)"].randomElement(using: &random)
      }
      if Bool.random(using: &random) { details.consent = "\(number)" }
      return .lead(.editLead(EditLead(details: details)))
    },
    Edited(
      testDescription: "records of accidents", stream: .accident(id),
      beginning: [.accident(.startAccident(StartAccident()))]
    ) { number, random in
      var details = AccidentDetails(notes: "notes \(number)")
      if Bool.random(using: &random) { details.place = AccidentPlace(road: "A \(number)") }
      if Bool.random(using: &random) { details.witnesses = [Witness(name: "W \(number)")] }
      return .accident(.editAccident(EditAccident(details: details)))
    },
    Edited(
      testDescription: "properties", stream: .property(id),
      beginning: [
        .property(
          .registerProperty(
            RegisterProperty(
              details: PropertyDetails(
                title: "T", address: PropertyAddress(street: "S 1", city: "C"), kind: .house)))),
        .property(.addRoom(AddRoom(room: PropertyRoom(id: room, name: "R", kind: .kitchen)))),
      ]
    ) { number, random in
      if Int.random(in: 0...2, using: &random) == 0 {
        let changed = PropertyRoom(id: room, name: "room \(number)", kind: .kitchen)
        return .property(.editRoom(EditRoom(room: changed)))
      }
      var details = PropertyDetails(yearBuilt: UInt32(number))
      if Bool.random(using: &random) { details.title = "title \(number)" }
      return .property(.editProperty(EditProperty(details: details)))
    },
    Edited(
      testDescription: "drafts of reports", stream: .report(id),
      beginning: [.report(.startReport(StartReport()))]
    ) { number, random in
      var details = IncidentDetails(description: "text \(number)")
      if Bool.random(using: &random) { details.attackOrigin = "origin \(number)" }
      return .report(.editReport(EditReport(details)))
    },
    Edited(
      testDescription: "reports", stream: .report(id), editor: ClaimSender("hugo", .handler),
      beginning: [
        .report(.startReport(StartReport())),
        .report(
          .editReport(
            EditReport(
              IncidentDetails(
                attackType: "email", incidentDate: start, description: "D", impact: "ninguno")))),
        .report(.submitReport(SubmitReport())),
      ]
    ) { number, random in
      func time(_ stage: Int64) -> Instant { Instant(nanoseconds: stage * 100 + Int64(number)) }
      if Bool.random(using: &random) {
        var classification = IncidentClassification(awareAt: time(1))
        if Bool.random(using: &random) {
          classification.impact = ["", "robo_dinero", "robo_datos"].randomElement(using: &random)
        }
        return .report(.classifyIncident(ClassifyIncident(classification)))
      }
      var timeline = IncidentTimeline(discovery: time(2))
      if Bool.random(using: &random) { timeline.containment = time(3) }
      return .report(.recordIncidentTimeline(RecordIncidentTimeline(timeline)))
    },
  ]

  /// A log with the edits in this order: as soon as they are true, or all of them later.
  private func log(_ told: [Told], of kind: Edited, isLate: Bool) throws -> InMemoryEventStore {
    let (log, clock) = (InMemoryEventStore(), ControlledClock(start))
    let kernel = try kernel(log, clock: clock.read)
    var count: UInt64 = 0
    func send(_ command: DomainCommand, by sender: ClaimSender, _ effective: Instant?) throws {
      count += 1
      let envelope = CommandEnvelope(
        id: Identifier(high: 0x5e9d, low: count), actor: sender.actor, role: sender.role,
        stream: kind.stream, command: command, effective: effective)
      let answer: Answer = try kernel.send(envelope)
      #expect(answer.codes.isEmpty, "\(command): \(answer.json)")
    }
    for command in kind.beginning {
      try send(command, by: ClaimSender("carla", .claimant), nil)
    }
    for (place, edit) in told.enumerated() {
      clock.set(to: minute(isLate ? 1000 + place : edit.minute))
      try send(edit.command, by: kind.editor, isLate ? minute(edit.minute) : nil)
    }
    return log
  }

  private func minute(_ number: Int) -> Instant {
    Instant(nanoseconds: start.nanoseconds + Int64(number) * 60_000_000_000)
  }

  private func rows(
    _ log: InMemoryEventStore, _ stream: StreamID, _ point: AuditPoint
  ) throws -> [FieldList.Row] {
    var folded = StreamAsOf(stream, point)
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) { return try folded.apply(entry) } catch {
        throw .damaged(offset: 0, reason: "\(error)")
      }
    }
    return try content(#require(folded.snapshot))
  }

  private func content(_ snapshot: StreamSnapshot) -> [FieldList.Row] {
    snapshot.fields.filter { !["updatedAt", "lastAt", "consentAt"].contains($0.path) }
  }

  @Test(
    "in whatever order they are told, they say what they would have said at once",
    arguments: kinds, 1...20)
  func order(kind: Edited, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let edits = (1...6).map { Told(minute: $0, command: kind.edit($0, &random)) }
    let shuffled = edits.shuffled(using: &random)
    let late = try log(shuffled, of: kind, isLate: true)
    for known in 1...shuffled.count {
      let inOrder = shuffled.prefix(known).sorted { $0.minute < $1.minute }
      let timely = try log(inOrder, of: kind, isLate: false)
      let recorded = AuditPoint.Known.recorded(minute(1000 + known - 1))
      for edit in inOrder {
        let moment = minute(edit.minute)
        #expect(
          try rows(late, kind.stream, AuditPoint(recorded, effective: moment))
            == rows(timely, kind.stream, AuditPoint(.recorded(moment))))
      }
      #expect(
        try rows(late, kind.stream, AuditPoint(recorded))
          == rows(timely, kind.stream, AuditPoint(.everything)))
    }
    let present = try #require(LogState(folding: late).snapshot(of: kind.stream))
    #expect(try content(present) == rows(late, kind.stream, AuditPoint(.everything)))
  }

  @Test("an edit while the clock was ahead overrides nothing that is told once it is right")
  func wrongClock() throws {
    let (log, clock) = (InMemoryEventStore(), ControlledClock(start))
    let kernel = try kernel(log, clock: clock.read)
    var count: UInt64 = 0
    func send(_ command: DomainCommand, day: UInt32, effective: Instant? = nil) throws {
      count += 1
      clock.set(to: start.adding(days: day))
      let envelope = CommandEnvelope(
        id: Identifier(high: 0xc10c, low: count), actor: ActorID("ada"), role: .administrator,
        stream: .rules, command: command)
      var property = envelope
      (property.actor, property.role) = (ActorID("carla"), .claimant)
      (property.stream, property.effective) = (.property(Self.id), effective)
      let answer: Answer = try kernel.send(command.category == .property ? property : envelope)
      #expect(answer.codes.isEmpty, "\(answer.json)")
    }
    func edit(_ year: UInt32) -> DomainCommand {
      .property(.editProperty(EditProperty(details: PropertyDetails(yearBuilt: year))))
    }
    try send(Self.kinds[4].beginning[0], day: 0)
    try send(edit(1960), day: 90)
    // Told while it was ahead, of a moment before.
    try send(edit(1950), day: 91, effective: start.adding(days: 80))
    let now = start.adding(days: 1)
    try send(.rules(.correctClock(CorrectClock(time: now, reason: "it was ahead"))), day: 1)
    let stream = StreamID.property(Self.id)
    func says(_ year: String) throws {
      let live = try kernel.query { $0.snapshot(of: stream) }
      for rows in try [
        content(#require(live)), content(#require(LogState(folding: log).snapshot(of: stream))),
        rows(log, stream, AuditPoint(.everything)),
      ] { #expect(rows.contains(FieldList.Row(path: "details.yearBuilt", value: year))) }
    }
    try says("1960")
    try send(edit(1970), day: 3, effective: start.adding(days: 2))
    try says("1970")
  }
}

import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// What events say besides what they change.
@Suite("What was said")
struct StatementTests {
  /// Texts of events that no state keeps, and that nobody said: of what was there before only.
  private static let data: Set<String> = [
    // Each kept elsewhere, if there is what it is about.
    "UploadRecorded.location", "EvidenceUploaded.location", "DamageAnalysed.model",
    "DamageAnalysed.results", "DamageAnalysed.enhanced", "ReportGenerated.kind",
    "ClaimDetailsEdited.late.overridden.field",
  ]

  /// Who did it, or whom it is about.
  private static let actors: Set<String> = ["by", "from", "representative", "recipient"]
  /// Changes of what is not there in this log: the states that they lead to keep their fields.
  private static let unfounded: Set<String> = [
    "PartUpdated", "RoomEdited", "CatalogEntryRelabelled", "CatalogEntryRetired",
    "CatalogEntryRestored",
  ]

  @Test("every text of an event is kept by the state it leads to, or is something said")
  func complete() throws {
    let log = try CanaryLog.shared.get()
    var unkept: [String] = []
    let states = Self.states(of: log)
    for canary in log.canaries where canary.text.hasPrefix("canary-") {
      let said = EventFields.of(canary.event)?.said ?? []
      let name = "\(canary.event.name).\(canary.path)"
      let field = canary.path.split(separator: ".").last.map(String.init) ?? ""
      guard !Self.actors.contains(field), !field.hasSuffix("By"),
        !Self.unfounded.contains("\(canary.event.name)")
      else { continue }
      if !said.contains(canary.path), !states.contains(canary.text) { unkept.append(name) }
    }
    #expect(Set(unkept).subtracting(Self.data) == [])
    #expect(Self.data.isSubset(of: unkept), "what is kept needs no mention")
  }

  /// The values of all fields of every stream after each of its events.
  private static func states(of log: CanaryLog) -> Set<String> {
    var values: Set<String> = []
    var folds: [StreamID: StreamFold] = [:]
    do throws(EventStoreError) {
      try log.log.forEachEntry(after: .start) { entry in
        for line in (try? HistoryLine.lines(of: entry)) ?? [] {
          var fold = folds[line.stored.stream] ?? StreamFold(line.stored.stream.category)
          fold?.apply(line.event, of: entry)
          for row in fold?.rows(in: nil) ?? [] { values.insert(row.value) }
          folds[line.stored.stream] = fold
        }
        return true
      }
    } catch { Issue.record("\(error)") }
    return values
  }

  @Test("what is said is a field of its event, and a text, a code or a list of them")
  func fields() throws {
    let paths = Set(try CanaryLog.shared.get().canaries.map { "\($0.event.name).\($0.path)" })
    let codes: Set<String> = [
      "CheckRecorded.kind", "CheckRecorded.result", "ContactAttempted.result",
      "LeadDisqualified.reason",
    ]
    for fields in EventFields.all {
      for path in fields.said {
        let name = "\(fields.event.name).\(path)"
        #expect(paths.contains(name) || codes.contains(name), "\(name)")
      }
    }
    #expect(EventFields.all.filter { !$0.said.isEmpty }.count > 60)
  }

  private static let claim = StreamID.claim(claimID(1))

  private static func said(
    _ scene: BoardScene, on stream: StreamID, to name: String?, limit: Int? = nil
  ) throws -> Statements {
    let logState = try scene.logState
    let access = name.map { ReaderRoles(of: ActorID($0), in: logState.actors) } ?? .whole
    var reader = StatementReader(
      of: stream, as: logState.visibility(for: access, at: BoardScene.time))
    try scene.house.kernel.log.forEachEntry(of: stream) { entry in
      reader.take(entry)
      return true
    }
    return try reader.latest(limit)
  }

  private static func texts(_ statements: Statements) -> [String] {
    statements.latest.flatMap { statement in
      statement.texts.map { "\(statement.seen.line.event.name).\($0.path) \($0.value)" }
    }
  }

  @Test("a claimant reads her own note, and not those of others; nor do others read hers")
  func ownNote() throws {
    var scene = try BoardScene.whole()
    let before = Self.texts(try Self.said(scene, on: Self.claim, to: "carla"))
    try scene.send("carla", .claimant, .claim(.addNote(AddNote(text: "I was at home"))), Self.claim)
    try scene.send("hugo", .handler, .claim(.addNote(AddNote(text: "she was not"))), Self.claim)
    let call = RecordCommunication(
      channel: "phone", with: "Hugo", text: "he was rude", inbound: true)
    try scene.send("carla", .claimant, .claim(.recordCommunication(call)), Self.claim)
    let own = [
      "NoteAdded.text I was at home", "CommunicationRecorded.channel phone",
      "CommunicationRecorded.with Hugo", "CommunicationRecorded.text he was rude",
    ]
    #expect(Self.texts(try Self.said(scene, on: Self.claim, to: "carla")) == before + own)
    let hugo = Self.texts(try Self.said(scene, on: Self.claim, to: "hugo"))
    #expect(Array(hugo.suffix(5)) == [own[0], "NoteAdded.text she was not"] + Array(own[1...]))
    #expect(
      Self.texts(try Self.said(scene, on: Self.claim, to: "agnes")).allSatisfy {
        !$0.contains("NoteAdded")
      })
    #expect(Self.texts(try Self.said(scene, on: Self.claim, to: "dario")).isEmpty)
  }

  @Test("a visitor reads what they wrote when they began their lead; an edit tells nothing")
  func ownLead() throws {
    var scene = try BoardScene.whole()
    let lead = StreamID(.lead, Identifier(high: 0x1ead, low: 77))
    func details(_ notes: String) -> LeadDetails {
      LeadDetails(name: "Carla", notes: notes)
    }
    try scene.send(
      "carla", .claimant, .lead(.startLead(StartLead(details: details("call me late")))), lead)
    try scene.send(
      "carla", .claimant, .lead(.editLead(EditLead(details: details("call me early")))), lead)
    #expect(
      Self.texts(try Self.said(scene, on: lead, to: "carla"))
        == ["LeadStarted.details.notes call me late"])
    // Whether the edit was recorded with its notes would tell what stood there before.
    let logState = try scene.logState
    let carla = ReaderRoles(of: ActorID("carla"), in: logState.actors)
    let visibility = logState.visibility(for: carla, at: BoardScene.time)
    var rows: [[String]] = []
    try scene.house.kernel.log.forEachEntry(of: lead) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] {
        rows.append(VisibleEvent(line, as: visibility)?.fields().map(\.path) ?? ["–"])
      }
      return true
    }
    #expect(rows.first?.contains("details.notes") == true)
    #expect(rows.last?.contains("details.notes") == false)
  }

  @Test("own is what one sent oneself: not what another sent, or imported in one's name")
  func senders() throws {
    let carla = ActorID("carla")
    func line(_ text: String = "mine", importedBy importer: String = "") throws -> HistoryLine {
      var command = CommandEnvelope(
        id: Identifier(high: 1, low: 1), actor: carla, role: .claimant, claim: claimID(1),
        command: .addNote(AddNote(text: "mine")))
      command.importedBy = ActorID(importer)
      let event = ClaimEvent.noteAdded(NoteAdded(text: text))
      let stored = StoredEvent(
        position: Position(1), stream: Self.claim, revision: Revision(1),
        type: event.kind.rawValue, payload: try event.encodedPayload())
      let entry = Entry(
        recorded: start, command: try command.record(), decidedAt: .start, events: [stored])
      return try #require(try HistoryLine.lines(of: entry).first)
    }
    #expect(try line().redactionOfOwn(for: carla, nil, isOutside: true)?.fields == [])
    // Only what the command said.
    #expect(try line("other").redactionOfOwn(for: carla, nil, isOutside: true)?.fields == ["text"])
    for reader in [ActorID("hugo"), ActorID()] {
      #expect(try line().redactionOfOwn(for: reader, nil, isOutside: true) == nil)
    }
    #expect(
      try line(importedBy: "ada").redactionOfOwn(for: carla, nil, isOutside: true) == nil)
  }

  @Test("what came of her own command, but not always does, is not told to its sender")
  func consequences() throws {
    // Each submit of a claim that resembles another one leads to a suspicion, which is no word of hers.
    var scene = try BoardScene.whole()
    let stream = StreamID.claim(claimID(77))
    let open = OpenDraft(
      type: .auto, title: "Rear-end", claimed: euros(900), lossDate: LocalDate("2026-02-28"))
    try scene.send("carla", .claimant, .claim(.openDraft(open)), stream)
    try scene.send("carla", .claimant, .claim(.submit(Submit())), stream)
    let logState = try scene.logState
    let carla = ReaderRoles(of: ActorID("carla"), in: logState.actors)
    var kinds: [(String, Bool)] = []
    try scene.house.kernel.log.forEachEntry(of: stream) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] {
        let seen = VisibleEvent(line, as: logState.visibility(for: carla, at: BoardScene.time))
        kinds.append(("\(line.event.name)", seen != nil))
      }
      return true
    }
    #expect(kinds.map(\.0) == ["ClaimDrafted", "ClaimSubmitted", "DuplicateSuspected"])
    #expect(kinds.map(\.1) == [true, true, false])
  }

  @Test("the latest are shown, and whether there were others, of those that are seen")
  func bounded() throws {
    var scene = try BoardScene.whole()
    let before = try Self.said(scene, on: Self.claim, to: "carla").latest.count
    for number in 1...5 {
      let note = AddNote(text: "note \(number)")
      try scene.send("carla", .claimant, .claim(.addNote(note)), Self.claim)
    }
    for number in 1...5 {
      let note = AddNote(text: "inside \(number)")
      try scene.send("hugo", .handler, .claim(.addNote(note)), Self.claim)
    }
    let two = try Self.said(scene, on: Self.claim, to: nil, limit: 2)
    #expect(Self.texts(two) == ["NoteAdded.text inside 4", "NoteAdded.text inside 5"])
    #expect(two.isMore)
    let own = try Self.said(scene, on: Self.claim, to: "carla", limit: 5)
    #expect(Self.texts(own) == (1...5).map { "NoteAdded.text note \($0)" })
    #expect(own.isMore == (before > 0))
    // What is hidden is not more.
    let all = try Self.said(scene, on: Self.claim, to: "carla", limit: before + 5)
    #expect(all.latest.count == before + 5 && !all.isMore)
  }

  @Test("a timeline tells a text once: as a change where the state keeps it, else as said")
  func timeline() throws {
    var scene = try BoardScene.whole()
    let paper = StreamID.document(documentID(7))
    try scene.document(7, of: "carla", until: "2030-01-01")
    let revoke = RevokeDocument(reason: "expired abroad")
    try scene.send("vera", .verifier, .document(.revokeDocument(revoke)), paper)
    var timeline = Timeline()
    var last: Timeline.Moment?
    try scene.house.kernel.log.forEachEntry(of: paper) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] { last = timeline.next(line) }
      return true
    }
    let moment = try #require(last)
    let kept = moment.differences.contains { $0.after == "expired abroad" }
    let said = moment.texts.contains { $0.value == "expired abroad" }
    #expect(kept != said)
  }
}

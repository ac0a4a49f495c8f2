import ClaimsDomain
import Cryptography
import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import Testing

@testable import ClaimsKernel
@testable import WriteAheadLog

/// Source: Specs/Secrecy.md, "Erasure"; Specs/Lifecycles/Record.md, K47.
@Suite("Erasing personal data", .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct ErasureTests {
  private let folder: TemporaryFolder
  private let master: SealingKey
  private var path: String { folder.path() }
  private static let claim = StreamID.claim(claimID(1))
  private static let erase = ClaimCommand.erasePersonalData(
    ErasePersonalData(reason: "retention is over"))

  init() throws {
    folder = try TemporaryFolder()
    master = try #require(SealingKey([UInt8](repeating: 7, count: 32)))
  }

  private func open(indexed: Bool = false) throws -> SealedLog<WriteAheadLog> {
    var options = LogOptions()
    (options.master, options.seals) = (master, true)
    if indexed { (options.indexing.fewestFrames, options.indexing.part) = (0, .max) }
    return try SealedLog(try WriteAheadLog.open(path, options: options))
  }

  private func read() throws -> SealedLog<WriteAheadLog> {
    try SealedLog(try WriteAheadLog.openForReading(path, master: master))
  }

  /// Two claims that are ended, of which the rules let go at once.
  private static let script: Script = {
    var script = Script()
    script.setRules { $0.retentionDays = 0 }
    for number in UInt64(1)...2 {
      script.add(
        "carla", .claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "planted title \(number)", claimed: euros(5),
            lossDate: LocalDate("2026-02-28"))), on: number)
      script.add(
        "carla", .claimant, .addNote(AddNote(text: "planted note \(number)")), on: number)
      script.add("sara", .supervisor, .void(VoidClaim(reason: "planted reason")), on: number)
    }
    return script
  }()

  private func played() throws -> ClaimsKernel<SealedLog<WriteAheadLog>> {
    let kernel = try kernel(try open(), clock: tickingClock().read)
    let answers = try kernel.answers(Self.script.commands)
    #expect(answers.areAccepted)
    return kernel
  }

  private func eraser(_ number: UInt64 = 1, id: UInt64 = 0x99) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: id, low: 1), actor: ActorID("ada"), role: .administrator,
      claim: claimID(number), command: Self.erase)
  }

  private func texts(of number: UInt64, in log: SealedLog<WriteAheadLog>) throws -> [String] {
    try texts(of: .claim(claimID(number)), in: log)
  }

  /// The texts of a stream's events and commands, as they are read.
  private func texts(of stream: StreamID, in log: SealedLog<WriteAheadLog>) throws -> [String] {
    var texts: [String] = []
    try log.forEachEntry(of: stream) { entry in
      for (place, payload) in entry.places {
        place.forEachText(in: payload, all: false) { text, _, _ in
          texts.append(String(decoding: text, as: UTF8.self))
        }
      }
      return true
    }
    return texts
  }

  @Test("nobody's texts of the claim are read any more, and all else stays, with its proofs")
  func erased() throws {
    let kernel = try played()
    try kernel.close()
    let before = try read()
    #expect(try texts(of: 1, in: before).contains("planted note 1"))
    let others = try texts(of: 2, in: before)
    let checkpoint = try before.base.checkpoint()
    let oldKeys = try Data(contentsOf: URL(filePath: Keyring.path(of: path)))
    let again = try ClaimsKernel(
      try open(indexed: true), clock: { start.adding(days: 2) })
    let answer: Answer = try again.send(eraser())
    #expect(answer.isAccepted, "\(answer)")
    // At once, in memory and on the disk.
    let state = try #require(try again.query { copy $0 }.claims[claimID(1)]?.claim)
    #expect(state.status == .erased && SealedText.hides(state.title))
    let late: Answer = try again.send(
      CommandEnvelope(
        id: Identifier(high: 0x98, low: 1), actor: ActorID("carla"), role: .claimant,
        claim: claimID(1), command: .addNote(AddNote(text: "planted later"))))
    #expect(!late.isAccepted)
    try again.close()

    let log = try read()
    let found = try texts(of: 1, in: log)
    #expect(found.count > 5)
    #expect(found.allSatisfy { SealedText.erasure(of: $0) != nil })
    #expect(try texts(of: 2, in: log) == others && others.contains("planted note 2"))
    try log.checkTexts()
    #expect(log.faults == nil)
    let cold = try LogState(folding: log, at: nil, coldly: true)
    #expect(cold.isCold && cold.claims[claimID(1)]?.claim == state)
    #expect(cold.claims[claimID(2)]?.claim.title == "planted title 2")
    // Everything that was proven before is still so, with the keys and without.
    try log.base.check(against: checkpoint)
    #expect(try LogVerification(of: path).ending == .whole)
    for log in [log, SealedLog(try WriteAheadLog.openForReading(path), nil)] {
      var audit = DecisionAudit()
      try audit.run(on: log)
      #expect(audit.differences == [] && audit.decisions > 10)
    }
    // In no byte of any file: not the words, and not the keys either.
    let keys = try Data(contentsOf: URL(filePath: Keyring.path(of: path)))
    let old = KeySlots(Array(oldKeys.dropFirst(KeyringHeader.size))) { _ in true }
    var lost = 0
    for (owner, place) in old.owners {
      let wrapped = Data(old.bytes(of: place)[64..<124])
      let isThere = keys.firstRange(of: wrapped) != nil
      #expect(isThere == (owner.stream != Self.claim && !owner.isSeed), "\(owner)")
      if !isThere { lost += 1 }
    }
    #expect(lost > 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let bytes = try Data(contentsOf: URL(filePath: folder.path(name)))
      #expect(bytes.firstRange(of: Data("planted".utf8)) == nil, "\(name)")
    }
    // An old keyring that is put back is told.
    try oldKeys.write(to: URL(filePath: Keyring.path(of: path)))
    let older = try read()
    try older.checkTexts()
    #expect(
      older.faults?.first
        == .damaged(path: Keyring.path(of: path), .keyOfErased(claimID(1))))
    #expect(try older.erasures().map(\.keys) == [.left])
    try keys.write(to: URL(filePath: Keyring.path(of: path)))
    // What is left of a text that came too late has no key.
    var dropped = 0
    try log.forEachEntry(after: .start) { entry in
      guard entry.refusal != nil, entry.command.id == Identifier(high: 0x98, low: 1) else {
        return true
      }
      for (place, payload) in entry.places {
        place.forEachText(in: payload, all: false) { text, _, _ in
          if text.elementsEqual(SealedText.dropped.utf8) { dropped += 1 }
        }
      }
      return true
    }
    #expect(dropped > 0)
  }

  /// A stream as its state says, in bytes.
  private func state(of stream: StreamID, in state: LogState) throws -> [UInt8]? {
    func encoded<A: LogAggregate>(_: A.Type) throws -> [UInt8]? {
      try A.snapshot(of: stream, in: state)?.state.encoded()
    }
    return try stream.category.aggregate.flatMap { try encoded($0) }
  }

  @Test("streams of every kind are erased as the scenarios say, in memory as on the disk")
  func everyKind() throws {
    var kinds: Set<Category> = []
    for scenario in try ScenarioFolder.read("Erasure.json").scenarios {
      let command = try CommandEnvelope(json: Array(scenario.when.command.text.utf8))
      guard case .object(let then)? = scenario.then, then["accepted"] != nil else { continue }
      let time = Mutex(start)
      let kernel = try ClaimsKernel(
        try open(), clockTolerance: nil, clock: { time.withLock { $0 } })
      for step in scenario.given + [scenario.when] {
        time.withLock { $0 = step.time }
        let answer: Answer = try kernel.send(
          try CommandEnvelope(json: Array(step.command.text.utf8)))
        #expect(answer.isAccepted, "\(scenario.name): \(answer)")
      }
      let now = try kernel.query { copy $0 }
      try kernel.close()
      let log = try read()
      let found = try texts(of: command.stream, in: log)
      #expect(
        !found.isEmpty && found.allSatisfy { SealedText.erasure(of: $0) == scenario.when.time })
      let warm = try #require(try state(of: command.stream, in: now), "\(scenario.name)")
      #expect(try state(of: command.stream, in: LogState(folding: log)) == warm)
      var audit = DecisionAudit()
      try audit.run(on: log)
      #expect(audit.differences == [], "\(scenario.name)")
      #expect(try log.erasures().map(\.keys) == [.destroyed])
      kinds.insert(command.stream.category)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
        try FileManager.default.removeItem(atPath: folder.path(name))
      }
    }
    #expect(kinds.count == 8)
  }

  /// What an audit with the keys, and one without, find in a log after a stream of it was erased.
  private func differences(
    afterErasing stream: (word: String, id: Identifier, verb: String), _ lines: [String]
  ) throws -> [String] {
    let kernel = try kernel(try open(), clock: tickingClock().read)
    #expect(try kernel.answers(Self.script.commands).areAccepted)
    var number = 0
    func send(_ line: String) throws -> Bool {
      number += 1
      let id = #"{"id":"00000000-0000-4000-9000-0000000000\#(10 + number)","#
      let answer: Answer = try kernel.send(try CommandEnvelope(json: Array((id + line).utf8)))
      return answer.isAccepted
    }
    for line in lines { #expect(try send(line), "\(line)") }
    #expect(
      try send(
        #""actor":{"id":"ada","role":"administrator"},"\#(stream.word)":"\#(stream.id.text)","#
          + #""command":{"\#(stream.verb)":{"reason":"retention is over"}}}"#))
    try kernel.close()
    var found: [String] = []
    for log in [try read(), SealedLog(try WriteAheadLog.openForReading(path), nil)] {
      var audit = DecisionAudit()
      try audit.run(on: log)
      found += audit.differences.map { "\($0.explanation)" }
    }
    return found
  }

  @Test("what came of a stream that is erased since is decided today as it was")
  func converted() throws {
    let lead = Identifier(high: 0x1ead, low: 1)
    let gina = #""actor":{"id":"gina","role":"agent"},"#
    func line(_ who: String, _ command: String) -> String {
      who + #""lead":"\#(lead.text)","command":\#(command)}"#
    }
    let details =
      #"{"name":"planted name","email":"planted@example.org","practiceArea":"carAccidents","consent":"v1"}"#
    let found =
      try differences(
        afterErasing: ("lead", lead, "eraseLeadData"),
        [
          #""actor":{"id":"ada","role":"administrator"},"person":"gina","#
            + #""command":{"registerActor":{"name":"Gina","roles":["agent"]}}}"#,
          line(gina, #"{"handInLead":{"details":\#(details)}}"#),
          line(
            gina,
            #"{"recordContact":{"channel":"phone","result":"reached","text":"planted words"}}"#),
          line(
            gina,
            #"{"qualifyLead":{"conflictCheck":"clear","limitationEnds":"2028-01-15","text":"planted"}}"#
          ),
          line(
            gina,
            #"{"convertLead":{"claim":"\#(claimID(9).text)","type":"auto","title":"planted title"}}"#
          ),
          #""actor":{"id":"sara","role":"supervisor"},"claim":"\#(claimID(9).text)","#
            + #""command":{"void":{"reason":"planted reason"}}}"#,
        ])
    #expect(found == [])
  }

  @Test("items of which nobody can read any more which they were are answered one by one")
  func items() throws {
    func line(_ who: String, _ role: String, _ command: String) -> String {
      #""actor":{"id":"\#(who)","role":"\#(role)"},"claim":"\#(claimID(9).text)","command":\#(command)}"#
    }
    let found =
      try differences(
        afterErasing: ("claim", claimID(9), "erasePersonalData"),
        [
          line(
            "carla", "claimant",
            #"{"openDraft":{"type":"auto","title":"planted","claimed":{"minorUnits":500,"currency":"EUR"},"lossDate":"2026-02-20"}}"#
          ),
          line("carla", "claimant", #"{"submit":{}}"#),
          line("hugo", "handler", #"{"acceptIntake":{"handler":"hugo"}}"#),
          line(
            "hugo", "handler",
            #"{"requestInfo":{"items":["planted bill","planted photo"],"due":"2026-03-20T00:00:00Z"}}"#
          ),
          line("carla", "claimant", #"{"provideInfo":{"item":"planted photo","text":"planted"}}"#),
          line("carla", "claimant", #"{"provideInfo":{"item":"planted bill","text":"planted"}}"#),
          line(
            "hugo", "handler",
            #"{"recordCheck":{"kind":"coverage","result":"passed","text":"planted"}}"#),
          line("carla", "claimant", #"{"withdraw":{"reason":"planted reason"}}"#),
        ])
    #expect(found == [])
  }

  /// The fields of a state that still have their text, once everything in it was filled and then erased.
  private func kept<A: Aggregate>(
    _: A.Type, by erased: A.Event
  ) throws -> Set<String> {
    var (state, filler) = (A.initial, Filler(text: "planted"))
    try state.visit(&filler)
    A.evolve(&state, erased)
    return Set(fieldRows(state).filter { $0.value.contains("planted") }.map { plainPath($0.path) })
  }

  @Test("of all that a state can hold, what is kept is nobody's")
  func forgotten() throws {
    let (reason, at) = ("asked for", start)
    let kept = [
      "claim": try kept(
        ClaimDecider.self, by: .personalDataErased(PersonalDataErased(reason: reason, at: at))),
      "document": try kept(
        DocumentDecider.self, by: .documentDataErased(DocumentDataErased(reason: reason, at: at))),
      "report": try kept(
        ReportDecider.self, by: .reportDataErased(ReportDataErased(reason: reason, at: at))),
      "accident": try kept(
        AccidentDecider.self, by: .accidentDataErased(AccidentDataErased(reason: reason, at: at))),
      "lead": try kept(
        LeadDecider.self, by: .leadDataErased(LeadDataErased(reason: reason, at: at))),
      "property": try kept(
        PropertyDecider.self, by: .propertyDataErased(PropertyDataErased(reason: reason, at: at))),
      "activity": try kept(
        ActivityDecider.self, by: .activityDataErased(ActivityDataErased(reason: reason, at: at))),
      "actor": try kept(
        ActorDecider.self, by: .actorDataErased(ActorDataErased(reason: reason, at: at))),
    ]
    for (kind, fields) in kept {
      #expect(fields.sorted() == Self.nobodys[kind], "\(kind)")
    }
  }

  /// Codes, kinds, versions and numbers of policies.
  private static let nobodys: [String: [String]] = [
    "claim": [
      "confirmedPolicy.policy.reference",
      "confirmedPolicy.policy.subLimits.category",
      "details.policy.reference",
      "details.policy.subLimits.category",
      "expenses.line.category",
      "expenses.line.exposure",
      "flags.indicator",
      "lines.line.category",
      "lines.line.exposure",
      "parts.attachment.mime",
      "parts.damage.category",
      "parts.lineItem.category",
      "parts.lineItem.code",
      "parts.measurement.session",
      "parts.photo.analyses.model",
      "payments.line.category",
      "payments.line.exposure",
      "proposal.deny.code",
      "rejectionCodes",
      "reserveProposal.line.category",
      "reserveProposal.line.exposure",
    ],
    "document": [
      "pages.mime",
      "reading.model",
      "rejectionCodes",
      "type",
    ],
    "report": [
      "attachments.mime",
      "classification.actions",
      "classification.attackType",
      "classification.dangerLevel",
      "classification.discoveryMethod",
      "classification.impact",
      "classification.securityIncident",
      "closeReason",
      "details.attackType",
      "details.impact",
    ],
    "accident": [
      "details.consent",
      "details.place.country",
      "evidence.attachment.mime",
      "evidence.photo.analyses.model",
    ],
    "lead": [
      "contacts.channel",
      "details.consent",
      "details.incidentType",
      "details.practiceArea",
      "details.preferredChannel",
      "details.source",
      "lossReason",
    ],
    "property": [
      "details.address.country"
    ],
    "activity": [],
    "actor": [],
  ]

  @Test("is refused in a log in the clear, and to others")
  func refused() throws {
    let kernel = try played()
    var sara = eraser(2, id: 0x96)
    (sara.actor, sara.role) = (ActorID("sara"), .supervisor)
    let other: Answer = try kernel.send(sara)
    #expect(other.codes == [.notAuthorised])
    try kernel.close()
    let clear = try ClaimsKernel(InMemoryEventStore(), clock: tickingClock().read)
    #expect(try clear.answers(People.commands + Self.script.commands).areAccepted)
    let answer: Answer = try clear.send(eraser())
    #expect(answer.codes == [.erasureUnavailable])
  }

  @Test(
    "forgetting an item of an outbox is ended after a crash, since nothing but the note asks for it"
  )
  func forgettingCutShort() throws {
    func commit(_ number: UInt64) -> Commit {
      let item = StreamID.outbox(Identifier(high: 1, low: number))
      var record = CommandRecord()
      (record.id, record.type, record.payload) = (Identifier(high: 2, low: number), 1, [1, 2, 3])
      (record.category, record.stream) = (item.category.number, item.id)
      return Commit(
        command: record, recorded: start,
        appends: [
          StreamAppend(
            stream: item, expected: .none, events: [EventPayload(type: 1, bytes: [7, 8, 9])])
        ])
    }
    let log = try open()
    for number in [1, 2] as [UInt64] { _ = try log.append(commit(number)) }
    try log.waitUntilDurable(log.head.ticket)
    try log.base.close()
    var options = LogOptions()
    options.master = master
    let noted = try WriteAheadLog.open(path, options: options)
    let items = try (1...2).map { try #require(noted.stream(StreamNumber($0))) }
    try #require(noted.keyring).beginDestroying([items[0].subject], now: start)
    try #require(noted.keyring).sync()
    try noted.close()
    for log in [try read(), try open()] {
      var payloads: [[UInt8]] = []
      try log.forEachEntry(after: .start) { entry in
        payloads += entry.events.map(\.payload)
        return true
      }
      #expect(payloads == [[7, 8, 9]])
      #expect(log.erasure(of: items[0].subject) != nil)
      #expect(log.erasure(of: items[1].subject) == nil)
    }
    #expect(try #require(try read().base.keyring).destruction(of: items[0].subject) != nil)
  }

  @Test(
    "keys that an older copy of the keyring brings back open nothing, and are destroyed again",
    arguments: [false, true])
  func broughtBack(coldly: Bool) throws {
    try played().close()
    let oldKeys = try Data(contentsOf: URL(filePath: Keyring.path(of: path)))
    let time = start.adding(days: 2)
    func kernel(
      _ log: SealedLog<WriteAheadLog>
    ) throws -> ClaimsKernel<SealedLog<WriteAheadLog>> {
      try ClaimsKernel(log, coldly: coldly, clock: { time })
    }
    let erasing = try ClaimsKernel(try open(indexed: true), clock: { time })
    let answer: Answer = try erasing.send(eraser())
    #expect(answer.isAccepted)
    try erasing.close()
    try oldKeys.write(to: URL(filePath: Keyring.path(of: path)))
    let reader = try kernel(try read())
    #expect(try reader.query { $0.isCold } == coldly)
    #expect(try #require(reader.log.base.keyring).hasKey(Self.claim.subject))
    #expect(try texts(of: 1, in: reader.log).allSatisfy { SealedText.erasure(of: $0) == time })
    #expect(try texts(of: 2, in: reader.log).contains("planted note 2"))
    let writer = try kernel(try open())
    #expect(writer.log.erasedAgain == 1)
    #expect(try #require(writer.log.base.keyring).destruction(of: Self.claim.subject) == time)
    try writer.close()
    let log = try read()
    try log.checkTexts()
    #expect(log.faults == nil)
    #expect(try texts(of: 1, in: log).allSatisfy { SealedText.erasure(of: $0) == time })
    let last = try kernel(try open())
    #expect(last.log.erasedAgain == 0)
    try last.close()
  }

  @Test("a note without its commit keeps the keys, and a commit whose keys are left destroys them")
  func cutShort() throws {
    let kernel = try played()
    try kernel.close()
    let owners = [1, 2, 3].map { KeyOwner(Self.claim, part: $0) }
    var options = LogOptions()
    options.master = master
    let noted = try WriteAheadLog.open(path, options: options)
    try #require(noted.keyring).beginDestroying(owners, now: start)
    try #require(noted.keyring).sync()
    try noted.close()
    // Readers open what may be kept.
    #expect(try texts(of: 1, in: try read()).contains("planted note 1"))
    let kept = try open()
    #expect(try #require(kept.base.keyring).ending == [])
    #expect(try texts(of: 1, in: kept).contains("planted note 1"))
    let revision = kept.revision(of: Self.claim)
    try kept.close()
    // The commit, and not what follows it.
    let raw = try WriteAheadLog.open(path, options: options)
    try #require(raw.keyring).beginDestroying(owners, now: start)
    try #require(raw.keyring).sync()
    let record = try eraser().record()
    let event = ClaimEvent.personalDataErased(
      PersonalDataErased(reason: "retention is over", at: start.adding(days: 1)))
    var commit = Commit(
      command: record, recorded: start.adding(days: 1),
      appends: [
        StreamAppend(
          stream: Self.claim, expected: revision,
          events: [
            EventPayload(type: event.kind.rawValue, bytes: try event.encodedPayload())
          ])
      ])
    commit.isSealed = true
    try raw.waitUntilDurable(try raw.append(commit).ticket)
    try raw.close()
    // Readers, who destroy no key, show none of them either.
    #expect(
      try texts(of: 1, in: try read()).allSatisfy {
        SealedText.erasure(of: $0) == start.adding(days: 1)
      })
    #expect(try texts(of: 2, in: try read()).contains("planted note 2"))
    let ended = try open()
    #expect(try #require(ended.base.keyring).ending == [])
    let found = try texts(of: 1, in: ended)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { SealedText.erasure(of: $0) == start.adding(days: 1) })
    #expect(try texts(of: 2, in: ended).contains("planted note 2"))
    try ended.close()
  }
}

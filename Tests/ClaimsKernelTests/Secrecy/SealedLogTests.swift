import ClaimsDomain
import Cryptography
import EventSourcing
import Foundation
import StateMachineTesting
import Testing
import WriteAheadLog

@testable import ClaimsKernel

/// Keeps the log of every scenario that was played.
private struct KeepingTransport: ScenarioTransport {
  var base: KernelTransport
  private(set) var logs: [InMemoryEventStore] = []

  init(base: KernelTransport) { self.base = base }

  mutating func begin(sealed: Bool) throws {
    if base.log.head.position > .start { logs.append(base.log) }
    try base.begin(sealed: sealed)
  }

  mutating func send(_ line: String, at time: Instant) throws -> ScenarioAnswer {
    try base.send(line, at: time)
  }
}

/// Source: Specs/Secrecy.md.
@Suite("A sealed log", .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct SealedLogTests {
  private let folder: TemporaryFolder
  private let master: SealingKey
  private var path: String { folder.path() }

  init() throws {
    folder = try TemporaryFolder()
    master = try #require(SealingKey([UInt8](repeating: 7, count: 32)))
  }

  private func options(indexed: Bool = false) -> LogOptions {
    var options = LogOptions()
    (options.master, options.seals) = (master, true)
    if indexed { (options.indexing.fewestFrames, options.indexing.part) = (0, .max) }
    return options
  }

  private func entries<Log: EventStore>(of log: Log) throws -> [Entry] {
    var entries: [Entry] = []
    try log.forEachEntry(after: .start) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  /// As bytes, which are all that counts.
  private func said(_ entries: [Entry]) -> [[[UInt8]]] {
    entries.map { [$0.command.payload, $0.refusal ?? []] + $0.events.map(\.payload) }
  }

  /// Writes entries of another log again.
  private func write<Log: EventStore>(_ entries: [Entry], to log: Log) throws {
    for entry in entries {
      if let refusal = entry.refusal {
        var refused = RefusedCommand(
          command: entry.command, recorded: entry.clock, refusal: refusal)
        refused.isSealed = true
        _ = try log.append(refused)
        continue
      }
      var appends: [StreamAppend] = []
      for event in entry.events {
        let payload = EventPayload(type: event.type, bytes: event.payload)
        if appends.last?.stream == event.stream {
          appends[appends.count - 1].events.append(payload)
        } else {
          let before = Revision(event.revision.value - 1)
          appends.append(StreamAppend(stream: event.stream, expected: before, events: [payload]))
        }
      }
      var commit = Commit(command: entry.command, recorded: entry.clock, appends: appends)
      commit.resetsClock = log.head.recorded.map { $0 > entry.clock } ?? false
      commit.isSealed = true
      _ = try log.append(commit)
    }
  }

  // MARK: What it keeps, and for whom

  @Test(
    "gives back every entry that it took, by whatever way, and keeps none of its texts readable",
    arguments: GoldenLogTests.logs)
  func golden(name: String) throws {
    let golden = try entries(
      of: try WriteAheadLog.openForReading(GoldenLogTests.folder.appending(path: name).path)
    )
    let log = try SealedLog(try WriteAheadLog.open(path, options: options()))
    try write(golden, to: log)
    try log.close()
    let raw = try WriteAheadLog.openForReading(path)
    let open = try SealedLog(try WriteAheadLog.openForReading(path, master: master))
    #expect(said(try entries(of: open)) == said(golden))
    try open.checkTexts()
    #expect(open.faults == nil)
    // Without the keys nothing differs, as far as it can be told.
    var audit = DecisionAudit()
    try audit.run(on: SealedLog(raw, nil))
    #expect(audit.differences.map(\.explanation) == [])
    // Of one command, of each stream, and in batches.
    var batches: [[UInt8]] = []
    try open.forEachBatch { batch in
      for event in batch.events { batches.append(Array(batch.payload(event))) }
    }
    #expect(batches == golden.flatMap { $0.events.map(\.payload) })
    for stream in Set(golden.flatMap { $0.events.map(\.stream) }) {
      var (one, other): ([[UInt8]], [[UInt8]]) = ([], [])
      try open.forEachBatch(of: stream) { batch in
        for event in batch.events { one.append(Array(batch.payload(event))) }
      }
      try open.forEachEntry(of: stream) { entry in
        other += entry.events.filter { $0.stream == stream }.map(\.payload)
        return true
      }
      #expect(one == other && !one.isEmpty)
    }
    for entry in golden where entry.refusal == nil {
      let found = try #require(try open.commit(ofCommand: entry.command.id))
      #expect(said([found]) == said([entry]))
    }
    // The same without the key, but for texts.
    let sealed = try entries(of: raw)
    for (entry, before) in zip(sealed, golden) {
      for ((place, payload), (_, original)) in zip(entry.places, before.places) {
        var (texts, originals): ([String], [String]) = ([], [])
        place.forEachText(in: payload, all: false) { text, _, _ in
          texts.append(String(decoding: text, as: UTF8.self))
        }
        place.forEachText(in: original, all: false) { text, _, _ in
          originals.append(String(decoding: text, as: UTF8.self))
        }
        #expect(texts.count == originals.count && texts.allSatisfy(SealedText.hides))
      }
    }
    // Folded by an index, too.
    #expect(try LogState(folding: open).events == golden.reduce(0) { $0 + UInt64($1.events.count) })
  }

  @Test("every text of every command and event is opened as it was, and moved nowhere else")
  func everyText() throws {
    let log = try WriteAheadLog.open(path, options: options())
    let keyring = try #require(log.keyring)
    let sealer = TextSealer(keyring)
    var (places, sealedTexts) = (0, 0)
    func hold<A: LogAggregate>(_: A.Type) throws {
      let stream = StreamID(A.category, Identifier(high: 1, low: 2))
      var record = CommandRecord()
      (record.id, record.category, record.stream) =
        (Identifier(high: 3, low: 4), stream.category.number, stream.id)
      for kind in A.Command.Kind.allCases where kind != A.Command.Kind() {
        var filler = Filler()
        let command = try #require(try A.Command.read(kind, from: &filler))
        (record.type, record.payload) = (kind.rawValue, try command.encodedPayload())
        let plain = Commit(command: record, recorded: start, appends: [])
        let sealed = try sealer.sealed(plain)
        let entry = Entry(
          recorded: start, command: sealed.command, decidedAt: .start, events: [])
        #expect(sealer.opened(entry).command.payload == record.payload, "\(kind.name)")
        // All of them in a refusal, where nobody checked what they say.
        let refused = try sealer.sealed(
          RefusedCommand(command: record, recorded: start, refusal: []))
        var left: [String] = []
        SealedPlace(.command, refused.command).forEachText(in: refused.command.payload) {
          text, _, _ in
          if !SealedText.hides(text) { left.append(String(decoding: text, as: UTF8.self)) }
        }
        #expect(left == [], "\(kind.name)")
        let back = Entry(
          recorded: start, command: refused.command, decidedAt: .start, events: [],
          refusal: refused.refusal)
        #expect(sealer.opened(back).command.payload == record.payload, "\(kind.name)")
        places += 1
      }
      for kind in A.Event.Kind.allCases where kind != A.Event.Kind() {
        var filler = Filler()
        let payload = try #require(try A.Event.read(kind, from: &filler)).encodedPayload()
        let events = [EventPayload](
          repeating: EventPayload(type: kind.rawValue, bytes: payload), count: 2)
        let append = StreamAppend(stream: stream, expected: .none, events: events)
        let sealed = try sealer.sealed(
          Commit(command: record, recorded: start, appends: [append]))
        let bytes = sealed.appends[0].events.map(\.bytes)
        func opened(_ payloads: [[UInt8]]) -> [[UInt8]] {
          let stored = payloads.enumerated().map { place, payload in
            StoredEvent(
              position: Position(UInt64(place) + 1), stream: stream,
              revision: Revision(UInt64(place) + 1), type: kind.rawValue, payload: payload)
          }
          return sealer.opened(
            Entry(recorded: start, command: record, decidedAt: .start, events: stored)
          ).events.map(\.payload)
        }
        #expect(opened(bytes) == [payload, payload], "\(kind.name)")
        places += 1
        // In the other's place they stay sealed.
        guard bytes[0] != payload else { continue }
        #expect(opened(bytes.reversed()) == bytes.reversed(), "\(kind.name)")
        sealedTexts += 1
      }
    }
    for aggregate in Category.aggregates { try hold(aggregate) }
    #expect(places > 300 && sealedTexts > 80, "\(places) \(sealedTexts)")
    try log.close()
  }

  @Test(
    "without the keys nothing differs in the log of any scenario, as far as it can be told",
    arguments: ScenarioFolder.names)
  func scenarios(name: String) throws {
    let holder = try WriteAheadLog.open(path, options: options())
    let keyring = try #require(holder.keyring)
    var transport = KeepingTransport(base: try KernelTransport())
    for scenario in try ScenarioFolder.read(name).scenarios { _ = try scenario.run(on: &transport) }
    try transport.begin(sealed: false)
    #expect(!transport.logs.isEmpty)
    var (decisions, unjudged) = (0, 0)
    for log in transport.logs {
      let store = InMemoryEventStore(sealsTexts: true)
      try write(try entries(of: log), to: SealedLog(store, keyring))
      var audit = DecisionAudit()
      try audit.run(on: store)
      #expect(audit.differences.map(\.explanation) == [], "\(name)")
      decisions += audit.decisions + audit.refusals
      unjudged += audit.unjudged
    }
    #expect(unjudged * 5 < decisions, "\(unjudged) of \(decisions)")
    try holder.close()
  }

  @Test("a text that is there and empty stays so, and actors' ids stay readable where all texts go")
  func emptyTexts() throws {
    let log = try WriteAheadLog.open(path, options: options())
    let sealer = TextSealer(try #require(log.keyring))
    var record = CommandRecord()
    let party = Party(role: .payee, name: "Gina", actor: ActorID("gina"))
    let command = ClaimCommand.editDraft(
      EditDraft(ClaimDetails(title: "", cause: "ice", parties: [party])))
    (record.category, record.type) = (Category.claim.number, command.kind.rawValue)
    record.payload = try command.encodedPayload()
    func edit(_ payload: [UInt8]) throws -> ClaimDetails {
      guard case .editDraft(let edit) = try ClaimCommand(kind: record.type, payload: payload) else {
        return ClaimDetails()
      }
      return edit.details
    }
    let accepted = try sealer.sealed(Commit(command: record, recorded: start, appends: []))
    let refused = try sealer.sealed(
      RefusedCommand(command: record, recorded: start, refusal: []))
    for sealed in [accepted.command, refused.command] {
      let details = try edit(sealed.payload)
      let cause = try #require(details.cause)
      #expect(details.title == "" && SealedText.hides(cause))
      #expect(details.parties[0].actor == ActorID("gina"))
      #expect(SealedText.hides(details.parties[0].name))
    }
    let opened = sealer.opened(
      Entry(recorded: start, command: accepted.command, decidedAt: .start, events: []))
    #expect(opened.command.payload == record.payload)
    try log.close()
  }

  // MARK: Who moves texts

  /// A sealed note on each of two claims by two commands, and what reads such a log.
  private func notes(_ keyring: Keyring) throws -> [Entry] {
    let store = InMemoryEventStore()
    let log = SealedLog(store, keyring)
    for number in UInt64(1)...2 {
      let stream = StreamID.claim(claimID(number))
      let note = try ClaimEvent.noteAdded(NoteAdded(text: "note \(number)")).encodedPayload()
      let command = ClaimCommand.addNote(AddNote(text: "note \(number)"))
      var record = CommandRecord()
      (record.id, record.category, record.stream) =
        (Identifier(high: 9, low: number), stream.category.number, stream.id)
      (record.type, record.payload) = (command.kind.rawValue, try command.encodedPayload())
      let events = [EventPayload(type: ClaimEvent.Kind.noteAdded.rawValue, bytes: note)]
      _ = try log.append(
        Commit(
          command: record, recorded: start,
          appends: [StreamAppend(stream: stream, expected: .none, events: events)]))
    }
    return try entries(of: store)
  }

  /// What is read, without the key that fits, of texts that were moved.
  private func texts(of entries: [Entry], _ keyring: Keyring) throws -> ([String], Int) {
    let store = InMemoryEventStore()
    try write(entries, to: store)
    let log = SealedLog(store, keyring)
    var texts: [String] = []
    for entry in try self.entries(of: log) {
      for event in entry.events {
        guard case .noteAdded(let note) = try ClaimEvent(kind: event.type, payload: event.payload)
        else { continue }
        texts.append(SealedText.hides(note.text) ? "sealed" : note.text)
      }
    }
    return (texts, log.faults?.count ?? 0)
  }

  @Test("a text that was moved to another event, stream, command, field or log is not opened")
  func moved() throws {
    let log = try WriteAheadLog.open(path, options: options())
    let keyring = try #require(log.keyring)
    let entries = try notes(keyring)
    let (read, faults) = try texts(of: entries, keyring)
    #expect(read == ["note 1", "note 2"] && faults == 0)
    // The payloads of two events.
    var swapped = entries
    (swapped[0].events[0].payload, swapped[1].events[0].payload) =
      (entries[1].events[0].payload, entries[0].events[0].payload)
    #expect(try texts(of: swapped, keyring) == (["sealed", "sealed"], 2))
    // The whole commands: the same words under other ids.
    var other = entries
    (other[0].command.id, other[1].command.id) = (entries[1].command.id, entries[0].command.id)
    #expect(try texts(of: other, keyring) == (["sealed", "sealed"], 4))
    // The streams.
    var streams = entries
    for (one, two) in [(0, 1), (1, 0)] {
      streams[one].events[0].stream = entries[two].events[0].stream
      streams[one].command.stream = entries[two].command.stream
    }
    #expect(try texts(of: streams, keyring) == (["sealed", "sealed"], 4))
    // The text of the command in the event.
    var copied = entries
    copied[0].events[0].payload = entries[0].command.payload
    #expect(try texts(of: copied, keyring) == (["sealed", "note 2"], 1))
    // By another keyring.
    let elsewhere = try WriteAheadLog.open(folder.path("other.wal"), options: options())
    let stranger = try #require(elsewhere.keyring)
    #expect(try texts(of: entries, stranger) == (["sealed", "sealed"], 4))
    try log.close()
    try elsewhere.close()
  }

  @Test("without the keys a forged decision is found, and with them a text in the clear")
  func forged() throws {
    let clock = tickingClock()
    let kernel = try kernel(
      SealedLog(try WriteAheadLog.open(path, options: options())), clock: clock.read)
    for command in Script.wholeLife().commands { let _: Answer = try kernel.send(command) }
    try kernel.close()
    let entries = try entries(of: try WriteAheadLog.openForReading(path))
    /// What is found in a log with other entries, without the keys and with them.
    func found(_ name: String, _ change: (inout Entry) throws -> Void) throws -> (Int, Int) {
      let forged = folder.path(name)
      var other = options()
      other.seals = false
      try FileManager.default.copyItem(
        atPath: Keyring.path(of: path), toPath: Keyring.path(of: forged))
      // The same header, so that the keyring fits.
      let bytes = try Data(contentsOf: URL(filePath: path))
      try bytes.prefix(4096).write(to: URL(filePath: forged))
      let saved = folder.path("saved-" + name)
      _ = try WriteAheadLog.salvage(forged, to: saved)
      try FileManager.default.copyItem(
        atPath: Keyring.path(of: path), toPath: Keyring.path(of: saved))
      let log = try WriteAheadLog.open(saved, options: other)
      try write(
        try entries.map { entry in
          var entry = entry
          try change(&entry)
          return entry
        }, to: log)
      try log.close()
      var audit = DecisionAudit()
      try audit.run(on: try WriteAheadLog.openForReading(saved))
      let open = try SealedLog(try WriteAheadLog.openForReading(saved, master: master))
      try open.checkTexts()
      return (audit.differences.count, open.faults?.count ?? 0)
    }
    #expect(try found("same.wal") { _ in } == (0, 0))
    // An amount.
    let amounts = try found("amount.wal") { entry in
      for place in entry.events.indices {
        let event = entry.events[place]
        guard event.stream.category == .claim,
          case .claimApproved(var approved) = try ClaimEvent(
            kind: event.type, payload: event.payload)
        else { continue }
        approved.amount.minorUnits += 1
        entry.events[place].payload = try ClaimEvent.claimApproved(approved).encodedPayload()
      }
    }
    #expect(amounts.0 > 0 && amounts.1 == 0)
    // Whoever asked for a payment authorises it: a reason that no text gives.
    let asked = try found("eyes.wal") { entry in
      guard entry.refusal == nil, entry.command.target.category == .claim,
        entry.command.type == ClaimVerb.authorisePayment.rawValue
      else { return }
      entry.command.actor = ActorID("hugo")
    }
    #expect(asked.0 > 0 && asked.1 == 0)
    // A text in the clear, and one that was never sealed.
    for text in ["words", "\u{0}words", "\u{0}erased 2026-03-01T09:00:00.000000000Z"] {
      let clear = try found("text\(text.utf8.count).wal") { entry in
        guard entry.refusal == nil, entry.command.target.category == .actor else { return }
        let place = SealedPlace(.command, entry.command)
        entry.command.payload = try #require(
          place.changing(entry.command.payload) { _, _, _ in Array(text.utf8) })
      }
      #expect(clear.1 > 0, "\(clear)")
    }
  }

  @Test(
    "a text that cannot be read stands for any, and a message around it for none that is absent")
  func sameButForTexts() throws {
    let place = SealedPlace(
      .event(0), .claim(Identifier(high: 1, low: 1)), ClaimEventKind.decisionProposed.rawValue,
      command: Identifier(high: 2, low: 2))
    func proposed(_ deny: Deny?) throws -> [UInt8] {
      try ClaimEvent.decisionProposed(DecisionProposed(deny: deny)).encodedPayload()
    }
    let hidden = try proposed(Deny(reason: SealedText.dropped))
    #expect(try place.saysTheSame(proposed(Deny(reason: "late")), hidden))
    #expect(try place.saysTheSame(proposed(Deny()), hidden))
    #expect(try !place.saysTheSame(proposed(nil), hidden))
    #expect(try !place.saysTheSame(proposed(Deny(reason: "late", code: "late")), hidden))
    #expect(try !place.saysTheSame(proposed(Deny()), proposed(Deny(reason: "late"))))
  }

  @Test("a nonce that a key used twice is found")
  func nonces() throws {
    let log = try WriteAheadLog.open(path, options: options())
    let keyring = try #require(log.keyring)
    var entry = try notes(keyring)[0]
    var nonces: Set<SealedNonce> = []
    TextSealer(keyring).check(entry, &nonces)
    #expect(nonces.count == 2)
    // The event's text under the nonce of the command's.
    var text = ""
    SealedPlace(.command, entry.command).forEachText(in: entry.command.payload) { found, _, _ in
      text = String(decoding: found, as: UTF8.self)
    }
    let sealed = try #require(SealedText(text))
    let reused = SealedText(
      key: sealed.key, nonce: sealed.nonce, sealed: [UInt8](repeating: 0, count: 20))
    entry.events[0].payload = try ClaimEvent.noteAdded(NoteAdded(text: reused.text))
      .encodedPayload()
    let sealer = TextSealer(keyring)
    nonces = []
    sealer.check(entry, &nonces)
    let found = try #require(sealer.faults.all)
    #expect(found.first == .damaged(path: keyring.path, .nonceUsedTwice(sealed.key)))
    // Nor did the key seal it for its place.
    #expect(found.count == 2)
    try log.close()
  }

  // MARK: At work

  @Test("decides, lists and is read by an index as in the clear")
  func atWork() throws {
    let plain = folder.path("plain.wal")
    let script = Script.wholeLife()
    try play(script, to: plain)
    let clock = tickingClock()
    let kernel = try kernel(
      SealedLog(try WriteAheadLog.open(path, options: options(indexed: true))), clock: clock.read)
    for command in script.commands { let _: Answer = try kernel.send(command) }
    try kernel.close()
    let expected = try entries(of: try WriteAheadLog.openForReading(plain))
    let raw = try WriteAheadLog.openForReading(path, master: master)
    let log = try SealedLog(raw)
    #expect(raw.coldStreams != nil)
    #expect(said(try entries(of: log)) == said(expected))
    let cold = try LogState(folding: log, at: nil, coldly: true)
    let clear = try LogState(folding: try WriteAheadLog.openForReading(plain) as WriteAheadLog)
    #expect(cold.isCold)
    let claim = try #require(cold.claims[claimID(1)]?.claim)
    #expect(claim == clear.claims[claimID(1)]?.claim && !SealedText.hides(claim.title))
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [] && audit.unjudged == 0)
    // Without the key nothing differs, as far as it can be told.
    var keyless = DecisionAudit()
    try keyless.run(on: try WriteAheadLog.openForReading(path))
    #expect(keyless.differences == [] && keyless.decisions == audit.decisions)
    #expect(keyless.unjudged < 3)
  }

  @Test("is salvaged with its texts")
  func salvaged() throws {
    let script = Script.wholeLife()
    let clock = tickingClock()
    let kernel = try kernel(
      SealedLog(try WriteAheadLog.open(path, options: options())), clock: clock.read)
    for command in script.commands { let _: Answer = try kernel.send(command) }
    try kernel.close()
    let before = try entries(of: SealedLog(try WriteAheadLog.openForReading(path, master: master)))
    // One commit in the middle is lost.
    var bytes = try Data(contentsOf: URL(filePath: path))
    let starts = stride(from: 4096, to: bytes.count - 8, by: 8).filter {
      bytes[$0..<($0 + 4)].elementsEqual(Array("FRM2".utf8))
    }
    bytes[starts[8] + 70] ^= 1
    let damaged = folder.path("damaged.wal")
    try bytes.write(to: URL(filePath: damaged))
    let saved = folder.path("saved.wal")
    let salvage = try WriteAheadLog.salvage(damaged, to: saved)
    #expect(salvage.commits + salvage.refusals == before.count - 1)
    #expect(throws: LogOpenError.masterKeyNeeded(path: saved)) { try WriteAheadLog.open(saved) }
    try FileManager.default.copyItem(
      atPath: Keyring.path(of: path), toPath: Keyring.path(of: saved))
    let log = try SealedLog(try WriteAheadLog.openForReading(saved, master: master))
    let after = try entries(of: log)
    #expect(log.faults == nil)
    let left = before.filter { entry in after.contains { $0.command.id == entry.command.id } }
    #expect(said(after) == said(left) && after.count == before.count - 1)
  }
}

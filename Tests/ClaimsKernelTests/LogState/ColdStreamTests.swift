import ClaimsDomain
import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@testable import ClaimsKernel
@testable import WriteAheadLog

/// What is known of a log whose first events nobody read.
@Suite("Cold streams")
struct ColdStreamTests {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "cold-\(UUID().uuidString).wal").path

  func remove() {
    for end in ["", ".mark", ".lock", ".index"] {
      try? FileManager.default.removeItem(atPath: path + end)
    }
  }

  static func options(indexed: Bool) -> LogOptions {
    var options = LogOptions()
    (options.indexing.fewestFrames, options.indexing.part) = (indexed ? 1 : .max, .max)
    return options
  }

  /// Everything that an entry says, to be appended to another log.
  private func commit(_ entry: Entry) -> Commit {
    var appends: [StreamAppend] = []
    for event in entry.events {
      let payload = EventPayload(type: event.type, bytes: event.payload)
      if let place = appends.firstIndex(where: { $0.stream == event.stream }) {
        appends[place].events.append(payload)
      } else {
        let before = Revision(event.revision.value - 1)
        appends.append(StreamAppend(stream: event.stream, expected: before, events: [payload]))
      }
    }
    var commit = Commit(command: entry.command, recorded: entry.clock, appends: appends)
    commit.resetsClock = entry.events.contains {
      $0.stream == .rules && $0.type == RulesEventKind.clockCorrected.rawValue
    }
    return commit
  }

  /// Writes the first entries of a log to another, with its index if they are so many, and the rest behind
  /// it.
  private func write(_ entries: [Entry], indexed count: Int) throws {
    for (part, indexed) in [(entries[..<count], true), (entries[count...], false)] {
      let log = try WriteAheadLog.open(path, options: Self.options(indexed: indexed))
      for entry in part { _ = try log.append(commit(entry)) }
      try log.waitUntilDurable(log.head.ticket)
      let folded = try LogState(folding: log)
      try log.close { folded.links.kept }
    }
  }

  /// Every card, and what is known between streams.
  private func image(_ logState: LogState) throws -> [String] {
    var found = ["\(logState.events) events"]
    for category in Category.aggregates.map({ $0.category }) {
      for snapshot in logState.snapshots(of: category) {
        let stream = snapshot.stream
        found.append(
          "\(stream) \(snapshot.revision) \(snapshot.created) \(snapshot.updated) "
            + "\(try snapshot.state.encoded()) \(logState.revision(of: stream))")
        found.append(
          "\(logState.hasDuplicates(stream.id)) \(logState.openActivities(on: stream)) "
            + "\(logState.claims(citing: stream.id)) \(logState.claims(about: stream.id))")
      }
    }
    logState.claims.forEach { card in
      let policy = card.claim.file.confirmedPolicy?.policy.reference ?? ""
      found.append(
        "\(card) \(logState.similar(to: card.claim, card.id).debugDescription) "
          + "\(logState.claims(under: policy).sorted())")
    }
    for report in logState.reports.snapshots {
      let number = report.state.number.flatMap { logState.report(numbered: $0) }
      let receipt = logState.report(withReceipt: report.state.receipt)
      found.append("\(number.debugDescription) \(receipt.debugDescription)")
    }
    return found
  }

  /// Shows where two images differ first.
  private func hold(_ found: [String], to expected: [String]) {
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) where found != expected {
      let same = found.commonPrefix(with: expected).count
      let start = max(0, same - 80)
      Issue.record(
        "\(found.dropFirst(start).prefix(160)) instead of \(expected.dropFirst(start).prefix(160))")
      return
    }
  }

  @Test(
    "what is known by an index, and by what comes behind it, is what reading the log tells",
    arguments: GoldenLogTests.logs, [3, 2, 1])
  func sameState(name: String, part: Int) throws {
    defer { remove() }
    let golden = try WriteAheadLog.openForReading(
      GoldenLogTests.folder.appending(path: name).path)
    var entries: [Entry] = []
    try golden.forEachEntry(after: .start) { entry in
      if entry.refusal == nil { entries.append(entry) }
      return true
    }
    try write(entries, indexed: entries.count / part)
    let log = try WriteAheadLog.openForReading(path)
    let expected = try image(LogState(folding: golden, at: nil, coldly: false))
    #expect(log.coldStreams != nil)
    hold(try image(LogState(folding: log)), to: expected)
    hold(try image(LogState(folding: log, at: nil, coldly: false)), to: expected)
    // Prepared, as for decisions, and with every claim in memory.
    var prepared = try LogState(folding: log)
    for id in prepared.claims.ids { prepared.prepare(for: .claim(id)) }
    hold(try image(prepared), to: expected)
  }

  @Test("a kernel decides on cold claims as on others, and a copy of the state stays as it was")
  func decisions() throws {
    defer { remove() }
    let clock = tickingClock()
    var script = Script()
    for number in 1...200 as ClosedRange<UInt64> {
      let draft = OpenDraft(
        type: .auto, title: "t", claimed: euros(5),
        lossDate: LocalDate(daysSinceEpoch: Int64(19_000 - number % 150)))
      script.add("carla", .claimant, .openDraft(draft), on: number)
      script.add("carla", .claimant, .submit(Submit()), on: number)
    }
    let log = try WriteAheadLog.open(path, options: Self.options(indexed: true))
    let kernel = try kernel(log, clock: clock.read)
    #expect(try kernel.answers(script.commands).areAccepted)
    try kernel.close()
    let again = try ClaimsKernel(
      try WriteAheadLog.open(path, options: Self.options(indexed: true)), coldly: true,
      clock: clock.read)
    #expect(again.log.coldStreams != nil)
    let before = try again.query { copy $0 }
    var more = Script(ids: 0x1e)
    for number in [1, 70, 64, 200] as [UInt64] {
      more.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), on: number)
    }
    #expect(try again.answers(more.commands).areAccepted)
    #expect(before.claims[claimID(70)]?.claim.status == .submitted)
    let after = try again.query { copy $0 }
    #expect(after.claims[claimID(70)]?.claim.status == .open)
    let folded = try LogState(folding: again.log, at: nil, coldly: false)
    hold(try image(after), to: try image(folded))
    try again.close()
  }

  @Test("what is recorded after a correction of the clock keeps its times")
  func correctedClock() throws {
    defer { remove() }
    let later = start.adding(days: 900)
    let clock = ControlledClock(later, step: .seconds(1))
    let log = try WriteAheadLog.open(path, options: Self.options(indexed: true))
    let kernel = try ClaimsKernel(log, clockTolerance: nil, clock: clock.read)
    var script = Script()
    script.add("carla", .claimant, Self.draft, on: 1)
    #expect(try kernel.answers(People.commands + script.commands).areAccepted)
    clock.set(to: start)
    var more = Script(ids: 0x1e)
    more.commands.append(Self.correction(to: start, 0x1e))
    more.add("carla", .claimant, Self.draft, on: 2)
    more.administer("dario", .grantRole(GrantRole(role: .agent)))
    #expect(try kernel.answers(more.commands).areAccepted)
    try kernel.close()
    let read = try WriteAheadLog.openForReading(path)
    #expect(read.coldStreams != nil)
    let cold = try LogState(folding: read, at: nil, coldly: true)
    hold(try image(cold), to: try image(LogState(folding: read)))
    #expect(cold.claims[claimID(1)].map { $0.created <= start.adding(days: 1) } == true)
  }

  static func correction(to time: Instant, _ ids: UInt64) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: ids, low: 0xffff), actor: ActorID("ada"), role: .administrator,
      command: .correctClock(CorrectClock(time: time, reason: "it was wrong")))
  }

  static let draft = ClaimCommand.openDraft(
    OpenDraft(type: .auto, title: "t", claimed: euros(5), lossDate: LocalDate("2026-02-01")))

  /// If this fails, `Links.version` has to change with it: indexes of earlier builds keep something else.
  @Test(
    "what an index keeps is what the version of its links says",
    arguments: zip(
      [
        "0002-whole-claim", "0005-consent", "0009-recoveries-and-expenses",
        "0011-notices-and-late-facts",
      ],
      [110_662_462, 2_589_582_017, 2_273_100_199, 4_201_389_938] as [UInt32]))
  func version(name: String, digest: UInt32) throws {
    let golden = try WriteAheadLog.openForReading(
      GoldenLogTests.folder.appending(path: name + ".wal").path)
    let kept = try LogState(folding: golden, at: nil, coldly: false).links.kept
    #expect(kept.withUnsafeBytes { Checksum(salt: 0).of($0) } == digest)
  }

  @Test("an index that keeps nothing of use is written anew, also if nothing else was")
  func anew() throws {
    defer { remove() }
    let clock = tickingClock()
    for isFirst in [true, false, false] {
      let log = try WriteAheadLog.open(path, options: Self.options(indexed: true))
      let kernel = try kernel(log, clock: clock.read)
      // By its log alone the first time.
      if isFirst { try kernel.log.close() } else { try kernel.close() }
      let read = try WriteAheadLog.openForReading(path)
      #expect(read.coldStreams?.kept().isEmpty == isFirst)
    }
  }

  @Test("a claim whose frames are damaged is not shown as an empty one")
  func damaged() throws {
    defer { remove() }
    let log = try WriteAheadLog.open(path, options: Self.options(indexed: true))
    let writer = try kernel(log, clock: tickingClock().read)
    var script = Script()
    for number in 1...3 as ClosedRange<UInt64> {
      script.add("carla", .claimant, Self.draft, on: number)
    }
    #expect(try writer.answers(script.commands).areAccepted)
    try writer.close()
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    // The title of the second claim: "t" behind its length.
    let places = bytes.indices.dropLast(3).filter { bytes[$0...].starts(with: [0x12, 0x01, 0x74]) }
    try #require(places.count >= 3)
    bytes[places[places.count / 2] + 2] ^= 1
    try Data(bytes).write(to: URL(filePath: path))
    let read = try ClaimsKernel(
      try WriteAheadLog.openForReading(path), coldly: true, clock: tickingClock().read)
    let logState = try read.query { copy $0 }
    var titles: [String] = []
    logState.claims.forEach { titles.append($0.claim.title) }
    #expect(titles.contains(""))
    #expect(throws: EventStoreError.self) { try read.log.waitUntilDurable(read.log.head.ticket) }
    #expect(throws: EventStoreError.self) { try read.query { $0.events } }
  }
}

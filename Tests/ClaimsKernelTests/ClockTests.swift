import ClaimsDomain
import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing
import WriteAheadLog

@testable import ClaimsKernel

/// Source: Specs/Rules.md, "The clock".
@Suite("A clock that is wrong", .long)
struct ClockTests {
  private let clock = tickingClock()
  private static let wrong = Instant("2226-03-01T09:00:00Z") ?? Instant()

  private func note(_ number: UInt64, by actor: String = "carla") -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 0x40, low: number), actor: ActorID(actor), role: .claimant,
      claim: claimID(1), command: .addNote(AddNote(text: "note \(number)")))
  }

  private func draft() -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 0x40, low: 1 << 32), actor: ActorID("carla"), role: .claimant,
      claim: claimID(1), command: .openDraft(OpenDraft(type: .auto, title: "t")))
  }

  private func about(
    _ number: UInt64, _ command: RulesCommand, by actor: String = "ada"
  ) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 0xc10c, low: number), actor: ActorID(actor), role: .administrator,
      command: command)
  }

  private func confirm(_ number: UInt64, _ time: Instant) -> CommandEnvelope {
    about(number, .confirmClock(ConfirmClock(time: time, reason: "not in use")))
  }

  private func correct(_ number: UInt64, _ time: Instant) -> CommandEnvelope {
    about(number, .correctClock(CorrectClock(time: time, reason: "the battery was empty")))
  }

  private func send<Log>(
    _ command: CommandEnvelope, to kernel: ClaimsKernel<Log>
  ) throws -> Answer { try kernel.send(command) }

  /// The recorded times of all entries, and what the clock showed.
  private func times(of log: some EventStore) throws -> (recorded: [Instant], clock: [Instant]) {
    var times: (recorded: [Instant], clock: [Instant]) = ([], [])
    try log.forEachEntry(after: .start) { entry in
      times.recorded.append(entry.recorded)
      times.clock.append(entry.clock)
      return true
    }
    return times
  }

  private func differences(in log: some EventStore) throws -> [String] {
    var audit = DecisionAudit()
    try audit.run(on: log)
    return audit.differences.map(\.explanation)
  }

  @Test("lets nothing in: what is sent meanwhile is refused and not recorded, nothing is due")
  func ahead() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: clock.read)
    #expect(try send(draft(), to: kernel).isAccepted)
    #expect(try send(note(1), to: kernel).isAccepted)
    let head = log.head
    for wrong in [Self.wrong, Instant("1970-01-01T00:00:00Z") ?? start] {
      clock.set(to: wrong)
      let refused = try send(note(2), to: kernel)
      #expect(refused.codes == [.clockImplausible])
      #expect(
        refused.reasons.first?.expected
          == "a clock within 366 days of the last entry, of \(head.recorded?.text ?? ""): set it,"
          + " or an administrator sends confirmClock if it is right, or correctClock if it was"
          + " wrong before")
      let forecast: Forecast = try kernel.forecast(note(2))
      #expect(forecast.reasons.map(\.code) == [.clockImplausible])
      // What was accepted is answered as ever.
      #expect(try send(note(1), to: kernel).isAccepted)
      #expect(kernel.now == head.recorded)
      #expect(try kernel.tick(by: ActorID("sys")).isEmpty)
      try kernel.recordCountedRefusals()
      #expect(log.head.position == head.position && log.head.ticket == head.ticket)
    }
    clock.set(to: start.adding(days: 1))
    #expect(try send(note(2), to: kernel).isAccepted)
    #expect(log.head.recorded == start.adding(days: 1))
  }

  @Test("is one that shows no year between 1677 and 2262, for every command and in an empty log")
  func beyond() throws {
    #expect(Instant(secondsSince1970: 10_413_792_000).nanoseconds == .max)
    #expect(Instant(secondsSince1970: -99_999_999_999).nanoseconds == .min)
    #expect(Instant(secondsSince1970: 1, nanoseconds: 2).nanoseconds == 1_000_000_002)
    for end in [Int64.min, .max] {
      clock.set(to: Instant(nanoseconds: end))
      let kernel = try ClaimsKernel(InMemoryEventStore(), clock: { Instant(nanoseconds: end) })
      let answer = try send(People.register(0), to: kernel)
      #expect(answer.codes == [.clockImplausible])
      #expect(
        answer.reasons.first?.expected == "a clock between 1677-09-21 and 2262-04-11: set it")
      #expect(kernel.log.head.position == .start)
    }
  }

  @Test("is told from a log that was not in use by an administrator, who says what time it is")
  func pause() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: clock.read)
    #expect(try send(draft(), to: kernel).isAccepted)
    let later = start.adding(days: 700)
    clock.set(to: later)
    #expect(try send(note(1), to: kernel).codes == [.clockImplausible])
    #expect(try send(confirm(1, start), to: kernel).codes == [.clockImplausible])
    let byAnother = about(
      2, .confirmClock(ConfirmClock(time: later, reason: "x")), by: "hugo")
    #expect(try send(byAnother, to: kernel).codes == [.notAuthorised])
    #expect(try send(note(1), to: kernel).codes == [.clockImplausible])
    #expect(try send(confirm(3, later), to: kernel).isAccepted)
    #expect(try send(note(1), to: kernel).isAccepted)
    #expect(try differences(in: log).isEmpty)
  }

  @Test("what was told while it was ahead keeps nothing out that is told once it is right")
  func facts() throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: clock.read)
    var count: UInt64 = 100
    func tell(_ result: CheckResult, _ reference: String) throws {
      for command in [
        ClaimCommand.recordCheck(RecordCheck(kind: .coverage, result: result)),
        .confirmPolicy(ConfirmPolicy(policy: Policy(reference: reference), source: "policies")),
      ] {
        count += 1
        let told = CommandEnvelope(
          id: Identifier(high: 0x40, low: count), actor: ActorID("hugo"), role: .handler,
          claim: claimID(1), command: command)
        #expect(try send(told, to: kernel).reasons == [])
      }
    }
    let whole = OpenDraft(
      type: .auto, title: "t", claimed: euros(10), lossDate: LocalDate("2026-02-01"))
    for (number, command) in [ClaimCommand.openDraft(whole), .submit(Submit())].enumerated() {
      let sent = CommandEnvelope(
        id: Identifier(high: 0x40, low: UInt64(number)), actor: ActorID("carla"), role: .claimant,
        claim: claimID(1), command: command)
      #expect(try send(sent, to: kernel).codes == [])
    }
    clock.set(to: start.adding(days: 300))
    try tell(.failed, "old")
    let now = start.adding(days: 1)
    clock.set(to: now)
    #expect(try send(correct(1, now), to: kernel).isAccepted)
    clock.set(to: start.adding(days: 2))
    try tell(.passed, "new")
    let live = try kernel.query { $0.claims[claimID(1)]?.claim }
    let folded = try LogState(folding: log).claims[claimID(1)]?.claim
    for claim in [live, folded] {
      #expect(claim?.checks.coverage == .passed)
      #expect(claim?.file.confirmedPolicy?.policy.reference == "new")
    }
  }

  /// A log some of whose entries were recorded in 2226, as it was possible before.
  private func spoilt<Log: EventStore>(_ log: Log) throws {
    let kernel = try ClaimsKernel(log, clockTolerance: nil, clock: clock.read)
    for command in People.commands + [draft(), note(1)] {
      #expect(try send(command, to: kernel).isAccepted)
    }
    clock.set(to: Self.wrong)
    for number in 2...4 as ClosedRange<UInt64> {
      #expect(try send(note(number), to: kernel).isAccepted)
    }
    #expect(try send(note(5, by: "dario"), to: kernel).codes == [.notFound])
  }

  private func heals<Log: EventStore>(_ log: Log) throws {
    try spoilt(log)
    let now = start.adding(days: 2)
    clock.set(to: now)
    let kernel = try ClaimsKernel(log, clock: clock.read)
    #expect(try send(note(6), to: kernel).codes == [.clockImplausible])
    // Nobody's word makes it 2226 again.
    #expect(try send(confirm(1, now), to: kernel).codes == [.clockImplausible])
    #expect(try send(correct(2, Self.wrong), to: kernel).codes == [.clockImplausible])
    clock.set(to: now)
    #expect(try send(correct(3, now), to: kernel).isAccepted)
    #expect(try send(note(6), to: kernel).isAccepted)
    let (recorded, shown) = try times(of: log)
    #expect(recorded == recorded.sorted())
    #expect(recorded.last == now.adding(seconds: 1))
    let spoilt = shown.filter { $0 >= Self.wrong }.count
    // Three notes, and what was refused then and by the word of nobody.
    #expect(spoilt >= 4)
    #expect(recorded.filter { $0 >= Self.wrong }.isEmpty)
    // What is kept in memory says what a log that is opened anew says.
    let anew = try LogState(folding: log)
    for stream in [StreamID(.claim, claimID(1)), .rules, .actor(ActorID("hugo"))] {
      let (here, there) = try kernel.query { ($0.snapshot(of: stream), anew.snapshot(of: stream)) }
      #expect(here?.updated == there?.updated && here?.created == there?.created)
      #expect(here?.updated ?? Self.wrong <= now.adding(seconds: 1))
    }
    #expect(try differences(in: log).isEmpty)
    // As of the day before the correction the notes of 2226 were not known; after it they were.
    func notes(asOf time: Instant) throws -> Int {
      var asOf = 0
      try log.forEachEntry(after: .start) { entry in
        if entry.recorded <= time { asOf += entry.events.count }
        return true
      }
      return asOf
    }
    #expect(try notes(asOf: start.adding(days: 1)) == People.roles.count + 2)
    #expect(try notes(asOf: now) == People.roles.count + 6)
  }

  @Test("is corrected, and everything before counts as recorded by then: in memory")
  func correctedInMemory() throws { try heals(InMemoryEventStore()) }

  @Test("is corrected, and everything before counts as recorded by then: in a log")
  func corrected() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    try heals(log)
    let before = try times(of: log)
    try log.close()
    // The same when it is opened anew, backed up, and salvaged.
    _ = try WriteAheadLog.backup(folder.path(), to: folder.path("backup.wal"))
    _ = try WriteAheadLog.salvage(folder.path(), to: folder.path("saved.wal"))
    for name in ["test.wal", "backup.wal", "saved.wal"] {
      let again = try WriteAheadLog.openForReading(folder.path(name))
      let after = try times(of: again)
      #expect(after.recorded == before.recorded && after.clock == before.clock, "\(name)")
      #expect(try differences(in: again).isEmpty, "\(name)")
      let verified = try LogVerification(of: folder.path(name))
      #expect(verified.ending == .whole)
      var views: [Instant] = []
      try again.forEachBatch { batch in views += batch.events.map { $0.recorded } }
      #expect(views == views.sorted() && views.allSatisfy { $0 < Self.wrong }, "\(name)")
    }
  }

  @Test("is corrected in what is salvaged, though the correction itself is lost")
  func lostCorrection() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    try spoilt(log)
    clock.set(to: start.adding(days: 2))
    let kernel = try ClaimsKernel(log, clock: clock.read)
    #expect(try send(correct(3, start.adding(days: 2)), to: kernel).isAccepted)
    for number in 6...9 as ClosedRange<UInt64> {
      #expect(try send(note(number), to: kernel).isAccepted)
    }
    let before = try times(of: log)
    try log.close()
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path())))
    let reason = Array("the battery was empty".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: reason) })
    bytes[place] ^= 1
    try Data(bytes).write(to: URL(filePath: folder.path("rotten.wal")))
    try FileManager.default.copyItem(
      atPath: folder.path() + ".mark", toPath: folder.path("rotten.wal") + ".mark")
    let saved = try WriteAheadLog.salvage(
      folder.path("rotten.wal"), to: folder.path("saved.wal"))
    #expect(saved.unplaced.isEmpty)
    let after = try times(of: try WriteAheadLog.openForReading(folder.path("saved.wal")))
    #expect(after.clock == before.clock.filter { $0 != before.recorded[before.recorded.count - 5] })
    #expect(after.recorded == after.recorded.sorted())
    #expect(after.recorded.allSatisfy { $0 < Self.wrong })
  }

  @Test(
    "may jump forward and back as it will: recorded time never runs backwards, decisions match",
    arguments: sizedSeeds(200, atLeast: 6))
  func jumps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let kernel = try kernel(log, clock: clock.read)
    #expect(try send(draft(), to: kernel).isAccepted)
    for number in 0..<40 as Range<UInt64> {
      let most = [2, 300, 500, 60_000].randomElement(using: &random) ?? 2
      let days = UInt32.random(in: 0...UInt32(most), using: &random)
      let shown = start.adding(days: days)
      clock.set(to: shown)
      let head = log.head
      let last = try #require(head.recorded)
      let command =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: confirm(number, shown)
        case 1: correct(number, shown)
        default: note(number)
        }
      let answer = try send(command, to: kernel)
      let isNear = shown.isWithin(days: 366, of: last)
      switch command.command {
      case .rules(.correctClock):
        #expect(answer.isAccepted)
        #expect(log.head.recorded == shown)
      case .rules(.confirmClock):
        #expect(answer.isAccepted == (max(shown, last).isWithin(days: 1, of: shown)))
      default:
        #expect(answer.isAccepted == isNear)
        #expect(log.head.recorded == (isNear ? max(shown, last) : last))
      }
    }
    let (recorded, _) = try times(of: log)
    #expect(recorded == recorded.sorted())
    #expect(try differences(in: log).isEmpty)
    try log.close()
  }
}

extension Instant {
  fileprivate func adding(seconds: Int64) -> Instant {
    Instant(nanoseconds: nanoseconds + seconds * 1_000_000_000)
  }
}

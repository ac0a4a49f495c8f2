import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@testable import WriteAheadLog

@Suite("Summaries of refusals in a log")
struct RefusalSummaryTests {
  private let clock = ControlledClock(start)
  /// Two in full, for two actors of their own, in windows of a minute.
  private let limits = RefusalLimits(count: 2, actors: 2)

  private func limited<Log: EventStore>(_ log: Log) throws -> ClaimsKernel<Log> {
    try kernel(log, refusals: limits, clock: clock.read)
  }

  private func refused(_ number: UInt64, by actor: String = "hugo") -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 9, low: number), actor: ActorID(actor), role: .handler,
      claim: claimID(404), command: .addNote(AddNote(text: "text")))
  }

  private func draft(_ number: UInt64) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 8, low: number), actor: ActorID("carla"), role: .claimant,
      claim: claimID(number), command: .openDraft(OpenDraft(type: .auto)))
  }

  private func send<Log: EventStore>(
    _ numbers: ClosedRange<UInt64>, by actor: String = "hugo", to kernel: ClaimsKernel<Log>
  ) throws {
    for number in numbers {
      let answer: Answer = try kernel.send(refused(number, by: actor))
      #expect(!answer.isAccepted)
    }
  }

  /// A line for each entry after those that register actors: `commit`, `hugo 3` for a refusal in
  /// full (its actor and the number of its command), `hugo 4…9: 6` for a summary.
  private func entries<Log: EventStore>(_ log: Log) throws -> [String] {
    var lines: [String] = []
    try log.forEachEntry(after: .start) { entry in
      guard let line = try? RefusalLine(entry) else {
        lines.append("commit")
        return true
      }
      let actor = line.command.actor.text
      if let summary = line.summary {
        let who = summary.shared ? "others" : actor
        lines.append("\(who) \(summary.first.low)…\(summary.last.low): \(summary.count)")
      } else {
        lines.append("\(actor) \(line.command.id.low)")
      }
      return true
    }
    return Array(lines.dropFirst(People.roles.count))
  }

  @Test("a window ends with the next command of any sender, and each actor begins anew")
  func windowEnd() throws {
    let kernel = try limited(InMemoryEventStore())
    try send(1...9, to: kernel)
    try send(10...14, by: "sara", to: kernel)
    try send(20...20, by: "paul", to: kernel)
    try send(21...24, by: "ira", to: kernel)
    clock.advance(by: .seconds(59))
    let _: Answer = try kernel.send(draft(1))
    clock.advance(by: .seconds(1))
    let _: Answer = try kernel.send(draft(2))
    try send(31...34, to: kernel)
    #expect(
      try entries(kernel.log) == [
        "hugo 1", "hugo 2", "hugo 3…3: 1", "sara 10", "sara 11", "sara 12…12: 1", "paul 20",
        "ira 21",
        "others 22…22: 1", "commit", "hugo 4…9: 6", "sara 13…14: 2", "others 23…24: 2", "commit",
        "hugo 31", "hugo 32", "hugo 33…33: 1",
      ])
  }

  @Test("a summary says who, how many, when, why, and is no command without arguments")
  func line() throws {
    let kernel = try limited(InMemoryEventStore())
    clock.advance(by: .seconds(-1))
    for number in 1...6 as ClosedRange<UInt64> {
      clock.advance(by: .seconds(1))
      try send(number...number, to: kernel)
    }
    try kernel.recordCountedRefusals()
    var lines: [String] = []
    try kernel.log.forEachEntry(after: .start) { entry in
      if let line = try? RefusalLine(entry), line.summary != nil { lines.append(line.json) }
      return true
    }
    #expect(
      lines.last
        == """
        {"decidedAt":\(People.roles.count),"claim":"\(claimID(404).text)","recorded":"2026-03-01T09:00:06.000000000Z",\
        "actor":{"id":"hugo","role":"handler"},\
        "command":{"id":"\(Identifier(high: 9, low: 6).text)","name":"addNote"},\
        "summary":{"count":3,"from":"2026-03-01T09:00:04.000000000Z",\
        "to":"2026-03-01T09:00:06.000000000Z","codes":[{"code":"notFound","count":3}],\
        "first":"\(Identifier(high: 9, low: 4).text)","last":"\(Identifier(high: 9, low: 6).text)",\
        "shared":false}}
        """)
  }

  @Test("closing records what was counted; a log opened again grants every sender a fresh budget")
  func closing() throws {
    let folder = try TemporaryFolder()
    for round in 0...1 as ClosedRange<UInt64> {
      let kernel = try limited(WriteAheadLog.open(folder.path()))
      try send(round * 10 + 1...round * 10 + 5, to: kernel)
      try kernel.close()
    }
    #expect(try LogVerification(of: folder.path()).isSealed)
    #expect(
      try entries(WriteAheadLog.openForReading(folder.path())) == [
        "hugo 1", "hugo 2", "hugo 3…3: 1", "hugo 4…5: 2", "hugo 11", "hugo 12", "hugo 13…13: 1",
        "hugo 14…15: 2",
      ])
  }

  @Test("a crash leaves the trace of an exceeded budget, though no caller waited for it")
  func crash() async throws {
    let folder = try TemporaryFolder()
    // Called whenever something became durable, and of each file that is let go.
    let (syncs, synced) = AsyncStream.makeStream(of: Void.self)
    let (unlockings, unlocked) = AsyncStream.makeStream(of: Void.self)
    var options = LogOptions()
    options.disk.sync = { descriptor in
      defer { synced.yield() }
      return Disk.real.sync(descriptor)
    }
    options.disk.unlock = { descriptor in
      Disk.real.unlock(descriptor)
      unlocked.yield()
    }
    var kernel: ClaimsKernel<WriteAheadLog>? = try limited(
      WriteAheadLog.open(folder.path(), options: options))
    for number in 1...9 as ClosedRange<UInt64> {
      let answer = try await kernel?.send(refused(number))
      #expect(answer?.isAccepted == false)
    }
    // Two refusals and the trace; a reader would not see the last frame while the log is open.
    var frames = 0
    for await _ in syncs {
      let bytes = try Data(contentsOf: URL(filePath: folder.path()))
      // Among bytes: as text, a "1" and what follows it may be one character.
      frames = bytes.ranges(of: Data("FRM2".utf8)).count
      if frames >= People.roles.count + 3 { break }
    }
    #expect(frames == People.roles.count + 3)
    // Dropped without being closed, a log ends as if its process had died.
    kernel = nil
    // Its thread lets both files go when it ends; until then a reader leaves the last frame out.
    var next = unlockings.makeAsyncIterator()
    for _ in 1...2 { await next.next() }
    #expect(
      try entries(WriteAheadLog.openForReading(folder.path())) == [
        "hugo 1", "hugo 2", "hugo 3…3: 1",
      ])
  }

  @Test("no answer waits for a summary: neither a refusal, nor a repetition, nor a question")
  func tickets() throws {
    let log = InMemoryEventStore()
    let kernel = try limited(log)
    let _: Answer = try kernel.send(draft(1))
    try send(1...2, to: kernel)
    let second = log.head.ticket
    // The third is the first beyond the budget: its summary is the log's fourth entry.
    for number in 3...5 as ClosedRange<UInt64> {
      #expect(try kernel.submit(refused(number)).ticket == second)
    }
    #expect(log.head.ticket.value == second.value + 1)
    clock.advance(by: .seconds(61))
    let repeated = try kernel.submit(draft(1))
    #expect(repeated.answer.isAccepted)
    #expect(repeated.ticket == second)
    #expect(log.head.ticket.value == second.value + 2)
    // The first refusal of the new window is judged on the commits before it, too.
    #expect(try kernel.submit(refused(6)).ticket == second)
    #expect(try kernel.submit(draft(2)).ticket == log.head.ticket)
    let commit = log.head.ticket
    #expect(try kernel.submit(refused(7)).ticket == commit)
  }

  @Test(
    "if the log does not take a refusal or a summary, the command throws and nothing is counted",
    arguments: 1...8)
  func failing(number: Int) throws {
    let base = InMemoryEventStore()
    _ = try limited(base)
    let log = FailingEventStore(base)
    let kernel = try limited(log)
    log.fail(.append(number), with: .entryTooLarge(bytes: 9, limit: 8))
    var thrown = 0
    func insist(_ command: CommandEnvelope) {
      for _ in 1...2 {
        do throws(EventStoreError) {
          _ = try kernel.submit(command)
          return
        } catch { thrown += 1 }
      }
    }
    for number in 1...6 { insist(refused(UInt64(number))) }
    for number in 7...9 { insist(refused(UInt64(number), by: "sara")) }
    clock.advance(by: .seconds(60))
    insist(draft(1))
    #expect(thrown == 1)
    #expect(
      try entries(log.base) == [
        "hugo 1", "hugo 2", "hugo 3…3: 1", "sara 7", "sara 8", "sara 9…9: 1", "hugo 4…6: 3",
        "commit",
      ])
  }
}

import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

@Suite("The write-ahead log")
struct WriteAheadLogTests {
  @Test("what was committed is there when the log is opened again, in order and with its numbers")
  func reopening() throws {
    let folder = try TemporaryFolder()
    let contents = try writeSmallLog(to: folder.path())
    #expect(
      contents == [
        "1:1@1=1 a", "2:2@1=2 bb", "refused [1, 2, 1]", "3:1@2=3 ccc 4:3@1=3 ccc",
        "5:1@3=4 " + String(repeating: "d", count: 200), "6:2@2=5 ", "7:1@4=6 f",
      ])
    let log = try WriteAheadLog.open(folder.path())
    #expect(log.ending == .whole)
    #expect(log.head.position == Position(7))
    #expect(log.revision(of: stream(1)) == Revision(4))
    #expect(log.number(of: stream(3)) == StreamNumber(3))
    try log.commitDurably(commit(7, to: [(stream(3), 1)], text: "g"))
    try log.close()
    let last = try WriteAheadLog.openForReading(folder.path()).contentsAsText().last
    #expect(last == "8:3@2=7 g")
  }

  @Test("a stream's entries are those of the whole log that touch it")
  func oneStream() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    var positions: [UInt64] = []
    try log.forEachEntry(of: stream(1)) { entry in
      positions += entry.events.filter { $0.stream == stream(1) }.map(\.position.value)
      return true
    }
    #expect(positions == [1, 3, 5, 7])
  }

  @Test("a batch shows the same events as the entries do")
  func batches() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    var seen: [String] = []
    try log.forEachBatch { batch in
      for event in batch.events {
        let name = log.stream(StreamNumber(event.stream))?.id.low ?? 0
        seen.append(
          "\(event.position):\(name)@\(event.revision)="
            + String(decoding: batch.payload(event), as: UTF8.self))
      }
    }
    let entries = try log.contentsAsText().filter { !$0.hasPrefix("refused") }
    let lines = entries.joined(separator: "\n").replacing(" 4:", with: "\n4:")
    #expect(seen == lines.split(separator: "\n").map(String.init))
  }

  @Test("a batch says when its events were true, and who brought them over, if asked")
  func times() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    for number in 1...4 as ClosedRange<UInt64> {
      var commit = commit(number, to: [(stream(number), 0)], text: "a")
      if number > 1 { commit.command.effective = Instant(nanoseconds: -Int64(number)) }
      if number > 2 { commit.command.importedBy = ActorID("ada") }
      if number > 3 { commit.command.person = ActorID("hugo") }
      try log.commitDurably(commit)
    }
    func times(_ withTimes: Bool) throws -> [String] {
      var seen: [String] = []
      try log.forEachBatch(withTimes: withTimes) { batch in
        for event in batch.events {
          let isEffective = event.effective != event.recorded
          seen.append("\(isEffective ? event.effective.nanoseconds : 0) \(event.isImported)")
        }
      }
      return seen
    }
    #expect(try times(true) == ["0 false", "-2 false", "-3 true", "-4 true"])
    #expect(try times(false) == ["0 false", "0 false", "0 false", "0 false"])
    try log.close()
  }

  @Test("a stale revision on any stream of a commit leaves nothing of it behind")
  func atomicity() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    try log.commitDurably(commit(1, to: [(stream(1), 0)]))
    #expect(
      throws: EventStoreError.revisionConflict(
        stream: stream(1), expected: .none, actual: Revision(1))
    ) { try log.append(commit(2, to: [(stream(2), 0), (stream(1), 0)])) }
    #expect(log.number(of: stream(2)) == nil)
    #expect(log.head.position == Position(1))
    try log.close()
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText() == ["1:1@1=1 "])
  }

  @Test("a commit that names a stream twice, or brings one nothing, is refused")
  func malformedCommits() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let twice = commit(1, to: [(stream(1), 0), (stream(1), 1)])
    #expect(throws: EventStoreError.malformedCommit(stream: stream(1))) { try log.append(twice) }
    var empty = commit(1, to: [(stream(2), 0)])
    empty.appends[0].events = []
    #expect(throws: EventStoreError.malformedCommit(stream: stream(2))) { try log.append(empty) }
    #expect(log.streamCount == 0)
    try log.close()
  }

  @Test("a command that was accepted is not accepted again, across restarts")
  func receipts() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    let log = try WriteAheadLog.open(folder.path())
    let again = commit(3, to: [(stream(3), 1)])
    #expect(throws: EventStoreError.commandAlreadyTaken(again.command.id)) {
      try log.append(again)
    }
    #expect(try log.commit(ofCommand: again.command.id)?.decidedAt == Position(2))
    #expect(try log.commit(ofCommand: Identifier(high: 0xf0, low: 1)) == nil, "a refusal is none")
    try log.close()
  }

  @Test("a frame costs at most 128 bytes over its command and its events")
  func overhead() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: String(repeating: "x", count: 100)))
    let before = log.head.ticket.value
    let next = commit(2, to: [(stream(1), 1)], text: String(repeating: "x", count: 100))
    try log.commitDurably(next)
    let payload = next.command.payload.count + next.appends[0].events[0].bytes.count
    #expect(Int(log.head.ticket.value - before) - payload <= 128)
    try log.close()
  }

  @Test("a second writer is refused and told who has the log; a reader is not")
  func oneWriter() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let refusal = #expect(throws: LogOpenError.self) { try WriteAheadLog.open(folder.path()) }
    guard case .inUse(_, let holder) = refusal else {
      Issue.record("not told who holds it")
      return
    }
    #expect(holder.note.hasPrefix("process \(ProcessInfo.processInfo.processIdentifier) on "))
    _ = try WriteAheadLog.openForReading(folder.path())
    try log.close()
    try WriteAheadLog.open(folder.path()).close()
  }

  @Test("a reader beside a writer sees what a durable mark vouches for, and no more")
  func readingAlong() throws {
    let folder = try TemporaryFolder()
    for (options, seen) in [(fixedOptions(), 2), (plainOptions(), 1)] {
      let path = folder.path("\(seen).wal")
      let log = try WriteAheadLog.open(path, options: options)
      try log.commitDurably(commit(1, to: [(stream(1), 0)]))
      try log.commitDurably(commit(2, to: [(stream(1), 1)]))
      _ = try log.append(commit(3, to: [(stream(1), 2)]))
      // Without a mark file, nothing but the next frame's mark vouches for the second one.
      #expect(try WriteAheadLog.openForReading(path).contentsAsText().count == seen)
      try log.close()
      #expect(try WriteAheadLog.openForReading(path).contentsAsText().count == 3)
    }
    let log = try WriteAheadLog.open(folder.path())
    try log.commitDurably(commit(1, to: [(stream(1), 0)]))
    try log.commitDurably(commit(2, to: [(stream(1), 1)]))
    try log.close()
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText().count == 2)
  }

  @Test("closing leaves a file that ends with its seal; an empty log has none")
  func sealing() throws {
    let folder = try TemporaryFolder()
    try WriteAheadLog.open(folder.path("empty.wal")).close()
    #expect(try bytes(of: folder.path("empty.wal")).count == FileHeader.size)
    _ = try writeSmallLog(to: folder.path())
    let verification = try LogVerification(of: folder.path())
    #expect(verification.isSealed)
    #expect(verification.bytes == verification.intactBytes)
    // Opening and closing without a commit adds nothing.
    try WriteAheadLog.open(folder.path()).close()
    #expect(try LogVerification(of: folder.path()) == verification)
  }

  @Test("a log without its closing seal is whole, and everything acknowledged is in it")
  func crash() throws {
    let folder = try TemporaryFolder()
    do {
      let log = try WriteAheadLog.open(folder.path())
      try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "kept"))
    }  // dropped without closing, as a crash would
    let log = try WriteAheadLog.open(folder.path())
    #expect(log.ending == .whole)
    #expect(try log.contentsAsText() == ["1:1@1=1 kept"])
    try log.close()
  }

  @Test("recorded times never run backwards, whatever the clock says")
  func recordedTimes() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    try log.commitDurably(commit(1, to: [(stream(1), 0)], recorded: 50))
    try log.commitDurably(commit(2, to: [(stream(1), 1)], recorded: 20))
    var times: [Int64] = []
    try log.forEachEntry(after: .start) { entry in
      times.append(entry.recorded.nanoseconds)
      return true
    }
    #expect(times == [50, 50])
    try log.close()
  }

  @Test("an entry beyond the limit is refused, and nothing of it stays")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let huge = String(repeating: "x", count: FrameHeader.bodyLimit)
    #expect(throws: EventStoreError.self) {
      try log.append(commit(1, to: [(stream(1), 0)], text: huge))
    }
    #expect(log.head.position == .start)
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "small"))
    try log.close()
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText() == ["1:1@1=1 small"])
  }

  @Test("the file grows ahead of what is written, and holds zeros there")
  func growth() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    for number in 1...400 as ClosedRange<UInt64> {
      _ = try log.append(
        commit(number, to: [(stream(1), number - 1)], text: String(repeating: "y", count: 900)))
    }
    try log.waitUntilDurable(log.head.ticket)
    let file = try bytes(of: folder.path())
    #expect(file.count > Int(log.head.ticket.value))
    #expect(file[Int(log.head.ticket.value)...].allSatisfy { $0 == 0 })
    try log.close()
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText().count == 400)
  }
}

import EventSourcing
import Testing
import WriteAheadLog

@Suite("The guide to the write-ahead log")
struct LogGuideTests {
  private let folder: TemporaryFolder
  private let first = commit(1, to: [(stream(1), 0)], text: "a")

  init() throws { folder = try TemporaryFolder() }

  @Test("what was waited for is there when the log is opened again")
  func opening() throws {
    let (path, commit) = (folder.path(), first)
    let log = try WriteAheadLog.open(path)
    let appended = try log.append(commit)
    try log.waitUntilDurable(appended.ticket)
    try log.close()

    let reader = try WriteAheadLog.openForReading(path)
    #expect(reader.ending == .whole)
    #expect(reader.head.position == appended.last)
  }

  @Test("a group of commits waits once")
  func waiting() throws {
    let log = try WriteAheadLog.open(folder.path())
    var last = Ticket(0)
    for number in 1...100 as ClosedRange<UInt64> {
      last = try log.append(commit(number, to: [(stream(number), 0)])).ticket
    }
    try log.waitUntilDurable(last)
    #expect(log.isDurable(last))
    try log.close()
  }

  @Test("one writes, others read; a log that is not there is not made by reading")
  func oneWriter() throws {
    let path = folder.path()
    #expect(throws: LogOpenError.missing(path: path)) { try WriteAheadLog.openForReading(path) }

    let log = try WriteAheadLog.open(path)
    let failure = #expect(throws: LogOpenError.self) { try WriteAheadLog.open(path) }
    guard case .inUse = failure else { throw failure ?? .missing(path: path) }

    let reader = try WriteAheadLog.openForReading(path)
    #expect(reader.isBeingWritten)
    try log.close()
  }

  @Test("every byte is read, a copy is verified, and what changed since a checkpoint is found")
  func proving() throws {
    let (path, copy) = (folder.path(), folder.path("copy.wal"))
    let log = try WriteAheadLog.open(path)
    try log.waitUntilDurable(try log.append(first).ticket)
    let kept = try log.checkpoint()
    let second = commit(2, to: [(stream(1), 1)], text: "b")
    try log.waitUntilDurable(try log.append(second).ticket)

    try log.check(against: kept)
    let evidence = try log.evidence(of: stream(1))
    #expect(try evidence.verify() == log.checkpoint())
    try log.close()

    let found = try LogVerification(of: path)
    #expect(found.ending == .whole)
    #expect(found.commits == 2)
    _ = try WriteAheadLog.backup(path, to: copy)
    #expect(try LogVerification(of: copy).tree == found.tree)
  }
}

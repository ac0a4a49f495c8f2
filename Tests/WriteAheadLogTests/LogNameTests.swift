import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

/// A log belongs to one writer, whatever happens to the names around it.
@Suite("A log's names")
struct LogNameTests {
  let folder: TemporaryFolder
  var log: String { folder.path("log.wal") }
  var other: String { folder.path("other.wal") }

  init() throws {
    folder = try TemporaryFolder()
    try WriteAheadLog.open(log, options: fixedOptions()).close()
  }

  private func isRefused(_ path: String) -> Bool {
    do throws(LogOpenError) {
      _ = try WriteAheadLog.open(path, options: fixedOptions())
      return false
    } catch {
      if case .inUse = error { return true }
      return false
    }
  }

  private func put(_ commit: Commit, into log: WriteAheadLog) throws {
    try log.waitUntilDurable(try log.append(commit).ticket)
  }

  @Test("let no second writer in: neither another name of the file nor a lock that was removed")
  func oneWriter() throws {
    let writer = try WriteAheadLog.open(log, options: fixedOptions())
    try FileManager.default.linkItem(atPath: log, toPath: other)
    #expect(isRefused(other))
    try FileManager.default.removeItem(atPath: log + ".lock")
    #expect(isRefused(log))
    #expect(isRefused(other))
    // A reader knows that there is a writer.
    #expect(try WriteAheadLog.openForReading(other).isBeingWritten)
    #expect(throws: LogOpenError.self) {
      try WriteAheadLog.salvage(other, to: folder.path("saved.wal"))
    }
    try put(commit(1, to: [(stream(1), 0)]), into: writer)
    try writer.close()
    #expect(!isRefused(other))
    #expect(try WriteAheadLog.openForReading(log).head.position == Position(1))
  }

  @Test("are taken before there is a log, and believed by readers")
  func before() throws {
    let fresh = folder.path("fresh.wal")
    guard case .success(let lock) = try LogLock.acquire(for: fresh, by: .real),
      case .success(let own) = try LogLock.acquire(for: log, by: .real)
    else {
      Issue.record("somebody has them")
      return
    }
    #expect(isRefused(fresh))
    #expect(try WriteAheadLog.openForReading(log).isBeingWritten)
    lock.release()
    own.release()
    #expect(!isRefused(fresh))
    #expect(try !WriteAheadLog.openForReading(log).isBeingWritten)
  }

  @Test("gone or given to another file, acknowledge nothing any more", arguments: [false, true])
  func removed(isReplaced: Bool) throws {
    let copy = folder.path("copy.wal")
    try FileManager.default.copyItem(atPath: log, toPath: copy)
    let writer = try WriteAheadLog.open(log, options: fixedOptions())
    try put(commit(1, to: [(stream(1), 0)]), into: writer)
    if isReplaced {
      try Disk.real.move(copy, to: log)
    } else {
      try FileManager.default.removeItem(atPath: log)
    }
    let failure = #expect(throws: EventStoreError.self) {
      try put(commit(2, to: [(stream(1), 1)]), into: writer)
    }
    #expect(failure?.explanation.contains("another one was put in its place") == true)
    #expect(throws: EventStoreError.self) { try writer.close() }
  }

  @Test("of pipes and folders are refused at once", arguments: ["", ".lock", ".mark"])
  func pipes(ending: String) throws {
    for make in [
      { (path: String) in #expect(mkfifo(path, 0o600) == 0) },
      { path in
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: false)
      },
    ] {
      let path = log + ending
      try? FileManager.default.removeItem(atPath: path)
      try make(path)
      #expect(throws: LogOpenError.self) { try WriteAheadLog.openForReading(log) }
      #expect(throws: LogOpenError.self) { try WriteAheadLog.open(log, options: fixedOptions()) }
    }
  }

  @Test("are not free for a backup of it, nor are those of what belongs to it")
  func backups() throws {
    try FileManager.default.linkItem(atPath: log, toPath: other)
    for name in [other, folder.path("./log.wal"), log + ".mark", log + ".lock", log + ".new"] {
      #expect(throws: BackupError.self, "\(name)") { try WriteAheadLog.backup(log, to: name) }
    }
    try WriteAheadLog.open(log, options: fixedOptions()).close()
    _ = try WriteAheadLog.backup(log, to: log + ".backup")
  }

  @Test("are lost with its header: a salvage of that is not whole, and one without a seal says so")
  func salvage() throws {
    let writer = try WriteAheadLog.open(log, options: fixedOptions())
    try put(commit(1, to: [(stream(1), 0)]), into: writer)
    try writer.close()
    let whole = try bytes(of: log)
    let saved = try WriteAheadLog.salvage(log, to: folder.path("1.wal"))
    #expect(saved.isComplete && saved.isSealed)
    try write([UInt8](repeating: 0, count: FileHeader.size) + whole[FileHeader.size...], to: log)
    let headless = try WriteAheadLog.salvage(log, to: folder.path("2.wal"))
    #expect(headless.lostBytes.isEmpty && !headless.isComplete)
    let seal = try #require(frameStarts(in: whole).last)
    try write(Array(whole[..<seal]), to: log)
    let short = try WriteAheadLog.salvage(log, to: folder.path("4.wal"))
    #expect(!short.isComplete && !short.isSealed)
    try FileManager.default.removeItem(atPath: log + ".mark")
    let cut = try WriteAheadLog.salvage(log, to: folder.path("3.wal"))
    #expect(cut.isComplete && !cut.isSealed)
    #expect(cut.report.contains("end not sealed\n"))
  }
}

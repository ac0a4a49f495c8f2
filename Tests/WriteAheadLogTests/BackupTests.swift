import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

@Suite("A backup")
struct BackupTests {
  let folder: TemporaryFolder
  var path: String { folder.path("log.wal") }
  var copy: String { folder.path("copy.wal") }

  init() throws { folder = try TemporaryFolder() }

  private func fault(_ body: () throws -> Void) -> String? {
    do { try body() } catch BackupError.fault(let fault) { return fault.description } catch {}
    return nil
  }

  @Test("is the log byte for byte, for its owner's eyes alone, and leaves nothing else behind")
  func first() throws {
    _ = try writeSmallLog(to: path)
    let backup = try WriteAheadLog.backup(path, to: copy)
    #expect(try bytes(of: copy) == bytes(of: path))
    #expect(backup.checkpoint == (try WriteAheadLog.openForReading(path).checkpoint()))
    #expect(backup.earlierFrames == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(folder.names == ["copy.wal", "copy.wal.lock", "log.wal", "log.wal.lock"])
  }

  @Test("leaves the log as it is, also where its name is that of the copy on its way")
  func ownSource() throws {
    let path = copy + ".new"
    _ = try writeSmallLog(to: path)
    let before = try bytes(of: path)
    #expect(throws: (any Error).self) { try WriteAheadLog.backup(path, to: copy) }
    #expect(try bytes(of: path) == before)
  }

  @Test("of a log that is being written is a beginning of it, and the next one goes on from there")
  func whileWriting() throws {
    let log = try WriteAheadLog.open(path)
    var last: UInt64 = 0
    for number in UInt64(1)...40 {
      try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "x"))
      let backup = try WriteAheadLog.backup(path, to: copy)
      #expect(backup.isBeingWritten)
      #expect(backup.earlierFrames == last)
      last = backup.checkpoint.size
      // The last commit's own mark comes with the next one.
      #expect(last == number - 1)
      #expect(try bytes(of: path).starts(with: bytes(of: copy)))
      #expect(try LogVerification(of: copy).ending == .whole)
    }
    try log.close()
    let backup = try WriteAheadLog.backup(path, to: copy)
    #expect(backup.earlierFrames == 39)
    #expect(try bytes(of: copy) == bytes(of: path))
    // Once more, there is nothing to do.
    #expect(try WriteAheadLog.backup(path, to: copy).earlierBytes == backup.bytes)
  }

  @Test("that was cut at any length is mended by the next one")
  func interrupted() throws {
    _ = try writeSmallLog(to: path)
    let whole = try bytes(of: path)
    for length in stride(from: FileHeader.size, through: whole.count, by: 5) {
      try write(Array(whole[..<length]), to: copy)
      // What an interrupted run leaves, too.
      try write(Array(whole[(length / 2)...]), to: copy + ".new")
      _ = try WriteAheadLog.backup(path, to: copy)
      #expect(try bytes(of: copy) == whole, "cut at \(length)")
      #expect(!folder.names.contains("copy.wal.new"))
    }
    var rotten = whole
    rotten[FileHeader.size + 60] ^= 1
    try write(rotten, to: copy)
    _ = try WriteAheadLog.backup(path, to: copy)
    #expect(try bytes(of: copy) == whole)
  }

  @Test("replaces nothing but an earlier state of the same log")
  func refused() throws {
    _ = try writeSmallLog(to: path)
    let whole = try bytes(of: path)
    func refuses(_ what: [UInt8]) throws -> String? {
      try write(what, to: copy)
      let fault = fault { _ = try WriteAheadLog.backup(path, to: copy) }
      #expect(try bytes(of: copy) == what)
      return fault
    }
    // Another log.
    let other = try WriteAheadLog.open(folder.path("other.wal"))
    try other.commitDurably(commit(1, to: [(stream(1), 0)]))
    try other.close()
    #expect(try refuses(bytes(of: folder.path("other.wal")))?.contains("holds the log") == true)
    // The same log, that went on otherwise, or further.
    try write(whole, to: folder.path("fork.wal"))
    let fork = try WriteAheadLog.open(folder.path("fork.wal"))
    try fork.commitDurably(commit(7, to: [(stream(9), 0)]))
    try fork.close()
    let forked = try bytes(of: folder.path("fork.wal"))
    #expect(try refuses(forked)?.contains("older copy") == true)
    let log = try WriteAheadLog.open(path)
    for number in UInt64(7)...9 {
      try log.commitDurably(commit(number, to: [(stream(number), 0)], text: "else"))
    }
    try log.close()
    #expect(try refuses(forked)?.contains("not how the log began") == true)
    // Damaged, with more behind it than the log has.
    try write(whole, to: path)
    var rotten = forked
    rotten[FileHeader.size + 60] ^= 1
    #expect(try refuses(rotten) != nil)
    // No log at all.
    try write([1, 2, 3], to: copy)
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: copy) }
    #expect(try bytes(of: copy) == [1, 2, 3])
    #expect(fault { _ = try WriteAheadLog.backup(path, to: path) } != nil)
  }

  @Test("is not made of a damaged log, nor over a log that somebody writes")
  func inUse() throws {
    _ = try writeSmallLog(to: path)
    let whole = try bytes(of: path)
    try write(whole, to: copy)
    let writer = try WriteAheadLog.open(copy)
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: copy) }
    try writer.close()
    var damaged = whole
    damaged[FileHeader.size + 60] ^= 1
    try write(damaged, to: path)
    try FileManager.default.removeItem(atPath: copy)
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: copy) }
    #expect(!folder.names.contains("copy.wal"))
  }
}

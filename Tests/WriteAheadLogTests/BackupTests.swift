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
    do { try body() } catch BackupError.fault(let fault) {
      return fault.description
    } catch BackupError
      .misplaced(let fault)
    { return fault.description } catch {}
    return nil
  }

  @Test("is the log byte for byte, readable only by its owner, and leaves nothing else behind")
  func first() throws {
    _ = try writeSmallLog(to: path)
    let backup = try WriteAheadLog.backup(path, to: copy)
    #expect(try bytes(of: copy) == bytes(of: path))
    #expect(backup.checkpoint == (try WriteAheadLog.openForReading(path).checkpoint()))
    #expect(backup.earlierFrames == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(
      folder.names == [
        "copy.wal", "copy.wal.lock", "copy.wal.mark", "log.wal", "log.wal.lock", "log.wal.mark",
      ])
    // It may take the log's place, with its mark.
    let log = try WriteAheadLog.open(copy)
    #expect(log.ending == .whole)
    try log.close()
  }

  @Test("leaves the log unchanged, also if its name is that of the copy on its way")
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
      #expect(last == number)
      #expect(try bytes(of: path).starts(with: bytes(of: copy)))
      #expect(try LogVerification(of: copy).ending == .whole)
    }
    try log.close()
    let backup = try WriteAheadLog.backup(path, to: copy)
    #expect(backup.earlierFrames == 40)
    #expect(try bytes(of: copy) == bytes(of: path))
    // Once more, there is nothing to do.
    #expect(try WriteAheadLog.backup(path, to: copy).earlierBytes == backup.bytes)
  }

  /// The plain log and its backup of a time without a writer, or with one whose process is gone.
  private func backUp(closing: Bool) throws -> Backup {
    try {
      let log = try WriteAheadLog.open(path, options: plainOptions())
      for number in UInt64(1)...3 {
        try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "x"))
      }
      if closing { try log.close() }
    }()
    return try WriteAheadLog.backup(path, to: copy)
  }

  @Test(
    "that holds more than can be seen beside a writer that came since stays as it is",
    arguments: [true, false])
  func besideIdleWriter(closing: Bool) throws {
    let backup = try backUp(closing: closing)
    let whole = try bytes(of: copy)
    let writer = try WriteAheadLog.open(path)
    let again = try WriteAheadLog.backup(path, to: copy)
    #expect(again.checkpoint == backup.checkpoint)
    #expect(again.earlierFrames == backup.checkpoint.size)
    #expect(again.bytes == backup.bytes && again.earlierBytes == backup.bytes)
    #expect(again.isBeingWritten)
    #expect(try bytes(of: copy) == whole)
    // Once the writer goes on, so does the backup.
    for number in UInt64(4)...6 {
      try writer.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "x"))
    }
    #expect(try WriteAheadLog.backup(path, to: copy).checkpoint.size == again.checkpoint.size + 2)
    try writer.close()
  }

  @Test("that holds what the log never had is reported beside an idle writer, too")
  func forkBesideIdleWriter() throws {
    let backup = try backUp(closing: false)
    let whole = try bytes(of: copy)
    let fork = try WriteAheadLog.open(copy)
    try fork.commitDurably(commit(9, to: [(stream(9), 0)]))
    try fork.close()
    let forked = try bytes(of: copy)
    let writer = try WriteAheadLog.open(path)
    func refusal() -> String? { fault { _ = try WriteAheadLog.backup(path, to: copy) } }
    // Longer than the file's own frames, which are more than can be seen.
    #expect(refusal()?.contains("older copy") == true)
    #expect(try bytes(of: copy) == forked)
    // As long, but different.
    try write(whole, to: copy)
    try writer.close()
    try write(Array(whole[..<FileHeader.size]), to: path)
    let other = try WriteAheadLog.open(path)
    for number in UInt64(1)...3 {
      try other.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "y"))
    }
    #expect(try LogVerification(of: path).intactBytes < backup.bytes)
    #expect(refusal()?.contains("not how the log began") == true)
    // Damaged, and longer than can be seen.
    var rotten = whole
    rotten[FileHeader.size + 60] ^= 1
    try write(rotten, to: copy)
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: copy) }
    #expect(try bytes(of: copy) == rotten)
    try other.close()
  }

  @Test("that was cut at any length is repaired by the next one")
  func interrupted() throws {
    _ = try writeSmallLog(to: path)
    let whole = try bytes(of: path)
    for length in stride(from: FileHeader.size, to: whole.count, by: 5) {
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

  @Test("of a plain log stays if it is damaged and longer than what can be seen of the log")
  func longerThanSeen() throws {
    _ = try backUp(closing: true)
    let whole = try bytes(of: path)
    var rotten = whole
    rotten[FileHeader.size + 60] ^= 1
    // Who can tell what would be lost of it?
    try write(rotten, to: copy)
    let writer = try WriteAheadLog.open(path)
    #expect(
      throws: BackupError.notVisibleYet(
        bytes: UInt64(frameEnds(of: whole).dropLast().last ?? 0), of: UInt64(whole.count))
    ) { try WriteAheadLog.backup(path, to: copy) }
    #expect(try bytes(of: copy) == rotten)
    try writer.close()
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
    // Damaged, with more after it than the log has.
    try write(whole, to: path)
    try write(try markFile(of: whole, frames: 8), to: path + ".mark")
    var rotten = forked
    rotten[FileHeader.size + 60] ^= 1
    #expect(try refuses(rotten) != nil)
    // No log at all.
    try write([1, 2, 3], to: copy)
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: copy) }
    #expect(try bytes(of: copy) == [1, 2, 3])
    #expect(fault { _ = try WriteAheadLog.backup(path, to: path) } != nil)
  }

  @Test("that reads back otherwise than it was written gets no name, and replaces nothing")
  func misread() throws {
    _ = try writeSmallLog(to: path)
    try write(Array(try bytes(of: path)[..<FileHeader.size]), to: copy)
    let before = try bytes(of: copy)
    var disk = Disk.real
    disk.write = { descriptor, bytes, count, offset in
      var spoiled = [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
      if offset >= FileHeader.size { spoiled[count / 2] ^= 1 }
      return Disk.real.write(descriptor, spoiled, count, offset)
    }
    let fault = fault { _ = try WriteAheadLog.backup(path, to: copy, by: disk) }
    #expect(fault?.contains("reads back otherwise") == true)
    #expect(try bytes(of: copy) == before)
  }

  @Test("is not made of a damaged log, nor over a log that has a writer")
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

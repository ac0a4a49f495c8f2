import EventSourcing
import Foundation

@testable import WriteAheadLog

private let folder: String = {
  let path = NSTemporaryDirectory() + "/fuzz-\(getpid())"
  try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}()

private let salt: UInt64 = 0x5a17

/// A log of these bytes behind a file header. Checksums are made right as far as frames follow one
/// another by their lengths, so that what stands behind them is reached too; where the first byte
/// is odd they stay as they are.
private func log(_ bytes: [UInt8]) -> [UInt8] {
  let header = FileHeader(
    logID: Identifier(high: 1, low: 2), salt: salt, created: Instant(nanoseconds: 1))
  var log = header.encoded() + bytes.dropFirst()
  guard let first = bytes.first, first & 1 == 0 else { return log }
  let checksum = Checksum(salt: salt)
  var at = FileHeader.size
  var link = header.frames.start
  var index: UInt64 = 0
  while at + FrameHeader.size <= log.count {
    let length: UInt32 = log.get(at: at + 16)
    let end = at + FrameHeader.size + (Int(length) + 7) & ~7
    guard length <= 1 << 16, end <= log.count else { break }
    log.put(FrameHeader.magic, at: at)
    log.put(
      Array(log[(at + FrameHeader.size)..<end]).withUnsafeBytes { checksum.of($0) }, at: at + 20)
    // Where the second bit is clear, frames are counted for them.
    if first & 2 == 0 { log.put(index, at: at + 24) }
    // Where the third bit is clear, they are linked.
    if first & 4 == 0 { log.put(link, at: at + 56) }
    log.put(
      Array(log[(at + 8)..<(at + FrameHeader.size)]).withUnsafeBytes { checksum.of($0) }, at: at + 4
    )
    index += 1
    link = log.get(at: at + 4)
    at = end
  }
  return log
}

/// What is durable is at stake elsewhere: thousands of logs do not wait for the disk.
private let disk: Disk = {
  var disk = Disk.real
  disk.sync = { _ in 0 }
  disk.syncFolder = { _ in 0 }
  return disk
}()

func feedFrames(_ bytes: [UInt8]) throws {
  let path = folder + "/log.wal"
  let saved = folder + "/saved.wal"
  var options = LogOptions()
  options.disk = disk
  let bytes = log(bytes)
  try Data(bytes).write(to: URL(filePath: path))
  let verification = try LogVerification(of: path, by: disk)
  // Damaged or not, what is intact can be saved, and what was saved is whole.
  try? FileManager.default.removeItem(atPath: saved)
  let salvage = try WriteAheadLog.salvage(path, to: saved, options: options)
  let again = try LogVerification(of: saved, by: disk)
  if again.ending != .whole || again.commits != salvage.commits || again.events != salvage.events {
    broken("a salvage is whole, and has what its report says")
  }
  // What this version cannot write again is kept aside, byte for byte.
  if salvage.commits + salvage.unplaced.count < verification.commits {
    broken("a salvage has what an opening has, or keeps it aside")
  }
  guard verification.ending == .whole else { return }
  let read = try WriteAheadLog.openForReading(path, by: disk)
  var commits = 0
  try read.forEachEntry(after: .start) { entry in
    if entry.refusal == nil { commits += 1 }
    return true
  }
  try read.forEachBatch(withTimes: true) { _ in }
  if commits != verification.commits { broken("every commit is read") }
  // It goes on where it ends, if it is known that it ends there.
  do {
    let written = try WriteAheadLog.open(path, options: options)
    try written.close()
  } catch LogOpenError.markMissing {
    return
  }
  try FileManager.default.removeItem(atPath: path + ".mark")
  if try LogVerification(of: path, by: disk).ending != .whole {
    broken("a log that was opened is whole")
  }
}

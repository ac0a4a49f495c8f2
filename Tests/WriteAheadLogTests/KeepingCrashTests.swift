import EventSourcing
import Foundation
import Hashing
import StateMachineTesting
import TestSupport
import Testing

@testable import WriteAheadLog

/// A power failure while a log is copied or saved. Source: Specs/WriteAheadLog.md, "Backup" and
/// "Salvage".
@Suite("Power failures beside a backup or a salvage")
struct KeepingCrashTests {
  private let copy = "/log/copy.wal"

  /// A log whose last commit was written and is not on the disk, as after its process was
  /// killed.
  private func killed() throws -> SimulatedDisk {
    let disk = SimulatedDisk()
    let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
    for number in UInt64(1)...3 {
      if number == 3 { disk.fail { call, _ in call == .sync ? .lie : nil } }
      try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "k"))
    }
    log.writer?.abandon()
    log.writer?.releaseLock()
    disk.fail { _, _ in nil }
    return disk
  }

  private func frames(of path: String, in image: DiskImage) throws -> Int {
    let found = try LogVerification(of: path, by: SimulatedDisk(image).disk)
    return found.commits + found.refusals
  }

  /// Every disk that a power failure during some work can leave.
  private func failures(during work: () throws -> Void, on disk: SimulatedDisk) throws
    -> [DiskImage]
  {
    let recorder = Recorder(disk)
    try work()
    var random = SeededGenerator(seed: 11)
    return recorder.moments.flatMap { $0.image.powerFailures(&random) }
  }

  @Test("the file under a backup's name is whole at any time, and never more than the log has")
  func backup() throws {
    let disk = try killed()
    let states = try failures(
      during: { _ = try WriteAheadLog.backup(simulatedPath, to: copy, by: disk.disk) }, on: disk)
    let whole = try #require(disk.image.file(copy))
    var named = 0
    for image in states where image.names[copy] != nil {
      named += 1
      #expect(image.file(copy) == whole)
      let (log, copied) = (
        try frames(of: simulatedPath, in: image), try frames(of: copy, in: image)
      )
      #expect(copied == 3 && log >= copied, "the copy has \(copied) of \(log)")
    }
    #expect(named > 0 && named < states.count)
    // Once it is reported, it stays.
    #expect(disk.image.afterWorstPowerFailure.file(copy) == whole)
    print("power failures during a backup: \(states.count), the copy had its name in \(named)")
  }

  @Test(
    "a log whose beginning is archived has all of it at any time", arguments: [false, true])
  func archiving(isCopied: Bool) throws {
    let disk = SimulatedDisk()
    var options = simulatedOptions(disk, .standard)
    (options.indexing.fewestFrames, options.indexing.part) = (0, .max)
    let log = try WriteAheadLog.open(simulatedPath, options: options)
    for number in UInt64(1)...6 {
      try log.commitDurably(commit(number, to: [(stream(number % 2), (number - 1) / 2)], text: "k"))
    }
    try log.close()
    let expected = try #require(LogVerification(of: simulatedPath, by: disk.disk).tree)
    if isCopied {
      // A copy that others made: not on the disk yet.
      disk.fail { call, _ in call == .sync ? .lie : nil }
      _ = try WriteAheadLog.backup(simulatedPath, to: copy, by: disk.disk)
      disk.fail { _, _ in nil }
    }
    let states = try failures(
      during: {
        _ = try WriteAheadLog.archive(
          simulatedPath, closedAt: Position(6), to: copy, before: Instant(nanoseconds: .max),
          by: disk.disk, isClosed: { $0 == stream(0) })
      }, on: disk)
    var archived = 0
    let some = states.sized(atLeast: 1000)
    for image in some {
      let disk = SimulatedDisk(image)
      let found = try LogVerification(of: simulatedPath, by: disk.disk)
      #expect(found.ending == .whole && found.tree == expected)
      if found.archived != nil { archived += 1 }
      let log = try WriteAheadLog.open(
        simulatedPath, options: simulatedOptions(disk, .standard))
      try log.commitDurably(commit(7, to: [(stream(1), 3)]))
      #expect(try log.contentsAsText().count == 7)
      try log.close()
      #expect(try LogVerification(of: simulatedPath, by: disk.disk).ending == .whole)
    }
    #expect(archived > 0 && archived < some.count)
    print("power failures during archiving: \(some.count), the log was archived in \(archived)")
  }

  @Test("the file under a salvaged log's name is whole at any time, and so is its report")
  func salvage() throws {
    let disk = try killed()
    var image = disk.image
    let inode = try #require(image.names[simulatedPath])
    image.inodes[inode].seen[FileHeader.size + 60] ^= 1
    image.inodes[inode].durable = image.inodes[inode].seen
    let damaged = SimulatedDisk(image)
    let states = try failures(
      during: {
        _ = try WriteAheadLog.salvage(
          simulatedPath, to: copy, options: simulatedOptions(damaged, .standard))
      }, on: damaged)
    let whole = try #require(damaged.image.file(copy))
    var named = 0
    for image in states where image.names[copy] != nil {
      named += 1
      #expect(image.file(copy) == whole)
      let found = try LogVerification(of: copy, by: SimulatedDisk(image).disk)
      let report = image.file(Salvage.reportPath(of: copy)) ?? []
      #expect(found.ending == .whole)
      #expect(found.salvaged?.report == SHA256.hash(of: report))
      #expect(image.file(Salvage.unplacedPath(of: copy))?.isEmpty == false)
    }
    #expect(named > 0 && named < states.count)
    #expect(damaged.image.afterWorstPowerFailure.file(copy) == whole)
    print("power failures during a salvage: \(states.count), the log had its name in \(named)")
  }
}

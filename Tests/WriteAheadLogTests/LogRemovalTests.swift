import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing

@testable import WriteAheadLog

/// A log that is removed is whole until it is gone, wherever the power fails.
@Suite("Removing a log")
struct LogRemovalTests {
  /// The disk after each change that removing a log of three commits makes.
  private func removal() throws -> [DiskImage] {
    let simulated = SimulatedDisk()
    let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(simulated, .standard))
    for number: UInt64 in 1...3 {
      try log.waitUntilDurable(try log.append(commit(number, to: [(stream(number), 0)])).ticket)
    }
    let recorder = Recorder(simulated)
    try log.remove()
    return recorder.moments.map(\.image)
  }

  @Test("leaves nothing but the lock file")
  func remains() throws {
    let images = try removal()
    #expect(images.last?.names.keys.sorted() == [simulatedPath + ".lock"])
  }

  @Test("that the power cuts off leaves all that was in it, ready to be written to, or nothing")
  func powerFailures() throws {
    var (kept, gone) = (0, 0)
    for image in try removal() {
      for seed: UInt64 in 0..<20 {
        var random = SeededGenerator(seed: seed)
        // The first: the process was killed, and the disk has all.
        let left = seed == 0 ? image : image.afterPowerFailure(&random)
        guard left.names[simulatedPath] != nil else {
          #expect(
            left.names[MarkFile.path(of: simulatedPath)] == nil, "a mark file without its log")
          gone += 1
          continue
        }
        let log = try WriteAheadLog.open(
          simulatedPath, options: simulatedOptions(SimulatedDisk(left), .standard))
        #expect(log.head.position.value == 3)
        try log.close()
        kept += 1
      }
    }
    #expect(kept > 0 && gone > 0)
  }

  @Test("takes its keyring with it, written over, and does nothing to a log that was closed")
  func keyring() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path(), options: fixedOptions())
    try log.close()
    try log.remove()
    #expect(WriteAheadLog.isLog(folder.path()))
    let (keys, copy) = (Keyring.path(of: folder.path()), folder.path("copy"))
    try Data("keys".utf8).write(to: URL(filePath: keys))
    try FileManager.default.linkItem(atPath: keys, toPath: copy)
    try WriteAheadLog.remove(folder.path())
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
        "copy", "test.wal.lock",
      ])
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data(count: 4))
  }
}

import EventSourcing
import Foundation
import Hashing
import Testing

@testable import WriteAheadLog

/// `bytes` is what the tests here call theirs.
private func contentsOf(_ path: String) throws -> [UInt8] { try bytes(of: path) }

@Suite("A salvage")
struct SalvageTests {
  let folder: TemporaryFolder
  let contents: [String]
  let whole: [UInt8]
  var damaged: String { folder.path("damaged.wal") }
  var saved: String { folder.path("saved.wal") }

  init() throws {
    folder = try TemporaryFolder()
    contents = try writeSmallLog(to: folder.path("whole.wal"))
    whole = try bytes(of: folder.path("whole.wal"))
  }

  private func salvage(_ bytes: [UInt8]) throws -> (Salvage, [String]) {
    try write(bytes, to: damaged)
    try write(try contentsOf(folder.path("whole.wal.mark")), to: damaged + ".mark")
    for name in folder.names where name.hasPrefix("saved.wal") {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
    // Hundreds of salvages: what is durable is at stake elsewhere.
    var options = LogOptions()
    options.disk.sync = { _ in 0 }
    options.disk.syncFolder = { _ in 0 }
    let salvage = try WriteAheadLog.salvage(damaged, to: saved, options: options)
    // The old file is only read, and the new one is a log like any other.
    #expect(try contentsOf(damaged) == bytes)
    let verification = try LogVerification(of: saved)
    #expect(verification.ending == .whole)
    #expect(verification.logID == salvage.logID)
    #expect(verification.commits == salvage.commits)
    #expect(verification.refusals == salvage.refusals)
    #expect(verification.events == salvage.events)
    let report = try contentsOf(saved + ".salvage")
    #expect(verification.salvaged?.report == SHA256.hash(of: report))
    #expect(verification.salvaged?.logID == salvage.source ?? Identifier())
    #expect(String(decoding: report, as: UTF8.self) == salvage.report)
    return (salvage, try WriteAheadLog.openForReading(saved).contentsAsText())
  }

  /// The start of each frame, and the end.
  private var starts: [Int] {
    var starts = [FileHeader.size]
    while let at = starts.last, at < whole.count {
      let length: UInt32 = whole.get(at: at + 16)
      starts.append(at + FrameHeader.size + (Int(length) + 7) & ~7)
    }
    return starts
  }

  @Test("of a whole log is the same leaf for leaf, under an id of its own, and says so")
  func nothingLost() throws {
    let (salvage, kept) = try salvage(whole)
    #expect(salvage.isComplete)
    #expect(kept == contents)
    #expect(salvage.sameFrames == 8)
    #expect(salvage.moves == [])
    #expect(salvage.source == Identifier(high: 1, low: 2))
    #expect(salvage.logID != Identifier(high: 1, low: 2))
    #expect(
      folder.names.filter { $0.hasPrefix("saved") } == [
        "saved.wal", "saved.wal.lock", "saved.wal.mark", "saved.wal.salvage",
      ])
    // A checkpoint of the old log holds for it; by its id it is no other.
    let kept1 = try WriteAheadLog.openForReading(folder.path("whole.wal")).checkpoint()
    try WriteAheadLog.openForReading(saved).check(against: kept1)
    var other = kept1
    other.origin = Checkpoint.origin(of: Identifier(high: 9, low: 9))
    #expect(throws: ProvingError.self) {
      try WriteAheadLog.openForReading(saved).check(against: other)
    }
  }

  @Test(
    "keeps every commit whose streams are named, with the numbers that come next",
    arguments: [
      // Frame 0 names stream 1: what belongs to it has no place.
      (0, ["1:2@1=2 bb", "refused [1, 2, 1]", "2:2@2=5 "], [UInt64(3), 4, 6]),
      (
        1,
        [
          "1:1@1=1 a", "refused [1, 2, 1]", "2:1@2=3 ccc 3:3@1=3 ccc",
          "4:1@3=4 " + String(repeating: "d", count: 200), "5:1@4=6 f",
        ], [5]
      ),
      (
        2,
        [
          "1:1@1=1 a", "2:2@1=2 bb", "3:1@2=3 ccc 4:3@1=3 ccc",
          "5:1@3=4 " + String(repeating: "d", count: 200), "6:2@2=5 ", "7:1@4=6 f",
        ], []
      ),
      (
        3,
        [
          "1:1@1=1 a", "2:2@1=2 bb", "refused [1, 2, 1]",
          "3:1@2=4 " + String(repeating: "d", count: 200), "4:2@2=5 ", "5:1@3=6 f",
        ], []
      ),
      (
        4,
        [
          "1:1@1=1 a", "2:2@1=2 bb", "refused [1, 2, 1]", "3:1@2=3 ccc 4:3@1=3 ccc", "5:2@2=5 ",
          "6:1@3=6 f",
        ], []
      ),
    ])
  func oneFrame(frame: Int, expected: [String], unplaced: [UInt64]) throws {
    var bytes = whole
    bytes[starts[frame] + FrameHeader.size + 3] ^= 0x10
    let (salvage, kept) = try salvage(bytes)
    #expect(kept == expected)
    #expect(salvage.unplaced.map(\.frame) == unplaced)
    #expect(!salvage.isComplete)
    #expect(salvage.sameFrames == UInt64(frame))
    #expect(salvage.lostBytes == [UInt64(starts[frame])..<UInt64(starts[frame + 1])])
    #expect(salvage.lostFrames.map(\.frames) == [UInt64(frame)...UInt64(frame)])
    let aside = try? contentsOf(saved + ".unplaced")
    #expect(
      aside
        == (unplaced.isEmpty
          ? nil
          : unplaced.flatMap { frame in
            whole[starts[Int(frame)]..<starts[Int(frame) + 1]]
          }))
  }

  @Test("leaves the old file unchanged, also if its name is that of the new one on its way")
  func ownSource() throws {
    let old = saved + ".new"
    try Data(whole).write(to: URL(filePath: old))
    #expect(throws: (any Error).self) { try WriteAheadLog.salvage(old, to: saved) }
    #expect(try bytes(of: old) == whole)
  }

  @Test("refuses a destination that has a writer")
  func inUse() throws {
    let log = try WriteAheadLog.open(saved)
    defer { try? log.close() }
    try Data(whole).write(to: URL(filePath: folder.path("whole.wal")))
    #expect(throws: (any Error).self) {
      try WriteAheadLog.salvage(folder.path("whole.wal"), to: saved)
    }
    // Also if it is about to be made.
    let lock = try LogLock.acquire(for: folder.path("other.wal"), by: .real)
    #expect(throws: (any Error).self) {
      try WriteAheadLog.salvage(folder.path("whole.wal"), to: folder.path("other.wal"))
    }
    #expect(!folder.names.contains("other.wal"))
    withExtendedLifetime(lock) {}
  }

  @Test("reports which positions and revisions are lost, and what moved to which place")
  func report() throws {
    var bytes = whole
    bytes[starts[4] + 8] ^= 1
    let (salvage, _) = try salvage(bytes)
    #expect(
      salvage.report == """
        claims-kernel/salvage@v1
        source 00000000-0000-0001-0000-000000000002
        header intact
        bytes \(whole.count)
        log \(salvage.logID.text)
        kept frames 7 commits 5 refusals 1 events 6
        same frames 4
        mark \(whole.count)
        lost bytes \(starts[4]) to \(starts[5])
        lost durable bytes \(starts[4]) to \(starts[5])
        lost frames 4 to 4 positions 5 to 5
        lost revisions 3 to 3 of stream 7 00000000-0000-0000-0000-000000000001
        moved frame 5 to 4 position 6 to 5

        """)
  }

  @Test("of a log with any byte changed is a whole log that holds nothing but what was there")
  func everyByte() throws {
    func payloads(_ contents: [String]) -> [String] {
      contents.map { line in
        line.split(separator: " ").map { $0.drop { $0 != "=" }.description }.joined()
          + (line.hasPrefix("refused") ? line : "")
      }
    }
    let all = payloads(contents)
    for place in stride(from: FileHeader.size, to: whole.count, by: 3) {
      var bytes = whole
      bytes[place] ^= 0xff
      let (salvage, kept) = try salvage(bytes)
      let left = payloads(kept)
      // In order, and each at most once.
      var rest = all[...]
      for payload in left { rest = rest.drop { $0 != payload }.dropFirst() }
      #expect(left.count == kept.count && rest.count + left.count <= all.count, "byte \(place)")
      let lost = all.count - left.count
      #expect(lost >= (place < starts[7] ? 1 : 0) && lost <= 4, "byte \(place)")
      #expect(!salvage.isComplete, "byte \(place)")
    }
  }

  @Test("of a log whose header is gone finds the checksums' beginning in the frames")
  func header() throws {
    for place in [0, 9, 17, 33, 200] {
      var bytes = whole
      bytes[place] ^= 0x20
      let (salvage, kept) = try salvage(bytes)
      #expect(!salvage.isHeaderIntact)
      #expect(kept == contents, "byte \(place)")
    }
    let (salvage, kept) = try salvage(
      [UInt8](repeating: 0, count: FileHeader.size) + whole[FileHeader.size...])
    #expect(salvage.source == nil)
    #expect(kept == contents)
  }

  @Test("puts frames in their order, and one that occurs twice in once")
  func order() throws {
    let (a, b, c) = (starts[1], starts[2], starts[3])
    let swapped = Array(whole[..<a] + whole[b..<c] + whole[a..<b] + whole[c...])
    #expect(try salvage(swapped).1 == contents)
    let (salvage, kept) = try salvage(whole + whole[a..<b])
    #expect(kept == contents)
    #expect(salvage.unplaced.map(\.frame) == [1])
  }

  @Test("leaves a file alone that has the name already, and a log that has a writer")
  func refused() throws {
    try write([1, 2, 3], to: saved)
    #expect(throws: LogOpenError.self) {
      try WriteAheadLog.salvage(folder.path("whole.wal"), to: saved)
    }
    #expect(try bytes(of: saved) == [1, 2, 3])
    let writer = try WriteAheadLog.open(folder.path("whole.wal"))
    let error = #expect(throws: LogOpenError.self) {
      try WriteAheadLog.salvage(folder.path("whole.wal"), to: folder.path("other.wal"))
    }
    guard case .inUse = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try writer.close()
    try write([UInt8](repeating: 7, count: 9000), to: damaged)
    #expect(throws: LogOpenError.self) {
      try WriteAheadLog.salvage(damaged, to: folder.path("other.wal"))
    }
    #expect(!folder.names.contains("other.wal"))
  }

  @Test("may be written to like any other log")
  func continued() throws {
    var bytes = whole
    bytes[starts[4] + 8] ^= 1
    _ = try salvage(bytes)
    let log = try WriteAheadLog.open(saved)
    try log.commitDurably(commit(9, to: [(stream(1), 3)], text: "on"))
    try log.close()
    #expect(try LogVerification(of: saved).ending == .whole)
    #expect(try LogVerification(of: saved).salvaged != nil)
  }
}

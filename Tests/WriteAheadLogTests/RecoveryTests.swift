import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

@Suite("Recovery")
struct RecoveryTests {
  @Test("every combination of evidence matches exactly one row of the decision")
  func decision() {
    for evidence in EndingEvidence.allCases {
      #expect(endingRules.filter { $0.matches(evidence) }.count == 1, "\(evidence)")
    }
    #expect(EndingEvidence.allCases.count == 32)
  }

  @Test("the decision's rows are those of the page, in its order")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../Specs/WriteAheadLog.md"), encoding: .utf8)
    let table = try #require(page.split(separator: "| evidence | verdict |\n|---|---|\n").last)
    let verdicts = table.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) }
    #expect(verdicts == endingRules.map { "\($0.verdict)" })
  }

  @Test("a log cut at any length opens with a prefix, keeps the torn bytes, and is whole again")
  func everyLength() throws {
    let folder = try TemporaryFolder()
    let contents = try writeSmallLog(to: folder.path("whole.wal"))
    let whole = try bytes(of: folder.path("whole.wal"))
    let ends = frameEnds(of: whole)
    for length in FileHeader.size..<whole.count {
      // After a power failure the mark may be any that was written before.
      let disk = SimulatedDisk(
        DiskImage(files: [
          simulatedPath: Array(whole[..<length]),
          MarkFile.path(of: simulatedPath): try markFile(of: whole, frames: 0),
        ]))
      let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
      let frames = ends.prefix { $0 <= length }.count
      #expect(try log.contentsAsText() == Array(contents.prefix(frames)), "cut at \(length)")
      let isBoundary = length == FileHeader.size || ends.contains(length)
      #expect((log.ending == .whole) == isBoundary, "cut at \(length)")
      let torn = log.tornTailCopy.flatMap { disk.image.file($0) } ?? []
      #expect(torn.isEmpty == isBoundary, "cut at \(length)")
      #expect(torn == Array(whole[(length - torn.count)..<length]), "cut at \(length)")
      try log.close()
      let after = try LogVerification(of: simulatedPath, by: disk.disk).ending
      #expect(after == .whole, "cut at \(length)")
    }
    print("lengths of a log: \(whole.count - FileHeader.size), each opens with a prefix")
  }

  @Test("a file cut inside its header is refused with its length")
  func headerLengths() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path("whole.wal"))
    let whole = try bytes(of: folder.path("whole.wal"))
    for length in 0..<FileHeader.size {
      let fault = #expect(throws: LogFault.self) { try FileHeader(Array(whole[..<length])) }
      #expect(fault == (length == 0 ? .empty : .headerTruncated(bytes: length)))
    }
  }

  @Test("a flipped bit at any byte is found, and what is read before it is unchanged")
  func everyByte() throws {
    let folder = try TemporaryFolder()
    let contents = try writeSmallLog(to: folder.path("whole.wal"))
    let whole = try bytes(of: folder.path("whole.wal"))
    let ends = frameEnds(of: whole)
    let seal = ends[ends.count - 2]
    let path = simulatedPath
    for place in whole.indices {
      for bit in place < FileHeader.size ? [place % 8] : Array(0..<8) {
        var flipped = whole
        flipped[place] ^= 1 << UInt8(bit)
        if place < FileHeader.size {
          #expect(throws: LogFault.self, "byte \(place)") { try FileHeader(flipped) }
          continue
        }
        let disk = SimulatedDisk(DiskImage(files: [path: flipped]))
        let verification = try LogVerification(of: path, by: disk.disk)
        let frame = ends.firstIndex { place < $0 } ?? 0
        let start = UInt64(frame == 0 ? FileHeader.size : ends[frame - 1])
        switch verification.ending {
        case .damaged(let offset, _): #expect(offset == start && place < seal, "byte \(place)")
        case .torn(let offset, _): #expect(offset == start && place >= seal, "byte \(place)")
        case .whole: Issue.record("bit \(bit) of byte \(place) went unseen")
        }
        if place < seal, bit == 0 {
          // A damaged log is not opened, for writing or for reading, and is left as it is.
          let options = simulatedOptions(disk, .standard)
          #expect(throws: LogOpenError.self) { try WriteAheadLog.open(path, options: options) }
          #expect(throws: LogOpenError.self) {
            try WriteAheadLog.openForReading(path, by: disk.disk)
          }
          #expect(disk.image.file(path) == flipped)
        }
        #expect(verification.commits + verification.refusals == min(frame, contents.count))
      }
    }
  }

  @Test("garbage after the last frame is a torn tail, and is kept")
  func garbage() throws {
    let folder = try TemporaryFolder()
    let contents = try writeSmallLog(to: folder.path())
    let tail = (0..<777).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 1) }
    let whole = try bytes(of: folder.path())
    try write(whole + tail, to: folder.path())
    let log = try WriteAheadLog.open(folder.path())
    #expect(log.ending == .torn(offset: UInt64(whole.count), .noMagic))
    #expect(try log.contentsAsText() == contents)
    #expect(try bytes(of: try #require(log.tornTailCopy)) == tail)
    try log.close()
  }

  @Test("what a crash left after a torn frame does not come back after a new one of its length")
  func staleFrame() throws {
    let disk = SimulatedDisk()
    var log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "kept"))
    let start = Int(log.head.ticket.value)
    // One batch, whose first frame the crash tears.
    _ = try log.append(commit(2, to: [(stream(1), 1)], text: "torn"))
    try log.commitDurably(commit(3, to: [(stream(2), 0)], text: "stale"))
    log.writer?.abandon()
    log.writer?.releaseLock()
    var image = disk.image
    let inode = try #require(image.names[simulatedPath])
    image.inodes[inode].seen[start + FrameHeader.size + 4] ^= 1
    // The power failed before the batch's mark was on the disk.
    let mark = try #require(image.names[MarkFile.path(of: simulatedPath)])
    image.inodes[mark].seen = try markFile(of: try #require(image.file(simulatedPath)), frames: 1)
    let left = SimulatedDisk(image)
    log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(left, .standard))
    #expect(log.ending == .torn(offset: UInt64(start), .bodyChecksum))
    try log.commitDurably(commit(2, to: [(stream(1), 1)], text: "next"))
    let again = SimulatedDisk(left.image)
    log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(again, .standard))
    #expect(try log.contentsAsText() == ["1:1@1=1 kept", "2:1@2=2 next"])
    #expect(log.ending == .whole)
  }

  @Test("a frame of another log does not belong here, although its checksums are right there")
  func otherLog() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path("mine.wal"))
    do {
      let other = try WriteAheadLog.open(folder.path("other.wal"), options: fixedOptions(0xbad))
      try other.commitDurably(commit(1, to: [(stream(1), 0)], text: "a"))
      try other.close()
    }
    var mixed = try bytes(of: folder.path("mine.wal"))
    let other = try bytes(of: folder.path("other.wal"))
    let first = frameEnds(of: other)[0]
    mixed.replaceSubrange(FileHeader.size..<first, with: other[FileHeader.size..<first])
    try write(mixed, to: folder.path())
    #expect(
      try LogVerification(of: folder.path()).ending
        == .damaged(offset: UInt64(FileHeader.size), .headerChecksum))
  }

  @Test("an intact frame in a wrong place is damage, at the end of the log too")
  func duplicatedFrame() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    let whole = try bytes(of: folder.path())
    let first = frameEnds(of: whole)[0]
    try write(whole + whole[FileHeader.size..<first], to: folder.path())
    guard case .damaged(let offset, .misplaced) = try LogVerification(of: folder.path()).ending
    else { return #expect(Bool(false), "a repeated frame went unseen") }
    #expect(offset == UInt64(whole.count))
  }

  @Test("a removed frame in the middle is damage")
  func removedFrame() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    var bytes = try bytes(of: folder.path())
    let ends = frameEnds(of: bytes)
    bytes.removeSubrange(ends[1]..<ends[2])
    try write(bytes, to: folder.path())
    guard case .damaged(let offset, .misplaced) = try LogVerification(of: folder.path()).ending
    else { return #expect(Bool(false), "a missing frame went unseen") }
    #expect(offset == UInt64(ends[1]))
  }

  @Test("intact frames that their kind does not allow are damage, even with right checksums")
  func hostileFrames() throws {
    let folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path("whole.wal"))
    let whole = try bytes(of: folder.path("whole.wal"))
    let format = FrameFormat(salt: 0x5a17)
    let starts = frameEnds(of: whole)
    let link: UInt32 = whole.get(at: starts[starts.count - 2] + 4)
    var event = EventRecord<[UInt8]>()
    event.streamNumber = 1
    event.revision = 5
    func frame(_ kind: FrameKind, _ change: (inout EntryRecord) -> Void) throws -> [UInt8] {
      var entry = EntryRecord()
      change(&entry)
      let (bytes, _) = try FrameEncoder.frame(
        &entry, kind, index: 8, firstPosition: 8, recorded: Instant(nanoseconds: 9),
        durableMark: UInt64(whole.count), previous: link, epoch: 1, format)
      return bytes
    }
    var garbled = try frame(.refusal) { $0.refusal = [1] }
    garbled[FrameHeader.size] = 0xff
    rechecksum(&garbled, format.checksum)
    var crowded = try frame(.checkpoint) { _ in }
    crowded.put(UInt32(4_000_000_000), at: 12)
    rechecksum(&crowded, format.checksum)
    let hostile: [(String, [UInt8])] = [
      ("a refusal with an event", try frame(.refusal) { ($0.refusal, $0.events) = ([1], [event]) }),
      (
        "a refusal that makes a stream",
        try frame(.refusal) { ($0.refusal, $0.streams) = ([1], [StreamRecord()]) }
      ),
      ("a refusal without a reason", try frame(.refusal) { _ in }),
      ("a refusal that is no entry", garbled),
      ("a commit without an event", try frame(.commit) { _ in }),
      ("a commit with a reason", try frame(.commit) { ($0.refusal, $0.events) = ([1], [event]) }),
      ("a checkpoint with events", crowded),
    ]
    for (what, bytes) in hostile {
      try write(whole + bytes, to: folder.path())
      let ending = try LogVerification(of: folder.path()).ending
      guard case .damaged(let offset, .misplaced) = ending else {
        Issue.record("\(what) went unseen: \(ending)")
        continue
      }
      #expect(offset == UInt64(whole.count), "\(what)")
    }
    // What is reported of the log is what was before the frame.
    let intact = try { () throws in
      try write(whole, to: folder.path())
      return try LogVerification(of: folder.path())
    }()
    var twice = event
    twice.revision = 7
    var record = StreamRecord()
    (record.number, record.category, record.id) = (4, 7, Identifier(high: 4, low: 4))
    let halfway = try frame(.commit) { ($0.streams, $0.events) = ([record], [event, twice]) }
    for (what, bytes) in hostile + [("a commit of which a half fits", halfway)] {
      try write(whole + bytes, to: folder.path())
      let told = try LogVerification(of: folder.path())
      #expect(told.intactBytes == UInt64(whole.count), "\(what)")
      #expect(told.commits == intact.commits && told.refusals == intact.refusals, "\(what)")
      #expect(told.events == intact.events && told.streams == intact.streams, "\(what)")
      #expect(told.tree == intact.tree, "\(what)")
    }
    // The same commit without its fault is no damage.
    try write(whole + frame(.commit) { $0.events = [event] }, to: folder.path())
    #expect(try LogVerification(of: folder.path()).ending == .whole)
  }

  private func rechecksum(_ frame: inout [UInt8], _ checksum: Checksum) {
    let body = Array(frame[FrameHeader.size...])
    frame.put(body.withUnsafeBytes { checksum.of($0) }, at: 20)
    let header = Array(frame[8..<FrameHeader.size])
    frame.put(header.withUnsafeBytes { checksum.of($0) }, at: 4)
  }
}

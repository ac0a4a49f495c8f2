import EventSourcing
import Testing

@testable import WriteAheadLog

/// Source: Specs/WriteAheadLog.md, "The mark file".
@Suite("The mark file")
struct MarkFileTests {
  private let header = FileHeader(
    logID: Identifier(high: 1, low: 2), salt: 0x5a17, created: Instant(nanoseconds: 3))

  private func write(
    _ commits: UInt64, _ durability: Durability, on disk: SimulatedDisk
  ) throws -> UInt64 {
    let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
    for number in 1...commits {
      try log.commitDurably(commit(number, to: [(stream(number), 0)], text: "a"))
    }
    let end = log.head.ticket.value
    log.writer?.abandon()
    return end
  }

  private var path: String { MarkFile.path(of: simulatedPath) }

  private var identity: MarkFile.Identity { MarkFile.Identity(header) }
  private var plain: MarkFile.Identity {
    var header = header
    header.isChained = false
    return MarkFile.Identity(header)
  }

  @Test("a slot is 64 bytes: magic, log id, turn, mark, epoch, link, frames, flags, checksum")
  func bytes() throws {
    let slot = MarkFile.Slot(
      turn: 3, mark: Mark(end: 0x1122, frames: 7, link: 0x3344), epoch: 5, isStrict: false,
      isLazy: true)
    let bytes = MarkFile.encoded(slot, identity)
    #expect(bytes.count == 64)
    #expect(bytes.starts(with: [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0b]))
    #expect(Array(bytes[8..<24]) == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2])
    #expect(Array(bytes[24..<40]) == [3, 0, 0, 0, 0, 0, 0, 0, 0x22, 0x11, 0, 0, 0, 0, 0, 0])
    #expect(Array(bytes[40..<48]) == [5, 0, 0, 0, 0x44, 0x33, 0, 0])
    #expect(Array(bytes[48..<60]) == [7, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0])
    #expect(MarkFile.slot(in: bytes, at: 0, identity) == slot)
  }

  @Test("a slot of a plain log is 44 bytes: magic, log id, turn, mark, checksum")
  func plainBytes() throws {
    let slot = MarkFile.Slot(turn: 3, mark: Mark(end: 0x1122))
    let bytes = MarkFile.encoded(slot, plain)
    #expect(bytes.count == 44)
    #expect(bytes.starts(with: [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0a]))
    #expect(Array(bytes[24..<40]) == [3, 0, 0, 0, 0, 0, 0, 0, 0x22, 0x11, 0, 0, 0, 0, 0, 0])
    #expect(MarkFile.slot(in: bytes, at: 0, plain) == slot)
    #expect(MarkFile.slot(in: bytes, at: 0, identity) == nil)
  }

  @Test("any flipped bit of a slot, and any other log's header, makes it no mark")
  func flips() {
    for identity in [identity, plain] {
      let bytes = MarkFile.encoded(MarkFile.Slot(turn: 3, mark: Mark(end: 0x1122)), identity)
      for bit in 0..<bytes.count * 8 {
        var flipped = bytes
        flipped[bit / 8] ^= 1 << UInt8(bit % 8)
        #expect(MarkFile.slot(in: flipped, at: 0, identity) == nil, "bit \(bit)")
      }
      var other = identity
      other.logID = Identifier(high: 2, low: 1)
      #expect(MarkFile.slot(in: bytes, at: 0, other) == nil)
    }
    let bytes = MarkFile.encoded(MarkFile.Slot(turn: 3, mark: Mark(end: 0x1122)), plain)
    var other = plain
    other.checksum = Checksum(salt: header.salt + 1)
    #expect(MarkFile.slot(in: bytes, at: 0, other) == nil)
  }

  @Test("a turn without a next one is no writer's, and never traps")
  func lastTurn() throws {
    let disk = SimulatedDisk()
    _ = try write(2, .strict, on: disk)
    let bytes = try #require(disk.image.file(path))
    let place = try #require(disk.image.names[path])
    let mark = try #require(try MarkFile.read(for: simulatedPath, header, by: disk.disk)).mark
    for turn in [UInt64.max, 1 << 63] {
      var image = disk.image
      // In one slot, the other one counts; in both, neither is intact.
      image.inodes[place].seen.replaceSubrange(
        0..<64, with: MarkFile.encoded(MarkFile.Slot(turn: turn, mark: mark), identity))
      let options = simulatedOptions(SimulatedDisk(image), .strict)
      try WriteAheadLog.open(simulatedPath, options: options).close()
      image.inodes[place].seen.replaceSubrange(
        4096..<4160, with: MarkFile.encoded(MarkFile.Slot(turn: turn, mark: mark), identity))
      let both = simulatedOptions(SimulatedDisk(image), .strict)
      #expect(throws: LogOpenError.self) { try WriteAheadLog.open(simulatedPath, options: both) }
    }
    #expect(disk.image.file(path) == bytes)
    let last = MarkFile.Slot(turn: 1 << 63 - 1, mark: Mark(end: 9))
    #expect(MarkFile.slot(in: MarkFile.encoded(last, identity), at: 0, identity) == last)
  }

  @Test("slots are written in turn, and the newest intact one counts")
  func turns() throws {
    let disk = SimulatedDisk()
    let end = try write(3, .strict, on: disk)
    let bytes = try #require(disk.image.file(path))
    let slots = MarkFile.slots(in: bytes, identity)
    // Two when it is made, two of opening, and one of each commit.
    #expect(slots.map(\.turn).sorted() == [6, 7])
    #expect(slots.max { $0.turn < $1.turn }?.mark.end == end)
    for offset in MarkFile.slotOffsets {
      var image = disk.image
      let inode = try #require(image.names[path])
      image.inodes[inode].seen[Int(offset)] ^= 1
      let left = try MarkFile.read(for: simulatedPath, header, by: SimulatedDisk(image).disk)
      #expect(left == slots.first { $0 != MarkFile.slot(in: bytes, at: Int(offset), identity) })
    }
  }

  @Test("if neither slot is intact the log is refused, for writing and for reading")
  func bothBroken() throws {
    let disk = SimulatedDisk()
    _ = try write(2, .strict, on: disk)
    for length in [0, 10, 4096, 8192] {
      var image = disk.image
      let inode = try #require(image.names[path])
      image.inodes[inode].seen = Array(repeating: 0, count: length)
      let broken = LogOpenError.damaged(
        path: path, offset: 0, reason: "neither slot is an intact mark of this log")
      #expect(throws: broken) {
        let disk = SimulatedDisk(image)
        return try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
      }
      #expect(throws: broken) {
        try WriteAheadLog.openForReading(simulatedPath, by: SimulatedDisk(image).disk)
      }
    }
  }

  @Test("damage to the last batch is told from a crash by the mark that was written behind it")
  func lastBatch() throws {
    for durability in [Durability.standard, .strict] {
      let disk = SimulatedDisk()
      let end = try write(3, durability, on: disk)
      let ends = frameEnds(of: Array(try #require(disk.image.file(simulatedPath))[..<Int(end)]))
      for place in ends[ends.count - 2]..<Int(end) {
        var image = disk.image
        let inode = try #require(image.names[simulatedPath])
        image.inodes[inode].seen[place] ^= 1
        let options = simulatedOptions(SimulatedDisk(image), durability)
        let error = #expect(throws: LogOpenError.self, "\(durability), byte \(place)") {
          try WriteAheadLog.open(simulatedPath, options: options)
        }
        guard case .damaged(simulatedPath, _, _) = error else {
          Issue.record("\(durability), byte \(place): \(String(describing: error))")
          return
        }
      }
    }
  }

  @Test("a reader beside a strict writer sees every commit that was acknowledged")
  func readingAlong() throws {
    let disk = SimulatedDisk()
    let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .strict))
    for number in 1...3 as ClosedRange<UInt64> {
      try log.commitDurably(commit(number, to: [(stream(number), 0)]))
      let seen = try WriteAheadLog.openForReading(simulatedPath, by: disk.disk)
      #expect(seen.isBeingWritten)
      #expect(seen.head.position == Position(number))
    }
    try log.close()
  }

  @Test(
    "what was acknowledged is marked after any power failure, also right after the file was made")
  func durableName() throws {
    let disk = SimulatedDisk()
    let end = try write(1, .strict, on: disk)
    let left = SimulatedDisk(disk.image.afterWorstPowerFailure)
    #expect(try MarkFile.read(for: simulatedPath, header, by: left.disk)?.mark.end == end)
  }

  @Test("a log may change from one durability to the other and back")
  func changing() throws {
    let disk = SimulatedDisk()
    var number: UInt64 = 0
    for durability in [Durability.standard, .strict, .standard, .strict, .strict] {
      let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
      number += 1
      try log.commitDurably(commit(number, to: [(stream(number), 0)]))
      try log.close()
    }
    let log = try WriteAheadLog.openForReading(simulatedPath, by: disk.disk)
    #expect(log.head.position == Position(5))
  }

  @Test("a mark that could not be made durable acknowledges nothing")
  func failedMark() throws {
    let disk = SimulatedDisk()
    let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .strict))
    try log.commitDurably(commit(1, to: [(stream(1), 0)]))
    // The first sync from here on is the log's, the second the mark's.
    let syncs = Counter()
    disk.fail { call, _ in call == .sync && syncs.next() == 2 ? .error(5) : nil }
    let poisoned = EventStoreError.poisoned(reason: "fdatasync failed: Input/output error")
    #expect(throws: poisoned) { try log.commitDurably(commit(2, to: [(stream(2), 0)])) }
    #expect(throws: poisoned) { try log.commitDurably(commit(3, to: [(stream(3), 0)])) }
    #expect(syncs.value == 2)
  }
}

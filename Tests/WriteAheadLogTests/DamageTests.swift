import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

/// Bytes that are not what was written. Source: Specs/WriteAheadLog.md, "Torn or damaged".
@Suite("Damage")
struct DamageTests {
  /// A sealed log on a simulated disk, with the logs that it was after each of its commits.
  private struct Sample {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var mark: [UInt8]?
    var stages: [DiskImage] = []
    var checkpoints: [Checkpoint] = []

    /// - Parameter texts: how long the text of each commit is; it is in its frame twice.
    init(_ texts: [Int], salt: UInt64 = 0x5a17, _ durability: Durability = .standard) throws {
      let disk = SimulatedDisk()
      var options = simulatedOptions(disk, durability)
      options.newLogID = { (Identifier(high: 1, low: salt), salt) }
      let log = try WriteAheadLog.open(simulatedPath, options: options)
      stages.append(disk.image)
      checkpoints.append(try log.checkpoint())
      for (place, count) in texts.enumerated() {
        let number = UInt64(place) + 1
        let text = String(repeating: "z", count: count)
        try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: text))
        stages.append(disk.image)
        checkpoints.append(try log.checkpoint())
      }
      try log.close()
      stages.append(disk.image)
      bytes = disk.image.file(simulatedPath) ?? []
      ends = frameEnds(of: bytes)
      mark = disk.image.file(MarkFile.path(of: simulatedPath))
    }

    init(frames: Int, salt: UInt64 = 0x5a17, _ durability: Durability = .standard) throws {
      try self.init((1...frames).map { 40 * ($0 % 3) }, salt: salt, durability)
    }

    /// A log of just this size.
    init(size: Int) throws {
      let texts = Array(repeating: size / 13, count: 5)
      var last = 1_000
      try self.init(texts + [last])
      for _ in 0..<20 where bytes.count != size {
        last += (size - bytes.count) / 2
        try self.init(texts + [last])
      }
    }

    /// The start of the frame that a byte belongs to.
    func frameStart(of place: Int) -> Int {
      ends.last { $0 <= place } ?? FileHeader.size
    }
  }

  private func disk(_ bytes: [UInt8], mark: [UInt8]? = nil) -> SimulatedDisk {
    var files = [simulatedPath: bytes]
    files[MarkFile.path(of: simulatedPath)] = mark
    return SimulatedDisk(DiskImage(files: files))
  }

  private func survey(_ disk: SimulatedDisk) throws -> Survey {
    let (file, header) = try WriteAheadLog.fileForReading(simulatedPath, by: disk.disk)
    return try Survey.settled(file, header, simulatedPath)
  }

  /// How many parts the bits of the large log are shared out in, so that they run side by side.
  private static let shares = 8

  @Test("any bit of a log of 64 KiB, flipped, is reported, and what is read before it is unchanged")
  func everyBit() async throws {
    let sample = try Sample(size: 64 << 10)
    #expect(sample.bytes.count == 64 << 10)
    let found = await withTaskGroup(of: Flips.self) { group in
      for share in 0..<Self.shares {
        group.addTask { flips(of: sample, share) }
      }
      return await group.reduce(into: Flips()) { $0.add($1) }
    }
    #expect(found.wrong == [])
    let share = sample.bytes.count / Self.shares
    #expect(found.tried == 8 * Self.shares * sized(share, atLeast: share / 16))
    print(
      "bit flips: \(found.tried), of which \(found.header) refused by the header, \(found.damaged) "
        + "damaged, \(found.torn) torn (in the seal); \(found.wrong.count) silently wrong")
  }

  private struct Flips: Sendable {
    var tried = 0
    var header = 0
    var damaged = 0
    var torn = 0
    var wrong: [String] = []

    mutating func add(_ other: Flips) {
      tried += other.tried
      header += other.header
      damaged += other.damaged
      torn += other.torn
      wrong += other.wrong
    }
  }

  private func flips(of sample: Sample, _ share: Int) -> Flips {
    var found = Flips()
    let seal = sample.ends[sample.ends.count - 2]
    let places = Array(stride(from: share, to: sample.bytes.count, by: Self.shares))
    for place in places.sized(atLeast: places.count / 16) {
      for bit in 0..<8 {
        var flipped = sample.bytes
        flipped[place] ^= 1 << UInt8(bit)
        found.tried += 1
        let start = UInt64(sample.frameStart(of: place))
        do {
          let (file, header) = try WriteAheadLog.fileForReading(
            simulatedPath, by: disk(flipped).disk)
          switch try Survey(
            file, header, to: try file.size(), withReceipts: false, simulatedPath
          ).ending {
          case .damaged(start, _) where place < seal: found.damaged += 1
          case .torn(start, _) where place >= seal: found.torn += 1
          case let ending: found.wrong.append("bit \(bit) of byte \(place): \(ending)")
          }
        } catch LogOpenError.unreadable where place < FileHeader.size {
          found.header += 1
        } catch { found.wrong.append("bit \(bit) of byte \(place): \(error)") }
      }
    }
    return found
  }

  @Test("a log of strict durability that is cut anywhere below its mark is refused")
  func everyStrictLength() throws {
    let sample = try Sample(frames: 5, .strict)
    for length in FileHeader.size..<sample.bytes.count {
      let cut = disk(Array(sample.bytes[..<length]), mark: sample.mark)
      let start = UInt64(sample.frameStart(of: length))
      guard case .damaged(start, _) = try survey(cut).ending else {
        Issue.record("a cut at \(length) went unseen")
        return
      }
      #expect(throws: LogOpenError.self) {
        try WriteAheadLog.open(simulatedPath, options: simulatedOptions(cut, .strict))
      }
    }
    print("lengths of a strict log: \(sample.bytes.count - FileHeader.size), each refused")
  }

  @Test("a sector that holds what another one holds, or held before, is reported")
  func staleSectors() throws {
    let sample = try Sample(frames: 24)
    let sectors = sample.bytes.count / DiskImage.sector
    let header = FileHeader.size / DiskImage.sector
    var pairs = 0
    for place in header..<sectors {
      for source in 0...sectors {
        var bytes = sample.bytes
        let target = place * DiskImage.sector..<(place + 1) * DiskImage.sector
        // The last source are the zeros that were there before: a write that never arrived.
        let stale =
          source == sectors
          ? Array(repeating: 0, count: DiskImage.sector)
          : Array(bytes[source * DiskImage.sector..<(source + 1) * DiskImage.sector])
        guard Array(bytes[target]) != stale else { continue }
        bytes.replaceSubrange(target, with: stale)
        pairs += 1
        let ending = try survey(disk(bytes)).ending
        // Torn only if no frame after it vouches for it.
        let isVouchedFor = sample.ends.dropLast().contains { $0 >= target.upperBound }
        let isTold =
          switch ending {
          case .damaged: true
          case .torn: !isVouchedFor
          case .whole: false
          }
        #expect(isTold, "sector \(source) in place of \(place): \(ending)")
      }
    }
    print("stale sectors: \(pairs) pairs, each told")
  }

  @Test("an old copy that is put back is detected by a checkpoint, or by the mark beside it")
  func oldCopies() throws {
    let standard = try Sample(frames: 8)
    let strict = try Sample(frames: 8, .strict)
    var pairs = 0
    for new in 1...8 {
      for old in 0..<new {
        pairs += 1
        let log = try WriteAheadLog.open(
          simulatedPath, options: simulatedOptions(SimulatedDisk(standard.stages[old]), .standard))
        #expect(throws: ProvingError.self) { try log.check(against: standard.checkpoints[new]) }
        let bytes = try #require(strict.stages[old].file(simulatedPath))
        let mark = strict.stages[new].file(MarkFile.path(of: simulatedPath))
        let mixed = disk(bytes, mark: mark)
        #expect(throws: LogOpenError.self, "\(old) beside the mark of \(new)") {
          try WriteAheadLog.open(simulatedPath, options: simulatedOptions(mixed, .strict))
        }
        // A mark that lags behind is true all the same.
        let behind = disk(
          try #require(strict.stages[new].file(simulatedPath)),
          mark: strict.stages[old].file(MarkFile.path(of: simulatedPath)))
        #expect(try survey(behind).ending == .whole)
      }
    }
    print("old copies: \(pairs) pairs, each told")
  }

  @Test("files of two logs that are swapped, and one that is missing, are detected")
  func swappedFiles() throws {
    let logs = try (1...4).map { try Sample(frames: 3, salt: UInt64($0), .strict) }
    var pairs = 0
    for (one, first) in logs.enumerated() {
      for (two, second) in logs.enumerated() where one != two {
        pairs += 1
        let swapped = disk(first.bytes, mark: second.mark)
        #expect(throws: LogOpenError.self) {
          try WriteAheadLog.open(simulatedPath, options: simulatedOptions(swapped, .strict))
        }
        #expect(throws: LogOpenError.self) {
          try WriteAheadLog.openForReading(simulatedPath, by: swapped.disk)
        }
        let other = try WriteAheadLog.open(
          simulatedPath, options: simulatedOptions(disk(second.bytes), .standard))
        #expect(throws: ProvingError.self) { try other.check(against: first.checkpoints[3]) }
      }
    }
    var image = logs[0].stages[3]
    image.names[simulatedPath] = nil
    let lost = SimulatedDisk(image)
    #expect(throws: LogOpenError.markWithoutLog(path: simulatedPath)) {
      try WriteAheadLog.open(simulatedPath, options: simulatedOptions(lost, .strict))
    }
    print("swapped files: \(pairs) pairs, each told; a lost log is not made anew beside its mark")
  }
}

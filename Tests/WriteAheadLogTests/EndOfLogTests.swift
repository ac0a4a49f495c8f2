import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import WriteAheadLog

/// Ends that are lost, histories that are spliced, and frames that are planted in texts.
/// Source: Specs/WriteAheadLog.md, "Torn or damaged", "Salvage".
@Suite("The end of a log")
struct EndOfLogTests {
  /// A log on a simulated disk, written in batches of one to four commits and some refusals.
  private struct Sample {
    let disk: SimulatedDisk
    var bytes: [UInt8] { disk.image.file(simulatedPath) ?? [] }
    var mark: [UInt8] { disk.image.file(MarkFile.path(of: simulatedPath)) ?? [] }
    /// The end of what was acknowledged.
    let acknowledged: Int

    /// - Parameter text: what each commit says, by its number.
    init(
      commits: UInt64, closing: Bool, random: inout SeededGenerator,
      text: (UInt64) -> String = { String(repeating: "t", count: Int($0 % 5) * 40) }
    ) throws {
      disk = SimulatedDisk()
      let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
      var number: UInt64 = 0
      while number < commits {
        for _ in 0..<Int.random(in: 1...4, using: &random) where number < commits {
          number += 1
          _ = try log.append(commit(number, to: [(stream(1), number - 1)], text: text(number)))
        }
        if number % 7 == 0 { _ = try log.append(refusal(number)) }
        try log.waitUntilDurable(log.head.ticket)
      }
      if closing { try log.close() } else { log.writer?.abandon() }
      acknowledged = Int(log.writer?.progress.durable ?? 0)
    }
  }

  private func disk(_ bytes: [UInt8], _ mark: [UInt8]?) -> SimulatedDisk {
    var files = [simulatedPath: bytes]
    files[MarkFile.path(of: simulatedPath)] = mark
    return SimulatedDisk(DiskImage(files: files))
  }

  private func isRefused(_ disk: SimulatedDisk) throws -> Bool {
    let options = simulatedOptions(disk, .standard)
    let before = disk.image.file(simulatedPath)
    guard case .damaged = try LogVerification(of: simulatedPath, by: disk.disk).ending else {
      return false
    }
    do { _ = try WriteAheadLog.open(simulatedPath, options: options) } catch LogOpenError.damaged {
      return disk.image.file(simulatedPath) == before
    }
    return false
  }

  private enum Loss: CaseIterable { case zeroed, cut, randomised, halfCopied }

  @Test("a lost suffix is damage, never a torn write, in a log that was closed or that was not")
  func suffixes() throws {
    var random = SeededGenerator(seed: 23)
    var lost = 0
    for closing in [true, false] {
      let sample = try Sample(commits: 60, closing: closing, random: &random)
      let ends = frameEnds(of: sample.bytes)
      for loss in Loss.allCases {
        for round in 0..<50 {
          var bytes = sample.bytes
          // Half of them at the boundary of a frame, where nothing of it is left to be seen.
          let boundaries = ends.filter { $0 < sample.acknowledged }
          let start =
            round % 2 == 0
            ? boundaries.randomElement(using: &random) ?? FileHeader.size
            : Int.random(in: FileHeader.size..<sample.acknowledged, using: &random)
          switch loss {
          case .zeroed: for place in start..<bytes.count { bytes[place] = 0 }
          case .cut: bytes.removeSubrange(start...)
          case .randomised:
            for place in start..<bytes.count { bytes[place] = .random(in: 1...255, using: &random) }
          case .halfCopied:
            bytes.removeSubrange(start...)
            bytes += [UInt8](repeating: 0, count: sample.bytes.count - start)
          }
          lost += 1
          #expect(try isRefused(disk(bytes, sample.mark)), "\(loss) from \(start)")
        }
      }
    }
    print("lost suffixes: \(lost), 0 taken for torn")
  }

  @Test("what reaches further behind the last frame than a batch is damage, whatever the mark lost")
  func longTail() throws {
    var random = SeededGenerator(seed: 31)
    let sample = try Sample(commits: 5, closing: false, random: &random)
    let end = sample.acknowledged
    // As a power failure left it: the mark does not know of anything that follows.
    for (length, isDamage) in [(1, false), (16 << 20, false), (18 << 20, true)] {
      var bytes = Array(sample.bytes[..<end]) + [UInt8](repeating: 0, count: length)
      bytes[bytes.count - 1] = 7
      #expect(try isRefused(disk(bytes, sample.mark)) == isDamage, "\(length) bytes")
    }
  }

  @Test("a mark that a power failure left behind still tells what was lost before it")
  func laggingMark() throws {
    var random = SeededGenerator(seed: 5)
    let sample = try Sample(commits: 30, closing: false, random: &random)
    let frames = frameEnds(of: Array(sample.bytes[..<sample.acknowledged])).count
    for known in [0, 1, frames / 2, frames] {
      let mark = try markFile(of: sample.bytes, frames: known)
      let end = known == 0 ? FileHeader.size : frameEnds(of: sample.bytes)[known - 1]
      for length in stride(from: FileHeader.size, to: sample.acknowledged, by: 97) {
        let cut = disk(Array(sample.bytes[..<length]), mark)
        #expect(try isRefused(cut) == (length < end), "cut at \(length), marked \(end)")
      }
    }
  }

  @Test(
    "without its mark file a log is opened only if it ends with a seal, and says what is unknown")
  func withoutMark() throws {
    var random = SeededGenerator(seed: 7)
    let closed = try Sample(commits: 9, closing: true, random: &random)
    let alone = disk(closed.bytes, nil)
    #expect(try LogVerification(of: simulatedPath, by: alone.disk).markedBytes == nil)
    try WriteAheadLog.open(simulatedPath, options: simulatedOptions(alone, .standard)).close()
    // From then on it has one.
    let verified = try LogVerification(of: simulatedPath, by: alone.disk)
    #expect(verified.markedBytes == verified.bytes)
    let ends = [FileHeader.size] + frameEnds(of: closed.bytes).dropLast()
    for end in ends {
      let cut = disk(Array(closed.bytes[..<end]), nil)
      #expect(throws: LogOpenError.markMissing(path: simulatedPath), "cut at \(end)") {
        try WriteAheadLog.open(simulatedPath, options: simulatedOptions(cut, .standard))
      }
      #expect(cut.image.file(simulatedPath) == Array(closed.bytes[..<end]))
      // What is there can be read.
      _ = try WriteAheadLog.openForReading(simulatedPath, by: cut.disk)
    }
  }

  @Test("frames of another future, and two futures spliced, are told by the log alone")
  func splices() throws {
    var told = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      let fork = 2 + seed % 9
      // The same lengths and numbers, and other words from the fork on.
      func future(_ letter: String) throws -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        return try Sample(commits: 14, closing: true, random: &random) { number in
          String(repeating: number > fork ? letter : "=", count: 20)
        }.bytes
      }
      let (one, other) = (try future("a"), try future("b"))
      let starts = [FileHeader.size] + frameEnds(of: one)
      #expect(starts == [FileHeader.size] + frameEnds(of: other))
      let first = try #require(
        starts.indices.dropLast().first {
          one[starts[$0]..<starts[$0 + 1]] != other[starts[$0]..<starts[$0 + 1]]
        })
      for place in first..<(starts.count - 2) {
        var swapped = one
        swapped.replaceSubrange(
          starts[place]..<starts[place + 1], with: other[starts[place]..<starts[place + 1]])
        var spliced = one
        spliced.replaceSubrange(starts[place + 1]..., with: other[starts[place + 1]...])
        // The frame that does not follow is the strange one, or the one behind it.
        for (bytes, at) in [(swapped, place == first ? place + 1 : place), (spliced, place + 1)] {
          let ending = try LogVerification(of: simulatedPath, by: disk(bytes, nil).disk).ending
          let fault = FrameFault.misplaced("it follows another frame than the one here")
          #expect(ending == .damaged(offset: UInt64(starts[at]), fault), "\(seed)")
          told += 1
        }
      }
    }
    #expect(told >= 200)
    print("splices and frames of another future: \(told), each told by the log alone")
  }

  @Test("a log of another future beside this one's mark is damage, from the frame that it names")
  func otherFuture() throws {
    func future(_ letter: String) throws -> Sample {
      var random = SeededGenerator(seed: 3)
      return try Sample(commits: 9, closing: true, random: &random) {
        String(repeating: $0 > 4 ? letter : "=", count: 20)
      }
    }
    let (one, other) = (try future("a"), try future("b"))
    let ending = try LogVerification(of: simulatedPath, by: disk(other.bytes, one.mark).disk).ending
    let last = frameEnds(of: one.bytes).dropLast().last ?? 0
    #expect(
      ending == .damaged(offset: UInt64(last), .misplaced("the mark file names another frame")))
    #expect(
      try LogVerification(of: simulatedPath, by: disk(other.bytes, other.mark).disk).ending
        == .whole)
  }

  @Test("the mark of a log that was closed is its end, whatever a power failure leaves")
  func closedMark() throws {
    var random = SeededGenerator(seed: 13)
    let sample = try Sample(commits: 9, closing: true, random: &random)
    let left = SimulatedDisk(sample.disk.image.afterWorstPowerFailure)
    let verified = try LogVerification(of: simulatedPath, by: left.disk)
    #expect(verified.isSealed)
    #expect(verified.markedBytes == verified.bytes)
  }

  @Test("a slot that was synced stays as it is while the other one is written without a sync")
  func lazySlot() throws {
    let disk = SimulatedDisk()
    let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
    let identity = MarkFile.Identity(try FileHeader(try #require(disk.image.file(simulatedPath))))
    func slots() -> [MarkFile.Slot] {
      MarkFile.slots(in: disk.image.file(MarkFile.path(of: simulatedPath)) ?? [], identity)
    }
    let synced = try #require(slots().max { $0.turn < $1.turn })
    for number in UInt64(1)...5 {
      try log.commitDurably(commit(number, to: [(stream(1), number - 1)]))
      #expect(slots().contains(synced))
      #expect(slots().contains { $0.isLazy && $0.mark.frames == number })
    }
    try log.close()
    #expect(slots().contains(synced))
    #expect(!slots().contains { $0.isLazy })
  }

  @Test("a header of another log before the frames is damage, and nothing is written over them")
  func foreignHeader() throws {
    var random = SeededGenerator(seed: 11)
    let sample = try Sample(commits: 60, closing: true, random: &random)
    for salt in UInt64(1)...20 {
      let header = FileHeader(
        logID: Identifier(high: 1, low: 2 + salt % 2), salt: salt, created: Instant(nanoseconds: 1))
      let bytes = header.encoded() + sample.bytes[FileHeader.size...]
      for mark in [sample.mark, nil] {
        let mixed = disk(bytes, mark)
        #expect(throws: LogOpenError.self) {
          try WriteAheadLog.open(simulatedPath, options: simulatedOptions(mixed, .standard))
        }
        #expect(mixed.image.file(simulatedPath) == bytes)
      }
    }
  }

  @Test("a frame planted in a text is never salvaged, wherever the log is damaged")
  func planted() throws {
    let forged = Identifier(high: 0xbad, low: 1)
    var rounds = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let disk = SimulatedDisk()
      var options = simulatedOptions(disk, .standard)
      options.isChained = seed % 4 != 0
      let log = try WriteAheadLog.open(simulatedPath, options: options)
      for number in UInt64(1)...3 {
        try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "before"))
      }
      // Who plants knows all that was written: what the next frame says is guessed.
      let known = log.contents.withLock { ($0.frameIndex, $0.position, $0.link, $0.epoch) }
      var planted: [UInt8] = []
      var link = known.2
      for ahead in 0..<UInt64.random(in: 1...3, using: &random) {
        var entry = EntryRecord()
        entry.command.id = forged
        entry.command.category = notes.number
        entry.command.stream = stream(1).id
        entry.refusal = [9]
        let (frame, header) = try FrameEncoder.frame(
          &entry, .refusal, index: known.0 + ahead + UInt64(seed % 2),
          firstPosition: known.1 + 1 + seed % 2, recorded: Instant(nanoseconds: 1),
          durableMark: 0, previous: link, epoch: known.3, log.format)
        planted += frame
        link = header.checksum
      }
      let start = Int(log.head.ticket.value)
      var carrier = commit(4, to: [(stream(1), 3)])
      carrier.command.payload = [UInt8](repeating: 32, count: Int(seed % 8)) + planted
      try log.commitDurably(carrier)
      let end = Int(log.head.ticket.value)
      for number in UInt64(5)...7 {
        try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: "after"))
      }
      try log.close()
      // A flipped bit of its header, and one of its body before what is planted.
      for place in [start + Int.random(in: 0..<56, using: &random), start + 70] {
        guard options.isChained || place == start + 70 else { continue }
        for keepsMark in [true, false] {
          var image = disk.image
          let inode = try #require(image.names[simulatedPath])
          image.inodes[inode].seen[place] ^= 1
          if !keepsMark { image.names[MarkFile.path(of: simulatedPath)] = nil }
          let damaged = SimulatedDisk(image)
          rounds += 1
          let salvage = try WriteAheadLog.salvage(
            simulatedPath, to: "/log/saved.wal", options: simulatedOptions(damaged, .standard))
          let saved = try WriteAheadLog.openForReading("/log/saved.wal", by: damaged.disk)
          #expect(try saved.commit(ofCommand: forged) == nil, "seed \(seed), byte \(place)")
          #expect(salvage.refusals == 0, "seed \(seed), byte \(place)")
          // What is linked to the mark is saved.
          let isLinked = keepsMark || place == start + 70
          #expect(salvage.commits == (isLinked ? 6 : 3), "seed \(seed), byte \(place), \(end)")
          let unproven = salvage.unplaced.filter { $0.reason.hasPrefix("unproven") }
          if !isLinked { #expect(unproven.count >= 4, "seed \(seed)") }
        }
      }
    }
    #expect(rounds >= 200)
    print("frames planted in texts: \(rounds) damaged logs, 0 salvaged")
  }
}

import Cryptography
import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

/// A writer whose lock was lost, or whose file is no longer its own, stops before it acknowledges
/// again. Source: Specs/WriteAheadLog.md, "One writer".
@Suite("A writer that was overtaken", .long)
struct FenceTests {
  /// A writer, and what it was told to be durable.
  private final class Writer {
    let log: WriteAheadLog
    private let stream: StreamID
    private(set) var acknowledged: [Identifier] = []
    private(set) var failure: EventStoreError?

    init(_ target: StreamID, at path: String = simulatedPath, _ options: LogOptions) throws {
      log = try WriteAheadLog.open(path, options: options)
      stream = target
    }

    func write(_ commits: Int, size: Int = 300) {
      for _ in 0..<commits where failure == nil {
        let revision = log.revision(of: stream).value
        let commit = commit(
          stream.id.low * 1_000 + revision, to: [(stream, revision)],
          text: String(repeating: "w", count: size))
        do throws(EventStoreError) {
          try log.waitUntilDurable(try log.append(commit).ticket)
          acknowledged.append(commit.command.id)
        } catch { failure = error }
      }
    }
  }

  /// A simulated disk that grants every lock, and does something before one of its calls.
  private final class LocklessDisk: Sendable {
    private struct State {
      var left = 0
      var body: (@Sendable () -> Void)?
      var log: Int32 = -1
      var wasBeforeWrite = false
    }

    private let disk: SimulatedDisk
    private let state = Mutex(State())

    init(_ disk: SimulatedDisk) { self.disk = disk }

    func before(call number: Int, _ body: @escaping @Sendable () -> Void) {
      state.withLock { ($0.left, $0.body) = (number, body) }
    }

    /// Whether it was done before the log was written or trimmed: behind the last look.
    var wasBeforeWrite: Bool { state.withLock { $0.wasBeforeWrite } }
    var hasDone: Bool { state.withLock { $0.body == nil } }

    private func count(_ written: Int32? = nil) {
      let body = state.withLock { state -> (@Sendable () -> Void)? in
        state.left -= 1
        guard state.left == 0 else { return nil }
        state.wasBeforeWrite = written == state.log
        defer { state.body = nil }
        return state.body
      }
      body?()
    }

    var options: LogOptions {
      var options = simulatedOptions(disk, .standard)
      let calls = disk.disk
      // Names are looked at once: the rest has to do without.
      options.disk.now = { [start = ContinuousClock.now] in start }
      options.disk.lock = { _ in 1 }
      options.disk.isLocked = { _ in 1 }
      options.disk.open = { [self] path, purpose in
        count()
        let descriptor = calls.open(path, purpose)
        if path == simulatedPath { state.withLock { $0.log = descriptor } }
        return descriptor
      }
      options.disk.read = { [self] in
        count()
        return calls.read($0, $1, $2, $3)
      }
      options.disk.write = { [self] in
        count($0)
        return calls.write($0, $1, $2, $3)
      }
      options.disk.sync = { [self] in
        count()
        return calls.sync($0)
      }
      options.disk.truncate = { [self] in
        count($0)
        return calls.truncate($0, $1)
      }
      return options
    }
  }

  /// What is left of two writers.
  private struct Outcome {
    var first: Writer
    var second: Writer
    /// Acknowledged, and not in the log; nil if the log is told to be damaged.
    var lost: Int?
  }

  /// A second writer opens the log, whose lock was lost, before a call of the first, and writes then
  /// or later.
  ///
  /// - Returns: nil if the first had done all its calls before.
  private func race(
    _ before: Int, overtaking call: Int, closing: Bool, size: Int, writing: Bool
  ) throws -> (LocklessDisk, Outcome)? {
    let disk = SimulatedDisk()
    let (left, right) = (LocklessDisk(disk), LocklessDisk(disk))
    let first = try Writer(stream(1), left.options)
    first.write(before, size: size)
    #expect(first.failure == nil)
    // `nonisolated(unsafe)`: set on this thread, within a call of the first writer.
    nonisolated(unsafe) var second: Writer?
    left.before(call: call) {
      second = try? Writer(stream(2), right.options)
      if writing { second?.write(size > 1_000 ? 1 : 3, size: size) }
    }
    if closing {
      try? first.log.close()
    } else {
      first.write(2, size: size)
    }
    guard left.hasDone else { return nil }
    let other = try #require(second)
    // Also behind what the first may have made the file longer by.
    other.write(9, size: size)
    var lost: Int?
    if case .whole = try LogVerification(of: simulatedPath, by: disk.disk).ending {
      var kept: Set<Identifier> = []
      try WriteAheadLog.openForReading(simulatedPath, by: disk.disk)
        .forEachEntry(after: .start) { entry in
          kept.insert(entry.command.id)
          return true
        }
      lost = Set(first.acknowledged + other.acknowledged).subtracting(kept).count
    }
    first.write(1)
    return (left, Outcome(first: first, second: other, lost: lost))
  }

  @Test("stops, and nothing that either acknowledged is lost, whenever the second one came")
  func lostLocks() throws {
    var (rounds, inBetween) = (0, 0)
    for before in [0, 1, 2, 5, 8, 12, 20] {
      for closing in [false, true] {
        for (size, writing) in [(40, true), (3_000, true), (40, false), (3_000, false)] {
          var call = 1
          while let (disk, outcome) = try race(
            before, overtaking: call, closing: closing, size: size, writing: writing)
          {
            let place =
              "\(before) before, call \(call), closing: \(closing), \(size) bytes, \(writing)"
            // Who looked and was then stopped for as long as the other took to open the log may
            // still write over its frames. That is told, and never acknowledged.
            if disk.wasBeforeWrite {
              inBetween += 1
              #expect(outcome.lost ?? 0 == 0, "\(place)")
            } else {
              #expect(outcome.lost == 0, "\(place)")
              #expect(outcome.second.failure == nil, "\(place)")
            }
            #expect(outcome.first.failure != nil, "\(place)")
            rounds += 1
            call += 1
          }
        }
      }
    }
    print("two writers: \(rounds) rounds, \(inBetween) of them behind the last look")
    #expect(rounds - inBetween >= 200)
  }

  @Test("is looked at again by the one that opens: what it acknowledged meanwhile is not lost")
  func acknowledgedWhileOpening() throws {
    var (call, rounds, acknowledged) = (1, 0, 0)
    while true {
      let disk = SimulatedDisk()
      let (left, right) = (LocklessDisk(disk), LocklessDisk(disk))
      let first = try Writer(stream(1), left.options)
      first.write(3)
      // `nonisolated(unsafe)`: used on this thread, within a call of the one that opens.
      nonisolated(unsafe) let writer = first
      right.before(call: call) { writer.write(1) }
      let second = try Writer(stream(2), right.options)
      guard right.hasDone else { break }
      second.write(2)
      first.write(1)
      #expect(first.failure != nil && second.failure == nil, "call \(call)")
      acknowledged += first.acknowledged.count - 3
      var kept: Set<Identifier> = []
      try second.log.forEachEntry(after: .start) { entry in
        kept.insert(entry.command.id)
        return true
      }
      #expect(kept.isSuperset(of: first.acknowledged + second.acknowledged), "call \(call)")
      (call, rounds) = (call + 1, rounds + 1)
    }
    // Some before the new record, some after it.
    #expect(acknowledged > 3 && acknowledged < rounds)
  }

  /// What happens to a file while a log is open.
  private enum Loss: CaseIterable {
    case removed, replaced, overwritten, overwrittenBySameSize, emptied, halved, copiedBack
    case markRemoved, markReplaced

    var keepsHeader: Bool {
      self == .overwritten || self == .overwrittenBySameSize || self == .halved
    }
  }

  private func lose(_ loss: Loss, _ log: String, _ earlier: [UInt8]) throws {
    let file = FileManager.default
    let mark = MarkFile.path(of: log)
    let now = try bytes(of: log)
    func resize(_ size: Int) { #expect(truncate(log, off_t(size)) == 0) }
    func inPlace(_ bytes: [UInt8]) throws {
      let handle = try FileHandle(forWritingTo: URL(filePath: log))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    }
    switch loss {
    case .removed: try file.removeItem(atPath: log)
    case .replaced:
      try write(earlier, to: log + ".2")
      try Disk.real.move(log + ".2", to: log)
    case .overwritten: try inPlace(earlier)
    case .overwrittenBySameSize:
      try inPlace(earlier + [UInt8](repeating: 0, count: now.count - earlier.count))
    case .emptied: resize(0)
    case .halved: resize(FileHeader.size + 8)
    case .copiedBack:
      try file.moveItem(atPath: log, toPath: log + ".2")
      try file.copyItem(atPath: log + ".2", toPath: log)
    case .markRemoved: try file.removeItem(atPath: mark)
    case .markReplaced:
      try file.copyItem(atPath: mark, toPath: mark + ".2")
      try Disk.real.move(mark + ".2", to: mark)
    }
  }

  @Test("stops when its files were replaced, shortened, overwritten or removed")
  func replacedFiles() throws {
    let rounds = sized(108, atLeast: 18)
    for round in 0..<rounds {
      let loss = Loss.allCases[round % Loss.allCases.count]
      // A log that holds nothing loses nothing to a copy of it, nor to a longer end.
      if round < Loss.allCases.count, loss.keepsHeader { continue }
      let folder = try TemporaryFolder()
      let path = folder.path()
      try WriteAheadLog.open(path, options: fixedOptions()).close()
      let earlier = try bytes(of: path)
      // Some begin with a log that holds nothing, and some with one that was sealed.
      if round / Loss.allCases.count % 3 == 1 {
        let first = try Writer(stream(3), at: path, fixedOptions())
        first.write(2)
        try first.log.close()
      }
      let writer = try Writer(stream(1), at: path, fixedOptions())
      let commits = round / Loss.allCases.count
      writer.write(commits)
      let told = writer.acknowledged.count
      try lose(loss, path, earlier)
      if round % 2 == 0 {
        // What is not there any more is not trimmed or sealed either.
        let before = try? bytes(of: path)
        #expect(throws: EventStoreError.self, "\(loss)") { try writer.log.close() }
        if loss != .copiedBack, loss != .replaced { continue }
        #expect((try? bytes(of: path)) == before, "\(loss)")
      } else {
        writer.write(2)
        guard case .poisoned = writer.failure else {
          Issue.record("\(loss) acknowledged: \(String(describing: writer.failure))")
          continue
        }
        #expect(writer.acknowledged.count == told, "\(loss)")
      }
    }
    print("files replaced under a writer: \(rounds) rounds")
  }

  @Test("stops when the log was shortened by a byte of its last frame, however long that is")
  func cut() throws {
    for size in [40, 3_000] {
      let folder = try TemporaryFolder()
      let writer = try Writer(stream(1), at: folder.path(), fixedOptions())
      writer.write(2, size: size)
      let end = try #require(writer.log.writer?.progress.end)
      #expect(truncate(folder.path(), off_t(end) - 1) == 0)
      writer.write(1)
      #expect(writer.failure == .poisoned(reason: "append failed: " + String.changed))
      #expect(writer.acknowledged.count == 2)
    }
  }

  @Test("trims nothing of a longer log that was written over its own while it was idle")
  func idle() throws {
    let folder = try TemporaryFolder()
    let (path, other) = (folder.path(), folder.path("other.wal"))
    for (name, commits) in [(path, 1), (other, 5)] {
      let writer = try Writer(stream(1), at: name, fixedOptions())
      writer.write(commits)
      try writer.log.close()
    }
    let idle = try Writer(stream(1), at: path, fixedOptions())
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.write(contentsOf: Data(try bytes(of: other)))
    try handle.close()
    #expect(throws: EventStoreError.self) { try idle.log.close() }
    #expect(try bytes(of: path) == bytes(of: other))
  }

  @Test("stops when the log was shortened between its write and its sync")
  func shortened() throws {
    let disk = SimulatedDisk()
    var options = simulatedOptions(disk, .standard)
    let calls = disk.disk
    let isCut = Counter()
    options.disk.startWriting = { descriptor, _, _ in
      if isCut.value > 0 { _ = calls.truncate(descriptor, UInt64(FileHeader.size)) }
      return 0
    }
    let writer = try Writer(stream(1), options)
    writer.write(1)
    _ = isCut.next()
    writer.write(1)
    #expect(writer.failure == .poisoned(reason: "append failed: " + String.changed))
    #expect(writer.acknowledged.count == 1)
  }

  @Test("looks at names once a millisecond")
  func oldLook() throws {
    for (loss, unseen) in [(Loss.copiedBack, 1), (.markRemoved, 1), (.halved, 0)] {
      let folder = try TemporaryFolder()
      let path = folder.path()
      var options = fixedOptions()
      // Each reading is half a millisecond later than the one before.
      let (start, readings) = (ContinuousClock.now, Counter())
      options.disk.now = { start + .microseconds(500 * readings.next()) }
      let writer = try Writer(stream(1), at: path, options)
      writer.write(1)
      try lose(loss, path, [])
      writer.write(2)
      #expect(writer.failure != nil && writer.acknowledged.count == 1 + unseen, "\(loss)")
    }
  }

  @Test("goes on if its folder has another name by now")
  func renamedFolder() throws {
    let outer = try TemporaryFolder()
    let (inner, other) = (outer.path("inner"), outer.path("other"))
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    let writer = try Writer(stream(1), at: inner + "/log.wal", fixedOptions())
    writer.write(1)
    try FileManager.default.moveItem(atPath: inner, toPath: other)
    writer.write(2)
    #expect(writer.failure == nil)
    try writer.log.close()
    #expect(try WriteAheadLog.openForReading(other + "/log.wal").head.position == Position(3))
  }

  @Test("is named by a record of 64 bytes: magic, log id, epoch, writer, checksum")
  func record() throws {
    let header = FileHeader(
      logID: Identifier(high: 1, low: 2), salt: 3, created: Instant(nanoseconds: 4))
    let record = Fence.encoded(header, epoch: 5, writer: Identifier(high: 6, low: 7))
    #expect(record.count == 64)
    #expect(record.starts(with: [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0c]))
    #expect(Array(record[8..<24]) == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2])
    #expect(Array(record[24..<32]) == [5, 0, 0, 0, 0, 0, 0, 0])
    #expect(Array(record[32..<48]) == [0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 7])
    #expect(Array(record[48..<60]).allSatisfy { $0 == 0 })
  }

  @Test("does not hide the newer writer's mark by a later one of its own")
  func lateMark() throws {
    let identity = MarkFile.Identity(
      logID: Identifier(high: 1, low: 2), isChained: true, Checksum(salt: 3))
    let late = MarkFile.Slot(turn: 9, mark: Mark(end: 5_000), epoch: 1)
    let newer = MarkFile.Slot(turn: 4, mark: Mark(end: 6_000), epoch: 2)
    var bytes = [UInt8](repeating: 0, count: MarkFile.size)
    for (slot, place) in zip([newer, late], MarkFile.slotOffsets.map { Int($0) }) {
      bytes.replaceSubrange(
        place..<place + MarkFile.slotSize, with: MarkFile.encoded(slot, identity))
    }
    #expect(MarkFile.slots(in: bytes, identity).max() == newer)
  }

  private func stored(_ path: String, on disk: SimulatedDisk) throws -> [UInt8] {
    let file = try File.open(path, for: .read, by: disk.disk)
    return try file.bytes(Int(try file.size()), at: 0)
  }

  /// What a writer does to its keyring.
  private enum KeyringChange: CaseIterable {
    case note, keep, destroy, rotate, sync
  }

  @Test(
    "makes no key, and destroys none, once another has opened the keyring",
    .enabled(if: SealingKey.isAvailable, "this system cannot seal"),
    arguments: KeyringChange.allCases)
  private func keyrings(change: KeyringChange) throws {
    let disk = SimulatedDisk()
    let master = try #require(SealingKey([UInt8](repeating: 7, count: 32)))
    let (now, owners) = (Instant(), (1...4).map { KeyOwner(stream($0), part: 1) })
    func open() throws -> (log: WriteAheadLog, keyring: Keyring) {
      var options = LocklessDisk(disk).options
      (options.master, options.seals) = (master, true)
      let log = try WriteAheadLog.open(simulatedPath, options: options)
      return (log, try #require(log.keyring))
    }
    let first = try open()
    for owner in owners.prefix(2) { try first.keyring.makeKey(for: owner, now: now) }
    try first.keyring.sync()
    try first.keyring.beginDestroying([owners[1]], now: now)
    try first.keyring.sync()
    let second = try open()
    try second.keyring.makeKey(for: owners[2], now: now)
    try second.keyring.sync()
    let bytes = try stored(Keyring.path(of: simulatedPath), on: disk)
    let error = #expect(throws: KeyringError.self) {
      switch change {
      case .note:
        try first.keyring.beginDestroying([owners[0]], now: now)
        try first.keyring.sync()
      case .keep: try first.keyring.keep([owners[1]], now: now)
      case .destroy: try first.keyring.destroy([owners[0]], at: now)
      case .rotate: try first.keyring.rotate(to: master)
      case .sync:
        try first.keyring.makeKey(for: owners[3], now: now)
        try first.keyring.sync()
      }
    }
    guard case .system(_, .system(_, _, let message))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("another writer has opened the log since"), "\(message)")
    #expect(try stored(Keyring.path(of: simulatedPath), on: disk) == bytes)
    try second.log.close()
    let third = try open()
    for owner in owners.prefix(3) { #expect(third.keyring.hasKey(owner)) }
    #expect(third.keyring.ending == [owners[1]])
  }

  @Test("has an epoch that no earlier one had")
  func epochs() throws {
    let disk = SimulatedDisk()
    for expected in 1...3 as ClosedRange<UInt32> {
      let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, .standard))
      #expect(log.epoch == expected)
      log.writer?.abandon()
    }
  }
}

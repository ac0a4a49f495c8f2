import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

@Suite("The index beside a log")
struct IndexTests {
  private let folder: TemporaryFolder
  private let path: String
  private var index: String { IndexFile.path(of: path) }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path()
  }

  private static func options(salt: UInt64 = 0x5a17) -> LogOptions {
    var options = fixedOptions(salt)
    (options.indexing.fewestFrames, options.indexing.part) = (1, .max)
    return options
  }

  /// A log of four sessions, each of which leaves an index and goes on from the last.
  @discardableResult private func fill(seed: UInt64, _ salt: UInt64 = 0x5a17) throws
    -> RandomWriting
  {
    var writing = RandomWriting(random: SeededGenerator(seed: seed))
    for count in [120, 3, 200, 40] {
      let log = try WriteAheadLog.open(path, options: Self.options(salt: salt))
      try writing.go(count, to: log)
      try log.close()
    }
    return writing
  }

  /// What the log answers without its index, and whether the index is believed.
  private func withoutIndex() throws -> [String] {
    let copy = folder.path("copy.wal")
    for file in [copy, copy + ".mark"] where folder.names.contains(fileName(of: file)) {
      try FileManager.default.removeItem(atPath: file)
    }
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    try FileManager.default.copyItem(atPath: path + ".mark", toPath: copy + ".mark")
    return try answers(of: try WriteAheadLog.openForReading(copy))
  }

  private var isBelieved: Bool {
    get throws {
      let log = try WriteAheadLog.openForReading(path)
      return log.contents.withLock { $0.streams.base != nil }
    }
  }

  @Test("a log answers the same with its index as without", arguments: [1, 2, 3] as [UInt64])
  func sameAnswers(seed: UInt64) throws {
    try fill(seed: seed)
    #expect(try isBelieved)
    let expected = try withoutIndex()
    #expect(try answers(of: try WriteAheadLog.openForReading(path)) == expected)
    let writer = try WriteAheadLog.open(path, options: Self.options())
    #expect(try answers(of: writer) == expected)
    try writer.close()
  }

  @Test("what comes behind the index is read from the log", arguments: [4, 5] as [UInt64])
  func tail(seed: UInt64) throws {
    var writing = try fill(seed: seed)
    var options = Self.options()
    options.indexing.fewestFrames = .max
    let log = try WriteAheadLog.open(path, options: options)
    try writing.go(90, to: log)
    try log.waitUntilDurable(log.head.ticket)
    let expected = try answers(of: log)
    #expect(
      throws: EventStoreError.commandAlreadyTaken(Identifier(high: 0xc0, low: 1))
    ) { try log.append(commit(1, to: [(stream(41), 0)])) }
    try log.close()
    #expect(try isBelieved)
    #expect(try answers(of: try WriteAheadLog.openForReading(path)) == expected)
    #expect(try withoutIndex() == expected)
  }

  @Test("opening a long log reads its index and what comes after, and not the log")
  func opening() throws {
    let log = try WriteAheadLog.open(path, options: Self.options())
    for number in 1...3_000 as ClosedRange<UInt64> {
      _ = try log.append(
        commit(number, to: [(stream(number), 0)], text: String(repeating: "t", count: 1_000)))
    }
    try log.close()
    let read = Atomic(0)
    var disk = Disk.real
    let real = disk.read
    disk.read = { descriptor, buffer, count, offset in
      read.add(count, ordering: .relaxed)
      return real(descriptor, buffer, count, offset)
    }
    _ = try WriteAheadLog.openForReading(path, by: disk)
    let size = try bytes(of: path).count
    #expect(read.load(ordering: .relaxed) < size / 8)
    let indexSize = try bytes(of: index).count
    #expect(indexSize < size * 15 / 100)
  }

  @Test("an index with a changed bit, or that is cut, is none", arguments: [6, 7] as [UInt64])
  func damaged(seed: UInt64) throws {
    try fill(seed: seed)
    let expected = try withoutIndex()
    let intact = try bytes(of: index)
    var random = SeededGenerator(seed: seed)
    for flip in 0..<200 {
      var changed = intact
      // Half of them in the header.
      let place = Int.random(in: 0..<(flip % 2 == 0 ? 300 : intact.count), using: &random)
      changed[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      try write(changed, to: index)
      #expect(try !isBelieved, "byte \(place)")
      if flip % 20 == 0 {
        #expect(try answers(of: try WriteAheadLog.openForReading(path)) == expected)
      }
      let length = Int.random(in: 0..<intact.count, using: &random)
      try write(Array(intact[..<length]), to: index)
      #expect(try !isBelieved, "\(length) bytes")
    }
    let writer = try WriteAheadLog.open(path, options: Self.options())
    #expect(try answers(of: writer) == expected)
    try writer.close()
    #expect(try isBelieved)
  }

  @Test("an index of another log, of another future of it, or of an older build is none")
  func foreign() throws {
    try fill(seed: 8)
    let own = try bytes(of: index)
    let (log, mark) = (try bytes(of: path), try bytes(of: path + ".mark"))
    for name in folder.names { try FileManager.default.removeItem(atPath: folder.path(name)) }
    try fill(seed: 9, 0xbad)
    try write(own, to: index)
    #expect(try !isBelieved)
    // The same log, id and salt, that went another way.
    for name in folder.names { try FileManager.default.removeItem(atPath: folder.path(name)) }
    try fill(seed: 9)
    let other = try answers(of: try WriteAheadLog.openForReading(path))
    try write(own, to: index)
    #expect(try !isBelieved)
    #expect(try answers(of: try WriteAheadLog.openForReading(path)) == other)
    // An index that is older than its log is believed, as far as it goes.
    try write(log, to: path)
    try write(mark, to: path + ".mark")
    try write(own, to: index)
    #expect(try isBelieved)
    var older = own
    older.put(IndexFile.version + 1, at: 8)
    try write(older, to: index)
    #expect(try !isBelieved)
  }

  @Test("an index that cannot be written costs nothing but itself")
  func unwritable() throws {
    try FileManager.default.createDirectory(
      atPath: index + ".new", withIntermediateDirectories: true)
    let writing = try fill(seed: 10)
    #expect(!folder.names.contains(fileName(of: index)))
    #expect(try WriteAheadLog.openForReading(path).streamCount == writing.revisions.count)
  }

  @Test("what has the index's name and is none stays as it is")
  func takenName() throws {
    try write(Array("a backup".utf8), to: index)
    try fill(seed: 14)
    #expect(try bytes(of: index) == Array("a backup".utf8))
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: index) }
  }

  @Test("an index that is shortened while a log is in use is an error of the log")
  func shortened() throws {
    try fill(seed: 11)
    let log = try WriteAheadLog.open(path, options: Self.options())
    try FileHandle(forUpdating: URL(filePath: index)).truncate(atOffset: 0)
    #expect(throws: EventStoreError.self) { try log.append(commit(900, to: [(stream(1), 1)])) }
    #expect(throws: EventStoreError.self) { try log.waitUntilDurable(log.head.ticket) }
    try? log.close()
    #expect(try LogVerification(of: path).ending == .whole)
  }

  @Test("whoever verifies a log believes no index: damage before its end is found")
  func verified() throws {
    try fill(seed: 12)
    let starts = frameStarts(in: try bytes(of: path))
    var changed = try bytes(of: path)
    changed[starts[40] + 70] ^= 1
    try write(changed, to: path)
    #expect(try isBelieved)
    guard case .damaged(let offset, _) = try LogVerification(of: path).ending else {
      Issue.record("the damage is not found")
      return
    }
    #expect(offset == UInt64(starts[40]))
    #expect(throws: EventStoreError.self) {
      try WriteAheadLog.openForReading(path).contentsAsText()
    }
  }

  @Test("a mark that names another frame before the end of the index is damage")
  func markBefore() throws {
    try fill(seed: 13)
    let starts = frameStarts(in: try bytes(of: path))
    let (_, header) = try WriteAheadLog.fileForReading(path, by: .real)
    for (link, isRight) in [(UInt32(1), false), (nil, true)] as [(UInt32?, Bool)] {
      let frame = try bytes(of: path).withUnsafeBytes { bytes in
        try FrameHeader(bytes.baseAddress! + starts[29], header.frames)
      }
      let mark = Mark(end: UInt64(starts[30]), frames: 30, link: link ?? frame.checksum)
      try FileManager.default.removeItem(atPath: path + ".mark")
      try MarkFile.make(for: path, header, mark, epoch: 9, isStrict: false, by: .real)
      let log = try? WriteAheadLog.openForReading(path)
      #expect((log != nil) == isRight)
    }
  }
}

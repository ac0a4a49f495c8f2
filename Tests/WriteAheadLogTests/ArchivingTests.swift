import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing

@testable import WriteAheadLog

/// Source: Specs/WriteAheadLog.md, "An archived beginning".
@Suite("A log whose beginning was archived")
struct ArchivingTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path() }
  private var archive: String { folder.path("archive.wal") }
  private var twin: String { folder.path("twin.wal") }

  init() throws { folder = try TemporaryFolder() }

  /// Every second stream is closed.
  private static func isClosed(_ name: StreamID) -> Bool { name.id.low % 2 == 0 }

  private static let options: LogOptions = {
    var options = fixedOptions()
    (options.indexing.fewestFrames, options.indexing.part) = (0, .max)
    return options
  }()

  /// Some sessions of the same commits on each of some logs.
  private func write(_ counts: [Int], to paths: [String], _ writing: inout RandomWriting) throws {
    let start = writing
    for path in paths {
      writing = start
      for count in counts {
        let log = try WriteAheadLog.open(path, options: Self.options)
        try writing.go(count, to: log)
        try log.close(keeping: { [1, 2, 3] })
      }
    }
  }

  @discardableResult private func move(
    to destination: String? = nil, before time: Instant = Instant(nanoseconds: .max)
  ) throws -> Archiving {
    let head = try WriteAheadLog.openForReading(path).head.position
    return try WriteAheadLog.archive(
      path, closedAt: head, to: destination ?? archive, before: time, isClosed: Self.isClosed)
  }

  private func overwrite(_ path: String, with bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

  @Test(
    "answers as if it had not been, while it is written and archived again",
    arguments: [1, 2, 3] as [UInt64])
  func sameAnswers(seed: UInt64) throws {
    var writing = RandomWriting(random: SeededGenerator(seed: seed))
    try write([150, 40], to: [path, twin], &writing)
    for round in 1...3 {
      let long = try bytes(of: path).count
      // The second time the archive is extended, and the third time there is another one.
      let found = try move(to: round == 3 ? folder.path("other.wal") : archive)
      let size = UInt64(try bytes(of: path).count)
      #expect(found.before == UInt64(long) && found.after == size)
      #expect(found.moved > 10 && found.moved < found.streams)
      if round == 3 { try remove(archive) }
      for isIndexed in [true, false] {
        if !isIndexed { try remove(path + ".index") }
        let expected = try answers(of: try WriteAheadLog.openForReading(twin))
        #expect(try answers(of: try WriteAheadLog.openForReading(path)) == expected)
        try write([30, 2], to: [path, twin], &writing)
        let (own, other) = (try LogVerification(of: path), try LogVerification(of: twin))
        #expect(own.ending == .whole && own.tree == other.tree && own.events == other.events)
        #expect(own.commits == other.commits && own.streams == other.streams)
        #expect(own.archived?.frames == found.archive.checkpoint.size)
      }
      // A backup has all of it.
      let backup = folder.path("backup.wal")
      _ = try WriteAheadLog.backup(path, to: backup)
      #expect(try bytes(of: backup) == bytes(of: twin))
    }
  }

  @Test("shows what it keeps while the archive is away, and says where the rest is")
  func absent() throws {
    var writing = RandomWriting(random: SeededGenerator(seed: 5))
    try write([200], to: [path, twin], &writing)
    let found = try move()
    let away = folder.path("away")
    try FileManager.default.moveItem(atPath: archive, toPath: away)
    for isIndexed in [true, false] {
      if !isIndexed { try remove(path + ".index") }
      let (log, whole) = (
        try WriteAheadLog.openForReading(path), try WriteAheadLog.openForReading(twin)
      )
      #expect(log.head.position == whole.head.position && log.streamCount == whole.streamCount)
      var moved = 0
      for name in 0...39 as ClosedRange<UInt64> {
        func entries(_ log: WriteAheadLog) throws -> [Position] {
          var found: [Position] = []
          try log.forEachEntry(of: stream(name)) { entry in
            found.append(entry.last)
            return true
          }
          return found
        }
        func batches(_ log: WriteAheadLog) throws -> [UInt64] {
          var found: [UInt64] = []
          try log.forEachBatch(of: stream(name)) { found += $0.events.map(\.position) }
          return found
        }
        #expect(log.revision(of: stream(name)) == whole.revision(of: stream(name)))
        let expected = try (entries(whole), batches(whole))
        // One that shared all its commits with others is there all the same.
        guard let own = try? (entries(log), batches(log)) else {
          moved += 1
          #expect(Self.isClosed(stream(name)))
          #expect { try entries(log) } throws: { error in
            guard case EventStoreError.archived(let reason) = error else { return false }
            return reason.contains(archive) && reason.contains("put it back")
          }
          continue
        }
        #expect(own == expected)
      }
      #expect(moved > 5 && moved <= found.moved)
      #expect(throws: EventStoreError.self) { try log.contentsAsText() }
    }
    // It goes on meanwhile.
    try write([60], to: [path, twin], &writing)
    let verification = try LogVerification(of: path)
    #expect(verification.ending == .whole && verification.isSealed)
    #expect(verification.tree == (try LogVerification(of: twin)).tree)
    guard case .absent = verification.archive else { throw Unexpected() }
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: folder.path("copy")) }
    #expect(throws: (any Error).self) { try move() }
    #expect(throws: LogOpenError.self) {
      try WriteAheadLog.salvage(path, to: folder.path("saved"))
    }
    try FileManager.default.moveItem(atPath: away, toPath: archive)
    let expected = try answers(of: try WriteAheadLog.openForReading(twin))
    #expect(try answers(of: try WriteAheadLog.openForReading(path)) == expected)
    #expect(try LogVerification(of: path).archive == .there(path: archive))
  }

  private struct Unexpected: Error {}

  @Test("keeps all that was recorded since a time")
  func time() throws {
    var writing = RandomWriting(random: SeededGenerator(seed: 6))
    try write([300], to: [path], &writing)
    let some = try move(before: Instant(nanoseconds: 290_000)).moved
    #expect(throws: BackupError.self) { try move(before: Instant(nanoseconds: 1)) }
    let all = try move().moved
    #expect(some > 0 && some < all)
  }

  @Test("takes no other file for its archive")
  func other() throws {
    var writing = RandomWriting(random: SeededGenerator(seed: 7))
    try write([100], to: [path], &writing)
    try move()
    let whole = try bytes(of: archive)
    func isTaken() throws -> Bool { try LogVerification(of: path).archive == .there(path: archive) }
    #expect(try isTaken())
    for changed in [[], Array(whole[..<(whole.count - 64)]), Array("a letter".utf8)] {
      try overwrite(archive, with: changed)
      #expect(try !isTaken())
    }
    // What has its beginning and its length, and is not it.
    let place = whole.count / 2
    var changed = whole
    changed[place] ^= 1
    try overwrite(archive, with: changed)
    guard case .damaged(let offset, _) = try LogVerification(of: path).ending else {
      throw Unexpected()
    }
    #expect(offset <= UInt64(place) && offset + 1_000 > UInt64(place))
  }

  @Test("with a changed byte is not opened, or answers as before", arguments: [true, false])
  func damaged(isThere: Bool) throws {
    var writing = RandomWriting(random: SeededGenerator(seed: 8))
    try write([120], to: [path, twin], &writing)
    try move()
    try write([20], to: [path, twin], &writing)
    let kept = 1...39 as ClosedRange<UInt64>
    func answer() throws -> [String] {
      let log = try WriteAheadLog.openForReading(path)
      if isThere { return try answers(of: log) }
      var found: [String] = []
      for name in kept where !Self.isClosed(stream(name)) {
        try log.forEachEntry(of: stream(name)) { entry in
          found.append("\(entry)")
          return true
        }
      }
      return found
    }
    if !isThere { try remove(archive) }
    try remove(path + ".index")
    let (intact, expected) = (try bytes(of: path), try answer())
    var random = SeededGenerator(seed: 9)
    var told = 0
    let flips = sized(400, atLeast: 120)
    for flip in 0..<flips {
      var changed = intact
      let place = Int.random(in: 0..<(flip % 4 == 0 ? 200 : intact.count), using: &random)
      changed[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      try overwrite(path, with: changed)
      let isTold = (try? LogVerification(of: path).ending == .whole) != true
      told += isTold ? 1 : 0
      let found = try? answer()
      #expect(found == nil || found == expected, "byte \(place)")
      // Behind the index there may be some zeros.
      let end = try Int(FileHeader(intact).archived?.tables.start ?? 0)
      #expect(isTold || (end - 8)..<end ~= place, "byte \(place)")
    }
    #expect(told > flips - 10)
    let tables = try #require(try FileHeader(intact).archived?.tables)
    for place in Int(tables.start)..<Int(tables.start + tables.size) {
      var changed = intact
      changed[place] ^= 8
      try overwrite(path, with: changed)
      #expect((try? LogVerification(of: path).ending == .whole) != true, "byte \(place)")
    }
    for length in stride(from: 0, to: intact.count, by: 997) {
      try overwrite(path, with: Array(intact[..<length]))
      #expect((try? LogVerification(of: path).ending == .whole) != true, "\(length) bytes")
    }
  }

  /// A log of two sessions, archived between them, and what it answers.
  private func archived(seed: UInt64) throws -> [String] {
    var writing = RandomWriting(random: SeededGenerator(seed: seed))
    try write([150], to: [path, twin], &writing)
    try move()
    try write([30], to: [path, twin], &writing)
    return try answers(of: try WriteAheadLog.openForReading(twin))
  }

  private func copy(_ from: String, to: String) throws {
    try? remove(to)
    try FileManager.default.copyItem(atPath: from, toPath: to)
  }

  @Test("is no copy of itself, and does not take one for an archive")
  func itself() throws {
    let expected = try archived(seed: 10)
    let other = folder.path("copy.wal")
    try copy(path, to: other)
    try copy(path + ".mark", to: other + ".mark")
    #expect(throws: BackupError.self) { try WriteAheadLog.backup(path, to: other) }
    #expect(throws: BackupError.self) { try move(to: other) }
    // One that is archived in turn has not all of it.
    let head = try WriteAheadLog.openForReading(archive).head.position
    let log = try WriteAheadLog.open(archive, options: Self.options)
    try log.close()
    _ = try WriteAheadLog.archive(
      archive, closedAt: head, to: other + "2", before: Instant(nanoseconds: .max),
      isClosed: Self.isClosed)
    guard case .absent(let reason) = try LogVerification(of: path).archive else {
      throw Unexpected()
    }
    #expect(reason.contains("archived in turn"))
    try remove(archive)
    try copy(other + "2", to: archive)
    #expect(try answers(of: try WriteAheadLog.openForReading(path)) == expected)
  }

  @Test("takes no other future of itself for its archive")
  func fork() throws {
    _ = try archived(seed: 11)
    let own = try bytes(of: archive)
    let fork = folder.path("fork.wal")
    var writing = RandomWriting(random: SeededGenerator(seed: 12))
    try write([400], to: [fork], &writing)
    let other = try bytes(of: fork)
    #expect(other.count >= own.count && other[..<4096] == own[..<4096])
    try overwrite(archive, with: other)
    guard case .absent(let reason) = try LogVerification(of: path).archive else {
      throw Unexpected()
    }
    #expect(reason.contains("is another file"))
  }

  @Test("is written to whatever is left of its indexes, and with a tree")
  func withoutIndex() throws {
    var expected = try archived(seed: 13)
    try remove(path + ".index")
    let archived = try #require(try FileHeader(bytes(of: path)).archived)
    for keepsTree in [true, false] {
      // The index in it is none now.
      var changed = try bytes(of: path)
      changed[5000] ^= 1
      try overwrite(path, with: changed)
      var options = Self.options
      (options.keepsTree, options.indexing.fewestFrames) = (keepsTree, .max)
      let log = try WriteAheadLog.open(path, options: options)
      #expect(try answers(of: log) == expected)
      try log.close()
      // The second time it is as it was.
      #expect(((try? LogVerification(of: path))?.ending == .whole) != keepsTree)
      expected = try answers(of: try WriteAheadLog.openForReading(path))
    }
    #expect(archived.start > 5000)
  }

  @Test("is read across the boundary as if it were one file")
  func acrossBoundary() throws {
    _ = try archived(seed: 18)
    let file = try WriteAheadLog.openForReading(path).file
    let expected = try bytes(of: twin)
    let boundary = Int(file.start)
    for before in [0, 1, 64, boundary] {
      for behind in [0, 1, 64, expected.count] {
        var room = [UInt8](repeating: 0, count: before + behind)
        let found = try room.withUnsafeMutableBytes {
          try file.read(into: $0, at: UInt64(boundary - before))
        }
        let end = min(boundary + behind, expected.count)
        #expect(room.prefix(found).elementsEqual(expected[(boundary - before)..<end]))
      }
    }
  }

  @Test("is salvaged with its archive")
  func salvaged() throws {
    let saved = folder.path("saved.wal")
    _ = try archived(seed: 14)
    let whole = try WriteAheadLog.salvage(path, to: saved)
    #expect(whole.isComplete)
    // Beside its archive a log is read whatever became of what it keeps, and verified no more.
    let intact = try bytes(of: path)
    var changed = intact
    changed[Int(try #require(try FileHeader(intact).archived?.tables.start))] ^= 1
    try overwrite(path, with: changed)
    let twins = try answers(of: try WriteAheadLog.openForReading(twin))
    #expect(try answers(of: try WriteAheadLog.openForReading(path)) == twins)
    #expect(throws: LogOpenError.self) { try LogVerification(of: path) }
    try overwrite(path, with: intact)
    let expected = try WriteAheadLog.openForReading(twin).contentsAsText()
    #expect(try WriteAheadLog.openForReading(saved).contentsAsText() == expected)
    // Damage on either side of the boundary costs what it costs in a log that was never archived.
    let boundary = try bytes(of: archive).count
    for place in [6_000, try bytes(of: twin).count - 200] {
      let name = place < boundary ? archive : path
      let at =
        place < boundary ? place : place - (try bytes(of: twin).count) + (try bytes(of: path).count)
      func damage() throws {
        for (file, place) in [(name, at), (twin, place)] {
          var changed = try bytes(of: file)
          changed[place] ^= 1
          try overwrite(file, with: changed)
        }
      }
      try damage()
      let (own, other) = try (
        WriteAheadLog.salvage(path, to: saved + "2", options: Self.options),
        WriteAheadLog.salvage(twin, to: saved + "3", options: Self.options)
      )
      #expect(own == other && !own.isComplete && own.commits > 50)
      try damage()
      for file in ["", ".mark", ".lock", ".salvage", ".unplaced"] {
        try? remove(saved + "2" + file)
        try? remove(saved + "3" + file)
      }
    }
  }

  @Test("keeps the rights of the file, and no second name of it goes on alone")
  func rights() throws {
    var writing = RandomWriting(random: SeededGenerator(seed: 15))
    try write([100], to: [path], &writing)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let other = folder.path("second.wal")
    try FileManager.default.linkItem(atPath: path, toPath: other)
    #expect(throws: BackupError.self) { try move() }
    try remove(other)
    try move()
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    for name in [path, archive + ".mark", archive + ".lock", archive + ".new"] {
      #expect(throws: BackupError.self) { try move(to: name) }
    }
    #expect(try LogVerification(of: path).archive == .there(path: archive))
  }

  @Test("whatever its header says, it is an error or answers, and never a trap")
  func hostile() throws {
    _ = try archived(seed: 16)
    let intact = try bytes(of: path)
    let header = try FileHeader(intact)
    let archived = try #require(header.archived)
    let numbers: [UInt64] = [
      0, 1, 64, 4096, archived.end, archived.start, 1 << 32, 1 << 38, 1 << 48, .max >> 1, .max - 7,
      .max,
    ]
    let fields: [(inout Archived, UInt64) -> Void] = [
      { $0.end = $1 }, { $0.position = $1 }, { $0.frames = $1 }, { $0.indexSize = $1 },
      { $0.runs = $1 }, { $0.start = $1 },
    ]
    var refused = 0
    for isThere in [true, false] {
      if !isThere { try remove(archive) }
      for field in fields {
        for number in numbers {
          var changed = header
          var said = archived
          field(&said, number)
          changed.archived = said
          try overwrite(path, with: changed.encoded() + intact[4096...])
          let isWhole = (try? LogVerification(of: path))?.ending == .whole
          #expect(!isWhole || said == archived, "\(said)")
          refused += isWhole ? 0 : 1
          let log = try? WriteAheadLog.openForReading(path)
          _ = try? log?.contentsAsText()
          _ = try? log?.forEachEntry(of: stream(1)) { _ in true }
        }
      }
    }
    #expect(refused >= 2 * (fields.count * numbers.count - 2))
  }

  @Test("a frame that is kept and has no place in the archive is damage")
  func keptFrame() throws {
    _ = try archived(seed: 17)
    try remove(archive)
    var changed = try bytes(of: path)
    let header = try FileHeader(changed)
    let archived = try #require(header.archived)
    let place = Int(archived.tables.start + archived.tables.size)
    for (index, position) in [(0, 0), (.max, 1), (0, .max)] as [(UInt64, UInt64)] {
      try changed.withUnsafeMutableBytes { bytes in
        let base = bytes.baseAddress.unsafelyUnwrapped + place
        var frame = try FrameHeader(base, header.frames)
        (frame.index, frame.firstPosition) = (index, position)
        frame.write(to: base, header.frames)
      }
      try overwrite(path, with: changed)
      #expect(throws: LogOpenError.self) { try LogVerification(of: path) }
    }
  }
}

import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

/// Frames that are intact by their checksums, with a number that does not fit.
/// Source: Specs/WriteAheadLog.md, "Torn or damaged".
@Suite("Frames whose numbers do not fit")
struct FrameNumberTests {
  let folder: TemporaryFolder
  let whole: [UInt8]
  let format = FrameFormat(salt: 0x5a17)
  var end: UInt64 { UInt64(whole.count) }

  init() throws {
    folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    whole = try bytes(of: folder.path())
  }

  /// The numbers of the frame that comes next in the small log.
  private struct Numbers {
    var index: UInt64 = 8
    var position: UInt64 = 8
    var recorded: Int64 = 9
    var mark: UInt64
    var previous: UInt32
    var epoch: UInt32 = 1
  }

  private func frame(
    _ kind: FrameKind = .refusal, _ change: (inout Numbers) -> Void = { _ in }
  ) throws -> [UInt8] {
    let ends = frameEnds(of: whole)
    var numbers = Numbers(mark: end, previous: whole.get(at: ends[ends.count - 2] + 4))
    change(&numbers)
    var entry = EntryRecord()
    entry.refusal = [1]
    return try FrameEncoder.frame(
      &entry, kind, index: numbers.index, firstPosition: numbers.position,
      recorded: Instant(nanoseconds: numbers.recorded), durableMark: numbers.mark,
      previous: numbers.previous, epoch: numbers.epoch, format
    ).frame
  }

  private func ending(_ bytes: [UInt8]) throws -> LogEnding {
    try write(bytes, to: folder.path())
    return try LogVerification(of: folder.path()).ending
  }

  @Test("an index, position, time, mark, link or epoch that is not the next one is damage, by name")
  func strangers() throws {
    #expect(try ending(whole + frame()) == .whole)
    let strangers: [(String, [UInt8])] = [
      ("frame 9 instead of 8", try frame { $0.index = 9 }),
      ("frame 7 instead of 8", try frame { $0.index = 7 }),
      ("position 9 instead of 8", try frame { $0.position = 9 }),
      ("position 7 instead of 8", try frame { $0.position = 7 }),
      ("it was recorded before the one before it", try frame { $0.recorded = 0 }),
      ("its durable mark lies ahead of it", try frame { $0.mark = end + 8 }),
      ("it follows another frame than the one here", try frame { $0.previous ^= 1 }),
      ("its writer is older than that of the one before it", try frame { $0.epoch = 0 }),
      ("invalid seal", try frame(.seal) { $0.mark = end - 8 }),
    ]
    for (reason, frame) in strangers {
      #expect(try ending(whole + frame) == .damaged(offset: end, .misplaced(reason)))
    }
    #expect(try ending(whole + frame(.seal)) == .whole)
    #expect(try ending(whole + frame { $0.epoch = 2 }) == .whole)
  }

  @Test("behind a broken frame a mark counts if it is not ahead of its own frame")
  func marksBehind() throws {
    let broken = [UInt8](repeating: 0x5a, count: 64)
    let place = end + 64
    for (mark, isDamage) in [
      (end, false), (end + 8, true), (place, true), (place + 8, false), (UInt64.max, false),
    ] {
      let found = try ending(whole + broken + frame { $0.mark = mark })
      #expect(
        found == (isDamage ? .damaged(offset: end, .noMagic) : .torn(offset: end, .noMagic)),
        "mark \(mark) in a frame at \(place)")
    }
  }

  @Test("a byte that rots while a log is open is reported by a look-up of its frame")
  func rot() throws {
    let log = try WriteAheadLog.openForReading(folder.path())
    let place = try #require(whole.indices.first { whole[$0...].starts(with: Array("ddddd".utf8)) })
    var rotten = whole
    rotten[place] ^= 1
    try write(rotten, to: folder.path())
    let start = frameEnds(of: whole).last { $0 <= place } ?? 0
    let damaged = EventStoreError.damaged(
      offset: UInt64(start), reason: FrameFault.bodyChecksum.description)
    #expect(throws: damaged) { try log.forEachEntry(of: stream(1)) { _ in true } }
    #expect(throws: damaged) { try log.commit(ofCommand: Identifier(high: 0xc0, low: 4)) }
    #expect(throws: damaged) { try log.forEachEntry(after: .start) { _ in true } }
    // What is elsewhere is there all the same.
    try log.forEachEntry(of: stream(2)) { _ in true }
  }
}

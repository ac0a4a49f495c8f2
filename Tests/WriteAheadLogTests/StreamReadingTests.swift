import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

@Suite("Reading one stream")
struct StreamReadingTests {
  /// A log of 200 commits to three streams: short frames and long ones, some of two streams at once,
  /// and refusals between them.
  private func write(to path: String) throws {
    let log = try WriteAheadLog.open(path)
    var revisions: [UInt64: UInt64] = [:]
    for number in 1...200 as ClosedRange<UInt64> {
      let streams: [UInt64] = number % 7 == 0 ? [1, 2] : [number % 3 + 1]
      let text = String(repeating: "x", count: number % 11 == 0 ? 3_000 : Int(number % 300))
      _ = try log.append(
        commit(
          number, to: streams.map { (stream($0), revisions[$0] ?? 0) }, text: text,
          recorded: Int64(number)))
      for name in streams { revisions[name, default: 0] += 1 }
      if number % 50 == 0 { _ = try log.append(refusal(number)) }
    }
    try log.close()
  }

  private func text(_ event: EventView, _ payload: UnsafeRawBufferPointer) -> String {
    "\(event.position)@\(event.revision) \(event.type) \(event.recorded.nanoseconds) "
      + String(decoding: payload, as: UTF8.self)
  }

  private func batches(_ stream: StreamID, in log: WriteAheadLog) throws -> [String] {
    var found: [String] = []
    try log.forEachBatch(of: stream) { batch in
      for event in batch.events { found.append(text(event, batch.payload(event))) }
    }
    return found
  }

  @Test("batches show the events that the entries show", arguments: [1, 2, 3] as [UInt64])
  func sameAsEntries(number: UInt64) throws {
    let folder = try TemporaryFolder()
    try write(to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    var expected: [String] = []
    try log.forEachEntry(of: stream(number)) { entry in
      for event in entry.events where event.stream == stream(number) {
        expected.append(
          "\(event.position.value)@\(event.revision.value) \(event.type) "
            + "\(entry.recorded.nanoseconds) " + String(decoding: event.payload, as: UTF8.self))
      }
      return true
    }
    #expect(expected.count > 50)
    #expect(try batches(stream(number), in: log) == expected)
  }

  @Test("a stream that is not there has no events")
  func absent() throws {
    let folder = try TemporaryFolder()
    try write(to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    #expect(try batches(stream(9), in: log) == [])
  }

  @Test("what was recorded before a correction of the clock counts as recorded no later")
  func corrected() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    try log.commitDurably(commit(1, to: [(stream(1), 0)], recorded: 500))
    var correction = commit(2, to: [(stream(2), 0)], recorded: 100)
    correction.resetsClock = true
    try log.commitDurably(correction)
    try log.commitDurably(commit(3, to: [(stream(1), 1)], recorded: 200))
    #expect(try batches(stream(1), in: log) == ["1@1 3 100 1 ", "3@2 3 200 3 "])
    try log.close()
  }

  @Test("a file that becomes shorter under its reader is an error and no signal")
  func shortened() throws {
    let folder = try TemporaryFolder()
    try write(to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    let whole = try batches(stream(1), in: log)
    let handle = try FileHandle(forUpdating: URL(filePath: folder.path()))
    for size in [40_000, 4_096, 0] as [UInt64] {
      try handle.truncate(atOffset: size)
      var seen: [String] = []
      #expect(throws: EventStoreError.self) {
        try log.forEachBatch(of: stream(1)) { batch in
          for event in batch.events { seen.append(text(event, batch.payload(event))) }
        }
      }
      #expect(whole.starts(with: seen))
    }
  }

  @Test("a changed bit in a frame is an error", arguments: [20, 70] as [UInt64])
  func damaged(byte: UInt64) throws {
    let folder = try TemporaryFolder()
    try write(to: folder.path())
    let log = try WriteAheadLog.openForReading(folder.path())
    let handle = try FileHandle(forUpdating: URL(filePath: folder.path()))
    // The first frame is one of stream 2.
    try handle.seek(toOffset: 4_096 + byte)
    try handle.write(contentsOf: [0xff])
    #expect(throws: EventStoreError.self) { try batches(stream(2), in: log) }
    #expect(try batches(stream(3), in: log).isEmpty == false)
  }
}

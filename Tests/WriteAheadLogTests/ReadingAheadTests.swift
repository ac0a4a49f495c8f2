import EventSourcing
import Foundation
import Testing

@testable import WriteAheadLog

@Suite("A thread that reads ahead")
struct ReadingAheadTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path() }

  /// Long enough that it pays, with frames that are longer than what is read at once.
  init() throws {
    folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(path, options: fixedOptions())
    for number in 1...20_000 as ClosedRange<UInt64> {
      let length = number % 4_000 == 0 ? 300_000 : Int(number % 500)
      var new = commit(
        number, to: [(stream(number % 7), number / 7 - (number % 7 == 0 ? 1 : 0))],
        text: String(repeating: "t", count: length), recorded: Int64(number))
      if number == 9_000 {
        new.resetsClock = true
        new.recorded = Instant(nanoseconds: 8_000)
      }
      _ = try log.append(new)
    }
    try log.close()
  }

  private struct Stop: Error {}

  /// What is shown of the log behind a position, and how that ends.
  private func shown(
    ahead: Bool, after position: UInt64, upTo most: Int = .max
  ) throws -> (events: [String], failure: EventStoreError?) {
    let log = try WriteAheadLog.openForReading(path, readingAhead: ahead)
    var events: [String] = []
    do throws(EventStoreError) {
      try log.forEachBatch(after: Position(position), withTimes: true) {
        batch throws(EventStoreError) in
        for event in batch.events {
          guard events.count < most else { throw .closed }
          let payload = batch.payload(event)
          events.append(
            "\(event.position) \(event.stream)@\(event.revision) \(event.recorded.nanoseconds) "
              + "\(payload.count) \(payload.reduce(0) { $0 &+ Int($1) })")
        }
      }
    } catch { return (events, error) }
    return (events, nil)
  }

  @Test("shows the same events, from wherever it begins", arguments: [0, 1, 3_999, 4_000, 19_999])
  func same(position: UInt64) throws {
    let (ahead, alone) = try (
      shown(ahead: true, after: position), shown(ahead: false, after: position)
    )
    #expect(ahead.events == alone.events && ahead.failure == nil && alone.failure == nil)
    #expect(ahead.events.count == 20_000 - Int(position))
    #expect(ahead.events.first?.hasPrefix("\(position + 1) ") == true)
  }

  @Test("ends once nobody wants more", arguments: [0, 1, 700, 12_000])
  func stopped(count: Int) throws {
    let found = try shown(ahead: true, after: 0, upTo: count)
    #expect(found.events.count == count && found.failure == .closed)
  }

  @Test("tells of damage behind what is intact")
  func damaged() throws {
    let log = try WriteAheadLog.openForReading(path)
    let offset = try #require(log.contents.withLock { $0.marks.all.dropLast(2).last?.offset })
    var changed = try bytes(of: path)
    changed[Int(offset) + 70] ^= 1
    let whole = try shown(ahead: false, after: 0).events
    // Opened before: what is opened anew is not.
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: offset + 70)
    try file.write(contentsOf: [changed[Int(offset) + 70]])
    var seen = 0
    let failure = #expect(throws: EventStoreError.self) {
      try log.forEachBatch(after: .start, withTimes: false) { seen += $0.events.count }
    }
    guard case .damaged(let found, _)? = failure else { throw Stop() }
    #expect(found == offset)
    #expect(seen > 10_000 && seen < whole.count)
  }
}

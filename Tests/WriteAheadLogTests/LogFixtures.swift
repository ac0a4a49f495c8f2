import EventSourcing
import Foundation
import Hashing

@testable import WriteAheadLog

/// A folder that goes with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "wal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "test.wal") -> String { url.appending(path: name).path }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(filePath: path)))
}

func write(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(filePath: path))
}

let notes = Category(7)

func stream(_ number: UInt64) -> StreamID { StreamID(notes, Identifier(high: 0, low: number)) }

/// A commit of one event for each stream, distinguished by their texts.
func commit(
  _ number: UInt64, to streams: [(StreamID, UInt64)], text: String = "", recorded: Int64 = 1
) -> Commit {
  var command = CommandRecord()
  command.id = Identifier(high: 0xc0, low: number)
  command.actor = ActorID("ana")
  command.role = 4
  command.type = 1
  command.payload = Array(text.utf8)
  command.category = notes.number
  command.stream = streams[0].0.id
  return Commit(
    command: command, recorded: Instant(nanoseconds: recorded),
    appends: streams.map { stream, expected in
      StreamAppend(
        stream: stream, expected: Revision(expected),
        events: [EventPayload(type: 3, bytes: Array("\(number) \(text)".utf8))])
    })
}

func refusal(_ number: UInt64) -> RefusedCommand {
  var command = CommandRecord()
  command.id = Identifier(high: 0xf0, low: number)
  command.category = notes.number
  command.stream = stream(99).id
  return RefusedCommand(
    command: command, recorded: Instant(nanoseconds: 1),
    refusal: [1, 2, UInt8(truncatingIfNeeded: number)])
}

extension Digest {
  /// The hash of a leaf's data. Source: RFC 6962 §2.1.
  static func leaf(_ data: [UInt8]) -> Digest { SHA256.hash(of: [0] + data) }
}

extension WriteAheadLog {
  /// Everything that the log holds, as text.
  func contentsAsText() throws -> [String] {
    var found: [String] = []
    try forEachEntry(after: .start) { entry in
      let events = entry.events.map {
        "\($0.position.value):\($0.stream.id.low)@\($0.revision.value)="
          + String(decoding: $0.payload, as: UTF8.self)
      }
      found.append(entry.refusal.map { "refused \($0)" } ?? events.joined(separator: " "))
      return true
    }
    return found
  }

  func commitDurably(_ commit: Commit) throws {
    try waitUntilDurable(try append(commit).ticket)
  }
}

/// A small sealed log: six commits over three streams, one of them over two at once, one refusal.
func writeSmallLog(to path: String) throws -> [String] {
  let log = try WriteAheadLog.open(path, options: fixedOptions())
  try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "a"))
  try log.commitDurably(commit(2, to: [(stream(2), 0)], text: "bb"))
  _ = try log.append(refusal(1))
  try log.commitDurably(commit(3, to: [(stream(1), 1), (stream(3), 0)], text: "ccc"))
  try log.commitDurably(commit(4, to: [(stream(1), 2)], text: String(repeating: "d", count: 200)))
  try log.commitDurably(commit(5, to: [(stream(2), 1)]))
  try log.commitDurably(commit(6, to: [(stream(1), 3)], text: "f"))
  try log.close()
  return try WriteAheadLog.openForReading(path).contentsAsText()
}

/// The places at which a frame of a chained log may begin: those with its magic.
func frameStarts(in log: [UInt8]) -> [Int] {
  stride(from: FileHeader.size, to: log.count - 8, by: 8).filter {
    log[$0..<($0 + 4)].elementsEqual(Array("FRM2".utf8))
  }
}

/// Options for a log whose frames are not chained: format 1.
func plainOptions() -> LogOptions {
  var options = fixedOptions()
  options.isChained = false
  return options
}

/// The mark file beside a log of these bytes that knows so many of its frames.
func markFile(of log: [UInt8], frames: Int, isStrict: Bool = false) throws -> [UInt8] {
  let header = try FileHeader(log)
  let starts = [FileHeader.size] + frameEnds(of: log)
  let link: UInt32 = frames == 0 ? header.frames.start : log.get(at: starts[frames - 1] + 4)
  let mark = Mark(end: UInt64(starts[frames]), frames: UInt64(frames), link: link)
  var bytes = [UInt8](repeating: 0, count: MarkFile.size)
  for (turn, offset) in zip([UInt64(2), 1], MarkFile.slotOffsets) {
    let slot = MarkFile.Slot(turn: turn, mark: mark, epoch: 1, isStrict: isStrict)
    let encoded = MarkFile.encoded(slot, MarkFile.Identity(header))
    bytes.replaceSubrange(Int(offset)..<Int(offset) + encoded.count, with: encoded)
  }
  return bytes
}

func fixedOptions(_ salt: UInt64 = 0x5a17) -> LogOptions {
  var options = LogOptions(
    newLogID: { (Identifier(high: 1, low: 2), salt) }, now: { Instant(nanoseconds: 1_000) })
  options.disk.now = advancingClock()
  return options
}

/// A clock that shows a second more each time: no look at a writer's files counts as fresh.
func advancingClock() -> @Sendable () -> ContinuousClock.Instant {
  let (start, readings) = (ContinuousClock.now, Counter())
  return { start + .seconds(readings.next()) }
}

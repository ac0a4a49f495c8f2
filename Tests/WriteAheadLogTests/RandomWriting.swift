import EventSourcing
import StateMachineTesting
import Testing

@testable import WriteAheadLog

/// What random commits write: new streams and old ones, several at once, long and short, refusals, and a
/// clock that is corrected.
struct RandomWriting {
  var random: SeededGenerator
  var revisions: [UInt64: UInt64] = [:]
  var commands: UInt64 = 0

  mutating func go(_ count: Int, to log: WriteAheadLog) throws {
    for _ in 0..<count {
      commands += 1
      if commands % 9 == 0 {
        _ = try log.append(refusal(commands))
        continue
      }
      let names = Set((0...Int.random(in: 0...2, using: &random)).map { _ in random.next() % 40 })
        .sorted()
      var new = commit(
        commands, to: names.map { (stream($0), revisions[$0] ?? 0) },
        text: String(repeating: "t", count: Int(random.next() % 400)),
        recorded: Int64(commands) * 1_000)
      if commands % 31 == 0 {
        new.resetsClock = true
        new.recorded = Instant(nanoseconds: Int64(commands) * 1_000 - 5_500)
      }
      _ = try log.append(new)
      for name in names { revisions[name, default: 0] += 1 }
    }
  }
}

/// Everything that a log answers.
func answers(of log: WriteAheadLog, streams: ClosedRange<UInt64> = 0...41) throws -> [String] {
  var found = try log.contentsAsText()
  found.append("\(log.head.position) \(log.head.recorded.debugDescription) \(log.streamCount)")
  for name in streams {
    let number = log.number(of: stream(name))
    found.append("\(name): \(number.debugDescription) \(log.revision(of: stream(name)))")
    if let number { #expect(log.stream(number) == stream(name)) }
    try log.forEachBatch(of: stream(name)) { batch in
      for event in batch.events {
        found.append("\(event.position) \(event.recorded.nanoseconds)")
      }
    }
    try log.forEachEntry(of: stream(name)) { entry in
      found.append("\(entry.last) \(entry.recorded.nanoseconds) \(entry.clock.nanoseconds)")
      return true
    }
  }
  for command in 0...600 as ClosedRange<UInt64> {
    let commit = try log.commit(ofCommand: Identifier(high: 0xc0, low: command))
    if let commit { found.append("\(command) \(commit.last)") }
  }
  for position in stride(from: 0, to: log.head.position.value, by: 37) {
    var first: Entry?
    try log.forEachEntry(after: Position(position)) { entry in
      first = entry
      return false
    }
    found.append("\(position): \(first?.decidedAt.value ?? 0)")
  }
  return found
}

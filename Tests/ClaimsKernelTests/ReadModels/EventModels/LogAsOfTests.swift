import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

/// The demo's log, a command a minute, of which much was true long before; with registers that change.
@Suite("A log as of a point")
struct LogAsOfTests {
  private static let start = Instant("2026-01-01T00:00:00Z")!

  private static func minute(_ number: Int) -> Instant {
    Instant(nanoseconds: start.nanoseconds + Int64(number) * 60_000_000_000)
  }

  /// What changes in registers and on a lead, true at other times than it is recorded.
  private static let more = [
    #"{"actor":{"id":"ada","role":"administrator"},"person":"hugo","effective":"2025-04-01T00:00:00Z","command":{"grantRole":{"role":"verifier"}}}"#,
    #"{"actor":{"id":"ada","role":"administrator"},"person":"hugo","effective":"2025-02-01T00:00:00Z","command":{"grantRole":{"role":"legal"}}}"#,
    #"{"actor":{"id":"ada","role":"administrator"},"effective":"2025-05-01T00:00:00Z","command":{"setRules":{"rules":{"attachmentBytes":5000000},"reason":"more"}}}"#,
    #"{"actor":{"id":"carla","role":"claimant"},"report":"f0000000-0000-4000-8000-000000000001","effective":"2025-03-01T00:00:00Z","command":{"startReport":{"reporter":"carla"}}}"#,
    #"{"actor":{"id":"carla","role":"claimant"},"report":"f0000000-0000-4000-8000-000000000001","effective":"2025-06-01T00:00:00Z","command":{"editReport":{"description":"later"}}}"#,
    #"{"actor":{"id":"carla","role":"claimant"},"report":"f0000000-0000-4000-8000-000000000001","effective":"2025-04-01T00:00:00Z","command":{"editReport":{"description":"earlier","attackType":"email"}}}"#,
  ]

  private func log() throws -> InMemoryEventStore {
    let specs = TwoClocksTests.specs
    let demo = try String(
      contentsOf: specs.appending(path: "../Examples/Demo/commands.jsonl"), encoding: .utf8)
    let extra = Self.more.enumerated().map { number, line in
      #"{"id":"00000000-0000-4000-8000-0000000fff0\#(number)","# + line.dropFirst()
    }
    let log = InMemoryEventStore()
    for (number, line) in (demo.split(separator: "\n").map(String.init) + extra).enumerated() {
      let kernel = try ClaimsKernel(log, clock: { Self.minute(number) })
      let command = try CommandEnvelope(json: Array(line.utf8))
      let answer: Answer = try kernel.send(command)
      if number >= 88 { #expect(answer.codes == [], "\(answer.json)") }
    }
    return log
  }

  private static let moments = [
    nil, Instant("2025-02-15T00:00:00Z"), Instant("2025-03-05T00:00:00Z"),
    Instant("2025-04-15T00:00:00Z"), Instant("2025-05-20T00:00:00Z"),
    Instant("2027-01-01T00:00:00Z"),
  ]

  @Test("every stream of every kind is what its own events come to, at any point of both clocks")
  func everyStream() throws {
    let log = try log()
    let whole = try LogState(folding: log)
    var streams: [StreamID] = [.rules] + whole.actors.actors.map { .actor($0.id) }
    for category in EventSourcing.Category.named {
      streams += whole.snapshots(of: category).map(\.stream)
    }
    #expect(streams.contains { $0.category == .report })
    var leftOut = 0
    for position in stride(from: UInt64(0), through: whole.events, by: 7) {
      for moment in Self.moments {
        let point = AuditPoint(.position(position), effective: moment)
        let state = try LogAsOf(log, point).state()
        #expect(state.events == position)
        for stream in streams {
          var folded = StreamAsOf(stream, point)
          try log.forEachEntry(of: stream) { entry in (try? folded.apply(entry)) ?? false }
          let found = state.revision(of: stream) > 0 ? state.snapshot(of: stream) : nil
          #expect(found?.json == folded.snapshot?.json, "\(stream) at \(point.text)")
          var everything = StreamAsOf(stream, .position(position))
          try log.forEachEntry(of: stream) { entry in (try? everything.apply(entry)) ?? false }
          if everything.snapshot?.json != found?.json { leftOut += 1 }
        }
      }
    }
    #expect(leftOut > 50)
  }

  @Test("a recorded time is the position of the last that was recorded by then")
  func times() throws {
    let log = try log()
    #expect(try LogAsOf(log, .recorded(Self.minute(-1))).head.position == .start)
    for number in [0, 1, 17, 40, 93, 500] {
      let at = try LogAsOf(log, .recorded(Self.minute(number)))
      var last = Position.start
      try log.forEachEntry(after: .start) { entry in
        if entry.recorded <= Self.minute(number) { last = max(last, entry.last) }
        return true
      }
      #expect(at.head.position == last)
      #expect(try at.state().events == last.value)
      #expect(at.time(at: Self.minute(1000)) == Self.minute(number))
    }
    let behind = try LogAsOf(log, .position(100_000))
    #expect(behind.head.position == log.head.position)
    #expect(behind.head.recorded == log.head.recorded)
  }

  @Test("whatever reads it, by entries, by streams or all at once, reads the same part of the log")
  func readers() throws {
    let log = try log()
    for point in [
      AuditPoint(.position(40)), AuditPoint(.position(43), effective: Self.moments[2]),
      AuditPoint(.everything, effective: Self.moments[1]),
    ] {
      let past = try LogAsOf(log, point)
      var (entries, batches): ([UInt64], [UInt64]) = ([], [])
      try past.forEachEntry(after: .start) { entry in
        entries += entry.events.map(\.position.value)
        return true
      }
      try past.forEachBatch { batch in batches += batch.events.map(\.position) }
      #expect(entries == batches)
      #expect(!entries.isEmpty)
      if point.effective != nil { #expect(entries.count < Int(past.head.position.value)) }
      let claim = StreamID.claim(try #require(Identifier("b0000000-0000-4000-8000-000000000002")))
      var own: [UInt64] = []
      try past.forEachEntry(of: claim) { entry in
        own += entry.events.filter { $0.stream == claim }.map(\.position.value)
        return true
      }
      #expect(!own.isEmpty && Set(own).isSubset(of: entries))
    }
  }

  @Test("a valuation leaves out what was done later by a clock, whenever it was recorded")
  func valuation() throws {
    let log = try log()
    let claim = try #require(Identifier("a0000000-0000-4000-8000-000000000001"))
    func paid(_ time: String, _ clock: ModelClock) throws -> Int64? {
      let time = try #require(Instant(time))
      let state = try LogAsOf(log, AuditPoint(), until: (time, clock)).state()
      return state.claims[claim]?.claim.paid.minorUnits
    }
    #expect(try paid("2025-03-05T23:59:59Z", .effective) == 0)
    #expect(try paid("2025-03-06T23:59:59Z", .effective) == 120_000)
    #expect(try paid("2025-12-31T23:59:59Z", .effective) == 170_000)
    #expect(try paid("2025-12-31T23:59:59Z", .recorded) == nil)
    #expect(try paid("2026-12-31T23:59:59Z", .recorded) == 170_000)
  }

  @Test("nothing can be written to the past")
  func writing() throws {
    let log = try log()
    let past = try LogAsOf(log, .position(5))
    #expect(throws: EventStoreError.closed) {
      try past.append(
        Commit(command: CommandRecord(), recorded: Self.start, appends: []))
    }
    #expect(log.head.position.value > 5)
  }
}

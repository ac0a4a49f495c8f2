import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@testable import ClaimsStore

@Suite("An outbox with much in it", .long)
struct OutboxSizeTests {
  private static let many = 10_000 as UInt64

  /// The other side takes everything, and does nothing.
  private struct Willing: Transport {
    func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
      var receipt = Receipt()
      receipt.command = command.id
      return .accepted(receipt)
    }
  }

  private func outbox(
    _ log: InMemoryEventStore, keeping count: Int
  ) throws -> Outbox<InMemoryEventStore> {
    try Outbox(
      log, settings: OutboxSettings(settledKept: count), clock: { noon }, random: { 0 },
      sleep: forever)
  }

  private func queue(
    _ numbers: ClosedRange<UInt64>, in outbox: Outbox<InMemoryEventStore>
  ) throws {
    for number in numbers { try outbox.enqueue(note(number, on: number % 50, "note \(number)")) }
  }

  @Test("of settled items as many are kept in memory as was asked for, and the log has the rest")
  func settled() async throws {
    let log = InMemoryEventStore()
    let first = try outbox(log, keeping: 100)
    try queue(1...Self.many, in: first)
    #expect(first.pending.count == Int(Self.many))
    try await first.deliver(over: Willing())
    for outbox in [first, try outbox(log, keeping: 100)] {
      #expect(outbox.items.map(\.id.low) == Array((Self.many - 99)...Self.many))
      #expect(outbox.summary == OutboxSummary(settled: Int(Self.many)))
      let old = note(1, on: 1, "note 1")
      #expect(outbox.item(old.id)?.status == .acknowledged)
      #expect(outbox.item(Identifier(high: 9, low: 9)) == nil)
      // Known by its id, however long that is ago.
      #expect(try enqueue(old, in: outbox).status == .acknowledged)
      #expect(throws: OutboxError.self) { try enqueue(note(1, on: 1, "another"), in: outbox) }
      #expect(throws: OutboxError.self) { try outbox.drop(old.id) }
      #expect(outbox.summary.underWay == 0)
    }
    #expect(try Outbox.items(in: log).count == Int(Self.many))
  }

  private func enqueue(
    _ command: CommandEnvelope, in outbox: Outbox<InMemoryEventStore>
  ) throws(OutboxError) -> OutboxItem { try outbox.enqueue(command) }

  @Test("a watcher of what waits gets a change as one row, and no list is made for it")
  func watching() throws {
    let outbox = try outbox(InMemoryEventStore(), keeping: 100)
    try queue(1...Self.many, in: outbox)
    let observed = ObservedOutbox(outbox)
    let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: { noon }))
    let server = JSONLinesServer(store, outbox: observed)
    func listen() -> String {
      var heard: [UInt8] = []
      while true {
        while server.work() {}
        let lines = server.take()
        if lines.isEmpty { return String(decoding: heard, as: UTF8.self) }
        heard += lines
      }
    }
    server.receive(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":2,"method":"subscribe","params":{"outbox":{}}}"# + "\n")
    let shown = min(Int(Self.many), JSONLinesOptions().bounds.rows)
    #expect(listen().split(separator: #""status":"queued""#).count == shown + 1)
    #expect(observed.listed == 1)
    for number in 1...100 as ClosedRange<UInt64> {
      try outbox.drop(note(number, on: 1, "").id)
      let heard = listen()
      #expect(heard.contains(#""value":{"removed":[0],"inserted":["#))
      #expect(heard.split(separator: #""status":"queued""#).count <= 2)
    }
    #expect(observed.listed == 1)
  }

  @Test(
    "rows are in the order of their places, whichever change",
    arguments: 1...20 as ClosedRange<UInt64>)
  func rows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (rows, expected): (OutboxRows<UInt64>, [UInt64: UInt64]) = (OutboxRows(), [:])
    for step in 0..<200 as Range<UInt64> {
      let place = UInt64.random(in: 1...30, using: &random)
      let row = Bool.random(using: &random) ? step : nil
      rows.show(row, at: place)
      expected[place] = row
      #expect(rows.rows == expected.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  @Test("what was queued last for a stream is found, as long as it is not settled")
  func newest() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1), note(2, on: 1, "called"), note(3, on: 9, "nowhere"))
    #expect(bench.outbox.newest(of: .claim(claim(1)))?.id.low == 2)
    #expect(try bench.reopened().newest(of: .claim(claim(1)))?.id.low == 2)
    #expect(bench.outbox.newest(of: .claim(claim(2))) == nil)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(bench.outbox.newest(of: .claim(claim(1))) == nil)
    #expect(bench.outbox.newest(of: .claim(claim(9)))?.status == .refused)
    try bench.outbox.edit(note(3, on: 1, "the right one"))
    #expect(bench.outbox.newest(of: .claim(claim(1)))?.id.low == 3)
    #expect(bench.outbox.newest(of: .claim(claim(9))) == nil)
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

extension Bench {
  /// Round trips of `enqueue`: into an outbox if nothing waits, and where much does.
  func serveOutbox(_ output: inout Output) throws {
    let count = 2_000
    var (none, many): ([Double], [Double]) = ([], [])
    for round in each() {
      // By turns, so that nothing that drifts favours one.
      none.append(try enqueue(count, pending: 0, seed: UInt64(round)))
      many.append(try enqueue(count, pending: 10_000, seed: UInt64(round)))
    }
    let note = Phrase(.benchOutbox)
    report("l_serve_enqueue", "trips/s", none, note, &output)
    report(
      "l_serve_enqueue_pending", "trips/s", many, Phrase(.benchBehindMany, note), &output)
  }

  private func enqueue(_ count: Int, pending: Int, seed: UInt64) throws -> Double {
    let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: systemClock))
    let outbox = try Outbox(InMemoryEventStore(), isOnline: false, clock: systemClock)
    var workload = Workload(seed: seed)
    for _ in 0..<pending { try outbox.enqueue(workload.next()) }
    let server = JSONLinesServer(store, outbox: outbox)
    server.receive(ServedLine.text(0, "initialize", #"{"protocolVersion":1}"#))
    _ = server.take()
    let lines = (1...count).map { ServedLine.text($0, "enqueue", workload.next().json) }
    var answers = 0
    let start = now()
    for line in lines {
      server.receive(line)
      while server.work() {}
      answers += server.take().count { $0 == 0x0a }
    }
    let elapsed = now() - start
    let queued = outbox.summary.underWay
    guard answers == count, queued == count + pending else {
      throw Failure(.theBenchmarkExpectedAnswersFound, count, answers, queued)
    }
    return Double(count) / elapsed
  }
}

/// A request as the other side of a server writes it.
enum ServedLine {
  static func text(_ id: Int, _ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
  }
}

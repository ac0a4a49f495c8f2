import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import Dispatch
import EventSourcing
import WriteAheadLog

extension Bench {
  /// Round trips of `claims serve` without its pipes: a line in, its answer out.
  func serve(_ output: inout Output) throws {
    let count = max(2_000, min(50_000, bulk / 20))
    try serve("l_serve_roundtrip", count, Phrase(.benchInTurn), &output)
    try serve(
      "l_serve_roundtrip_pending", count, Phrase(.benchSamePending), pending: 10_000, &output)
    try serve(
      "l_serve_pipelined_256", count, Phrase(.benchPipelined), inFlight: 256, &output)
    try serve(
      "l_serve_1000_slices", count, Phrase(.benchSameSlices), inFlight: 256, slices: 1_000,
      &output)
    try serveFeeds(&output)
    try serveOutbox(&output)
    try serveDurably(count, &output)
  }

  private func serve(
    _ scenario: String, _ count: Int, _ note: Phrase, inFlight: Int = 1, pending: UInt64 = 0,
    slices: Int = 0, _ output: inout Output
  ) throws {
    var rates: [Double] = []
    for round in each() {
      let kernel = try ClaimsKernel(InMemoryEventStore(), clock: systemClock)
      let run = try ServeRun(kernel, count, inFlight, seed: UInt64(round), pending: pending)
      for number in 0..<slices { run.watch(UInt64(number)) }
      let start = now()
      for batch in run.batches {
        run.server.receive(batch)
        while run.server.work() {}
        run.take()
      }
      rates.append(Double(count) / (now() - start))
      try run.check()
    }
    report(scenario, "trips/s", rates, note, &output)
  }

  /// On a log: what is sent together shares a sync.
  private func serveDurably(_ count: Int, _ output: inout Output) throws {
    var rates: [Double] = []
    for round in each() {
      let kernel = try freshKernel(reserving: 256 << 20)
      let news = DispatchSemaphore(value: 0)
      let run = try ServeRun(
        kernel, count, 256, seed: UInt64(round), registering: false
      ) { need in if case .output = need { news.signal() } }
      let start = now()
      for (place, batch) in run.batches.enumerated() {
        run.server.receive(batch)
        let due = min((place + 1) * 256, count)
        while run.answers < due {
          if !run.take() { news.wait() }
        }
      }
      rates.append(Double(count) / (now() - start))
      try run.check()
      try kernel.log.close()
    }
    report(
      "l_serve_durable_256", "trips/s", rates, Phrase(.benchOnLog), &output)
  }
}

/// A server, and the lines that are sent to it.
final class ServeRun<Log: EventStore> {
  let server: JSONLinesServer<Log>
  private(set) var batches: [String] = []
  private(set) var answers = 0
  private let count: Int
  private let store: Store<Log>

  init(
    _ kernel: ClaimsKernel<Log>, _ count: Int, _ inFlight: Int, seed: UInt64, pending: UInt64 = 0,
    registering: Bool = true, need: @escaping @Sendable (JSONLinesNeed) -> Void = { _ in }
  ) throws {
    if registering { for command in Workload.registrations { _ = try kernel.submit(command) } }
    store = Store(kernel)
    self.count = count
    server = JSONLinesServer(store, need: need)
    server.receive(ServedLine.text(0, "initialize", #"{"protocolVersion":1}"#))
    _ = server.take()
    var workload = Workload(seed: seed)
    var lines: [String] = []
    for number in 1...count {
      lines.append(ServedLine.text(number, "send", workload.next().json))
    }
    for start in stride(from: 0, to: count, by: inFlight) {
      batches.append(lines[start..<min(start + inFlight, count)].joined())
    }
    for number in 0..<pending {
      var command = workload.next()
      command.id = Identifier(high: 0x0bad, low: number)
      store.queue(command)
    }
  }

  /// Watches a claim.
  func watch(_ claim: UInt64) {
    let id = Workload.claimID(claim).text
    server.receive(
      ServedLine.text(
        -1, "subscribe",
        #"{"slice":{"name":"show","params":{"stream":{"claim":"\#(id)"}}}}"#))
    while server.work() {}
    while !server.take().isEmpty {}
  }

  /// Follows the log from here on.
  func follow() {
    let after = store.health().position
    server.receive(ServedLine.text(-1, "subscribe", #"{"feed":{"after":\#(after)}}"#))
    while !server.take().isEmpty {}
  }

  /// Counts the lines that come.
  ///
  /// - Returns: whether there was anything.
  @discardableResult func take() -> Bool {
    let lines = server.take()
    // A loop of its own, which is vectorised: what is measured is not the counting.
    answers += lines.withUnsafeBufferPointer { bytes in
      var count = 0
      for place in 0..<bytes.count { count &+= bytes[place] == 0x0a ? 1 : 0 }
      return count
    }
    return !lines.isEmpty
  }

  /// Everything that was sent was accepted, and told.
  func check() throws {
    let accepted = store.health().counters.accepted
    guard accepted == count, answers >= count else {
      throw Failure(.theBenchmarkExpectedAnswersFoundAnd, count, accepted, answers)
    }
  }
}

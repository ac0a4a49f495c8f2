import ClaimsKernel
import ClaimsStore
import EventSourcing

extension Bench {
  /// Round trips while a thousand follow the log over the same connection, and each of them is told of
  /// each commit before the next command comes; against none, and by the line that is told.
  func serveFeeds(_ output: inout Output) throws {
    let (count, feeds) = (500, 1_000)
    var (none, many, line): ([Double], [Double], [Double]) = ([], [], [])
    for round in each() {
      // By turns, so that nothing that drifts favours one.
      let alone = try followedTrip(10 * count, feeds: 0, seed: UInt64(round))
      let followed = try followedTrip(count, feeds: feeds, seed: UInt64(round))
      none.append(1 / alone)
      many.append(1 / followed)
      line.append((followed - alone) / Double(feeds) * 1e9)
    }
    let note = Phrase(.benchInTurn)
    report("l_serve_0_feeds", "trips/s", none, note, &output)
    report(
      "l_serve_1000_feeds", "trips/s", many, Phrase(.benchToldToFeeds, note), &output)
    report("l_serve_feed_line", "ns", line, Phrase(.benchForEachLine), &output)
  }

  /// - Returns: seconds for one round trip and all that it leads to.
  private func followedTrip(_ count: Int, feeds: Int, seed: UInt64) throws -> Double {
    let kernel = try ClaimsKernel(InMemoryEventStore(), clock: systemClock)
    let run = try ServeRun(kernel, count, 1, seed: seed)
    for _ in 0..<feeds { run.follow() }
    let start = now()
    for line in run.batches {
      run.server.receive(line)
      while run.server.work() {}
      while run.take() {}
    }
    let elapsed = now() - start
    try run.check()
    guard run.answers == count * (1 + feeds) else {
      throw Failure(.theBenchmarkExpectedLinesFound, count * (1 + feeds), run.answers)
    }
    return elapsed / Double(count)
  }
}

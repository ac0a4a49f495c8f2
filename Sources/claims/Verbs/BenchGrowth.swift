import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What grows with a log, and what does not.
extension Bench {
  /// Logs of one, four and ten times as many events, over a tenth as many claims: what a front end
  /// waits for when it opens one.
  func grow(_ output: inout Output) throws {
    for factor in [1, 4, 10] {
      let count = bulk * factor
      try writeLog(of: count)
      let size = try Input.size(of: path)
      let index = try Input.size(of: path + ".index")
      try report("n_index", "per mille", count, [Double(index) * 1000 / Double(size)], &output)
      var times: [String: [Double]] = [:]
      for round in 0..<rounds { try open(&times, UInt64(count / 10), round) }
      for (what, values) in times.sorted(by: { $0.key < $1.key }) {
        try report("n_" + what, "ms", count, values.map { $0 * 1000 }, &output)
      }
    }
  }

  private func report(
    _ scenario: String, _ unit: String, _ events: Int, _ values: [Double], _ output: inout Output
  ) throws {
    report("\(scenario)_\(events / 1000)k", unit, values, "a log of \(events) commands", &output)
  }

  private func writeLog(of count: Int) throws {
    let kernel = try freshKernel(reserving: 0)
    var workload = Workload(seed: 7, claims: UInt64(count / 10))
    var ticket = Ticket(0)
    for done in 1...count {
      let (answer, last) = try kernel.submit(workload.next())
      try accept(answer)
      ticket = last
      if done % 1000 == 0 { try kernel.log.waitUntilDurable(ticket) }
    }
    try kernel.close()
  }

  private func open(
    _ times: inout [String: [Double]], _ claims: UInt64, _ round: Int
  ) throws {
    func time<Answer>(_ what: String, _ body: () throws -> Answer) rethrows -> Answer {
      let start = now()
      defer { times[what, default: []].append(now() - start) }
      return try body()
    }
    let claim = Workload.claimID(UInt64(round * 7919) % claims)
    let kernel = try time("open") {
      try ClaimsKernel(
        try WriteAheadLog.openForReading(path), coldly: true, clock: systemClock)
    }
    _ = try time("show") {
      try kernel.query { $0.snapshot(of: .claim(claim))?.fields.count }
    }
    try time("history") {
      try kernel.log.forEachEntry(of: .claim(claim)) { entry in !entry.events.isEmpty }
    }
    _ = try time("list") {
      var query = ClaimQuery()
      (query.order, query.limit) = ([ClaimOrder(.updated, descending: true)], 20)
      query.filter.statuses = [.open]
      return try kernel.query { [query] in try? $0.claims.list(query).snapshots.count } ?? 0
    }
    try time("append") {
      let writer = try ClaimsKernel(
        try WriteAheadLog.open(path), coldly: true, clock: systemClock)
      let note = AddNote(text: "The assessor called.")
      try accept(
        writer.send(
          CommandEnvelope(
            id: Identifier(high: 0x6e, low: UInt64(round)), actor: ActorID("hugo"),
            role: .handler, claim: claim, command: .addNote(note))))
      try writer.close()
    }
  }
}

extension Input {
  /// How many bytes a file has.
  fileprivate static func size(of path: String) throws(Failure) -> Int64 {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw Failure(.name(ofFile: path), system: String(cString: strerror(errno)))
    }
    return Int64(info.st_size)
  }
}

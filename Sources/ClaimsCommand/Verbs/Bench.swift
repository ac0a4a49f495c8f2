import ClaimsDomain
import ClaimsKernel
import Cryptography
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Verb {
  /// Measures the whole kernel (validate, decide, append, sync) and prints one line a figure, in
  /// the format that other stores' benchmarks print, so that all can run interleaved.
  func bench(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let bench = try Bench(folder: arguments.value("dir") ?? Bench.setting("DIR"))
    // A folder of its own goes with what is in it.
    let isKept = arguments.has("keep") && arguments.value("dir") != nil
    defer { if !isKept { bench.cleanUp() } }
    let only = arguments.value("only") ?? "abcdefghijklm"
    // Of a process that another one began, that one tells.
    if only != "w" {
      Interruption.expect(Phrase(.interruptedBench, bench.path), in: output.speech.language)
    }
    // First: what this process had in memory would count as that of those that it starts.
    if only.contains("n") { try bench.grow(&output) }
    if only.contains("f") { try bench.walkMachine(&output) }
    if only.contains("g") { bench.exploreMachine(&output) }
    if only.contains("a") { try bench.appendOneWriter(&output) }
    if only.contains("b") { try bench.appendConcurrently(&output) }
    if only.contains("h") {
      try bench.addPhotos(&output)
      try bench.readPhotos(&output)
    }
    if only.contains("i") { try bench.actOnStore(&output) }
    if only.contains("j") { try bench.observeStore(&output) }
    if only.contains("k") { try bench.actOnStoreWithPending(&output) }
    if only.contains("l") { try bench.serve(&output) }
    if only.contains("m") { try bench.appendWithTree(&output) }
    if only.contains("w") { try bench.writeLog(of: bench.bulk) }
    guard only.contains(where: { "cde".contains($0) }) else { return .done }
    let log = try bench.appendBulk(rounds: only.contains("c") ? min(bench.rounds, 3) : 1, &output)
    if only.contains("d") { try bench.replay(&output) }
    if only.contains("e") { try bench.readStreams(log, &output) }
    return .done
  }
}

/// One run of the benchmark. RUNS, SECS and NBULK in the environment set its size; with ENCRYPT its log's texts are
/// sealed, and replay is that of whoever has no key.
struct Bench {
  let rounds = Int(setting("RUNS") ?? "") ?? 5
  let seconds = Double(setting("SECS") ?? "") ?? 2
  let bulk = max(20_000, Int(setting("NBULK") ?? "") ?? 1_000_000)
  let folder: String
  private let master = setting("ENCRYPT").flatMap { _ in
    SealingKey(RandomBytes.make(SealingKey.size))
  }
  var path: String { folder + "/claims-bench.wal" }
  private let ownsFolder: String?

  static func setting(_ name: String) -> String? { Environment[name] }

  init(folder: String?) throws(Failure) {
    if let folder {
      ownsFolder = nil
      self.folder = folder
    } else {
      let made = try freshFolder(
        "claims-bench",
        otherwise: Phrase(.nameAFolderWithDir))
      ownsFolder = made
      self.folder = made
    }
  }

  func cleanUp() {
    cleanUp(keepingFolder: true)
    if let ownsFolder { rmdir(ownsFolder) }
  }

  func freshKernel(
    reserving bytes: UInt64, keepingTree: Bool = false
  ) throws -> ClaimsKernel<ClaimsLog> {
    cleanUp(keepingFolder: true)
    var options = LogOptions()
    options.reservedBytes = bytes
    options.keepsTree = keepingTree
    (options.master, options.seals) = (master, master != nil)
    let kernel = try ClaimsKernel(
      ClaimsLog(try WriteAheadLog.open(path, options: options)), clock: systemClock)
    for command in Workload.registrations { try accept(kernel.send(command)) }
    return kernel
  }

  private func cleanUp(keepingFolder: Bool) {
    try? WriteAheadLog.remove(path)
    unlink(path + ".lock")
  }

  // MARK: Scenarios

  func appendOneWriter(_ output: inout Output) throws {
    var rates: [Double] = []
    for round in each() {
      let kernel = try freshKernel(reserving: 256 << 20)
      var workload = Workload(seed: UInt64(round))
      var count = 0
      let start = now()
      while now() - start < seconds {
        try accept(kernel.send(workload.next()))
        count += 1
      }
      rates.append(Double(count) / (now() - start))
      try kernel.log.close()
    }
    report(
      "a_append_1writer", "events/s", rates, Phrase(.benchOneWriter), &output)
  }

  func appendConcurrently(_ output: inout Output) throws {
    var rates: [Double] = []
    for round in each() {
      let kernel = try freshKernel(reserving: 256 << 20)
      rates.append(try ConcurrentRun(kernel, tasks: 64, seconds: seconds, round: round).rate())
      try kernel.log.close()
    }
    report(
      "b_append_64_groupcommit", "events/s", rates, Phrase(.benchTasks), &output)
  }

  func appendBulk(rounds: Int, _ output: inout Output) throws -> WriteAheadLog {
    var rates: [Double] = []
    for _ in each(of: rounds) {
      let kernel = try freshKernel(reserving: 0)
      var workload = Workload(seed: 7)
      let start = now()
      var done = 0
      var events = 0
      while done < bulk {
        var ticket = Ticket(0)
        for _ in 0..<1000 {
          let (answer, last) = try kernel.submit(workload.nextOfBulk(done, of: bulk))
          events += try accept(answer)
          ticket = last
          done += 1
        }
        WorkMeter.tell(.sent, UInt64(done), of: UInt64(bulk))
        try kernel.log.waitUntilDurable(ticket)
      }
      rates.append(Double(events) / (now() - start))
      try kernel.log.close()
    }
    report(
      "c_append_batch1000", "events/s", rates, Phrase(.benchBulk, bulk), &output)
    return try WriteAheadLog.openForReading(path)
  }

  func readStreams(_ log: WriteAheadLog, _ output: inout Output) throws {
    try readStream(log, of: Workload.long100, times: 2000, "e_read_stream_100", &output)
    try readStream(log, of: Workload.long10k, times: 20, "e_read_stream_10k", &output)
  }

  func replay(_ output: inout Output) throws {
    var (alone, ahead): ([Double], [Double]) = ([], [])
    func rate(readingAhead: Bool) throws -> Double {
      let log = try WriteAheadLog.openForReading(path, readingAhead: readingAhead)
      let start = now()
      let logState = try LogState(folding: log)
      return Double(logState.events) / (now() - start)
    }
    for _ in each() {
      // By turns, so that nothing that drifts favours one.
      alone.append(try rate(readingAhead: false))
      ahead.append(try rate(readingAhead: true))
    }
    let note = Phrase(.benchReplay, bulk)
    report("d_replay_all", "events/s", alone, Phrase(.benchOneCore, note), &output)
    report("d_replay_ahead", "events/s", ahead, Phrase(.benchTwoCores, note), &output)
  }

  private func readStream(
    _ log: WriteAheadLog, of claim: UInt64, times: Int, _ scenario: String,
    _ output: inout Output
  ) throws {
    var micros: [Double] = []
    var events: UInt64 = 0
    for _ in each() {
      let start = now()
      for _ in 0..<times {
        events = try ClaimSnapshot(folding: Workload.claimID(claim), of: log)?.revision ?? 0
      }
      micros.append((now() - start) / Double(times) * 1e6)
    }
    report(scenario, "us", micros, Phrase(.benchFold, events), &output)
  }

  // MARK: Parts

  @discardableResult func accept(_ answer: Answer) throws -> Int {
    switch answer {
    case .accepted(let receipt): return receipt.events.count
    case .refused(let refused):
      throw Failure.benchmark(refused)
    }
  }

  /// The numbers of rounds, from 1; tells of each that it begins.
  func each(of count: Int? = nil) -> some Sequence<Int> {
    let all = count ?? rounds
    return (0..<all).lazy.map { done in
      WorkMeter.tell(.rounds, UInt64(done), of: UInt64(all))
      return done + 1
    }
  }

  func now() -> Double { monotonicSeconds() }

  func report(
    _ scenario: String, _ unit: String, _ values: [Double], _ note: Phrase,
    _ output: inout Output
  ) {
    let sorted = values.sorted()
    func figure(_ value: Double) -> String {
      let tenths = Int64((value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)".padded(to: 12)
    }
    output.line(
      "\("claims-kernel".padded(to: 16)) \(scenario.padded(to: 26)) "
        + "median=\(figure(sorted[sorted.count / 2])) min=\(figure(sorted[0])) "
        + "max=\(figure(sorted[sorted.count - 1])) \(unit.padded(to: 9)) runs=\(sorted.count)  # "
        + note[output.speech.language]
    )
    output.flush()
  }
}

func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

/// The cost of a store between a front end and the kernel, without a disk: the scenarios before
/// these measure the disk.
extension Bench {
  /// One action from a front end's thread: judged, appended, folded, counted, shown to one screen.
  func actOnStore(_ output: inout Output) throws {
    var micros: [Double] = []
    for round in each() {
      var run = try StoreRun(seed: UInt64(round))
      let values = run.store.values { $0.claims.count }
      micros.append(try run.median(of: 20_000))
      withExtendedLifetime(values) {}
    }
    report(
      "i_store_action", "us", micros, Phrase(.benchStoreAction), &output)
  }

  /// How many times as long sending takes with a thousand observers of the whole state, and with a
  /// thousand observers of one claim each.
  func observeStore(_ output: inout Output) throws {
    var (none, all, some): ([Double], [Double], [Double]) = ([], [], [])
    for round in each() {
      // In turns, so that drift favours none.
      var alone = try StoreRun(seed: UInt64(round))
      none.append(try alone.mean(of: 20_000))
      var watched = try StoreRun(seed: UInt64(round))
      let screens = (0..<1_000).map { _ in watched.store.values(of: \.revision) }
      all.append(try watched.mean(of: 20_000))
      withExtendedLifetime(screens) {}
      var partly = try StoreRun(seed: UInt64(round))
      let details = (0..<1_000).map { number in
        let id = Workload.claimID(UInt64(number))
        return partly.store.values(on: [.stream(.claim(id))]) { $0.claims[id]?.revision }
      }
      some.append(try partly.mean(of: 20_000))
      withExtendedLifetime(details) {}
    }
    let note = Phrase(.benchStoreMean)
    report("j_store_0_subscribers", "us", none, note, &output)
    report("j_store_1000_subscribers", "us", all, Phrase(.benchEachOfState, note), &output)
    report("j_store_1000_details", "us", some, Phrase(.benchEachOfClaim, note), &output)
    let ratios = zip(all, none).map { $0 / $1 }
    report("j_store_1000_ratio", "times", ratios, Phrase(.benchWithAgainst), &output)
  }

  /// The time of sending while many actions are pending, and of showing one as pending.
  func actOnStoreWithPending(_ output: inout Output) throws {
    var (none, many): ([Double], [Double]) = ([], [])
    var (showingNone, showing): ([Double], [Double]) = ([], [])
    for round in each() {
      var idle = try StoreRun(seed: UInt64(round))
      none.append(try idle.median(of: 20_000))
      let idleCounts = idle.store.values(ofPending: \.count)
      showingNone.append(try queueAndSettle(in: idle.store))
      withExtendedLifetime(idleCounts) {}
      var busy = try StoreRun(seed: UInt64(round))
      var outbox = Workload(seed: 99, offset: 99)
      for _ in 0..<10_000 { busy.store.queue(outbox.next()) }
      let counts = busy.store.values(ofPending: \.count)
      many.append(try busy.median(of: 20_000))
      showing.append(try queueAndSettle(in: busy.store))
      withExtendedLifetime(counts) {}
    }
    let note = Phrase(.benchStoreMedian)
    report("k_store_0_pending", "us", none, note, &output)
    report("k_store_10k_pending", "us", many, Phrase(.benchWantedAsWithout, note), &output)
    let shown = Phrase(.benchOneMorePending)
    report("k_queue_0_pending", "us", showingNone, shown, &output)
    report("k_queue_10k_pending", "us", showing, Phrase(.benchWantedAsWithout, shown), &output)
  }

  /// Mean microseconds to show a command as pending and then as settled.
  private func queueAndSettle<Log: EventStore>(in store: Store<Log>) throws -> Double {
    var outbox = Workload(seed: 98, offset: 98)
    let start = now()
    for _ in 0..<1_000 {
      let command = outbox.next()
      store.queue(command)
      store.unqueue(command.id)
    }
    return (now() - start) / 1_000 * 1e6
  }
}

/// A store without a disk, and the benchmark's commands to it.
struct StoreRun {
  let store: Store<InMemoryEventStore>
  private var workload: Workload

  init(seed: UInt64) throws {
    store = Store(try ClaimsKernel(InMemoryEventStore(), clock: systemClock))
    workload = Workload(seed: seed)
    for command in Workload.registrations { _ = try store.send(command) as Answer }
    for _ in 0..<2_000 { try send(workload.next()) }
  }

  /// The median of the microseconds that `count` commands take.
  mutating func median(of count: Int) throws -> Double {
    var times: [Double] = []
    times.reserveCapacity(count)
    for _ in 0..<count {
      let command = workload.next()
      let start = monotonicSeconds()
      try send(command)
      times.append(monotonicSeconds() - start)
    }
    return times.sorted()[count / 2] * 1e6
  }

  /// The mean of the microseconds that `count` commands take: occasional work counts, too.
  mutating func mean(of count: Int) throws -> Double {
    var commands: [CommandEnvelope] = []
    for _ in 0..<count { commands.append(workload.next()) }
    let start = monotonicSeconds()
    for command in commands { try send(command) }
    return (monotonicSeconds() - start) / Double(count) * 1e6
  }

  private func send(_ command: CommandEnvelope) throws {
    let answer: Answer = try store.send(command)
    if case .refused(let refused) = answer {
      throw Failure.benchmark(refused)
    }
  }
}

extension Failure {
  /// A command of the benchmark's own is never refused.
  static func benchmark(_ refused: RefusedAnswer) -> Failure {
    let refusal = Refusal(refused.reasons).wording
    return Failure(.theBenchmarkSOwnCommand, refusal)
  }
}

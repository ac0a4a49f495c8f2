import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

extension Bench {
  /// What a photo costs on a claim that has few, and on one that has ten thousand.
  func addPhotos(_ output: inout Output) throws {
    var memory: [PhotoCost] = []
    var disk: [PhotoCost] = []
    var show: [Double] = []
    for _ in each() {
      let kernel = try ClaimsKernel(InMemoryEventStore(), clock: systemClock)
      for command in Workload.registrations { _ = try kernel.submit(command) }
      var run = PhotoRun(kernel)
      memory.append(try run.measure())
      show.append(try run.show())
      let log = try freshKernel(reserving: 0)
      var logged = PhotoRun(log)
      disk.append(try logged.measure())
      try log.log.close()
    }
    let note = Phrase(.benchPhotosMemory)
    report("h_photo_10", "us", memory.map(\.few), note, &output)
    report("h_photo_10k", "us", memory.map(\.many), note, &output)
    report(
      "h_photo_mean", "us", memory.map(\.all), Phrase(.benchPhotosMean), &output)
    let logged = Phrase(.benchPhotosLog)
    report("h_photo_10_log", "us", disk.map(\.few), logged, &output)
    report("h_photo_10k_log", "us", disk.map(\.many), logged, &output)
    report("h_show_10k_photos", "ms", show, Phrase(.benchClaimAsJSON), &output)
  }

  /// Opening a log of claims with ten thousand photos each, and asking about one of them.
  func readPhotos(_ output: inout Output) throws {
    let kernel = try freshKernel(reserving: 0)
    var run = PhotoRun(kernel)
    for claim in 0..<UInt64(10) { try run.fill(claim, to: photosOfLarge) }
    try kernel.log.close()
    let log = try WriteAheadLog.openForReading(path)
    var (replay, blame, differences, audit): ([Double], [Double], [Double], [Double]) =
      ([], [], [], [])
    for _ in each() {
      var start = now()
      let logState = try LogState(folding: log)
      replay.append(Double(logState.events) / (now() - start))
      start = now()
      var rows = Blame()
      try forEachLine(of: 0, in: log) { rows.apply($0) }
      _ = rows.rows.count
      blame.append((now() - start) * 1e3)
      start = now()
      var comparison = Comparison(
        from: .position(photosOfLarge / 2), to: .position(photosOfLarge))
      try forEachLine(of: 0, in: log) { comparison.apply($0) }
      _ = comparison.differences.count
      differences.append((now() - start) * 1e3)
      start = now()
      var decisions = DecisionAudit()
      try decisions.run(on: log)
      audit.append(Double(decisions.decisions) / (now() - start))
    }
    report("h_replay_photos", "events/s", replay, Phrase(.benchPhotosReplay), &output)
    report("h_blame_10k_photos", "ms", blame, Phrase(.benchPhotosBlame), &output)
    report("h_diff_10k_photos", "ms", differences, Phrase(.benchPhotosDiff), &output)
    report("h_audit_photos", "events/s", audit, Phrase(.benchDecisionsAgain), &output)
  }

  private func forEachLine(
    of claim: UInt64, in log: WriteAheadLog, _ body: (HistoryLine) -> Void
  ) throws {
    try log.forEachEntry(of: .claim(Workload.claimID(claim))) { entry throws(EventStoreError) in
      do throws(WireError) { for line in try HistoryLine.lines(of: entry) { body(line) } } catch {
        throw .damaged(offset: 0, reason: "\(error)")
      }
      return true
    }
  }
}

/// How many photos the large claims of the benchmark have.
private let photosOfLarge: UInt64 = 10_000

/// Microseconds for one more photo on a claim with few, and on one with many.
struct PhotoCost {
  let few: Double
  let many: Double
  /// The mean from the first to the last: with all that grows now and then.
  let all: Double
}

/// Photos for claims: ten each for many small ones, ten thousand for a large one.
struct PhotoRun<Log: EventStore> {
  private let kernel: ClaimsKernel<Log>
  private var commands: UInt64 = 0

  init(_ kernel: ClaimsKernel<Log>) { self.kernel = kernel }

  /// The tenth photo and the ten-thousandth by turns, so that nothing that drifts favours one.
  mutating func measure() throws -> PhotoCost {
    let (window, large) = (UInt64(200), UInt64(0))
    let start = monotonicSeconds()
    try fill(large, to: photosOfLarge - window / 2)
    let all = (monotonicSeconds() - start) / Double(photosOfLarge - window / 2) * 1e6
    for claim in 1...window { try fill(claim, to: 9) }
    var (few, many): ([Double], [Double]) = ([], [])
    for claim in 1...window {
      let (tenth, next) = (photo(for: claim), photo(for: large))
      let start = monotonicSeconds()
      try accept(kernel.submit(tenth).answer)
      let middle = monotonicSeconds()
      try accept(kernel.submit(next).answer)
      few.append(middle - start)
      many.append(monotonicSeconds() - middle)
    }
    try kernel.log.waitUntilDurable(kernel.log.head.ticket)
    return PhotoCost(few: few.sorted()[100] * 1e6, many: many.sorted()[100] * 1e6, all: all)
  }

  /// Milliseconds for the large claim.
  func show() throws -> Double {
    let start = monotonicSeconds()
    guard let snapshot = try kernel.query({ $0.claims[Workload.claimID(0)] }),
      !snapshot.json.isEmpty
    else {
      throw Failure(.theBenchmarkSOwnClaim)
    }
    return (monotonicSeconds() - start) * 1e3
  }

  /// Drafts a claim and adds photos up to that many.
  mutating func fill(_ claim: UInt64, to count: UInt64) throws {
    let draft = OpenDraft(
      type: .property, title: "Water in the cellar", claimed: Money(120_000, Self.euro),
      lossDate: LocalDate(daysSinceEpoch: 20_000))
    var (answer, ticket) = try kernel.submit(envelope(claim, .openDraft(draft)))
    try accept(answer)
    for _ in 0..<count {
      (answer, ticket) = try kernel.submit(photo(for: claim))
      try accept(answer)
    }
    try kernel.log.waitUntilDurable(ticket)
  }

  private mutating func photo(for claim: UInt64) -> CommandEnvelope {
    let number = commands + 1
    var part = Part(id: Identifier(high: number &* 0x9e37_79b9_7f4a_7c15, low: number))
    part.attachment = Attachment(
      name: "IMG_\(number).jpg", mime: "image/jpeg", bytes: 3_000_000 + number,
      sha256: (0..<32).map { UInt8(truncatingIfNeeded: number >> ($0 % 8 * 8) ^ $0) })
    part.photo = Photo(
      capturedAt: Instant(nanoseconds: 1_700_000_000_000_000_000),
      latitudeMicrodegrees: 40_416_775, longitudeMicrodegrees: -3_703_790, device: "Phone 15")
    return envelope(claim, .addPart(AddPart(part: part)))
  }

  private mutating func envelope(_ claim: UInt64, _ command: ClaimCommand) -> CommandEnvelope {
    commands += 1
    return CommandEnvelope(
      id: Identifier(high: 0x0f07_0000, low: commands), actor: ActorID("carla"), role: .claimant,
      claim: Workload.claimID(claim), command: command)
  }

  private func accept(_ answer: Answer) throws {
    if case .refused(let refused) = answer {
      throw Failure.benchmark(refused)
    }
  }

  private static var euro: Currency { Currency("EUR") ?? Currency() }
}

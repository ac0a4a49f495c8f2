import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import Testing

@Suite("Effects")
struct EffectTests {
  /// A model that sees dents, and can be set to fail.
  private final class Model: AnalysisPort {
    let asked = Mutex<[(photo: PhotoToAnalyse, key: Identifier)]>([])
    let failures = Mutex(0)

    func analyse(
      _ photo: PhotoToAnalyse, key: Identifier
    ) async throws(EffectFailure) -> Analysis {
      let number = asked.withLock { asked in
        asked.append((photo, key))
        return asked.count
      }
      let fails = failures.withLock { failures in
        defer { failures = max(0, failures - 1) }
        return failures > 0
      }
      if fails { throw EffectFailure("the model is away") }
      // A model need not see the same twice.
      return Analysis(
        model: "dents-1", confidencePermille: 900, results: "dent, look \(number)")
    }

    var count: Int { asked.withLock { $0.count } }
    var keys: [Identifier] { asked.withLock { $0.map(\.key) } }
  }

  private static func photo(_ number: UInt64, to draft: UInt64 = 1) -> CommandEnvelope {
    let part = Part(
      id: Identifier(high: 0x9407, low: number),
      attachment: Attachment(
        name: "IMG_\(number).jpg", mime: "image/jpeg", bytes: 1_000,
        sha256: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 32)),
      photo: Photo(device: "Phone"))
    return envelope(
      0x900 + number, .addPart(AddPart(part: part)), on: draft, by: "carla", as: .claimant)
  }

  /// A store whose log holds a claim with this many photos, and an actor who may record what is
  /// seen on them.
  private func scene<Log: EventStore>(_ log: Log, photos: UInt64) throws -> Store<Log> {
    let store = try newStore(log)
    let timer = RegisterActor(actor: ActorID("timer"), name: "Timer", roles: [.system])
    _ =
      try store.send(
        CommandEnvelope(
          id: Identifier(high: 0xada, low: 99), actor: ActorID("ada"), role: .administrator,
          person: ActorID("timer"), command: .registerActor(timer))) as Answer
    _ = try store.send(draft(1)) as Answer
    for number in 1...photos {
      let answer: Answer = try store.send(Self.photo(number))
      #expect(answer.isAccepted, "\(answer)")
    }
    return store
  }

  private func analyses<Log: EventStore>(_ store: Store<Log>) throws -> [Int] {
    try store.read { state in
      (state.claims[claim(1)]?.claim.file.parts.map { $0.photo?.analyses.count ?? 0 }) ?? []
    }
  }

  private func runner<Log: EventStore>(
    _ model: Model, on store: Store<Log>
  ) -> EffectRunner<Log, PhotoAnalysis<Model>> {
    EffectRunner(PhotoAnalysis(model), on: store, by: ActorID("timer"))
  }

  @Test("have each photo analysed once, and what was seen is recorded under a derived id")
  func once() async throws {
    let (model, store) = (Model(), try scene(InMemoryEventStore(), photos: 3))
    let runner = self.runner(model, on: store)
    let (reports, settled) = try await runner.catchUp()
    #expect(reports.count == 3)
    #expect(reports.map(\.key) == model.keys)
    #expect(reports.map(\.key) == reports.map { runner.key($0.cause, $0.stream) })
    #expect(Set(reports.map(\.key)).count == 3)
    for report in reports {
      guard case .done(let receipt) = report.outcome else {
        Issue.record("\(report)")
        continue
      }
      #expect(receipt.command == report.key)
      #expect(receipt.events == [.claim(.damageAnalysed)])
    }
    #expect(try analyses(store) == [1, 1, 1])
    #expect(
      model.asked.withLock { $0.map(\.photo.attachment.name) } == [
        "IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg",
      ])
    #expect(
      model.asked.withLock { $0.first?.photo.due.nanoseconds } == noon.nanoseconds + 5_000_000_000)
    // From the beginning again: nothing is asked and nothing is recorded twice.
    let again = try await runner.catchUp()
    #expect(again.reports.map(\.outcome) == [.doneBefore, .doneBefore, .doneBefore])
    #expect(model.count == 3)
    #expect(try analyses(store) == [1, 1, 1])
    // And after the settled place there is nothing to look at but what it recorded itself.
    #expect(try await runner.catchUp(after: settled).reports == [])
  }

  /// The steps at which a process may die while it works on an event.
  private enum Boundary: CaseIterable, Sendable {
    case beforeAsking, afterAsking, beforeTheCommandIsDurable, afterTheCommand
  }

  @Test("happen once in the log, whichever step the process dies at", arguments: 0..<3)
  func crashes(photo: Int) async throws {
    for boundary in Boundary.allCases {
      let disk = InMemoryEventStore()
      let log = FailingEventStore(disk)
      let model = Model()
      let store = try scene(log, photos: 3)
      let runner = self.runner(model, on: store)
      var feed = store.events().makeAsyncIterator()
      var passed = 0
      while let entry = try await feed.next() {
        guard entry.events.first?.type == ClaimEventKind.partAdded.rawValue,
          entry.events.first?.stream.category == .claim
        else { continue }
        if passed < photo {
          passed += 1
          _ = try await runner.handle(entry)
          continue
        }
        switch boundary {
        case .beforeAsking: break
        case .afterAsking:
          // The model has answered, and the log does not have it.
          log.fail(.append(1), with: .closed)
          await #expect(throws: EventStoreError.closed) { _ = try await runner.handle(entry) }
        case .beforeTheCommandIsDurable:
          log.fail(.durability(ofAppend: 1), with: .closed)
          await #expect(throws: EventStoreError.closed) { _ = try await runner.handle(entry) }
        case .afterTheCommand: _ = try await runner.handle(entry)
        }
        break
      }
      // The next process: what is on the disk, and nothing of what was in memory.
      let revived = Store(try ClaimsKernel(disk, clock: { noon }))
      let next = self.runner(model, on: revived)
      _ = try await next.catchUp()
      #expect(try analyses(revived) == [1, 1, 1], "\(boundary)")
      // The model may be asked twice for what it had said to a dead process, under the same key.
      #expect(Set(model.keys).count == 3)
      #expect(model.count <= 4)
      var recorded = 0
      try disk.forEachEntry(after: .start) { entry in
        recorded += entry.events.filter { $0.type == ClaimEventKind.damageAnalysed.rawValue }.count
        return true
      }
      #expect(recorded == 3)
    }
  }

  @Test("two runners at once record each photo once, also if they see different things")
  func twoRunners() async throws {
    let store = try scene(InMemoryEventStore(), photos: 20)
    let (one, two) = (Model(), Model())
    async let first = runner(one, on: store).catchUp()
    async let second = runner(two, on: store).catchUp()
    let outcomes = try await (first.reports + second.reports).map(\.outcome)
    #expect(outcomes.filter { if case .done = $0 { true } else { false } }.count == 20)
    #expect(outcomes.filter { $0 == .doneBefore }.count == 20)
    #expect(try analyses(store) == Array(repeating: 1, count: 20))
  }

  @Test("that fail are not settled, and are tried again")
  func failing() async throws {
    let (model, store) = (Model(), try scene(InMemoryEventStore(), photos: 2))
    model.failures.withLock { $0 = 1 }
    let runner = self.runner(model, on: store)
    let (reports, settled) = try await runner.catchUp()
    #expect(reports.first?.outcome == .failed(EffectFailure("the model is away")))
    #expect(try analyses(store) == [0, 1])
    let again = try await runner.catchUp(after: settled)
    #expect(again.reports.count == 2)
    #expect(again.reports.last?.outcome == .doneBefore)
    #expect(try analyses(store) == [1, 1])
  }

  @Test("do not begin behind the log's end, since events up to there would be left out")
  func beyondEnd() async throws {
    let (model, store) = (Model(), try scene(InMemoryEventStore(), photos: 1))
    let runner = self.runner(model, on: store)
    let end = store.kernel.log.head.position
    let beyond = Position(end.value + 1)
    await #expect(throws: EventStoreError.beyondEnd(beyond, end: end)) {
      _ = try await runner.catchUp(after: beyond)
    }
    #expect(model.count == 0)
  }

  @Test("go on as events come, resting between attempts, until their task is cancelled")
  func running() async throws {
    let (model, store) = (Model(), try scene(InMemoryEventStore(), photos: 1))
    model.failures.withLock { $0 = 2 }
    let rests = Mutex<[Duration]>([])
    let (reported, report) = AsyncStream.makeStream(of: EffectReport.self)
    let runner = self.runner(model, on: store)
    let running = Task {
      try await runner.run(
        rest: { pause in rests.withLock { $0.append(pause) } }, report: { report.yield($0) })
    }
    var reports = reported.makeAsyncIterator()
    _ = await reports.next()
    #expect(rests.withLock { $0 } == [.seconds(1), .seconds(2)])
    _ = try await store.send(Self.photo(7))
    let second = await reports.next()
    #expect(second?.key == model.keys.last)
    running.cancel()
    try await running.value
    #expect(try analyses(store) == [1, 1])
  }

  @Test("that are cancelled while they rest are not tried again, however long a rest was to be")
  func resting() async throws {
    let (model, store) = (Model(), try scene(InMemoryEventStore(), photos: 1))
    model.failures.withLock { $0 = 2 }
    let (rests, resting) = AsyncStream.makeStream(of: Void.self)
    let runner = self.runner(model, on: store)
    let running = Task {
      try await runner.run(
        rest: { pause in
          resting.yield()
          await forever(pause)
        }, report: { _ in })
    }
    for await _ in rests { break }
    running.cancel()
    try await running.value
    #expect(model.count == 1)
    #expect(try analyses(store) == [0])
  }

  @Test("a photo that is gone by now is not looked at; what the log refuses is reported")
  func gone() async throws {
    let (model, store) = (Model(), try scene(InMemoryEventStore(), photos: 2))
    let remove = RemovePart(part: Identifier(high: 0x9407, low: 1), reason: "wrong photo")
    _ =
      try await store.send(
        envelope(0x999, .removePart(remove), on: 1, by: "carla", as: .claimant))
    let nobody = EffectRunner(PhotoAnalysis(model), on: store, by: ActorID("nobody"))
    let (reports, _) = try await nobody.catchUp()
    #expect(reports.count == 1)
    guard case .refused(let refused)? = reports.first?.outcome else {
      Issue.record("\(reports)")
      return
    }
    #expect(refused.reasons.map(\.code) == [.notAuthorised])
  }

  // MARK: Telling people

  private final class Letterbox: NotificationPort {
    let letters = Mutex<[Identifier: PersonalNotice]>([:])
    let deliveries = Mutex(0)

    func deliver(_ notice: PersonalNotice, key: Identifier) async throws(EffectFailure) {
      deliveries.withLock { $0 += 1 }
      letters.withLock { $0[key] = notice }
    }
  }

  @Test("notify claimants of what happened to their claims, under one key however often they do")
  func notices() async throws {
    let store = try scene(InMemoryEventStore(), photos: 1)
    for (number, command, name, role) in [
      (1, .submit(Submit()), "carla", .claimant),
      (2, .rejectIntake(RejectIntake(codes: ["noCoverage"])), "hugo", .handler),
    ] as [(UInt64, ClaimCommand, String, Role)] {
      let answer = try await store.send(
        envelope(0xa00 + number, command, on: 1, by: name, as: role))
      #expect(answer.isAccepted, "\(answer)")
    }
    let box = Letterbox()
    let runner = EffectRunner(Notifying(box), on: store, by: ActorID("timer"))
    let (reports, settled) = try await runner.catchUp()
    #expect(reports.map(\.outcome) == [.told])
    _ = try await runner.catchUp()
    #expect(box.deliveries.withLock { $0 } == 2)
    #expect(
      box.letters.withLock { Array($0.values) } == [
        PersonalNotice(
          recipient: ActorID("carla"), stream: .claim(claim(1)), occasion: .claimRejected)
      ])
    #expect(try await runner.catchUp(after: settled).reports == [])
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization
import Testing

@Suite("Slices that name their subjects")
struct SubjectTests {
  private let store: Store<InMemoryEventStore>

  init() throws { store = try newStore(InMemoryEventStore()) }

  @Test("are skipped if others change, and taken if theirs do")
  func passedOver() async throws {
    let taken = Mutex(0)
    let values = store.values(on: [.stream(.claim(claim(1)))]) { state in
      taken.withLock { $0 += 1 }
      return state.claims[claim(1)]?.claim.notes
    }
    var notes = values.makeAsyncIterator()
    #expect(await notes.next() == .some(nil))
    _ = try await store.send(draft(2))
    _ = try await store.send(note(3, on: 2, "elsewhere"))
    #expect(taken.withLock { $0 } == 1)
    _ = try await store.send(draft(1))
    #expect(await notes.next() == 0)
    #expect(taken.withLock { $0 } == 2)
  }

  @Test("see every stream that a commit touches")
  func companions() async throws {
    let report = Identifier(high: 0x4e, low: 1)
    var drafts = store.values(on: [.stream(.claim(claim(9)))]) { $0.claims[claim(9)] != nil }
      .makeAsyncIterator()
    var boards = store.values(on: [.all(.claim)]) { $0.claims.count }.makeAsyncIterator()
    #expect(await drafts.next() == false)
    #expect(await boards.next() == 0)
    for command in escalation(of: report, to: claim(9)) {
      let answer = try await store.send(command)
      #expect(answer.isAccepted, "\(answer)")
    }
    #expect(await drafts.next() == true)
    #expect(await boards.next() == 1)
  }

  /// Carla's report of something stolen, which Hugo makes a claim of.
  private func escalation(
    of report: Identifier, to claim: Identifier
  ) -> [CommandEnvelope] {
    var details = IncidentDetails()
    details.attackType = "email"
    details.impact = "robo_datos"
    details.description = "Files are gone"
    details.incidentDate = noon
    let commands: [(ReportCommand, String, Role)] = [
      (.startReport(StartReport()), "carla", .claimant),
      (.editReport(EditReport(details)), "carla", .claimant),
      (.submitReport(SubmitReport()), "carla", .claimant),
      (.reviewReport(ReviewReport()), "hugo", .handler),
      (
        .escalateReport(
          EscalateReport(
            claim: claim, title: "Files are gone",
            claimed: Money(100, Currency("EUR") ?? Currency()))),
        "hugo", .handler
      ),
    ]
    return commands.enumerated().map { number, row in
      CommandEnvelope(
        id: Identifier(high: 0xe5c, low: UInt64(number + 1)), actor: ActorID(row.1), role: row.2,
        stream: StreamID(.report, report), command: .report(row.0))
    }
  }

  @Test("are shown preferences and what is queued if they name them, and not otherwise")
  func asides() async throws {
    let taken = Mutex(0)
    let claims = store.values(on: [.all(.claim)]) { state in
      taken.withLock { $0 += 1 }
      return state.claims.count
    }
    var languages = store.values(on: [.preferences]) { $0.preferences.language }
      .makeAsyncIterator()
    #expect(await languages.next() == "")
    var chosen = store.preferences
    chosen.language = "es"
    try store.update(preferences: chosen)
    store.queue(draft(4))
    #expect(await languages.next() == "es")
    #expect(taken.withLock { $0 } == 1)
    withExtendedLifetime(claims) {}
  }
}

@Suite("Many observers")
struct ManyObserversTests {
  @Test("all see the newest value in the end, from any sender")
  func all() async throws {
    let store = try newStore(InMemoryEventStore())
    let streams = (0..<200).map { _ in store.values(of: \.revision) }
    let sends = 300 as UInt64
    let watchers = streams.map { stream in
      Task {
        var seen: [UInt64] = []
        for await revision in stream {
          seen.append(revision)
          if revision == registered + sends { break }
        }
        return seen
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 1...sends {
        group.addTask { _ = try? await store.send(draft(number)) }
      }
    }
    for watcher in watchers {
      let seen = await watcher.value
      #expect(seen.last == registered + sends)
      #expect(seen == Array(Set(seen)).sorted())
    }
  }

  @Test("are shown many changes at once: slices are taken far less often than commands are sent")
  func together() async throws {
    let store = try newStore(InMemoryEventStore())
    let taken = Mutex(0)
    let streams = (0..<100).map { _ in
      store.values { state in
        taken.withLock { $0 += 1 }
        return state.revision
      }
    }
    let sends = 2_000 as UInt64
    for number in 1...sends { _ = try await store.send(draft(number)) }
    for stream in streams {
      for await revision in stream where revision == registered + sends { break }
    }
    let count = taken.withLock { $0 }
    #expect(count < 25 * Int(sends))
  }

  @Test("a few are shown a change before its sender goes on")
  func few() async throws {
    let store = try newStore(InMemoryEventStore())
    let shown = (0..<16).map { _ in store.values(of: \.revision) }
    for number in 1...5 as ClosedRange<UInt64> { _ = try await store.send(draft(number)) }
    for stream in shown {
      var values = stream.makeAsyncIterator()
      #expect(await values.next() == registered + 5)
    }
  }

  @Test("refreshing shows what came into the log by other ways than the store")
  func refreshing() async throws {
    let store = try newStore(InMemoryEventStore())
    var counts = store.values { $0.claims.count }.makeAsyncIterator()
    #expect(await counts.next() == 0)
    let _: Answer = try await store.kernel.send(draft(1))
    store.refresh()
    #expect(await counts.next() == 1)
  }
}

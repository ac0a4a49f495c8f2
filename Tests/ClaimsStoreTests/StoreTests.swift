import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization
import Testing

@Suite("The store")
struct StoreTests {
  private let log = InMemoryEventStore()
  private let store: Store<InMemoryEventStore>

  init() throws {
    store = try newStore(log)
  }

  /// Sends from this thread, without a task.
  private func sendBlocking(_ command: CommandEnvelope) throws(EventStoreError) -> Answer {
    try store.send(command)
  }

  private func eventCount() -> UInt64 { log.head.position.value - registered }

  @Test("an empty store has no claims")
  func empty() throws {
    #expect(try store.state.claims.count == 0)
    #expect(try store.state.revision == registered)
  }

  @Test("a command is answered with a receipt and seen in the state, waiting or blocking")
  func sending() async throws {
    let drafted = try #require(try await store.send(draft(1)).receipt)
    #expect(drafted.events == [.claim(.claimDrafted)])
    #expect([drafted.position, drafted.revision] == [registered + 1, 1])
    #expect(drafted.recorded == noon)
    #expect(!drafted.repeated)
    let noted = try #require(try sendBlocking(note(2, on: 1, "called")).receipt)
    #expect(noted.events == [.claim(.noteAdded)])
    #expect([noted.position, noted.revision] == [registered + 2, 2])
    let state = try store.state
    #expect(state.claims.count == 1)
    #expect(state.claims[claim(1)]?.claim.notes == 1)
    #expect(state.claims[claim(1)]?.revision == 2)
    #expect(state.revision == registered + 2)
  }

  @Test("a state that was taken stays as it was")
  func snapshot() throws {
    _ = try sendBlocking(draft(1))
    let before = try store.state
    _ = try sendBlocking(note(2, on: 1, "called"))
    #expect(before.claims[claim(1)]?.claim.notes == 0)
    #expect(try store.state.claims[claim(1)]?.claim.notes == 1)
  }

  @Test("the same command sent twice is one event and one receipt, which says so")
  func repeated() async throws {
    let first = try #require(try await store.send(draft(1)).receipt)
    _ = try await store.send(note(2, on: 1, "called"))
    for answer in [try await store.send(draft(1)), try sendBlocking(draft(1))] {
      var again = try #require(answer.receipt)
      #expect(again.repeated)
      again.repeated = false
      #expect(again == first)
    }
    #expect(eventCount() == 2)
    #expect(try store.state.revision == registered + 2)
  }

  @Test("a command's id with other content is refused, and nothing happens")
  func reusedID() throws {
    _ = try sendBlocking(draft(1))
    _ = try sendBlocking(note(2, on: 1, "called"))
    for other in [
      note(2, on: 1, "called again"), note(2, on: 2, "called"),
      note(2, on: 1, "called", by: "sara"), note(2, on: 1, "called", as: .supervisor),
    ] {
      let refused = try #require(try sendBlocking(other).refused)
      #expect(refused.reasons.map(\.code) == [.commandIdReused])
    }
    #expect(eventCount() == 2)
  }

  @Test("a refusal is an answer, not an error; it changes nothing and uses up no id")
  func refusal() async throws {
    let refused = try #require(try await store.send(note(2, on: 1, "called")).refused)
    #expect(refused.reasons.map(\.code) == [.notFound])
    #expect(refused.message == "not found: found \(claim(1).text)")
    #expect(refused.decidedAt == registered)
    #expect(try store.state.claims.count == 0)
    _ = try await store.send(draft(1))
    #expect(try await store.send(note(2, on: 1, "called")).isAccepted)
  }

  @Test("what is allowed is known for every command: on a draft, on no claim, to a stranger")
  func allowed() throws {
    _ = try sendBlocking(draft(1))
    func verbs(_ actor: String, _ role: Role, _ number: UInt64) throws -> [ClaimVerb] {
      let all = try store.allowed(for: ActorID(actor), as: role, on: .claim(claim(number)))
      #expect(all.map(\.command) == ClaimVerb.allCases.dropFirst().map(\.name.description))
      return all.filter(\.allowed).compactMap { ClaimVerb.named($0.command) }
    }
    #expect(
      try verbs("carla", .claimant, 1) == [
        .editDraft, .addPart, .updatePart, .referenceDocument, .unreferenceDocument, .submit,
        .withdraw, .addNote, .removePart, .recordUpload, .recordCommunication,
        .authoriseRepresentative, .revokeRepresentative,
      ])
    #expect(try verbs("carl", .claimant, 1) == [])
    #expect(
      try verbs("hugo", .handler, 1) == [
        .addPart, .updatePart, .referenceDocument, .unreferenceDocument, .recordCheck, .addNote,
        .removePart, .recordUpload, .assessDamage, .recordCommunication, .revokeRepresentative,
      ])
    #expect(try verbs("carla", .claimant, 2) == [.openDraft])
    #expect(try verbs("hugo", .auditor, 1) == [])
  }

  @Test("an actor who is allowed a command by the store may send it")
  func allowedIsSent() throws {
    _ = try sendBlocking(draft(1))
    let permissions = try store.allowed(for: ActorID("carla"), as: .claimant, on: .claim(claim(1)))
    #expect(permissions.first { $0.command == "submit" }?.allowed == true)
    #expect(
      try sendBlocking(envelope(2, .submit(Submit()), on: 1, by: "carla", as: .claimant)).isAccepted
    )
    let after = try store.allowed(for: ActorID("carla"), as: .claimant, on: .claim(claim(1)))
    #expect(after.first { $0.command == "submit" }?.reasons.map(\.code) == [.invalidTransition])
  }

  @Test("tasks that note at once are all accepted; revisions and positions have no gap")
  func concurrent() async throws {
    for number in 1...10 as ClosedRange<UInt64> { _ = try await store.send(draft(number)) }
    let receipts = try await withThrowingTaskGroup(of: Receipt.self) { group in
      for place in 0..<200 as Range<UInt64> {
        group.addTask { [store] in
          let command = note(1_000 + place, on: 1 + place % 10, "note \(place)")
          return try #require(try await store.send(command).receipt)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(receipts.map(\.position).sorted() == Array(registered + 11...registered + 210))
    for number in 1...10 as ClosedRange<UInt64> {
      let ofClaim = receipts.filter { $0.claim == claim(number) }.sorted {
        $0.position < $1.position
      }
      #expect(ofClaim.map(\.revision) == Array(2...21))
      #expect(try store.state.claims[claim(number)]?.claim.notes == 20)
    }
    // What was folded as it was decided is what a fold of the log gives.
    let folded = Store(try ClaimsKernel(log, clock: { noon }))
    for number in 1...10 as ClosedRange<UInt64> {
      let snapshot = try store.state.claims[claim(number)]
      #expect(try folded.state.claims[claim(number)] == snapshot)
    }
  }
}

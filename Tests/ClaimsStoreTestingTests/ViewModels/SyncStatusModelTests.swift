import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("The status of an outbox")
struct SyncStatusModelTests {
  /// The other side.
  private let test: TestStore<MemoryLog>
  private let transport: FailingTransport<LocalTransport<MemoryLog>>
  private let outbox: Outbox<InMemoryEventStore>
  private let ids = NumberedIdentifiers(0xabc)

  init() throws {
    test = try TestStore(given: people + [draft()])
    transport = FailingTransport(LocalTransport(test.store))
    outbox = try Outbox(
      InMemoryEventStore(), clock: { morning }, random: { 0 },
      // Nothing is late here: a request is answered, or fails by itself.
      sleep: { _ in
        await withTaskCancellationHandler {
          await forever()
        } onCancel: {
        }
      })
  }

  private func model(_ language: Language = .en) -> SyncStatusModel<InMemoryEventStore> {
    SyncStatusModel(outbox, language: language, newID: ids.next)
  }

  @Test("shows what waits, and nothing once the other side has it, which is once")
  func synced() async throws {
    let model = model(.es)
    #expect((model.items.count, model.status) == (0, .synced))
    let item = try await outbox.enqueue(note(2, "called"))
    try await until("one") { model.items.map(\.id) == [item.id] }
    #expect(model.status == .pending)
    #expect(model.items.first?.statusName == "En espera de envío")
    #expect(model.items.first?.label == Words(.es).label(of: ClaimVerb.addNote))
    transport.fail(request: 1, .broughtTwice)
    #expect(try await outbox.deliver(over: transport) == .idle)
    try await until("none") { model.items.isEmpty && model.status == .synced }
    try test.received(in: .claim(claim(1)), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim(1)) { $0.notes = 1 }
    }
    try test.finish()
  }

  @Test("an answer that was lost is reported, and the command happens once all the same")
  func lost() async throws {
    let model = model(.es)
    let item = try await outbox.enqueue(note(2, "called"))
    transport.fail(request: 1, .answerLost)
    _ = try await outbox.deliver(over: transport)
    try await until("a fault") { model.items.first?.status == .retry }
    #expect(model.items.first?.isUnanswered == true)
    #expect(model.items.first?.fault != nil)
    #expect(model.items.first?.attempts == 1)
    await model.retry(item.id)
    #expect(model.problem == nil)
    #expect(try await outbox.deliver(over: transport) == .idle)
    try await until("none") { model.items.isEmpty }
    #expect(transport.requests.map(\.id) == [item.id, item.id])
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 1)
  }

  @Test("without a connection nothing is sent; back again, it goes on")
  func offline() async throws {
    let model = model()
    model.connectivity(changed: false)
    #expect(!model.isOnline)
    _ = try await outbox.enqueue(note(2, "called"))
    #expect(try await outbox.deliver(over: transport) == .offline)
    #expect(transport.requests == [])
    model.connectivity(changed: true)
    #expect(model.isOnline)
    transport.fail(request: 1, .notSent(.authenticationRequired))
    #expect(try await outbox.deliver(over: transport) == .signedOut)
    try await until("signed out") { !model.isSignedIn }
    model.signedIn()
    #expect(model.isSignedIn)
    #expect(try await outbox.deliver(over: transport) == .idle)
    try await until("none") { model.items.isEmpty }
  }

  @Test("what was refused says why, and is edited, dropped, or sent as a new command")
  func refused() async throws {
    let model = model(.es)
    for number in 2...4 as ClosedRange<UInt64> {
      _ = try await outbox.enqueue(note(number, " "))
    }
    _ = try await outbox.deliver(over: transport)
    try await until("three refused") { model.summary.refused == 3 }
    let rows = model.items
    #expect(rows.map(\.explanation).allSatisfy { $0.hasPrefix("el texto está vacío") })
    #expect(rows.map(\.needsAttention) == [true, true, true])
    #expect(model.status == .refused)
    #expect(rows[0].actions == [.retryQueued, .dropQueued, .editQueued, .retryAsNew])
    await model.edit(note(2, "called"))
    await model.drop(rows[1].id, reason: "not needed")
    await model.retryAsNew(rows[2].id)
    #expect(model.problem == nil)
    _ = try await outbox.deliver(over: transport)
    try await until("one refused again") { model.items.count == 1 && model.summary.refused == 1 }
    #expect(model.items.first?.id == ids[1])
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 1)
    await model.resolve(ids[1], by: .keepRemote)
    #expect(model.problem != nil)
    #expect(!model.isBusy)
  }

  @Test("what a user has written is corrected by another text, and nothing else of it changes")
  func written() async throws {
    let model = model()
    var refused = note(2, " ")
    refused.expectedRevision = 1
    _ = try await outbox.enqueue(refused)
    _ = try await outbox.enqueue(draft(3))
    _ = try await outbox.deliver(over: transport)
    try await until("refused") { model.items.first?.status == .refused }
    let row = try #require(model.items.first)
    #expect(row.text == " " && row.actions.contains(.editQueued))
    await model.edit(row.id, text: "called")
    #expect(model.problem == nil)
    #expect(model.items.first?.text == "called")
    var mended = note(2, "called")
    mended.expectedRevision = 1
    #expect(try outbox.item(row.id)?.envelope() == mended)
    #expect(try await outbox.deliver(over: transport) == .idle)
    try await until("none") { !model.items.contains { $0.id == row.id } }
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 1)
  }

  @Test("what is more than a text is left alone")
  func notWritten() async throws {
    let model = model()
    let item = try await outbox.enqueue(draft(3))
    try await until("one") { model.items.count == 1 }
    #expect(model.items.first?.text == nil)
    await model.edit(item.id, text: "called")
    #expect(outbox.item(item.id) == item)
  }

  @Test("whatever has a text is the same with another one")
  func everyText() {
    var count = 0
    for category in [Category.claim, .report, .document, .lead] {
      for type in 1...200 as ClosedRange<UInt32> {
        guard let command = try? DomainCommand(category: category, type: type, payload: []) else {
          continue
        }
        let written = command.writing("called")
        #expect((command.writtenText == nil) == (written == nil))
        guard let written else { continue }
        #expect(written.writtenText == "called")
        #expect((written.category, written.type) == (category, type))
        count += 1
      }
    }
    #expect(count == 13)
  }

  @Test("is released when nothing refers to it")
  func goes() async throws {
    var model: SyncStatusModel<InMemoryEventStore>? = model()
    weak let gone = model
    _ = try await outbox.enqueue(note(2, "called"))
    try await until("one") { model?.items.count == 1 }
    model = nil
    try await comesTrue { gone == nil }
  }
}

/// Waits until its task is cancelled.
func forever() async {
  let (never, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in never {}
  continuation.finish()
}

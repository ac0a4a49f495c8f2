import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import Testing

@MainActor @Suite("Screens without a connection")
struct QueuedModelTests {
  /// The other side.
  private let test: TestStore<MemoryLog>
  private let outbox: Outbox<MemoryLog>
  private let log = FailingEventStore(InMemoryEventStore())
  private let ids = NumberedIdentifiers(0xabc)

  init() throws {
    test = try TestStore(given: people + [draft()])
    outbox = try Outbox(
      log, clock: { morning }, random: { 0 },
      // Nothing is late here.
      sleep: { _ in
        await withTaskCancellationHandler {
          await forever()
        } onCancel: {
        }
      })
    outbox.connectivity(changed: false)
  }

  private func viewer(_ language: Language = .en) -> Viewer<MemoryLog> {
    Viewer(
      test.store, actor: ActorID("carla"), role: .claimant, language: language, newID: ids.next,
      now: { morning }, outbox: outbox)
  }

  private func deliver() async throws {
    outbox.connectivity(changed: true)
    try await outbox.deliver(over: LocalTransport(test.store))
  }

  @Test("what is sent is queued, and shows as accepted once the other side has it")
  func accepted() async throws {
    let sender = Sender(viewer())
    let answer = await sender.send(.claim(.addNote(AddNote(text: "called"))), to: .claim(claim(1)))
    #expect(answer == nil)
    guard case .queued(let item) = sender.progress else {
      Issue.record("\(sender.progress)")
      return
    }
    #expect(item.status == .queued)
    #expect(!sender.isSending)
    #expect(sender.message == nil)
    try await deliver()
    try await until("accepted") { if case .accepted = sender.progress { true } else { false } }
    guard case .accepted(let receipt) = sender.progress else { return }
    #expect((receipt.command, receipt.claim, receipt.revision) == (item.id, claim(1), 2))
  }

  @Test("what the other side refuses shows why, in the viewer's language")
  func refused() async throws {
    let sender = Sender(viewer(.es))
    await sender.send(.claim(.addNote(AddNote(text: " "))), to: .claim(claim(1)))
    try await deliver()
    try await until("refused") { sender.message?.hasPrefix("el texto está vacío") ?? false }
  }

  @Test("what the outbox cannot keep fails, and is queued once by sending it again")
  func failed() async throws {
    let sender = Sender(viewer())
    log.fail(.append(1))
    await sender.send(.claim(.addNote(AddNote(text: "called"))), to: .claim(claim(1)))
    guard case .failed(let command, _) = sender.progress else {
      Issue.record("\(sender.progress)")
      return
    }
    await sender.retry()
    #expect(outbox.items.map(\.id) == [command.id])
    guard case .queued = sender.progress else {
      Issue.record("\(sender.progress)")
      return
    }
  }

  @Test("a form that is handed in is queued whole, and confirmed once the other side has it")
  func form() async throws {
    let model = FormModel(viewer(), ReportForm())
    model.details = whole
    #expect(await model.save())
    #expect(model.problems.isEmpty)
    await model.submit()
    guard case .queued(let confirmation) = model.phase else {
      Issue.record("\(model.phase)")
      return
    }
    #expect(confirmation.id == model.id)
    #expect(model.isDisabled)
    #expect(test.store.status(ofReport: model.id) == nil)
    try await deliver()
    try await until("confirmed") { if case .confirmed = model.phase { true } else { false } }
    #expect(outbox.items.allSatisfy { $0.status == .acknowledged })
  }

  @Test("a form that is refused goes back to its fields, with what is wrong")
  func formRefused() async throws {
    let model = FormModel(viewer(), ReportForm())
    model.details.attackType = "email"
    await model.submit()
    guard case .queued = model.phase else {
      Issue.record("\(model.phase)")
      return
    }
    try await deliver()
    try await until("editing") { model.phase == .editing && !model.problems.isEmpty }
    #expect(model.problem(with: "impact") != nil)
  }

  @Test("an edit that is queued is not saved; refused later, it comes back, and is corrected")
  func editRefused() async throws {
    let model = FormModel(viewer(), ReportForm())
    model.details = whole
    model.details.impact = "armageddon"
    #expect(await model.save())
    #expect(!model.isSaved && model.isQueued)
    try await deliver()
    try await until("refused") { model.problem(with: "impact") != nil }
    #expect(!model.isSaved && !model.isQueued && model.phase == .editing)
    model.details.impact = "robo_datos"
    await model.submit()
    #expect(model.problems == [])
    try await deliver()
    try await until("confirmed") { if case .confirmed = model.phase { true } else { false } }
    #expect(model.isSaved)
    #expect(outbox.items.map(\.status) == [.acknowledged, .acknowledged, .acknowledged])
    #expect(try test.store.state.reports[model.id]?.state.details == whole)
  }

  @Test("what is refused after a form was handed in reaches it, whatever comes after")
  func refusedBefore() async throws {
    let model = FormModel(viewer(), ReportForm())
    model.details = whole
    #expect(await model.save())
    model.details.impact = "armageddon"
    await model.submit()
    try await deliver()
    // Without the edit the other side has all that it needs.
    try await until("confirmed") { if case .confirmed = model.phase { true } else { false } }
    #expect(model.problem(with: "impact") != nil)
    #expect(!model.isSaved)
  }

  @Test("a form of another day goes on with what the outbox keeps of it")
  func resumed() async throws {
    let first = FormModel(viewer(), ReportForm())
    first.details = whole
    #expect(await first.save())
    let again = FormModel(viewer(), ReportForm(), draft: first.id)
    #expect(again.details == whole)
    #expect(again.isQueued && again.phase == .editing)
    await again.submit()
    let late = FormModel(viewer(), ReportForm(), draft: first.id)
    guard case .queued = late.phase else {
      Issue.record("\(late.phase)")
      return
    }
    #expect(outbox.items.count == 3)
    try await deliver()
    for model in [again, late] {
      try await until("confirmed") { if case .confirmed = model.phase { true } else { false } }
    }
    #expect(try test.store.state.reports[first.id]?.revision == 3)
  }

  @Test("a form whose draft is dropped from the outbox, or sent as new, follows")
  func decided() async throws {
    let model = FormModel(viewer(), ReportForm())
    await model.submit()
    try await deliver()
    try await until("refused") { model.phase == .editing && !model.problems.isEmpty }
    let refused = try #require(outbox.pending.first)
    try await away { [outbox] in _ = try outbox.retry(refused.id) }
    try await until("queued again") { if case .queued = model.phase { true } else { false } }
    try await away { [outbox] in _ = try outbox.drop(refused.id) }
    try await until("editing again") { model.phase == .editing }
  }

  @Test("a button that is pressed twice queues one command, also on another screen")
  func twice() async throws {
    let (sender, other) = (Sender(viewer()), Sender(viewer()))
    let called = DomainCommand.claim(.addNote(AddNote(text: "called")))
    for sender in [sender, sender, other] {
      await sender.send(called, to: .claim(claim(1)))
      guard case .queued(let item) = sender.progress else {
        Issue.record("\(sender.progress)")
        return
      }
      #expect(outbox.items.map(\.id) == [item.id])
    }
    try await deliver()
    for sender in [sender, other] {
      try await until("accepted") { if case .accepted = sender.progress { true } else { false } }
    }
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 1)
    // Once it is settled, a second press is still the first command; later, the same press is a
    // new one.
    #expect(await sender.send(called, to: .claim(claim(1)))?.isAccepted == true)
    #expect(outbox.items.count == 1)
    sender.dismiss()
    await sender.send(called, to: .claim(claim(1)))
    #expect(outbox.items.count == 2)
  }

  @Test("what was given up is tried again by pressing once more, under its own id")
  func parked() async throws {
    let sender = Sender(viewer())
    let called = DomainCommand.claim(.addNote(AddNote(text: "called")))
    await sender.send(called, to: .claim(claim(1)))
    let transport = FailingTransport(LocalTransport(test.store))
    outbox.connectivity(changed: true)
    for _ in 1...8 {
      transport.fail(request: 1, .answerLost)
      outbox.connectivity(changed: false)
      outbox.connectivity(changed: true)
      _ = try await outbox.deliver(over: transport)
    }
    try await until("parked") {
      if case .queued(let item) = sender.progress { item.status == .parked } else { false }
    }
    await sender.send(called, to: .claim(claim(1)))
    #expect(outbox.items.map(\.status) == [.queued])
    try await deliver()
    try await until("accepted") { if case .accepted = sender.progress { true } else { false } }
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 1)
  }

  private let whole = IncidentDetails(
    attackType: "email", incidentDate: morning.advanced(seconds: -3600),
    attackOrigin: "somebody@example.com", description: "A letter that was none.",
    impact: "robo_datos")

  /// A place in which waiting for a disk holds up no other task.
  private func away(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await Task.detached { try body() }.value
  }
}

extension Store {
  /// What the other side knows of a report.
  fileprivate func status(ofReport report: Identifier) -> ReportStatus? {
    guard let status = try? state.reports.state(of: report).status, status != .none else {
      return nil
    }
    return status
  }
}

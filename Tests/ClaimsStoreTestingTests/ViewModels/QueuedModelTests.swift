import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import Testing

@MainActor @Suite("Screens without a connection", .timeLimit(.minutes(2)))
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
    model.details = IncidentDetails(
      attackType: "email", incidentDate: morning.advanced(seconds: -3600),
      attackOrigin: "somebody@example.com", description: "A letter that was none.",
      impact: "robo_datos")
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

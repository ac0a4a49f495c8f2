import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import Testing

/// What the other side has refused does not stay behind once its form is corrected.
@MainActor @Suite("Forms that are corrected")
struct MendedFormTests {
  /// The other side.
  private let test: TestStore<MemoryLog>
  private let transport: FailingTransport<LocalTransport<MemoryLog>>
  private let outbox: Outbox<MemoryLog>
  private let log = FailingEventStore(InMemoryEventStore())
  private let ids = NumberedIdentifiers(0xabc)

  init() throws {
    test = try TestStore(given: people)
    transport = FailingTransport(LocalTransport(test.store))
    outbox = try Outbox(
      log, isOnline: false, clock: { morning }, random: { 0 },
      // Nothing is late here.
      sleep: { _ in
        await withTaskCancellationHandler {
          await forever()
        } onCancel: {
        }
      })
  }

  private func model(draft: Identifier? = nil) -> ReportFormModel<MemoryLog> {
    FormModel(
      Viewer(
        test.store, actor: ActorID("carla"), role: .claimant, language: .en, newID: ids.next,
        now: { morning }, outbox: outbox), ReportForm(), draft: draft)
  }

  private let whole = IncidentDetails(
    attackType: "email", incidentDate: morning.advanced(seconds: -3600),
    attackOrigin: "somebody@example.com", description: "A letter that was none.",
    impact: "robo_datos")

  private func deliver() async throws {
    outbox.connectivity(changed: false)
    outbox.connectivity(changed: true)
    _ = try await outbox.deliver(over: transport)
    outbox.connectivity(changed: false)
  }

  /// Delivers, and waits until the form is as the other side has it.
  private func confirm(_ model: ReportFormModel<MemoryLog>) async throws {
    // A connection that comes back ends the wait of the first item only.
    for _ in 1...2 { try await deliver() }
    try await until("confirmed") { if case .confirmed = model.phase { true } else { false } }
    #expect(outbox.pending.isEmpty)
    #expect(try test.store.state.reports[model.id]?.state.details == model.details)
  }

  /// A whole draft that the other side has.
  private func saved() async throws -> ReportFormModel<MemoryLog> {
    let model = model()
    model.details = whole
    await model.save()
    try await deliver()
    try await until("saved") { model.isSaved }
    return model
  }

  /// Delivers what is refused of a form, and waits until it is to be corrected.
  private func refuse(_ model: ReportFormModel<MemoryLog>) async throws {
    try await deliver()
    try await until("refused") { model.phase == .editing && !model.problems.isEmpty }
  }

  private var statuses: [OutboxStatus] { outbox.items.map(\.status) }

  @Test("the corrected commands take the places of the refused ones, under their identifiers")
  func inPlace() async throws {
    let model = model()
    model.details = whole
    model.details.impact = "armageddon"
    await model.submit()
    try await refuse(model)
    #expect(statuses == [.acknowledged, .refused, .refused])
    let queued = outbox.items.map(\.id)
    model.details.impact = "robo_datos"
    await model.submit()
    #expect(statuses == [.acknowledged, .queued, .queued])
    guard case .queued = model.phase else {
      Issue.record("\(model.phase), \(model.problems)")
      return
    }
    try await confirm(model)
    #expect(outbox.items.map(\.id) == queued)
    #expect(statuses == [.acknowledged, .acknowledged, .acknowledged])
    #expect(model.isSaved && model.problems == [])
  }

  @Test("what comes after the corrected command is asked anew, and the refused one is dropped")
  func behind() async throws {
    let model = model()
    model.details.attackType = "email"
    await model.submit()
    try await refuse(model)
    #expect(statuses == [.acknowledged, .acknowledged, .refused])
    model.details = whole
    await model.submit()
    try await confirm(model)
    #expect(
      statuses == [.acknowledged, .acknowledged, .dropped, .acknowledged, .acknowledged])
  }

  @Test("a draft begun by a sender who may not is begun again at its place")
  func begun() async throws {
    var command = register("carla", .claimant)
    command.id = Identifier(high: 0xdead, low: 1)
    command.command = .actor(.revokeRole(RevokeRole(role: .claimant)))
    try test.given([command])
    let model = model()
    model.details = whole
    await model.submit()
    try await refuse(model)
    #expect(statuses == [.refused, .refused, .refused])
    command.id = Identifier(high: 0xdead, low: 2)
    command.command = .actor(.grantRole(GrantRole(role: .claimant)))
    try test.given([command])
    await model.submit()
    try await confirm(model)
    #expect(statuses == [.acknowledged, .acknowledged, .acknowledged])
  }

  @Test("on another day, too")
  func later() async throws {
    let first = model()
    first.details = whole
    first.details.impact = "armageddon"
    await first.submit()
    try await refuse(first)
    let model = model(draft: first.id)
    try await until("the draft") { !model.choices.isEmpty }
    // All that was written is there again, also what was refused.
    #expect(model.details == first.details)
    model.details.impact = whole.impact
    await model.submit()
    try await confirm(model)
    #expect(model.details == whole)
    #expect(statuses == [.acknowledged, .acknowledged, .acknowledged])
  }

  @Test("what was refused is asked for again if it is saved unchanged")
  func asItWas() async throws {
    let first = model()
    first.details = whole
    first.details.impact = "armageddon"
    await first.save()
    try await refuse(first)
    let model = model(draft: first.id)
    try await until("the draft") { !model.choices.isEmpty }
    #expect(await model.save())
    #expect(statuses == [.acknowledged, .queued])
    try await refuse(model)
    #expect(model.details == first.details)
    #expect(statuses == [.acknowledged, .refused])
  }

  @Test("nothing that waits undoes what was corrected", arguments: [nil, "C"])
  func waiting(again: String?) async throws {
    let model = try await saved()
    model.details.impact = "armageddon"
    await model.save()
    model.details.description = "B"
    await model.save()
    transport.fail(request: 2, .notSent(.unreachable))
    try await refuse(model)
    #expect(statuses == [.acknowledged, .acknowledged, .refused, .retry])
    model.details.impact = "ninguno"
    if let again { model.details.description = again }
    await model.submit()
    #expect(
      statuses
        == (again == nil
          ? [.acknowledged, .acknowledged, .queued, .retry, .queued]
          : [.acknowledged, .acknowledged, .dropped, .retry, .queued, .queued]))
    try await confirm(model)
    #expect(model.details.description == again ?? "B")
  }

  @Test("taking back what was refused takes it out of the outbox")
  func takenBack() async throws {
    let model = try await saved()
    model.details.impact = "armageddon"
    await model.save()
    try await refuse(model)
    model.details = whole
    #expect(await model.save())
    #expect(outbox.pending.isEmpty)
    #expect(statuses == [.acknowledged, .acknowledged, .dropped])
    #expect(model.isSaved)
  }

  @Test("what the disk did not let go is taken out with the next step")
  func kept() async throws {
    let model = try await saved()
    model.details.impact = "armageddon"
    await model.save()
    try await refuse(model)
    model.details = whole
    log.fail(.append(1))
    #expect(await model.save())
    #expect(statuses == [.acknowledged, .acknowledged, .refused])
    #expect(await model.save())
    #expect(statuses == [.acknowledged, .acknowledged, .dropped])
  }

  @Test("throwing a form away leaves nothing refused behind, whether it was begun or not")
  func discarded() async throws {
    let (begun, never) = (model(), model())
    await begun.submit()
    try await refuse(begun)
    await begun.discard()
    #expect(begun.phase == .discarded)
    try await deliver()
    #expect(outbox.pending.isEmpty)
    #expect(begun.phase == .discarded)
    #expect(try test.store.state.reports[begun.id]?.state.status == .descartado)
    await never.discard()
    #expect(outbox.pending.isEmpty)
  }

  @Test("what the outbox could not keep goes on where it stopped", arguments: 1...2)
  func failing(append: Int) async throws {
    let model = model()
    model.details = whole
    model.details.impact = "armageddon"
    await model.submit()
    try await refuse(model)
    model.details.impact = "robo_datos"
    log.fail(.append(append))
    await model.submit()
    #expect(model.failure != nil && model.phase == .editing)
    await model.submit()
    #expect(model.failure == nil)
    try await confirm(model)
    #expect(statuses == [.acknowledged, .acknowledged, .acknowledged])
  }

  @Test("if it was settled meanwhile, it is asked anew")
  func decided() async throws {
    let model = model()
    model.details = whole
    model.details.impact = "armageddon"
    await model.submit()
    try await refuse(model)
    let refused = outbox.pending.map(\.id)
    // The form has not heard of it when it is handed in again.
    try await Task.detached { [outbox] in
      for id in refused { _ = try outbox.drop(id) }
    }.value
    model.details.impact = "robo_datos"
    await model.submit()
    try await confirm(model)
    #expect(
      statuses == [.acknowledged, .dropped, .dropped, .acknowledged, .acknowledged])
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("A claim's detail")
struct ClaimDetailModelTests {
  private let test: TestStore<MemoryLog>
  private let ids = NumberedIdentifiers(0xabc)

  init() throws {
    test = try TestStore(given: people + [draft()])
  }

  private func model(
    _ name: String = "carla", _ role: Role = .claimant, _ language: Language = .en
  ) -> ClaimDetailModel<MemoryLog> {
    ClaimDetailModel(test.viewer(name, role, language, ids: ids), claim: claim(1))
  }

  private func shown(
    _ name: String = "carla", _ role: Role = .claimant, _ language: Language = .en
  ) async throws -> ClaimDetailModel<MemoryLog> {
    let model = model(name, role, language)
    #expect(model.content == .loading)
    try await until("shown") { model.content.value != nil }
    return model
  }

  @Test("shows fields, history and actions in the viewer's language")
  func screen() async throws {
    let model = try await shown("carla", .claimant, .es)
    let screen = try #require(model.content.value)
    #expect([screen.title, screen.statusName] == ["Rear-end", "Borrador"])
    #expect(screen.fields.contains { $0.path == "title" && $0.value == "Rear-end" })
    #expect(screen.fields.contains { $0.path == "type" && $0.value == "De automóvil" })
    #expect(screen.timeline.map(\.title) == [Words(.es).title(of: .claim(.claimDrafted))])
    #expect(screen.timeline.first?.changes.contains { $0.path == "title" } == true)
    let submit = try #require(screen.actions.first { $0.verb == "submit" })
    #expect(submit.isAllowed)
    #expect(submit.label == Words(.es).label(of: ClaimVerb.submit))
    let approve = try #require(screen.actions.first { $0.verb == "approve" })
    #expect(!approve.isAllowed)
    #expect(approve.reasons.map(\.code) == [.notAuthorised])
    #expect(approve.explanation.hasPrefix("esta orden no se puede enviar como "))
  }

  @Test("sends a command under one identifier, and shows the result")
  func sending() async throws {
    let model = try await shown("hugo", .handler)
    let answer = await model.send(.addNote(AddNote(text: "called")))
    #expect(answer?.isAccepted == true)
    guard case .accepted(let receipt) = model.sender.progress else {
      Issue.record("\(model.sender.progress)")
      return
    }
    #expect(receipt.command == ids[1])
    try test.received(in: .claim(claim(1)), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim(1)) { $0.notes = 1 }
    }
    try await until("the note is shown") { model.content.value?.revision == 2 }
    #expect(model.content.value?.timeline.count == 2)
    try test.finish()
  }

  @Test("says in the viewer's language why a command was refused, until that is dismissed")
  func refusal() async throws {
    let model = try await shown("carla", .claimant, .es)
    await model.send(.addNote(AddNote(text: " ")))
    let reasons = [Reason(.emptyText, expected: "text")]
    guard case .refused(let refused, let message) = model.sender.progress else {
      Issue.record("\(model.sender.progress)")
      return
    }
    #expect(refused.reasons.map(\.code) == reasons.map(\.code))
    #expect(message.hasPrefix("el texto está vacío"))
    #expect(model.sender.message == message)
    try test.receivedNothing(refusals: [refused.reasons])
    model.sender.dismiss()
    #expect(model.sender.progress == .idle)
  }

  @Test("a command that was pressed twice is sent once")
  func doubleTap() async throws {
    let model = try await shown()
    // The answer is kept back: the command is on its way until it is let go.
    test.log.hold(wait: 1)
    let first = Task { await model.send(.addNote(AddNote(text: "called"))) }
    try await until("pending") { model.sender.isSending }
    #expect(await model.send(.addNote(AddNote(text: "called"))) == nil)
    try await comesTrue { test.log.held > 0 }
    test.log.release()
    #expect(await first.value?.isAccepted == true)
    #expect(!model.sender.isSending)
    try test.received(in: .claim(claim(1)), [.claim(.noteAdded(NoteAdded(text: "called")))]) {
      $0.claim(claim(1)) { $0.notes = 1 }
    }
    try test.finish()
  }

  @Test("the same within half a second of being accepted is the second press, later it is another")
  func doubleClick() async throws {
    let model = try await shown()
    let called = ClaimCommand.addNote(AddNote(text: "called"))
    let first = await model.send(called)
    #expect(first?.isAccepted == true)
    // Also once the screen shows what came of the first.
    try await until("the note is shown") { model.content.value?.revision == 2 }
    #expect(await model.send(called) == first)
    #expect(await model.send(.addNote(AddNote(text: "called back")))?.isAccepted == true)
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 2)
    let second = await model.send(called)
    #expect(second != first)
    test.clock.advance(by: .milliseconds(499))
    #expect(await model.send(called) == second)
    test.clock.advance(by: .milliseconds(1))
    let third = await model.send(called)
    #expect(third?.isAccepted == true && third != second)
    // What was dismissed is over.
    model.sender.dismiss()
    #expect(await model.send(called) != third)
    #expect(try test.store.state.claims[claim(1)]?.claim.notes == 5)
  }

  @Test("what the log did not take is sent again under its old identifier")
  func retry() async throws {
    let model = try await shown()
    test.log.fail(.append(1), with: .inputOutput)
    #expect(await model.send(.addNote(AddNote(text: "called"))) == nil)
    guard case .failed(let command, let failure) = model.sender.progress else {
      Issue.record("\(model.sender.progress)")
      return
    }
    #expect(failure.error == .inputOutput)
    #expect(model.sender.message == failure.message)
    #expect(await model.sender.retry()?.isAccepted == true)
    #expect(try test.store.kernel.log.commit(ofCommand: command.id) != nil)
    #expect(await model.sender.retry() == nil)
  }

  @Test("a command to the claim as it was seen is refused once the claim has changed")
  func asSeen() async throws {
    let model = try await shown()
    // The screen does not see the change before the command is sent: nothing waits between.
    try test.given([note(2, "first")])
    let answer = await model.send(.addNote(AddNote(text: "second")), asSeen: true)
    guard case .refused(let refused) = answer else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(refused.reasons.map(\.code) == [.revisionConflict])
  }

  @Test("foresees the result of a command, and sends nothing")
  func forecast() async throws {
    let model = try await shown("carla", .claimant, .es)
    await model.foresee(.submit(Submit()))
    #expect(model.forecast == .accepted([Words(.es).title(of: .claim(.claimSubmitted))]))
    await model.foresee(.addNote(AddNote(text: " ")))
    guard case .refused(let reasons, let message) = model.forecast else {
      Issue.record("\(String(describing: model.forecast))")
      return
    }
    #expect(reasons.map(\.code) == [.emptyText])
    #expect(message.hasPrefix("el texto está vacío"))
    try test.finish()
  }

  @Test("steps through the past, in which nothing can be sent, and comes back to now")
  func past() async throws {
    try test.given([note(2, "one"), note(3, "two")])
    let model = try await shown("hugo", .handler)
    try await until("three steps") { model.content.value?.timeline.count == 3 }
    model.step(by: -1)
    try await until("one back") { model.content.value?.revision == 2 }
    #expect(model.isPast)
    #expect(model.shownStep == 1)
    #expect(model.content.value?.timeline.count == 3)
    #expect(model.content.value?.actions == [])
    #expect(model.content.value?.fields.contains { $0.path == "notes" && $0.value == "1" } == true)
    #expect(await model.send(.addNote(AddNote(text: "late"))) == nil)
    model.step(by: -5)
    try await until("the first") { model.content.value?.revision == 1 }
    model.step(by: 1)
    try await until("on again") { model.content.value?.revision == 2 }
    model.step(by: 9)
    try await until("now") { model.content.value?.revision == 3 }
    #expect(!model.isPast)
    #expect(model.content.value?.actions.isEmpty == false)
  }

  @Test("leaves out for a claimant what they do not see, from fields and from history")
  func reading() async throws {
    try test.given([
      command(2, .submit(Submit())),
      command(3, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), by: "hugo", as: .handler),
      command(4, .setReserve(SetReserve(amount: Money(80_000, euro))), by: "hugo", as: .handler),
    ])
    let (hers, his) = (try await shown(), try await shown("hugo", .handler))
    #expect(his.content.value?.fields.contains { $0.path == "reserve.minorUnits" } == true)
    #expect(hers.content.value?.fields.contains { $0.path.hasPrefix("reserve") } == false)
    let reserveSet = Words(.en).title(of: .claim(.reserveSet))
    #expect(his.content.value?.timeline.contains { $0.title == reserveSet } == true)
    #expect(hers.content.value?.timeline.contains { $0.title == reserveSet } == false)
    #expect(hers.content.value?.timeline.contains { $0.actor == ActorID("hugo") } == false)
    #expect(hers.content.value?.hidden.isEmpty == false)
    #expect(hers.content.value?.waiting == nil)
  }

  @Test("tells under each step what was said, to whoever may read it: a note to who wrote it")
  func said() async throws {
    try test.given([
      command(2, .submit(Submit())),
      command(3, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), by: "hugo", as: .handler),
      note(4, "I was at home"), note(5, "she was not", by: "hugo", as: .handler),
    ])
    let (hers, his) = (try await shown("carla", .claimant, .es), try await shown("hugo", .handler))
    func said(_ model: ClaimDetailModel<MemoryLog>) -> [String] {
      model.content.value?.timeline.flatMap { $0.said.map { "\($0.name): \($0.value)" } } ?? []
    }
    #expect(said(his) == ["text: I was at home", "text: she was not"])
    #expect(said(hers) == ["texto: I was at home"])
    // Its step tells nothing but that: not how many notes there are.
    #expect(hers.content.value?.timeline.last?.changes == [])
    #expect(hers.content.value?.timeline.last?.actor == ActorID("carla"))
  }

  @Test("is empty for a claim that is not there or not seen, and fails with the log")
  func empty() async throws {
    try test.given([register("carl", .claimant)])
    let (none, hidden) = (
      ClaimDetailModel(test.viewer("sara", .supervisor), claim: claim(9)),
      model("carl", .claimant)
    )
    try await until("neither") { none.content == .empty && hidden.content == .empty }
    test.log.fail(.everyCall, with: .closed)
    none.reload()
    try await until("failed") { none.content == .failed(StoreFailure(.closed, in: Words(.en))) }
  }

  @Test("is released when nothing refers to it")
  func goes() async throws {
    var model: ClaimDetailModel<MemoryLog>? = try await shown()
    weak let gone = model
    await model?.send(.addNote(AddNote(text: "called")))
    model = nil
    try await comesTrue { gone == nil }
  }
}

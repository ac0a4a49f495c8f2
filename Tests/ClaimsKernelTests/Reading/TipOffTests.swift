import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// No answer tells its reader what they may not read. Source: Specs/Reading.md, "Answers".
@Suite("No tip-off")
struct TipOffTests {
  @Test("every aggregate takes part, in every status, and every hidden field is otherwise once")
  func everything() {
    #expect(
      Set(TipOff.stages.map(\.category)) == Set(Category.aggregates.map { $0.category }))
    #expect(Set(HiddenFacts.byPath.keys) == Set(ClaimDecider.hiddenFields.map(\.path)))
    for (stage, aggregate) in zip(TipOff.stages, Category.aggregates) {
      #expect(stage.statuses == aggregate.statusNumbers, "\(aggregate)")
      #expect(stage.changedFields() == Set(aggregate.hiddenFields.map(\.path)), "\(aggregate)")
    }
  }

  @Test(
    "whatever is hidden from a sender, a command is answered in one way if it is refused, and in one if not",
    .long, arguments: TipOff.stages.indices)
  func answers(place: Int) throws {
    let leaks = try TipOff.stages[place].leaks()
    #expect(leaks.isEmpty, "\(leaks.sorted().prefix(40).joined(separator: "\n"))")
  }

  // MARK: Over the kernel

  private func sent(to kernel: ClaimsKernel<InMemoryEventStore>, _ script: Script) throws -> Answer
  {
    let answers = try kernel.answers(script.commands)
    #expect(Array(answers.dropLast()).areAccepted)
    return try #require(answers.last)
  }

  @Test("send and forecast tell the same, and the log keeps every reason")
  func recorded() throws {
    let kernel = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    var script = Script(commands: Array(Script.wholeLife().commands.prefix(2)))
    script.add("carla", .claimant, .submit(Submit()))
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add("hugo", .handler, .flagFraud(FlagFraud(indicator: "priorClaims", score: 90)))
    script.add("hugo", .handler, .referToSIU(ReferToSIU(reason: "look")))
    script.add("carla", .claimant, .withdraw(Withdraw()))
    let withdraw = try #require(script.commands.last)
    let answer = try sent(to: kernel, script)
    #expect(answer.reasons == [Reason(.openItemsRemain)])
    guard case .refused(let refused) = answer else { return }
    #expect(refused.message == "something is still open")
    let forecast: Forecast = try kernel.forecast(withdraw)
    #expect(forecast.reasons == answer.reasons)
    var kept: [Reason] = []
    try kernel.log.forEachEntry(after: .start) { entry in
      if let line = try? RefusalLine(entry) { kept = line.refusal.reasons }
      return true
    }
    #expect(kept == [Reason(.holdActive, found: "referred")])
  }

  @Test("a stream that the sender does not see is as one that is not there")
  func unseen() throws {
    let kernel = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    let draft = try #require(Script.wholeLife().commands.first)
    #expect(try kernel.answers([draft]).areAccepted)
    let numbers: [UInt64] = [1, 99]
    for (role, command) in [
      (Role.claimant, ClaimCommand.submit(Submit())), (.claimant, .addNote(AddNote(text: "x"))),
      (.handler, .acknowledge(Acknowledge())),
    ] {
      let isHeld = role == .claimant
      let reasons = try numbers.map { number in
        let sent = CommandEnvelope(
          id: claimID(500), actor: ActorID("dario"), role: role, claim: claimID(number),
          command: command)
        let forecast: Forecast = try kernel.forecast(sent)
        return forecast.reasons
      }
      let unheld = Reason(.notAuthorised, expected: "claimant", found: "handler")
      #expect(
        reasons == numbers.map { [isHeld ? Reason(.notFound, found: claimID($0).text) : unheld] })
    }
  }

  @Test("a receipt and a forecast name no event of which the sender does not hear")
  func events() throws {
    let kernel = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    var first = Script(commands: Array(Script.wholeLife().commands.prefix(2)))
    first.add("carla", .claimant, .submit(Submit()))
    #expect(try sent(to: kernel, first).isAccepted)
    var second = Script(ids: 0x2d)
    let day = LocalDate("2026-02-28")
    second.add(
      "carla", .claimant,
      .openDraft(OpenDraft(type: .auto, title: "Again", claimed: euros(900), lossDate: day)), on: 2)
    #expect(try sent(to: kernel, second).isAccepted)
    second.add("carla", .claimant, .submit(Submit()), on: 2)
    let submit = try #require(second.commands.last)
    let forecast: Forecast = try kernel.forecast(submit)
    guard case .accepted(let streams) = forecast else { return #expect(Bool(false)) }
    #expect(streams.flatMap(\.events).map(\.kind) == [.claim(.claimSubmitted)])
    for isRepeated in [false, true] {
      let answer: Answer = try kernel.send(submit)
      guard case .accepted(let receipt) = answer else { return #expect(Bool(false)) }
      #expect(receipt.events == [.claim(.claimSubmitted)])
      #expect(receipt.repeated == isRepeated)
    }
    #expect(try kernel.query { $0.claims[claimID(2)]?.claim.file.similar } == claimID(1))
  }
}

extension LogAggregate {
  fileprivate static var statusNumbers: Set<UInt32> { Set(Status.allCases.map(\.rawValue)) }
}

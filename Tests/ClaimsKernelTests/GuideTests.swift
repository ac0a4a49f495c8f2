import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

extension Answer {
  fileprivate var receipt: Receipt? {
    if case .accepted(let receipt) = self { receipt } else { nil }
  }
}

@Suite("The guide to the kernel")
struct KernelGuideTests {
  private let ada = ActorID("ada")
  private let carla = ActorID("carla")

  private func registered() throws -> ClaimsKernel<InMemoryEventStore> {
    try kernel(InMemoryEventStore(), clock: tickingClock().read)
  }

  private var draft: CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 1, low: 1), actor: carla, role: .claimant, claim: claimID(1),
      command: .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(90_000))))
  }

  @Test("the first command registers the administrator; a refusal is an answer; a receipt stays")
  func judging() throws {
    let (ada, draft, clock) = (ada, draft, tickingClock())
    let kernel = try ClaimsKernel(InMemoryEventStore(), clock: clock.read)

    let early: Answer = try kernel.send(draft)
    #expect(early.codes == [.notAuthorised])

    for (number, person, role) in [(2, ada, Role.administrator), (3, carla, .claimant)] {
      let register = RegisterActor(actor: person, name: person.text, roles: [role])
      let answer: Answer = try kernel.send(
        CommandEnvelope(
          id: Identifier(high: 1, low: UInt64(number)), actor: ada, role: .administrator,
          person: person, command: .registerActor(register)))
      #expect(answer.isAccepted)
    }

    let first: Answer = try kernel.send(draft)
    let again: Answer = try kernel.send(draft)
    #expect(first.receipt?.events == [.claim(.claimDrafted)])
    #expect(again.receipt?.position == first.receipt?.position)
    #expect(again.receipt?.repeated == true)
  }

  @Test("what is allowed, what would become of a command")
  func asking() throws {
    let (carla, draft) = (carla, draft)
    let kernel = try registered()
    #expect(try !kernel.forecast(draft).isRefused)

    let _: Answer = try kernel.send(draft)
    let allowed = try kernel.permissions(of: carla, as: .claimant, on: .claim(claimID(1)))
    #expect(allowed.filter(\.allowed).map(\.command).prefix(2) == ["editDraft", "addPart"])
  }

  @Test("a list, as one reader sees it")
  func reading() throws {
    let carla = carla
    let kernel = try registered()
    let _: Answer = try kernel.send(draft)

    var query = ClaimQuery()
    query.order = [ClaimOrder(.claimed, descending: true)]
    query.limit = 20
    let now = kernel.clock()
    let page = try kernel.query { logState in
      let visibility = logState.visibility(
        for: ReaderRoles(of: carla, in: logState.actors), at: now)
      return Result { () throws(UnknownClaim) in
        try logState.claims.list(query) { visibility.redaction(of: .claim($0.id)) }
      }
    }.get()
    #expect(page.total == 1)
    #expect(page.snapshots.map(\.claim.title) == ["Rear-end"])

    let isHidden = try kernel.query { logState in
      let dario = ReaderRoles(of: ActorID("dario"), in: logState.actors)
      return logState.visibility(for: dario, at: now).redaction(of: .claim(claimID(1))) == nil
    }
    #expect(isHidden)
  }

  @Test("a stream's timeline, who last set a field, and the stream as it was")
  func history() throws {
    let kernel = try registered()
    for command in Script.wholeLife().commands { let _: Answer = try kernel.send(command) }
    let (log, claim) = (kernel.log, StreamID.claim(claimID(1)))

    var timeline = Timeline(in: Words(.en))
    var blame = Blame()
    var told: [String] = []
    try log.forEachEntry(of: claim) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] where line.stored.stream == claim {
        blame.apply(line)
        if let moment = timeline.next(line) {
          told.append("\(line.event.name): \(moment.differences.count) fields")
        }
      }
      return true
    }
    #expect(told.count == 16)
    let paid = blame.rows.first { $0.path == "paid.minorUnits" }
    #expect(paid?.line.event.kind == .claim(.paymentIssued))

    var before = StreamAsOf(claim, .position(8))
    try log.forEachEntry(of: claim) { entry in (try? before.apply(entry)) ?? false }
    #expect((before.snapshot?.state as? Claim)?.claimed == euros(1000))
  }

  @Test("every decision is taken again")
  func decisionsAgain() throws {
    let kernel = try registered()
    for command in Script.wholeLife().commands { let _: Answer = try kernel.send(command) }
    let log = kernel.log

    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    #expect(audit.refusals == 4)
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Worklists")
struct WorklistTests {
  private let log = InMemoryEventStore()
  private let house: ClaimsKernel<InMemoryEventStore>

  /// Hugo may set 50 aside and decide on 100 by himself; sara may authorise 20.
  init() throws {
    house = try kernel(log, clock: tickingClock().read)
    var id: UInt64 = 1
    for (name, kind, limit) in [
      ("hugo", AuthorityKind.reserve, 50), ("hugo", .decision, 100), ("sara", .payment, 20),
    ] as [(String, AuthorityKind, Int64)] {
      let _: Answer = try house.send(
        CommandEnvelope(
          id: Identifier(high: 0xa, low: id), actor: ActorID("ada"), role: .administrator,
          person: ActorID(name),
          command: .setAuthority(SetAuthority(kind: kind, limit: euros(limit)))))
      id += 1
    }
    let ines = RegisterActor(actor: ActorID("ines"), name: "Ines", roles: [.investigator])
    let _: Answer = try house.send(
      CommandEnvelope(
        id: Identifier(high: 0xa, low: id), actor: ActorID("ada"), role: .administrator,
        person: ActorID("ines"), command: .registerActor(ines)))
  }

  private func play(_ fill: (inout Script) -> Void) throws {
    var script = Script()
    let day = LocalDate("2026-02-28")
    script.add(
      "carla", .claimant,
      .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(100), lossDate: day)))
    script.add("carla", .claimant, .submit(Submit()))
    fill(&script)
    for command in script.commands {
      let answer: Answer = try house.send(command)
      #expect(answer.isAccepted, "\(command.command.name): \(answer)")
    }
  }

  /// What waits for an actor in all of their roles: `paymentToIssue as payer`.
  private func waiting(
    _ kind: WorklistKind, _ name: String, as roles: [Role]? = nil,
    at now: Instant = Instant("2026-03-02T00:00:00Z")!
  ) throws -> [String] {
    let logState = try LogState(folding: log)
    let entries = logState.worklist(
      kind, of: ActorID(name), as: roles ?? logState.actors.roles(of: ActorID(name)),
      answers: try AnsweredRequests(folding: log), at: now)
    return entries.flatMap(\.items).map { item in
      item.waiting.kind.rawValue + (item.role.map { " as \($0.name)" } ?? "")
        + item.obstacles.map { " but \($0.code.name)" }.joined()
    }
  }

  private static func accept(_ script: inout Script) {
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add("hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed)))
  }

  @Test("what is paid in full after an appeal waits to be closed")
  func closing() {
    var claim = Claim()
    (claim.status, claim.isAccepted) = (.partiallyApproved, true)
    claim.handler = ActorID("hugo")
    (claim.approved, claim.paid) = (euros(5), euros(5))
    #expect(claim.waiting(isAnswered: false).map(\.kind) == [.closing])
    claim.paid = euros(4)
    #expect(!claim.waiting(isAnswered: false).map(\.kind).contains(.closing))
  }

  @Test("a submitted claim is unassigned until it is taken in, and then its handler's")
  func assignment() throws {
    try play { _ in }
    #expect(try waiting(.unassigned, "sara") == ["intake"])
    #expect(try waiting(.mine, "hugo") == [])
    let _: Answer = try house.send(
      CommandEnvelope(
        id: Identifier(high: 0xb, low: 1), actor: ActorID("hugo"), role: .handler,
        claim: claimID(1), command: .acceptIntake(AcceptIntake(handler: ActorID("hugo")))))
    #expect(try waiting(.unassigned, "sara") == [])
    #expect(try waiting(.mine, "hugo") == ["decision"])
    #expect(try waiting(.mine, "sara") == [])
  }

  @Test("a reserve waits for actors who may set that amount, not for the proposer")
  func reserve() throws {
    try play { script in
      Self.accept(&script)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(60))))
    }
    #expect(try waiting(.mine, "hugo") == ["decision", "reserveProposal"])
    #expect(try waiting(.approvals, "hugo") == [])
    #expect(try waiting(.approvals, "sara") == ["reserveProposal as supervisor"])
    #expect(try waiting(.approvals, "paul") == [])
  }

  @Test("a payment waits for a second person with enough authority, and then for the payer")
  func payments() throws {
    try play { script in
      Self.accept(&script)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(50))))
      script.add("hugo", .handler, .approve(Approve(amount: euros(50), reason: "clear")))
      for (number, amount) in [(1, 20), (2, 21)] as [(UInt64, Int64)] {
        script.add(
          "hugo", .handler,
          .requestPayment(
            RequestPayment(payment: paymentID(number), amount: euros(amount), payee: "Carla")))
      }
    }
    #expect(
      try waiting(.mine, "hugo") == [
        "notice", "paymentToRequest", "paymentToAuthorise", "paymentToAuthorise",
      ])
    #expect(try waiting(.approvals, "hugo") == [], "who asked for them")
    #expect(try waiting(.approvals, "sara") == ["paymentToAuthorise as supervisor"])
    #expect(
      try waiting(.approvals, "paul") == [
        "paymentToAuthorise as payer", "paymentToAuthorise as payer",
      ])
    let _: Answer = try house.send(
      CommandEnvelope(
        id: Identifier(high: 0xb, low: 1), actor: ActorID("sara"), role: .supervisor,
        claim: claimID(1), command: .authorisePayment(AuthorisePayment(payment: paymentID(1)))))
    #expect(try waiting(.approvals, "sara") == [])
    #expect(
      try waiting(.approvals, "paul") == ["paymentToIssue as payer", "paymentToAuthorise as payer"])
    #expect(try waiting(.approvals, "hugo", as: [.payer]) == [], "who decided does not pay")
  }

  @Test("a referral waits for investigators; what it holds back is shown with its obstacle")
  func referral() throws {
    try play { script in
      Self.accept(&script)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(50))))
      script.add("hugo", .handler, .approve(Approve(amount: euros(50), reason: "clear")))
      script.add(
        "hugo", .handler,
        .requestPayment(RequestPayment(payment: paymentID(1), amount: euros(10), payee: "Carla")))
      script.add("hugo", .handler, .flagFraud(FlagFraud(indicator: "altered", score: 50)))
      script.add("hugo", .handler, .referToSIU(ReferToSIU(reason: "altered invoice")))
    }
    #expect(try waiting(.approvals, "ines") == ["fraudReferral as investigator"])
    #expect(try waiting(.approvals, "sara") == ["paymentToAuthorise as supervisor but holdActive"])
  }

  @Test("a request for information is due after its time, for its handler and the overseers")
  func due() throws {
    let time = Instant("2026-03-10T00:00:00Z")!
    try play { script in
      Self.accept(&script)
      script.add("hugo", .handler, .requestInfo(RequestInfo(items: ["invoice"], due: time)))
    }
    #expect(try waiting(.mine, "hugo") == ["information"])
    #expect(try waiting(.due, "hugo", at: time) == [], "not before it is over")
    let later = Instant(nanoseconds: time.nanoseconds + 1)
    #expect(try waiting(.due, "hugo", at: later) == ["information"])
    #expect(try waiting(.due, "sara", at: later) == ["information"])
    #expect(try waiting(.due, "paul", at: later) == [])
    let _: Answer = try house.send(
      CommandEnvelope(
        id: Identifier(high: 0xb, low: 1), actor: ActorID("carla"), role: .claimant,
        claim: claimID(1), command: .provideInfo(ProvideInfo(item: "invoice"))))
    #expect(try waiting(.mine, "hugo") == ["answer", "decision"])
    #expect(try waiting(.due, "hugo", at: later) == [])
  }

  @Test("a review waits though the claim has ended, for its handler and the overseers")
  func review() throws {
    try play { script in
      Self.accept(&script)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(50))))
      script.add("hugo", .handler, .approve(Approve(amount: euros(20), reason: "clear")))
      script.add(
        "hugo", .handler,
        .requestPayment(RequestPayment(payment: paymentID(1), amount: euros(20), payee: "Carla")))
      script.add("sara", .supervisor, .authorisePayment(AuthorisePayment(payment: paymentID(1))))
      script.add("paul", .payer, .issuePayment(IssuePayment(payment: paymentID(1))))
      script.add("hugo", .handler, .close(Close(outcome: .completed)))
    }
    #expect(try waiting(.mine, "hugo") == ["notice"])
    #expect(try waiting(.reviews, "sara") == [])
    var script = Script(ids: 0xb)
    script.add("paul", .payer, .stopPayment(StopPayment(payment: paymentID(1), failed: true)))
    script.add("hugo", .handler, .raiseReview(RaiseReview(reason: "look again")))
    for command in script.commands { #expect(try house.send(command).isAccepted) }
    #expect(try waiting(.mine, "hugo") == ["review", "review", "notice"])
    #expect(try waiting(.mine, "sara") == [])
    #expect(try waiting(.reviews, "hugo") == ["review", "review"])
    #expect(try waiting(.reviews, "sara") == ["review", "review"])
    #expect(try waiting(.reviews, "paul") == [])
    for kind in [WorklistKind.unassigned, .approvals, .due] {
      #expect(try waiting(kind, "sara") == [])
    }
    script = Script(ids: 0xc)
    script.add("sara", .supervisor, .writeOffDebt(WriteOffDebt(amount: euros(20), reason: "lost")))
    for review in 1...2 as ClosedRange<UInt32> {
      script.add("hugo", .handler, .completeReview(CompleteReview(review: review)))
    }
    for command in script.commands { #expect(try house.send(command).isAccepted) }
    #expect(try waiting(.mine, "hugo") == ["notice"])
    #expect(try waiting(.reviews, "sara") == [])
  }

  @Test("a correction that speaks against a decision waits as a review, and says of which one")
  func corrected() throws {
    try play { script in
      Self.accept(&script)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(50))))
      script.add(
        "hugo", .handler,
        .confirmPolicy(
          ConfirmPolicy(
            policy: Policy(reference: "P-1", from: LocalDate("2026-02-01")), source: "policies")))
      script.add("hugo", .handler, .approve(Approve(amount: euros(20), reason: "clear")))
      script.add(
        "ada", .administrator,
        .correctFact(
          CorrectFact(
            replaces: 1, details: ClaimDetails(lossDate: LocalDate("2026-01-31")),
            reason: "the police report says so")))
    }
    #expect(try waiting(.reviews, "hugo") == ["review"])
    let claim = try #require(try LogState(folding: log).claims[claimID(1)]?.claim)
    let review = try #require(claim.waiting(isAnswered: false).first { $0.kind == .review })
    let decided = try #require(claim.decidedAt)
    #expect(
      review.details == "the approval of \(decided.text) would now be refused: lossNotCovered")
  }
}

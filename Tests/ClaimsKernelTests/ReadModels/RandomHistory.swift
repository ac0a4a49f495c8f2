import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting

/// A log of a few claims on random ways through the whole lifecycle, by many people, in two
/// currencies; every decision is the kernel's own, and so are the refusals in between.
struct RandomHistory {
  let log = InMemoryEventStore()
  private(set) var entries: [Entry] = []
  private var random: SeededGenerator
  private var sent: UInt64 = 0

  static let claims: UInt64 = 4
  private static let dollar = Currency("USD")!

  /// - Parameters:
  ///   - steps: about how many commands are accepted.
  ///   - changesLimits: whether people's limits are set and taken away on the way.
  init(seed: UInt64, steps: Int, changesLimits: Bool = false) throws {
    random = SeededGenerator(seed: seed)
    let clock = ControlledClock(start, step: .seconds(86_400 * 2))
    let kernel = try kernel(log, clock: clock.read)
    for (name, roles) in [("ines", [Role.investigator]), ("lena", [.legal]), ("hank", [.handler])] {
      let person = RegisterActor(actor: ActorID(name), name: name, roles: roles)
      try send(.registerActor(person), about: name, to: kernel)
    }
    try send(
      .setAuthority(SetAuthority(kind: .reserve, limit: euros(30))), about: "hugo", to: kernel)
    try send(
      .setAuthority(SetAuthority(kind: .decision, limit: euros(20))), about: "hugo", to: kernel)
    for _ in 0..<steps {
      if changesLimits, random.next() % 10 == 0 {
        let limit = pick([nil, euros(5), euros(15), euros(40)])
        let kind = pick([AuthorityKind.reserve, .decision, .payment, .payment])
        let name = pick(["hugo", "hank", "sara", "paul"])
        try send(.setAuthority(SetAuthority(kind: kind, limit: limit)), about: name, to: kernel)
      }
      // Some refusals are welcome, most are not.
      for _ in 0..<4 { if try step(kernel) { break } }
    }
    try log.forEachEntry(after: .start) { entry in
      entries.append(entry)
      return true
    }
  }

  /// The world and every other model as a replay of the first entries gives them.
  func logState(_ count: Int) throws -> LogState {
    var logState = LogState()
    for entry in entries.prefix(count) { try logState.apply(entry) }
    return logState
  }

  // MARK: One step

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(random.next() % UInt64(values.count))]
  }

  /// - Returns: whether a command was accepted.
  private mutating func step(_ kernel: ClaimsKernel<InMemoryEventStore>) throws -> Bool {
    let id = claimID(1 + random.next() % Self.claims)
    let claim = try kernel.query { $0.claims[id]?.claim } ?? ClaimDecider.initial
    // Commands that the status has no row for would be most of them, and so would taking back what
    // never arrived.
    let hasArrived = claim.payments.contains { $0.status == .cleared }
    let possible = candidates(claim, id).filter {
      ClaimDecider.lifecycle.step(from: claim.status, on: $0.1.kind) != nil
        && ($0.1.kind != .reversePayment || hasArrived)
    }
    guard !possible.isEmpty else { return false }
    let onward = possible.filter { Self.onward.contains($0.1.kind) }
    let goesOn = !onward.isEmpty && random.next() % 3 > 0
    let (senders, command) = pick(goesOn ? onward : possible)
    let (name, role) = pick(senders)
    sent += 1
    let answer: Answer = try kernel.send(
      CommandEnvelope(
        id: Identifier(high: 0x1d, low: sent), actor: ActorID(name), role: role, claim: id,
        command: command))
    return answer.isAccepted
  }

  /// What brings a claim to its payments: tried more often, or few would ever come there.
  private static let onward: [ClaimVerb] = [
    .openDraft, .submit, .acceptIntake, .recordCheck, .setReserve, .confirmReserve, .approve,
    .approvePartially, .confirmDecision, .provideInfo, .clearFraud, .requestPayment,
    .authorisePayment, .issuePayment, .clearPayment, .openSubrogation, .recordRecovery,
    .confirmRecovery, .reopen,
  ]

  private typealias Sender = (String, Role)
  private static let handlers: [Sender] = [
    ("hugo", .handler), ("hank", .handler), ("sara", .supervisor), ("hugo", .supervisor),
  ]
  private static let payers: [Sender] = [
    ("paul", .payer), ("hugo", .payer), ("sara", .supervisor),
  ]

  private mutating func candidates(
    _ claim: Claim, _ id: Identifier
  ) -> [(senders: [Sender], ClaimCommand)] {
    let currency = claim.status == .none ? pick([eur, eur, Self.dollar]) : claim.currency
    func money(_ amount: Int64) -> Money { Money(amount, currency) }
    let amount = money(Int64(1 + random.next() % 40))
    let line = pick([nil, nil, ReserveLine(exposure: "car"), ReserveLine(category: "towing")])
    let words = pick(["called Dario", "Straße gesperrt", "invoice received", "CALLED again"])
    let day = LocalDate(daysSinceEpoch: 20_400 + Int64(random.next() % 90))
    let payment = claim.payments.isEmpty ? paymentID(1) : pick(claim.payments).id
    let carla: [Sender] = [("carla", .claimant), ("carla", .claimant), ("dario", .claimant)]
    let (handlers, payers) = (Self.handlers, Self.payers)
    let now = Instant("2027-12-01T00:00:00Z")!
    return [
      (
        carla,
        .openDraft(
          OpenDraft(
            type: pick([.auto, .property]), title: "Loss \(random.next() % 5)",
            claimed: money(100), lossDate: day))
      ),
      (carla, .editDraft(EditDraft(title: "Another title", lossDate: day))),
      (carla, .submit(Submit())), (carla, .submit(Submit())), (carla, .resubmit(Resubmit())),
      (handlers, .rejectIntake(RejectIntake(codes: ["noCoverage"]))),
      (handlers, .acceptIntake(AcceptIntake(handler: ActorID(pick(["hugo", "hank"]))))),
      (handlers, .acceptIntake(AcceptIntake(handler: ActorID("hugo")))),
      (handlers, .recordCheck(RecordCheck(kind: .coverage, result: .passed))),
      (handlers, .startInvestigation(StartInvestigation())),
      (handlers, .setReserve(SetReserve(amount: amount, line: line))),
      (handlers, .setReserve(SetReserve(amount: money(60)))),
      (handlers, .confirmReserve(ConfirmReserve())),
      (handlers, .declineReserve(DeclineReserve(reason: words))),
      (handlers, .approve(Approve(amount: amount, reason: words))),
      (handlers, .approvePartially(ApprovePartially(amount: amount, reason: words))),
      (handlers, .deny(Deny(reason: words, code: "excluded", provision: "4"))),
      (handlers, .confirmDecision(ConfirmDecision())),
      (handlers, .rescindDecision(RescindDecision(reason: words))),
      (carla, .appeal(Appeal(grounds: words))),
      (
        handlers,
        .requestPayment(
          RequestPayment(
            payment: paymentID(UInt64(claim.payments.count + 1)), amount: amount, payee: "Carla",
            line: line))
      ),
      (payers, .authorisePayment(AuthorisePayment(payment: payment))),
      (payers, .authorisePayment(AuthorisePayment(payment: payment))),
      (payers, .issuePayment(IssuePayment(payment: payment, final: random.next() % 4 == 0))),
      (payers, .issuePayment(IssuePayment(payment: payment))),
      (payers, .clearPayment(ClearPayment(payment: payment))),
      (payers, .stopPayment(StopPayment(payment: payment, failed: random.next() % 2 == 0))),
      (payers, .declinePayment(DeclinePayment(payment: payment, reason: words))),
      (payers, .reversePayment(ReversePayment(payment: payment, amount: amount, reason: words))),
      (handlers, .requestInfo(RequestInfo(items: ["invoice", "photo"], due: now))),
      (carla + handlers, .provideInfo(ProvideInfo(item: "invoice"))),
      (carla + handlers, .provideInfo(ProvideInfo(item: "photo"))),
      (handlers, .flagFraud(FlagFraud(indicator: "altered", score: 50))),
      (handlers, .referToSIU(ReferToSIU(reason: words))),
      ([("ines", .investigator)], .clearFraud(ClearFraud(finding: words))),
      (handlers, .openSubrogation(OpenSubrogation(against: "Dario"))),
      (handlers, .recordRecovery(RecordRecovery(amount: money(1), source: "Dario"))),
      (handlers, .confirmRecovery(ConfirmRecovery(recovery: claim.file.recoveryCount))),
      (handlers, .reverseRecovery(ReverseRecovery(recovery: 1, reason: words))),
      (handlers, .closeSubrogation(CloseSubrogation(result: words))),
      ([("lena", .legal)], .openLitigation(OpenLitigation(counsel: "Lena"))),
      ([("lena", .legal)], .closeLitigation(CloseLitigation(result: words))),
      (handlers + carla, .addNote(AddNote(text: words))),
      (handlers, .recordCommunication(RecordCommunication(channel: "phone", text: words))),
      (
        handlers, .completeReview(CompleteReview(review: claim.file.openReviews.first?.review ?? 1))
      ),
      (carla, .waiveAppeal(WaiveAppeal())),
      (handlers, .close(Close(outcome: pick([.completed, .transferred, .deniedFinal])))),
      (handlers, .reopen(Reopen(reason: words, code: "mistake"))),
    ]
  }

  // MARK: People

  private mutating func send(
    _ command: ActorCommand, about name: String, to kernel: ClaimsKernel<InMemoryEventStore>
  ) throws {
    sent += 1
    let _: Answer = try kernel.send(
      CommandEnvelope(
        id: Identifier(high: 0x1d, low: sent), actor: ActorID("ada"), role: .administrator,
        person: ActorID(name), command: command))
  }
}

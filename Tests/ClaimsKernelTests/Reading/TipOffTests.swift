import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// No answer tells its reader what they may not read. Source: Specs/Reading.md, "Answers".
@Suite("No tip-off")
struct TipOffTests {
  /// One actor for each role.
  static let senders: [ClaimSender] =
    [
      ("carla", Role.claimant), ("gina", .agent), ("axel", .assessor), ("hugo", .handler),
      ("vera", .verifier), ("sara", .supervisor), ("paul", .payer), ("ivan", .investigator),
      ("lena", .legal), ("adam", .administrator), ("otto", .auditor), ("timer", .system),
      ("", .anonymous),
    ].map { ClaimSender($0.0, $0.1) }

  static let machine = ClaimMachine(.everything)
  static let claim = claimID(1)
  static let validator = Validator(rules: machine.rules)

  /// The register, and no claim.
  static let people: LogState = {
    var logState = LogState()
    for sender in senders where sender.role != .anonymous {
      let registered = ActorRegistered(
        actor: sender.actor, name: sender.actor.text, roles: [sender.role])
      logState.apply(
        .actor(.actorRegistered(registered)), to: .actor(sender.actor), recorded: ClaimSender.noon)
    }
    return logState
  }()

  /// Claims in every status, from random walks: the first and the last of each that were met.
  static let claims: [ClaimStatus: [Claim]] = {
    var found: [ClaimStatus: [Claim]] = [:]
    var random = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      var claim = ClaimDecider.initial
      for _ in 0..<60 where !machine.isTerminal(claim) {
        guard let attempt = try? machine.commands(in: claim).value(seed: random.next()) else {
          continue
        }
        _ = machine.apply(attempt, to: &claim)
        guard claim.status != .none else { continue }
        let known = found[claim.status] ?? []
        found[claim.status] = known.prefix(1) + [claim]
      }
    }
    return found
  }()

  /// The state of a log with this claim alone, whose register knows all senders.
  static func logState(_ claim: Claim, hasDuplicates: Bool = false) -> LogState {
    var snapshot = ClaimSnapshot(of: Self.claim)
    snapshot.claim = claim
    // Else its agent would read nothing.
    if !claim.file.representatives.contains(senders[1].actor) {
      snapshot.claim.file.representatives.append(senders[1].actor)
    }
    snapshot.revision = 7
    var blocks = SnapshotBlocks()
    blocks.append(StandingSnapshot(snapshot: snapshot))
    var logState = people
    logState.adopt(
      ClaimTable(blocks, of: [Self.claim]),
      ClaimLinks(submitted: [], originals: hasDuplicates ? [Self.claim] : []), events: 7)
    return logState
  }

  /// Every command that the specification tries in this state, once; and what names the staff.
  static func commands(on claim: Claim) throws -> [ClaimCommand] {
    var seen: Set<[UInt8]> = []
    var commands = machine.alphabet(in: claim).commands.map(\.command)
    commands.append(.raiseReview(RaiseReview(reason: "looks odd")))
    for name in ["hugo", "dario"] {
      let party = Party(actor: ActorID(name))
      commands.append(.editDraft(EditDraft(ClaimDetails(parties: [party]))))
      let authorise = AuthoriseRepresentative(representative: ActorID(name))
      commands.append(.authoriseRepresentative(authorise))
      commands.append(.assign(Assign(handler: ActorID(name))))
    }
    return try commands.filter { command in
      let bytes = try command.encodedPayload()
      return seen.insert([UInt8(truncatingIfNeeded: command.kind.rawValue)] + bytes).inserted
    }
  }

  @Test("every hidden field of a claim is tried")
  func everyField() {
    #expect(Set(HiddenFacts.byPath.keys) == Set(ClaimDecider.hiddenFields.map(\.path)))
    #expect(
      Set(Self.claims.keys) == Set(ClaimStatus.allCases.filter { $0 != .none }))
  }

  @Test(
    "whatever is hidden from a sender, a command is answered in one way if it is refused, and in one if not",
    arguments: ClaimStatus.allCases.filter { $0 != .none })
  func answers(in status: ClaimStatus) throws {
    for claim in Self.claims[status] ?? [] {
      let commands = try Self.commands(on: claim)
      for sender in Self.senders { try check(commands, from: sender, on: claim) }
    }
  }

  private func check(
    _ commands: [ClaimCommand], from sender: ClaimSender, on claim: Claim
  ) throws {
    let access = ReaderRoles(of: sender.actor, in: Self.people.actors)
    let seen = Self.logState(claim).visibility(for: access, at: ClaimSender.noon)
      .redaction(of: .claim(Self.claim))
    let redaction = seen ?? .outsider(.claim)
    guard redaction.isOutside || !redaction.isEmpty else { return }
    var states = HiddenFacts.variants(of: claim, for: redaction).map { Self.logState($0) }
    if redaction.hides("original") { states.append(Self.logState(claim, hasDuplicates: true)) }
    for command in commands {
      let envelope = CommandEnvelope(
        id: claimID(77), actor: sender.actor, role: sender.role, claim: Self.claim, command: command
      )
      let record = try envelope.record()
      // Before the row and its role are found, nothing that is hidden is looked at.
      let row = ClaimDecider.lifecycle.step(from: claim.status, on: command.kind)
      let isJudged = row?.roles.contains(sender.role) ?? false
      let answers = (isJudged ? states : [states[0], states[states.count - 1]]).map {
        Self.answer(envelope, record, on: $0)
      }
      let found = Self.difference(in: answers) { $0.isAccepted }
      #expect(found == nil, "\(command.kind.name) by \(sender)")
    }
    let permissions = (seen == nil ? Array(states.suffix(2)) : states).map { state in
      state.permissions(
        of: sender.actor, as: sender.role, on: .claim(Self.claim), at: ClaimSender.noon,
        seenBy: access)
    }
    for place in permissions[0].indices {
      let found = Self.difference(in: permissions.map { $0[place] }) { $0.allowed }
      #expect(found == nil, "\(sender)")
    }
  }

  /// Two answers that differ though both say yes, or both no.
  private static func difference<Told: Equatable>(
    in answers: [Told], _ isYes: (Told) -> Bool
  ) -> [Told]? {
    for said in [true, false] {
      let same = answers.filter { isYes($0) == said }
      if let other = same.first(where: { $0 != same[0] }) { return [same[0], other] }
    }
    return nil
  }

  /// What is told of a command in this state.
  static func answer(
    _ envelope: CommandEnvelope, _ record: CommandRecord, on logState: LogState
  ) -> Answer {
    let verdict = validator.judge(
      envelope, record, recorded: ClaimSender.noon, on: logState, earlier: { nil })
    switch verdict {
    case .refused(let refusal):
      return .refused(logState.answer(refusal, to: envelope, at: ClaimSender.noon, Position(7)))
    case .accepted(let decision):
      let receipt = Receipt(
        of: envelope, at: Position(8), revision: 8, recorded: ClaimSender.noon,
        events: decision.kinds)
      return .accepted(logState.answer(receipt, to: envelope, at: ClaimSender.noon))
    case .repeated(let receipt): return .accepted(receipt)
    }
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

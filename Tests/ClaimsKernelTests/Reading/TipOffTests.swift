import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// No answer tells its reader what they may not read. Source: Specs/Reading.md, "Answers".
@Suite("No tip-off")
struct TipOffTests {
  /// One actor for each role, and a claimant whom the claims do not name.
  static let senders: [ClaimSender] =
    [
      ("carla", Role.claimant), ("dario", .claimant), ("gina", .agent), ("axel", .assessor),
      ("hugo", .handler), ("vera", .verifier), ("sara", .supervisor), ("paul", .payer),
      ("ivan", .investigator), ("lena", .legal), ("adam", .administrator), ("otto", .auditor),
      ("timer", .system), ("", .anonymous),
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
    for _ in 0..<60 {
      var claim = ClaimDecider.initial
      for _ in 0..<80 where !machine.isTerminal(claim) {
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
        id: claimID(77), actor: sender.actor, role: sender.role, claim: Self.claim, command: command)
      let record = try envelope.record()
      let answers = states.map { Self.answer(envelope, record, on: $0) }
      let found = Self.difference(in: answers) { $0.isAccepted }
      #expect(found == nil, "\(command.kind.name) by \(sender)")
    }
    let permissions = states.map { state in
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
}

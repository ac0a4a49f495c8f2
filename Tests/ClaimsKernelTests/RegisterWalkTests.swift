import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

/// The invariant I27: nothing is decided by an actor who did not hold the role at that position.
@Suite("Random commands under a register that changes")
struct RegisterWalkTests {
  private static let names = ["ada", "carla", "dario", "hugo", "sara", "paul", "eve"]

  /// Who holds what, kept apart from the code under test: only from accepted commands.
  private struct Held {
    private var roles: [String: Set<Role>] = [:]
    private var inactive: Set<String> = []
    /// Every grant so far, revoked or not.
    private(set) var senders: [(name: String, role: Role)] = []

    func holds(_ role: Role, _ name: String) -> Bool {
      !inactive.contains(name) && roles[name, default: []].contains(role)
    }

    mutating func take(_ envelope: CommandEnvelope) {
      guard case .actor(let command) = envelope.command else { return }
      let name = envelope.person.text
      switch command {
      case .registerActor(let register):
        roles[name] = Set(register.roles)
        senders += register.roles.map { (name, $0) }
      case .grantRole(let grant):
        roles[name, default: []].insert(grant.role)
        senders.append((name, grant.role))
      case .revokeRole(let revoke): roles[name, default: []].remove(revoke.role)
      case .deactivateActor: inactive.insert(name)
      case .reactivateActor: inactive.remove(name)
      case .setAuthority, .setContact, .eraseActorData: break
      }
    }
  }

  private func command(_ number: UInt64, _ random: inout SeededGenerator) -> CommandEnvelope {
    let roles = Role.allCases.filter { $0 != .unspecified && $0 != .anonymous }
    func name() -> ActorID { ActorID(Self.names.randomElement(using: &random) ?? "") }
    func role() -> Role { roles.randomElement(using: &random) ?? .handler }
    let (id, actor, person) = (Identifier(high: 0x27, low: number), name(), name())
    let claim = UInt64.random(in: 1...5, using: &random)
    let asked: ClaimCommand
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      let register = RegisterActor(actor: person, name: "x", roles: [role(), role()])
      return .administration(id, actor, person, .registerActor(register))
    case 1, 2: return .administration(id, actor, person, .grantRole(GrantRole(role: role())))
    case 3, 4: return .administration(id, actor, person, .revokeRole(RevokeRole(role: role())))
    case 5:
      let leave = DeactivateActor(reason: "x")
      return .administration(id, actor, person, .deactivateActor(leave))
    case 6:
      let back = ReactivateActor(reason: "x")
      return .administration(id, actor, person, .reactivateActor(back))
    case 7:
      asked = .openDraft(
        OpenDraft(
          type: .auto, title: "t", claimed: euros(5), lossDate: LocalDate("2026-02-01"),
          claimant: person))
    case 8: asked = .submit(Submit())
    case 9: asked = .acceptIntake(AcceptIntake(handler: person))
    case 10: asked = .setReserve(SetReserve(amount: euros(.random(in: 0...9, using: &random))))
    case 11: asked = .approve(Approve(amount: euros(.random(in: 0...5, using: &random))))
    case 12: asked = .close(Close(outcome: .transferred))
    default: asked = .addNote(AddNote(text: "x"))
    }
    return CommandEnvelope(
      id: id, actor: actor, role: role(), claim: claimID(claim), command: asked)
  }

  @Test(
    "every accepted command was sent by an actor who held the role then",
    arguments: 1...12 as ClosedRange<UInt64>)
  func roleHeld(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (log, clock) = (InMemoryEventStore(), tickingClock())
    let kernel = try kernel(log, clock: clock.read)
    var held = Held()
    for command in People.commands { held.take(command) }
    var (accepted, refusedForRole) = (0, 0)
    for number in 1...1500 as ClosedRange<UInt64> {
      var command = command(number, &random)
      // Half of them from an actor who once held a role that may send it.
      let fitting = held.senders.filter { command.command.mayEverBeSent(as: $0.role) }
      if Bool.random(using: &random), let sender = fitting.randomElement(using: &random) {
        (command.actor, command.role) = (ActorID(sender.name), sender.role)
      }
      let isHeld = held.holds(command.role, command.actor.text)
      let answer = try kernel.answers([command])[0]
      if answer.isAccepted {
        #expect(isHeld, "\(command)")
        accepted += 1
        held.take(command)
      } else if !isHeld, command.command.mayEverBeSent(as: command.role) {
        // Only what comes before the role may have answered in its place.
        let answered = answer.codes
        #expect(
          [[.notAuthorised], [.notFound], [.idTaken], [.actorNotRegistered]].contains(answered),
          "\(command): \(answered)")
        if answered == [.notAuthorised] { refusedForRole += 1 }
      }
    }
    // A walk on which nothing happens would prove nothing.
    #expect(accepted > 50)
    #expect(refusedForRole > 100)
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    #expect(audit.decisions == People.commands.count + accepted)
    try checkWorld(kernel, log)
  }

  /// What is kept is what a fold of the log gives.
  private func checkWorld(
    _ kernel: ClaimsKernel<InMemoryEventStore>, _ log: InMemoryEventStore
  ) throws {
    let (kept, folded) = (try kernel.query { copy $0 }, try LogState(folding: log))
    #expect(kept.actors == folded.actors)
    #expect(kept.rules == folded.rules)
    #expect(kept.events == folded.events)
    for number in 1...5 as ClosedRange<UInt64> {
      let id = claimID(number)
      #expect(kept.claims[id] == folded.claims[id])
      guard let claim = kept.claims[id]?.claim else { continue }
      #expect(kept.similar(to: claim, id) == folded.similar(to: claim, id))
    }
    for name in Self.names {
      let stream = StreamID.actor(ActorID(name))
      #expect(kept.revision(of: stream) == folded.revision(of: stream))
      #expect(kept.revision(of: stream) == log.revision(of: stream).value)
    }
  }
}

extension CommandEnvelope {
  fileprivate static func administration(
    _ id: Identifier, _ actor: ActorID, _ person: ActorID, _ command: ActorCommand
  ) -> CommandEnvelope {
    CommandEnvelope(id: id, actor: actor, role: .administrator, person: person, command: command)
  }
}

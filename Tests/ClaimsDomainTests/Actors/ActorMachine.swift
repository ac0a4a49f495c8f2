import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A command about Hugo, who sends it, and who else is an administrator at that time.
struct ActorAttempt: Equatable, Sendable, CustomStringConvertible {
  var command: ActorCommand
  var sender = administrator
  var role = Role.administrator
  /// How many others are active administrators.
  var others = 1
  var description: String { "\(command) by \(sender.text) (\(role.name)), others \(others)" }
}

/// One actor of the register as a specification; what the rest of it holds comes with the command.
struct ActorMachine: DeciderSpecification {
  typealias Machine = ActorDecider
  typealias Words = ActorWords
  typealias Key = [UInt8]

  var lifecycle = actorLifecycle

  func decide(
    _ attempt: ActorAttempt, given actor: RegisteredActor
  ) throws(Refusal) -> [ActorEvent] {
    let administrators = attempt.others + (actor.holds(.administrator) ? 1 : 0)
    let neighbours = ActorNeighbours(
      administrators: administrators, isEmpty: administrators == 0 && actor.status == .none,
      takenBy: actor.status == .none ? nil : actor.id)
    return try ActorDecider.decide(
      attempt.command, given: actor,
      in: actorContext(attempt.sender, as: attempt.role, rules: separated, among: neighbours),
      under: lifecycle)
  }

  func status(of actor: RegisteredActor) -> ActorStatus { actor.status }
  func verb(of attempt: ActorAttempt) -> ActorVerb { attempt.command.kind }
  func role(of attempt: ActorAttempt) -> Role { attempt.role }
  func kind(of event: ActorEvent) -> ActorEventKind { event.kind }

  func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    // The register's very first command is refused under the same code, by a guard.
    case .notAuthorised:
      refusal.reasons.first?.expected == ActorRule.bootstrap ? .guards : .role
    default: .guards
    }
  }

  func isExplained(_ refusal: Refusal, by guards: [ActorRule]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  func key(of actor: RegisteredActor) -> [UInt8] { (try? actor.encoded()) ?? [] }

  /// Somebody who left for good.
  func isTerminal(_ actor: RegisteredActor) -> Bool { actor.status == .inactive }

  func violation(in actor: RegisteredActor) -> String? {
    if actor.status == .none { return actor == RegisteredActor() ? nil : "nobody has something" }
    if actor.id.isEmpty || actor.name.isEmpty { return "somebody without id or name" }
    if actor.roles != Role.allCases.filter(actor.roles.contains) { return "roles out of order" }
    if actor.roles.contains(.unspecified) { return "a role that is none" }
    if let pair = separated.conflict(among: actor.roles) { return "both \(pair)" }
    let kinds = actor.limits.map(\.kind.rawValue)
    if kinds != Set(kinds).sorted() || kinds.contains(0) { return "limits out of order" }
    return actor.limits.contains { $0.limit.minorUnits <= 0 } ? "a limit of nothing" : nil
  }

  func violation(
    of step: Transition<RegisteredActor, ActorAttempt, Result<[ActorEvent], Refusal>>
  ) -> String? {
    let wasLast = step.command.others == 0 && step.before.holds(.administrator)
    if wasLast, !step.after.holds(.administrator) { return "no administrator is left" }
    if step.command.sender == step.before.id, step.before.limits != step.after.limits {
      return "somebody set their own limit"
    }
    return tableFault(of: step)
  }

  func commands(in actor: RegisteredActor) -> Generator<ActorAttempt> {
    .element(of: alphabet(in: actor).commands)
  }

  func alphabet(in actor: RegisteredActor) -> Alphabet<ActorAttempt> {
    let roles: [Role] = [.unspecified, .handler, .payer, .administrator, .auditor]
    var commands: [ActorCommand] = roles.flatMap { role -> [ActorCommand] in
      [.grantRole(GrantRole(role: role)), .revokeRole(RevokeRole(role: role))]
    }
    for (name, roles) in [
      ("Hugo", []), ("", [.handler]), ("Hugo", [.administrator]), ("Hugo", [.unspecified]),
      ("Hugo", [.handler, .payer]), ("Hugo", [.auditor, .administrator]),
    ] as [(String, [Role])] {
      for id in ["hugo", ""] {
        commands.append(
          .registerActor(RegisterActor(actor: ActorID(id), name: name, roles: roles)))
      }
    }
    for kind in [AuthorityKind.unspecified, .reserve, .payment] {
      for limit in [nil, 0, 1] as [Int64?] {
        commands.append(.setAuthority(SetAuthority(kind: kind, limit: limit.map(euros))))
      }
    }
    for reason in ["", "so it is"] {
      commands.append(.deactivateActor(DeactivateActor(reason: reason)))
      commands.append(.reactivateActor(ReactivateActor(reason: reason)))
    }
    return Alphabet(
      commands.flatMap { command in
        [
          ActorAttempt(command: command), ActorAttempt(command: command, others: 0),
          ActorAttempt(command: command, sender: ActorID("hugo"), others: 0),
          ActorAttempt(command: command, role: .supervisor),
        ]
      })
  }
}

import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// One actor of the register as a specification; what the rest of it holds comes with the command.
public struct ActorMachine: AggregateMachine {
  public typealias Machine = ActorDecider

  public var rules = Self.separated
  public var lifecycle = ActorDecider.lifecycle

  /// Rules that separate the roles of handler and payer, and ask for a second administrator.
  public static let separated: ClaimRules = {
    var rules = ClaimRules()
    rules.separations = [RolePair(first: .handler, second: .payer)]
    rules.secondAdministrator = true
    return rules
  }()
  /// The actor who sends most attempts, as administrator or supervisor.
  public static let administrator = ActorID("ada")

  public init() {}

  public func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    // The register's very first command is refused under the same code, by a guard.
    case .notAuthorised:
      refusal.reasons.first?.expected == ActorDecider.bootstrap ? .guards : .role
    default: .guards
    }
  }

  /// An actor who left for good.
  public func isTerminal(_ actor: RegisteredActor) -> Bool {
    actor.status == .inactive || actor.status == .erased
  }

  public func violation(in actor: RegisteredActor) -> String? {
    if actor.status == .none { return actor == RegisteredActor() ? nil : "nobody has something" }
    if actor.id.isEmpty || actor.name.isEmpty { return "somebody without id or name" }
    if actor.roles != Role.allCases.filter(actor.roles.contains) { return "roles out of order" }
    if actor.roles.contains(.unspecified) { return "a role that is none" }
    if let pair = Self.separated.conflict(among: actor.roles) { return "both \(pair)" }
    if actor.status == .erased, let kept = actor.keptText { return kept }
    if ["", "hugo", "12"].contains(where: { actor.email == $0 || actor.phone == $0 }) {
      return "reached in no format"
    }
    let kinds = actor.limits.map(\.kind.rawValue)
    if kinds != Set(kinds).sorted() || kinds.contains(0) { return "limits out of order" }
    return actor.limits.contains { $0.limit.minorUnits <= 0 } ? "a limit of nothing" : nil
  }

  public func fault(
    of step: Transition<
      RegisteredActor, Attempt<ActorDecider>, Result<[ActorEvent], Refusal>
    >
  ) -> String? {
    let wasLast =
      step.command.relatedFacts.administrators == 1 && step.before.holds(.administrator)
    if wasLast, !step.after.holds(.administrator) { return "no administrator is left" }
    if step.command.sender.actor == step.before.id, step.before.limits != step.after.limits {
      return "somebody set their own limit"
    }
    if step.command.sender.actor == step.before.id,
      step.after.roles.contains(where: { $0.worksOnClaims && !step.before.roles.contains($0) })
    {
      return "somebody gave themselves a role"
    }
    return nil
  }

  /// The rest of the register, with `others` active administrators besides the actor.
  private func register(_ actor: RegisteredActor, others: Int) -> ActorRelatedFacts {
    let administrators = others + (actor.holds(.administrator) ? 1 : 0)
    return ActorRelatedFacts(
      administrators: administrators, isEmpty: administrators == 0 && actor.status == .none,
      takenBy: actor.status == .none ? nil : actor.id)
  }

  public func alphabet(in actor: RegisteredActor) -> Alphabet<Attempt<ActorDecider>> {
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
        commands.append(
          .setAuthority(
            SetAuthority(kind: kind, limit: limit.map { Money($0, Currency("EUR") ?? Currency()) }))
        )
      }
    }
    for reason in ["", "so it is"] {
      commands.append(.deactivateActor(DeactivateActor(reason: reason)))
      commands.append(.reactivateActor(ReactivateActor(reason: reason)))
    }
    for (email, phone) in [(nil, nil), ("hugo@example.org", nil), ("hugo", ""), ("", "12")]
      as [(String?, String?)]
    {
      commands.append(.setContact(SetContact(email: email, phone: phone)))
    }
    let (many, last) = (register(actor, others: 1), register(actor, others: 0))
    return Alphabet(
      commands.flatMap { command in
        [
          Attempt(command, by: Self.administrator, as: .administrator, among: many),
          Attempt(command, by: Self.administrator, as: .administrator, among: last),
          Attempt(command, by: ActorID("hugo"), as: .administrator, among: last),
          Attempt(command, by: Self.administrator, as: .supervisor, among: many),
        ]
      } + Attempt.erasures(among: many) { .eraseActorData(EraseActorData(reason: $0)) })
  }
}

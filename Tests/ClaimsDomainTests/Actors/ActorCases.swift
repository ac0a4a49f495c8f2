import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// The actor's table, as its tests have it.
enum ActorCases {
  private typealias Case = RowCase<ActorDecider>

  static let table = TableCases<ActorMachine>(
    states: [RegisteredActor(), hugo(), hugo(.inactive), hugo(.erased)], rows: rows,
    guards: ActorGuardTests.cases, page: SpecificationPage("Specs/Lifecycles/Actors.md"),
    explored: { [explored] },
    erasing: ErasureCases(
      "P08", on: { hugo($0) }, among: ActorRelatedFacts(administrators: 1),
      { .eraseActorData(EraseActorData(reason: $0)) },
      { .actorDataErased(ActorDataErased(reason: $0, at: $1)) }, to: { $0.status = .erased }),
    needsPage: true,
    besides: [
      MutantCheck("exploration") { lifecycle in
        let explored = Exploration(
          of: ActorMachine().under(lifecycle), limit: 250, stopsAtViolation: true)
        return explored.violations.first?.message
          ?? explored.deadEnds.first.map { "dead end in \(explored.states[$0].status)" }
          ?? explored.coverage.deadCommands.first.map { "dead command: \($0)" }
          ?? explored.coverage.unreachedStatuses.first.map { "unreached status: \($0)" }
      }
    ])

  static let explored = Exploration(of: ActorMachine())

  static let euros10 = AuthorityLimit(kind: .decision, limit: euros(1000))

  private static func reached(
    _ email: String?, _ phone: String?, _ status: ActorStatus = .active
  ) -> RegisteredActor {
    var actor = hugo(status)
    (actor.email, actor.phone) = (email, phone)
    return actor
  }

  static let rows: [RowCase<ActorDecider>] = [
    Case(
      row: "P01",
      command: .registerActor(
        RegisterActor(
          actor: ActorID("hugo"), name: "Hugo Haas", roles: [.payer, .handler, .payer],
          email: "hugo@example.org", phone: "")),
      actor: RegisteredActor(),
      event: .actorRegistered(
        ActorRegistered(
          actor: ActorID("hugo"), name: "Hugo Haas", roles: [.handler, .payer],
          email: "hugo@example.org")),
      after: {
        var hugo = hugo(.active, [.handler, .payer])
        hugo.email = "hugo@example.org"
        return hugo
      }()),
    Case(
      row: "P01",
      command: .registerActor(
        RegisterActor(actor: administrator, name: "Ada", roles: [.administrator])),
      actor: RegisteredActor(), context: actorContext(among: ActorRelatedFacts(isEmpty: true)),
      event: .actorRegistered(
        ActorRegistered(actor: administrator, name: "Ada", roles: [.administrator])),
      after: {
        var ada = RegisteredActor()
        (ada.status, ada.id, ada.name, ada.roles) = (
          .active, administrator, "Ada", [.administrator]
        )
        return ada
      }()),
    Case(
      row: "P02", command: .grantRole(GrantRole(role: .assessor)), actor: hugo(),
      event: .roleGranted(RoleGranted(role: .assessor)),
      after: hugo(.active, [.assessor, .handler])
    ),
    Case(
      row: "P03", command: .revokeRole(RevokeRole(role: .handler)),
      actor: hugo(.active, [.handler, .payer]), event: .roleRevoked(RoleRevoked(role: .handler)),
      after: hugo(.active, [.payer])),
    Case(
      row: "P03", command: .revokeRole(RevokeRole(role: .administrator)),
      actor: hugo(.active, [.administrator]),
      context: actorContext(among: ActorRelatedFacts(administrators: 2)),
      event: .roleRevoked(RoleRevoked(role: .administrator)), after: hugo(.active, [])),
    Case(
      row: "P04", command: .setAuthority(SetAuthority(kind: .reserve, limit: euros(1))),
      actor: hugo(.active, [.handler], [euros10]),
      event: .authoritySet(AuthoritySet(kind: .reserve, limit: euros(1))),
      after: hugo(
        .active, [.handler], [AuthorityLimit(kind: .reserve, limit: euros(1)), euros10])),
    Case(
      row: "P04", command: .setAuthority(SetAuthority(kind: .decision)),
      actor: hugo(.active, [.handler], [euros10]),
      event: .authoritySet(AuthoritySet(kind: .decision)), after: hugo()),
    Case(
      row: "P05", command: .deactivateActor(DeactivateActor(reason: "left")),
      actor: hugo(.active, [.handler], [euros10]),
      event: .actorDeactivated(ActorDeactivated(reason: "left")),
      after: hugo(.inactive, [.handler], [euros10])),
    Case(
      row: "P06", command: .reactivateActor(ReactivateActor(reason: "came back")),
      actor: hugo(.inactive), event: .actorReactivated(ActorReactivated(reason: "came back")),
      after: hugo()),
    Case(
      row: "P07",
      command: .setContact(SetContact(email: "hugo@example.org", phone: "+49 30 1234567")),
      actor: reached("h@example.org", "+49 30 1234567"),
      event: .contactSet(ContactSet(email: "hugo@example.org")),
      after: reached("hugo@example.org", "+49 30 1234567")),
    Case(
      row: "P07", command: .setContact(SetContact(phone: "")),
      actor: reached("h@example.org", "+49 30 1234567", .inactive),
      event: .contactSet(ContactSet(phone: "")), after: reached("h@example.org", nil, .inactive)),
  ]
}

extension RowCase<ActorDecider> {
  fileprivate init(
    row: String, command: ActorCommand, actor: RegisteredActor,
    context: ActorContext = actorContext(), event: ActorEvent, after: RegisteredActor
  ) {
    self.init(row, command, on: actor, context, [event]) { $0 == after }
  }
}

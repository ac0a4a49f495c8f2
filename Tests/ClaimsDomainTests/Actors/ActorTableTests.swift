import ClaimsDomain
import EventSourcing
import Testing

/// Each row, taken once.
@Suite("The actor's table")
struct ActorTableTests {
  struct Case: CustomStringConvertible, Sendable {
    var row: String
    var command: ActorCommand
    var actor: RegisteredActor
    var context: ActorContext = actorContext()
    var event: ActorEvent
    var after: RegisteredActor
    var description: String { "\(row): \(event.kind.name)" }

    /// What is wrong with the answer under a table; nil where nothing is.
    func fault(under lifecycle: Lifecycle<ActorDecider.Words>) -> String? {
      var after = actor
      guard answer(command, on: actor, in: context, under: lifecycle) == .success([event]) else {
        return "\(description) does not come of it"
      }
      ActorDecider.evolve(&after, event)
      guard after == self.after else { return "\(description) leads elsewhere" }
      let others = Role.allCases.filter { $0 != .administrator }
      let sender = others.first { role in
        let other = actorContext(
          context.actor, as: role, rules: context.rules, among: context.neighbours)
        return answer(command, on: actor, in: other, under: lifecycle)
          != .failure(
            Refusal(.notAuthorised, expected: "administrator", found: role.name.description))
      }
      return sender.map { "\(row) by \($0.name)" }
    }
  }

  static let euros10 = AuthorityLimit(kind: .decision, limit: euros(1000))

  static let cases: [Case] = [
    Case(
      row: "P01",
      command: .registerActor(
        RegisterActor(
          actor: ActorID("hugo"), name: "Hugo Haas", roles: [.payer, .handler, .payer])),
      actor: RegisteredActor(),
      event: .actorRegistered(
        ActorRegistered(actor: ActorID("hugo"), name: "Hugo Haas", roles: [.handler, .payer])),
      after: hugo(.active, [.handler, .payer])),
    Case(
      row: "P01",
      command: .registerActor(
        RegisterActor(actor: administrator, name: "Ada", roles: [.administrator])),
      actor: RegisteredActor(), context: actorContext(among: ActorNeighbours(isEmpty: true)),
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
      context: actorContext(among: ActorNeighbours(administrators: 2)),
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
  ]

  @Test("every row has its case, and no status and command have two rows")
  func complete() {
    #expect(Set(Self.cases.map(\.row)) == Set(ActorDecider.lifecycle.steps.map { "\($0.id)" }))
    #expect(ActorDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for administrators alone", arguments: cases)
  func taken(taken: Case) {
    #expect(taken.fault(under: ActorDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused", arguments: ActorStatus.allCases)
  func noRow(status: ActorStatus) {
    for command in Self.cases.map(\.command) {
      guard ActorDecider.lifecycle.step(from: status, on: command.kind) == nil else { continue }
      let actor = status == .none ? RegisteredActor() : hugo(status)
      #expect(
        answer(command, on: actor, in: actorContext())
          == .failure(
            Refusal(
              .invalidTransition, expected: ActorDecider.lifecycle.verbNames(in: status),
              found: "\(command.kind.name) in \(status.name)")))
    }
  }
}

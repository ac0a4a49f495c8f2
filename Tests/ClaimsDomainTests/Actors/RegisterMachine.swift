import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A command about an actor, and its sender as administrator.
struct RegisterAttempt: Equatable, Sendable {
  var actor: ActorID
  var command: ActorCommand
  var sender: ActorID
}

/// A whole small register: three people, Ada first. The sender must hold the role,
/// as the kernel asks.
struct RegisterMachine: Specification {
  typealias Key = [UInt8]

  static let people = ["ada", "bea", "carl"].map { ActorID($0) }

  var initial: ActorRegister { ActorRegister() }

  func apply(
    _ attempt: RegisterAttempt, to register: inout ActorRegister
  ) -> Result<[ActorEvent], Refusal> {
    let id = StreamID.actor(attempt.actor).id
    let before = register
    return Result { () throws(Refusal) in
      guard before.isEmpty || before.holds(.administrator, attempt.sender) else {
        throw Refusal(.notAuthorised)
      }
      let events = try ActorDecider.decide(
        attempt.command, given: before.actor(ofStream: id),
        in: actorContext(attempt.sender, among: before.relatedFacts(ofStream: id)))
      for event in events { register.apply(event, toStream: id) }
      return events
    }
  }

  func isRefusal(_ response: Result<[ActorEvent], Refusal>) -> Bool {
    if case .failure = response { true } else { false }
  }

  func violation(in register: ActorRegister) -> String? {
    let administrators = register.actors.filter { $0.holds(.administrator) }
    if administrators.count != register.administrators { return "administrators miscounted" }
    if !register.isEmpty, administrators.isEmpty { return "nobody administrates" }
    for actor in register.actors {
      let id = StreamID.actor(actor.id).id
      if register[actor.id] != actor || register.actor(ofStream: id) != actor {
        return "\(actor.id.text) is not found"
      }
      for role in Role.allCases
      where register.holds(role, actor.id) != register.roles(of: actor.id).contains(role) {
        return "\(actor.id.text) as \(role.name) is told in two ways"
      }
    }
    return nil
  }

  /// I27: who sent it held the role at that position, or it was the first command.
  func violation(
    of step: Transition<ActorRegister, RegisterAttempt, Result<[ActorEvent], Refusal>>
  ) -> String? {
    guard case .success = step.response, !step.before.holds(.administrator, step.command.sender)
    else { return nil }
    let isFirst = step.before.isEmpty && step.command.actor == step.command.sender
    return isFirst && step.after.holds(.administrator, step.command.sender)
      ? nil : "\(step.command.sender.text) held no such role"
  }

  func key(of register: ActorRegister) -> [UInt8] {
    Self.people.flatMap { register[$0].flatMap { try? $0.encoded() } ?? [0] }
  }

  /// One is left to turn off the light.
  func isTerminal(_ register: ActorRegister) -> Bool {
    register.actors.filter { $0.status == .active }.count == 1
  }

  func commands(in register: ActorRegister) -> Generator<RegisterAttempt> {
    .element(of: alphabet(in: register).commands)
  }

  func alphabet(in register: ActorRegister) -> Alphabet<RegisterAttempt> {
    var attempts: [RegisterAttempt] = []
    for actor in Self.people {
      var commands: [ActorCommand] = [[], [Role.administrator], [.handler]].map { roles in
        .registerActor(RegisterActor(actor: actor, name: actor.text, roles: roles))
      }
      for role in [Role.administrator, .handler] {
        commands.append(.grantRole(GrantRole(role: role)))
        commands.append(.revokeRole(RevokeRole(role: role)))
      }
      commands.append(.deactivateActor(DeactivateActor(reason: "left")))
      commands.append(.reactivateActor(ReactivateActor(reason: "came back")))
      for sender in Self.people {
        attempts += commands.map { RegisterAttempt(actor: actor, command: $0, sender: sender) }
      }
    }
    return Alphabet(attempts)
  }
}

import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Foundation

let administrator = ActorMachine.administrator

/// An actor called Hugo as events might have left him.
func hugo(
  _ status: ActorStatus = .active, _ roles: [Role] = [.handler], _ limits: [AuthorityLimit] = []
) -> RegisteredActor {
  var actor = RegisteredActor()
  actor.status = status
  actor.id = ActorID("hugo")
  actor.name = "Hugo Haas"
  actor.roles = roles
  actor.limits = limits
  return actor
}

/// The context of a decision about an actor, taken at noon.
func actorContext(
  _ sender: ActorID = administrator, as role: Role = .administrator,
  rules: ClaimRules = .builtIn,
  among relatedFacts: ActorRelatedFacts = ActorRelatedFacts(administrators: 1),
  version: UInt32 = .max
) -> ActorContext {
  let noon = Instant(nanoseconds: 1_772_452_800_000_000_000)
  return ActorContext(
    recorded: noon, effective: noon, actor: sender, role: role, rules: rules,
    relatedFacts: relatedFacts, version: version)
}

let separated = ActorMachine.separated

/// What a command leads to, or why not.
func answer(
  _ command: ActorCommand, on actor: RegisteredActor, in context: ActorContext,
  under lifecycle: Lifecycle<ActorDecider.Words> = ActorDecider.lifecycle
) -> Result<[ActorEvent], Refusal> {
  Result { () throws(Refusal) in
    try ActorDecider.decide(command, given: actor, in: context, under: lifecycle)
  }
}

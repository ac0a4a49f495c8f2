import ClaimsDomain
import EventSourcing

/// Rules and limits of authority that are supposed in place of those in force.
struct Supposition: Sendable {
  var rules: @Sendable (ClaimRules) -> ClaimRules = { $0 }
  var limits: @Sendable (AuthorityLimits, ActorInRole) -> AuthorityLimits = { limits, _ in limits }

  func changed(_ inForce: ClaimRules) -> ClaimRules { rules(inForce) }

  func changed(_ context: ClaimContext) -> ClaimContext {
    var relatedFacts = context.relatedFacts
    relatedFacts.limits = limits(
      relatedFacts.limits, ActorInRole(context.actor, as: context.role))
    return ClaimContext(
      recorded: context.recorded, effective: context.effective, actor: context.actor,
      role: context.role, rules: context.rules, relatedFacts: relatedFacts,
      version: context.version, isImported: context.isImported)
  }
}

import EventSourcing

/// The words of an actor's status machine.
public enum ActorWords: Vocabulary {
  public typealias Status = ActorStatus
  public typealias Verb = ActorVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = ActorRule
  public typealias EventKind = ActorEventKind
}

private typealias Row = Step<ActorWords>
private typealias To = Outcome<ActorWords>

/// Every legal step of an actor; a status and a command without a row are refused.
///
/// Source: Specs/Lifecycles/Actors.md, "Rows"; a test holds the two together, both ways.
public let actorLifecycle = Lifecycle<ActorWords>([
  Row(
    "P01", [.none], .registerActor, by: [.administrator],
    unless: [
      .firstIsNoAdministrator, .idUnusable, .idTaken, .nameMissing, .roleUnknown, .rolesInConflict,
    ],
    To([.actorRegistered], .to(.active))),
  Row(
    "P02", [.active], .grantRole, by: [.administrator],
    unless: [.roleUnknown, .roleHeld, .rolesInConflict],
    To([.roleGranted], .stay)),
  Row(
    "P03", [.active], .revokeRole, by: [.administrator],
    unless: [.roleNotHeld, .lastAdministratorRevoked],
    To([.roleRevoked], .stay)),
  Row(
    "P04", [.active], .setAuthority, by: [.administrator],
    unless: [.authorityKindUnknown, .ownAuthority, .limitNotPositive, .authorityUnchanged],
    To([.authoritySet], .stay)),
  Row(
    "P05", [.active], .deactivateActor, by: [.administrator],
    unless: [.lastAdministrator, .reasonMissing],
    To([.actorDeactivated], .to(.inactive))),
  Row(
    "P06", [.inactive], .reactivateActor, by: [.administrator],
    unless: [.reasonMissing],
    To([.actorReactivated], .to(.active))),
])

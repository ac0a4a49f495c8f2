import EventSourcing

extension ActorDecider {
  /// Every legal step of an actor; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Actors.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "P01", [.none], .registerActor, by: [.administrator],
      unless: [
        .firstIsNoAdministrator, .idUnusable, .idTaken, .idLooksTaken, .nameMissing,
        .roleUnknown, .rolesInConflict, .emailInvalid, .phoneInvalid,
      ],
      To([.actorRegistered], .to(.active))),
    Row(
      "P02", [.active], .grantRole, by: [.administrator],
      unless: [.roleUnknown, .roleHeld, .rolesInConflict, .ownRole],
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
    Row(
      "P07", [.active, .inactive], .setContact, by: [.administrator],
      unless: [.emailInvalid, .phoneInvalid, .contactUnchanged],
      To([.contactSet], .stay)),
    erasing(
      "P08", [.inactive], .eraseActorData, because: { $0.eraseActorData?.reason },
      .actorDataErased),
  ])
}

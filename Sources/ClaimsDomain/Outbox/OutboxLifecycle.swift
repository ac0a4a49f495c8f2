import EventSourcing

extension OutboxDecider {
  /// All roles that may send commands.
  private static let senders: [Role] = [
    .claimant, .agent, .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal,
    .administrator, .system, .anonymous, .contractor,
  ]

  /// Every legal step of an item; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Outbox.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "Y01", [.none], .enqueue, by: senders, unless: [.idMissing, .commandTooLarge],
      To([.commandQueued], .to(.queued))),
    Row(
      "Y02", [.queued, .retry], .startSending, by: [.system],
      unless: [.offline, .signedOut, .earlierWaiting, .notDue],
      To([.sendStarted], .to(.sending))),
    Row(
      "Y03", [.sending], .recordAcceptance, by: [.system],
      To([.commandAccepted], .to(.acknowledged))),
    Row(
      "Y04", [.sending], .recordRefusal, by: [.system], unless: [.reasonsMissing, .isConflict],
      To([.commandRefused], .to(.refused))),
    Row(
      "Y05", [.sending], .recordFault, by: [.system], unless: [.faultMissing, .attemptsUsedUp],
      To([.sendFailed], .to(.retry))),
    Row(
      "Y06", [.sending], .giveUp, by: [.system], unless: [.faultMissing, .attemptsLeft],
      To([.commandParked], .to(.parked))),
    Row(
      "Y07", [.sending], .reportConflict, by: [.system], unless: [.noConflict],
      To([.conflictDetected], .to(.conflict))),
    Row(
      "Y08", [.conflict], .resolveConflict, by: senders,
      unless: [.resolutionIncomplete, .policyOff, .stillConflicting],
      To([.conflictResolved], .to(.queued)), To([.conflictResolved], .to(.dropped))),
    Row(
      "Y09", [.retry, .parked, .refused], .retryQueued, by: senders,
      To([.commandRequeued], .to(.queued))),
    Row(
      "Y10", [.queued, .retry, .parked, .refused, .conflict], .dropQueued, by: senders,
      To([.commandDropped], .to(.dropped))),
    Row(
      "Y11", [.queued, .retry, .parked, .refused, .conflict], .editQueued, by: senders,
      unless: [.idChanged, .commandTooLarge, .nothingEdited],
      To([.commandEdited], .to(.queued))),
    Row(
      "Y12", [.parked, .refused, .conflict], .retryAsNew, by: senders,
      unless: [.outcomeUnknown, .idMissing, .idInUse],
      To([.commandReplaced], .to(.dropped))),
  ])
}

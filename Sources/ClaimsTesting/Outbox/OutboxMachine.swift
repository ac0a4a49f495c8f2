import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// An item of the outbox as a specification.
///
/// Source: Specs/Lifecycles/Outbox.md.
public struct OutboxMachine: AggregateMachine {
  public typealias Machine = OutboxDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = OutboxDecider.lifecycle

  public init() {}

  public func isTerminal(_ item: OutboxItem) -> Bool { item.isSettled }

  /// Without times, which only grow; and without how often it was put upon another revision, once
  /// that is settled.
  public func canonical(of item: OutboxItem) -> OutboxItem {
    var canonical = item
    canonical.queuedAt = Instant()
    if canonical.dueAt != nil { canonical.dueAt = Self.due }
    if canonical.settledAt != nil { canonical.settledAt = Instant() }
    return canonical
  }

  public func violation(in item: OutboxItem) -> String? {
    if item.status == .none { return item == OutboxItem() ? nil : "an item before it is queued" }
    if item.id == Identifier() { return "an item without an id" }
    if item.place == 0 { return "an item without a place" }
    if item.isSettled != (item.settledAt != nil) { return "settled at no time" }
    if (item.dueAt != nil) != (item.status == .retry) { return "due, and not waiting" }
    if item.status == .acknowledged, item.isUnanswered || item.fault != nil {
      return "acknowledged, and nobody knows"
    }
    if [.refused, .conflict].contains(item.status), item.reasons.isEmpty {
      return "refused for no reason"
    }
    if item.status == .parked, item.fault == nil { return "parked for no fault" }
    if item.attempts > Self.limits.attempts { return "tried too often" }
    return item.rebases > Self.limits.rebases ? "put upon too many revisions" : nil
  }

  public func fault(
    of step: Transition<
      OutboxItem, Attempt<OutboxDecider>, Result<[OutboxEvent], Refusal>
    >
  ) -> String? {
    guard case .success = step.response else { return nil }
    let (before, after) = (step.before, step.after)
    if before.status != .none, before.id != after.id { return "the id is another" }
    if before.status != .none, before.place != after.place { return "the place is another" }
    if before.isSettled { return "settled, and not left alone" }
    if after.replacement != Identifier(), before.isUnanswered {
      return "sent as new while the first may have been carried out"
    }
    if before.command.payload != after.command.payload, before.status != .none,
      step.command.command.kind != .editQueued
    {
      return "other arguments, and nobody has changed them"
    }
    return nil
  }

  // MARK: What is tried

  /// The id of the command that is queued, and so of the item.
  public static let id = Identifier(high: 0xb0, low: 1)
  /// Limits so small that a few steps reach them.
  public static let limits = OutboxLimits(
    attempts: 2, rebases: 1, payloadBytes: 4, allowsKeepNewest: true)
  /// When a command that could not be sent is due again: a day after noon.
  public static let due = ClaimSender.noon.adding(days: 1)
  /// Why a command is in conflict: the sender saw revision 3, and the stream is at 5.
  public static let conflict = Reason(.revisionConflict, expected: "3", found: "5")

  /// A note on a claim that the sender had seen at revision 3.
  public static func command(
    _ text: String = "a", id: Identifier = id, expected: UInt64? = 3
  ) -> CommandRecord {
    var command = CommandRecord()
    (command.id, command.actor, command.role) = (id, ActorID("carla"), Role.claimant.rawValue)
    (command.category, command.stream) = (Category.claim.number, Identifier(high: 0, low: 0xc1))
    (command.type, command.payload) = (1, Array(text.utf8))
    command.expectedRevision = expected
    return command
  }

  public func alphabet(in item: OutboxItem) -> Alphabet<Attempt<OutboxDecider>> {
    let (carla, timer) = (ActorID("carla"), ActorID("timer"))
    let free = OutboxRelatedFacts(limits: Self.limits)
    var strict = free
    strict.limits.allowsKeepNewest = false
    strict.isTaken = true
    var attempts: [Attempt<OutboxDecider>] = []
    for command in Self.ofSender {
      attempts.append(Attempt(command, by: carla, as: .claimant, among: free))
      attempts.append(Attempt(command, by: carla, as: .claimant, among: strict))
    }
    attempts.append(
      Attempt(.dropQueued(DropQueued()), by: ActorID("aude"), as: .auditor, among: free))
    for command in Self.ofSystem {
      attempts.append(Attempt(command, by: timer, as: .system, among: free))
      attempts.append(Attempt(command, by: carla, as: .claimant, among: free))
    }
    let send = OutboxCommand.startSending(StartSending())
    attempts.append(Attempt(send, by: timer, as: .system, at: Self.due, among: free))
    for change in [\OutboxRelatedFacts.isOnline, \.isSignedIn, \.isFirst] {
      var others = free
      others[keyPath: change] = false
      attempts.append(Attempt(send, by: timer, as: .system, at: Self.due, among: others))
    }
    return Alphabet(attempts)
  }

  private static var ofSender: [OutboxCommand] {
    let new = Identifier(high: 0xb0, low: 2)
    var commands: [OutboxCommand] = [
      .enqueue(Enqueue(command: command())), .enqueue(Enqueue(command: command(id: Identifier()))),
      .enqueue(Enqueue(command: command("large"))), .retryQueued(RetryQueued()),
      .dropQueued(DropQueued(reason: "no longer needed")),
      .editQueued(EditQueued(command: command("b"))),
      .editQueued(EditQueued(command: command("large"))),
      .editQueued(EditQueued(command: command("b", id: new))),
      .retryAsNew(RetryAsNew(replacement: new)), .retryAsNew(RetryAsNew()),
      .resolveConflict(ResolveConflict()),
    ]
    for policy in [ConflictPolicy.rebase, .keepRemote, .keepLocal, .keepNewest] {
      commands.append(.resolveConflict(ResolveConflict(policy: policy)))
    }
    for changed in [ClaimSender.noon.adding(days: 1), Instant()] {
      commands.append(
        .resolveConflict(ResolveConflict(policy: .keepNewest, remoteChanged: changed)))
    }
    return commands
  }

  private static var ofSystem: [OutboxCommand] {
    var commands: [OutboxCommand] = [
      .startSending(StartSending()),
      .recordAcceptance(RecordAcceptance(position: 7, revision: 4, recorded: ClaimSender.noon)),
      .recordRefusal(RecordRefusal(reasons: [Reason(.notFound)])),
      .recordRefusal(RecordRefusal(reasons: [conflict])), .recordRefusal(RecordRefusal()),
      .reportConflict(ReportConflict(reasons: [conflict])),
      .reportConflict(ReportConflict(reasons: [Reason(.notFound)])),
    ]
    for kind in [TransportFaultKind.unspecified, .unreachable, .timeout, .authenticationRequired] {
      let fault = TransportFault(kind)
      commands.append(.recordFault(RecordFault(fault: fault, dueAt: due)))
      commands.append(.giveUp(GiveUp(fault: fault)))
    }
    return commands
  }
}

import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// The outbox's table, as its tests have it.
enum OutboxCases {
  typealias Attempted = Attempt<OutboxDecider>
  private typealias Row = RowCase<OutboxDecider>

  static let noon = ClaimSender.noon
  static let (due, id) = (OutboxMachine.due, OutboxMachine.id)
  static let new = Identifier(high: 0xb0, low: 2)
  static let (note, other) = (OutboxMachine.command(), OutboxMachine.command("b"))
  static let free = OutboxRelatedFacts(limits: OutboxMachine.limits)
  static let (timeout, unreachable) = (TransportFault(.timeout), TransportFault(.unreachable))
  static let (conflict, notFound) = (OutboxMachine.conflict, Reason(.notFound))

  static func by(_ command: OutboxCommand, among relatedFacts: OutboxRelatedFacts = free)
    -> Attempted
  {
    let row = OutboxDecider.lifecycle.steps.first { $0.verb == command.kind }
    let isSystem = row?.roles == [.system]
    return Attempt(
      command, by: ActorID(isSystem ? "timer" : "carla"), as: isSystem ? .system : .claimant,
      among: relatedFacts)
  }

  /// An item that has come to a status on the shortest way.
  static func item(
    _ status: OutboxStatus, _ change: (inout OutboxItem) -> Void = { _ in }
  ) -> OutboxItem {
    var item = OutboxItem(status: status, command: note, place: 1, queuedAt: noon)
    switch status {
    case .none: item = OutboxItem()
    case .queued, .sending: break
    case .retry: (item.attempts, item.fault, item.dueAt) = (1, unreachable, due)
    case .acknowledged: (item.position, item.revision, item.settledAt) = (7, 4, noon)
    case .refused: item.reasons = [notFound]
    case .parked: (item.attempts, item.fault) = (2, unreachable)
    case .conflict: (item.reasons, item.remoteRevision) = ([conflict], 5)
    case .dropped: item.settledAt = noon
    }
    change(&item)
    return item
  }

  private static let senders = Role.allCases.filter { ![.unspecified, .auditor].contains($0) }
  private static let waiting: [OutboxStatus] = [.queued, .retry, .parked, .refused, .conflict]

  static let table = TableCases<OutboxMachine>(
    cells: [
      .enqueue: .init([.none], senders), .startSending: .init([.queued, .retry], [.system]),
      .recordAcceptance: .init([.sending], [.system]),
      .recordRefusal: .init([.sending], [.system]), .recordFault: .init([.sending], [.system]),
      .giveUp: .init([.sending], [.system]), .reportConflict: .init([.sending], [.system]),
      .resolveConflict: .init([.conflict], senders),
      .retryQueued: .init([.retry, .parked, .refused], senders),
      .dropQueued: .init(waiting, senders), .editQueued: .init(waiting, senders),
      .retryAsNew: .init([.parked, .refused, .conflict], senders),
    ],
    states: OutboxStatus.allCases.map { item($0) }, rows: rows, guards: guards,
    page: SpecificationPage("Specs/Lifecycles/Outbox.md"),
    explored: { [explored] })

  static let explored = Exploration(of: OutboxMachine())

  // MARK: Commands

  static let send = OutboxCommand.startSending(StartSending())
  static let accept = OutboxCommand.recordAcceptance(
    RecordAcceptance(position: 7, revision: 4, recorded: noon))
  static let drop = OutboxCommand.dropQueued(DropQueued(reason: "no longer needed"))
  static let edit = OutboxCommand.editQueued(EditQueued(command: other))
  static let retry = OutboxCommand.retryQueued(RetryQueued())
  static let asNew = OutboxCommand.retryAsNew(RetryAsNew(replacement: new))

  static func refuse(_ reasons: Reason...) -> OutboxCommand {
    .recordRefusal(RecordRefusal(reasons: reasons))
  }
  static func report(_ reasons: Reason...) -> OutboxCommand {
    .reportConflict(ReportConflict(reasons: reasons))
  }
  static func fail(_ fault: TransportFault) -> OutboxCommand {
    .recordFault(RecordFault(fault: fault, dueAt: due))
  }
  static func resolve(_ policy: ConflictPolicy, changed: Instant? = nil) -> OutboxCommand {
    .resolveConflict(ResolveConflict(policy: policy, remoteChanged: changed))
  }

  // MARK: Rows

  private static let rows: [RowCase<OutboxDecider>] =
    [
      Row(
        "Y01", by(.enqueue(Enqueue(command: note, replaces: new))), on: item(.none),
        [.commandQueued(CommandQueued(command: note, place: 1, replaces: new, at: noon))]
      ) { $0 = item(.queued) { $0.replaces = new } },
      Row("Y02", by(send), on: item(.queued), [.sendStarted(SendStarted(at: noon))]) {
        $0.status = .sending
      },
      Row(
        "Y02", Attempt(send, by: ActorID("timer"), as: .system, at: due, among: free),
        on: item(.retry), [.sendStarted(SendStarted(at: due))]
      ) { ($0.status, $0.dueAt) = (.sending, nil) },
      Row(
        "Y03", by(accept), on: item(.sending) { $0.isUnanswered = true },
        [
          .commandAccepted(
            CommandAccepted(position: 7, revision: 4, recorded: noon, at: noon))
        ]
      ) { $0 = item(.acknowledged) },
      Row(
        "Y04", by(refuse(notFound)), on: item(.sending) { $0.isUnanswered = true },
        [.commandRefused(CommandRefused(reasons: [notFound], at: noon))]
      ) { $0 = item(.refused) },
      Row(
        "Y07", by(report(conflict)), on: item(.sending),
        [.conflictDetected(ConflictDetected(reasons: [conflict], remoteRevision: 5, at: noon))]
      ) { $0 = item(.conflict) },
    ] + failing + resolving + deciding

  private static let failing = [
    Row(
      "Y05", by(fail(unreachable)), on: item(.sending),
      [.sendFailed(SendFailed(fault: unreachable, dueAt: due, at: noon))]
    ) { $0 = item(.retry) },
    Row(
      "Y05", by(fail(timeout)), on: item(.sending),
      [.sendFailed(SendFailed(fault: timeout, dueAt: due, at: noon))]
    ) {
      $0 = item(.retry) { item in
        (item.fault, item.isUnanswered) = (timeout, true)
      }
    },
    // A fault that asks for a sign-in is no attempt.
    Row(
      "Y05", by(fail(TransportFault(.authenticationRequired))),
      on: item(.sending) { $0.attempts = 1 },
      [
        .sendFailed(
          SendFailed(fault: TransportFault(.authenticationRequired), dueAt: due, at: noon))
      ]
    ) { $0 = item(.retry) { $0.fault = TransportFault(.authenticationRequired) } },
    Row(
      "Y06", by(.giveUp(GiveUp(fault: unreachable))), on: item(.sending) { $0.attempts = 1 },
      [.commandParked(CommandParked(fault: unreachable, at: noon))]
    ) { $0 = item(.parked) },
  ]

  private static func resolved(
    _ policy: ConflictPolicy, kept: Bool, expected: UInt64? = nil
  ) -> [OutboxEvent] {
    [
      .conflictResolved(
        ConflictResolved(policy: policy, isKept: kept, expectedRevision: expected, at: noon))
    ]
  }

  private static func keptLocal(_ item: inout OutboxItem) {
    item = Self.item(.queued) { $0.command.expectedRevision = nil }
  }

  private static let resolving = [
    Row(
      "Y08", by(resolve(.rebase)), on: item(.conflict),
      resolved(.rebase, kept: true, expected: 5)
    ) {
      $0 = item(.queued) { item in
        (item.command.expectedRevision, item.rebases) = (5, 1)
      }
    },
    Row(
      "Y08", by(resolve(.keepLocal)), on: item(.conflict), resolved(.keepLocal, kept: true),
      to: keptLocal),
    Row(
      "Y08", by(resolve(.keepRemote)), on: item(.conflict), resolved(.keepRemote, kept: false)
    ) { ($0.status, $0.settledAt) = (.dropped, noon) },
    Row(
      "Y08", by(resolve(.keepNewest, changed: Instant())), on: item(.conflict),
      resolved(.keepNewest, kept: true), to: keptLocal),
    Row(
      "Y08", by(resolve(.keepNewest, changed: noon)), on: item(.conflict),
      resolved(.keepNewest, kept: false)
    ) { ($0.status, $0.settledAt) = (.dropped, noon) },
  ]

  private static let deciding =
    [
      Row("Y09", by(retry), on: item(.retry), [.commandRequeued(CommandRequeued(at: noon))]) {
        $0 = item(.queued) { $0.attempts = 1 }
      },
      Row("Y09", by(retry), on: item(.parked), [.commandRequeued(CommandRequeued(at: noon))]) {
        $0 = item(.queued)
      },
      Row("Y09", by(retry), on: item(.refused), [.commandRequeued(CommandRequeued(at: noon))]) {
        $0 = item(.queued)
      },
    ]
    + waiting.map { status in
      Row(
        "Y10", by(drop), on: item(status),
        [.commandDropped(CommandDropped(reason: "no longer needed", at: noon))]
      ) { ($0.status, $0.dueAt, $0.settledAt) = (.dropped, nil, noon) }
    }
    + waiting.map { status in
      Row(
        "Y11", by(edit), on: item(status),
        [.commandEdited(CommandEdited(command: other, at: noon))]
      ) { $0 = item(.queued) { $0.command = other } }
    }
    + [OutboxStatus.parked, .refused, .conflict].map { status in
      Row(
        "Y12", by(asNew), on: item(status),
        [.commandReplaced(CommandReplaced(replacement: new, at: noon))]
      ) { ($0.status, $0.settledAt, $0.replacement) = (.dropped, noon, new) }
    }
}

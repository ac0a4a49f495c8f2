import ClaimsDomain
import EventSourcing

/// What was approved, verified, authorised or closed within minutes of being handed in: too fast to
/// have been read.
struct FastApprovalsFlag: Flag {
  static var name: FlagName { .fastApprovals }
  private let minutes: Int64
  private var begun = Recent<StreamID, Begun>()

  private struct Begun: Sendable {
    let position: Position
    let time: Instant
    let by: ActorID
    let kind: DomainEventKind
  }

  /// What begins a wait, and what ends it: of the same stream.
  private static let waits: [(begin: Set<DomainEventKind>, end: Set<DomainEventKind>)] = [
    (
      [.claim(.claimSubmitted), .claim(.claimResubmitted), .claim(.decisionProposed)],
      [.claim(.claimApproved), .claim(.claimPartiallyApproved)]
    ),
    (
      [.document(.documentSubmitted), .document(.documentResubmitted)],
      [.document(.documentVerified)]
    ),
    ([.report(.reportSubmitted)], [.report(.reportReviewed), .report(.reportClosed)]),
    ([.lead(.leadSubmitted)], [.lead(.leadQualified), .lead(.leadConverted)]),
    ([.activity(.activityOpened)], [.activity(.activityCompleted)]),
  ]

  init(_ thresholds: FlagThresholds) { minutes = Int64(thresholds.approvalMinutes) }

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    for line in moment.lines {
      let (stream, kind) = (line.stored.stream, line.event.kind)
      if kind == .claim(.paymentAuthorised), let payment = moment.payment {
        tell(
          moment, from: payment.position, at: payment.time, by: payment.requestedBy,
          amounts: [payment.amount], report)
      }
      if let begun = begun[stream],
        Self.waits.contains(where: { $0.begin.contains(begun.kind) && $0.end.contains(kind) })
      {
        tell(moment, from: begun.position, at: begun.time, by: begun.by, amounts: [], report)
      }
      if Self.waits.contains(where: { $0.begin.contains(kind) }) {
        begun.set(
          Begun(
            position: line.stored.position, time: moment.time, by: moment.command.actor,
            kind: kind),
          for: stream)
      }
    }
  }

  private func tell(
    _ moment: FlagMoment, from position: Position, at time: Instant, by first: ActorID,
    amounts: [Money], _ report: (FlagFinding) -> Void
  ) {
    let span = time.minutes(to: moment.time)
    guard span >= 0, span < minutes else { return }
    report(
      moment.finding(
        Self.name, from: position, people: [first, moment.command.actor], amounts: amounts,
        measure: FlagMeasure(span, .minutes, threshold: minutes)))
  }
}

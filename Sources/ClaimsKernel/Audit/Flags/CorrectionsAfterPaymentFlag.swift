import ClaimsDomain
import EventSourcing

/// Facts of a claim that were corrected after money went out.
struct CorrectionsAfterPaymentFlag: Flag {
  static var name: FlagName { .correctionsAfterPayment }
  private var paid = Recent<Identifier, Paid>()

  private struct Paid: Sendable {
    let position: Position
    let time: Instant
    let amount: Money
    let by: ActorID
  }

  init(_ thresholds: FlagThresholds) {}

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    for line in moment.lines {
      let claim = line.stored.stream.id
      switch line.event {
      case .claim(.paymentIssued(let issued)):
        paid.set(
          Paid(
            position: line.stored.position, time: moment.time, amount: issued.amount,
            by: moment.command.actor), for: claim)
      case .claim(.factCorrected):
        guard let paid = paid[claim] else { continue }
        report(
          moment.finding(
            Self.name, from: paid.position, people: [paid.by, moment.command.actor],
            amounts: [paid.amount],
            measure: FlagMeasure(
              max(0, paid.time.days(to: moment.time)), .days, threshold: 0)))
      default: continue
      }
    }
  }
}

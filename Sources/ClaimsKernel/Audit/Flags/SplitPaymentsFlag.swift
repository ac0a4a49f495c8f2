import ClaimsDomain
import EventSourcing

/// Payments to one payee within days, in one currency, each within a bound, and together above it. The bound is
/// the limit of whoever authorised the last one, or the amount from which another person has to.
struct SplitPaymentsFlag: Flag {
  static var name: FlagName { .splitPayments }
  private let days: Int64
  private var payments = Recent<String, [Authorised]>()

  private struct Authorised: Sendable {
    let position: Position
    let time: Instant
    let amount: Money
    let by: ActorID
  }

  /// No more payments of one payee are kept than these.
  private static let paymentsMax = 50

  init(_ thresholds: FlagThresholds) { days = Int64(thresholds.splitDays) }

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    guard let payment = moment.payment,
      moment.lines.contains(where: { $0.event.kind == .claim(.paymentAuthorised) })
    else { return }
    let payee = payment.payee.lowercased() + "\0" + payment.amount.currency.code
    let actor = moment.command.actor
    var recent = (payments[payee] ?? []).filter { $0.time.days(to: moment.time) <= days }
    recent.append(
      Authorised(
        position: moment.entry.last, time: moment.time, amount: payment.amount, by: actor))
    payments.set(Array(recent.suffix(Self.paymentsMax)), for: payee)
    let bounds = [
      moment.register.authority(of: actor, for: .payment), moment.rules.secondAuthoriserAbove,
    ].compactMap { $0 }.filter { $0.currency == payment.amount.currency }
    guard let bound = bounds.map(\.minorUnits).min(), payment.amount.minorUnits <= bound else {
      return
    }
    // One above the bound was looked at by itself; it does not excuse those beside it.
    recent.removeAll { $0.amount.minorUnits > bound }
    guard recent.count > 1 else { return }
    let sum = recent.reduce(Int128(0)) { $0 + Int128($1.amount.minorUnits) }
    guard sum > Int128(bound) else { return }
    var people: [ActorID] = []
    for one in recent where !people.contains(one.by) { people.append(one.by) }
    report(
      moment.finding(
        Self.name, from: recent[0].position, people: people,
        amounts: recent.map(\.amount) + [Money(bound, payment.amount.currency)],
        measure: FlagMeasure(Int64(recent.count), .payments, threshold: 2)))
  }
}

import ClaimsDomain
import EventSourcing

/// Reserves, decisions, payments and write-offs whose amount is just under the limit of whoever
/// decided, or a payment's under the amount from which another person has to authorise it.
struct NearLimitFlag: Flag {
  static var name: FlagName { .nearLimit }
  private let percent: Int64

  init(_ thresholds: FlagThresholds) { percent = Int64(thresholds.nearLimitPercent) }

  mutating func take(_ moment: FlagMoment, _ report: (FlagFinding) -> Void) {
    guard moment.isWork else { return }
    for line in moment.lines {
      guard case .claim(let event) = line.event,
        let (amount, kind) = event.decided(moment.payment)
      else { continue }
      let limits = [
        moment.register.authority(of: moment.command.actor, for: kind),
        kind == .payment ? moment.rules.secondAuthoriserAbove : nil,
      ]
      for case let limit? in limits
      where limit.currency == amount.currency && amount.minorUnits <= limit.minorUnits
        && limit.minorUnits > 0
      {
        let share = amount.percent(of: limit)
        guard share >= percent else { continue }
        report(
          moment.finding(
            Self.name, amounts: [amount, limit],
            measure: FlagMeasure(share, .percent, threshold: percent)))
        break
      }
    }
  }
}

extension ClaimEvent {
  /// The amount that somebody decided on, and as what.
  fileprivate func decided(_ payment: RequestedPayment?) -> (Money, AuthorityKind)? {
    switch self {
    case .reserveSet(let set): (set.reserve, .reserve)
    case .claimApproved(let approved): (approved.amount, .decision)
    case .claimPartiallyApproved(let approved): (approved.amount, .decision)
    case .debtWrittenOff(let writeOff): (writeOff.amount, .decision)
    case .lossWrittenOff(let writeOff): (writeOff.amount, .decision)
    case .paymentAuthorised: payment.map { ($0.amount, .payment) }
    default: nil
    }
  }
}

extension Money {
  /// Rounded down; of the same currency.
  fileprivate func percent(of other: Money) -> Int64 {
    guard other.minorUnits != 0 else { return 0 }
    return Int64(clamping: Int128(minorUnits) * 100 / Int128(other.minorUnits))
  }
}

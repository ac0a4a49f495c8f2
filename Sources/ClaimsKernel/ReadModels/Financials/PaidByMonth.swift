import ClaimsDomain
import EventSourcing

/// What was paid for each claim in each month, net: the one thing about money that claims' states
/// do not tell.
public struct PaidByMonth: ClaimEventModel {
  let kinds = ClaimEventFilter(
    .paymentIssued, .paymentStopped, .paymentFailed, .paymentReversed)

  struct Payment: Equatable, Sendable {
    let month: CalendarMonth
    let currency: Currency
    let isExpense: Bool
    var amount: Int128
  }

  /// Which time of an event says in which month it was paid.
  public let clock: ModelClock
  var needsTimes: Bool { clock == .effective }
  private var claims: IdentifierIndex
  private var payments: [[Payment]] = []

  /// Creates a model of an empty log.
  ///
  /// - Parameter clock: which time of an event says in which month it was paid.
  public init(clock: ModelClock = .recorded) {
    self.clock = clock
    claims = IdentifierIndex(seed: .random(in: 0 ... .max))
  }

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(
    folding log: Log, clock: ModelClock = .recorded
  ) throws(EventStoreError) {
    self.init(clock: clock)
    try fold(whole: log)
  }

  /// The months in which something was paid for a claim or came back, in the order of the log.
  func payments(for claim: Identifier) -> [Payment] {
    claims.place(of: claim).map { payments[$0] } ?? []
  }

  mutating func place(of claim: Identifier) -> Int {
    if let place = claims.place(of: claim) { return place }
    payments.append([])
    return claims.append(claim)
  }

  mutating func fold(_ event: ClaimEvent, at place: Int, times: EventTimes) {
    let money: Money
    switch event {
    case .paymentIssued(let issued): money = issued.amount
    case .paymentStopped(let stopped): money = stopped.amount
    case .paymentFailed(let failed): money = failed.amount
    case .paymentReversed(let reversed): money = reversed.amount
    default: return
    }
    let change = Int128(money.minorUnits) * (event.kind == .paymentIssued ? 1 : -1)
    let month = CalendarMonth(times[clock].dayUTC)
    // Usually the latest one, and there are few.
    let known = payments[place].lastIndex {
      $0.month == month && $0.currency == money.currency && $0.isExpense == event.isExpense
    }
    if let known {
      payments[place][known].amount += change
    } else {
      payments[place].append(
        Payment(
          month: month, currency: money.currency, isExpense: event.isExpense, amount: change))
    }
  }
}

import ClaimsDomain
import EventSourcing

// The tables of money: payments, reserves by line, and what was paid or came back, and when.

/// A payment of a claim, of what was decided or beside it.
struct PaymentRow: ViewRow {
  let claim: Identifier
  let place: UInt64
  let isExpense: Bool
  let payment: Payment
  let redaction: Redaction

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("claimId", claim)
    fields.field("place", place)
    fields.field("expense", isExpense)
    fields.message("payment", payment, without: redaction)
    fields.sum("paid", Int128(payment.paid.minorUnits), in: payment.amount.currency)
  }
}

/// What a claim costs on one line of it. The lines add up to the claim, as in `FinancialTable`.
struct ReserveRow: ViewRow {
  let claim: Identifier
  let place: UInt64
  let line: ReserveLine
  let currency: Currency
  let amounts: ClaimAmounts

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("claimId", claim)
    fields.field("place", place)
    fields.fields(of: line)
    fields.field("currency", currency)
    amounts.show(to: &fields, in: currency)
  }
}

/// Money that went out, or came back: a negative amount.
struct MovementRow: ViewRow {
  let position: UInt64
  let claim: Identifier
  let payment: Identifier
  let recorded: Instant
  let effective: Instant
  let kind: ClaimEventKind
  let isExpense: Bool
  let currency: Currency
  let amount: Int128

  /// - Returns: nil for an event that moves no money.
  init?(_ event: VisibleEvent) {
    guard case .claim(let claimEvent) = event.line.event, let moved = claimEvent.moved else {
      return nil
    }
    let (entry, stored) = (event.line.entry, event.line.stored)
    (position, claim, payment) = (stored.position.value, stored.stream.id, moved.payment)
    (recorded, effective, kind) = (entry.recorded, entry.effective, claimEvent.kind)
    (isExpense, currency, amount) = (claimEvent.isExpense, moved.money.currency, moved.amount)
  }

  fileprivate init() {
    (position, claim, payment) = (0, Identifier(), Identifier())
    (recorded, effective, kind) = (Instant(), Instant(), .paymentIssued)
    (isExpense, currency, amount) = (false, Currency(), 0)
  }

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("position", position)
    fields.field("claimId", claim)
    fields.field("paymentId", payment)
    fields.field("recorded", recorded)
    fields.field("effective", effective)
    fields.field("event", kind)
    fields.field("expense", isExpense)
    fields.field("currency", currency)
    fields.sum("paid", amount, in: currency)
  }
}

extension StoredEvent {
  /// Whether it is of a kind that moves money, known before it is read.
  var mayMoveMoney: Bool {
    guard stream.category == .claim else { return false }
    switch ClaimEventKind(rawValue: type) {
    case .paymentIssued, .paymentStopped, .paymentFailed, .paymentReversed: return true
    default: return false
    }
  }
}

extension ClaimEvent {
  /// The payment whose money an event moves, and how much of it goes out; less than zero for what
  /// comes back. Nil for an event that moves none.
  var moved: (payment: Identifier, money: Money, amount: Int128)? {
    func out(_ payment: Identifier, _ money: Money, _ sign: Int128) -> (Identifier, Money, Int128) {
      (payment, money, sign * Int128(money.minorUnits))
    }
    switch self {
    case .paymentIssued(let issued): return out(issued.payment, issued.amount, 1)
    case .paymentStopped(let stopped): return out(stopped.payment, stopped.amount, -1)
    case .paymentFailed(let failed): return out(failed.payment, failed.amount, -1)
    case .paymentReversed(let reversed): return out(reversed.payment, reversed.amount, -1)
    default: return nil
    }
  }
}

extension ExportTable {
  private static let ofClaim = (table: "claims", column: "claim_id")

  static let payments = ExportTable(
    "payments",
    like: PaymentRow(
      claim: Identifier(), place: 1, isExpense: false, payment: Payment(), redaction: .nothing),
    key: ["claim_id", "place"], in: ofClaim,
    .state(.claim) { logState, visibility, show in
      forEachSeen(ClaimDecider.self, in: logState, visibility) { snapshot, redaction in
        var place: UInt64 = 0
        let claim = snapshot.state
        for (path, payments) in [("payments", claim.payments), ("expenses", claim.file.expenses)] {
          guard !payments.isEmpty, !redaction.hides(path) else { continue }
          for payment in payments {
            place += 1
            show(
              PaymentRow(
                claim: snapshot.id, place: place, isExpense: path == "expenses", payment: payment,
                redaction: redaction.inside(path)))
          }
        }
      }
    })

  static let reserves = ExportTable(
    "reserves",
    like: ReserveRow(
      claim: Identifier(), place: 1, line: ReserveLine(), currency: Currency(),
      amounts: ClaimAmounts()),
    key: ["claim_id", "place"], in: ofClaim,
    .state(.claim) { logState, visibility, show in
      forEachSeen(ClaimDecider.self, in: logState, visibility) { snapshot, redaction in
        guard !redaction.hides("reserve") else { return }
        let claim = snapshot.state.withoutExpenses(if: redaction.hides("expenses"))
        guard !claim.currency.isNone || claim.amounts != ClaimAmounts() else { return }
        for (place, line) in claim.amountsByLine.enumerated() {
          show(
            ReserveRow(
              claim: snapshot.id, place: UInt64(place + 1), line: line.line,
              currency: claim.currency, amounts: line.amounts))
        }
      }
    })

  static let movements = ExportTable(
    "payment_movements", like: MovementRow(), key: ["position"], in: ofClaim, .movements)

  static let currencies = ExportTable(
    "currencies", like: CurrencyRow(currency: Currency()), key: ["currency"],
    .state(.claim) { logState, visibility, show in
      var seen: [Currency] = []
      forEachSeen(ClaimDecider.self, in: logState, visibility) { snapshot, _ in
        let currency = snapshot.state.currency
        // There are few, and the last one is usually the next.
        if !currency.isNone, !seen.contains(currency) { seen.append(currency) }
      }
      for currency in seen.sorted(by: { $0.code < $1.code }) {
        show(CurrencyRow(currency: currency))
      }
    })
}

/// A currency of some claim, and how many of its minor units make one of it.
struct CurrencyRow: ViewRow {
  let currency: Currency

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("currency", currency)
    var units: UInt64 = 1
    for _ in 0..<currency.fractionDigits { units *= 10 }
    fields.field("minorUnitsInOne", units)
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Financials")
struct FinancialsTests {
  @Test(
    "every table's rows add up to the same totals, currency by currency",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func totals(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 600)
    let claims = try LogState(folding: history.log).claims
    let totals = FinancialTable(of: claims, by: .claim).totals
    #expect(!totals.isEmpty)
    for grouping in FinancialGrouping.allCases {
      let table = FinancialTable(of: claims, by: grouping)
      #expect(table.totals == totals)
      for total in totals {
        var sum = ClaimAmounts()
        for row in table.rows where row.currency == total.currency { sum += row.amounts }
        #expect(sum == total.amounts, "by \(grouping)")
      }
    }
  }

  @Test(
    "totals are what the payments, reserves and recoveries in the log come to",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func independent(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 600)
    var ledger = Ledger()
    for entry in history.entries {
      for stored in entry.events where stored.stream.category == .claim {
        ledger.apply(try ClaimEvent(kind: stored.type, payload: stored.payload), stored.stream.id)
      }
    }
    ledger.check(try LogState(folding: history.log).claims)
  }

  @Test(
    "a triangle's rows add up to what was paid for the losses of each month",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func triangle(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, steps: 900)
    let claims = try LogState(folding: history.log).claims
    let months = FinancialTable(of: claims, by: .month).rows
    for clock in ModelClock.allCases {
      let triangle = PaidTriangle(
        of: claims, try PaidByMonth(folding: history.log, clock: clock),
        through: CalendarMonth(LocalDate("2028-01-01")!))
      #expect(triangle.rows.contains { $0.paid.contains { $0 != 0 } }, "nothing was paid")
      for month in months {
        guard case .month(let accident) = month.key else { continue }
        let row = triangle.rows.first {
          $0.accident == accident && $0.currency == month.currency
        }
        #expect(row?.cells.last?.cumulative ?? 0 == month.amounts.paid)
        #expect(row?.paid.reduce(0, +) ?? 0 == month.amounts.paid)
      }
      #expect(
        triangle.rows.allSatisfy { row in months.contains { $0.key == .month(row.accident) } })
    }
  }

  @Test("a claim's line has its own reserve and payments; the general line has the rest")
  func lines() throws {
    var claim = ClaimDecider.initial
    let car = ReserveLine(exposure: "car")
    claim.claimed = euros(100)
    for event: ClaimEvent in [
      .reserveSet(ReserveSet(reserve: euros(70))),
      .reserveSet(ReserveSet(reserve: euros(30), line: car)),
      .paymentRequested(PaymentRequested(payment: paymentID(1), amount: euros(10), line: car)),
      .paymentIssued(PaymentIssued(payment: paymentID(1), amount: euros(10))),
      .paymentRequested(PaymentRequested(payment: paymentID(2), amount: euros(5))),
      .recoveryRecorded(RecoveryRecorded(amount: euros(2))),
    ] { ClaimDecider.evolve(&claim, event) }
    let lines = claim.amountsByLine
    #expect(lines.map(\.line) == [ReserveLine(), car])
    #expect(lines[0].amounts.columns == [70, 0, 5, 70, 2, 68])
    #expect(lines[1].amounts.columns == [30, 10, 0, 20, 0, 30])
    #expect(claim.amounts.columns == [100, 10, 5, 90, 2, 98])
  }

  @Test("sums of the largest amounts there are do not overflow, and JSON shows them as text")
  func largest() throws {
    var row = ClaimAmounts()
    for _ in 0..<3 {
      var amounts = ClaimAmounts()
      amounts.reserve = Int128(Int64.max)
      row += amounts
    }
    #expect(row.reserve == Int128(Int64.max) * 3)
    #expect(eur.decimal(row.reserve) == "276701161105643274.21")
    #expect(eur.decimal(-5) == "-0.05")
    #expect(Currency("JPY")?.decimal(-5) == "-5")
  }

  @Test(
    "CSV quotes what must be quoted and marks a formula as text for spreadsheets",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"yes\"", "\"say \"\"yes\"\"\""),
      ("two\r\nlines", "\"two\r\nlines\""), ("=1+1", "'=1+1"), ("+49", "'+49"), ("-1", "'-1"),
      ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("=a,b", "\"'=a,b\""), ("", ""),
    ])
  func csv(text: String, cell: String) {
    var writer = CSVWriter()
    writer.record([text, "next"])
    writer.number("-12.00")
    writer.endRecord()
    #expect(writer.text == cell + ",next\r\n-12.00\r\n")
  }

  /// Money computed only from the events, without a claim.
  struct Ledger {
    private var paid: [Currency: Int64] = [:]
    private var recovered: [Currency: Int64] = [:]
    /// The numbers of a claim's recoveries that count.
    private var confirmed: [Identifier: Set<UInt32>] = [:]
    private var requested: [Identifier: [Identifier: Money]] = [:]
    private var reserves: [Identifier: [String: Int64]] = [:]
    private let general = ReserveLine().words
    private var currencies: [Identifier: Currency] = [:]
    /// What was paid from each line of a claim, and the line of each payment.
    private var net: [Identifier: [String: Int64]] = [:]
    private var lines: [Identifier: [Identifier: String]] = [:]

    /// Holds a board's totals to what the events say.
    func check(_ claims: ClaimTable) {
      for total in FinancialTable(of: claims, by: .claim).totals {
        #expect(Int128(paid[total.currency] ?? 0) == total.amounts.paid)
        #expect(Int128(recovered[total.currency] ?? 0) == total.amounts.recovered)
        #expect(Int128(pending(total.currency)) == total.amounts.pending)
        #expect(Int128(reserve(total.currency)) == total.amounts.reserve)
        #expect(
          total.amounts.incurred == total.amounts.reserve - total.amounts.recovered,
          "paid + (reserve - paid) - recovered")
      }
    }

    private func pending(_ currency: Currency) -> Int64 {
      requested.values.flatMap(\.values).filter { $0.currency == currency }.reduce(0) {
        $0 + $1.minorUnits
      }
    }

    private func reserve(_ currency: Currency) -> Int64 {
      reserves.filter { currencies[$0.key] == currency }.reduce(0) { sum, claim in
        sum + claim.value.values.reduce(0, +)
      }
    }

    mutating func apply(_ event: ClaimEvent, _ claim: Identifier) {
      switch event {
      case .claimDrafted(let drafted): currencies[claim] = drafted.claimed.currency
      case .reserveSet(let set):
        reserves[claim, default: [:]][set.line?.words ?? general] = set.reserve.minorUnits
      case .reserveReleased, .claimReopened: reserves[claim] = net[claim]
      case .paymentRequested(let asked):
        requested[claim, default: [:]][asked.payment] = asked.amount
        lines[claim, default: [:]][asked.payment] = asked.line?.words ?? general
      case .paymentDeclined(let declined): requested[claim]?[declined.payment] = nil
      case .paymentIssued(let issued):
        requested[claim]?[issued.payment] = nil
        add(1, issued.amount, issued.payment, claim)
      case .paymentStopped(let back): add(-1, back.amount, back.payment, claim)
      case .paymentFailed(let back): add(-1, back.amount, back.payment, claim)
      case .paymentReversed(let back): add(-1, back.amount, back.payment, claim)
      case .recoveryRecorded(let back) where back.recovery == 0:
        recovered[back.amount.currency, default: 0] += back.amount.minorUnits
      case .recoveryConfirmed(let back):
        recovered[back.amount.currency, default: 0] += back.amount.minorUnits
        confirmed[claim, default: []].insert(back.recovery)
      case .recoveryReversed(let back)
      where confirmed[claim]?.contains(back.recovery) ?? false:
        recovered[back.amount.currency, default: 0] -= back.amount.minorUnits
      default: break
      }
    }

    private mutating func add(
      _ sign: Int64, _ amount: Money, _ payment: Identifier, _ claim: Identifier
    ) {
      paid[amount.currency, default: 0] += sign * amount.minorUnits
      let line = lines[claim]?[payment] ?? general
      net[claim, default: [:]][line, default: 0] += sign * amount.minorUnits
    }
  }
}

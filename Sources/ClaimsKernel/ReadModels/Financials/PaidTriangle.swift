import ClaimsDomain
import Descriptions
import EventSourcing

/// What was paid, net, by the month of the loss and by how many months later it was paid: what
/// actuaries project from.
///
/// The sum of a row is what the claims of that month have been paid, as `FinancialTable` has it.
public struct PaidTriangle: Equatable, Sendable, PrintsFields {
  /// The claims whose loss was in one month, in one currency.
  public struct Row: Equatable, Sendable {
    /// Nil if the date of loss is unknown: all payments then count in development month 0.
    public let accident: CalendarMonth?
    /// That of all amounts in the row.
    public let currency: Currency
    /// Paid in each development month, from 0: the month of the loss itself.
    public fileprivate(set) var paid: [Int128]
  }

  /// One development month of a row.
  public struct Cell: Equatable, Sendable, PrintsFields {
    /// Months since that of the loss, from 0.
    public let development: Int
    /// Paid in this month, net, in minor units; less than 0 if more came back.
    public let incremental: Int128
    /// Paid up to this month, itself included, net, in minor units.
    public let cumulative: Int128
  }

  /// By month, unknown last, then by currency. Each goes on to the last month there is.
  public private(set) var rows: [Row] = []

  /// - Parameters:
  ///   - claims: what is known of the claims' dates of loss now; a correction moves a claim.
  ///   - paid: what was paid, by claim and month.
  ///   - through: the month at whose end it stands.
  ///   - visibility: that of the reader. Claims are counted whose reserve they see, with the
  ///     expenses that they see.
  /// - Complexity: O(claims + cells).
  public init(
    of claims: ClaimTable, _ paid: PaidByMonth, through: CalendarMonth,
    as visibility: Visibility = .whole
  ) {
    struct Key: Hashable {
      let accident: CalendarMonth?
      let currency: Currency
    }
    var sums: [Key: [Int: Int128]] = [:]
    claims.forEach { snapshot in
      guard visibility.sees("reserve", of: snapshot.id) else { return }
      let seesExpenses = visibility.sees("expenses", of: snapshot.id)
      for payment in paid.payments(for: snapshot.id) where seesExpenses || !payment.isExpense {
        let accident = snapshot.claim.lossDate.map { CalendarMonth($0) }
        let key = Key(accident: accident, currency: payment.currency)
        // Before the loss, as a corrected date of loss may have it: in its first month.
        let development = accident.map { max(0, payment.month.index - $0.index) } ?? 0
        sums[key, default: [:]][Int(development), default: 0] += payment.amount
      }
    }
    for (key, cells) in sums {
      let age = key.accident.map { Int(max(0, through.index - $0.index)) } ?? 0
      let last = max(age, cells.keys.max() ?? 0)
      var row = Row(
        accident: key.accident, currency: key.currency,
        paid: [Int128](repeating: 0, count: last + 1))
      for (development, amount) in cells { row.paid[development] = amount }
      rows.append(row)
    }
    rows.sort { left, right in
      let (first, second) = (left.accident?.index ?? .max, right.accident?.index ?? .max)
      return first != second ? first < second : left.currency.code < right.currency.code
    }
  }
}

extension PaidTriangle.Row {
  /// Every development month, with what was paid by then.
  public var cells: [PaidTriangle.Cell] {
    var sum: Int128 = 0
    return paid.enumerated().map { development, amount in
      sum += amount
      return PaidTriangle.Cell(development: development, incremental: amount, cumulative: sum)
    }
  }
}

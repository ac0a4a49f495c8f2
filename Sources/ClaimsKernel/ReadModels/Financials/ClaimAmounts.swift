import ClaimsDomain
import Descriptions
import EventSourcing

/// The money of one or of many claims, in minor units of one currency: indemnity and expenses
/// together, which lines tell apart. Sums never overflow.
public struct ClaimAmounts: Equatable, Sendable, PrintsFields {
  /// Gross: what is expected to be paid in all, including what was.
  public var reserve: Int128 = 0
  /// Net of what was stopped, failed or taken back.
  public var paid: Int128 = 0
  /// Requested or authorised, and not yet issued.
  public var pending: Int128 = 0
  /// What came back from the liable party.
  public var recovered: Int128 = 0

  /// Creates amounts of no claim: all are 0.
  public init() {}

  /// What is still expected to be paid; what is pending is part of it.
  public var remaining: Int128 { reserve - paid }

  /// What the claims cost in the end, net of recoveries: paid + remaining − recovered.
  public var incurred: Int128 { paid + remaining - recovered }

  /// Adds the amounts of other claims, which have to be of the same currency.
  public static func += (left: inout ClaimAmounts, right: ClaimAmounts) {
    left.reserve += right.reserve
    left.paid += right.paid
    left.pending += right.pending
    left.recovered += right.recovered
  }

  /// The columns of every table, in order.
  public static let names = ["reserve", "paid", "pending", "remaining", "recovered", "incurred"]
  /// The amounts in the order of `names`.
  public var columns: [Int128] { [reserve, paid, pending, remaining, recovered, incurred] }
}

extension Claim {
  /// What somebody knows of its money who does not see its expenses.
  func withoutExpenses(if areHidden: Bool) -> Claim {
    guard areHidden, !file.expenses.isEmpty else { return self }
    var claim = self
    claim.file.expenses = []
    return claim
  }

  /// Its money, in its own currency.
  public var amounts: ClaimAmounts {
    var amounts = ClaimAmounts()
    amounts.reserve = Int128(reserve.minorUnits)
    amounts.paid = Int128(spent.minorUnits)
    for payment in allPayments where payment.isPending {
      amounts.pending += Int128(payment.amount.minorUnits)
    }
    amounts.recovered = Int128(file.recovered.minorUnits)
    return amounts
  }

  /// Its money line by line; the general line, which is always there, comes first.
  ///
  /// The general line has what no other has, and every recovery, since recoveries name no line: the
  /// sums of the lines are the claim's own amounts.
  public var amountsByLine: [(line: ReserveLine, amounts: ClaimAmounts)] {
    let general = ReserveLine()
    var lines = file.lines.map(\.line)
    for payment in allPayments {
      if let line = payment.line, line != general, !lines.contains(line) { lines.append(line) }
    }
    var rest = amounts
    var named: [(line: ReserveLine, amounts: ClaimAmounts)] = []
    for line in lines where line != general {
      var amounts = ClaimAmounts()
      amounts.reserve = Int128(reserve(of: line).minorUnits)
      amounts.paid = Int128(paid(from: line).minorUnits)
      amounts.pending = Int128(committed(to: line).minorUnits) - amounts.paid
      rest.reserve -= amounts.reserve
      rest.paid -= amounts.paid
      rest.pending -= amounts.pending
      named.append((line, amounts))
    }
    return [(general, rest)] + named
  }
}

/// A month of the Gregorian calendar.
public struct CalendarMonth: Hashable, Comparable, Sendable {
  /// Months since January of the year 0.
  public let index: Int64

  init(index: Int64) { self.index = index }

  /// Creates the month that a day is in.
  public init(_ date: LocalDate) {
    let (year, month, _) = date.calendar
    index = year * 12 + month - 1
  }

  /// `2026-03`.
  public var text: String {
    let (year, month) = (String(index / 12), String(index % 12 + 1))
    return String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year + "-"
      + (month.utf8.count < 2 ? "0" : "") + month
  }

  public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
    left.index < right.index
  }
}

extension Currency {
  /// An amount as people write it, without the currency: `-12.00`.
  public func decimal(_ minorUnits: Int128) -> String {
    let digits = fractionDigits
    var text = String(minorUnits.magnitude)
    if digits > 0 {
      text = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
      text = text.dropLast(digits) + "." + text.suffix(digits)
    }
    return (minorUnits < 0 ? "-" : "") + text
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// `2026-03`.
  public var description: String { text }
}

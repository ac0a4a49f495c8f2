import ClaimsDomain
import Descriptions
import EventSourcing

/// What a table of financials has a row for.
public enum FinancialGrouping: String, CaseIterable, Sendable, PrintsFields {
  /// Each claim; each reserve line, over all claims; each type of claims.
  case claim, line, type
  /// The month of the loss.
  case month
}

/// What a row is about.
public enum FinancialKey: Equatable, Sendable, PrintsFields {
  /// One claim.
  case claim(Identifier)
  /// One reserve line, over all claims.
  case line(ReserveLine)
  /// The claims of one type.
  case type(ClaimType)
  /// Nil if the date of loss is unknown.
  case month(CalendarMonth?)
  /// All claims.
  case total
}

/// The money of the claims that have something in common, in one currency.
public struct FinancialRow: Equatable, Sendable {
  /// A claim or a group; `total` in the rows of `totals`.
  public let key: FinancialKey
  /// That of all amounts in the row.
  public let currency: Currency
  /// How many claims are in it.
  public internal(set) var claims = 0
  /// Summed over its claims; for a line, of that line alone.
  public internal(set) var amounts = ClaimAmounts()
}

/// Reserve, paid, pending, remaining, recovered and incurred of all claims, by what was asked for.
///
/// Amounts of different currencies are never added: a row is about one currency, and so is a total.
/// Every grouping has the same totals. Claims that name no currency have no money and no row.
public struct FinancialTable: Equatable, Sendable, PrintsFields {
  /// What the rows are about.
  public let grouping: FinancialGrouping
  /// Claims in the order in which they were drafted; the rest by its key, then by currency.
  public private(set) var rows: [FinancialRow] = []
  /// One for each currency, by its code.
  public private(set) var totals: [FinancialRow] = []

  /// O(claims).
  ///
  /// - Parameters:
  ///   - claims: all that are counted.
  ///   - grouping: what makes one row.
  ///   - visibility: that of the reader. Claims are counted whose reserve they see, with the
  ///     expenses that they see.
  public init(
    of claims: ClaimTable, by grouping: FinancialGrouping, as visibility: Visibility = .whole
  ) {
    self.grouping = grouping
    var groups = Groups()
    var sums = Groups()
    claims.forEach { snapshot in
      let claim = snapshot.claim.withoutExpenses(
        if: !visibility.sees("expenses", of: snapshot.id))
      let currency = claim.currency
      let amounts = claim.amounts
      guard !currency.isNone || amounts != ClaimAmounts(),
        visibility.sees("reserve", of: snapshot.id)
      else {
        return
      }
      sums.add(amounts, to: .total, [], currency)
      switch grouping {
      case .claim:
        rows.append(
          FinancialRow(key: .claim(snapshot.id), currency: currency, claims: 1, amounts: amounts))
      case .line:
        for (line, amounts) in claim.amountsByLine {
          groups.add(amounts, to: .line(line), line.sortKey, currency)
        }
      case .type:
        groups.add(amounts, to: .type(claim.type), [Int64(claim.type.rawValue)], currency)
      case .month:
        let month = claim.lossDate.map { CalendarMonth($0) }
        groups.add(amounts, to: .month(month), [month?.index ?? .max], currency)
      }
    }
    if grouping != .claim { rows = groups.sorted }
    totals = sums.sorted
  }
}

/// Rows that are being summed up.
private struct Groups {
  private struct Place: Hashable {
    let key: [Int64]
    let currency: Currency
  }

  private var places: [Place: Int] = [:]
  private var rows: [(place: Place, row: FinancialRow)] = []

  mutating func add(
    _ amounts: ClaimAmounts, to key: FinancialKey, _ sortKey: [Int64], _ currency: Currency
  ) {
    let place = Place(key: sortKey, currency: currency)
    let index: Int
    if let known = places[place] {
      index = known
    } else {
      index = rows.count
      places[place] = index
      rows.append((place, FinancialRow(key: key, currency: currency)))
    }
    rows[index].row.claims += 1
    rows[index].row.amounts += amounts
  }

  var sorted: [FinancialRow] {
    rows.sorted { left, right in
      if left.place.key != right.place.key {
        return left.place.key.lexicographicallyPrecedes(right.place.key)
      }
      return left.place.currency.code < right.place.currency.code
    }.map(\.row)
  }
}

extension ReserveLine {
  /// By exposure, kind of cost and category, byte by byte.
  fileprivate var sortKey: [Int64] {
    // No byte of a text is 255 or less than 0: the ends of texts cannot be taken for their bytes.
    exposure.utf8.map { Int64($0) } + [-1, Int64(costType.rawValue)]
      + category.utf8.map { Int64($0) } + [-1]
  }
}

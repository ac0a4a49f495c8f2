import ClaimsDomain
import Descriptions
import EventSourcing

/// How many decisions fall otherwise, and about how much money: by command, what becomes of it, and
/// currency, since the same money is approved, authorised and paid out.
public struct WhatIfTotals: Sendable, PrintsFields {
  /// The differences of one command, one change and one currency.
  public struct Total: Sendable, PrintsFields {
    /// The command's name, such as `approve`.
    public let command: String
    /// What would become of these decisions.
    public let change: WhatIfDifference.Change
    /// None for decisions about no money.
    public let currency: Currency
    /// How many decisions fall otherwise so.
    public internal(set) var decisions = 0
    /// In minor units of the currency; 0 if it is none.
    public internal(set) var amount: Int128 = 0
    fileprivate(set) var claims: Set<StreamID> = []
    /// In how many streams.
    public var streams: Int { claims.count }
  }

  /// In the order in which they came up.
  public private(set) var totals: [Total] = []

  mutating func add(_ difference: WhatIfDifference) {
    let name = difference.command.command.name.description
    let currency = difference.amount?.currency ?? Currency()
    let known = totals.firstIndex {
      $0.command == name && $0.change == difference.change && $0.currency == currency
    }
    let place = known ?? totals.count
    if known == nil {
      totals.append(Total(command: name, change: difference.change, currency: currency))
    }
    totals[place].decisions += 1
    totals[place].amount += Int128(difference.amount?.minorUnits ?? 0)
    totals[place].claims.insert(difference.command.stream)
  }
}

/// A line of what `what-if` answers. Source: Specs/JSON.md, "What if".
public enum WhatIfRow: ViewRow {
  /// A decision that falls otherwise.
  case difference(WhatIfDifference)
  /// A sum of such decisions.
  case total(WhatIfTotals.Total)
  /// How many decisions were judged.
  case decisions(Int)
  /// A stream that ends otherwise; only when commands are played on.
  case stream(ReplayedStream)
  /// Sums of the streams that end otherwise, in one currency; only when commands are played on.
  case money(ReplayedMoney)

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    switch self {
    case .difference(let difference): difference.show(to: &fields)
    case .total(let total):
      fields.field("total", total.command)
      fields.field("change", total.change.rawValue)
      fields.field("decisions", total.decisions)
      fields.field("streams", total.streams)
      guard !total.currency.isNone else { return }
      fields.field("currency", total.currency)
      fields.sum("amount", total.amount, in: total.currency)
    case .decisions(let count): fields.field("decisions", count)
    case .stream(let stream): stream.show(to: &fields)
    case .money(let money): money.show(to: &fields)
    }
  }
}

extension WhatIfDifference {
  fileprivate func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("decidedAt", entry.decidedAt.value)
    fields.target(command.stream, command.person)
    fields.recorded(entry)
    fields.field("effective", entry.effective)
    fields.sender(of: command)
    fields.object("command") { fields in
      fields.field("id", command.id)
      fields.field("name", command.command.name.description)
    }
    fields.field("change", change.rawValue)
    for (name, kinds, reasons) in [
      ("then", kinds.then, reasons.then), ("otherwise", kinds.otherwise, reasons.otherwise),
    ] {
      fields.object(name) { fields in
        fields.list("events", kinds.isEmpty ? nil : kinds.map(\.name.description))
        fields.list("reasons", reasons.isEmpty ? nil : reasons)
      }
    }
    fields.field("amount", amount)
  }
}

import ClaimsDomain
import EventSourcing

extension VerisReading {
  /// What it cost, in words, since a report has no field for an amount; nil if no amount is told.
  /// Each of them stays listed, as one that a note says.
  mutating func amounts() -> String? {
    var found: [String] = []
    if let sum = sum(of: "impact.overall_") { found.append("in all " + sum) }
    for loss in losses {
      guard let sum = sum(of: loss + ".") else { continue }
      let variety = take(loss + ".variety") ?? "a loss"
      found.append(variety + " " + sum)
    }
    guard !found.isEmpty else { return nil }
    _ = take("impact.iso_currency_code")
    return "impact: " + found.joined(separator: "; ")
  }

  /// The paths of the losses, in order.
  private var losses: [String] {
    var paths: [String] = []
    for leaf in incident.leaves(under: "impact.loss") {
      guard let end = leaf.path.firstIndex(of: "]") else { continue }
      let path = String(leaf.path[...end])
      if paths.last != path { paths.append(path) }
    }
    return paths
  }

  /// One amount with its range: `250 USD (200 to 300 USD)`.
  private mutating func sum(of prefix: String) -> String? {
    let amount = number(prefix + "amount")
    let range =
      switch (number(prefix + "min_amount"), number(prefix + "max_amount")) {
      case (let least?, let most?): "\(least) to \(most)\(currency)"
      case (let least?, nil): "at least \(least)\(currency)"
      case (nil, let most?): "at most \(most)\(currency)"
      case (nil, nil): nil as String?
      }
    guard let amount else { return range }
    return amount + currency + (range.map { " (\($0))" } ?? "")
  }

  private mutating func number(_ path: String) -> String? {
    guard let number = incident.number(path) else { return nil }
    read.insert(path)
    let isTold = incident.text("impact.iso_currency_code") != nil
    approximated.append(
      UnmappedField(
        path: path,
        told: isTold
          ? Phrase(plain: number + currency) : Phrase(.amountWithoutCurrency, number),
        note: Phrase(.inANote)))
    return number
  }

  private var currency: String {
    incident.text("impact.iso_currency_code").map { " " + $0 } ?? " (currency not told)"
  }
}

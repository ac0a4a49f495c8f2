import ClaimsDomain
import EventSourcing

/// What a resource claims, line by line and in all.
struct FHIRCharges: Sendable {
  struct Line: Sendable {
    var sequence: Int64
    var code: String
    var quantity: UInt32
    var asked: Money
  }

  var claimed: Money
  /// Empty if the resource has no items, or items that do not add up to its total.
  var lines: [Line] = []
  /// What is said of items that are no lines.
  var notes: [(sequence: Int64, text: String)] = []
}

/// An item before it is known whether all of them add up.
private struct FHIRItem {
  var element: FHIRElement
  var sequence: Int64
  var code: String
  var words: FHIRElement?
  var quantity: UInt32
  var net: Money?
}

extension FHIRReading {
  /// Reads the items and the total.
  ///
  /// An item without a price has none of its own if the others add up to the total, and the rest
  /// of the total if it is the only one.
  ///
  /// - Parameters:
  ///   - mayLackPrices: whether the services, not their prices, may be what is asked for.
  ///   - isExplained: whether it is an explanation of benefit, whose items say what was submitted.
  mutating func charges(
    of total: FHIRAmount?, mayLackPrices: Bool, isExplained: Bool
  ) throws(FHIRFault) -> FHIRCharges {
    var items: [FHIRItem] = []
    for element in try resource.list("item") {
      items.append(try item(element, isExplained: isExplained))
    }
    var stated: Money?
    if let total { stated = try money(total) }
    guard let currency = stated?.currency ?? items.lazy.compactMap({ $0.net?.currency }).first
    else {
      guard mayLackPrices else {
        throw FHIRFault("total", Phrase(.missingAndNoItemHas))
      }
      remark(.inferred, at: "total", Phrase(.servicesWithoutPrices))
      let lines = items.map {
        FHIRCharges.Line(
          sequence: $0.sequence, code: $0.code, quantity: $0.quantity, asked: Money())
      }
      return FHIRCharges(claimed: Money(), lines: lines)
    }
    let sum = try self.sum(of: items, currency)
    if isExplained, let total, total.value == .zero, sum.minorUnits > 0 {
      // Medicare's total charge is zero where it is not known.
      remark(.unmapped, at: total.path, Phrase(.itemsAddUpTo, sum.display))
      stated = nil
    }
    let claimed = stated ?? sum
    if stated == nil {
      remark(.inferred, at: "total", Phrase(.notStatedByItems, sum.display))
    }
    let (rest, isTooFar) = claimed.minorUnits.subtractingReportingOverflow(sum.minorUnits)
    let silent = items.indices.filter { items[$0].net == nil }
    guard rest == 0 || (silent.count == 1 && rest > 0 && !isTooFar) else {
      return notes(
        of: items, claimed,
        since: Phrase(.itemsAddUpToTotalIs, sum.display, claimed.display))
    }
    guard items.count <= Self.mostLines else {
      return notes(of: items, claimed, since: Phrase(.decisionHoldsLines, Self.mostLines))
    }
    for place in silent {
      items[place].net = Money(rest, currency)
      remark(
        .inferred, at: "\(items[place].element.path).net",
        Phrase(.notStatedByTotal, Money(rest, currency).display))
    }
    return FHIRCharges(
      claimed: claimed,
      lines: items.compactMap { item in
        item.net.map {
          FHIRCharges.Line(
            sequence: item.sequence, code: item.code, quantity: item.quantity, asked: $0)
        }
      })
  }

  private mutating func item(
    _ element: FHIRElement, isExplained: Bool
  ) throws(FHIRFault) -> FHIRItem {
    let service = try element.required("productOrService")
    guard let code = try code(service) else {
      throw service.fault(Phrase(.codeOrText))
    }
    let sequence = try sequence(try element.required("sequence"))
    var quantity: UInt32 = 1
    var exact = ExactDecimal(1)
    if let value = element["quantity"]?["value"] {
      exact = try value.decimal()
      // Half a tablet stays with what could not be mapped.
      if let whole = exact.wholeNumber, whole > 0 {
        quantity = whole
        told(value)
      }
    }
    var item = FHIRItem(
      element: element, sequence: sequence, code: code, words: try service.words(),
      quantity: quantity)
    item.net = try net(of: element, quantity: exact)
    if item.net == nil, isExplained {
      var adjudication = FHIRAdjudication()
      try adjudication.add(element, to: &self)
      item.net = try adjudication.submitted.map { amount throws(FHIRFault) in try money(amount) }
    }
    return item
  }

  /// The price of an item; if it is not stated, what unit price, quantity and factor make.
  private mutating func net(
    of element: FHIRElement, quantity: ExactDecimal
  ) throws(FHIRFault) -> Money? {
    let unit = try element["unitPrice"].map { price throws(FHIRFault) in
      try FHIRAmount(of: price)
    }
    let factor = try element["factor"].map { factor throws(FHIRFault) in try factor.decimal() }
    let product = unit.flatMap {
      $0.value.multiplied(by: quantity)?.multiplied(by: factor ?? ExactDecimal(1))
    }
    guard let net = try amount(element["net"]) else {
      guard let unit, let product else { return nil }
      told(element["unitPrice"])
      told(element["factor"])
      remark(.inferred, at: "\(element.path).net", Phrase(.unitPriceTimesQuantity))
      return try money(
        FHIRAmount(value: product, currency: unit.currency, path: unit.path))
    }
    // A unit price that follows from the line is told by it; any other is not.
    if factor == nil, unit?.currency == net.currency, product == net.value {
      told(element["unitPrice"])
    }
    return try money(net)
  }

  private func sum(of items: [FHIRItem], _ currency: Currency) throws(FHIRFault) -> Money {
    var sum: Int64 = 0
    for item in items {
      guard let net = item.net else { continue }
      let (next, overflow) = sum.addingReportingOverflow(net.minorUnits)
      guard !overflow, net.currency == currency else {
        throw FHIRFault(
          "\(item.element.path).net",
          overflow
            ? Phrase(.itemsAddUpToToo)
            : Phrase(.notInAsOthersAre, currency.code))
      }
      sum = next
    }
    return Money(sum, currency)
  }

  /// With words of ordinary length, a decision on so many is still a command.
  private static let mostLines = 2000

  /// The total counts, and the items become notes: what cannot be decided is no line.
  private mutating func notes(
    of items: [FHIRItem], _ claimed: Money, since reason: Phrase
  ) -> FHIRCharges {
    var charges = FHIRCharges(claimed: claimed)
    for item in items {
      let price = item.net?.display ?? "no price"
      let called = item.words?.written ?? item.code
      told(item.words)
      let words = called == item.code ? "" : " \(called)"
      charges.notes.append(
        (
          item.sequence,
          "item \(item.sequence): \(item.code)\(words), quantity \(item.quantity), \(price)"
        ))
      remark(
        .unmapped, at: "\(item.element.path).net" + (item.net == nil ? "" : ".value"),
        Phrase(.noLineItemButNote, reason))
    }
    return charges
  }
}

import ClaimsDomain
import EventSourcing

/// What an insurer says of one item, or of several lines that stand for it.
struct FHIRAdjudication: Sendable {
  private(set) var eligible: ExactDecimal?
  private(set) var benefit: ExactDecimal?
  /// Every amount as it was written, for the reason of the decision.
  private(set) var words: [String] = []
  /// The paths of the amounts: of the eligible one and of the benefit.
  private(set) var paths: (eligible: String, benefit: String) = ("", "")
  private(set) var currency: Currency?

  /// Adds the adjudications of an element: those of an item, and of a line that was added for it.
  mutating func add(_ element: FHIRElement, to reading: inout FHIRReading) throws(FHIRFault) {
    var seen: Set<FHIRCodes.Category> = []
    for part in try element.list("adjudication") {
      let concept = try part.required("category")
      guard let code = try reading.code(concept) else { throw concept.fault(Phrase(.code)) }
      let category = FHIRCodes.category(code)
      let name = category?.rawValue ?? String(code.split(separator: "/").last ?? "")
      let reason = try reading.words(part["reason"]).map { " (\($0))" } ?? ""
      guard let amount = try reading.amount(part["amount"]) else {
        if let value = try reading.decimal(part["value"]) {
          _ = value
          words.append("\(name) \(part["value"]?.written ?? "")\(reason)")
        }
        continue
      }
      let written = part["amount"]?["value"]?.written ?? ""
      words.append("\(name) \(written) \(amount.currency.code)\(reason)")
      guard let category, seen.insert(category).inserted else { continue }
      guard currency == nil || currency == amount.currency else {
        let others = currency?.code ?? ""
        throw FHIRFault(
          amount.path, Phrase(.notInAsOthersAre, others))
      }
      currency = amount.currency
      switch category {
      case .eligible:
        eligible = try sum(eligible, amount)
        paths.eligible = amount.path
      case .benefit:
        benefit = try sum(benefit, amount)
        paths.benefit = amount.path
      default: break
      }
    }
  }

  private func sum(_ sum: ExactDecimal?, _ amount: FHIRAmount) throws(FHIRFault) -> ExactDecimal {
    guard let sum = (sum ?? .zero).adding(amount.value) else {
      throw FHIRFault(
        amount.path, Phrase(.sumOfMoreThan18))
    }
    return sum
  }

  var text: String { words.joined(separator: ", ") }

  /// What is paid in the end, in minor units.
  func benefit(in currency: Currency, _ reading: inout FHIRReading) throws(FHIRFault) -> Money? {
    guard let benefit else { return nil }
    return try reading.money(
      FHIRAmount(value: benefit, currency: self.currency ?? currency, path: paths.benefit))
  }

  func eligible(in currency: Currency, _ reading: inout FHIRReading) throws(FHIRFault) -> Money? {
    guard let eligible else { return nil }
    return try reading.money(
      FHIRAmount(value: eligible, currency: self.currency ?? currency, path: paths.eligible))
  }
}

/// All that an insurer says in figures.
struct FHIRFigures: Sendable {
  /// By the number of the claim's item.
  var items: [Int64: FHIRAdjudication] = [:]
  /// What is paid in all, as the totals say.
  var benefit: FHIRAmount?
  /// What was handed in, as the totals say.
  var submitted: FHIRAmount?
  var payment: FHIRAmount?
}

extension FHIRReading {
  /// Reads the adjudications of the items and of the added lines, the totals and the payment.
  ///
  /// A line that the insurer added for one item counts as part of that item.
  mutating func figures(_ kind: FHIRInput.Kind) throws(FHIRFault) -> FHIRFigures {
    var figures = FHIRFigures()
    let number = kind == .claimResponse ? "itemSequence" : "sequence"
    for item in try resource.list("item") {
      let sequence = try sequence(try item.required(number))
      try figures.items[sequence, default: FHIRAdjudication()].add(item, to: &self)
    }
    for line in try resource.list("addItem") {
      let sequences = try line.list("itemSequence")
      guard sequences.count == 1 else {
        remark(
          .unmapped, at: line.path,
          "added for \(sequences.count) items: which of them it is part of is not said")
        continue
      }
      let sequence = try sequence(sequences[0])
      try figures.items[sequence, default: FHIRAdjudication()].add(line, to: &self)
    }
    for total in try resource.list("total") {
      let concept = try total.required("category")
      var attempt = self
      let category = try attempt.code(concept).flatMap(FHIRCodes.category)
      guard category == .benefit || category == .submitted else { continue }
      let amount = try attempt.amount(total["amount"])
      self = attempt
      if category == .benefit { figures.benefit = amount } else { figures.submitted = amount }
    }
    figures.payment = try amount(resource["payment"]?["amount"])
    return figures
  }
}

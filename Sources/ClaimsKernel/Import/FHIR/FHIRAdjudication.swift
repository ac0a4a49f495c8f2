import ClaimsDomain
import EventSourcing

/// The amounts of a list of adjudications, by what they are: of one item, with the lines that
/// stand for it; of a resource's header; or its totals.
struct FHIRAdjudication: Sendable {
  /// What an amount is; several of one kind count together.
  private var sums: [FHIRCodes.Category: FHIRAmount] = [:]
  /// Every amount as it was written, for the reason of the decision.
  private(set) var words: [String] = []
  /// Where it is said.
  private(set) var path = ""
  private(set) var parts: [FHIRElement] = []

  var text: String { words.joined(separator: ", ") }

  var submitted: FHIRAmount? { sums[.submitted] ?? sums[.drugCost] }
  var eligible: FHIRAmount? { sums[.eligible] }
  /// What is payable; where that is not said, what went to the provider and to the patient.
  var benefit: FHIRAmount? { sums[.benefit] ?? sums[.paid] }

  /// Adds what an element says: an item, or a line that was added for it. An item that says
  /// nothing of its own is the group of its details.
  mutating func add(_ element: FHIRElement, to reading: inout FHIRReading) throws(FHIRFault) {
    if path.isEmpty { path = element.path }
    let parts = try element.list("adjudication")
    for part in parts { try add(part: part, to: &reading) }
    self.parts += parts
    guard parts.isEmpty else { return }
    for name in ["detail", "subDetail"] {
      for detail in try element.list(name) { try add(detail, to: &reading) }
    }
  }

  private mutating func add(
    part: FHIRElement, to reading: inout FHIRReading
  ) throws(FHIRFault) {
    let (category, name) = try reading.category(of: part)
    let reason = try reading.words(part["reason"]).map { " (\($0))" } ?? ""
    guard let amount = try reading.amount(part["amount"]) else {
      if try reading.decimal(part["value"]) != nil || !reason.isEmpty {
        let value = part["value"]?.written.map { " \($0)" } ?? ""
        words.append("\(name)\(value)\(reason)")
      }
      return
    }
    let written = part["amount"]?["value"]?.written ?? ""
    words.append("\(name) \(written) \(amount.currency.code)\(reason)")
    if let category { try add(amount, as: category) }
  }

  /// Adds the totals; those that no claim has a place for stay unread, as do those that count only
  /// where another is not stated.
  mutating func add(
    totalsOf resource: FHIRElement, to reading: inout FHIRReading
  ) throws(FHIRFault) {
    var totals: [(FHIRElement, FHIRCodes.Category)] = []
    for total in try resource.list("total") {
      guard let category = FHIRCodes.category(try total.required("category")) else { continue }
      totals.append((total, category))
    }
    for (total, category) in totals where FHIRCodes.totals.contains(category) {
      let better: FHIRCodes.Category? =
        category == .paid ? .benefit : category == .drugCost ? .submitted : nil
      if let better, totals.contains(where: { $1 == better }) { continue }
      _ = try reading.category(of: total)
      guard let amount = try reading.amount(total["amount"]) else { continue }
      try add(amount, as: category)
    }
  }

  private mutating func add(
    _ amount: FHIRAmount, as category: FHIRCodes.Category
  ) throws(FHIRFault) {
    if let other = sums.values.first(where: { $0.currency != amount.currency }) {
      throw FHIRFault(amount.path, Phrase(.notInAsOthersAre, other.currency.code))
    }
    sums[category] =
      try sums[category].map { sum throws(FHIRFault) in try sum.adding(amount) }
      ?? amount
  }
}

extension FHIRAmount {
  /// The exact sum; its path is the other's.
  func adding(_ other: FHIRAmount) throws(FHIRFault) -> FHIRAmount {
    guard let sum = value.adding(other.value) else {
      throw FHIRFault(other.path, Phrase(.sumOfTooManyDigits))
    }
    return FHIRAmount(value: sum, currency: other.currency, path: other.path)
  }
}

/// All that an insurer says in figures.
struct FHIRFigures: Sendable {
  /// By the number of the claim's item.
  var items: [Int64: FHIRAdjudication] = [:]
  /// What is said of the resource as a whole: beside its items, and in its totals.
  var header = FHIRAdjudication()
  var totals = FHIRAdjudication()
  var payment: FHIRAmount?

  /// What is paid in all, where that is said.
  var benefit: FHIRAmount? { totals.benefit ?? header.benefit }
  /// What was handed in, where that is said.
  var submitted: FHIRAmount? { totals.submitted ?? header.submitted }

  /// The exact sum of what the items get; nil if nothing is said of any.
  var itemsBenefit: FHIRAmount? {
    get throws(FHIRFault) {
      var sum: FHIRAmount?
      for (_, item) in items.sorted(by: { $0.key < $1.key }) {
        guard let benefit = item.benefit else { continue }
        sum = try sum.map { sum throws(FHIRFault) in try sum.adding(benefit) } ?? benefit
      }
      return sum
    }
  }
}

extension FHIRReading {
  /// Reads the adjudications of the items, of the added lines and of the header, the totals and
  /// the payment.
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
          .unmapped, at: line.path, Phrase(.addedForItems, sequences.count))
        continue
      }
      let sequence = try sequence(sequences[0])
      try figures.items[sequence, default: FHIRAdjudication()].add(line, to: &self)
    }
    try figures.header.add(resource, to: &self)
    try figures.totals.add(totalsOf: resource, to: &self)
    figures.payment = try amount(resource["payment"]?["amount"])
    return figures
  }

  /// What an amount of an adjudication is, and what it is called there.
  mutating func category(
    of part: FHIRElement
  ) throws(FHIRFault) -> (FHIRCodes.Category?, name: String) {
    let concept = try part.required("category")
    guard let code = try code(concept) else { throw concept.fault(Phrase(.code)) }
    let category = FHIRCodes.category(concept)
    return (category, category?.rawValue ?? String(code.split(separator: "/").last ?? ""))
  }
}

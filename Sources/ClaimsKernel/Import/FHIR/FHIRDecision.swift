import ClaimsDomain
import EventSourcing

extension FHIRResponse {
  /// Prices, decides and pays, as a complete answer says.
  mutating func complete(_ claim: inout FHIRClaimFacts, _ disposition: String?) throws(FHIRFault) {
    let figures = try reading.figures(member.kind)
    overpayment = overpayment(figures, claim)
    if let submitted = figures.submitted, try reading.money(submitted) != claim.claimed {
      reading.remark(
        .unmapped, at: submitted.path, Phrase(.claimAsksFor, claim.claimed.display))
    }
    let priced = try price(claim, figures)
    guard let amount = try amount(figures, claim) else {
      reading.remark(.unmapped, at: "outcome", Phrase(.noBenefitStated))
      return forget(figures)
    }
    let isPartial = amount.minorUnits != 0 && amount.minorUnits < claim.claimed.minorUnits
    if isPartial { said.formUnion(priced.compactMap(\.sequence)) }
    var items = figures.words(but: said)
    if items.count > Self.mostItems {
      // More than a reason should hold.
      for (place, text) in items.enumerated() {
        add("adjudication \(place + 1)", claim, .addNote(AddNote(text: text)))
      }
      items = []
    }
    let words = ([disposition] + items).compactMap { $0 }.joined(separator: "; ")
    let reason = words.isEmpty ? "the benefit is \(amount.display)" : words
    guard amount.minorUnits != 0 else {
      reading.remark(.inferred, at: "outcome", Phrase(.denialNothingPaid))
      add("decision", claim, .deny(Deny(reason: reason)), isInferred: true)
      return try pay(figures, claim)
    }
    let check = RecordCheck(
      kind: .coverage, result: .passed, text: "a benefit was adjudicated")
    add("coverage", claim, .recordCheck(check), isInferred: true)
    if amount.minorUnits > claim.reserve.minorUnits {
      claim.reserve = amount
      add("reserve", claim, .setReserve(SetReserve(amount: amount)), isInferred: true)
    }
    if !isPartial {
      add("decision", claim, .approve(Approve(amount: amount, reason: reason)))
    } else {
      let lines = try decisions(amount, priced)
      let partial = ApprovePartially(amount: amount, reason: reason, lines: lines)
      add("decision", claim, .approvePartially(partial))
    }
    try pay(figures, claim)
  }

  /// What is said of more items becomes notes, not the decision's reason.
  private static let mostItems = 100

  /// The total benefit; else that of the items; else what is paid. Nil if none is stated, and
  /// nothing is paid: what was not adjudicated was not denied.
  private mutating func amount(
    _ figures: FHIRFigures, _ claim: FHIRClaimFacts
  ) throws(FHIRFault) -> Money? {
    if let benefit = figures.benefit { return try reading.money(benefit) }
    let paid = figures.payment.flatMap { $0.value == .zero ? nil : $0 }
    guard var sum = try figures.itemsBenefit else {
      return try paid.map { amount throws(FHIRFault) in try reading.money(amount) }
    }
    // What is paid beyond them is for items of which nothing is said.
    let isSilent = figures.items.contains { $0.value.benefit == nil }
    if let paid, paid.currency == sum.currency, sum.value < paid.value, isSilent { sum = paid }
    // Nothing for some items says nothing of the others.
    if sum.value == .zero, isSilent || figures.items.count < claim.lines.count { return nil }
    return try reading.money(sum)
  }

  /// A line item, and what is said of it.
  struct PricedLine {
    var line: FHIRClaimFacts.Line
    var sequence: Int64?
    var item: FHIRAdjudication?
  }

  /// Prices every line that is found eligible for some amount.
  mutating func price(
    _ claim: FHIRClaimFacts, _ figures: FHIRFigures
  ) throws(FHIRFault) -> [PricedLine] {
    var left = figures.items
    var sequences: [Identifier: Int64] = [:]
    for sequence in left.keys {
      sequences[FHIRIdentifiers.line(sequence, of: claim.name, source: source)] = sequence
    }
    var lines: [PricedLine] = []
    for line in claim.lines {
      let sequence = sequences[line.part]
      let item = sequence.flatMap { left.removeValue(forKey: $0) }
      lines.append(PricedLine(line: line, sequence: sequence, item: item))
      guard let sequence, let item, let eligible = item.eligible else { continue }
      said.insert(sequence)
      let price = PriceLineItem(
        part: line.part, adjusted: try reading.money(eligible), reason: item.text)
      add("price \(sequence)", claim, .priceLineItem(price))
    }
    guard !claim.lines.isEmpty else { return [] }
    for sequence in left.keys.sorted() {
      reading.remark(
        .unmapped, at: left[sequence]?.benefit?.path ?? "", Phrase(.claimHasNoItem, sequence))
    }
    return lines
  }

  /// What each line gets of the amount: its own benefit; a line of which none is stated, what the
  /// others leave, one after another as far as each asks.
  private mutating func decisions(
    _ amount: Money, _ lines: [PricedLine]
  ) throws(FHIRFault) -> [LineDecision] {
    let benefits = try reading.parts(of: lines.map { $0.item?.benefit })
    var rest = max(0, amount.minorUnits)
    for benefit in benefits { rest = max(0, rest - max(0, benefit?.minorUnits ?? 0)) }
    var decisions: [LineDecision] = []
    for (line, benefit) in zip(lines, benefits) {
      var approved = benefit ?? Money(0, amount.currency)
      if benefit == nil {
        let eligible = try line.item?.eligible.map { amount throws(FHIRFault) in
          try reading.money(amount).minorUnits
        }
        approved = Money(
          max(0, min(rest, line.line.asked.minorUnits, eligible ?? .max)), amount.currency)
        rest -= approved.minorUnits
        reading.remark(
          .inferred, at: line.item?.path ?? "item",
          Phrase(.notAdjudicatedByTotal, approved.display))
      }
      let words = line.item?.text ?? ""
      decisions.append(
        LineDecision(
          item: line.line.part, approved: approved,
          reason: words.isEmpty ? "not adjudicated" : words))
    }
    return decisions
  }

  /// What is said in figures and words that no command says is not taken.
  mutating func forget(_ figures: FHIRFigures) {
    for (sequence, item) in figures.items where !said.contains(sequence) {
      reading.forget(item.parts)
    }
    reading.forget(figures.header.parts)
  }

  // MARK: Payment

  private mutating func pay(_ figures: FHIRFigures, _ claim: FHIRClaimFacts) throws(FHIRFault) {
    guard let stated = figures.payment, stated.value != .zero else { return }
    if let use = try reading.text(resource["use"]), FHIRCodes.use(use) != .claim {
      return reading.remark(.unmapped, at: "payment", Phrase(.isAnsweredNotPaid, use))
    }
    let amount = try reading.money(stated)
    let payment = resource["payment"]
    let id = FHIRIdentifiers.payment(of: member.name, source: source)
    let type = try payment?["type"]?.code()
    let isFinal = type?.written == "complete"
    if isFinal || type?.written == "partial" { reading.told(type) }
    let date = payment?["date"]
    let paid = try date.map { date throws(FHIRFault) in try reading.time(date) }
    if let paid, paid < time {
      reading.remark(.impossible, at: "payment.date", Phrase(.beforeItsAnswer))
    }
    if paid == nil { reading.remark(.inferred, at: "created", Phrase(.dayOfThePayment)) }
    let request = RequestPayment(payment: id, amount: amount, payee: claim.payee)
    add("requestPayment", claim, .requestPayment(request), isInferred: true)
    add(
      "authorisePayment", claim, as: .payer,
      .authorisePayment(AuthorisePayment(payment: id)), isInferred: true)
    add(
      "issuePayment", claim, as: .payer,
      .issuePayment(IssuePayment(payment: id, final: isFinal)), at: paid)
  }

  /// Whether more is paid than was handed in: by the exact figures, not by what they are rounded to.
  private func overpayment(_ figures: FHIRFigures, _ claim: FHIRClaimFacts) -> Phrase? {
    guard let paid = figures.payment, let submitted = figures.submitted,
      submitted.value != .zero, paid.currency == submitted.currency, paid.value > submitted.value
    else { return nil }
    return Phrase(
      .paysMoreThanSubmitted, paid.written(in: resource), submitted.written(in: resource))
  }
}

extension FHIRFigures {
  /// Amounts as they were written: those of the header, and those of items that no line says.
  func words(but said: Set<Int64>) -> [String] {
    let items = items.sorted { $0.key < $1.key }
      .filter { !$1.words.isEmpty && !said.contains($0) }.map { "item \($0): \($1.text)" }
    return (header.words.isEmpty ? [] : ["in all: \(header.text)"]) + items
  }
}

extension FHIRAmount {
  /// As the resource writes it.
  func written(in resource: FHIRElement) -> String {
    "\(resource[path: path]?.written ?? "") \(currency.code)"
  }
}

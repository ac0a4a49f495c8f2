import ClaimsDomain
import EventSourcing

extension FHIRResponse {
  /// Prices, decides and pays, as a complete answer says.
  mutating func complete(_ claim: inout FHIRClaimFacts, _ disposition: String?) throws(FHIRFault) {
    let figures = try reading.figures(member.kind)
    overpayment = overpayment(figures, claim)
    if let submitted = figures.submitted, try reading.money(submitted) != claim.claimed {
      reading.remark(
        .unmapped, at: submitted.path, "the claim asks for \(claim.claimed.display)")
    }
    let lines = try price(claim, figures)
    guard let amount = try amount(figures, lines, claim) else {
      reading.remark(.unmapped, at: "outcome", "complete, and no benefit is stated: not decided")
      return
    }
    let words = ([disposition] + (claim.lines.isEmpty ? figures.words : [])).compactMap { $0 }
      .joined(separator: "; ")
    let reason = words.isEmpty ? "the benefit is \(amount.display)" : words
    guard amount.minorUnits != 0 else {
      reading.remark(.inferred, at: "outcome", "a denial: nothing is paid")
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
    if amount.minorUnits >= claim.claimed.minorUnits {
      add("decision", claim, .approve(Approve(amount: amount, reason: reason)))
    } else {
      let partial = ApprovePartially(amount: amount, reason: reason, lines: lines)
      add("decision", claim, .approvePartially(partial))
    }
    try pay(figures, claim)
  }

  /// The total benefit; else that of the items; else what is paid.
  private mutating func amount(
    _ figures: FHIRFigures, _ lines: [LineDecision], _ claim: FHIRClaimFacts
  ) throws(FHIRFault) -> Money? {
    if let benefit = figures.benefit { return try reading.money(benefit) }
    let benefits = figures.items.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.benefit != nil }
    if !lines.isEmpty, !benefits.isEmpty {
      return lines.reduce(Money(0, claim.claimed.currency)) {
        Money($0.minorUnits &+ $1.approved.minorUnits, $0.currency)
      }
    }
    guard let last = benefits.last else {
      return try figures.payment.map { amount throws(FHIRFault) in try reading.money(amount) }
    }
    var sum = ExactDecimal.zero
    for each in benefits {
      guard let next = each.benefit.flatMap({ sum.adding($0) }) else {
        throw FHIRFault(
          last.paths.benefit, Phrase(.sumOfMoreThan18))
      }
      sum = next
    }
    return try reading.money(
      FHIRAmount(
        value: sum, currency: last.currency ?? claim.claimed.currency, path: last.paths.benefit))
  }

  /// Prices every line that is found eligible for some amount, and says what each is to get.
  mutating func price(
    _ claim: FHIRClaimFacts, _ figures: FHIRFigures
  ) throws(FHIRFault) -> [LineDecision] {
    var left = figures.items
    var decisions: [LineDecision] = []
    var sequences: [Identifier: Int64] = [:]
    for sequence in left.keys {
      sequences[FHIRIdentifiers.line(sequence, of: claim.name, source: source)] = sequence
    }
    for line in claim.lines {
      guard let sequence = sequences[line.part], let item = left.removeValue(forKey: sequence)
      else {
        decisions.append(
          LineDecision(
            item: line.part, approved: Money(0, line.asked.currency), reason: "not adjudicated"))
        continue
      }
      if let eligible = try item.eligible(in: line.asked.currency, &reading) {
        let price = PriceLineItem(part: line.part, adjusted: eligible, reason: item.text)
        add("price \(sequence)", claim, .priceLineItem(price))
      }
      let approved = try item.benefit(in: line.asked.currency, &reading)
      decisions.append(
        LineDecision(
          item: line.part, approved: approved ?? Money(0, line.asked.currency), reason: item.text))
    }
    guard !claim.lines.isEmpty else { return [] }
    for sequence in left.keys.sorted() {
      reading.remark(
        .unmapped, at: left[sequence]?.paths.benefit ?? "",
        "the claim has no item \(sequence)")
    }
    return decisions
  }

  // MARK: Payment

  private mutating func pay(_ figures: FHIRFigures, _ claim: FHIRClaimFacts) throws(FHIRFault) {
    guard let stated = figures.payment, stated.value != .zero else { return }
    if let use = try reading.text(resource["use"]), FHIRCodes.use(use) != .claim {
      return reading.remark(.unmapped, at: "payment", "a \(use) is answered, not paid")
    }
    let amount = try reading.money(stated)
    let payment = resource["payment"]
    let id = FHIRIdentifiers.payment(of: member.name, source: source)
    let type = try reading.code(payment?["type"])
    let date = payment?["date"]
    let paid = try date.map { date throws(FHIRFault) in try reading.time(date) }
    if paid == nil { reading.remark(.inferred, at: "created", "the day of the payment") }
    let request = RequestPayment(payment: id, amount: amount, payee: claim.payee)
    add("requestPayment", claim, .requestPayment(request), isInferred: true)
    add(
      "authorisePayment", claim, as: .payer,
      .authorisePayment(AuthorisePayment(payment: id)), isInferred: true)
    add(
      "issuePayment", claim, as: .payer,
      .issuePayment(IssuePayment(payment: id, final: type == "complete")), at: paid)
  }

  /// Whether more is paid than was handed in: by the exact figures, not by what they are rounded to.
  private func overpayment(_ figures: FHIRFigures, _ claim: FHIRClaimFacts) -> String? {
    guard let paid = figures.payment, let submitted = figures.submitted,
      paid.currency == submitted.currency, paid.value > submitted.value
    else { return nil }
    return "pays \(paid.written(in: resource)), more than the "
      + "\(submitted.written(in: resource)) that was submitted"
  }
}

extension FHIRFigures {
  /// Every item's amounts as they were written.
  var words: [String] {
    items.sorted { $0.key < $1.key }.filter { !$1.words.isEmpty }
      .map { "item \($0): \($1.text)" }
  }
}

extension FHIRAmount {
  /// As the resource writes it.
  func written(in resource: FHIRElement) -> String {
    var text = ""
    resource.forEachLeaf { if $0.path == path { text = $0.written ?? "" } }
    return "\(text) \(currency.code)"
  }
}

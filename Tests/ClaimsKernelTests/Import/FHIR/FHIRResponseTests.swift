import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("FHIR answers")
struct FHIRResponseTests {
  private let claim = Identifier(derivedFrom: "import", "fhir", "Claim/c1")
  private let items = ["1", "2"].map {
    Identifier(derivedFrom: "import", "fhir", "Claim/c1", "item", $0)
  }

  /// What answers add to a claim of two items, 100.00 and 35.50.
  private func answered(_ answers: String...) throws -> (plan: FHIRPlan, commands: [ClaimCommand]) {
    var input = try fhirInput(FHIRSample.claim())
    for answer in answers { try input.add(Array(answer.utf8)) }
    let plan = FHIRPlan(input)
    return (plan, Array(plan.claimCommands.dropFirst(5)))
  }

  @Test("a complete answer prices the lines, decides, and pays on the payment's day")
  func complete() throws {
    let more = """
      , "disposition": "As per contract", "item": [
        \(FHIRSample.adjudicated(1, ["eligible": "80.00", "copay": "10", "benefit": "70.00"])),
        \(FHIRSample.adjudicated(2, ["eligible": "35.50", "benefit": "30"]))],
      "payment": {"type": {"coding": [{"code": "complete"}]}, "date": "2024-03-20",
        "amount": \(FHIRSample.usd("100.00"))},
      "processNote": [{"number": 1, "text": "Come again"}]
      """
    let (plan, commands) = try answered(FHIRSample.response(more))
    let payment = Identifier(derivedFrom: "import", "fhir", "ClaimResponse/r1", "payment")
    let reasons = [
      "eligible 80.00 USD, copay 10 USD, benefit 70.00 USD", "eligible 35.50 USD, benefit 30 USD",
    ]
    #expect(
      commands == [
        .acceptIntake(AcceptIntake(handler: ActorID("Organization/9"))),
        .priceLineItem(
          PriceLineItem(part: items[0], adjusted: usDollars(8000), reason: reasons[0])),
        .priceLineItem(
          PriceLineItem(part: items[1], adjusted: usDollars(3550), reason: reasons[1])),
        .recordCheck(
          RecordCheck(kind: .coverage, result: .passed, text: "a benefit was adjudicated")),
        .setReserve(SetReserve(amount: usDollars(10000))),
        .approvePartially(
          ApprovePartially(
            amount: usDollars(10000), reason: "As per contract",
            lines: [
              LineDecision(item: items[0], approved: usDollars(7000), reason: reasons[0]),
              LineDecision(item: items[1], approved: usDollars(3000), reason: reasons[1]),
            ])),
        .requestPayment(
          RequestPayment(payment: payment, amount: usDollars(10000), payee: "Dr Ode")),
        .authorisePayment(AuthorisePayment(payment: payment)),
        .issuePayment(IssuePayment(payment: payment, final: true)),
        .addNote(AddNote(text: "Come again")),
      ])
    let envelopes = plan.envelopes.dropFirst(5)
    #expect(envelopes.allSatisfy { $0.actor == ActorID("Organization/9") })
    #expect(
      envelopes.map(\.role) == Array(repeating: .handler, count: 7) + [.payer, .payer, .handler])
    #expect(
      Set(envelopes.map { $0.effective?.dayUTC.text }) == ["2024-03-09", "2024-03-20"])
    #expect(plan.changedRules?.change.changes.map(\.rule) == ["fourEyes"])
    #expect(plan.changedRules?.days == LocalDate("2024-03-05")!...LocalDate("2024-03-20")!)
  }

  @Test("what pays nothing changes no rules")
  func noRules() throws {
    #expect(try answered(FHIRSample.response(outcome: "queued")).plan.changedRules == nil)
  }

  @Test("a queued answer acknowledges, an error turns back, a partial one takes in and prices")
  func outcomes() throws {
    #expect(
      try answered(FHIRSample.response(outcome: "queued")).commands == [.acknowledge(Acknowledge())]
    )
    #expect(
      try answered(FHIRSample.response(outcome: "error", ", \"disposition\": \"no\"")).commands == [
        .rejectIntake(RejectIntake(codes: ["invalidClaim"], text: "no"))
      ])
    let partial = try answered(
      FHIRSample.response(
        outcome: "partial",
        ", \"item\": [\(FHIRSample.adjudicated(2, ["eligible": "35.50"]))]"
          + ", \"payment\": {\"amount\": \(FHIRSample.usd("5"))}"))
    #expect(partial.commands.map(\.kind) == [.acceptIntake, .priceLineItem])
    #expect(partial.plan.remarks(.unmapped).contains("payment.amount.value 5"))
  }

  @Test("nothing paid is a denial, everything an approval, no benefit no decision")
  func decisions() throws {
    func decided(_ benefits: String...) throws -> [ClaimVerb] {
      let items = benefits.enumerated().map { FHIRSample.adjudicated($0 + 1, ["benefit": $1]) }
      let more = ", \"item\": [\(items.joined(separator: ","))]"
      return try answered(FHIRSample.response(more)).commands.map(\.kind)
    }
    #expect(try decided("0", "0.00") == [.acceptIntake, .deny])
    #expect(try decided("100", "35.50") == [.acceptIntake, .recordCheck, .setReserve, .approve])
    #expect(try decided() == [.acceptIntake])
    // Nothing for one item says nothing of the other.
    #expect(try decided("0") == [.acceptIntake])
    // Nothing is paid, and nothing is said of why: what is not adjudicated is not denied.
    let unpaid = ", \"payment\": {\"amount\": \(FHIRSample.usd("0"))}"
    #expect(try answered(FHIRSample.response(unpaid)).commands.map(\.kind) == [.acceptIntake])
  }

  @Test("a line that the insurer added for one item is part of it; for several it is reported")
  func addedLines() throws {
    func added(_ sequences: String, _ benefit: String) -> String {
      FHIRSample.adjudicated(1, ["benefit": benefit])
        .replacing("\"itemSequence\": 1", with: "\"itemSequence\": [\(sequences)]")
    }
    let more = """
      , "item": [\(FHIRSample.adjudicated(1, ["benefit": "0"]))],
      "addItem": [\(added("1", "12.50")), \(added("1", "7")), \(added("1, 2", "3"))]
      """
    let (plan, commands) = try answered(FHIRSample.response(more))
    guard case .approvePartially(let partial)? = commands.last else {
      Issue.record("no decision")
      return
    }
    #expect(partial.lines.map(\.approved) == [usDollars(1950), usDollars(0)])
    #expect(partial.lines[1].reason == "not adjudicated")
    #expect(
      plan.told.contains {
        $0.path == "addItem[2]" && $0.reason.en.hasPrefix("added for 2 items")
      })
  }

  private func decision(_ more: String) throws -> ApprovePartially? {
    let last = try answered(FHIRSample.response(more)).commands.last
    guard case .approvePartially(let partial)? = last else { return nil }
    return partial
  }

  private func total(_ category: String, _ amount: String) -> String {
    "{\"category\": {\"coding\": [{\"code\": \"\(category)\"}]}, "
      + "\"amount\": \(FHIRSample.usd(amount))}"
  }

  @Test("an item that is not adjudicated is not denied: it gets what the total leaves")
  func silentItems() throws {
    let first = FHIRSample.adjudicated(1, ["benefit": "60"])
    let silent = "{\"itemSequence\": 2, \"adjudication\": []}"
    for items in [first, "\(first), \(silent)"] {
      let nothing = try decision(", \"item\": [\(items)]")
      #expect(nothing?.amount == usDollars(6000))
      #expect(nothing?.lines.map(\.approved) == [usDollars(6000), usDollars(0)])
      #expect(nothing?.lines.map(\.reason) == ["benefit 60 USD", "not adjudicated"])
      let rest = try decision(", \"item\": [\(items)], \"total\": [\(total("benefit", "80"))]")
      #expect(rest?.lines.map(\.approved) == [usDollars(6000), usDollars(2000)])
    }
    let paid = ", \"payment\": {\"amount\": \(FHIRSample.usd("90"))}"
    let (plan, commands) = try answered(
      FHIRSample.response(", \"item\": [\(first), \(silent)]\(paid)"))
    #expect(commands.contains { $0.kind == .approvePartially && $0.amount == usDollars(9000) })
    #expect(
      plan.told.contains {
        $0.reason.en == "not adjudicated, and so not denied: 30.00 USD by the total"
      })
  }

  @Test("amounts far below zero give a line nothing")
  func farBelow() throws {
    let items = (1...2).map { FHIRSample.adjudicated($0, ["eligible": "-92233720368547000.00"]) }
    let lines = try decision(
      ", \"total\": [\(total("benefit", "90"))], \"item\": [\(items.joined(separator: ","))]"
    )?.lines
    #expect(lines?.map(\.approved.minorUnits) == [0, 0])
  }

  @Test("what only the header says is taken: adjudication, total or payment, line after line")
  func header() throws {
    for more in [
      ", \"adjudication\": [\(total("benefit", "120"))]",
      ", \"total\": [\(total("benefit", "120"))]",
      ", \"payment\": {\"amount\": \(FHIRSample.usd("120"))}",
      ", \"total\": [\(total("paidtoprovider", "100")), \(total("paidtopatient", "20"))]",
    ] {
      let commands = try answered(FHIRSample.response(more)).commands
      let partial = commands.compactMap { command -> ApprovePartially? in
        if case .approvePartially(let partial) = command { partial } else { nil }
      }
      #expect(partial.map(\.amount) == [usDollars(12000)])
      #expect(partial.first?.lines.map(\.approved) == [usDollars(10000), usDollars(2000)])
    }
  }

  @Test("an item that says nothing of its own is the group of its details")
  func details() throws {
    let detail = FHIRSample.adjudicated(1, ["benefit": "20", "eligible": "30"])
    let more = ", \"item\": [{\"itemSequence\": 1, \"detail\": [\(detail), \(detail)]}]"
    #expect(try decision(more)?.lines.map(\.approved) == [usDollars(4000), usDollars(0)])
  }

  @Test("amounts of the same category add up exactly, and lines are rounded so that they add up")
  func exactSums() throws {
    let twice = FHIRSample.adjudicated(1, ["benefit": "28.377304", "benefit": "12.41600000000001"])
    #expect(
      try decision(", \"item\": [\(twice)]")?.lines.map(\.approved)
        == [usDollars(4079), usDollars(0)])
    for (first, second, lines) in [
      ("0.004", "0.004", [1, 0]), ("0.006", "0.006", [0, 1]), ("0.005", "1.01", [1, 101]),
      ("0.005", "0.005", [1, 0]), ("0.333", "0.333", [34, 33]), ("0.015", "0.01", [1, 1]),
    ] as [(String, String, [Int64])] {
      let items = [
        FHIRSample.adjudicated(1, ["benefit": first]),
        FHIRSample.adjudicated(2, ["benefit": second]),
      ]
      let found = try decision(", \"item\": [\(items.joined(separator: ","))]")
      #expect(found?.lines.map(\.approved.minorUnits) == lines, "\(first) and \(second)")
      #expect(found?.amount.minorUnits == lines.reduce(0, +))
    }
  }

  @Test("an answer to a claim that is not there, or was left out, says which")
  func absent() throws {
    var input = try fhirInput(FHIRSample.claim(type: "dreams"))
    for text in [
      FHIRSample.response(id: "a"),
      FHIRSample.response(id: "b", request: "{\"reference\": \"Claim/x\"}"),
      FHIRSample.response(id: "c", request: "{\"reference\": \"https://x.example/Claim/c1\"}"),
      FHIRSample.response(id: "d", request: "null"),
      FHIRSample.response(id: "e", request: "{\"identifier\": {\"value\": \"77\"}}"),
    ] { try input.add(Array(text.utf8)) }
    let omissions = FHIRPlan(input).omissions
    let there = "is neither among the resources nor in the log"
    #expect(omissions["ClaimResponse/a"]?.hasPrefix("request: Claim/c1 is left out: type:") == true)
    #expect(omissions["ClaimResponse/b"] == "request: Claim/x \(there)")
    #expect(omissions["ClaimResponse/c"] == "request: https://x.example/Claim/c1 \(there)")
    #expect(
      omissions["ClaimResponse/d"] == "request: missing: which claim it answers is not said")
    #expect(omissions["ClaimResponse/e"] == "request: 77 \(there)")
  }

  @Test("a claim is found by its identifier if only one has it")
  func identifiers() throws {
    let more = ", \"identifier\": [{\"system\": \"s\", \"value\": \"77\"}]"
    let answer = FHIRSample.response(
      outcome: "queued", request: "{\"identifier\": {\"system\": \"s\", \"value\": \"77\"}}")
    let one = FHIRPlan(try fhirInput(FHIRSample.claim(more: more), answer))
    #expect(one.verbs.last == "acknowledge")
    let two = FHIRPlan(
      try fhirInput(FHIRSample.claim(more: more), FHIRSample.claim("c2", more: more), answer))
    #expect(two.omissions.keys.sorted() == ["ClaimResponse/r1"])
  }

  private func explanation(_ more: String) -> String {
    FHIRSample.claim(
      "e1", created: "2024-03-12",
      more: ", \"insurer\": {\"display\": \"Benefits\"}, "
        + "\"outcome\": \"complete\"\(more)"
    )
    .replacing("\"Claim\"", with: "\"ExplanationOfBenefit\"")
  }

  @Test("an explanation of benefit carries its claim if that is missing")
  func carried() throws {
    let benefit = """
      , "claim": {"reference": "Claim/c1"}, "total": [
      {"category": {"coding": [{"code": "submitted"}]}, "amount": \(FHIRSample.usd("135.5"))},
      {"category": {"coding": [{"code": "benefit"}]}, "amount": \(FHIRSample.usd("0"))}]
      """
    let alone = FHIRPlan(try fhirInput(explanation(benefit)))
    #expect(
      alone.verbs == [
        "openDraft", "editDraft", "addPart", "addPart", "submit", "acceptIntake", "deny",
      ])
    #expect(alone.envelopes.allSatisfy { $0.stream == .claim(claim) })
    let beside = FHIRPlan(try fhirInput(FHIRSample.claim(), explanation(benefit)))
    #expect(beside.verbs == alone.verbs)
    #expect(Set(beside.envelopes.prefix(5).map(\.id)).isDisjoint(with: alone.envelopes.map(\.id)))
    // What both say the same way is not reported again.
    #expect(
      Set(beside.remarks(.unmapped)) == ["priority.coding[0].code normal"])
  }

  @Test("an explanation of benefit that repeats an answer is left out")
  func repeating() throws {
    let plan = FHIRPlan(
      try fhirInput(
        FHIRSample.claim(), FHIRSample.response(outcome: "queued"),
        explanation(
          ", \"claim\": {\"reference\": \"Claim/c1\"}, "
            + "\"claimResponse\": {\"reference\": \"ClaimResponse/r1\"}")))
    #expect(
      plan.omissions == [
        "ExplanationOfBenefit/e1": "claimResponse: ClaimResponse/r1 says it, and was taken"
      ])
  }

  @Test("paying more than was submitted is reported in exact figures, also below a minor unit")
  func overpayment() throws {
    func told(_ submitted: String, _ paid: String) throws -> String? {
      let more = """
        , "claim": {"reference": "Claim/c1"}, "payment": {"amount": \(FHIRSample.usd(paid))},
        "total": [{"category": {"coding": [{"code": "submitted"}]},
          "amount": \(FHIRSample.usd(submitted))}]
        """
      return FHIRPlan(try fhirInput(FHIRSample.claim(), explanation(more))).resources[1]
        .overpayment?.en
    }
    #expect(try told("135.50", "135.5") == nil)
    #expect(try told("135.50", "135.49999") == nil)
    #expect(
      try told("135.50", "135.500000001")
        == "pays 135.500000001 USD, more than the 135.50 USD that was submitted")
  }
}

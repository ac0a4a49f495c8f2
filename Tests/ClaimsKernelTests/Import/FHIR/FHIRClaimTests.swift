import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("FHIR claims")
struct FHIRClaimTests {
  private func plan(_ texts: String...) throws -> FHIRPlan {
    var input = FHIRInput()
    for text in texts { try input.add(Array(text.utf8)) }
    return FHIRPlan(input)
  }

  private func identifier(_ words: String...) -> Identifier {
    // As many words as the ids have.
    switch words.count {
    case 1: Identifier(derivedFrom: "import", "fhir", words[0])
    case 2: Identifier(derivedFrom: "import", "fhir", words[0], words[1])
    default: Identifier(derivedFrom: "import", "fhir", words[0], words[1], words[2])
    }
  }

  @Test("a claim is drafted, detailed, itemised and submitted by its provider on its day")
  func whole() throws {
    let more = """
      , "payee": {"type": {"coding": [{"code": "subscriber"}]}},
      "facility": {"display": "Ode House"}, "diagnosis": [{"sequence": 1,
      "diagnosisCodeableConcept": {"coding": [{"system": "s", "code": "K02"}]}}],
      "accident": {"date": "2024-02-28", "type": {"text": "a fall"}}
      """
    let plan = try plan(FHIRSample.claim(more: more))
    let time = Instant("2024-03-05T00:00:00Z")!
    #expect(plan.envelopes.allSatisfy { $0.effective == time && $0.role == .agent })
    #expect(plan.envelopes.allSatisfy { $0.actor == ActorID("Organization/1") })
    #expect(plan.envelopes.allSatisfy { $0.stream == .claim(identifier("Claim/c1")) })
    let day = LocalDate("2024-03-05")
    var details = ClaimDetails(use: .claim)
    (details.cause, details.location, details.reportedDate) = ("a fall", "Ode House", day)
    (details.serviceFrom, details.serviceTo) = (LocalDate("2024-03-01"), LocalDate("2024-03-02"))
    details.policy = Policy(reference: "Coverage/1")
    details.diagnoses = ["K02"]
    details.parties = [
      Party(role: .insured, name: "Patient/1", actor: ActorID("Patient/1")),
      Party(role: .provider, name: "Dr Ode", actor: ActorID("Organization/1")),
      Party(role: .payee, name: "Patient/1"),
    ]
    func part(_ number: String, _ item: LineItem) -> ClaimCommand {
      .addPart(AddPart(part: Part(id: identifier("Claim/c1", "item", number), lineItem: item)))
    }
    #expect(
      plan.claimCommands == [
        .openDraft(
          OpenDraft(
            type: .dental, title: "Claim/c1, oral: exam", claimed: usDollars(13550),
            lossDate: LocalDate("2024-02-28"), claimant: ActorID("Patient/1"))),
        .editDraft(EditDraft(details)),
        part("1", LineItem(code: "exam", quantity: 1, asked: usDollars(10000))),
        part("2", LineItem(code: "film", quantity: 2, asked: usDollars(3550))),
        .submit(Submit()),
      ])
    #expect(
      plan.remarks(.unmapped) == [
        "diagnosis[0].diagnosisCodeableConcept.coding[0].system s",
        "priority.coding[0].code normal",
      ])
    #expect(plan.remarks(.inferred) == ["total "])
  }

  @Test(
    "types are FHIR's or ours",
    arguments: [
      ("professional", ClaimType.medical), ("institutional", .medical), ("pharmacy", .medical),
      ("oral", .dental), ("vision", .vision), ("property", .property), ("auto", .auto),
    ])
  func types(code: String, type: ClaimType) throws {
    guard case .openDraft(let open)? = try plan(FHIRSample.claim(type: code)).claimCommands.first
    else {
      Issue.record("no draft")
      return
    }
    #expect(open.type == type)
  }

  @Test("other types, uses and statuses, and what R4 requires and is missing, leave it out")
  func omissions() throws {
    let plan = try plan(
      FHIRSample.claim("type", type: "dreams"), FHIRSample.claim("use", use: "complete"),
      FHIRSample.claim("error", status: "entered-in-error"),
      FHIRSample.claim("day", created: "2024-03"),
      FHIRSample.claim("none", items: ""),
      FHIRSample.claim("service", items: "{\"sequence\": 1}"),
      FHIRSample.claim("good").replacing("\"patient\"", with: "\"impatient\""))
    #expect(
      plan.omissions == [
        "Claim/type": "type: expected professional, institutional, pharmacy, oral, vision or a "
          + "type of this kernel, found dreams",
        "Claim/use": "use: expected claim, preauthorization or predetermination, found "
          + "\"complete\"",
        "Claim/error": "status: entered in error: it should never have been",
        "Claim/day": "created: expected a day or a time with its offset, found \"2024-03\"",
        "Claim/none": "total: missing, and no item has a price: nothing is claimed",
        "Claim/service": "item[0].productOrService: missing; R4 requires it",
        "Claim/good": "patient: missing; R4 requires it",
      ])
    #expect(plan.envelopes.isEmpty)
  }

  @Test("a draft is not submitted, what was cancelled is withdrawn, uses are kept")
  func statuses() throws {
    #expect(try plan(FHIRSample.claim(status: "draft")).verbs.last == "addPart")
    let cancelled = try plan(FHIRSample.claim(status: "cancelled")).verbs
    #expect(cancelled.suffix(2) == ["submit", "withdraw"])
    for (code, use) in [
      ("preauthorization", ClaimUse.preauthorisation),
      ("predetermination", .predetermination),
    ] {
      guard case .editDraft(let edit) = try plan(FHIRSample.claim(use: code)).claimCommands[1]
      else {
        Issue.record("no details")
        return
      }
      #expect(edit.details.use == use)
    }
  }

  @Test(
    "a price that is not stated follows from unit price, quantity and factor, or from the total")
  func prices() throws {
    let unit = "\"quantity\": {\"value\": 3}, \"unitPrice\": \(FHIRSample.usd("10.10")), "
    let items = FHIRSample.item(1, "a", unit + "\"factor\": 0.5") + "," + FHIRSample.item(2, "b")
    let plan = try plan(
      FHIRSample.claim(items: items, more: ", \"total\": \(FHIRSample.usd("20"))"))
    #expect(
      plan.lineItems == [
        LineItem(code: "a", quantity: 3, asked: usDollars(1515)),
        LineItem(code: "b", quantity: 1, asked: usDollars(485)),
      ])
    #expect(plan.remarks(.inferred) == ["provider ", "item[0].net ", "item[1].net "])
  }

  @Test("a unit price is implied by its line only if it follows from it")
  func unitPrices() throws {
    let unit = "\"unitPrice\": \(FHIRSample.usd("250")), \"net\": \(FHIRSample.usd("250"))"
    let items =
      FHIRSample.item(1, "a", unit) + ","
      + FHIRSample.item(2, "b", "\"quantity\": {\"value\": 24, \"unit\": \"h\"}, " + unit) + ","
      + FHIRSample.item(3, "c", "\"quantity\": {\"value\": 0.5}, \"net\": \(FHIRSample.usd("1"))")
    let plan = try plan(FHIRSample.claim(items: items))
    #expect(
      plan.remarks(.unmapped) == [
        "item[1].quantity.unit h", "item[1].unitPrice.currency USD", "item[1].unitPrice.value 250",
        "item[2].quantity.value 0.5", "priority.coding[0].code normal",
      ])
    #expect(plan.lineItems.map(\.quantity) == [1, 24, 1])
  }

  @Test("items that do not add up to the total become notes, and the total is claimed")
  func disagreeing() throws {
    let plan = try plan(FHIRSample.claim(more: ", \"total\": \(FHIRSample.usd("129.16"))"))
    #expect(plan.verbs == ["openDraft", "editDraft", "addNote", "addNote", "submit"])
    guard case .openDraft(let open) = plan.claimCommands[0] else { return }
    #expect(open.claimed == usDollars(12916))
    #expect(
      plan.claimCommands[3]
        == .addNote(AddNote(text: "item 2: film, quantity 2, 35.50 USD")))
    #expect(
      plan.remarks(.unmapped)
        == ["item[0].net.value 100.00", "item[1].net.value 35.5", "priority.coding[0].code normal"])
  }

  @Test("an amount with more digits than its currency is rounded to the even one, and reported")
  func rounded() throws {
    let items = FHIRSample.item(1, "a", "\"net\": \(FHIRSample.usd("112.41600000000001"))")
    let plan = try plan(FHIRSample.claim(items: items))
    #expect(plan.lineItems.map(\.asked) == [usDollars(11242)])
    #expect(plan.remarks(.rounded) == ["item[0].net.value 112.41600000000001"])
    let yen = items.replacing("USD", with: "JPY")
    #expect(
      try self.plan(FHIRSample.claim(items: yen)).told.first { $0.kind == .rounded }?.reason.en
        == "JPY has 0 digits after the point: taken as 112 JPY")
  }

  @Test("a claim comes after those that it follows, also if they follow one another")
  func related() throws {
    func follows(_ id: String) -> String {
      ", \"related\": [{\"claim\": {\"reference\": \"Claim/\(id)\"}}]"
    }
    let plan = try plan(
      FHIRSample.claim("a", created: "2024-03-05", more: follows("b")),
      FHIRSample.claim("b", created: "2024-03-06", more: follows("c")),
      FHIRSample.claim("c", created: "2024-03-04", more: follows("a")),
      FHIRSample.claim("d", more: follows("elsewhere")))
    let drafts = plan.claimCommands.compactMap { command -> String? in
      guard case .openDraft(let open) = command else { return nil }
      return open.title.prefix(7) + (open.related.map { " after \($0.text.prefix(8))" } ?? "")
    }
    func short(_ id: String) -> String { String(identifier("Claim/\(id)").text.prefix(8)) }
    #expect(
      drafts == [
        "Claim/c", "Claim/d", "Claim/b after \(short("c"))", "Claim/a after \(short("b"))",
      ])
    #expect(plan.remarks(.unmapped).filter { $0.hasPrefix("related") }.count == 2)
  }

  @Test("supporting information becomes notes, in words")
  func information() throws {
    let more = """
      , "supportingInfo": [{"sequence": 1, "category": {"coding": [{"code": "hospitalized"}]},
      "timingPeriod": {"start": "2024-02-28", "end": "2024-03-01"}}]
      """
    let commands = try plan(FHIRSample.claim(more: more)).claimCommands
    #expect(
      commands[4]
        == .addNote(
          AddNote(
            text: "supporting information: category hospitalized, timingPeriod end 2024-03-01, "
              + "start 2024-02-28")))
  }

  @Test("no two commands share an id, and another source has others")
  func identifiers() throws {
    let input = try fhirInput(FHIRSample.claim(), FHIRSample.response())
    let once = Array(FHIRPlan(input).envelopes)
    #expect(once == Array(FHIRPlan(input).envelopes))
    let other = Array(FHIRPlan(input, source: "elsewhere").envelopes)
    #expect(Set((once + other).map(\.id)).count == 2 * once.count)
    #expect(Set((once + other).map(\.stream)).count == 2)
  }
}

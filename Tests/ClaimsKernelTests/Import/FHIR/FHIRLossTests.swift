import ClaimsDomain
import ClaimsKernel
import Testing

@Suite("What FHIR says beyond a claim")
struct FHIRLossTests {
  private func plan(_ texts: String...) throws -> FHIRPlan {
    var input = FHIRInput()
    for text in texts { try input.add(Array(text.utf8)) }
    return FHIRPlan(input)
  }

  @Test("what R4 has and a claim has not is told: words of items, rules that were followed, times")
  func dropped() throws {
    let items =
      FHIRSample.item(1, "a", "\"net\": \(FHIRSample.usd("1"))") + ","
      + FHIRSample.item(2, "b", "\"net\": \(FHIRSample.usd("2"))")
      .replacing("{\"code\": \"b\"}", with: "{\"code\": \"b\", \"display\": \"shown\"}")
      .replacing("]},\n \"serv", with: "], \"text\": \"said\"}, \"serv")
      .replacing("\"2024-03-02\"", with: "\"2024-03-02T11:30:00Z\"")
      .replacing("servicedDate", with: "servicedPeriod")
      .replacing("\"2024-03-02T11:30:00Z\"", with: "{\"start\": \"2024-03-02T11:30:00Z\"}")
    let more = ", \"implicitRules\": \"http://x/rules\""
    let plan = try plan(FHIRSample.claim(created: "2024-03-05T08:00:00Z", items: items, more: more))
    #expect(
      plan.remarks(.unmapped) == [
        "implicitRules http://x/rules", "item[1].productOrService.coding[0].display shown",
        "item[1].productOrService.text said", "priority.coding[0].code normal",
      ])
    // The claim's own time is kept.
    #expect(plan.remarks(.rounded) == ["item[1].servicedPeriod.start 2024-03-02T11:30:00Z"])
  }

  @Test("a total as far below zero as an amount goes is no sum of items")
  func farBelow() throws {
    let plan = try plan(
      FHIRSample.claim(more: ", \"total\": \(FHIRSample.usd("-92233720368547758.08"))"))
    #expect(plan.told.contains { $0.reason.en.contains("the items add up to") }, "\(plan.told)")
  }

  private static let reason = "\"reason\": {\"text\": \"as the plan says\"}"

  private static func adjudicated(_ benefit: String) -> String {
    """
    "item": [{"itemSequence": 1, "adjudication": [{"category": {"coding": [{"code": "benefit"}]},
    "amount": \(FHIRSample.usd(benefit)), \(reason)}]}]
    """
  }

  @Test(
    "what is said of an item in words is in the decision, whatever it is, or told",
    arguments: [
      ("complete", "0", "deny"), ("complete", "100", "approve"),
      ("complete", "60", "approvePartially"), ("partial", "60", "acceptIntake"),
    ])
  func reasons(outcome: String, benefit: String, decision: String) throws {
    let item = FHIRSample.item(1, "a", "\"net\": \(FHIRSample.usd("100"))")
    let plan = try plan(
      FHIRSample.claim(items: item),
      FHIRSample.response(outcome: outcome, ", \(Self.adjudicated(benefit))"))
    #expect(plan.verbs.contains(decision))
    let isSaid = plan.claimCommands.contains { "\($0)".contains("as the plan says") }
    let isTold = plan.remarks(.unmapped).contains(
      "item[0].adjudication[0].reason.text as the plan says")
    #expect(isSaid != isTold && isSaid == (outcome == "complete"))
  }

  @Test("what an answer says in its header is in the reason; totals that do not count are told")
  func header() throws {
    let header = """
      , "adjudication": [{"category": {"coding": [{"code": "copay"}]}, \(Self.reason),
      "amount": \(FHIRSample.usd("5"))}], "total": [
      {"category": {"coding": [{"code": "benefit"}]}, "amount": \(FHIRSample.usd("135.5"))},
      {"category": {"coding": [{"code": "paidtoprovider"}]}, "amount": \(FHIRSample.usd("130.5"))}]
      """
    let plan = try plan(FHIRSample.claim(), FHIRSample.response(header))
    #expect(
      plan.claimCommands.contains(
        .approve(
          Approve(amount: usDollars(13550), reason: "in all: copay 5 USD (as the plan says)"))))
    #expect(plan.remarks(.unmapped).contains("total[1].amount.value 130.5"))
  }

  @Test("codes that no claim has, and dispositions of what is not decided, are told")
  func codes() throws {
    let more = """
      , "payee": {"type": {"coding": [{"code": "other"}]}}
      """
    let claim = FHIRSample.claim(more: more).replacing("\"focal\": true", with: "\"focal\": false")
    let paid = FHIRSample.response(
      id: "r2",
      """
      , "total": [{"category": {"coding": [{"code": "benefit"}]}, "amount": \(FHIRSample.usd("1"))}],
      "payment": {"type": {"coding": [{"code": "later"}]}, "amount": \(FHIRSample.usd("1"))}
      """)
    let queued = FHIRSample.response(
      outcome: "queued", created: "2024-03-06", ", \"disposition\": \"soon\"")
    let told = try plan(claim, queued, paid).remarks(.unmapped)
    for path in [
      "payee.type.coding[0].code other", "insurance[0].focal false", "disposition soon",
      "payment.type.coding[0].code later",
    ] { #expect(told.contains(path), "\(told)") }
  }

  @Test("a name that is another's already, and an id that a hash stands for, are told")
  func names() throws {
    let long = String(repeating: "x", count: 70)
    let other = FHIRSample.response(id: "r2", created: "2024-03-10")
      .replacing("Benefits", with: "Other Benefits")
    let claim = FHIRSample.claim().replacing("Organization/1", with: "Organization/\(long)")
    let told = try plan(claim, FHIRSample.response(), other).remarks(.unmapped)
    #expect(told.contains("provider.reference Organization/\(long)"))
    #expect(told.contains("insurer.display Other Benefits"), "\(told)")
  }

  @Test("a place in a list that is no number is told")
  func places() throws {
    let claim = FHIRSample.claim().replacing(
      "\"insurance\": [{\"sequence\": 1", with: "\"insurance\": [{\"sequence\": \"first\"")
    #expect(try plan(claim).remarks(.unmapped).contains("insurance[0].sequence first"))
  }

  @Test("what cannot have been so is told")
  func impossible() throws {
    let backwards = FHIRSample.item(1, "a", "\"net\": \(FHIRSample.usd("1"))").replacing(
      "\"servicedDate\": \"2024-03-01\"",
      with: "\"servicedPeriod\": {\"start\": \"2024-03-03\", \"end\": \"2024-03-01\"}")
    let early = FHIRSample.response(
      created: "2024-03-01",
      ", \"payment\": {\"date\": \"2024-02-20\", \"amount\": \(FHIRSample.usd("1"))}")
    let plan = try plan(FHIRSample.claim(items: backwards), early)
    #expect(
      plan.told.filter { $0.kind == .impossible }.map { "\($0.resource) \($0.path): \($0.reason)" }
        == [
          "Claim/c1 item[0].servicedPeriod.end: before the start",
          "ClaimResponse/r1 created: before the claim that it answers",
          "ClaimResponse/r1 payment.date: before the answer that it follows from",
        ])
  }

  @Test("extensions that may change what the rest means are refused, wherever they are, by default")
  func modifiers() throws {
    let modifier = "\"modifierExtension\": [{\"url\": \"http://x/not\", \"valueBoolean\": true}]"
    let item = FHIRSample.item(1, "a", "\"net\": \(FHIRSample.usd("1")), \(modifier)")
    let input = try fhirInput(
      FHIRSample.claim(more: ", \(modifier)"), FHIRSample.claim("c2", items: item))
    let reason =
      "it may change what the rest means, so R4 forbids to take the resource without knowing it"
    #expect(
      FHIRPlan(input).omissions == [
        "Claim/c1": "modifierExtension[0].url: \(reason)",
        "Claim/c2": "item[0].modifierExtension[0].url: \(reason)",
      ])
    let plan = FHIRPlan(input, acceptsModifiers: true)
    #expect(plan.omissions.isEmpty)
    #expect(
      plan.told.filter { $0.reason.en.hasPrefix("it may change") }.map { "\($0.path) \($0.value)" }
        == [
          "modifierExtension[0].url http://x/not", "modifierExtension[0].valueBoolean true",
          "item[0].modifierExtension[0].url http://x/not",
          "item[0].modifierExtension[0].valueBoolean true",
        ])
  }

  @Test("a reference that only an extension fills is none; one that has to be there is missing")
  func references() throws {
    let extended = "{\"extension\": [{\"url\": \"http://x\", \"valueString\": \"h\"}]}"
    let plan = try plan(FHIRSample.claim(more: ", \"facility\": \(extended)"))
    guard case .editDraft(let edit) = plan.claimCommands[1] else {
      Issue.record("no details")
      return
    }
    #expect(edit.details.location == nil)
    #expect(plan.remarks(.unmapped).contains("facility.extension[0].valueString h"))
    let nobody = FHIRSample.claim().replacing("{\"reference\": \"Patient/1\"}", with: extended)
    #expect(
      try self.plan(nobody).omissions == ["Claim/c1": "patient: expected somebody, found an object"]
    )
  }

  @Test("a preauthorisation without prices is a draft with its services, and its answer a note")
  func preauthorisation() throws {
    let items = FHIRSample.item(1, "G0154") + "," + FHIRSample.item(2, "B4184")
    let answer = FHIRSample.response(
      """
      , "preAuthRef": "AUTH0001", "item": [{"itemSequence": 1, "adjudication": [{"category":
      {"coding": [{"code": "submitted"}]}, "extension": [{"url": "reviewAction", "extension": [
      {"url": "code", "valueCodeableConcept": {"coding": [{"code": "A1"}]}}]}]}]}]
      """)
    let plan = try plan(FHIRSample.claim(use: "preauthorization", items: items), answer)
    #expect(plan.verbs == ["openDraft", "editDraft", "addPart", "addPart", "addNote"])
    #expect(
      plan.lineItems == [
        LineItem(code: "G0154", quantity: 1), LineItem(code: "B4184", quantity: 1),
      ])
    #expect(
      plan.claimCommands.last
        == .addNote(
          AddNote(
            text: "answered: complete, preAuthRef AUTH0001, item adjudication category submitted, "
              + "extension extension url code, valueCodeableConcept A1, url reviewAction, itemSequence 1"
          )))
    #expect(
      try self.plan(FHIRSample.claim(items: items)).omissions
        == ["Claim/c1": "total: missing, and no item has a price: nothing is claimed"])
  }
}

import ClaimsKernel
import EventSourcing
import Testing

@Suite("FHIR input")
struct FHIRInputTests {
  @Test(
    "what is no JSON, no FHIR or another resource is refused with its place",
    arguments: [
      ("{", "not valid JSON: expected a name in quotes behind byte 1 of 1"),
      ("{\"a\": 1, \"a\": 2}", "not valid JSON: expected each name once at byte 10 of 16"),
      ("[]", "expected a FHIR resource, found an array"),
      ("{}", "resourceType: missing: this is no FHIR resource"),
      ("{\"resourceType\": 5}", "resourceType: missing: this is no FHIR resource"),
      (
        "{\"resourceType\": \"Patient\", \"id\": \"1\"}",
        "resourceType: expected Claim, ClaimResponse, ExplanationOfBenefit or Bundle, found Patient"
      ),
      ("{\"resourceType\": \"Claim\", \"id\": 7}", "id: expected an id, found 7"),
      ("{\"resourceType\": \"Bundle\", \"entry\": {}}", "entry: expected a list, found an object"),
    ])
  func refused(text: String, message: String) throws {
    var input = FHIRInput()
    let fault = #expect(throws: FHIRFault.self) { try input.add(Array(text.utf8)) }
    #expect(fault?.explanation == message)
    #expect(FHIRPlan(input).resources.isEmpty)
  }

  @Test("an entry that is no resource is told, and leaves the others as they are")
  func entries() throws {
    var input = FHIRInput()
    let bad = "{\"resourceType\": \"Claim\", \"id\": 7}"
    try input.add(Array(FHIRSample.bundle("{}", FHIRSample.claim(), bad).utf8), of: "b.json")
    #expect(
      input.unread.map { "\($0.place): \($0.reason.en)" } == [
        "b.json: entry[0].resource.resourceType: missing: this is no FHIR resource",
        "b.json: entry[2].resource.id: expected an id, found 7",
      ])
    #expect(FHIRPlan(input).resources.map(\.name) == ["Claim/c1"])
  }

  @Test("a resource without an id is named by its bundle's URL, else by what it says")
  func withoutID() throws {
    let claim = FHIRSample.claim().replacing("\"id\": \"c1\", ", with: "")
    func bundle(_ url: String) -> String {
      FHIRSample.bundle(claim).replacing(
        "{\"resource\"", with: "{\"fullUrl\": \"\(url)\", \"resource\"")
    }
    let plan = FHIRPlan(
      try fhirInput(bundle("urn:uuid:u1"), bundle("http://x/Claim/c9"), bundle("http://x/y")))
    let names = plan.resources.map(\.name)
    #expect(names.prefix(2) == ["Claim/u1", "Claim/c9"])
    #expect(plan.remarks(.inferred).filter { $0 == "id " }.count == 3)
    // The same by itself, in whatever order and with whatever space it is written.
    let alone = FHIRPlan(
      try fhirInput(
        claim.replacing("\"use\": \"claim\",", with: "").dropLast() + ", \"use\":\"claim\" }"))
    #expect(alone.resources.map(\.name) == [names[2]])
    #expect(
      FHIRPlan(try fhirInput(claim.replacing("oral", with: "vision"))).resources[0].name != names[2]
    )
  }

  @Test("a byte order mark is passed over; what is compressed or in UTF-16 is told how to be read")
  func encodings() throws {
    var input = FHIRInput()
    try input.add([0xef, 0xbb, 0xbf] + Array(FHIRSample.claim().utf8))
    #expect(input.count == 1)
    let wide = Array(FHIRSample.claim().utf16)
    let utf16 = wide.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    for (bytes, hint) in [
      ([0x1f, 0x8b, 8, 0], "this is compressed with gzip; unpack it first: zcat FILE | … -"),
      ([0xff, 0xfe] + utf16, "this is UTF-16; put it in UTF-8 first: iconv -f UTF-16 FILE"),
      (utf16, "this is UTF-16; put it in UTF-8 first: iconv -f UTF-16 FILE"),
    ] as [([UInt8], String)] {
      let fault = #expect(throws: FHIRFault.self) { try input.add(bytes) }
      #expect(fault?.explanation == hint)
    }
  }

  @Test("nesting has an end")
  func nesting() {
    let text =
      "{\"resourceType\": \"Claim\", \"id\": \"1\", \"extension\": "
      + String(repeating: "[", count: 100_000)
    var input = FHIRInput()
    let fault = #expect(throws: FHIRFault.self) { try input.add(Array(text.utf8)) }
    #expect(fault?.explanation.contains("at most 64 levels") == true)
  }

  @Test("a resource that was read before is left out, and the report says whether it is the same")
  func repeated() throws {
    let plan = FHIRPlan(
      try fhirInput(
        FHIRSample.claim(), FHIRSample.claim(), FHIRSample.bundle(FHIRSample.claim(type: "vision")))
    )
    #expect(
      plan.resources.map { $0.omission?.en ?? "" } == [
        "", "read before, with the same content", "read before, with other content",
      ])
    #expect(plan.envelopes.count == 5)
  }

  @Test("a bundle's other resources are passed over, and looked up when they are named")
  func bundle() throws {
    let condition = """
      {"resourceType": "Condition", "id": "k", "code": {"coding": [{"code": "K02.1"}]}}
      """
    let organization = """
      {"resourceType": "Organization", "id": "1", "name": "Ode and Sons"}
      """
    let claim = FHIRSample.claim(
      more: """
        , "diagnosis": [{"sequence": 1, "diagnosisReference": {"reference": "Condition/k"}}]
        """
    ).replacing(", \"display\": \"Dr Ode\"", with: "")
    let plan = FHIRPlan(try fhirInput(FHIRSample.bundle(condition, organization, claim)))
    #expect(plan.passedOver == 2)
    guard case .editDraft(let edit) = plan.claimCommands[1] else {
      Issue.record("no details")
      return
    }
    #expect(edit.details.diagnoses == ["K02.1"])
    #expect(edit.details.parties.map(\.name) == ["Patient/1", "Ode and Sons", "Ode and Sons"])
  }

  @Test("more than five diagnoses stay with what could not be mapped")
  func diagnoses() throws {
    let all = (1...7).map {
      "{\"sequence\": \($0), \"diagnosisCodeableConcept\": {\"coding\": [{\"code\": \"D\($0)\"}]}}"
    }
    let more = ", \"diagnosis\": [\(all.joined(separator: ","))]"
    let plan = FHIRPlan(try fhirInput(FHIRSample.claim(more: more)))
    guard case .editDraft(let edit) = plan.claimCommands[1] else {
      Issue.record("no details")
      return
    }
    #expect(edit.details.diagnoses == ["D1", "D2", "D3", "D4", "D5"])
    #expect(plan.remarks(.unmapped).filter { $0.hasPrefix("diagnosis") }.count == 2)
  }

  @Test("an actor with too long a name acts under a hash of it, and is registered by the name")
  func longNames() throws {
    let long = String(repeating: "Saint ", count: 20)
    let claim = FHIRSample.claim().replacing(
      "{\"reference\": \"Organization/1\", \"display\": \"Dr Ode\"}",
      with: "{\"display\": \"\(long)\"}")
    let plan = FHIRPlan(try fhirInput(claim))
    #expect(plan.envelopes.first?.actor == ActorID(Identifier(derivedFrom: long).text))
  }
}

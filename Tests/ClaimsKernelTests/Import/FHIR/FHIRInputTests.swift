import ClaimsKernel
import EventSourcing
import Testing

@Suite("FHIR input")
struct FHIRInputTests {
  @Test(
    "what is no JSON, no FHIR or another resource is refused with its place",
    arguments: [
      ("{", "not valid JSON: expected a name in quotes at byte 2 of 1"),
      ("{\"a\": 1, \"a\": 2}", "not valid JSON: expected each name once at byte 10 of 16"),
      ("[]", "expected a FHIR resource, found an array"),
      ("{}", "resourceType: missing: this is no FHIR resource"),
      ("{\"resourceType\": 5}", "resourceType: missing: this is no FHIR resource"),
      (
        "{\"resourceType\": \"Patient\", \"id\": \"1\"}",
        "resourceType: expected Claim, ClaimResponse, ExplanationOfBenefit or Bundle, found Patient"
      ),
      ("{\"resourceType\": \"Claim\"}", "id: missing; R4 requires it"),
      ("{\"resourceType\": \"Claim\", \"id\": 7}", "id: expected an id, found 7"),
      ("{\"resourceType\": \"Bundle\", \"entry\": {}}", "entry: expected a list, found an object"),
      (
        "{\"resourceType\": \"Bundle\", \"entry\": [{}, {\"resource\": {}}]}",
        "entry[1].resource.resourceType: missing: this is no FHIR resource"
      ),
      (
        "{\"resourceType\": \"Bundle\", \"entry\": [{\"resource\": {\"resourceType\": \"Claim\"}}]}",
        "entry[0].resource.id: missing; R4 requires it"
      ),
    ])
  func refused(text: String, message: String) throws {
    var input = FHIRInput()
    let fault = #expect(throws: FHIRFault.self) { try input.add(Array(text.utf8)) }
    #expect(fault?.explanation == message)
    #expect(FHIRPlan(input).resources.isEmpty)
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

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

/// Small files, each with one thing that real ones have and that was not taken.
@Suite(
  "Findings about FHIR",
  .enabled(
    if: PublishedFHIR.areThere(PublishedFHIR.findings), "needs ../shared/data/findings/fhir"))
struct FHIRFindingsTests {
  private static let outcomes = [
    "A_good.json": "settled 80.00 USD of 100.00 USD",
    // One item has no adjudication.
    "B_unadjudicated_item.json": "settled 48.00 USD of 100.00 USD",
    // The items say nothing, and the total, or the payment, says everything.
    "C2_header_benefit_cr.json": "settled 80.00 USD of 100.00 USD",
    "C3_header_full.json": "settled 100.00 USD of 100.00 USD",
    "C_header_payment.json": "settled 80.00 USD of 100.00 USD",
    // 28377.304 and 112.41600000000001, of one item and of two.
    "D2_digits.json": "settled 28489.72 USD of 40000.00 USD",
    "D_digits.json": "settled 28489.72 USD of 30000.00 USD",
    // A reference that only an extension fills, and a resource without an id.
    "E_facility_ext.json": "submitted 0.00 USD of 100.00 USD",
    "F_noid.json": "submitted 0.00 USD of 100.00 USD",
    "G_partial_noreason.json": "settled 80.00 USD of 100.00 USD",
  ]

  @Test("every file has its outcome")
  func complete() {
    #expect(PublishedFHIR.names(PublishedFHIR.findings) == Self.outcomes.keys.sorted())
  }

  @Test("each comes in as it says", arguments: outcomes.keys.sorted())
  func outcome(file: String) throws {
    let prepared = try imported(try PublishedFHIR.input(PublishedFHIR.findings, file))
    #expect(prepared.plan.omissions.isEmpty)
    #expect(prepared.stops.isEmpty)
    let found = prepared.claims.values.map { claim in
      "\(claim.status.name) \(claim.paid.display) of \(claim.claimed.display)"
    }
    #expect(found == [Self.outcomes[file]])
  }
}

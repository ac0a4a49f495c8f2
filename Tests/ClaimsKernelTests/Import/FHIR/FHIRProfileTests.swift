import ClaimsDomain
import ClaimsKernel
import Testing

/// Small explanations of benefit in the shape of published profiles.
@Suite("Profiles of explanations of benefit")
struct FHIRProfileTests {
  private static let carin = "http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication"
  private static let medicare = "https://bluebutton.cms.gov/resources/variables/"

  /// - Parameter amounts: a code of FHIR or CARIN, a variable of Medicare or none, and the amount.
  private func adjudication(_ amounts: [(String, String, String)]) -> String {
    amounts.map { code, variable, amount in
      let coding = "{\"system\": \"\(Self.carin)\", \"code\": \"\(code)\"}"
      let second =
        variable.isEmpty
        ? ""
        : ", {\"system\": \"https://bluebutton.cms.gov/resources/codesystem/adjudication\", "
          + "\"code\": \"\(Self.medicare)\(variable)\"}"
      return "{\"category\": {\"coding\": [\(coding)\(second)]}, "
        + "\"amount\": \(FHIRSample.usd(amount))}"
    }.joined(separator: ", ")
  }

  private func explanation(_ items: [String], type: String, _ more: String) -> String {
    let items = items.enumerated().map {
      FHIRSample.item($0 + 1, "9921\($0)", "\"adjudication\": [\($1)]")
    }
    return FHIRSample.claim(
      "e1", type: type, items: items.joined(separator: ","),
      more:
        ", \"insurer\": {\"identifier\": {\"value\": \"CMS\"}}, \"outcome\": \"complete\"\(more)"
    ).replacing("\"Claim\"", with: "\"ExplanationOfBenefit\"")
  }

  private func decision(_ plan: FHIRPlan) -> ApprovePartially? {
    for case .approvePartially(let partial) in plan.claimCommands { return partial }
    return nil
  }

  @Test("CARIN: items cost what was submitted, and get the benefit, or what went to both")
  func carin() throws {
    let first = adjudication([
      ("submitted", "", "96.4"), ("copay", "", "14"), ("eligible", "", "43.46"),
      ("benefit", "", "29.46"), ("paidtoprovider", "", "29.46"), ("noncovered", "", "0"),
    ])
    let second = adjudication([
      ("submitted", "", "50"), ("paidtoprovider", "", "20"), ("paidtopatient", "", "5.5"),
    ])
    let totals = adjudication([("submitted", "", "146.4"), ("memberliability", "", "14")])
    let plan = FHIRPlan(
      try fhirInput(explanation([first, second], type: "professional", ", \"total\": [\(totals)]")))
    #expect(plan.omissions.isEmpty)
    #expect(plan.lineItems.map(\.asked) == [usDollars(9640), usDollars(5000)])
    #expect(decision(plan)?.lines.map(\.approved) == [usDollars(2946), usDollars(2550)])
  }

  @Test("Medicare: a variable says more than the code beside it, and a total charge of 0 is none")
  func medicare() throws {
    let carrier = adjudication([
      ("benefit", "line_nch_pmt_amt", "37.5"), ("paidtopatient", "line_bene_pmt_amt", "0.0"),
      ("paidtoprovider", "line_prvdr_pmt_amt", "37.5"),
      ("coinsurance", "line_coinsrnc_amt", "9.57"),
      ("submitted", "line_sbmtd_chrg_amt", "75.0"), ("eligible", "line_alowd_chrg_amt", "47.84"),
    ])
    let paid = ", \"payment\": {\"amount\": \(FHIRSample.usd("37.5"))}"
    let total = adjudication([("priorpayerpaid", "clm_tot_chrg_amt", "0.0")])
    let plan = FHIRPlan(
      try fhirInput(explanation([carrier], type: "professional", ", \"total\": [\(total)]\(paid)")))
    #expect(plan.omissions.isEmpty)
    #expect(plan.lineItems.map(\.asked) == [usDollars(7500)])
    #expect(decision(plan)?.amount == usDollars(3750))
    #expect(plan.told.contains { $0.reason.en == "the items add up to 75.00 USD" })
    #expect(plan.resources[0].overpayment == nil)

    let outpatient = adjudication([
      ("submitted", "rev_cntr_rate_amt", "5"), ("submitted", "rev_cntr_tot_chrg_amt", "999.85"),
      ("submitted", "rev_cntr_pmt_amt_amt", "500"),
      ("paidtoprovider", "rev_cntr_prvdr_pmt_amt", "200"),
    ])
    let charged = adjudication([("submitted", "clm_tot_chrg_amt", "999.85")])
    let other = FHIRPlan(
      try fhirInput(explanation([outpatient], type: "institutional", ", \"total\": [\(charged)]")))
    #expect(other.lineItems.map(\.asked) == [usDollars(99985)])
    #expect(decision(other)?.amount == usDollars(50000))
  }

  @Test("a medicine costs what was paid for it in all")
  func pharmacy() throws {
    let item = adjudication([
      ("benefit", "cvrd_d_plan_pd_amt", "126.99"), ("paidbypatient", "ptnt_pay_amt", "235.85"),
      ("drugcost", "tot_rx_cst_amt", "550"),
    ])
    let plan = FHIRPlan(try fhirInput(explanation([item], type: "pharmacy", "")))
    #expect(plan.lineItems.map(\.asked) == [usDollars(55000)])
    #expect(decision(plan)?.amount == usDollars(12699))
  }
}

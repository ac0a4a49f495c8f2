import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

@Suite("The report's guards")
struct ReportGuardTests {
  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let edit = EditReport(
      IncidentDetails(attackType: "humo", incidentDate: ClaimSender.later, evidenceURL: "x y"))
    let refusal = Refusal([
      Reason(.anonymityMismatch),
      Reason(.notParty, expected: "the report's receipt"),
      Reason(.futureDate, expected: "at most " + oneOClock.text, found: ClaimSender.later.text),
      Reason(.unknownCatalogCode, expected: "a code of attackTypes", found: "humo"),
      Reason(.invalidURL, found: "x y"),
    ])
    #expect(
      answer(.editReport(edit), on: incidentReport(.borrador, anonymous: true), in: asCarla)
        == .failure(refusal))
  }
}

import Testing

@testable import ClaimsKernel

@Suite("Nearest names")
struct NearestNamesTests {
  private let names = ["approve", "deny", "reopen", "authorisePayment", "issuePayment"]

  @Test(
    "letters that are left out, added, changed or swapped are forgiven, and parts are found",
    arguments: [
      ("aprove", ["approve"]), ("dney", ["deny"]), ("APPROVE", ["approve"]),
      ("reopenn", ["reopen"]), ("payment", ["authorisePayment", "issuePayment"]),
      ("authorizePayment", ["authorisePayment"]), ("x", []), ("", []), ("settle", []),
    ])
  func near(text: String, found: [String]) { #expect(text.nearest(among: names) == found) }
}

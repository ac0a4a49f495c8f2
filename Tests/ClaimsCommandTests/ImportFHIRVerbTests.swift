import Foundation
import Testing

@Suite("The verb import, of FHIR")
struct ImportFHIRVerbTests {
  private let folder: TemporaryFolder

  private static let claim = """
    {"resourceType": "Claim", "id": "c1", "status": "active", "use": "claim",
     "type": {"coding": [{"code": "vision"}]}, "patient": {"reference": "Patient/1"},
     "created": "2024-03-05", "provider": {"reference": "Organization/1"},
     "priority": {"coding": [{"code": "normal"}]}, "insurance": [],
     "item": [{"sequence": 1, "productOrService": {"text": "glasses"},
       "net": {"value": 235.405, "currency": "USD"}}]}
    """

  private static func response(_ id: String, _ benefit: String) -> String {
    """
    {"resourceType": "ClaimResponse", "id": "\(id)", "status": "active", "use": "claim",
     "type": {"coding": [{"code": "vision"}]}, "patient": {"reference": "Patient/1"},
     "created": "2024-03-06", "insurer": {"display": "Benefits"}, "outcome": "complete",
     "request": {"reference": "Claim/c1"}, "total": [{"category": {"coding": [{"code":
     "benefit"}]}, "amount": {"value": \(benefit), "currency": "USD"}}]}
    """
  }

  init() throws {
    folder = try TemporaryFolder()
    try write("claim.json", Self.claim)
    try write("response.json", Self.response("r1", "300"))
    try write("lost.json", Self.response("r2", "5").replacing("Claim/c1", with: "Claim/c9"))
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  private func importing(_ arguments: String...) throws -> CommandLineRun {
    try CommandLineRun(["import", "fhir", "--log", "c.wal"] + arguments, in: folder.url)
  }

  @Test("what was written, what has no place, and a line for each resource; again writes nothing")
  func text() throws {
    let first = try importing("claim.json", "response.json", "lost.json")
    #expect(first.status == 3, "\(first.messages)")
    #expect(
      first.lines == [
        "3 resources: 1 Claim, 2 ClaimResponse, 0 ExplanationOfBenefit; 0 others in the bundles "
          + "passed over",
        "1 imported, 1 in part, 1 left out",
        "3 commands inferred: the resources leave them implicit",
        "10 commands written, 0 there already; 3 about people, 0 about rules",
        "1 values unmapped, by 1 paths",
        "  Claim.priority.coding[].code: 1 such as normal: a claim has no field for it",
        "1 values rounded, by 1 paths",
        "  Claim.item[].net.value: 1 such as 235.405: USD has 2 digits after the point: taken as "
          + "235.40 USD",
        "3 values inferred, by 3 paths",
        "  Claim.created: 1 such as 2024-03-05: the date of loss: no service has a day",
        "  Claim.provider: 1: the payee: nobody else is named",
        "  Claim.total: 1: not stated: 235.40 USD by its items",
        "Claim/c1          vision, 235.40 USD, open: imported",
        "ClaimResponse/r1  vision, 235.40 USD, open: imported up to approve, which is refused: "
          + "the amount exceeds what was claimed: expected at most 235.40 USD, found 300.00 USD",
        "ClaimResponse/r2  left out: request: Claim/c9 is neither among the resources nor in the "
          + "log",
      ])
    let second = try importing("--json", "claim.json", "response.json", "lost.json")
    #expect(
      second.lines.first?.hasPrefix(
        "{\"resources\":3,\"imported\":1,\"stopped\":1,\"leftOut\":1,\"passedOver\":0,"
          + "\"inferred\":3,\"written\":0,\"repeated\":") == true, "\(second.output)")
    let verified = try CommandLineRun("verify", "--decisions", "--log", "c.wal", in: folder.url)
    #expect(verified.status == 0)
  }

  @Test("a file that cannot be read is told, and leaves the others as they are")
  func oneBadFile() throws {
    try write("bad.json", "{")
    let run = try importing("bad.json", "none.json", "claim.json")
    #expect(run.status == 3)
    #expect(
      run.lines.suffix(3) == [
        "Claim/c1  vision, 235.40 USD, submitted: imported",
        "bad.json: left out: not valid JSON: expected a name in quotes behind byte 1 of 1",
        "none.json: left out: none.json: No such file or directory",
      ])
    let json = try importing("--json", "bad.json", "claim.json").lines.first ?? ""
    #expect(
      json.contains(
        "\"unread\":1")
        && json.contains("\"files\":[{\"place\":\"bad.json\",\"reason\":\"not valid"))
  }

  @Test("bulk data is a resource a line; other resources are looked up, and a bad line is told")
  func bulk() throws {
    let organization =
      "{\"resourceType\": \"Organization\", \"id\": \"1\", \"name\": \"Ode and Sons\"}"
    let lines = [
      Self.claim, Self.response("r1", "5"), "", organization, "{\"resourceType\": 5}",
    ].map { $0.replacing("\n", with: " ") }
    try write("all.ndjson", "\u{feff}" + lines.joined(separator: "\r\n"))
    let run = try importing("all.ndjson")
    #expect(run.status == 3)
    #expect(
      run.lines.first
        == "2 resources: 1 Claim, 1 ClaimResponse, 0 ExplanationOfBenefit; 1 others in the bundles "
        + "passed over")
    #expect(
      run.lines.last
        == "all.ndjson:5: left out: resourceType: missing: this is no FHIR resource")
    let who = try CommandLineRun("actors", "--log", "c.wal", in: folder.url)
    #expect(who.output.contains("Ode and Sons"))
  }

  @Test(
    "where no file is FHIR nothing is written",
    arguments: [
      ("{", "bad.json: not valid JSON: expected a name in quotes behind byte 1 of 1"),
      ("{\"a\": 1}", "bad.json: resourceType: missing: this is no FHIR resource"),
    ])
  func badFile(text: String, message: String) throws {
    try write("bad.json", text)
    let run = try importing("bad.json")
    #expect(run.status == 1)
    #expect(run.messages == "claims: nothing was written: \(message)\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("c.wal")))
  }

  @Test("where the rules refuse everything no log is made either")
  func allRefused() throws {
    try write("late.json", Self.claim.replacing("2024", with: "2224"))
    let run = try importing("late.json")
    #expect(run.status == 3 && run.output.contains("openDraft is refused"), "\(run.output)")
    #expect(run.output.contains("0 commands written"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("c.wal")))
  }

  @Test("where nothing can be taken no log is made")
  func nothingTaken() throws {
    try write("lost.json", Self.claim.replacing("\"provider\"", with: "\"payer\""))
    let run = try importing("lost.json")
    #expect(
      run.status == 3 && run.lines.contains("0 imported, 0 in part, 1 left out"), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("c.wal")))
  }

  @Test("a bad first line of bulk data leaves the others")
  func badFirstLine() throws {
    let claim = Self.claim.replacing("\n", with: " ")
    try write("all.ndjson", "{\"resourceType\":\n\n\(claim)\n")
    let run = try importing("all.ndjson")
    #expect(
      run.status == 3 && run.lines.last?.hasPrefix("all.ndjson:1: left out: not valid") == true)
    #expect(run.lines.contains("1 imported, 0 in part, 0 left out"), "\(run.output)")
  }

  @Test("a file that is not there, a map, and no file at all are reported")
  func usage() throws {
    #expect(try importing("none.json").status == 1)
    #expect(try importing("--map", "m.json", "claim.json").status == 2)
    #expect(try CommandLineRun("import", "fhir", in: folder.url).status == 2)
    #expect(try importing("-", "-").status == 2)
  }
}

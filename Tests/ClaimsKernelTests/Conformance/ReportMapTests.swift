import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

/// Cases that become reports, their activities named by more than one attribute.
@Suite("Maps to the report machine")
struct ReportMapTests {
  private static let activities = """
    "open": [
      {"command": "startReport", "role": "claimant", "actor": "user"},
      {"command": {"editReport": {"attackType": "otro", "impact": "ninguno"}}, "role": "claimant",
       "actor": "user", "inferred": true},
      {"command": "submitReport", "role": "claimant", "actor": "user", "inferred": true}],
    "open/look": [{"command": "reviewReport", "role": "handler"}],
    "open/take": [
      {"command": "reopenReport", "role": "administrator", "actor": "desk", "in": ["cerrado"],
       "inferred": true},
      {"command": "startReportInvestigation", "role": "handler", "in": ["revisado"]},
      {"command": "assignReport", "role": "handler", "in": ["en_investigacion"],
       "holder": "other"}],
    "call": [
      {"command": "addAdminNote", "role": "handler", "last": false},
      {"command": {"closeReport": {"reason": "otro"}}, "role": "handler", "last": true}],
    "done": [{"command": {"closeReport": {"reason": "resuelto"}}, "role": "handler"}]
    """

  private func map(_ more: String = "") throws -> ActivityMap {
    try ActivityMap(
      json: Array(
        """
        {"name": "desk", "machine": "report", "ignore": ["done/noise"], \(more)
         "classifier": ["concept:name", "lifecycle:transition"],
         "activities": {\(Self.activities)}}
        """.utf8))
  }

  /// `open/look Ann`: activity, transition, resource.
  private func report(_ words: String...) throws -> ConformanceReport {
    var conformance = Conformance(try map())
    for (number, words) in words.enumerated() {
      let events = words.split(separator: ", ").map { word in
        let parts = word.split(separator: " ").map(String.init)
        let names = parts[0].split(separator: "/").map(String.init)
        return ForeignEvent(
          activity: names[0], resource: parts[1], transition: names.count > 1 ? names[1] : nil,
          time: Instant("2026-03-01T09:00:00Z")!)
      }
      conformance.replay(ForeignCase(name: "case \(number + 1)", events: events))
    }
    return conformance.report
  }

  private static let usual = "open/new Ann, open/look Bea, open/take Bea, open/take Cid, done/x Cid"

  @Test("a usual case conforms, and ends in the report's own words")
  func usual() throws {
    var expected = ConformanceReport()
    expected.map = "desk"
    expected.machine = .report
    expected.cases = 1
    expected.conformingOnTable = 1
    expected.conforming = 1
    expected.events = 5
    expected.inferred = 2
    expected.outcomes = ["cerrado": 1]
    expected.closings = ["resuelto": 1]
    #expect(try report(Self.usual) == expected)
  }

  @Test("what goes on after it was closed is found as reopened, once a case and each time")
  func reopened() throws {
    let again = ", open/take Ann, done/x Ann"
    let report = try report(Self.usual, Self.usual + again + again, Self.usual + again)
    #expect(report.deviations == [])
    #expect(report.reopened == 2)
    #expect(report.reopenings == 3)
    #expect(report.inferred == 2 * 3 + 3)
    #expect(report.outcomes == ["cerrado": 3])
  }

  @Test("what a guard of the report refuses is judged apart from the table, and taken")
  func guards() throws {
    let report = try report("open/new user, open/look user, open/take Bea, done/x Bea")
    #expect(
      report.deviations == [
        Deviation(
          foreignCase: "case 1", event: 2, activity: "open/look", command: "reviewReport",
          kind: .guardRule, codes: [.fourEyesRequired],
          reason: try #require(report.deviations.first?.reason))
      ])
    #expect(report.conformingOnTable == 1)
    #expect(report.conforming == 0)
    #expect(report.outcomes == ["cerrado": 1])
  }

  @Test("a closing before anything else, and one of what is closed, deviate by the table")
  func table() throws {
    let report = try report("done/x Ann, " + Self.usual + ", done/x Cid")
    #expect(report.deviations.map(\.event) == [1, 7])
    #expect(report.deviations.map(\.kind) == [.table, .table])
    #expect(
      report.deviations.map(\.reason.en) == [
        "there is no row for closeReport in none",
        "the status does not allow this command: expected reopenReport, eraseReportData, "
          + "found closeReport in cerrado",
      ])
    #expect(report.reopened == 0)
  }

  @Test("an activity is known by the longest beginning of its name; what is ignored goes before")
  func names() throws {
    let report = try report("open/anything Ann, done/noise Ann, shut/x Ann, open Ann")
    #expect(report.passedOver == 1)
    #expect(report.deviations.map(\.activity) == ["shut/x", "open"])
    #expect(report.deviations.map(\.kind) == [.unmapped, .table])
    #expect(report.outcomes == ["nuevo": 1])
  }

  @Test("the last event of a case may mean more than the same one before")
  func last() throws {
    let call = "open/new Ann, open/look Bea, open/take Bea, call/x Bea"
    let report = try report(call, call + ", done/noise Bea", call + ", open/take Cid")
    #expect(report.deviations == [])
    #expect(report.outcomes == ["cerrado": 2, "en_investigacion": 1])
    #expect(report.closings == ["otro": 2])
    #expect(report.reopened == 0)
  }

  @Test("who has it already is not given it again: that would be refused")
  func holder() throws {
    let taken = "open/new Ann, open/look Bea, open/take Bea"
    #expect(try report(taken + ", open/take Cid").deviations == [])
    let again = try report(taken + ", open/take Bea")
    #expect(again.deviations.map(\.reason.en) == ["the map has no step for it in en_investigacion"])
  }

  @Test("what a map to reports cannot mean is reported with its place", arguments: Self.faults)
  func fault(json: String, explanation: String) {
    let fault = #expect(throws: JSONFault.self) { try ActivityMap(json: Array(json.utf8)) }
    #expect(fault?.explanation.hasPrefix(explanation) == true, "\(fault?.explanation ?? "")")
  }

  static let faults: [(String, String)] = [
    (
      "{\"machine\": \"robot\", \"activities\": {}}",
      "machine: expected claim or report, found 'robot'"
    ),
    (with("\"amount\": {\"currency\": \"EUR\"}"), "amount: only claims have amounts"),
    (
      with("\"classifier\": [\"lifecycle:transition\"], \"transitions\": [\"x\"]"),
      "transitions: all count where they are part of the classifier"
    ),
    (
      steps("{\"command\": \"submit\", \"role\": \"claimant\"}"),
      "activities.a[0].command: expected a command to a report, found submit"
    ),
    (
      steps("{\"command\": \"closeReport\", \"role\": \"handler\", \"in\": [\"closed\"]}"),
      "activities.a[0].in[0]: expected one of none, borrador, nuevo, revisado, "
    ),
    (
      steps("{\"command\": \"closeReport\", \"role\": \"handler\", \"holder\": \"me\"}"),
      "activities.a[0].holder: expected same or other, found 'me'"
    ),
  ]

  private static func with(_ member: String) -> String {
    "{\"machine\": \"report\", \"activities\": {}, \(member)}"
  }

  private static func steps(_ step: String) -> String {
    "{\"machine\": \"report\", \"activities\": {\"a\": [\(step)]}}"
  }
}

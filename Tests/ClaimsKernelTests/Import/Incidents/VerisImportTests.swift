import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

@Suite("Incidents in VERIS")
struct VerisImportTests {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../../shared/data/vcdb-incidents").standardized
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  static let incident = #"""
    {"incident_id":"11111111-2222-4333-8444-555555555555","source_id":"example","schema_version":"1.3",
    "security_incident":"Suspected","discovery_method":"Ext - found documents","summary":"A false bank",
    "reference":"https://news.example/1; https://news.example/2","notes":"Operation",
    "action":{"social":{"variety":["Phishing"],"vector":["Email"],"target":["Customer"]}},
    "attribute":{"confidentiality":{"data":[{"variety":"Credentials","amount":3}],"data_disclosure":"Yes"}},
    "timeline":{"incident":{"year":2013,"month":1,"day":31},"discovery":{"unit":"Months","value":1},
    "containment":{"unit":"Hours"}},
    "plus":{"created":"2013-04-12T22:29:56Z","modified":"2013-05-01T00:00:00Z","analyst":"ann",
    "analysis_status":"Validated","f500":"N"}}
    """#

  @Test("an incident comes over as draft, findings, notes and end, and what is left is listed")
  func whole() throws {
    let planned = try VerisImport().plan(parsed(Self.incident))
    #expect(planned.report == Identifier("11111111-2222-4333-8444-555555555555"))
    let (source, analyst) = (ActorID("example"), ActorID("ann"))
    #expect(
      planned.commands.map(\.command) == [
        .startReport(StartReport(reporter: source)),
        .editReport(
          EditReport(
            IncidentDetails(
              attackType: "email", incidentDate: Instant("2013-01-31T00:00:00Z"),
              incidentPrecision: .day, evidenceURL: "https://news.example/1",
              description: "A false bank", impact: "cuenta_comprometida"))),
        .submitReport(SubmitReport()),
        .classifyIncident(
          ClassifyIncident(
            IncidentClassification(
              securityIncident: "suspected", discoveryMethod: "personReported",
              actions: ["social"]))),
        .recordIncidentTimeline(
          RecordIncidentTimeline(
            IncidentTimeline(discovery: Instant("2013-02-28T00:00:00Z")))),
        .addAdminNote(
          AddAdminNote(text: "reference: https://news.example/1; https://news.example/2")),
        .addAdminNote(AddAdminNote(text: "notes: Operation")),
        .reviewReport(ReviewReport()), .closeReport(CloseReport(reason: "resuelto")),
      ])
    #expect(
      planned.commands.map(\.actor) == [source, source, source]
        + Array(repeating: analyst, count: 6))
    #expect(planned.people.map(\.roles) == [[.handler, .investigator], [.claimant]])
    #expect(
      planned.unmapped == [
        UnmappedField(path: "action.social.target[0]", value: "Customer"),
        UnmappedField(path: "action.social.variety[0]", value: "Phishing"),
        UnmappedField(path: "attribute.confidentiality.data[0].amount", value: "3"),
        UnmappedField(path: "plus.f500", value: "N"),
        UnmappedField(path: "timeline.containment.unit", value: "Hours"),
      ])
    #expect(
      planned.approximated == [
        UnmappedField(
          path: "discovery_method", value: "Ext - found documents",
          note: Phrase(plain: "discoveryMethod personReported")),
        UnmappedField(
          path: "timeline.discovery", value: "1 Months",
          note: Phrase(.countedFrom, "2013-01-31T00:00:00.000000000Z")),
      ])
    let report = try PlayedReport(planned).report
    #expect(report.status == .cerrado && report.closeReason == "resuelto")
    #expect(report.createdAt == Instant("2013-04-12T22:29:56Z"))
    #expect(report.updatedAt == Instant("2013-05-01T00:00:00Z"))
  }

  private func altered(_ changes: [(String, String)]) throws -> PlannedReport {
    var text = Self.incident
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    return try VerisImport().plan(parsed(text))
  }

  static let ways: [(String, String?, [String], [String])] = [
    (#"{"unknown":true}"#, "unknown", [], []), (#"{"other":true}"#, "other", [], []),
    (#"{"internal":{"variety":["Log review"]}}"#, "logReview", [], []),
    (
      #"{"internal":{"variety":["Unknown","Hids"]}}"#, "intrusionDetection",
      ["internal.variety[0]"], ["internal.variety[1]"]
    ),
    (
      #"{"external":{"variety":["Suspicious traffic","Customer"]},"partner":{"variety":["Audit"]}}"#,
      "customer", ["external.variety[0]", "partner.variety[0]"], []
    ),
    (#"{"partner":{"variety":["Other"]}}"#, "other", [], ["partner.variety[0]"]),
    (#"{"unknown":false}"#, nil, ["unknown"], []), ("{}", nil, [""], []), ("7", nil, [""], []),
  ]

  @Test(
    "how it was found is said by the nearest code, and what that leaves is listed",
    arguments: ways)
  func discovery(method: String, code: String?, unmapped: [String], near: [String]) throws {
    let planned = try altered([(#""Ext - found documents""#, method)])
    #expect(try PlayedReport(planned).report.classification.discoveryMethod == code)
    func paths(_ names: [String]) -> [String] {
      names.map { $0.isEmpty ? "discovery_method" : "discovery_method." + $0 }
    }
    func told(_ fields: [UnmappedField]) -> [String] {
      fields.map(\.path).filter { $0.hasPrefix("discovery_method") }
    }
    #expect(told(planned.unmapped) == paths(unmapped))
    #expect(told(planned.approximated) == paths(near))
  }

  @Test(
    "amounts are kept in a note as they were written, and are told",
    arguments: [
      (
        #""overall_amount":250000,"overall_min_amount":2e5,"overall_max_amount":300000.50,"#
          + #""iso_currency_code":"USD""#,
        "impact: in all 250000 USD (2e5 to 300000.50 USD)", 3
      ),
      (
        #""iso_currency_code":"ZAR","loss":[{"variety":"Asset and fraud","amount":1682205},"#
          + #"{"variety":"Brand damage"},{"min_amount":-5}]"#,
        "impact: Asset and fraud 1682205 ZAR; a loss at least -5 ZAR", 2
      ),
      (
        #""overall_max_amount":99999999999999999999"#,
        "impact: in all at most 99999999999999999999 (currency not told)", 1
      ),
    ])
  func amounts(impact: String, note: String, told: Int) throws {
    let planned = try altered([(#""notes":"Operation""#, #""impact":{\#(impact)}"#)])
    let report = try PlayedReport(planned).report
    #expect(report.notes.map(\.text).contains(note), "\(report.notes.map(\.text))")
    #expect(report.status == .cerrado)
    let amounts = planned.approximated.filter { $0.note?.en == "in a note" }
    #expect(amounts.count == told && amounts.allSatisfy { $0.path.hasSuffix("amount") })
    let isListed = planned.unmapped.contains { $0.path == "impact.loss[1].variety" }
    #expect(isListed == impact.contains("Brand damage"))
  }

  @Test("an amount that is no number is no amount: it stays listed, its currency too")
  func noAmount() throws {
    let planned = try altered([
      (#""notes":"Operation""#, #""impact":{"overall_amount":"5","iso_currency_code":"USD"}"#)
    ])
    #expect(
      planned.unmapped.filter { $0.path.hasPrefix("impact") }.map(\.path)
        == ["impact.iso_currency_code", "impact.overall_amount"])
  }

  @Test("an action of which nothing more is known is one, and no change comes before the beginning")
  func emptyAction() throws {
    let planned = try altered([
      (
        #""action":{"social":{"variety":["Phishing"],"vector":["Email"],"target":["Customer"]}}"#,
        #""action":{"unknown":{}}"#
      ), (#""2013-05-01T00:00:00Z""#, #""2013-04-01T00:00:00Z""#),
    ])
    let report = try PlayedReport(planned).report
    #expect(report.classification.actions == ["unknown"])
    #expect(report.updatedAt == Instant("2013-04-12T22:29:56Z"))
    #expect(
      planned.approximated.first
        == UnmappedField(
          path: "plus.modified", value: "2013-04-01T00:00:00Z",
          note: Phrase(.beforeCreated)))
  }

  @Test(
    "how far it was analysed gives the report's status",
    arguments: [
      ("First pass", ReportStatus.nuevo), ("Reviewed", .revisado), ("Validated", .cerrado),
      ("Finalized", .cerrado), ("Needs review", .nuevo),
    ])
  func status(word: String, status: ReportStatus) throws {
    let text = Self.incident.replacingOccurrences(of: "Validated", with: word)
    let planned = try VerisImport().plan(parsed(text))
    #expect(try PlayedReport(planned).report.status == status)
    let isListed = planned.unmapped.contains { $0.path == "plus.analysis_status" }
    #expect(isListed == (word == "Needs review"))
  }

  @Test(
    "a span that is given more exactly than the date it counts from is not mapped",
    arguments: [
      (#""day":31"#, "Hours", nil as String?), (#""day":31"#, "Weeks", "2013-02-07T00:00:00Z"),
      (#""day":32"#, "Months", "2013-02-01T00:00:00Z"), (#""day":32"#, "Days", nil),
      (#""month":13,"day":31"#, "Months", nil), (#""month":13,"day":31"#, "Years", nil),
    ])
  func spans(date: String, unit: String, discovery: String?) throws {
    // One hour past the first moment of a day is later than it, and given to the hour.
    let text = Self.incident.replacingOccurrences(
      of: #""month":1,"day":31"#, with: #""month":1,"# + date
    )
    .replacingOccurrences(of: #""month":1,"month":13"#, with: #""month":13"#)
    .replacingOccurrences(of: #""unit":"Months""#, with: #""unit":"\#(unit)""#)
    let planned = try VerisImport().plan(parsed(text))
    let timeline = try PlayedReport(planned).report.timeline
    if unit == "Hours" {
      #expect(timeline.discovery == Instant("2013-01-31T01:00:00Z"))
    } else {
      #expect(timeline.discovery == discovery.flatMap { Instant($0) })
    }
  }

  @Test(
    "without an id, a time of recording and a year there is no report",
    arguments: [
      (#""incident_id":"11111111-2222-4333-8444-555555555555","#, "", "incident_id"),
      (#""created":"2013-04-12T22:29:56Z","#, "", "plus.created"),
      (#""year":2013,"#, "", "timeline.incident.year"),
      (#""year":2013"#, #""year":12013"#, "timeline.incident"),
    ])
  func missing(old: String, new: String, path: String) throws {
    let value = try parsed(Self.incident.replacingOccurrences(of: old, with: new))
    do throws(IncidentFault) {
      _ = try VerisImport().plan(value)
      Issue.record("planned")
    } catch { #expect(error.path == path) }
  }

  @Test(
    "all published incidents become reports, and every value is said or listed",
    .enabled(if: !files.isEmpty, "needs ../shared/data/vcdb-incidents"))
  func published() throws {
    var (unmapped, approximated, leaves, reports) = (0, 0, 0, Set<Identifier>())
    for file in Self.files {
      let value = try JSONValue(
        parsing: Array(try Data(contentsOf: Self.folder.appending(path: file))))
      let planned = try VerisImport().plan(value)
      let report = try PlayedReport(planned).report
      #expect(report.status == .nuevo, "\(file)")
      #expect(report.details.incidentDate != nil && report.details.description != nil)
      #expect(report.classification.securityIncident == "confirmed")
      #expect(!report.classification.actions.isEmpty)
      reports.insert(planned.report)
      unmapped += planned.unmapped.count
      approximated += planned.approximated.count
      leaves += try VerisIncident(value).leaves.count
    }
    print(
      "\(Self.files.count) incidents: \(leaves) values, \(unmapped) unmapped, \(approximated) near")
    #expect(Self.files.count == 50)
    #expect(reports.count == 50)
    #expect(unmapped < leaves)
  }
}

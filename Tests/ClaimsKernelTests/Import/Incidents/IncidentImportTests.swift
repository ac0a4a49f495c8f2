import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

@Suite("Reports of reporting apps")
struct IncidentImportTests {
  static let admin = ActorID("ada")
  let reading = IncidentImport(source: "app", administrator: admin)

  static let namedReport = #"""
    {"report_id":12,"user_id":7,"is_anonymous":false,"attack_type":4,"incident_date":
    "2026-02-28T18:30:00+01:00","attack_origin":"+34 600 000 000","evidence_url":null,
    "suspicious_url":"https://bank.example/login","message_content":"Llame ya","description":"Dijo ser el banco",
    "impact":4,"status":3,"admin_notes":"Llamar al banco","created_at":"2026-03-01T09:00:00Z",
    "updated_at":"2026-03-02T10:00:00.500Z"}
    """#
  static let anonymousReport = #"""
    {"report_id":13,"user_id":null,"is_anonymous":true,"attack_type":1,"incident_date":
    "2026-02-28T00:00:00Z","evidence_url":"https://evidence.example/13","impact":1,"status":4,
    "created_at":"2026-03-01T09:00:00Z","updated_at":"2026-03-01T09:00:00Z"}
    """#

  private func altered(_ old: String, _ new: String) throws -> JSONValue {
    let text = Self.namedReport.replacingOccurrences(of: old, with: new)
    #expect(text != Self.namedReport)
    return try parsed(text)
  }

  @Test("a named report comes over as its reporter's draft, and as the importer's work")
  func named() throws {
    let planned = try reading.plan(parsed(Self.namedReport))
    let user = ActorID("user-7")
    #expect(
      planned.commands.map(\.command) == [
        .startReport(StartReport(reporter: user, number: 12)),
        .editReport(
          EditReport(
            IncidentDetails(
              attackType: "llamada", incidentDate: Instant("2026-02-28T17:30:00Z"),
              attackOrigin: "+34 600 000 000", suspiciousURL: "https://bank.example/login",
              messageContent: "Llame ya", description: "Dijo ser el banco",
              impact: "robo_dinero"))),
        .submitReport(SubmitReport()),
        .addAdminNote(AddAdminNote(text: "Llamar al banco")),
        .reviewReport(ReviewReport()),
        .startReportInvestigation(StartReportInvestigation(assignee: Self.admin)),
      ])
    let (created, updated) = (
      Instant("2026-03-01T09:00:00Z"), Instant("2026-03-02T10:00:00.5Z")
    )
    #expect(
      planned.commands.map(\.effective)
        == [created, created, created, updated, updated, updated].compactMap { $0 })
    #expect(
      planned.commands.map(\.role) == [
        .claimant, .claimant, .claimant, .administrator, .administrator, .administrator,
      ])
    #expect(
      planned.commands.map(\.actor) == [user, user, user, Self.admin, Self.admin, Self.admin])
    #expect(Set(planned.commands.map(\.id)).count == 6)
    #expect(planned.people.map(\.actor) == [Self.admin, user])
    #expect(planned.unmapped == [])
    #expect(
      planned.approximated == [
        UnmappedField(
          path: "status", value: "en_investigacion", note: Phrase(.assignedToImporter))
      ])
    #expect(try reading.plan(parsed(Self.namedReport)) == planned)
    #expect(try PlayedReport(planned).report.status == .enInvestigacion)
  }

  @Test("an anonymous report comes over without any name, with a receipt of its own")
  func anonymous() throws {
    let planned = try reading.plan(parsed(Self.anonymousReport))
    let draft = planned.commands.prefix(3)
    #expect(draft.allSatisfy { $0.actor.isEmpty && $0.role == .anonymous })
    #expect(draft.allSatisfy { !$0.command.namesSomebody })
    #expect(planned.people.map(\.actor) == [Self.admin])
    let played = try PlayedReport(planned)
    #expect(played.report.isAnonymous && played.report.reporter.isEmpty)
    #expect(played.report.receipt.count == 32)
    #expect(played.report.status == .cerrado && played.report.closeReason == "otro")
    let other = try altered(#""user_id":7,"is_anonymous":false"#, #""is_anonymous":true"#)
    let receipt = try PlayedReport(reading.plan(other)).report.receipt
    #expect(receipt.count == 32 && receipt != played.report.receipt)
  }

  @Test(
    "what is written of an imported report is what was read",
    arguments: [namedReport, anonymousReport])
  func roundTrip(text: String) throws {
    let planned = try reading.plan(parsed(text))
    let report = try PlayedReport(planned).report
    let written = try IncidentExport().json(of: report)
    let again = try reading.plan(parsed(written))
    #expect(again == planned)
    guard case .object(let members) = try parsed(written) else {
      Issue.record("no object")
      return
    }
    #expect(members.count == 15)
  }

  @Test("what was changed later, and not worked on, was handed in then: the time is not lost")
  func changedLater() throws {
    let text = Self.namedReport.replacingOccurrences(of: #""status":3"#, with: #""status":1"#)
      .replacingOccurrences(of: #""Llamar al banco""#, with: "null")
    let report = try PlayedReport(reading.plan(parsed(text))).report
    #expect(report.status == .nuevo)
    #expect(report.createdAt == Instant("2026-03-01T09:00:00Z"))
    #expect(report.submittedAt == Instant("2026-03-02T10:00:00.5Z"))
    #expect(report.updatedAt == Instant("2026-03-02T10:00:00.5Z"))
  }

  @Test("a report is written whole, with names if they are asked for")
  func written() throws {
    let planned = try reading.plan(parsed(Self.namedReport))
    let report = try PlayedReport(planned).report
    #expect(
      try IncidentExport().json(of: report, names: .es)
        == #"{"report_id":12,"user_id":7,"is_anonymous":false,"attack_type":4,"#
        + #""attack_type_name":"Llamada Telefónica","incident_date":"2026-02-28T17:30:00.000Z","#
        + #""attack_origin":"+34 600 000 000","evidence_url":null,"#
        + #""suspicious_url":"https://bank.example/login","message_content":"Llame ya","#
        + #""description":"Dijo ser el banco","impact":4,"impact_name":"Robo de Dinero","#
        + #""status":3,"status_name":"En Investigación","admin_notes":"Llamar al banco","#
        + #""created_at":"2026-03-01T09:00:00.000Z","updated_at":"2026-03-02T10:00:00.500Z"}"#)
  }

  @Test("people whom the app numbers are written and read under their numbers")
  func users() throws {
    let numbers = try IncidentNumbers(
      catalogs: parsed(
        String(IncidentExport().catalogJSON.dropLast()) + #","users":[{"id":70,"name":"carla"}]}"#))
    #expect(numbers.person(70) == ActorID("carla"))
    #expect(numbers.person(7) == ActorID("user-7"))
    let planned = try reading.plan(parsed(Self.namedReport))
    var report = try PlayedReport(planned).report
    #expect(try IncidentExport(numbers: numbers).json(of: report).contains(#""user_id":7,"#))
    report.reporter = ActorID("carla")
    #expect(try IncidentExport(numbers: numbers).json(of: report).contains(#""user_id":70,"#))
    // No other actor is taken for the app's 70.
    report.reporter = ActorID("user-70")
    #expect(throws: IncidentFault.self) { try IncidentExport(numbers: numbers).json(of: report) }
  }

  @Test("drafts, and what an app has no number for, are not written")
  func notWritten() throws {
    let planned = try reading.plan(parsed(Self.namedReport))
    var report = try PlayedReport(planned).report
    func fault() -> String? {
      do throws(IncidentFault) { _ = try IncidentExport().json(of: report) } catch {
        return error.explanation
      }
      return nil
    }
    report.reporter = ActorID("carla")
    #expect(fault() == "user_id: expected what the app has a number for, found carla")
    report.status = .borrador
    #expect(fault() == "status: expected what the app has a number for, found borrador")
    report.number = nil
    #expect(fault() == "report_id: expected what the app has a number for, found nothing")
  }

  @Test(
    "an error is reported with its place",
    arguments: [
      (
        #""impact":4"#, #""impact":9"#,
        "impact: expected one of 1 ninguno, 2 robo_datos, 3 cuenta_comprometida, 4 robo_dinero, "
          + "found 9"
      ),
      (
        #""report_id":12"#, #""report_id":-1"#,
        "report_id: expected an integer above zero, found -1"
      ),
      (
        #""report_id":12"#, #""report_id":"12""#,
        #"report_id: expected an integer, found "12""#
      ),
      (
        #""user_id":7"#, #""user_id":null"#,
        "user_id: expected an integer above zero, found null"
      ),
      (
        #""is_anonymous":false"#, #""is_anonymous":true"#,
        "user_id: expected nobody in an anonymous report, found somebody"
      ),
      (#""is_anonymous":false,"#, "", "is_anonymous: expected true or false, found nothing"),
      (
        #""2026-03-01T09:00:00Z""#, "793962000",
        "created_at: expected a time such as 2026-03-01T09:00:00Z, found 793962000"
      ),
      (
        #""2026-03-01T09:00:00Z""#, #""2026-03-09T09:00:00Z""#,
        "updated_at: expected not before 2026-03-09T09:00:00.000000000Z, "
          + "found 2026-03-02T10:00:00.500000000Z"
      ),
      (
        #""description":"Dijo ser el banco""#, #""description":5"#,
        "description: expected a text, found 5"
      ),
    ])
  func faults(old: String, new: String, message: String) throws {
    let value = try altered(old, new)
    #expect(throws: IncidentFault.self) { try reading.plan(value) }
    do throws(IncidentFault) { _ = try reading.plan(value) } catch {
      #expect(error.explanation == message)
    }
  }

  @Test("what says nothing, or is no object, is no report")
  func empty() throws {
    let evidence = #""https://evidence.example/13""#
    let silent = try parsed(
      Self.anonymousReport.replacingOccurrences(of: evidence, with: "\" \""))
    #expect(throws: IncidentFault.self) { try reading.plan(silent) }
    let kind = #expect(throws: IncidentFault.self) { try reading.plan(parsed("5")) }
    #expect(kind?.explanation == "the source: expected an object, found 5")
  }

  @Test("what is no address goes into the description, and unknown members are listed")
  func keptInWords() throws {
    let planned = try reading.plan(
      altered(#""evidence_url":null,"#, #""evidence_url":"see my letter","ip":"198.51.100.7","#))
    #expect(
      try PlayedReport(planned).report.details.description
        == "Dijo ser el banco\nevidence_url: see my letter")
    #expect(planned.unmapped == [UnmappedField(path: "ip", value: "\"198.51.100.7\"")])
    #expect(planned.approximated.map(\.path) == ["evidence_url", "status"])
  }

  @Test("an app's own numbers are read from its catalogs, and written so")
  func numbers() throws {
    let catalogs = IncidentExport().catalogJSON
    #expect(try IncidentNumbers(catalogs: parsed(catalogs)) == .usual)
    let own = try IncidentNumbers(
      catalogs: parsed(
        #"{"attackTypes":[{"id":9,"name":"llamada","created_at":"x"}],"impacts":[],"statuses":[]}"#)
    )
    #expect(own.attackTypes == [9: "llamada"])
    for wrong in [
      "{}", #"{"attackTypes":[{"id":1}],"impacts":[],"statuses":[]}"#,
      #"{"attackTypes":[{"id":1,"name":"a"},{"id":1,"name":"b"}],"impacts":[],"statuses":[]}"#,
    ] {
      #expect(throws: IncidentFault.self) { try IncidentNumbers(catalogs: parsed(wrong)) }
    }
  }
}

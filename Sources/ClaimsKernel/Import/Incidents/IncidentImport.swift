import ClaimsDomain
import EventSourcing

/// Brings over the reports of a reporting app, in the JSON that the app's service speaks.
///
/// Source: Specs/IncidentJSON.md, "Reports".
public struct IncidentImport: Sendable {
  /// What the source is called: part of every id that is derived.
  public var source: String
  /// The numbers that the app has for codes and people.
  public var numbers: IncidentNumbers
  /// Who reviewed, investigated, noted and closed: the app does not say.
  public var administrator: ActorID
  /// With which code of `closeReasons` closed reports come over: the app has none.
  public var closeReason: String

  /// Creates an import, by default with the usual numbers, and `otro` as the reason of closing.
  public init(
    source: String, administrator: ActorID, numbers: IncidentNumbers = .usual,
    closeReason: String = "otro"
  ) {
    self.source = source
    self.administrator = administrator
    self.numbers = numbers
    self.closeReason = closeReason
  }

  private static let known: Set<String> = [
    "report_id", "user_id", "is_anonymous", "attack_type", "incident_date", "attack_origin",
    "evidence_url", "suspicious_url", "message_content", "description", "impact", "status",
    "admin_notes", "created_at", "updated_at",
    // What only repeats a number in words.
    "attack_type_name", "impact_name", "status_name",
  ]

  /// The commands that make a report of one of the app's, and what is left.
  ///
  /// - Throws: what is wrong with it, and where.
  public func plan(_ value: JSONValue) throws(IncidentFault) -> PlannedReport {
    let foreign = try ForeignObject(value, path: "")
    let number = try foreign.number("report_id")
    var planned = PlannedReport(source, String(number))
    let status = try code("status", numbers.statuses, of: foreign)
    let (created, updated) = (try foreign.time("created_at"), try foreign.time("updated_at"))
    guard created <= updated else {
      throw IncidentFault(
        path: foreign.place("updated_at"),
        expected: Phrase(.notBefore, created.text),
        value: updated.text)
    }
    for name in foreign.names where !Self.known.contains(name) {
      planned.unmapped.append(
        UnmappedField(path: foreign.place(name), told: (foreign[name] ?? .null).kind))
    }
    try addDraft(to: &planned, number, from: foreign, at: created)
    try addWork(to: &planned, status, from: foreign, at: updated)
    planned.end(at: updated)
    return planned
  }

  private func addDraft(
    to planned: inout PlannedReport, _ number: UInt64, from foreign: ForeignObject,
    at created: Instant
  ) throws(IncidentFault) {
    let isAnonymous = try foreign.bool("is_anonymous")
    let reporter: ActorID
    if isAnonymous {
      guard foreign["user_id"] == nil else {
        throw IncidentFault(
          path: foreign.place("user_id"),
          expected: Phrase(.nobodyInAnonymousReport),
          found: Phrase(.somebody))
      }
      reporter = ActorID()
    } else {
      reporter = numbers.person(try foreign.number("user_id"))
    }
    let role: Role = isAnonymous ? .anonymous : .claimant
    let receipt = isAnonymous ? PlannedReport.receipt(source, planned.name) : []
    let details = try details(of: foreign, &planned)
    planned.add(
      .startReport(
        StartReport(
          reporter: reporter, isAnonymous: isAnonymous, number: number, receipt: receipt)),
      by: reporter, as: role, at: created)
    planned.add(
      .editReport(EditReport(details, receipt: receipt)), by: reporter, as: role, at: created)
    planned.add(
      .submitReport(SubmitReport(receipt: receipt)), by: reporter, as: role, at: created)
  }

  private func details(
    of foreign: ForeignObject, _ planned: inout PlannedReport
  ) throws(IncidentFault) -> IncidentDetails {
    var details = IncidentDetails(
      attackType: try code("attack_type", numbers.attackTypes, of: foreign),
      incidentDate: try foreign.time("incident_date"),
      attackOrigin: try foreign.text("attack_origin"),
      evidenceURL: try foreign.text("evidence_url"),
      suspiciousURL: try foreign.text("suspicious_url"),
      messageContent: try foreign.text("message_content"),
      description: try foreign.text("description"),
      impact: try code("impact", numbers.impacts, of: foreign))
    // What is no address is told in words rather than lost.
    func told(_ address: inout String?, _ name: String) {
      guard let text = address, !IncidentDetails.isAddress(text) else { return }
      address = nil
      guard text.contains(where: { !$0.isWhitespace }) else { return }
      let line = name + ": " + text
      details.description = details.description.map { $0 + "\n" + line } ?? line
      planned.approximated.append(
        UnmappedField(path: foreign.place(name), value: text, note: Phrase(.inTheDescription)))
    }
    var (evidence, suspicious) = (details.evidenceURL, details.suspiciousURL)
    told(&evidence, "evidence_url")
    told(&suspicious, "suspicious_url")
    (details.evidenceURL, details.suspiciousURL) = (evidence, suspicious)
    let words = [
      details.evidenceURL, details.suspiciousURL, details.messageContent, details.description,
    ]
    guard words.contains(where: { $0.map { $0.contains { !$0.isWhitespace } } ?? false }) else {
      throw IncidentFault(
        path: foreign.place("description"),
        expected: Phrase(.oneOfDescriptionMessageContent),
        found: Phrase(.noneOfThem))
    }
    return details
  }

  private func addWork(
    to planned: inout PlannedReport, _ status: String, from foreign: ForeignObject,
    at updated: Instant
  ) throws(IncidentFault) {
    func add(_ command: ReportCommand) {
      planned.add(command, by: administrator, as: .administrator, at: updated)
    }
    if let notes = try foreign.text("admin_notes"), notes.contains(where: { !$0.isWhitespace }) {
      add(.addAdminNote(AddAdminNote(text: notes)))
    }
    switch status {
    case "nuevo": break
    case "revisado": add(.reviewReport(ReviewReport()))
    case "en_investigacion":
      add(.reviewReport(ReviewReport()))
      add(.startReportInvestigation(StartReportInvestigation(assignee: administrator)))
      planned.approximated.append(
        UnmappedField(
          path: foreign.place("status"), value: status, note: Phrase(.assignedToImporter)))
    case "cerrado":
      add(.reviewReport(ReviewReport()))
      add(.closeReport(CloseReport(reason: closeReason)))
      planned.approximated.append(
        UnmappedField(
          path: foreign.place("status"), value: status, note: Phrase(.closedAsCode, closeReason)))
    default:
      throw IncidentFault(
        path: foreign.place("status"),
        expected: Phrase(.numberOfNuevoRevisadoEn),
        value: status)
    }
  }

  private func code(
    _ name: String, _ codes: [UInt64: String], of foreign: ForeignObject
  ) throws(IncidentFault) -> String {
    let number = try foreign.number(name)
    guard let code = codes[number] else {
      let known = codes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        .joined(separator: ", ")
      throw IncidentFault(
        path: foreign.place(name), expected: Phrase(.oneOf, known),
        value: "\(number)")
    }
    return code
  }
}

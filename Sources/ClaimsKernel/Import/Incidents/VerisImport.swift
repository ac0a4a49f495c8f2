import ClaimsDomain
import EventSourcing

/// Brings over incidents that are recorded in VERIS: one incident, one report.
///
/// Whatever a report has no field for is listed in `PlannedReport.unmapped`, path by path; free
/// notes come over as administrators' notes.
///
/// Source: Specs/IncidentJSON.md, "VERIS"; veriscommunity.net, schema 1.3.
public struct VerisImport: Sendable {
  /// What the source is called if the incident does not say.
  public var source: String
  /// Who classified if the incident names no analyst.
  public var analyst: ActorID
  /// With which code of `closeReasons` validated incidents are closed: VERIS has none.
  public var closeReason: String

  /// Creates an import with what stands in for what incidents do not say.
  public init(
    source: String = "veris", analyst: ActorID = ActorID("analyst"),
    closeReason: String = "resuelto"
  ) {
    self.source = source
    self.analyst = analyst
    self.closeReason = closeReason
  }

  /// The commands that make a report of an incident, with their times and roles, and what is left.
  ///
  /// - Throws: what is missing without which there is no report: its id, its times, its date.
  public func plan(_ value: JSONValue) throws(IncidentFault) -> PlannedReport {
    let incident = try VerisIncident(value)
    let source = incident.text("source_id") ?? source
    var planned = PlannedReport(source, incident.id, report: Identifier(incident.id))
    var reading = VerisReading(incident)
    let (draft, classification, timeline) = (
      reading.details(), reading.classification(), reading.timeline()
    )
    guard draft.incidentDate != nil else {
      throw IncidentFault(
        path: "timeline.incident",
        expected: Phrase(.yearFrom1678To2261),
        found: Phrase(.another))
    }
    let reporter = reading.person("source_id") ?? ActorID(shortened: source)
    let analyst = reading.person("plus.analyst") ?? self.analyst
    planned.add(
      .startReport(StartReport(reporter: reporter)), by: reporter, as: .claimant,
      at: incident.created)
    planned.add(.editReport(EditReport(draft)), by: reporter, as: .claimant, at: incident.created)
    planned.add(
      .submitReport(SubmitReport()), by: reporter, as: .claimant, at: incident.created)
    func work(_ command: ReportCommand, as role: Role) {
      planned.add(command, by: analyst, as: role, at: incident.modified)
    }
    if classification != IncidentClassification() {
      work(.classifyIncident(ClassifyIncident(classification)), as: .investigator)
    }
    if timeline != IncidentTimeline() {
      work(.recordIncidentTimeline(RecordIncidentTimeline(timeline)), as: .investigator)
    }
    if let amounts = reading.amounts() {
      planned.add(
        .addAdminNote(AddAdminNote(text: amounts)), by: analyst, as: .investigator,
        at: incident.modified, named: "amounts")
    }
    for note in reading.notes() { work(.addAdminNote(AddAdminNote(text: note)), as: .investigator) }
    switch reading.status() {
    case .revisado: work(.reviewReport(ReviewReport()), as: .handler)
    case .cerrado:
      work(.reviewReport(ReviewReport()), as: .handler)
      work(.closeReport(CloseReport(reason: closeReason)), as: .handler)
    default: break
    }
    planned.end(at: incident.modified)
    planned.approximated = reading.approximated
    planned.unmapped = incident.leaves.filter { !reading.read.contains($0.path) }
    return planned
  }
}

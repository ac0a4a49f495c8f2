import ClaimsDomain
import Descriptions
import EventSourcing

/// Planned reports, judged on one log and ready to be sent to it.
public struct PreparedReports: Sendable {
  /// Where a report's commands stop, and why.
  public struct Stop: Sendable, PrintsFields {
    /// The first of the report's commands that would be refused.
    public let command: CommandEnvelope
    /// Why it would be refused.
    public let refusal: Refusal
  }

  /// All that were planned, with those that stop, in the order in which they were handed in.
  public let reports: [PlannedReport]
  /// In this order: people, reports. None that would be refused.
  public let commands: [CommandEnvelope]
  /// How many of them register people and give them roles.
  public let people: Int
  /// The first about people that would be refused, and why; nil if none would be.
  public let obstacle: PreparedImport.Obstacle?
  /// What stops which report, by its place.
  public let stops: [Int: Stop]
  /// The status of each report, as the commands leave it.
  public let statuses: [ReportStatus]
}

/// What an import of reports needs before them.
private struct ReportSource: ImportSource {
  let importName: String
  let people: [(actor: ActorID, roles: [Role])]
  var rulesChange: RulesChange? { nil }
  var days: ClosedRange<LocalDate>? { nil }

  init(_ reports: [PlannedReport], source: String) {
    importName = source
    var found: [ActorID: Set<Role>] = [:]
    for report in reports {
      for (person, roles) in report.people { found[person, default: []].formUnion(roles) }
    }
    people = found.sorted { $0.key.text < $1.key.text }
      .map { ($0.key, $0.value.sorted { $0.rawValue < $1.rawValue }) }
  }

  func name(of person: ActorID) -> String { person.text }
}

extension ClaimsKernel {
  /// What has to be sent to this log, and how far each report goes: judges everything on what is
  /// known now, and writes nothing.
  ///
  /// - Parameters:
  ///   - reports: in the order in which they are sent.
  ///   - source: by which the ids of people's commands are told from those of others.
  ///   - administrator: who brings them over.
  public func prepare(
    _ reports: [PlannedReport], source: String, by administrator: ActorID
  ) throws(EventStoreError) -> PreparedReports {
    let logState = try query { copy $0 }
    var rehearsal = rehearsal(on: logState)
    let preparation =
      reports.isEmpty
      ? []
      : ReportSource(reports, source: source).preparation(
        by: administrator, register: logState.actors, book: logState.rules)
    var obstacle: PreparedImport.Obstacle?
    for command in preparation where obstacle == nil {
      guard let refusal = try rehearse(command, in: &rehearsal) else { continue }
      obstacle = PreparedImport.Obstacle(command: command, refusal: refusal)
    }
    var commands = preparation
    var stops: [Int: PreparedReports.Stop] = [:]
    for (place, report) in reports.enumerated() where obstacle == nil {
      for command in report.envelopes(importedBy: administrator) where stops[place] == nil {
        if let refusal = try rehearse(command, in: &rehearsal) {
          stops[place] = PreparedReports.Stop(command: command, refusal: refusal)
        } else {
          commands.append(command)
        }
      }
    }
    // If nothing is left of them, nobody has to be there for them.
    let isNothingLeft = commands.count == preparation.count
    if isNothingLeft { commands = [] }
    return PreparedReports(
      reports: reports, commands: commands, people: isNothingLeft ? 0 : preparation.count,
      obstacle: obstacle,
      stops: stops, statuses: reports.map { rehearsal.logState.reports.state(of: $0.report).status }
    )
  }
}

extension PlannedReport {
  /// Its commands. If the reporter is anonymous, they name no person, not even the importer.
  func envelopes(importedBy administrator: ActorID) -> [CommandEnvelope] {
    commands.map { planned in
      var envelope = CommandEnvelope(
        id: planned.id, actor: planned.actor, role: planned.role, stream: .report(report),
        command: .report(planned.command), effective: planned.effective)
      if planned.role != .anonymous { envelope.importedBy = administrator }
      return envelope
    }
  }
}

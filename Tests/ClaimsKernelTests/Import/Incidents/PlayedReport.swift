import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// What a plan comes to, decided command by command as an import is.
struct PlayedReport {
  var report = IncidentReport()
  var events: [ReportEvent] = []

  init(_ planned: PlannedReport, among change: (inout ReportRelatedFacts) -> Void = { _ in }) throws
  {
    var relatedFacts = ReportRelatedFacts()
    relatedFacts.report = planned.report
    relatedFacts.assigneeRoles = [.administrator]
    change(&relatedFacts)
    for command in planned.commands {
      let context = ReportContext(
        recorded: Instant(nanoseconds: .max), effective: command.effective, actor: command.actor,
        role: command.role, rules: .builtIn, relatedFacts: relatedFacts, isImported: true)
      for event in try ReportDecider.decide(command.command, given: report, in: context) {
        ReportDecider.evolve(&report, event)
        events.append(event)
      }
    }
  }
}

func parsed(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

/// Each row, taken.
@Suite("The report's table")
struct ReportTableTests {
  struct Case: CustomStringConvertible, Sendable {
    var row: String
    var command: ReportCommand
    var report: IncidentReport
    var context: ReportContext
    /// The roles in which the same people could have sent it.
    var roles: [Role]
    var event: ReportEvent
    var after: IncidentReport
    var description: String { "\(row): \(event.kind.name)" }

    init(
      _ row: String, _ command: ReportCommand, on report: IncidentReport, _ context: ReportContext,
      roles: [Role], _ event: ReportEvent, _ change: (inout IncidentReport) -> Void
    ) {
      self.row = row
      self.command = command
      self.report = report
      self.context = context
      self.roles = roles
      self.event = event
      after = report
      change(&after)
      after.updatedAt = context.clock
    }

    /// What is wrong with the answer under a table; nil where nothing is.
    func fault(under lifecycle: Lifecycle<ReportDecider.Words>) -> String? {
      guard answer(command, on: report, in: context, under: lifecycle) == .success([event]) else {
        return "\(description) does not come of it"
      }
      var after = report
      ReportDecider.evolve(&after, event)
      guard after == self.after else { return "\(description) leads elsewhere" }
      return Role.allCases.lazy.compactMap { fault(by: $0, under: lifecycle) }.first
    }

    private func fault(by role: Role, under lifecycle: Lifecycle<ReportDecider.Words>) -> String? {
      let other = ReportContext(
        recorded: context.recorded, effective: context.effective, actor: context.actor,
        role: role, rules: context.rules, neighbours: context.neighbours)
      switch answer(command, on: report, in: other, under: lifecycle) {
      case .success: return roles.contains(role) ? nil : "\(row) by \(role.name)"
      case .failure(let refusal):
        if roles.contains(role) { return "\(row) not by \(role.name)" }
        let isByRow = ReportTableTests.cases.contains { $0.row == row && $0.roles.contains(role) }
        let isRole = refusal.reasons.first?.code == .notAuthorised
        return isRole == isByRow ? "\(row) refused to \(role.name): \(refusal)" : nil
      }
    }
  }

  @Test("every row has its case, and no status and command have two rows")
  func complete() {
    #expect(Set(Self.cases.map(\.row)) == Set(ReportDecider.lifecycle.steps.map { "\($0.id)" }))
    #expect(ReportDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("every role of a row has a case in which it may send the row's command")
  func roles() {
    for step in ReportDecider.lifecycle.steps {
      let roles = Self.cases.filter { $0.row == "\(step.id)" }.flatMap(\.roles)
      #expect(Set(roles) == Set(step.roles), "row \(step.id)")
    }
  }

  @Test("each row leads where it says, for its roles alone", arguments: cases)
  func taken(taken: Case) {
    #expect(taken.fault(under: ReportDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused", arguments: ReportStatus.allCases)
  func noRow(status: ReportStatus) {
    for command in Self.cases.map(\.command) {
      guard ReportDecider.lifecycle.step(from: status, on: command.kind) == nil else { continue }
      #expect(
        answer(command, on: incidentReport(status), in: reportContext())
          == .failure(
            Refusal(
              .invalidTransition, expected: ReportDecider.lifecycle.verbNames(in: status),
              found: "\(command.kind.name) in \(status.name)")))
    }
  }
}

import EventSourcing

extension ReportDecider {
  public static func opposite(
    of command: ReportCommand, on before: IncidentReport, isLatest: Bool, because reason: String
  ) -> ReportCommand? {
    switch command {
    case .closeReport: return .reopenReport(ReopenReport(reason: reason))
    case .assignReport:
      guard isLatest, !before.assignee.isEmpty else { return nil }
      return .assignReport(AssignReport(assignee: before.assignee))
    default: return nil
    }
  }
}

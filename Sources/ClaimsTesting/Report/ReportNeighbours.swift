import ClaimsDomain
import EventSourcing

extension Attempt<ReportDecider> {
  /// An attempt in a log that has one other report, and the sender's people.
  public init(
    _ command: ReportCommand, by sender: ClaimSender, at time: Instant = ClaimSender.noon
  ) {
    var neighbours = ReportNeighbours()
    neighbours.report = ReportMachine.report
    switch command {
    case .startReportInvestigation(let start):
      neighbours.assigneeRoles = ClaimSender.roles(of: start.assignee)
    case .assignReport(let assign):
      neighbours.assigneeRoles = ClaimSender.roles(of: assign.assignee)
    case .linkReport(let link):
      neighbours.linkExists =
        link.report == ReportMachine.report || link.report == ReportMachine.other
    default: break
    }
    self.init(command, by: sender, at: time, among: neighbours)
  }
}

extension ClaimSender {
  /// Somebody whom nothing names.
  public static let nobody = ClaimSender("", .anonymous)
}

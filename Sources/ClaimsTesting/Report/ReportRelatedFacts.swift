import ClaimsDomain
import EventSourcing

extension Attempt<ReportDecider> {
  /// An attempt in a log that has one other report, and the sender's people.
  public init(
    _ command: ReportCommand, by sender: ClaimSender, at time: Instant = ClaimSender.noon
  ) {
    var relatedFacts = ReportRelatedFacts()
    relatedFacts.report = ReportMachine.report
    switch command {
    case .startReportInvestigation(let start):
      relatedFacts.assigneeRoles = ClaimSender.roles(of: start.assignee)
    case .assignReport(let assign):
      relatedFacts.assigneeRoles = ClaimSender.roles(of: assign.assignee)
    case .linkReport(let link):
      relatedFacts.linkExists =
        link.report == ReportMachine.report || link.report == ReportMachine.other
    default: break
    }
    self.init(command, by: sender, at: time, among: relatedFacts)
  }
}

extension ClaimSender {
  /// A sender without a name.
  public static let nobody = ClaimSender("", .anonymous)
}

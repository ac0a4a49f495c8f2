import ClaimsDomain
import EventSourcing

/// A command to an incident report, who sends it, when, and what the rest of the log holds.
public struct ReportAttempt: Equatable, Sendable, CustomStringConvertible {
  public var command: ReportCommand
  public var sender: ClaimSender
  /// Recorded and effective.
  public var time: Instant
  public var neighbours: ReportNeighbours

  /// An attempt.
  ///
  /// - Parameter neighbours: by default a log that has one other report, and the sender's people.
  public init(
    _ command: ReportCommand, by sender: ClaimSender, at time: Instant = ClaimSender.noon,
    among neighbours: ReportNeighbours? = nil
  ) {
    self.command = command
    self.sender = sender
    self.time = time
    self.neighbours = neighbours ?? Self.neighbours(of: command)
  }

  public func context(_ rules: ClaimRules) -> ReportContext {
    ReportContext(
      recorded: time, effective: time, actor: sender.actor, role: sender.role, rules: rules,
      neighbours: neighbours)
  }

  private static func neighbours(of command: ReportCommand) -> ReportNeighbours {
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
    return neighbours
  }

  public var description: String {
    "\(command.kind.name) by \(sender)" + (time == ClaimSender.noon ? "" : " at \(time.text)")
  }
}

extension ClaimSender {
  /// Somebody whom nothing names.
  public static let nobody = ClaimSender("", .anonymous)
}

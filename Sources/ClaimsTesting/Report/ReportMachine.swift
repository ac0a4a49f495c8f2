import ClaimsDomain
import Descriptions
import EventSourcing
import StateMachineTesting

/// From which side exploration looks at an incident report: all its regions at once are too many
/// states to walk.
public enum ReportView: String, CaseIterable, Sendable, PrintsFields {
  /// Drafts: who writes, what it says, its files.
  case writing
  /// Review, assignment, links, the claim, closing and reopening.
  case handling
  /// What authorities are told, and what they should have been.
  case notices
  /// What those who look at it find out.
  case findings
  /// All of it, for random walks.
  case everything
}

/// The incident report as a specification: explore it, walk it, or hold a system against it.
///
/// Source: Specs/Lifecycles/Report.md.
public struct ReportMachine: AggregateMachine {
  public typealias Machine = ReportDecider
  public typealias Command = Attempt<ReportDecider>

  /// The side from which the report is seen.
  public let view: ReportView
  public var rules: ClaimRules
  /// The table that decides, and that decisions are held against.
  public var lifecycle: Lifecycle<Words>
  private let attempts: [Attempt<ReportDecider>]

  /// The id of the report that is tried.
  public static let report = Identifier(high: 5, low: 1)
  /// The id of another report, for links.
  public static let other = Identifier(high: 5, low: 2)

  public init() { self.init(.everything) }

  /// Creates the machine of one view, by default under the built-in rules.
  public init(
    _ view: ReportView = .everything, rules: ClaimRules = .builtIn,
    lifecycle: Lifecycle<Words> = ReportDecider.lifecycle
  ) {
    self.view = view
    self.rules = rules
    self.lifecycle = lifecycle
    attempts = ReportAlphabet.attempts(view)
  }

  public func isTerminal(_ report: IncidentReport) -> Bool {
    [.cerrado, .descartado, .erased].contains(report.status)
  }

  public func violation(in report: IncidentReport) -> String? { report.brokenInvariant }

  public func violation(
    of step: Transition<IncidentReport, Attempt<ReportDecider>, Result<[ReportEvent], Refusal>>
  ) -> String? { brokenStep(step) ?? tableFault(of: step) }

  public func commands(in report: IncidentReport) -> Generator<Attempt<ReportDecider>> {
    let all = alphabet(in: report).commands
    let fitting = all.filter { attempt in
      let row = lifecycle.step(from: report.status, on: attempt.command.kind)
      return row?.roles.contains(attempt.sender.role) ?? false
    }
    // Most of what can be sent is refused; a walk of refusals gets nowhere.
    return fitting.isEmpty
      ? .element(of: all)
      : .weighted((1, .element(of: all)), (6, .element(of: fitting)))
  }

  public func alphabet(in report: IncidentReport) -> Alphabet<Attempt<ReportDecider>> {
    Alphabet(attempts.filter { isEnabled($0, in: report) })
  }

  /// Everything that a later decision looks at: times of what happened are left out, and so is the
  /// number of notes.
  public func canonical(of report: IncidentReport) -> IncidentReport {
    var report = report
    (report.createdAt, report.updatedAt, report.submittedAt) = (Instant(), Instant(), nil)
    report.notes = []
    for place in report.attachments.indices {
      report.attachments[place].at = Instant()
      report.attachments[place].addedBy = ActorID()
    }
    for place in report.notices.indices {
      report.notices[place].at = Instant()
      report.notices[place].sentBy = ActorID()
    }
    return report
  }

  public func describe(state report: IncidentReport) -> String {
    var text = "\(report.status.name)"
    if report.isAnonymous { text += " anonymous" }
    if !report.notices.isEmpty {
      text += " told \(report.notices.map { "\($0.stage.name)" }.joined(separator: ", "))"
    }
    if report.claim != nil { text += " escalated" }
    return text
  }
}

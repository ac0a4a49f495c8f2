import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// From which side exploration looks at an incident report: all its regions at once are too many
/// states to walk.
public enum ReportView: String, CaseIterable, Sendable {
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
public struct ReportMachine: DeciderSpecification {
  public typealias Machine = ReportDecider
  public typealias Words = AggregateVocabulary<ReportDecider>
  public typealias Key = [UInt8]

  public let view: ReportView
  public let rules: ClaimRules
  /// The table that decides, and that decisions are held against.
  public let lifecycle: Lifecycle<Words>
  private let attempts: [ReportAttempt]

  public static let report = Identifier(high: 5, low: 1)
  public static let other = Identifier(high: 5, low: 2)

  public init(
    _ view: ReportView = .everything, rules: ClaimRules = .builtIn,
    lifecycle: Lifecycle<Words> = ReportDecider.lifecycle
  ) {
    self.view = view
    self.rules = rules
    self.lifecycle = lifecycle
    attempts = ReportAlphabet.attempts(view)
  }

  public func decide(
    _ attempt: ReportAttempt, given report: IncidentReport
  ) throws(Refusal) -> [ReportEvent] {
    try ReportDecider.decide(
      attempt.command, given: report, in: attempt.context(rules), under: lifecycle)
  }

  /// Strangers never come as far as the table.
  public func isEnabled(_ attempt: ReportAttempt, in report: IncidentReport) -> Bool {
    report.isParty(attempt.sender.actor, as: attempt.sender.role)
  }

  public func status(of report: IncidentReport) -> ReportStatus { report.status }
  public func verb(of attempt: ReportAttempt) -> ReportVerb { attempt.command.kind }
  public func role(of attempt: ReportAttempt) -> Role { attempt.sender.role }
  public func kind(of event: ReportEvent) -> ReportEventKind { event.kind }

  public func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  public func isExplained(_ refusal: Refusal, by guards: [Guard<ReportDecider>]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  public func isTerminal(_ report: IncidentReport) -> Bool {
    report.status == .cerrado || report.status == .descartado
  }

  public func violation(in report: IncidentReport) -> String? { report.brokenInvariant }

  public func violation(
    of step: Transition<IncidentReport, ReportAttempt, Result<[ReportEvent], Refusal>>
  ) -> String? { brokenStep(step) ?? tableFault(of: step) }

  public func commands(in report: IncidentReport) -> Generator<ReportAttempt> {
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

  public func alphabet(in report: IncidentReport) -> Alphabet<ReportAttempt> {
    Alphabet(attempts.filter { isEnabled($0, in: report) })
  }

  /// Everything that a later decision looks at: times of what happened are left out, and so is the
  /// number of notes.
  public func key(of report: IncidentReport) -> [UInt8] {
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
    // Every report can be encoded; were there one that cannot, it must not pass for another.
    return (try? report.encoded()) ?? Array("\(report)".utf8)
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

  public func describe(response: Result<[ReportEvent], Refusal>) -> String {
    switch response {
    case .success(let events): events.map { "\($0.kind.name)" }.joined(separator: ", ")
    case .failure(let refusal):
      "refused: " + refusal.reasons.map { "\($0.code.name)" }.joined(separator: ", ")
    }
  }
}

import ClaimsDomain
import EventSourcing

/// A machine that foreign cases are replayed on: each becomes one stream of it.
///
/// Statuses and verbs go by their names, so that a replay of a case need not know which machine
/// it is replayed on.
protocol ReplayedMachine: SendableMetatype {
  associatedtype Words: Vocabulary
  static var category: Category { get }
  static var lifecycle: Lifecycle<Words> { get }
  /// The verb that takes up again what was closed.
  static var reopening: Words.Verb { get }
  /// How a stream can have been closed, as far as there is an order of that.
  static var closings: [String] { get }
  /// How a stream stands; as before its first event if there is none.
  static func standing(of id: Identifier, in logState: LogState) -> CaseStanding
}

/// How the stream of a case stands.
struct CaseStanding: Equatable {
  var status: String
  /// The actor it was given to; empty if there is none.
  var holder: ActorID
  /// How it was closed; nil while it is not.
  var closing: String?
}

extension ReplayedMachine {
  /// In the order of their numbers.
  static var statuses: [String] { Words.Status.allCases.map(\.name.description) }

  /// Whether the table has a row for a command in a status.
  static func hasRow(for command: DomainCommand, in status: String) -> Bool {
    guard command.category == category, let verb = Words.Verb(rawValue: command.type),
      let status = Words.Status.named(status)
    else { return false }
    return lifecycle.step(from: status, on: verb) != nil
  }

  static func reopens(_ command: DomainCommand) -> Bool {
    command.category == category && command.type == reopening.rawValue
  }
}

extension ActivityMap.Machine {
  var type: any ReplayedMachine.Type {
    switch self {
    case .claim: ClaimDecider.self
    case .report: ReportDecider.self
    }
  }
}

extension ClaimDecider: ReplayedMachine {
  static var reopening: ClaimVerb { .reopen }
  static var closings: [String] { CloseOutcome.allCases.map(\.name.description) }

  static func standing(of id: Identifier, in logState: LogState) -> CaseStanding {
    let claim = logState.claims[id]?.claim ?? initial
    return CaseStanding(
      status: claim.status.name.description, holder: claim.handler,
      closing: claim.outcome == .unspecified ? nil : claim.outcome.name.description)
  }
}

extension ReportDecider: ReplayedMachine {
  static var reopening: ReportVerb { .reopenReport }
  static var closings: [String] { [] }

  static func standing(of id: Identifier, in logState: LogState) -> CaseStanding {
    let report = logState.reports.state(of: id)
    return CaseStanding(
      status: report.status.name.description, holder: report.assignee,
      closing: report.closeReason)
  }
}

import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Machines")
struct MachineTextTests {
  @Test("every row of every machine is the one on file")
  func rows() throws { try GoldenText("machines.txt").hold(Self.machines) }

  /// What every machine of the domain says, row by row.

  static let machines =
    rows(of: ClaimDecider.lifecycle, "claim") { $0.code }
    + rows(of: DocumentDecider.lifecycle, "document") { $0.code }
    + rows(of: ReportDecider.lifecycle, "report") { $0.code }
    + rows(of: AccidentDecider.lifecycle, "accident") { $0.code }
    + rows(of: PropertyDecider.lifecycle, "property") { $0.code }
    + rows(of: QuizDecider.lifecycle, "quiz") { $0.code }
    + rows(of: LeadDecider.lifecycle, "lead") { $0.code }
    + rows(of: ActivityDecider.lifecycle, "activity") { $0.code }
    + rows(of: OutboxDecider.lifecycle, "outbox") { $0.code }
    + rows(of: ActorDecider.lifecycle, "actor") { $0.code }
    + rows(of: CatalogDecider.lifecycle, "catalog") { $0.code }
    + rows(of: RulesDecider.lifecycle, "rules") { $0.code }
    + rows(of: Payment.lifecycle, "payment") { $0.code }
    + rows(of: ReserveProposed.lifecycle, "reserve") { $0.code }
    + rows(of: DecisionProposed.lifecycle, "decision") { $0.code }
    + rows(of: FraudStatus.lifecycle, "fraud") { $0.code }
    + rows(of: RecoveryStatus.lifecycle, "recovery") { $0.code }
    + rows(of: LitigationStatus.lifecycle, "litigation") { $0.code }

  /// `claim K20 open|investigating approve by handler unless held:holdActive … -> claimApproved
  /// to approved`, with a `?` after a guard that is judged with the command's arguments.
  static func rows<Words>(
    of lifecycle: Lifecycle<Words>, _ machine: String, code: (Words.Rule) -> RefusalCode
  ) -> [String] {
    lifecycle.steps.map { step in
      let guards = step.guards.map { rule in
        rule.name + ":" + code(rule).name.description + (rule.subject == .arguments ? "?" : "")
      }
      let outcomes = step.outcomes.map { outcome in
        let events = outcome.events.map(\.name.description).joined(separator: "+")
        return switch outcome.target {
        case .stay: events + " stay"
        case .to(let status): events + " to " + status.name.description
        }
      }
      return [
        machine, step.id.description, step.from.map(\.name.description).joined(separator: "|"),
        step.verb.name.description, "by",
        step.roles.map(\.name.description).joined(separator: "|"), "unless",
        guards.joined(separator: " "), "->", outcomes.joined(separator: ", "),
      ].joined(separator: " ")
    }
  }
}

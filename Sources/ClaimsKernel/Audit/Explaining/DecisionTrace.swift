import ClaimsDomain
import Descriptions
import EventSourcing
import Synchronization

/// What a table was asked, and what it answered: the row, and each of its guards in order.
public struct DecisionTrace: Sendable, PrintsFields {
  /// A row of a lifecycle's table.
  public struct Row: Sendable, PrintsFields {
    /// The row's name in the table, such as `Q05`.
    public let id: String
    /// The statuses in which the row applies.
    public let from: [any CodedEnum]
    /// What may come of it: events, and the status they lead to; nil where the status stays.
    public let outcomes: [(events: [DomainEventKind], to: (any CodedEnum)?)]
    /// Those who may send the command in these statuses.
    public let roles: [Role]
    /// The page of the specification that has it.
    public let page: String
  }

  /// A guard that was looked at.
  public struct Check: Sendable, PrintsFields {
    /// The guard's name in the table.
    public let name: String
    /// The code under which it refuses.
    public let code: RefusalCode
    /// Why it refused; nil if it held.
    public let reason: Reason?
    /// The values that change its answer, each changed by itself.
    public internal(set) var findings: [ProbeFinding]

    /// How a guard that held refuses what lies beyond its bound; nil if it told none.
    public var bound: Reason? {
      findings.first { !$0.movesBound && $0.reason?.expected.isEmpty == false }?.reason
    }
  }

  /// The stream's status when the command came.
  public let status: any CodedEnum
  /// The row of the status and the command; nil if there is none.
  public let row: Row?
  /// All rows of the command: where it would have had one.
  public let others: [Row]
  /// Whether the row is for the sender's role: else its guards were not looked at.
  public let admitsRole: Bool
  /// Whether the table had no such row when the command was refused: rows have no version.
  public private(set) var isNewerRow = false
  /// In the order of the row; empty if there is no row, or it is newer or not for the role.
  public internal(set) var checks: [Check]
  /// The values on which it depends what happens, if no guard refuses.
  public internal(set) var outcome: [ProbeFinding]
  /// What other streams held.
  public internal(set) var facts: [FieldList.Row]
  /// How many values and parts were not changed, since there are too many.
  public let (omitted, omittedParts): (Int, Int)
  /// The field of the stream of which each guard tells, where not every reader may know it.
  let fieldsTold: [String?]

  init<A: LogAggregate>(of inputs: DecisionInputs<A>, probing: Bool, in words: Words?) {
    let status = A.status(of: inputs.state)
    self.status = status
    let verb = inputs.command.kind
    let step = A.lifecycle.step(from: status, on: verb)
    row = step.map { Row($0, of: A.self) }
    others = A.lifecycle.steps.filter { $0.verb == verb }.map { Row($0, of: A.self) }
    let role = inputs.context.role
    admitsRole = step?.roles.contains(role) ?? false
    let rules = admitsRole ? step?.guards ?? [] : []
    var probe = DecisionProbe(of: inputs, rules, in: words)
    if probing, admitsRole { probe.run() }
    checks = rules.enumerated().map { place, rule in
      Check(
        name: rule.name, code: rule.code, reason: inputs.answer(of: rule),
        findings: probe.findings[place])
    }
    fieldsTold = rules.map { A.field(toldBy: $0.code, of: verb) }
    outcome = probe.findings.last ?? []
    (omitted, omittedParts) = (probe.omitted, probe.omittedParts)
    var list = FieldList(naming: words?.naming)
    var facts = inputs.context.relatedFacts
    do throws(WireError) { try facts.visit(&list) } catch {}
    self.facts = list.rows
  }
}

extension DecisionTrace {
  /// The same of a command that was refused for want of a row that there is today: no guard of it was
  /// looked at.
  func withNewerRow() -> DecisionTrace {
    var trace = self
    (trace.isNewerRow, trace.checks, trace.outcome) = (true, [], [])
    return trace
  }
}

extension DecisionTrace.Row {
  fileprivate init<A: LogAggregate>(
    _ step: Step<AggregateVocabulary<A>>, of aggregate: A.Type
  ) {
    id = step.id.description
    from = step.from
    roles = step.roles
    outcomes = step.outcomes.map { outcome in
      let events = outcome.events.map { A.wrap($0) }
      guard case .to(let status) = outcome.target else { return (events, nil) }
      return (events, status)
    }
    page = aggregate.category.page(ofRow: id)
  }
}

extension Category {
  /// The page of the specification that has a row of such streams.
  func page(ofRow id: String) -> String {
    let name: String
    switch self {
    case .rules: return "Specs/Rules.md"
    case .catalogs: return "Specs/Catalogs.md"
    case .actor: name = "Actors"
    case .claim:
      name =
        ClaimDecider.pages.first { $0.rows.contains { $0.id.isSame(as: id) } }?.name ?? "Claim"
    default:
      let word = caseName?.description ?? ""
      name = word.prefix(1).uppercased() + word.dropFirst()
    }
    return "Specs/Lifecycles/\(name).md"
  }
}

/// Keeps what one decision was taken on.
final class DecisionWatch: JudgementWitness {
  private let probing: Bool
  private let words: Words?
  private let seen = Mutex<DecisionTrace?>(nil)

  init(probing: Bool, in words: Words?) { (self.probing, self.words) = (probing, words) }

  var trace: DecisionTrace? { seen.withLock { $0 } }

  func look<A: LogAggregate>(
    _ type: A.Type, at command: A.Command, on state: A.State, in context: A.Context
  ) {
    let trace = DecisionTrace(
      of: DecisionInputs<A>(command: command, state: state, context: context), probing: probing,
      in: words)
    seen.withLock { $0 = trace }
  }
}

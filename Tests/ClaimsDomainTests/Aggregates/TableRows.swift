import ClaimsDomain
import ClaimsTesting
import EventSourcing

/// Every row, guard and cell of an aggregate's table, as the tests have it.
struct TableRows<A: Aggregate>: Sendable {
  /// Who may send a verb, and in which statuses.
  struct Cell: Sendable {
    var statuses: [A.Status]
    var roles: [Role]

    init(_ statuses: [A.Status], _ roles: [Role]) {
      (self.statuses, self.roles) = (statuses, roles)
    }
  }

  struct Cells: ExpressibleByDictionaryLiteral, Sendable {
    var byVerb: [A.Command.Kind: Cell]
    /// Whether the tests state the cells themselves.
    var isStated = true

    init(dictionaryLiteral cells: (A.Command.Kind, Cell)...) {
      byVerb = Dictionary(uniqueKeysWithValues: cells)
    }

    /// As the table has it; then mutants are caught by what they change of it.
    init() {
      byVerb = Dictionary(
        A.lifecycle.steps.map { ($0.verb, Cell($0.from, $0.roles)) },
        uniquingKeysWith: { Cell($0.statuses + $1.statuses, $0.roles) })
      isStated = false
    }
  }

  var cells: Cells
  /// A state in each status.
  var states: [A.State]
  var rows: [RowCase<A>]
  var guards: [GuardCase<A>]
  var page: SpecificationPage
  /// Whether each row has a case from each of its statuses.
  var isFromEveryStatus: Bool

  /// What is not covered; empty if every row with its roles, every guard and every status has its
  /// case, and no status and command have two rows.
  var gaps: [String] {
    let steps = A.lifecycle.steps
    let guarded = Set(guards.map(\.description))
    let verbs = Set(steps.map(\.verb)).symmetricDifference(cells.byVerb.keys)
    let untried = steps.filter { step in !rows.contains { $0.row == "\(step.id)" } }
    let unsent = steps.filter { step in
      let own = rows.filter { $0.row == "\(step.id)" }.compactMap(\.roles)
      return !own.isEmpty && Set(own.joined()) != Set(step.roles)
    }
    let unviolated = steps.flatMap { step in
      step.guards.map { "\($0.name) of \(step.id)" }
    }.filter { !guarded.contains($0) }
    let taken = Set(rows.map { "\($0.row) from \(A.status(of: $0.before).name)" })
    let begun = steps.flatMap { step in step.from.map { "\(step.id) from \($0.name)" } }
    let unbegun = isFromEveryStatus ? begun.filter { !taken.contains($0) } : []
    let reached = Set(states.map { A.status(of: $0) })
    let unreached = A.Status.allCases.filter { !reached.contains($0) }
    return untried.map { page.sentence(ofRow: "\($0.id)") } + unsent.map { "roles of \($0.id)" }
      + unbegun + unviolated + unreached.map { "\($0.name)" } + verbs.map { "\($0.name)" }
      + A.lifecycle.ambiguities.map { "\($0)" }
  }

  func fault(of row: RowCase<A>, under lifecycle: Lifecycle<A.Words>) -> String? {
    let verb = row.command.kind
    let roles =
      cells.isStated
      ? cells.byVerb[verb]?.roles
      : A.lifecycle.step(from: A.status(of: row.before), on: verb)?.roles
    return row.fault(under: lifecycle, by: roles ?? []).map {
      "\($0); \(page.sentence(ofRow: row.row))"
    }
  }

  /// The first verb that is refused for its status although it should not be, or the other way
  /// round.
  func cellFault(under lifecycle: Lifecycle<A.Words>) -> String? {
    for state in states {
      let status = A.status(of: state)
      for row in rows {
        let verb = row.command.kind
        let answer = A.answer(
          to: row.command, on: state, in: row.context, under: lifecycle)
        // Texts are made only for the answers that could have them.
        let isRefused: Bool
        if case .failure(let refusal) = answer, refusal.reasons.first?.code == .invalidTransition {
          isRefused =
            refusal
            == Refusal(
              .invalidTransition, expected: lifecycle.verbNames(in: status),
              found: "\(verb.name) in \(status.name)")
        } else {
          isRefused = false
        }
        let hasRow = cells.byVerb[verb]?.statuses.contains(status) ?? false
        if isRefused == hasRow {
          return "\(verb.name) in \(status.name); \(page.sentence(ofRow: row.row))"
        }
      }
    }
    return nil
  }
}

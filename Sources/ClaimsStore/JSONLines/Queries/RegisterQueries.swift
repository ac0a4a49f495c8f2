import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Who may do what, and by which rules.

package struct ActorsQuery: Query {
  package static var name: Question { .actors }
  /// Who acts in one of these roles; everybody if there is none.
  package var roles: [Role] = []
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.codes(1, "role", &roles)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> ActorsView {
    var roster = ActorRoster()
    // Who holds which role is no fact that is told late: it is so from when it is true on.
    let time = asOf.point?.effective
    try scene.forEachLine { line in
      if time.map({ line.entry.effective <= $0 }) ?? true { roster.apply(line) }
      return true
    }
    let rows = roster.rows(as: scene.access).filter { row in
      roles.isEmpty
        || row.actor.status == .active && row.actor.roles.contains(where: roles.contains)
    }
    return ActorsView(rows: rows)
  }
}

package struct ActorsView: ListedView {
  package let rows: [ActorRoster.Row]
  package var allRows: [any ViewRow] { rows }
}

package struct RulesQuery: Query {
  package static var name: Question { .rules }
  /// Whether to show every value of each revision, and not only what it changed.
  package var full = false
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "full", &full)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> RulesView {
    var history = RulesHistory()
    try scene.forEachLine(of: .rules) { line in
      history.apply(line)
      return true
    }
    return RulesView(
      rows: history.rows(as: scene.access, full: full), isAnySet: !history.rows.isEmpty)
  }
}

package struct RulesView: ListedView {
  package let rows: [RulesHistory.Row]
  /// Whether rules were ever set, seen or not.
  package let isAnySet: Bool
  package var allRows: [any ViewRow] { rows }
}

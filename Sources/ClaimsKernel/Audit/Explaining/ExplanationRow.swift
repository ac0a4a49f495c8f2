import ClaimsDomain
import EventSourcing

/// Source: Specs/JSON.md, "Explanations".
extension SeenExplanation: ViewRow {
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    let (entry, command) = (explanation.entry, explanation.command)
    fields.field("decidedAt", entry.decidedAt.value)
    fields.target(command.stream, command.person)
    fields.recorded(entry)
    fields.field("effective", entry.effective)
    if showsSender {
      fields.sender(of: command)
    } else {
      fields.object("actor") { $0.field("role", command.role) }
    }
    if showsSender {
      fields.object("command") { fields in
        fields.field("id", command.id)
        fields.field("name", command.command.name.description)
        guard showsArguments else { return }
        fields.payload("data", of: command.command.union, without: redaction)
      }
    }
    fields.field("outcome", explanation.isAccepted ? "accepted" : "refused")
    if explanation.isAccepted {
      fields.objects("events", lines) { line, fields in
        fields.field("position", line.stored.position.value)
        fields.target(line.stored.stream, line.command.person)
        fields.field("event", line.event.name.description)
      }
    } else {
      fields.list("reasons", reasons)
    }
    if let row { fields.object("row") { $0.row(row) } }
    guard isDetailed else { return fields.list("redacted", Self.details) }
    showDetails(to: &fields)
  }

  /// What is not shown to others than those who see every refusal.
  private static let details = [
    "rulesRevision", "deciderVersion", "stage", "guards", "outcomeDependsOn", "limits", "others",
  ]

  private func showDetails<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("rulesRevision", explanation.entry.command.rulesRevision)
    fields.field("deciderVersion", explanation.entry.command.deciderVersion)
    fields.field("stage", explanation.stage.rawValue)
    fields.field("today", explanation.difference?.en)
    fields.grant("roleGrantedBy", explanation.roleGrant)
    fields.grant("rulesSetBy", explanation.rulesGrant)
    guard let trace = explanation.trace else { return }
    fields.field("status", trace.status.name.description)
    fields.field("newerRow", trace.isNewerRow ? true : nil)
    if trace.row == nil || !trace.admitsRole {
      fields.objects("rows", trace.others) { $1.row($0) }
    }
    fields.objects("limits", explanation.limits) { limit, fields in
      fields.field("kind", limit.kind)
      fields.field("limit", limit.limit)
      fields.grant("setBy", limit.grant)
    }
    fields.objects("guards", trace.checks) { check, fields in
      fields.field("name", check.name)
      fields.field("code", check.code)
      fields.field("holds", check.reason == nil)
      fields.reason(check.reason)
      fields.field("bound", check.bound?.expected)
      fields.objects("dependsOn", check.findings) { $1.finding($0) }
    }
    fields.objects("outcomeDependsOn", trace.outcome) { $1.finding($0) }
    fields.objects("others", trace.facts) { fact, fields in
      fields.field("path", fact.path)
      fields.field("value", fact.value)
    }
    fields.field("leftOut", trace.omitted == 0 ? nil : trace.omitted)
    fields.field("partsLeftOut", trace.omittedParts == 0 ? nil : trace.omittedParts)
  }
}

extension RowVisitor where Self: ~Copyable {
  fileprivate mutating func row(_ row: DecisionTrace.Row) {
    field("id", row.id)
    list("from", row.from.map(\.name.description))
    objects("outcomes", row.outcomes) { outcome, fields in
      fields.list("events", outcome.events.map(\.name.description))
      fields.field("to", outcome.to?.name.description)
    }
    list("roles", row.roles)
    field("page", row.page)
  }

  fileprivate mutating func reason(_ reason: Reason?) {
    field("expected", reason.flatMap { $0.expected.isEmpty ? nil : $0.expected })
    field("found", reason.flatMap { $0.found.isEmpty ? nil : $0.found })
  }

  fileprivate mutating func finding(_ finding: ProbeFinding) {
    field("source", finding.source.rawValue)
    field("path", finding.path)
    field("value", finding.value)
    field("otherwise", finding.otherwise)
    reason(finding.reason)
    list("events", finding.kinds.isEmpty ? nil : finding.kinds.map(\.name.description))
  }
}

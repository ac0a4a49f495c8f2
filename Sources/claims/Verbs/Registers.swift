import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verbs that show who may do what, and by which rules: actors, rules.

extension Verb {
  func actors(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var roster = ActorRoster()
    try forEachLine(arguments, output) { roster.apply($0) }
    for row in roster.rows {
      if arguments.has("json") {
        output.line(row.json)
        continue
      }
      output.line(
        output.bold("\(printable(row.actor.id.text))  \(printable(row.actor.name))")
          + "  \(row.actor.status.name), \(row.status.text)")
      for (role, mark) in zip(row.actor.roles, row.roles) {
        output.line("  \("\(role.name)".padded(to: 28)) \(mark.text)")
      }
      for (limit, mark) in zip(row.actor.limits, row.limits) {
        let text = "\(limit.kind.name) up to \(limit.limit.display)"
        output.line("  \(text.padded(to: 28)) \(mark.text)")
      }
    }
    if roster.rows.isEmpty, !arguments.has("json") { output.line("nobody is registered") }
    return .done
  }

  func rules(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var history = RulesHistory()
    try forEachLine(arguments, output) { history.apply($0) }
    for row in history.rows {
      if arguments.has("json") {
        output.line(row.json)
        continue
      }
      let from = row.set.from.map { "from \($0.text)" } ?? "always"
      output.line(
        output.bold("revision \(row.revision)") + "  \(from)"
          + "\(row.isStanding ? "" : ", not in force any more"), \(row.mark.text): "
          + printable(row.set.reason))
      for difference in row.set.rules.differencesFromBuiltIn {
        output.line("  " + difference)
      }
    }
    if history.rows.isEmpty, !arguments.has("json") {
      output.line("the built-in rules are in force; none were set")
      for row in fieldRows(ClaimRules.builtIn) { output.line("  \(row.path) \(row.value)") }
    }
    return .done
  }

  private func forEachLine(
    _ arguments: Arguments, _ output: Output, _ body: (HistoryLine) -> Void
  ) throws {
    let log = try openForReading(arguments, output)
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      for line in try lines(of: entry) { body(line) }
      return true
    }
  }
}

extension LogMark {
  fileprivate var text: String {
    "since \(shortTime(recorded)) by \(printable(by.text)), position \(position.value)"
  }
}

extension ClaimRules {
  /// What is other than built in, value by value.
  fileprivate var differencesFromBuiltIn: [String] {
    let found = differences(from: fieldRows(ClaimRules.builtIn), to: fieldRows(self))
    if found.isEmpty { return ["as built in"] }
    return found.map { "\($0.path) \($0.after ?? "none") (built in: \($0.before ?? "none"))" }
  }
}

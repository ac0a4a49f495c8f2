import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb explain: what one decision rested on.

extension Verb {

  func explain(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var query = ExplainQuery()
    query.position = UInt64(asWritten: arguments.rest[0])
    guard query.position != nil else { throw Usage(.explainNeedsAPosition, arguments.rest[0]) }
    var found: [SeenExplanation] = []
    let code = try ask(query, Asking(arguments, output), arguments, &output) { seen, _ in
      found.append(seen)
    }
    for (number, seen) in found.enumerated() {
      if found.count > 1 {
        printHead(number + 1, of: found.count, seen, at: arguments.rest[0], &output)
      }
      ExplanationText(seen, output).print(&output)
    }
    return code
  }

  /// Of several decisions at one position: that there are, and which one follows.
  private func printHead(
    _ number: Int, of count: Int, _ seen: SeenExplanation, at position: String,
    _ output: inout Output
  ) {
    let speech = output.speech
    output.line(number == 1 ? speech.say(.decisionsAtPosition, count, position) : "")
    let key: Phrase.Key =
      seen.explanation.isAccepted ? .ofThoseTheEvent : .ofThoseTheRefusal
    output.line(output.bold(speech.say(key, number, count, position)))
  }
}

/// An explanation for people.
private struct ExplanationText {
  private let seen: SeenExplanation
  private let speech: Speech
  private var explanation: Explanation { seen.explanation }

  init(_ seen: SeenExplanation, _ output: Output) {
    (self.seen, speech) = (seen, output.speech)
  }

  func print(_ output: inout Output) {
    let (entry, command) = (explanation.entry, explanation.command)
    output.line(output.bold(shown(command.stream, command.person, speech)))
    let verb = seen.showsSender ? speech.label(ofVerb: command.command.name) + " " : ""
    let who =
      seen.showsSender
      ? speech.say(.byActor) + " " + speech.who(command.actor, command.role)
      : speech.name(of: command.role)
    let outcome =
      explanation.isAccepted
      ? output.green(speech.say(.explainedAccepted)) : output.red(speech.say(.explainedRefused))
    output.line("\(outcome): \(verb)\(who)")
    item(.trueSince, speech.time(entry.effective), &output)
    item(.recordedOn, speech.time(entry.recorded), &output)
    if seen.showsArguments {
      let rows = command.command.fields(in: speech.words)
      let shown = displayRows(rows.filter { !seen.redaction.hides($0.path) }, in: speech.zone)
        .map { "\(speech.name(ofField: $0.path)) \($0.value)" }
      if !shown.isEmpty { item(.argumentsOf, shown.joined(separator: ", "), &output) }
    }
    for line in seen.lines {
      item(.happened, "\(line.stored.position.value) \(speech.title(of: line.event.kind))", &output)
    }
    if !explanation.isAccepted {
      item(.reasonsOf, printable(speech.text(for: seen.reasons)), &output)
    }
    printRow(&output)
    guard seen.isDetailed else { return output.line(output.dim(speech.say(.detailsNotShown))) }
    printDetails(&output)
  }

  private func item(_ key: Phrase.Key, _ text: String, _ output: inout Output) {
    output.line("  " + speech.say(key).padded(to: 16) + " " + text)
  }

  private func text(_ key: Phrase.Key, _ grant: Grant) -> String {
    speech.say(
      key, grant.position.value, speech.who(grant.by, grant.role), speech.time(grant.recorded))
  }

  // MARK: The table

  private func printRow(_ output: inout Output) {
    guard let row = seen.row else {
      guard seen.isDetailed, let trace = explanation.trace else { return }
      item(.tableRow, speech.say(.noTableRow, speech.name(of: trace.status)), &output)
      for row in trace.others { item(.rowsOfCommand, text(row), &output) }
      return
    }
    let isForRole = explanation.trace?.admitsRole ?? true
    if explanation.trace?.isNewerRow ?? false {
      return item(.tableRow, speech.say(.rowSinceThen, text(row)), &output)
    }
    let roles = row.roles.map { speech.name(of: $0) }.joined(separator: ", ")
    item(
      .tableRow, isForRole ? text(row) : speech.say(.rowNotForRole, text(row), roles), &output)
  }

  private func text(_ row: DecisionTrace.Row) -> String {
    let from = row.from.map { name($0) }.joined(separator: ", ")
    let to = row.outcomes.map { outcome in
      let status = outcome.to.map { name($0) } ?? speech.say(.staysInStatus)
      return outcome.events.map { speech.title(of: $0) }.joined(separator: ", ") + " → " + status
    }
    return "\(row.id): \(from); \(to.joined(separator: " | ")) (\(row.page))"
  }

  private func name(_ status: any CodedEnum) -> String {
    speech.words?.name(ofStatus: status) ?? status.name.description
  }

  // MARK: Guards

  private func printDetails(_ output: inout Output) {
    let record = explanation.entry.command
    let set = explanation.rulesGrant.map { ", " + text(.setAtBy, $0) } ?? ""
    item(
      .decidedUnder,
      speech.say(.rulesRevisionAndVersion, record.rulesRevision, set, record.deciderVersion),
      &output)
    if let difference = explanation.difference {
      item(.decidedOtherwiseToday, printable(difference[speech.language]), &output)
    }
    let role = speech.name(of: explanation.command.role)
    let granted = explanation.roleGrant.map { text(.grantedAtBy, $0) } ?? speech.say(.neverGranted)
    item(.stageRole, "\(role), \(granted)", &output)
    for limit in explanation.limits {
      let amount = limit.limit?.display ?? speech.say(.noLimitOfTheirOwn)
      let set = limit.grant.map { text(.setAtBy, $0) } ?? speech.say(.neverSet)
      item(
        .limitThatCounted, speech.say(.limitOf, speech.name(of: limit.kind), amount, set), &output)
    }
    guard let trace = explanation.trace, explanation.stage == .guards else {
      return output.line(speech.say(.guardsNotReached, Phrase(explanation.stage.key)))
    }
    printChecks(trace, &output)
    if !trace.outcome.isEmpty {
      output.line(speech.say(.outcomeDependsOn))
      for finding in trace.outcome {
        let kinds = finding.kinds.map { speech.title(of: $0) }.joined(separator: ", ")
        output.line(
          "  \(changed(finding)): " + speech.say(.thenHappens, kinds))
      }
    }
    let facts = displayRows(trace.facts, in: speech.zone)
    if !facts.isEmpty { output.line(speech.say(.otherStreamsHeld)) }
    for fact in facts { output.line("  \(speech.name(ofField: fact.path)) \(fact.value)") }
    if trace.omitted > 0 { output.line(output.dim(speech.say(.valuesLeftOut, trace.omitted))) }
    if trace.omittedParts > 0 {
      output.line(output.dim(speech.say(.partsLeftOut, trace.omittedParts)))
    }
  }

  private func printChecks(_ trace: DecisionTrace, _ output: inout Output) {
    let refusing = trace.checks.count { $0.reason != nil }
    output.line(speech.say(.guardsLookedAt, trace.checks.count - refusing, refusing))
    for check in trace.checks {
      let name = speech.words?.name(of: check.code) ?? check.name
      guard let reason = check.reason else {
        let mark = output.green(speech.say(.guardHolds).padded(to: 8))
        output.line(
          "  \(mark) \(name.padded(to: 24)) \(lookedAt(check))")
        continue
      }
      let mark = output.red(speech.say(.guardRefuses).padded(to: 8))
      output.line(
        "  \(mark) \(name.padded(to: 24)) \(printable(speech.text(for: [reason])))")
      for finding in check.findings {
        output.line("    " + speech.say(.wouldHoldIf) + " " + changed(finding))
      }
    }
  }

  /// What a guard that held looked at, and its bound.
  private func lookedAt(_ check: DecisionTrace.Check) -> String {
    var values = check.findings.prefix(4).map { "\(place($0)) \(value($0.value))" }
    if let bound = check.bound { values.append(printable(speech.expectation(of: bound))) }
    return values.isEmpty ? "–" : values.joined(separator: " · ")
  }

  private func changed(_ finding: ProbeFinding) -> String {
    place(finding) + " "
      + speech.say(.insteadOf, value(finding.otherwise), value(finding.value))
  }

  private func place(_ finding: ProbeFinding) -> String {
    speech.say(finding.source.key) + ": " + speech.name(ofField: finding.path)
  }

  private func value(_ text: String) -> String {
    text.isEmpty ? speech.say(.emptyValue) : printable(text)
  }
}

extension ProbeSource {
  fileprivate var key: Phrase.Key {
    switch self {
    case .command: .sourceCommand
    case .sender: .sourceSender
    case .others: .sourceOthers
    case .rules: .sourceRules
    case .stream: .sourceStream
    }
  }
}

extension DecisionStage {
  fileprivate var key: Phrase.Key {
    switch self {
    case .form: .stageForm
    case .role: .stageRole
    case .stream: .stageStream
    case .party: .stageParty
    case .revision: .stageRevision
    case .row: .stageRow
    case .guards: .stageGuards
    }
  }
}

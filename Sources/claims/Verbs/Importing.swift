import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  /// Writes the conforming cases of a foreign log into a log of ours.
  func importing(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (format, file) = (arguments.rest[0], arguments.rest[1])
    guard format == "xes" else {
      throw Usage("there is no importing of '\(format)'; there is one of: xes")
    }
    let most = try arguments.number("most") ?? 20
    let source = try ForeignSource(self, arguments, file: file)
    var plan = ImportPlan(source.map)
    try source.forEachCase { plan.add($0) }
    var summary = ImportSummary(plan: plan)
    let code = try writing(to: arguments.log, output) { store in
      let administrator = try administrator(arguments, store.kernel)
      let prepared = try store.kernel.prepare(plan, by: administrator)
      if let obstacle = prepared.obstacle {
        throw Failure(
          "nothing was written: \(obstacle.command.command.name) by "
            + "\(obstacle.command.actor.text) would be refused: \(obstacle.refusal.message)")
      }
      summary.prepared = prepared
      summary.answer = try store.kernel.send(inBulk: prepared.commands)
      return summary.answer.refusal == nil ? .done : .refused
    }
    if let refusal = summary.answer.refusal {
      output.message("claims: a command was refused, and nothing sent after it: \(refusal.message)")
    }
    if arguments.has("json") {
      output.line(summary.json)
    } else {
      output.text(summary.text(most: most))
    }
    return code
  }

  /// Who imports: as asked for, or the log's only administrator, or the first of a new log.
  private func administrator(
    _ arguments: Arguments, _ kernel: ClaimsKernel<WriteAheadLog>
  ) throws -> ActorID {
    if let name = arguments.value("by") { return ActorID(name) }
    let register = try kernel.query { $0.actors }
    if register.isEmpty { return ActorID("administrator") }
    let known = register.actors.filter { $0.holds(.administrator) }
    guard let only = known.first, known.count == 1 else {
      let names = known.map { printable($0.id.text) }.joined(separator: ", ")
      throw Usage("say who imports, --by ADMIN; the log's administrators are: \(names)")
    }
    return only.id
  }
}

/// What an import did.
struct ImportSummary {
  let plan: ImportPlan
  var prepared: PreparedImport?
  var answer = BulkAnswer()

  /// For people; `most` cases that were left out are listed.
  func text(most: UInt64) -> String {
    let (people, rules) = (prepared?.people ?? 0, prepared?.rules ?? 0)
    var lines = [
      "\(plan.report.cases) cases, \(plan.cases) imported, \(plan.omissions.count) left out",
      "\(plan.inferred) facts inferred: the log leaves them implicit and the map assumes them",
    ]
    if let change = plan.report.rulesChange, let days = plan.days {
      let changes = change.changes.map { "\($0.rule) \($0.to) instead of \($0.from)" }
      lines.append(
        "rules of \(days.lowerBound.text) to \(days.upperBound.text) alone, "
          + "\(changes.joined(separator: ", ")): \(printable(change.reason))")
    }
    lines.append(
      "\(answer.written) commands written, \(answer.repeated) there already; "
        + "\(people) about people, \(rules) about rules")
    let listed = plan.omissions.prefix(Int(clamping: most))
    lines += listed.map { "  left out: case \(printable($0.foreignCase)): \(printable($0.reason))" }
    if listed.count < plan.omissions.count {
      lines.append(
        "  and \(plan.omissions.count - listed.count) more; --most N lists N, --json all")
    }
    return lines.joined(separator: "\n")
  }

  /// Source: Examples/Maps/README.md, "Importing".
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, value) in [
      ("cases", plan.report.cases), ("imported", plan.cases), ("inferred", plan.inferred),
      ("written", answer.written), ("repeated", answer.repeated),
      ("people", prepared?.people ?? 0), ("rules", prepared?.rules ?? 0),
    ] {
      writer.key(name)
      writer.integer(value)
    }
    writer.key("leftOut")
    writer.beginArray()
    for omission in plan.omissions {
      writer.beginObject()
      writer.key("case")
      writer.string(omission.foreignCase)
      writer.key("reason")
      writer.string(omission.reason)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.text
  }
}

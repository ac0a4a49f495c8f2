import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  static let importOptions: [Option] =
    [
      Option("map", "MAP.json"),
      Option("source", "NAME"),
      Option("despite-modifiers"),
      Option("numbers", "FILE"),
      Option("close-reason", "CODE"),
      Option("by", "ADMIN"),
      Option("most", "N"),
    ] + ForeignLogFile.options

  /// Writes what others recorded into a log of ours.
  func importing(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let format = arguments.rest[0]
    for option in ["numbers", "close-reason"]
    where arguments.value(option) != nil && format != "incidents" {
      throw Usage(.isForIncidentsAlone, option)
    }
    switch format {
    case "xes", "csv", "ocel": return try importingEventLog(arguments, &output)
    case "fhir": return try importingFHIR(arguments, &output)
    case "veris": return try importingVERIS(arguments, &output)
    case "incidents": return try importingIncidents(arguments, &output)
    default:
      throw Usage(.thereIsNoImportingOf, format)
    }
  }

  /// Writes the conforming cases of a foreign log into a log of ours.
  private func importingEventLog(
    _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    guard arguments.rest.count == 2 else {
      let word = arguments.rest[2]
      throw Usage(.isOneWordTooManyA, word)
    }
    guard arguments.value("source") == nil else {
      throw Usage(.sourceIsForFhirVeris)
    }
    let most = try arguments.number("most") ?? 20
    let source = try ForeignSource(
      self, arguments, file: arguments.rest[1], format: arguments.rest[0])
    var plan = ImportPlan(source.map, spool: SpoolFile())
    try source.log.forEachCase(output) { plan.add($0) }
    plan.order()
    var summary = ImportSummary(prepared: PreparedImport(nothingOf: plan))
    // What writes nothing makes no log.
    if plan.cases > 0, !isThere(arguments.log) {
      summary.prepared = try prepare(
        plan, arguments, ClaimsKernel(InMemoryEventStore(), clock: systemClock))
    }
    if plan.cases > 0 {
      try write(plan, arguments, output, &summary)
    }
    if let refusal = summary.answer.refusal {
      output.message(stoppedBy: refusal)
    }
    if arguments.has("json") {
      output.line(summary.json)
    } else {
      output.text(summary.text(output.speech, most: most))
    }
    return summary.isWhole ? .done : .refused
  }

  private func write(
    _ plan: ImportPlan, _ arguments: Arguments, _ output: Output, _ summary: inout ImportSummary
  ) throws {
    _ = try writing(to: arguments.log, output) { store in
      // A new log is as empty as the one that all was judged on.
      if summary.prepared.commands.isEmpty || store.kernel.log.head.position != .start {
        summary.prepared = try prepare(plan, arguments, store.kernel)
      }
      summary.answer = try store.kernel.send(inBulk: summary.prepared.commands)
      return .done
    }
  }

  private func prepare(
    _ plan: ImportPlan, _ arguments: Arguments, _ kernel: ClaimsKernel<some EventStore>
  ) throws -> PreparedImport {
    let prepared = try kernel.prepare(plan, by: try administrator(arguments, kernel))
    if let obstacle = prepared.obstacle {
      throw Failure(obstacle: obstacle.command, obstacle.refusal)
    }
    return prepared
  }

  /// Who imports: as asked for, or the log's only administrator, or the first of a new log.
  func administrator(
    _ arguments: Arguments, _ kernel: ClaimsKernel<some EventStore>
  ) throws -> ActorID {
    if let name = arguments.value("by") { return ActorID(name) }
    let register = try kernel.query { $0.actors }
    if register.isEmpty { return ActorID("administrator") }
    let known = register.actors.filter { $0.holds(.administrator) }
    guard let only = known.first, known.count == 1 else {
      let names = known.map { printable($0.id.text) }.joined(separator: ", ")
      throw Usage(.sayWhoImportsByADMIN, names)
    }
    return only.id
  }
}

extension Usage {
  static let mapIsForXES = Usage(.mapIsForXesAlone)
  static let inputTwice = Usage(.dashIsGivenTwice)
}

extension Failure {
  /// A command of an import that would be refused before anything of it is there.
  init(obstacle command: CommandEnvelope, _ refusal: Refusal) {
    let (name, actor, reason) = (command.command.wording, command.actor.text, refusal.wording)
    self.init(.nothingWasWrittenByWould, name, actor, reason)
  }
}

extension Output {
  /// An import that the log stopped half-way.
  func message(stoppedBy refusal: RefusedAnswer) {
    let reason = Refusal(refusal.reasons).wording
    message(.aCommandWasRefusedAnd, reason)
  }
}

/// What an import did.
struct ImportSummary {
  var prepared: PreparedImport
  var answer = BulkAnswer()

  private var plan: ImportPlan { prepared.plan }
  var isWhole: Bool { answer.refusal == nil && plan.omissions.isEmpty }

  /// For people; `most` cases that were left out are listed.
  func text(_ speech: Speech, most: UInt64) -> String {
    var lines = [
      speech.say(.casesImported, plan.report.cases, plan.cases, plan.omissions.count),
      speech.say(.factsInferred, plan.inferred),
    ]
    if let change = plan.report.rulesChange, let days = plan.days {
      lines.append(printable(speech.rules(change, on: days)))
    }
    lines.append(speech.say(written: answer, prepared.people, rules: prepared.rules))
    lines += plan.report.passedOverText(speech) + plan.report.unreadText(speech, most: most)
    let causes = plan.omissions.compactMap(\.cause)
    lines += causes.totals.text(speech, of: causes.count, most: most)
    lines += speech.listed(
      plan.omissions.map { omission in
        let reason = omission.reason.at(Phrase(.caseNamed, omission.foreignCase))
        return printable("  " + speech.say(.leftOutFor, reason))
      }, most: most)
    return (lines + plan.report.remarksText(speech, most: most)).joined(separator: "\n")
  }

  /// Source: Examples/Maps/README.md, "Importing".
  var json: String {
    return JSONWriter.object { writer in
      for (name, value) in [
        ("cases", plan.report.cases), ("imported", plan.cases), ("inferred", plan.inferred),
        ("written", answer.written), ("repeated", answer.repeated),
        ("people", prepared.people), ("rules", prepared.rules),
      ] {
        writer.member(name, value)
      }
      writer.member("totals", objects: plan.omissions.compactMap(\.cause).totals) {
        $1.write(to: &$0)
      }
      writer.member("leftOut", objects: plan.omissions) { writer, omission in
        writer.member("case", omission.foreignCase)
        writer.member("event", omission.cause?.event)
        writer.member("activity", omission.cause?.activity)
        writer.member("command", omission.cause?.command)
        writer.member("reason", omission.reason.en)
      }
      plan.report.writeRemarks(to: &writer)
    }
  }
}

extension Speech {
  /// Which rules were in force on the days of what was brought over alone, and why.
  func rules(_ change: RulesChange, on days: ClosedRange<LocalDate>) -> String {
    say(
      .rulesOfDaysAlone, days.lowerBound.text, days.upperBound.text, change.text(self),
      change.reason)
  }

  /// What an import has written.
  ///
  /// - Parameter rules: how many of the commands set rules; nil if none of its kind do.
  func say(written answer: BulkAnswer, _ people: Int, rules: Int? = nil) -> String {
    let written = Phrase(.commandsWritten, answer.written, answer.repeated, people)
    return (rules.map { Phrase(.andAboutRules, written, $0) } ?? written)[language]
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs that show who may do what, and by which rules: actors, rules.

extension Verb {
  func actors(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let query: ActorsQuery = try arguments.query()
    return try ask(query, arguments, &output) { view, scene, output in
      let speech = output.speech
      func since(_ mark: LogMark) -> String { mark.text(speech, tellsWho: scene.access.readsRules) }
      for row in view.rows {
        output.line(
          output.bold("\(printable(row.actor.id.text))  \(printable(row.actor.name))")
            + "  \(speech.name(of: row.actor.status)), \(since(row.status))")
        for (role, mark) in zip(row.actor.roles, row.roles) {
          output.line("  \(speech.name(of: role).padded(to: 28)) \(since(mark))")
        }
        for (limit, mark) in zip(row.actor.limits, row.limits) {
          let text =
            speech.name(of: limit.kind) + " " + speech.say(.upTo) + " " + limit.limit.display
          output.line("  \(text.padded(to: 28)) \(since(mark))")
        }
      }
      if view.rows.isEmpty {
        output.line(speech.say(query == ActorsQuery() ? .nobodyIsRegistered : .nobodyIsFound))
      }
    }
  }

  func rules(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try ask(arguments.query(RulesQuery.self), arguments, &output) { view, scene, output in
      let speech = output.speech
      for row in view.rows {
        let from =
          row.set.from.map { speech.say(.from) + " " + $0.text }
          ?? speech.say(.always)
        let ended =
          row.isStanding ? "" : speech.say(.notInForceAnyMore)
        output.line(
          output.bold(speech.say(.revision) + " \(row.revision)")
            + "  \(from)\(ended), \(row.mark.text(speech)): " + printable(row.set.reason))
        let values =
          row.isFull ? row.set.rules.values(speech) : row.set.rules.differencesFromBuiltIn(speech)
        for value in values { output.line("  " + value) }
      }
      guard !view.isAnySet, scene.access.readsRules else { return }
      output.line(
        speech.say(.theBuiltInRulesAre))
      for row in speech.rows(of: ClaimRules.builtIn) {
        output.line("  \(speech.name(ofField: row.path)) \(row.value)")
      }
    }
  }
}

extension LogMark {
  fileprivate func text(_ speech: Speech, tellsWho: Bool = true) -> String {
    speech.say(.since) + " " + speech.time(recorded)
      + (speech.effective(effective, recorded: recorded).map { ", " + $0 } ?? "")
      + (tellsWho ? " " + speech.say(.byActor) + " " + printable(by.text) : "")
      + speech.say(.position) + " " + "\(position.value)"
  }
}

extension ClaimRules {
  /// Every value, those that differ from the built-in rules with what these say.
  fileprivate func values(_ speech: Speech) -> [String] {
    let builtIn = Dictionary(
      speech.rows(of: ClaimRules.builtIn).map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
    return speech.rows(of: self).map { row in
      let other = builtIn[row.path] ?? speech.say(.noValue)
      let mark = other == row.value ? "" : " (\(speech.say(.builtIn)): \(other))"
      return "\(speech.name(ofField: row.path)) \(row.value)\(mark)"
    }
  }

  /// The values that differ from the built-in rules.
  fileprivate func differencesFromBuiltIn(_ speech: Speech) -> [String] {
    let found = differences(from: speech.rows(of: ClaimRules.builtIn), to: speech.rows(of: self))
    if found.isEmpty { return [speech.say(.asBuiltIn)] }
    let (none, builtIn) = (speech.say(.noValue), speech.say(.builtIn))
    return found.map {
      "\(speech.name(ofField: $0.path)) \($0.after ?? none) (\(builtIn): \($0.before ?? none))"
    }
  }
}

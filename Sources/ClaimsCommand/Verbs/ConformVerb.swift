import ClaimsKernel
import EventSourcing

extension Verb {
  /// Replays a foreign log and tells where it does what the lifecycle would not allow.
  func conform(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let most = try arguments.number("most") ?? 20
    let source = try ForeignSource(self, arguments, file: arguments.rest[0])
    var conformance = Conformance(source.map)
    try source.log.forEachCase(output) { conformance.replay($0) }
    if arguments.has("json") {
      output.line(conformance.report.json)
    } else {
      output.text(conformance.report.text(output, most: most))
    }
    return .done
  }
}

extension ConformanceReport {
  /// For people; `most` deviations are listed.
  func text(_ output: Output, most: UInt64) -> String {
    let speech = output.speech
    var lines = [
      speech.say(
        .casesConforming, cases, conformingOnTable, conforming,
        unjudged == 0 ? Phrase() : Phrase(.casesUnjudged, unjudged)),
      orderedOutcomes.map { text($0, speech) }.joined(separator: ", ") + closingsText(speech),
    ].filter { !$0.isEmpty }
    if reopened > 0 { lines.append(speech.say(.reopenedCases, reopened, reopenings)) }
    if resources == .roles { lines.append(speech.say(.resourcesAreRoles)) }
    if let rulesChange {
      lines.append(speech.say(.underChangedRules, rulesChange.text(speech), rulesChange.reason))
    }
    lines += [
      speech.say(.factsInferred, inferred), speech.say(.eventsPassedOver, events, passedOver),
    ]
    lines += passedOverText(speech) + unreadText(speech, most: most)
    if guesses > 0 { lines.append(speech.say(.guessesLeft, guesses)) }
    let kinds = Deviation.Kind.allCases.map { kind in
      (deviations.count { $0.kind == kind }, kind.wording)
    }
    lines.append(
      deviations.isEmpty
        ? speech.say(.noDeviations)
        : speech.say(.deviationsFound, deviations.count, speech.counts(kinds)))
    lines = lines.map(printable)
    lines += deviations.totals.text(speech, of: deviations.count, most: most)
    lines += speech.listed(deviations.map { $0.text(output) }, most: most)
    return (lines + remarksText(speech, most: most)).joined(separator: "\n")
  }

  private func text(_ outcome: (name: String, count: Int), _ speech: Speech) -> String {
    guard outcome.name == "none" else {
      let name = speech.words == nil ? nil : wording(ofOutcome: outcome.name)[speech.language]
      return "\(outcome.count) \(name ?? outcome.name)"
    }
    return speech.say(.casesWithout, outcome.count, speech.kind(of: machine.category))
  }

  /// Where nothing counted, the map asks for transitions that the log does not have.
  func passedOverText(_ speech: Speech) -> [String] {
    guard passedOver == events, !otherTransitions.isEmpty else { return [] }
    let found = otherTransitions.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return [speech.say(.noEventCounts, found)]
  }

  /// What is odd about the log itself.
  func remarksText(_ speech: Speech, most: UInt64) -> [String] {
    guard !remarks.isEmpty else { return [] }
    let kinds = LogRemark.Kind.allCases.map { kind in
      (remarks.count { $0.kind == kind }, kind.wording)
    }
    return [speech.say(.remarksFound, remarks.count, speech.counts(kinds))]
      + speech.listed(remarks.map { $0.text(speech) }, most: most)
  }

  /// What of the log goes nowhere, since no step of the map asks for it.
  func unreadText(_ speech: Speech, most: UInt64) -> [String] {
    guard unread.total > 0 else { return [] }
    return [speech.say(.valuesNoStepAsks, unread.total, unread.text(most: Int(clamping: most)))]
  }

  private func closingsText(_ speech: Speech) -> String {
    guard !closings.isEmpty else { return "" }
    let counts = orderedClosings.map { name, count in
      "\(speech.words == nil ? name : wording(ofClosing: name)[speech.language]) \(count)"
    }
    return " (" + counts.joined(separator: ", ") + ")"
  }
}

extension RulesChange {
  /// `fourEyes false instead of true`, one after the other.
  func text(_ speech: Speech) -> String {
    changes.map { speech.say(.ruleInsteadOf, speech.name(ofField: $0.rule), $0.to, $0.from) }
      .joined(separator: ", ")
  }
}

extension Speech {
  /// `2 table, 1 role`, without those of which there are none.
  func counts(_ kinds: [(count: Int, name: Phrase)]) -> String {
    kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.name[language])" }
      .joined(separator: ", ")
  }

  /// At most so many lines, and how many more there are.
  func listed(
    _ lines: [String], most: UInt64, _ more: Phrase.Key = .andMoreLines
  ) -> [String] {
    let shown = lines.prefix(Int(clamping: most))
    return shown.count == lines.count
      ? lines : shown + ["  " + say(more, lines.count - shown.count)]
  }
}

extension [DeviationTotal] {
  /// Nothing if there is no more to it than the list that follows.
  func text(_ speech: Speech, of count: Int, most: UInt64) -> [String] {
    guard self.count < count else { return [] }
    let width = String(first?.count ?? 0).count
    return speech.listed(
      map { total in
        let command = total.command.map { "\(speech.label(ofVerbNamed: $0)): " } ?? ""
        return printable(
          "  \("\(total.count)".leftPadded(to: width)) × \(total.activity): "
            + "\(total.kind.wording[speech.language]): \(command)\(total.reason[speech.language])")
      }, most: most)
  }
}

extension LogRemark {
  fileprivate func text(_ speech: Speech) -> String {
    let name = Phrase(.caseNamed, foreignCase)
    let place = event == 0 ? name : Phrase(.caseEvent, name, event)
    let activity = activity.isEmpty ? "" : ", \(activity)"
    return printable(
      "  \(place[speech.language])\(activity): \(kind.wording[speech.language]): "
        + reason[speech.language])
  }
}

extension Deviation {
  fileprivate func text(_ output: Output) -> String {
    let speech = output.speech
    let place = speech.say(.caseEvent, Phrase(.caseNamed, foreignCase), event)
    let step = command.map { command in
      let name = speech.label(ofVerbNamed: command)
      return (isInferred ? speech.say(.commandInferred, name) : name) + ": "
    }
    let line = line.map { Phrase(.line, $0, Phrase(plain: step ?? ""))[speech.language] }
    return printable("  \(place), \(activity): ") + output.red(kind.wording[speech.language])
      + printable(": " + (line ?? step ?? "") + reason[speech.language])
  }
}

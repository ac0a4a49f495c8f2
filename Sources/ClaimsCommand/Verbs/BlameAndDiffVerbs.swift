import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs that compare a stream with itself: blame, diff.

extension Verb {
  func blame(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try ask(BlameQuery.self, arguments, &output) { view, query, asking, output in
      printHead(query.stream, asking, &output)
      let speech = output.speech
      let lines = Dictionary(uniqueKeysWithValues: view.rows.map { ($0.path, $0) })
      let worded = Dictionary(
        view.values.map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
      let fields = displayRows(
        view.rows.map { FieldList.Row(path: $0.path, value: worded[$0.path] ?? $0.value) },
        in: speech.zone
      ).map { ($0.path, speech.name(ofField: $0.path), $0.value) }
      let widths = (fields.map(\.1.count).max() ?? 0, fields.map(\.2.count).max() ?? 0)
      for (path, name, value) in fields {
        // An amount is shown in one piece; it is its number that people ask about.
        guard let line = lines[path] ?? lines[path + ".minorUnits"] ?? lines[path + "[0]"] else {
          continue
        }
        output.line(
          "  \(name.padded(to: widths.0))  \(value.padded(to: widths.1))  \(line.source(speech))")
      }
    }
  }

  func diff(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try ask(DiffQuery.self, arguments, &output) { view, query, asking, output in
      let speech = output.speech
      printHead(query.stream, asking, &output)
      let fields = view.fields(in: asking.scene.words)
      let (before, after) = (displayed(fields.from, speech), displayed(fields.to, speech))
      let found = differences(from: before, to: after)
      let width = found.map(\.path.count).max() ?? 0
      for difference in found {
        output.line(
          "  \(difference.path.padded(to: width))  \(difference.before ?? "–") → "
            + (difference.after ?? "–"))
      }
      if found.isEmpty {
        output.line("  " + speech.say(.noDifference))
      }
      guard !view.said.isEmpty else { return }
      output.line(output.bold(speech.say(.whatWasSaid)))
      for statement in view.said { output.entry(statement.text(output)) }
    }
  }

  /// What the stream is.
  func printHead(_ stream: StreamID?, _ asking: Asking, _ output: inout Output) {
    guard let stream else { return }
    output.line(output.bold(shown(stream, asking.person(of: stream), output.speech)))
  }

  private func displayed(_ rows: [FieldList.Row], _ speech: Speech) -> [FieldList.Row] {
    displayRows(rows, in: speech.zone).map {
      FieldList.Row(path: speech.name(ofField: $0.path), value: $0.value)
    }
  }
}

extension Blame.Row {
  /// Where a value comes from, in a line, and why.
  fileprivate func source(_ speech: Speech) -> String {
    let command = line.command.command
    let verb =
      seen.showsSender ? speech.label(ofVerb: command.name) + " " + speech.say(.byActor) + " " : ""
    return
      speech.begin(line.stored.position, line.entry.recorded)
      + "\(speech.title(of: line.event.kind).padded(to: speech.eventWidth)) \(verb)\(seen.sender(speech))"
      + ([line.entry.effectiveText(speech)].compactMap { $0 }
      + displayRows(texts(in: speech.words), in: speech.zone).map {
        "\(speech.name(ofField: $0.path)) \($0.value)"
      }).map { ", " + $0 }.joined()
  }
}

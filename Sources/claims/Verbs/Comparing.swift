import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verbs that compare a stream with itself: blame, diff.

extension Verb {
  func blame(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let reader = try Reader(arguments, output, needsWorld: true)
    let stream = try reader.stream(arguments.rest[0])
    var blame = Blame()
    try forEachLine(of: stream, reader) { blame.apply($0) }
    let rows = blame.rows(as: reader.visibility)
    if arguments.has("json") {
      for row in rows { output.line(row.json) }
      return .done
    }
    let speech = output.speech
    let lines = Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0.seen) })
    output.line(output.bold(shown(stream, reader.person(of: stream), speech)))
    let worded = Dictionary(
      blame.values(in: speech.words).map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
    let fields = displayRows(
      rows.map { FieldList.Row(path: $0.path, value: worded[$0.path] ?? $0.value) }
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
    return .done
  }

  func diff(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let from = try point(arguments, "from") ?? .position(0)
    let to = try point(arguments, "to") ?? AuditPoint()
    let reader = try Reader(arguments, output, needsWorld: true)
    let stream = try reader.stream(arguments.rest[0])
    var comparison = Comparison(from: from, to: to)
    for point in [from, to] { tellWhereItEnds(reader.log, before: point, output) }
    try forEachLine(of: stream, reader) { comparison.apply($0) }
    let redaction = reader.visibility.redaction(of: stream) ?? .nothing
    if arguments.has("json") {
      for difference in comparison.differences(as: redaction) { output.line(difference.json) }
      return .done
    }
    let speech = output.speech
    output.line(output.bold(shown(stream, reader.person(of: stream), speech)))
    let fields = comparison.fields(as: redaction, in: speech.words)
    let (before, after) = (displayed(fields.from, speech), displayed(fields.to, speech))
    let found = differences(from: before, to: after)
    let width = found.map(\.path.count).max() ?? 0
    for difference in found {
      output.line(
        "  \(difference.path.padded(to: width))  \(difference.before ?? "–") → "
          + (difference.after ?? "–"))
    }
    if found.isEmpty {
      output.line("  " + speech.say("no difference", "ninguna diferencia"))
    }
    return .done
  }

  private func displayed(_ rows: [FieldList.Row], _ speech: Speech) -> [FieldList.Row] {
    displayRows(rows).map {
      FieldList.Row(path: speech.name(ofField: $0.path), value: $0.value)
    }
  }

  private func point(_ arguments: Arguments, _ name: String) throws -> AuditPoint? {
    guard let text = arguments.value(name) else { return nil }
    if let point = AuditPoint(text) { return point }
    throw Usage(
      "--\(name): expected a position, a time such as 2025-03-04T12:00:00Z, or either followed by "
        + "@TIME for what was true then, found '\(text)'",
      "--\(name): se esperaba una posición, un momento como 2025-03-04T12:00:00Z, o cualquiera de "
        + "ellos seguido de @TIME para lo que era cierto entonces, se encontró '\(text)'")
  }

  private func forEachLine(
    of stream: StreamID, _ reader: Reader, _ body: (HistoryLine) -> Void
  ) throws {
    try reader.log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      for line in try lines(of: entry) where line.stored.stream == stream { body(line) }
      return true
    }
  }
}

extension VisibleEvent {
  /// Where a value comes from, in a line.
  fileprivate func source(_ speech: Speech) -> String {
    let command = line.command.command
    let verb =
      showsSender ? speech.label(ofVerb: command.name) + speech.say(" by ", " por ") : ""
    return
      "\("\(line.stored.position.value)".leftPadded(to: 6))  \(shortTime(line.entry.effective))  "
      + "\(speech.title(of: line.event.kind).padded(to: 20)) \(verb)\(sender(speech))"
  }
}

import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verbs that compare a claim with itself: blame, diff.

extension Verb {
  func blame(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var blame = ClaimBlame()
    let log = try openForReading(arguments, output)
    let id = try forEachLine(of: arguments.rest[0], in: log) { blame.apply($0) }
    let rows = blame.rows
    if arguments.has("json") {
      for row in rows { output.line(row.json) }
      return .done
    }
    let lines = Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0.line) })
    output.line(output.bold("claim \(id.text)"))
    let shown = displayRows(rows.map { FieldList.Row(path: $0.path, value: $0.value) })
    let widths = (shown.map(\.path.count).max() ?? 0, shown.map(\.value.count).max() ?? 0)
    for row in shown {
      // An amount is shown in one piece; it is its number that people ask about.
      guard let line = lines[row.path] ?? lines[row.path + ".minorUnits"] else { continue }
      output.line(
        "  \(row.path.padded(to: widths.0))  \(row.value.padded(to: widths.1))  \(line.source)")
    }
    return .done
  }

  func diff(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let from = try point(arguments, "from") ?? .position(0)
    let to = try point(arguments, "to") ?? AuditPoint()
    var comparison = ClaimComparison(from: from, to: to)
    let log = try openForReading(arguments, output)
    for point in [from, to] { tellWhereItEnds(log, before: point, output) }
    let id = try forEachLine(of: arguments.rest[0], in: log) { comparison.apply($0) }
    if arguments.has("json") {
      for difference in comparison.differences { output.line(difference.json) }
      return .done
    }
    output.line(output.bold("claim \(id.text)"))
    let (before, after) = (displayed(comparison.fields.from), displayed(comparison.fields.to))
    let found = differences(from: before, to: after)
    let width = found.map(\.path.count).max() ?? 0
    for difference in found {
      output.line(
        "  \(difference.path.padded(to: width))  \(difference.before ?? "–") → "
          + (difference.after ?? "–"))
    }
    if found.isEmpty { output.line("  no difference") }
    return .done
  }

  private func displayed(_ rows: [FieldList.Row]) -> [FieldList.Row] {
    displayRows(rows).map { FieldList.Row(path: $0.path, value: $0.value) }
  }

  private func point(_ arguments: Arguments, _ name: String) throws -> AuditPoint? {
    guard let text = arguments.value(name) else { return nil }
    if let point = AuditPoint(text) { return point }
    throw Usage(
      "--\(name): expected a position, a time such as 2025-03-04T12:00:00Z, or either followed by "
        + "@TIME for what was true then, found '\(text)'")
  }

  /// Every line of the claim that a word names; which claim that is.
  private func forEachLine<Log: EventStore>(
    of wanted: String, in log: Log, _ body: (HistoryLine) -> Void
  ) throws -> Identifier {
    let id = try ClaimBoard(folding: log).card(wanted).id
    try log.forEachEntry(of: .claim(id)) { entry throws(EventStoreError) in
      for line in try lines(of: entry) where line.stored.stream.id == id { body(line) }
      return true
    }
    return id
  }
}

extension HistoryLine {
  /// Where a value comes from, in a line.
  fileprivate var source: String {
    "\("\(stored.position.value)".leftPadded(to: 6))  \(shortTime(entry.effective))  "
      + "\("\(event.name)".padded(to: 20)) \(command.command.name) by "
      + "\(printable(command.actor.text)) (\(command.role.name))"
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  /// Writes VERIS incidents into a log of ours, as reports.
  func importingVERIS(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.value("map") == nil else { throw Usage("--map is for xes alone") }
    let most = try arguments.number("most") ?? 20
    let source = arguments.value("source") ?? "veris"
    let files = arguments.rest.dropFirst()
    guard files.count(where: { $0 == "-" }) < 2 else { throw Usage("'-' is given twice") }
    var reports: [PlannedReport] = []
    for file in files { reports += try planned(file, source: source) }
    var summary: VERISSummary?
    let code = try writing(to: arguments.log, output) { store in
      let administrator = try administrator(arguments, store.kernel)
      let prepared = try store.kernel.prepare(reports, source: source, by: administrator)
      if let obstacle = prepared.obstacle {
        throw Failure(
          "nothing was written: \(obstacle.command.command.name) by "
            + "\(obstacle.command.actor.text) would be refused: \(obstacle.refusal.message)")
      }
      let answer = try store.kernel.send(inBulk: prepared.commands)
      summary = VERISSummary(prepared: prepared, answer: answer)
      return answer.refusal == nil ? .done : .refused
    }
    guard let summary else { return code }
    if let refusal = summary.answer.refusal {
      output.message("claims: a command was refused, and nothing sent after it: \(refusal.message)")
    }
    if arguments.has("json") {
      for line in summary.jsonLines { output.line(line) }
    } else {
      for line in summary.lines(most: Int(clamping: most)) { output.line(line) }
    }
    return code
  }

  /// One incident, or a list of them.
  private func planned(_ file: String, source: String) throws -> [PlannedReport] {
    let shown = file == "-" ? "standard input" : file
    let input = try Input(file)
    let bytes: [UInt8]
    do throws(Failure) { bytes = try input.all() } catch {
      throw Failure("nothing was written: \(shown): \(error.wording.en)")
    }
    let value: JSONValue
    do throws(JSONFault) { value = try JSONValue(parsing: bytes) } catch {
      throw Failure("nothing was written: \(shown): \(printable(error.explanation))")
    }
    var incidents = [value]
    if case .array(let list) = value { incidents = list }
    var reports: [PlannedReport] = []
    for incident in incidents {
      do throws(IncidentFault) {
        reports.append(try VerisImport(source: source).plan(incident))
      } catch {
        throw Failure("nothing was written: \(shown): \(printable("\(error)"))")
      }
    }
    return reports
  }
}

/// What an import of VERIS incidents did.
struct VERISSummary {
  let prepared: PreparedReports
  let answer: BulkAnswer

  /// For people; `most` paths that no report has a field for are listed.
  func lines(most: Int) -> [String] {
    let reports = prepared.reports
    var lines = [
      "\(reports.count) incidents, \(reports.count - prepared.stops.count) imported, "
        + "\(prepared.stops.count) in part",
      "\(answer.written) commands written, \(answer.repeated) there already; "
        + "\(prepared.people) about people",
    ]
    for status in ReportStatus.allCases {
      let count = prepared.statuses.count { $0 == status }
      if count > 0 { lines.append("  \("\(status.name)".padded(to: 18)) \(count)") }
    }
    lines += listed(reports.flatMap(\.unmapped), "values that a report has no field for", most)
    lines += listed(reports.flatMap(\.approximated), "values that stand for others", most)
    for (place, stop) in prepared.stops.sorted(by: { $0.key < $1.key }) {
      lines.append(
        printable(
          "\(reports[place].name) stops at \(stop.command.command.name): \(stop.refusal.message)"))
    }
    return lines
  }

  /// One line a path, places in lists left out, with how often it occurs and one value.
  private func listed(_ fields: [UnmappedField], _ what: String, _ most: Int) -> [String] {
    guard !fields.isEmpty else { return [] }
    var found: [String: (count: Int, first: UnmappedField)] = [:]
    for field in fields {
      let path = field.path.filter { !$0.isNumber }
      found[path] = ((found[path]?.count ?? 0) + 1, found[path]?.first ?? field)
    }
    let paths = found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    var lines = ["\(fields.count) \(what), by \(paths.count) paths"]
    for (path, entry) in paths.prefix(most) {
      let note = entry.first.note.isEmpty ? "" : ": \(entry.first.note)"
      lines.append(
        printable("  \(path): \(entry.count), such as \(entry.first.value.prefix(60))\(note)"))
    }
    if paths.count > most {
      lines.append("  and \(paths.count - most) more paths; --most N lists N, --json all")
    }
    return lines
  }

  /// One line an incident.
  var jsonLines: [String] {
    prepared.reports.indices.map { place in
      let report = prepared.reports[place]
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("incident")
      writer.string(report.name)
      writer.key("report")
      writer.string(report.report.text)
      writer.key("status")
      writer.string(prepared.statuses[place].name.description)
      if let stop = prepared.stops[place] {
        writer.key("stopped")
        writer.string("\(stop.command.command.name): \(stop.refusal.message)")
      }
      for (name, fields) in [
        ("unmapped", report.unmapped), ("approximated", report.approximated),
      ] {
        writer.key(name)
        writer.beginArray()
        for field in fields {
          writer.beginObject()
          writer.key("path")
          writer.string(field.path)
          writer.key("value")
          writer.string(field.value)
          writer.key("note")
          writer.string(field.note)
          writer.endObject()
        }
        writer.endArray()
      }
      writer.endObject()
      return writer.text
    }
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  /// Writes VERIS incidents into a log of ours, as reports.
  func importingVERIS(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let source = arguments.value("source") ?? "veris"
    var reports: [PlannedReport] = []
    for (file, value) in try foreignValues(arguments) {
      var incidents = [value]
      if case .array(let list) = value { incidents = list }
      for incident in incidents {
        reports.append(
          try planned(file) { () throws(IncidentFault) in
            try VerisImport(source: source).plan(incident)
          })
      }
    }
    return try write(arguments, source, &output) { _ in reports }
  }

  /// Writes the reports of a reporting app into a log of ours.
  func importingIncidents(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let source = arguments.value("source") ?? "incidents"
    let values = try foreignValues(arguments)
    var reading = IncidentImport(
      source: source, administrator: ActorID("administrator"),
      numbers: try incidentNumbers(arguments),
      closeReason: arguments.value("close-reason") ?? "otro")
    func plans(_ reading: IncidentImport) throws -> [PlannedReport] {
      var reports: [PlannedReport] = []
      for (file, value) in values {
        reports += try planned(file) { () throws(IncidentFault) in try reading.plan(value) }
      }
      var numbers: Set<String> = []
      if let twice = reports.first(where: { !numbers.insert($0.name).inserted }) {
        throw Failure(.nothingWasWrittenReportId, twice.name)
      }
      return reports
    }
    // Faults are told before a log is made.
    _ = try plans(reading)
    return try write(arguments, source, &output) { administrator in
      reading.administrator = administrator
      return try plans(reading)
    }
  }

  /// The numbers that an app gives to codes.
  func incidentNumbers(_ arguments: Arguments) throws -> IncidentNumbers {
    guard let file = arguments.value("numbers") else { return .usual }
    let value = try foreignValue(in: file)
    return try planned(file) { () throws(IncidentFault) in try IncidentNumbers(catalogs: value) }
  }

  // MARK: Parts

  private func write(
    _ arguments: Arguments, _ source: String, _ output: inout Output,
    _ reports: (ActorID) throws -> [PlannedReport]
  ) throws -> ExitCode {
    let most = try arguments.number("most") ?? 20
    var summary: ReportsSummary?
    let code = try writing(to: arguments.log, output) { store in
      let administrator = try administrator(arguments, store.kernel)
      let prepared = try store.kernel.prepare(
        try reports(administrator), source: source, by: administrator)
      if let obstacle = prepared.obstacle {
        throw Failure(obstacle: obstacle.command, obstacle.refusal)
      }
      let answer = try store.kernel.send(inBulk: prepared.commands)
      summary = ReportsSummary(prepared: prepared, answer: answer)
      return answer.refusal == nil && prepared.stops.isEmpty ? .done : .refused
    }
    guard let summary else { return code }
    if let refusal = summary.answer.refusal {
      output.message(stoppedBy: refusal)
    }
    if arguments.has("json") {
      for line in summary.jsonLines { output.line(line) }
    } else {
      for line in summary.lines(most: Int(clamping: most)) { output.line(line) }
    }
    return code
  }

  /// The contents of the files, each with its path.
  private func foreignValues(_ arguments: Arguments) throws -> [(file: String, value: JSONValue)] {
    guard arguments.value("map") == nil else { throw Usage.mapIsForXES }
    let files = arguments.rest.dropFirst()
    guard files.count(where: { $0 == "-" }) < 2 else { throw Usage.inputTwice }
    return try files.map { ($0, try foreignValue(in: $0)) }
  }

  private func foreignValue(in file: String) throws -> JSONValue {
    let bytes = try Input(file).all(upTo: Input.foreignLimit)
    do throws(JSONFault) { return try JSONValue(parsing: bytes) } catch {
      throw Failure(nothingWrittenFor: .name(ofFile: file), error.wording)
    }
  }

  private func planned<Plan>(
    _ file: String, _ body: () throws(IncidentFault) -> Plan
  ) throws(Failure) -> Plan {
    do throws(IncidentFault) { return try body() } catch {
      throw Failure(nothingWrittenFor: .name(ofFile: file), error.wording)
    }
  }
}

/// What an import of incidents did.
struct ReportsSummary {
  let prepared: PreparedReports
  let answer: BulkAnswer

  /// For people; `most` paths that no report has a field for are listed.
  func lines(most: Int) -> [String] {
    let reports = prepared.reports
    var lines = [
      "\(reports.count) incidents, \(reports.count - prepared.stops.count) imported, "
        + "\(prepared.stops.count - leftOut) in part, \(leftOut) left out",
      "\(answer.written) commands written, \(answer.repeated) there already; "
        + "\(prepared.people) about people",
    ]
    for status in ReportStatus.allCases where status != .none {
      let count = prepared.statuses.count { $0 == status }
      if count > 0 { lines.append("  \("\(status.name)".padded(to: 18)) \(count)") }
    }
    lines += listed(reports.flatMap(\.unmapped), "values that a report has no field for", most)
    lines += listed(reports.flatMap(\.approximated), "values that stand for others", most)
    for (place, stop) in prepared.stops.sorted(by: { $0.key < $1.key }) {
      lines.append(
        printable(
          "\(reports[place].name) \(isLeftOut(place) ? "is left out" : "stops") at "
            + "\(stop.command.command.name): \(stop.refusal.message)"))
    }
    return lines
  }

  /// Whether nothing of an incident was imported: its first command was refused.
  private func isLeftOut(_ place: Int) -> Bool {
    prepared.stops[place].map { $0.command.id == prepared.reports[place].commands.first?.id }
      ?? false
  }

  private var leftOut: Int { prepared.stops.keys.count(where: isLeftOut) }

  /// One line for each path without list indices: how often it occurs, and one value.
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
      writer.member("incident", report.name)
      writer.member("report", report.report.text)
      writer.member("status", prepared.statuses[place].name.description)
      if let stop = prepared.stops[place] {
        writer.member(
          isLeftOut(place) ? "leftOut" : "stopped",
          "\(stop.command.command.name): \(stop.refusal.message)")
      }
      for (name, fields) in [
        ("unmapped", report.unmapped), ("approximated", report.approximated),
      ] {
        writer.member(name, objects: fields) { writer, field in
          writer.member("path", field.path)
          writer.member("value", field.value)
          writer.member("note", field.note)
        }
      }
      writer.endObject()
      return writer.text
    }
  }
}

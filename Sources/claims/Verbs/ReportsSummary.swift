import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What an import of incidents did.
struct ReportsSummary {
  /// How often a path occurs, and one value.
  private typealias Paths = [String: (count: Int, first: UnmappedField)]

  private let most: Int
  private let isJSON: Bool
  private var (imported, inPart, leftOut) = (0, 0, 0)
  private var (written, repeated, people) = (0, 0, 0)
  private var statuses: [ReportStatus: Int] = [:]
  private var (unmapped, approximated): (Paths, Paths) = ([:], [:])
  /// Incidents that are left out, or come over in part, and why.
  private var stops: [String] = []
  private(set) var isWhole = true
  var isEmpty: Bool { statuses.isEmpty }

  /// - Parameter most: how many of each kind of finding are listed.
  init(most: Int, isJSON: Bool) { (self.most, self.isJSON) = (most, isJSON) }

  /// Takes in what was brought over; in JSON it is told at once, one line an incident.
  mutating func add(_ prepared: PreparedReports, _ answer: BulkAnswer, _ output: inout Output) {
    written += answer.written
    repeated += answer.repeated
    people += prepared.people
    if !prepared.stops.isEmpty || answer.refusal != nil { isWhole = false }
    for place in prepared.reports.indices {
      let (report, stop) = (prepared.reports[place], prepared.stops[place])
      statuses[prepared.statuses[place], default: 0] += 1
      Self.count(report.unmapped, in: &unmapped)
      Self.count(report.approximated, in: &approximated)
      let isLeftOut = stop.map { $0.command.id == report.commands.first?.id }
      switch isLeftOut {
      case nil: imported += 1
      case true?: leftOut += 1
      case false?: inPart += 1
      }
      if let stop, let isLeftOut {
        stops.append(
          "\(report.name) \(isLeftOut ? "is left out" : "stops") at "
            + "\(stop.command.command.name): \(stop.refusal.message)")
      }
      guard isJSON else { continue }
      output.line(json(of: report, prepared.statuses[place], stop, isLeftOut: isLeftOut ?? false))
    }
  }

  /// Tells what was not taken, and for people the rest.
  mutating func finish(_ incidents: ForeignIncidents, _ output: inout Output) {
    let twice = incidents.omissions.count(where: \.isRepeated)
    leftOut += incidents.omissions.count - twice
    if incidents.omissions.count > twice { isWhole = false }
    if isJSON {
      for omission in incidents.omissions { output.line(Self.json(of: omission)) }
      return
    }
    let counts = [imported + inPart + leftOut + twice, imported, inPart, leftOut]
    output.line(
      "\(counts[0]) incidents, \(imported) imported, \(inPart) in part, \(leftOut) left out"
        + (twice == 0 ? "" : ", \(twice) there twice"))
    output.line(
      "\(written) commands written, \(repeated) there already; \(people) about people")
    for status in ReportStatus.allCases where status != .none {
      let count = statuses[status] ?? 0
      if count > 0 { output.line("  \("\(status.name)".padded(to: 18)) \(count)") }
    }
    list(unmapped, "values that a report has no field for", &output)
    list(approximated, "values that stand for others", &output)
    let language = output.speech.language
    let omitted = incidents.omissions.map { omission in
      let text = omission.reason.at(omission.place)[language]
      return omission.isRepeated ? "there twice: " + text : "left out: " + text
    }
    list(stops + omitted, of: "incidents", &output)
  }

  // MARK: Parts

  private static func count(_ fields: [UnmappedField], in paths: inout Paths) {
    for field in fields {
      let path = field.path.filter { !$0.isNumber }
      paths[path] = ((paths[path]?.count ?? 0) + 1, paths[path]?.first ?? field)
    }
  }

  /// One line for each path without list indices: how often it occurs, and one value.
  private func list(_ found: Paths, _ what: String, _ output: inout Output) {
    guard !found.isEmpty else { return }
    let paths = found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let count = paths.reduce(0) { $0 + $1.value.count }
    output.line("\(count) \(what), by \(paths.count) paths")
    let lines = paths.map { path, entry in
      let note = entry.first.note.isEmpty ? "" : ": \(entry.first.note)"
      return "  \(path): \(entry.count), such as \(entry.first.value.prefix(60))\(note)"
    }
    list(lines, of: "paths", &output)
  }

  private func list(_ lines: [String], of what: String, _ output: inout Output) {
    for line in lines.prefix(most) { output.line(printable(line)) }
    if lines.count > most {
      output.line("  and \(lines.count - most) more \(what); --most N lists N, --json all")
    }
  }

  private func json(
    of report: PlannedReport, _ status: ReportStatus, _ stop: PreparedReports.Stop?,
    isLeftOut: Bool
  ) -> String {
    JSONWriter.object { writer in
      writer.member("incident", report.name)
      writer.member("report", report.report.text)
      writer.member("status", status.name.description)
      if let stop {
        writer.member(
          isLeftOut ? "leftOut" : "stopped",
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
    }
  }

  private static func json(of omission: ForeignIncidents.Omission) -> String {
    JSONWriter.object { writer in
      writer.member("place", omission.place.en)
      writer.member(omission.isRepeated ? "repeated" : "leftOut", omission.reason.en)
    }
  }
}

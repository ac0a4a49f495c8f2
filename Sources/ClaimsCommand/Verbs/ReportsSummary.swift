import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What an import of incidents did.
struct ReportsSummary {
  /// How often a path occurs, and one value.
  private typealias Paths = [String: (count: Int, first: UnmappedField)]

  private let most: UInt64
  private let isJSON: Bool
  private var (imported, inPart, leftOut) = (0, 0, 0)
  private var (total, people) = (BulkAnswer(), 0)
  private var statuses: [ReportStatus: Int] = [:]
  private var (unmapped, approximated): (Paths, Paths) = ([:], [:])
  /// Incidents that are left out, or come over in part, and why.
  private var stops: [Phrase] = []
  private(set) var isWhole = true
  var isEmpty: Bool { statuses.isEmpty }

  /// - Parameter most: how many of each kind of finding are listed.
  init(most: UInt64, isJSON: Bool) { (self.most, self.isJSON) = (most, isJSON) }

  /// Takes in what was brought over; in JSON it is told at once, one line an incident.
  mutating func add(_ prepared: PreparedReports, _ answer: BulkAnswer, _ output: inout Output) {
    total.written += answer.written
    total.repeated += answer.repeated
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
          Phrase(
            isLeftOut ? .incidentLeftOutAt : .incidentStopsAt, report.name,
            stop.command.command.wording, stop.refusal.wording))
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
    let speech = output.speech
    output.line(
      speech.say(
        .incidentsImported, imported + inPart + leftOut + twice, imported, inPart, leftOut,
        twice == 0 ? Phrase() : Phrase(.incidentsTwice, twice)))
    output.line(speech.say(written: total, people))
    for status in ReportStatus.allCases where status != .none {
      let count = statuses[status] ?? 0
      if count > 0 { output.line("  \(speech.name(of: status).padded(to: 18)) \(count)") }
    }
    list(unmapped, .valuesWithoutField, &output)
    list(approximated, .valuesForOthers, &output)
    let omitted = incidents.omissions.map { omission in
      Phrase(
        omission.isRepeated ? .thereTwiceFor : .leftOutFor, omission.reason.at(omission.place))
    }
    list((stops + omitted).map { $0[speech.language] }, .andMoreIncidents, &output)
  }

  // MARK: Parts

  private static func count(_ fields: [UnmappedField], in paths: inout Paths) {
    for field in fields {
      let path = field.path.filter { !$0.isNumber }
      paths[path] = ((paths[path]?.count ?? 0) + 1, paths[path]?.first ?? field)
    }
  }

  /// One line for each path without list indices: how often it occurs, and one value.
  private func list(_ found: Paths, _ what: Phrase.Key, _ output: inout Output) {
    guard !found.isEmpty else { return }
    let speech = output.speech
    let paths = found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let count = paths.reduce(0) { $0 + $1.value.count }
    output.line(speech.say(what, count, paths.count))
    let lines = paths.map { path, entry in
      let value = String(entry.first.wording[speech.language].prefix(60))
      let note = entry.first.note.map { ": " + $0[speech.language] } ?? ""
      return "  \(path): \(speech.say(.commaSuchAs, entry.count, value))\(note)"
    }
    list(lines, .andMorePaths, &output)
  }

  private func list(_ lines: [String], _ more: Phrase.Key, _ output: inout Output) {
    for line in output.speech.listed(lines.map(printable), most: most, more) { output.line(line) }
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
          writer.member("note", field.note?.en ?? "")
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

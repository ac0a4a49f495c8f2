import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verbs aging and fraud: how long claims stand where they stand, and which are suspected.

extension Verb {
  static let agingOptions = [
    Option(
      name: "at", value: "DAY", meaning: "how old they were at the end of this day; today else"),
    Option(name: "by", value: "KEY,…", meaning: "type, assignee, status; type,assignee else"),
    Option(
      name: "clock", value: "CLOCK",
      meaning: "which time of an event counts: recorded, or effective"),
  ]

  static let agingNote = """
    Counts the claims that are neither closed nor voided, nor drafts, by the days for which they are
    in their status, and by the days since the loss. Days are those of UTC. --json has a line for
    each row, and one for all.
    """

  static let fraudOptions = [
    Option(name: "at", value: "TIME", meaning: "how they stood at this time; now else"),
    Option(
      name: "status", value: "S,…", meaning: "only suspicions that are flagged, referred, and so on"
    ),
    Option(
      name: "clock", value: "CLOCK",
      meaning: "which time of an event counts: recorded, or effective"),
  ]

  static let fraudNote = """
    First those that are with the special investigators, the longest first; then those that are
    flagged, confirmed and cleared, the highest score first. A claim's score is the highest of its
    flags'. Days with the investigators end when they say what they found.
    """

  func aging(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var groupings: [AgingGrouping] = []
    for name in arguments.list("by") {
      groupings.append(try Arguments.choice(name, for: "--by", of: AgingGrouping.self))
    }
    if groupings.isEmpty { groupings = [.type, .assignee] }
    let clock = try arguments.choice("clock", of: ModelClock.self) ?? .recorded
    let day = try arguments.day("at")
    let reader = try Reader(arguments, output)
    let claims = try DatedClaims(clock: clock, until: day?.end, folding: reader.log)
    let table = AgingTable(
      of: claims, by: groupings, on: day?.day ?? reader.time.dayUTC, as: reader.sight)
    if arguments.has("json") {
      for line in table.jsonLines { output.line(line) }
      return .done
    }
    let speech = output.speech
    for (title, buckets) in [
      (speech.say("days in status", "días en el estado"), \AgingRow.inStatus),
      (speech.say("days since the loss", "días desde el siniestro"), \AgingRow.sinceLoss),
    ] {
      output.line(output.bold(title))
      print(table, buckets, &output)
      output.line("")
    }
    let open = speech.count(
      table.total.claims, ("open claim", "open claims"),
      ("reclamación abierta", "reclamaciones abiertas"))
    output.line(output.dim(open + speech.say(" on ", " el ") + table.day.text))
    return .done
  }

  private func print(
    _ table: AgingTable, _ buckets: KeyPath<AgingRow, AgeBuckets>, _ output: inout Output
  ) {
    let keys = AgingGrouping.allCases.filter(table.groupings.contains)
    let numbers = keys.count..<(keys.count + AgeBuckets.names.count + 3)
    let speech = output.speech
    var shown = TextTable(
      keys.map { $0.title(speech) } + AgeBuckets.names + [
        speech.say("unknown", "se desconoce"), speech.say("claims", "reclamaciones"),
        speech.say("oldest", "la más antigua"),
      ], numbers: Set(numbers))
    for row in table.rows + [table.total] {
      let isTotal = row.type == nil && row.assignee == nil && row.status == nil
      let names = keys.enumerated().map { place, key in
        isTotal ? (place == 0 ? "total" : "") : row.name(key, speech)
      }
      let ages = row[keyPath: buckets]
      shown.add(
        names + ages.counts.map(String.init) + [
          "\(ages.unknown)", "\(row.claims)", ages.oldest.map { "\($0)" } ?? "",
        ])
    }
    shown.print(&output)
  }

  func fraud(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let statuses = try arguments.codes("status", of: FraudStatus.self)
    let clock = try arguments.choice("clock", of: ModelClock.self) ?? .recorded
    let until = try arguments.time("at")
    let reader = try Reader(arguments, output)
    let claims = try DatedClaims(clock: clock, until: until, folding: reader.log)
    let board = FraudBoard(of: claims, in: statuses, at: until ?? reader.time, as: reader.sight)
    if arguments.has("json") {
      for row in board.rows { output.line(row.json) }
      return .done
    }
    let speech = output.speech
    let catalogs = speech.words == nil ? CatalogBook() : try reader.catalogs
    var table = TextTable(
      [
        speech.say("fraud", "fraude"), speech.say("score", "puntuación"),
        speech.say("flags", "indicios"), speech.say("days", "días"), "id",
        speech.say("status", "estado"), speech.say("assignee", "responsable"),
        speech.say("indicators", "indicadores"), speech.say("title", "título"),
      ], numbers: [1, 2, 3])
    for row in board.rows {
      let indicators = row.indicators.map { speech.label(of: $0, .fraudIndicators, catalogs) }
      table.add([
        speech.name(of: row.status), "\(row.score)", "\(row.flags)",
        row.siuDays.map { "\($0)" } ?? "", row.id.text, speech.name(of: row.claim.status),
        printable(row.claim.handler.text), printable(indicators.joined(separator: ", ")),
        printable(row.claim.title),
      ])
    }
    table.print(&output)
    let counts = board.counts.map { "\($0.claims) " + speech.name(of: $0.status) }
    output.line(
      output.dim(
        speech.count(ofClaims: board.rows.count)
          + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))))
    return .done
  }
}

extension AgingGrouping {
  fileprivate func title(_ speech: Speech) -> String {
    switch self {
    case .type: speech.say("type", "tipo")
    case .assignee: speech.say("assignee", "responsable")
    case .status: speech.say("status", "estado")
    }
  }
}

extension AgingRow {
  fileprivate func name(_ key: AgingGrouping, _ speech: Speech) -> String {
    switch key {
    case .type: type.map { speech.name(of: $0) } ?? ""
    case .assignee:
      (assignee?.isEmpty ?? true)
        ? speech.say("nobody", "nadie") : printable(assignee?.text ?? "")
    case .status: status.map { speech.name(of: $0) } ?? ""
    }
  }
}

extension Arguments {
  /// A day and its last moment, in UTC; nil where the option is not given.
  func day(_ option: String) throws(Usage) -> (day: LocalDate, end: Instant)? {
    guard let text = value(option) else { return nil }
    guard let day = LocalDate(text), let end = Instant(text + "T23:59:59.999999999Z") else {
      throw Usage(
        "--\(option): expected a day such as 2025-03-04, found '\(text)'",
        "--\(option): se esperaba un día como 2025-03-04, se encontró '\(text)'")
    }
    return (day, end)
  }
}

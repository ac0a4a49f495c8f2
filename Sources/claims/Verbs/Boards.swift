import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verbs documents, reports and funnel: what there is besides claims, as somebody sees it.

extension Verb {
  static let documentsOptions = [
    Option(name: "status", value: "S,…", meaning: "only documents in one of these statuses"),
    Option(name: "type", value: "T,…", meaning: "only documents of one of these types"),
    Option(name: "owner", value: "A", meaning: "only the documents of this person"),
    Option(
      name: "expiring", value: "DAYS",
      meaning: "pending and verified ones whose last day is at most so many days away"),
    Option(name: "at", value: "DAY", meaning: "from which days are counted; today else"),
    Option(name: "sort", value: "KEY,…", meaning: "by these, KEY:desc for downwards; expiry else"),
    Option(name: "limit", value: "N", meaning: "how many to show at most"),
    Option(name: "offset", value: "N", meaning: "how many to pass over"),
  ]

  static let documentsNote = """
    KEY is one of: \(DocumentOrder.Key.allCases.map(\.rawValue).joined(separator: ", ")).
    Days left are 0 on the last day on which a document counts, in UTC. Deleted documents are shown
    only where --status asks for them. The claims are those that rely on a document, drafts left out.
    """

  func documents(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var query = DocumentQuery()
    query.statuses = try arguments.codes("status", of: DocumentStatus.self)
    query.types = Set(arguments.list("type"))
    query.owner = arguments.value("owner").map { ActorID($0) }
    query.expiringDays = try arguments.count("expiring").map { Int64($0) }
    if arguments.value("sort") != nil {
      query.order = try arguments.order("sort", of: DocumentOrder.Key.self).map {
        DocumentOrder($0.key, descending: $0.isDescending)
      }
    }
    query.limit = try arguments.count("limit")
    query.offset = try arguments.count("offset") ?? 0
    let now = systemClock()
    let day = try arguments.day("at")?.day ?? now.dayUTC
    let world = try World(folding: try openForReading(arguments, output))
    let access = try arguments.access(in: world.actors)
    let board = DocumentBoard(of: world, query, as: access, on: day, at: now)
    if arguments.has("json") {
      for row in board.rows { output.line(row.json) }
      return .done
    }
    let speech = output.speech
    var table = TextTable(
      [
        speech.say("valid until", "válido hasta"), speech.say("days", "días"),
        speech.say("status", "estado"), speech.say("type", "tipo"),
        speech.say("owner", "titular"), speech.say("claims", "reclamaciones"), "id",
        speech.say("title", "título"),
      ], numbers: [1, 5])
    for row in board.rows {
      let document = row.document
      table.add([
        document.validUntil?.text ?? "–", row.daysLeft.map { "\($0)" } ?? "–",
        speech.name(of: document.status),
        printable(speech.label(of: document.type, .documentTypes, world.catalogs)),
        printable(document.owner.text), row.claims.map { "\($0.count)" } ?? "–", row.id.text,
        printable(document.title),
      ])
    }
    table.print(&output)
    let shown =
      board.rows.count == board.total ? "" : "\(board.rows.count) " + speech.say("of ", "de ")
    output.line(
      output.dim(
        shown + speech.count(board.total, ("document", "documents"), ("documento", "documentos"))))
    return .done
  }

  static let reportsOptions = [
    Option(name: "status", value: "S,…", meaning: "only reports in one of these statuses"),
    Option(name: "type", value: "T,…", meaning: "only attacks of these types"),
    Option(name: "impact", value: "I,…", meaning: "only reports of these impacts"),
    Option(name: "limit", value: "N", meaning: "how many to show at most; all are counted"),
    Option(name: "offset", value: "N", meaning: "how many to pass over"),
    Option(
      name: "community", value: nil,
      meaning: "what anybody may know of those handed in: no identities, no text"),
    Option(
      name: "receipt", value: "CODE",
      meaning: "how far the anonymous report is whose code this is; - reads it from the input"),
  ]

  static let reportsNote = """
    Discarded drafts are shown only where --status asks for them. Days are those in UTC on which
    reports were begun; with --community those of the incidents. --json has a line for each report,
    and one for all. --receipt shows one report, and of it what whoever has the code may know; a
    code in the input (-) stays out of the shell's history.
    """

  func reports(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let code = arguments.value("receipt") {
      return try report(ofReceipt: code, arguments, &output)
    }
    var query = ReportQuery()
    query.statuses = try arguments.codes("status", of: ReportStatus.self)
    query.attackTypes = Set(arguments.list("type"))
    query.impacts = Set(arguments.list("impact"))
    query.limit = try arguments.count("limit")
    query.offset = try arguments.count("offset") ?? 0
    if arguments.has("community") {
      for name in ["as", "status", "type", "impact", "limit", "offset"]
      where arguments.value(name) != nil {
        throw Usage(
          "--community is the same for everybody and all of it: leave out --\(name)",
          "--community es igual para todos y completo: omita --\(name)")
      }
    }
    let world = try World(folding: try openForReading(arguments, output))
    if arguments.has("community") { return community(CommunityView(of: world), arguments, &output) }
    let board = ReportBoard(of: world, query, as: try arguments.access(in: world.actors))
    if arguments.has("json") {
      for row in board.rows { output.line(row.json) }
      output.line(board.totals.json)
      return .done
    }
    let speech = output.speech
    var table = TextTable(
      [
        speech.say("day", "día"), speech.say("status", "estado"), speech.say("attack", "ataque"),
        speech.say("impact", "impacto"), speech.say("severity", "gravedad"),
        speech.say("assignee", "responsable"), "id", speech.say("reporter", "denunciante"),
      ], numbers: [4])
    for row in board.rows {
      let report = row.report
      table.add([
        row.day.text,
        printable(
          speech.label(of: "\(report.status.name)", .reportStatuses, world.catalogs)),
        printable(speech.label(of: report.details.attackType, .attackTypes, world.catalogs)),
        printable(speech.label(of: report.details.impact, .impacts, world.catalogs)),
        "\(row.severity)",
        row.redaction.hides("assignee") ? "–" : printable(report.assignee.text), row.id.text,
        report.isAnonymous
          ? speech.say("anonymous", "anónimo") : printable(report.reporter.text),
      ])
    }
    table.print(&output)
    output.line("")
    let totals = board.totals
    for (name, rows) in [
      (speech.say("status", "estado"), totals.statuses),
      (speech.say("attack", "ataque"), totals.attackTypes),
      (speech.say("impact", "impacto"), totals.impacts),
    ] where !rows.isEmpty {
      let counts = rows.map { row in
        "\(row.reports) " + printable(speech.words == nil ? row.code : row.labels[speech.language])
      }
      output.line("\(name.padded(to: 8)) " + counts.joined(separator: ", "))
    }
    output.line(
      output.dim(
        speech.count(totals.reports, ("report", "reports"), ("incidente", "incidentes"))))
    return .done
  }

  private func community(
    _ view: CommunityView, _ arguments: Arguments, _ output: inout Output
  ) -> ExitCode {
    if arguments.has("json") {
      for row in view.rows { output.line(row.json) }
      return .done
    }
    let speech = output.speech
    var table = TextTable(
      [
        speech.say("day", "día"), speech.say("severity", "gravedad"),
        speech.say("status", "estado"), speech.say("attack", "ataque"),
        speech.say("impact", "impacto"),
      ], numbers: [1])
    for row in view.rows {
      let text = row.text(in: speech.language)
      let isPlain = speech.words == nil
      table.add([
        row.day, "\(row.severity)", isPlain ? "\(row.status.name)" : text.status,
        printable(isPlain ? row.attackType ?? "" : text.attackType),
        printable(isPlain ? row.impact ?? "" : text.impact),
      ])
    }
    table.print(&output)
    output.line(
      output.dim(
        speech.count(view.rows.count, ("report", "reports"), ("incidente", "incidentes"))))
    return .done
  }
}

extension Speech {
  /// What a code of a catalog is called; the code where no language is asked for.
  func label(of code: String?, _ catalog: Catalog, _ catalogs: CatalogBook) -> String {
    guard let code else { return "" }
    return words == nil ? code : catalogs.label(of: code, in: catalog, language)
  }

  /// `1 document`, `2 documentos`.
  func count(
    _ count: Int, _ en: (one: String, many: String), _ es: (one: String, many: String)
  ) -> String {
    "\(count) " + (count == 1 ? say(en.one, es.one) : say(en.many, es.many))
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs documents, reports and funnel: what there is besides claims, as a reader sees it.

extension Verb {

  func documents(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let query = try arguments.query(DocumentsQuery.self)
    return try ask(query, arguments, &output) { board, scene, output in
      let speech = output.speech
      output.table(
        board.rows,
        Column.fields("validUntil", "daysLeft", "status", "type", "owner")
          + [.field("claims", isNumber: true) { $0.claims.map { "\($0.count)" } ?? "–" }]
          + Column.fields("id", "title"),
        scene.logState.catalogs)
      let shown =
        board.rows.count == board.total ? "" : "\(board.rows.count) " + speech.say(.of) + " "
      output.line(
        output.dim(
          shown + Phrase.count(board.total, .oneDocument, .manyDocuments)[speech.language])
      )
    }
  }

  static let reportsOptions = [
    Option("community"),
    Option("receipt", "CODE"),
  ]

  func reports(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let code = arguments.value("receipt") {
      return try report(ofReceipt: code, arguments, &output)
    }
    let query = try arguments.query(ReportsQuery.self)
    if arguments.has("community") { return try community(arguments, &output) }
    return try ask(query, arguments, &output) { board, scene, output in
      let speech = output.speech
      output.table(
        board.rows,
        [Column(.day) { $0.day.text }]
          + Column.fields("status", "attackType", "impact", "severity", "assignee", "id")
          + [
            .field("reporter") {
              $0.report.isAnonymous
                ? speech.say(.anonymous) : printable($0.report.reporter.text)
            }
          ],
        scene.logState.catalogs)
      let totals = board.totals
      if !board.rows.isEmpty { output.line("") }
      for (name, rows) in [
        (speech.say(.status), totals.statuses),
        (speech.say(.attack), totals.attackTypes),
        (speech.say(.impact), totals.impacts),
      ] where !rows.isEmpty {
        let counts = rows.map { row in
          "\(row.reports) "
            + printable(speech.words == nil ? row.code : row.labels[speech.language])
        }
        output.line("\(name.padded(to: 8)) " + counts.joined(separator: ", "))
      }
      output.line(output.dim(speech.count(ofReports: totals.reports)))
    }
  }

  private func community(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    for name in ["as"] + OptionList.of(ReportsQuery.self).map(\.name)
    where arguments.value(name) != nil {
      throw Usage(.communityIsTheSameFor, name)
    }
    return try ask(CommunityQuery(), arguments, &output) { view, _, output in
      let speech = output.speech
      output.table(
        view.rows, Column.fields("day", "severity", "status", "attackType", "impact"))
      output.line(output.dim(speech.count(ofReports: view.rows.count)))
    }
  }
}

extension Speech {
  /// What a code of a catalog is called; the code if no language is asked for.
  func label(of code: String?, _ catalog: Catalog, _ catalogs: CatalogBook) -> String {
    guard let code else { return "" }
    return words == nil ? code : catalogs.label(of: code, in: catalog, language)
  }

  func count(ofReports count: Int) -> String {
    Phrase.count(count, .oneReport, .manyReports)[language]
  }
}

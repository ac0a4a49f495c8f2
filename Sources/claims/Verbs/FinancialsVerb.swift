import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb financials: what claims cost.

extension Verb {
  static let financialsOptions = [
    Option(name: "csv", value: nil, meaning: "as CSV (RFC 4180), amounts with a point")
  ]

  static let financialsNote = """
    reserve    what is expected to be paid in all, including what was
    paid       net of what was stopped, failed or taken back
    pending    requested or authorised, and not yet issued; part of what remains
    remaining  reserve − paid
    recovered  what came back from whoever is liable; it stands with the general line
    incurred   paid + remaining − recovered
    Currencies are never added to one another. --by type where nothing else is asked for. The
    triangle tells what was paid for the losses of each month, by how many months later; the sums of
    its rows are what --by month says was paid. --clock concerns the triangle alone.
    """

  func financials(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if arguments.has("csv"), arguments.has("json") {
      throw Usage.exclusive("--csv", "--json")
    }
    let query = try arguments.query(FinancialsQuery.self)
    return try ask(query, arguments, &output) { view, _, output in
      switch view {
      case .table(let table) where arguments.has("csv"): output.raw(table.csv)
      case .triangle(let triangle) where arguments.has("csv"): output.raw(triangle.csv)
      case .table(let table): print(table, by: query.by ?? .type, &output)
      case .triangle(let triangle): print(triangle, &output)
      }
    }
  }

  private func print(
    _ table: FinancialTable, by grouping: FinancialsQuery.Grouping, _ output: inout Output
  ) {
    let speech = output.speech
    output.table(
      table.rows + table.totals,
      [
        Column(grouping.title) { printable($0.key.text(speech)) },
        Column("", "") { $0.currency.code },
        .number("claims", "reclamaciones") { "\($0.claims)" },
      ]
        + zip(ClaimAmounts.names, ClaimAmounts.spanishNames).enumerated().map { place, names in
          .number(names.0, names.1) { $0.currency.decimal($0.amounts.columns[place]) }
        })
  }

  private func print(_ triangle: PaidTriangle, _ output: inout Output) {
    let speech = output.speech
    // Months in which nothing was paid are many, and say nothing.
    let rows = triangle.rows.flatMap { row in
      row.cells.filter { $0.incremental != 0 }.map { (row: row, cell: $0) }
    }
    output.table(
      rows,
      [
        Column("loss", "siniestro") {
          $0.row.accident?.text ?? speech.say("unknown", "se desconoce")
        },
        Column("", "") { $0.row.currency.code },
        .number("after months", "meses después") { "\($0.cell.development)" },
        .number("paid", "pagado") { $0.row.currency.decimal($0.cell.incremental) },
        .number("in all", "en total") { $0.row.currency.decimal($0.cell.cumulative) },
      ])
  }
}

extension FinancialsQuery.Grouping {
  fileprivate var title: Phrase {
    switch self {
    case .claim: Phrase("claim", "reclamación")
    case .line: Phrase("line", "línea")
    case .type: Phrase("type", "tipo")
    case .month: Phrase("month", "mes")
    case .triangle: Phrase("triangle", "triángulo")
    }
  }
}

extension FinancialKey {
  fileprivate func text(_ speech: Speech) -> String {
    switch self {
    case .claim(let id): id.text
    case .line(let line): speech.name(of: line)
    case .type(let type): speech.name(of: type)
    case .month(let month): month?.text ?? speech.say("unknown", "se desconoce")
    case .total: speech.say("total", "total")
    }
  }
}

extension ClaimAmounts {
  /// What `names` are called in Spanish.
  fileprivate static let spanishNames = [
    "reserva", "pagado", "pendiente", "restante", "recobrado", "incurrido",
  ]
}

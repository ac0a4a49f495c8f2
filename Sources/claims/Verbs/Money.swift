import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb financials: what claims cost.

extension Verb {
  static let financialsOptions = [
    Option(
      name: "by", value: "WHAT", meaning: "claim, line, type, month (of the loss), or triangle"),
    Option(
      name: "clock", value: "CLOCK", meaning: "which time dates a payment: recorded, or effective"),
    Option(name: "csv", value: nil, meaning: "as CSV (RFC 4180), amounts with a point"),
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
    let clock = try arguments.choice("clock", of: ModelClock.self)
    let wanted = try arguments.choice("by", of: Grouping.self) ?? .type
    guard wanted == .triangle || clock == nil else {
      throw Usage(
        "--clock concerns --by triangle alone", "--clock solo concierne a --by triangle")
    }
    let reader = try Reader(arguments, output, needsWorld: true)
    let (log, sight) = (reader.log, reader.sight)
    let claims = try reader.world?.claims ?? ClaimBoard(folding: log)
    guard let grouping = wanted.table else {
      let paid = try PaidByMonth(folding: log, clock: clock ?? .recorded)
      let through = CalendarMonth((log.head.recorded ?? Instant()).dayUTC)
      print(PaidTriangle(of: claims, paid, through: through, as: sight), arguments, &output)
      return .done
    }
    let table = FinancialTable(of: claims, by: grouping, as: sight)
    if arguments.has("csv") { output.raw(table.csv) }
    if arguments.has("json") { for line in table.jsonLines { output.line(line) } }
    guard !arguments.has("csv"), !arguments.has("json") else { return .done }
    let speech = output.speech
    var shown = TextTable(
      [wanted.title(speech), "", speech.say("claims", "reclamaciones")]
        + ClaimAmounts.columnTitles(speech), numbers: Set(2...8))
    for row in table.rows + table.totals {
      shown.add(
        [printable(row.key.text(speech)), row.currency.code, "\(row.claims)"]
          + row.amounts.columns.map(row.currency.decimal))
    }
    shown.print(&output)
    return .done
  }

  private func print(
    _ triangle: PaidTriangle, _ arguments: Arguments, _ output: inout Output
  ) {
    if arguments.has("csv") { return output.raw(triangle.csv) }
    if arguments.has("json") {
      for line in triangle.jsonLines { output.line(line) }
      return
    }
    // Months in which nothing was paid are many, and say nothing.
    let speech = output.speech
    var table = TextTable(
      [
        speech.say("loss", "siniestro"), "", speech.say("after months", "meses después"),
        speech.say("paid", "pagado"), speech.say("in all", "en total"),
      ], numbers: [2, 3, 4])
    for row in triangle.rows {
      for cell in row.cells where cell.incremental != 0 {
        table.add([
          row.accident?.text ?? speech.say("unknown", "se desconoce"), row.currency.code,
          "\(cell.development)",
          row.currency.decimal(cell.incremental), row.currency.decimal(cell.cumulative),
        ])
      }
    }
    table.print(&output)
  }
}

private enum Grouping: String, CaseIterable {
  case claim, line, type, month, triangle

  func title(_ speech: Speech) -> String {
    switch self {
    case .claim: speech.say("claim", "reclamación")
    case .line: speech.say("line", "línea")
    case .type: speech.say("type", "tipo")
    case .month: speech.say("month", "mes")
    case .triangle: speech.say("triangle", "triángulo")
    }
  }

  var table: FinancialGrouping? { FinancialGrouping(rawValue: rawValue) }
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
  /// What `names` are called.
  fileprivate static func columnTitles(_ speech: Speech) -> [String] {
    guard speech.language == .es else { return names }
    return ["reserva", "pagado", "pendiente", "restante", "recobrado", "incurrido"]
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verb financials: what claims cost.

extension Verb {
  static let financialsOptions = [
    Option("csv")
  ]

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
        .field(grouping.rawValue) { printable($0.key.text(speech)) },
        Column(head: Phrase()) { $0.currency.code },
        .field("claims"),
      ] + ClaimAmounts.names.map { .field($0) })
  }

  private func print(_ triangle: PaidTriangle, _ output: inout Output) {
    let speech = output.speech
    // Most months have no payments: leave them out.
    let rows = triangle.rows.flatMap { row in
      row.cells.filter { $0.incremental != 0 }.map { (row: row, cell: $0) }
    }
    output.table(
      rows,
      [
        Column(.loss) {
          $0.row.accident?.text ?? speech.say(.unknown)
        },
        Column(head: Phrase()) { $0.row.currency.code },
        .number(.afterMonths) { "\($0.cell.development)" },
        .number(.paid) { $0.row.currency.decimal($0.cell.incremental) },
        .number(.inAll) { $0.row.currency.decimal($0.cell.cumulative) },
      ])
  }
}

extension FinancialKey {
  fileprivate func text(_ speech: Speech) -> String {
    switch self {
    case .claim(let id): id.text
    case .line(let line): speech.name(of: line)
    case .type(let type): speech.name(of: type)
    case .month(let month): month?.text ?? speech.say(.unknown)
    case .total: speech.say(.total)
    }
  }
}

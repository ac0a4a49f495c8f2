import ClaimsDomain
import EventSourcing

// Tables of money as JSON and as CSV. Source: Specs/JSON.md, "Financials".

extension FinancialTable: ViewRows {
  /// A row for each group, then one for each total.
  public var allRows: [any ViewRow] { rows + totals }

  /// A heading and a record for each row, without totals; amounts as decimals, such as `-12.00`.
  public var csv: String {
    var writer = CSVWriter()
    let keys = grouping == .line ? ["exposure", "costType", "category"] : [grouping.rawValue]
    writer.record(keys + ["currency", "claims"] + ClaimAmounts.names)
    for row in rows { row.write(to: &writer) }
    return writer.text
  }
}

extension FinancialRow: ViewRow {
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    switch key {
    case .claim(let id): fields.field("claim", id)
    case .line(let line): fields.field("line", line)
    case .type(let type): fields.field("type", type)
    case .month(let month): fields.field("month", month?.text)
    case .total: fields.field("total", true)
    }
    fields.field("currency", currency.code)
    fields.field("claims", claims)
    amounts.show(to: &fields, in: currency)
  }

  fileprivate func write(to writer: inout CSVWriter) {
    switch key {
    case .claim(let id): writer.cell(id.text)
    case .line(let line):
      writer.cell(line.exposure)
      writer.cell(line.costType.name.description)
      writer.cell(line.category)
    case .type(let type): writer.cell(type.name.description)
    case .month(let month): writer.cell(month?.text ?? "")
    case .total: writer.cell("total")
    }
    writer.cell(currency.code)
    writer.number(String(claims))
    for amount in amounts.columns { writer.number(currency.decimal(amount)) }
    writer.endRecord()
  }
}

extension PaidTriangle: ViewRows {
  /// A row for each month of loss and currency.
  public var allRows: [any ViewRow] { rows }

  /// A record for each cell: what every program can pivot.
  public var csv: String {
    var writer = CSVWriter()
    writer.record(["accident", "development", "currency", "incremental", "cumulative"])
    for row in rows {
      for cell in row.cells {
        writer.cell(row.accident?.text ?? "")
        writer.number(String(cell.development))
        writer.cell(row.currency.code)
        writer.number(row.currency.decimal(cell.incremental))
        writer.number(row.currency.decimal(cell.cumulative))
        writer.endRecord()
      }
    }
    return writer.text
  }
}

extension PaidTriangle.Row: ViewRow {
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("accident", accident?.text)
    fields.field("currency", currency.code)
    fields.sums("incremental", cells.map(\.incremental), in: currency)
    fields.sums("cumulative", cells.map(\.cumulative), in: currency)
  }
}

extension JSONWriter {
  /// A sum: a number, or beyond ±2⁵³ a text.
  mutating func integer(_ value: Int128) {
    if let exact = Int(exactly: value), exact.magnitude <= 1 << 53 {
      integer(exact)
    } else {
      string(String(value))
    }
  }
}

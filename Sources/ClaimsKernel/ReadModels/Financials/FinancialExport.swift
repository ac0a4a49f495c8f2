import ClaimsDomain
import EventSourcing

// Tables of money as JSON and as CSV. Source: Specs/JSON.md, "Financials".

extension FinancialTable {
  /// One line for each row, then one for each total.
  public var jsonLines: [String] { (rows + totals).map(\.json) }

  public var csv: String {
    var writer = CSVWriter()
    let keys = grouping == .line ? ["exposure", "costType", "category"] : [grouping.rawValue]
    writer.record(keys + ["currency", "claims"] + ClaimAmounts.names)
    for row in rows { row.write(to: &writer) }
    return writer.text
  }
}

extension FinancialRow {
  public var json: String {
    return JSONWriter.object { writer in
      key.write(to: &writer)
      writer.member("currency", currency.code)
      writer.member("claims", claims)
      for (name, amount) in zip(ClaimAmounts.names, amounts.columns) {
        writer.member(name, amount)
      }
    }
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

extension FinancialKey {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .claim(let id):
      writer.member("claim", id.text)
    case .line(let line):
      writer.member("line", line)
    case .type(let type):
      writer.member("type", type.name.description)
    case .month(let month):
      guard let month else { return }
      writer.member("month", month.text)
    case .total:
      writer.member("total", true)
    }
  }
}

extension PaidTriangle {
  /// One line for each month of loss and currency.
  public var jsonLines: [String] {
    rows.map { row in
      var writer = JSONWriter()
      writer.beginObject()
      if let accident = row.accident {
        writer.member("accident", accident.text)
      }
      writer.member("currency", row.currency.code)
      let cells = row.cells
      writer.member("incremental", each: cells) { $0.integer($1.incremental) }
      writer.member("cumulative", each: cells) { $0.integer($1.cumulative) }
      writer.endObject()
      return writer.text
    }
  }

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

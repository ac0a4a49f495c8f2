import EventSourcing

/// The tables of a log as one script of standard SQL, which SQLite and PostgreSQL take unchanged:
/// one transaction, with keys, and views for the read models.
///
/// Source: Specs/Exports.md, "SQL".
public struct SQLExport: ExportFormat {
  public static var name: String { "sql" }
  public var matter: ExportMatter { .eventsAndState }

  /// Creates the format, which has no options.
  public init() {}

  public func reach(in choice: ExportChoice) -> ExportReach { ExportReach(states: nil) }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    let tables = ExportTable.all.chosen(by: source.choice)
    let state = try source.stateAtEnd(for: tables)
    sink.line(
      "-- Times are UTC, in RFC 3339 with nine digits. Amounts are in minor units; the table")
    sink.line("-- currencies says how many of them make one. Columns *_json hold JSON.")
    sink.line("BEGIN;")
    for table in tables { sink.line(table.definition) }
    for table in tables {
      var printer = TablePrinter(table, as: .sql)
      try printer.fill(from: source, state, to: &sink)
    }
    for view in SQLView.all
    where view.tables.allSatisfy({ name in tables.contains { $0.name == name } }) {
      sink.line(view.definition)
    }
    sink.line("COMMIT;")
    return []
  }
}

extension ExportSink {
  fileprivate mutating func line(_ text: String) {
    self.text(text)
    endLine()
  }
}

extension ExportTable {
  /// What makes the table.
  var definition: String {
    var lines = columns.map { column in
      "  \"\(column.name)\" \(column.kind.sql)" + (key.contains(column.name) ? " NOT NULL" : "")
    }
    lines.append("  PRIMARY KEY (\(key.map { "\"\($0)\"" }.joined(separator: ", ")))")
    if let parent {
      lines.append(
        "  FOREIGN KEY (\"\(parent.column)\") REFERENCES \"\(parent.table)\" (\"\(parent.column)\")"
      )
    }
    return "CREATE TABLE \"\(name)\" (\n" + lines.joined(separator: ",\n") + "\n);"
  }
}

extension TableColumn.Kind {
  fileprivate var sql: String {
    switch self {
    // Days too: PostgreSQL knows no year 0, and what is exported is what was written.
    case .text, .day, .json: "TEXT"
    // Neither takes the other's truth values: 0 and 1.
    case .boolean: "SMALLINT"
    case .integer: "BIGINT"
    case .number: "NUMERIC"
    }
  }
}

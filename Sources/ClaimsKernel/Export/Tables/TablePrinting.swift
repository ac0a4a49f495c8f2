import EventSourcing

/// How a table is printed: as CSV, or as SQL.
enum TablePrinting: Sendable {
  case csv, sql

  fileprivate static let rowsAStatement = 200
  fileprivate static let bytesAStatement = 1 << 18
}

/// Prints the rows of one table.
struct TablePrinter: ~Copyable {
  private let table: ExportTable
  var rows: ExportTable.Rows { table.rows }
  private let printing: TablePrinting
  private var cells: RowCells
  private var csv = CSVWriter()
  /// How many rows the statement has that is being written, and since which byte of the text.
  private var (inserted, written) = (0, 0)
  private(set) var count: UInt64 = 0

  init(_ table: ExportTable, as printing: TablePrinting) {
    (self.table, self.printing) = (table, printing)
    cells = RowCells(table.fields)
  }

  mutating func begin(_ sink: inout ExportSink) {
    guard printing == .csv else { return }
    csv.record(table.columns.map(\.name))
    takeRecord(&sink)
  }

  mutating func row<R: ViewRow>(_ row: R, to sink: inout ExportSink) {
    count += 1
    cells.show(row)
    switch printing {
    case .csv:
      for (place, column) in table.fields.enumerated() where !column.isApart {
        guard let range = cells.cells[place] else {
          csv.number("")
          continue
        }
        let isText = column.kind == .text
        cells.bytes[range].withUnsafeBufferPointer { csv.cell($0, isGuarded: isText) }
      }
      csv.endRecord()
      takeRecord(&sink)
    case .sql: insert(&sink)
    }
  }

  mutating func end(_ sink: inout ExportSink) {
    guard inserted > 0 else { return }
    sink.text(");")
    sink.endLine()
    inserted = 0
  }

  private mutating func takeRecord(_ sink: inout ExportSink) {
    csv.drain { sink.writer.raw($0) }
    sink.endPiece()
  }

  private mutating func insert(_ sink: inout ExportSink) {
    if inserted == 0 {
      sink.text("INSERT INTO \"\(table.name)\" VALUES")
      written = 0
    } else {
      sink.text("),")
    }
    sink.endLine()
    sink.text("(")
    var isFirst = true
    for (place, column) in table.fields.enumerated() where !column.isApart {
      if !isFirst { sink.writer.raw(byte: 0x2c) }
      isFirst = false
      guard let range = cells.cells[place] else {
        sink.text("NULL")
        continue
      }
      written += range.count
      cells.bytes[range].withUnsafeBufferPointer { literal($0, column.kind, &sink) }
    }
    inserted += 1
    if inserted >= TablePrinting.rowsAStatement || written >= TablePrinting.bytesAStatement {
      end(&sink)
    }
  }

  private func literal(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: TableColumn.Kind, _ sink: inout ExportSink
  ) {
    switch kind {
    case .integer, .number: sink.writer.raw(text)
    case .boolean: sink.writer.raw(byte: text.first == 0x74 ? 0x31 : 0x30)
    case .text, .day, .json:
      sink.writer.raw(byte: 0x27)
      // The picture of a NUL.
      sink.writer.raw(quoting: text)
      sink.writer.raw(byte: 0x27)
    }
  }
}

extension JSONWriter {
  /// A text between apostrophes, as standard SQL has it. A NUL, which no database takes in a text,
  /// is replaced.
  mutating func raw(quoting text: UnsafeBufferPointer<UInt8>) {
    guard text.contains(where: { $0 == 0x27 || $0 == 0 }) else { return raw(text) }
    for byte in text {
      if byte == 0 {
        raw("\u{fffd}")
        continue
      }
      if byte == 0x27 { raw(byte: 0x27) }
      raw(byte: byte)
    }
  }
}

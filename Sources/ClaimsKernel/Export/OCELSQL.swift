import EventSourcing

/// OCEL 2.0 as the statements that make its SQLite file. A column is added when an event or an object
/// first has it, since nobody knows them before. A list is one of them, as JSON: SQLite takes no more
/// than 2,000.
struct OCELSQL: OCELNotation {
  fileprivate typealias Column = (name: String, value: AttributeValue)

  private var events = TypedTable("event", key: " PRIMARY KEY")
  private var objects = TypedTable("object", more: ", ocel_changed_field TEXT")
  /// Those of the row that is being written: its room is kept.
  private var columns: [Column] = []

  mutating func begin(_ sink: inout ExportSink) {
    for line in [
      "BEGIN;",
      "CREATE TABLE event_map_type (ocel_type TEXT PRIMARY KEY, ocel_type_map TEXT);",
      "CREATE TABLE object_map_type (ocel_type TEXT PRIMARY KEY, ocel_type_map TEXT);",
      "CREATE TABLE event (ocel_id TEXT PRIMARY KEY, "
        + "ocel_type TEXT REFERENCES event_map_type (ocel_type));",
      "CREATE TABLE object (ocel_id TEXT PRIMARY KEY, "
        + "ocel_type TEXT REFERENCES object_map_type (ocel_type));",
      "CREATE TABLE event_object (ocel_event_id TEXT REFERENCES event (ocel_id), "
        + "ocel_object_id TEXT REFERENCES object (ocel_id), ocel_qualifier TEXT, "
        + "PRIMARY KEY (ocel_event_id, ocel_object_id, ocel_qualifier));",
      "CREATE TABLE object_object (ocel_source_id TEXT REFERENCES object (ocel_id), "
        + "ocel_target_id TEXT REFERENCES object (ocel_id), ocel_qualifier TEXT, "
        + "PRIMARY KEY (ocel_source_id, ocel_target_id, ocel_qualifier));",
    ] {
      sink.text(line)
      sink.endLine()
    }
  }

  mutating func write(_ event: OCELEvent, to sink: inout ExportSink) {
    let (id, type) = (event.id, event.type)
    columns.removeAll(keepingCapacity: true)
    event.forEachAttribute(withElements: false) { columns.append(($0, $1)) }
    events.begin(type, &sink)
    events.take(columns, &sink)
    Self.insert("event", &sink, id: { $0.raw(id) }) { $0.raw(type) }
    events.insert(event.time, columns, &sink) { $0.raw(id) }
    for relation in event.relations {
      Self.insert("event_object", relation, &sink) { $0.raw(id) }
    }
  }

  mutating func beginObjects(_ sink: inout ExportSink) {}

  mutating func write(_ row: OCELObjectRow, to sink: inout ExportSink) {
    func id(_ writer: inout JSONWriter) { row.object.writeID(to: &writer, quote: Self.quote) }
    // What it began with is one row, and each change one more.
    let begin = row.changes.first?.time ?? Instant()
    columns.removeAll(keepingCapacity: true)
    var later: [OCELChange] = []
    for change in row.changes {
      let isNew = !columns.contains { $0.name == change.attribute.name }
      if change.time == begin, isNew {
        change.attribute.forEachPart { columns.append(($0, $1)) }
      } else {
        later.append(change)
      }
    }
    objects.begin(row.type, &sink)
    Self.insert("object", &sink, id: id) { $0.raw(row.type) }
    objects.take(columns, &sink)
    objects.insert(begin, columns, &sink, id: id)
    for change in later {
      change.attribute.forEachPart { name, value in
        objects.insert(change.time, changed: (name, value), &sink, id: id)
      }
    }
    for relation in row.relations { Self.insert("object_object", relation, &sink, id: id) }
  }

  mutating func end(_ sink: inout ExportSink) {
    sink.text("COMMIT;")
    sink.endLine()
  }

  // MARK: Rows

  fileprivate typealias Write = (inout JSONWriter) -> Void

  // Names of tables, types and columns are from the source: nothing in them wants escaping.

  /// A row of an id and of what is behind it.
  fileprivate static func insert(
    _ table: String, _ sink: inout ExportSink, id: Write, _ rest: Write
  ) {
    sink.text("INSERT INTO ")
    sink.text(table)
    sink.text(" VALUES ('")
    id(&sink.writer)
    sink.text("','")
    rest(&sink.writer)
    sink.text("');\n")
    sink.endPiece()
  }

  private static func insert(
    _ table: String, _ relation: OCELRelation, _ sink: inout ExportSink, id: Write
  ) {
    insert(table, &sink, id: id) { writer in
      relation.object.writeID(to: &writer, quote: quote)
      writer.raw("','")
      writer.raw(relation.qualifier)
    }
  }

  /// A text ends a script where it has a NUL: U+FFFD stands for it.
  fileprivate static func quote(_ text: String, _ writer: inout JSONWriter) {
    var text = text
    text.withUTF8 { writer.raw(quoting: $0) }
  }
}

/// The tables of all types of events, or of objects: one for each type.
private struct TypedTable {
  private let name: String
  private let key: String
  private let more: String
  private var types = OCELTypes()
  /// How the last row of each type began: nearly always the next one has the same columns.
  private var heads: [(columns: [String], text: String)] = []
  private var times = OCELTimes()

  init(_ name: String, key: String = "", more: String = "") {
    (self.name, self.key, self.more) = (name, key, more)
  }

  /// Begins to tell of a type, and makes its table if it is new.
  mutating func begin(_ type: String, _ sink: inout ExportSink) {
    if types.begin(type) { create(type, &sink) }
  }

  /// Makes the columns of the next row that the table does not have yet.
  mutating func take(_ columns: [OCELSQL.Column], _ sink: inout ExportSink) {
    let known = heads[types.current].columns
    guard known.count != columns.count || !zip(known, columns).allSatisfy({ $0 == $1.name }) else {
      return
    }
    for column in columns { add(column, &sink) }
    heads[types.current] = (columns.map(\.name), head(columns))
  }

  /// A row of the columns that were taken.
  mutating func insert(
    _ time: Instant, _ columns: [OCELSQL.Column], _ sink: inout ExportSink, id: OCELSQL.Write
  ) {
    sink.text(heads[types.current].text)
    id(&sink.writer)
    sink.text("','")
    sink.text(times[time])
    sink.text("'")
    for column in columns { write(column.value, &sink) }
    sink.text(");\n")
    sink.endPiece()
  }

  /// A row with what one attribute became.
  mutating func insert(
    _ time: Instant, changed column: OCELSQL.Column, _ sink: inout ExportSink, id: OCELSQL.Write
  ) {
    add(column, &sink)
    writeHead([column], isChange: true, to: &sink.writer)
    id(&sink.writer)
    sink.text("','")
    sink.text(times[time])
    sink.text("','")
    sink.text(column.name)
    sink.text("'")
    write(column.value, &sink)
    sink.text(");\n")
    sink.endPiece()
  }

  private func head(_ columns: [OCELSQL.Column]) -> String {
    var writer = JSONWriter()
    writeHead(columns, isChange: false, to: &writer)
    return writer.text
  }

  private func writeHead(
    _ columns: [OCELSQL.Column], isChange: Bool, to writer: inout JSONWriter
  ) {
    writer.raw("INSERT INTO ")
    writeName(to: &writer)
    writer.raw(isChange ? " (ocel_id,ocel_time,ocel_changed_field" : " (ocel_id,ocel_time")
    for column in columns {
      writer.raw(",\"")
      writer.raw(column.name)
      writer.raw("\"")
    }
    writer.raw(") VALUES ('")
  }

  private mutating func write(_ value: AttributeValue, _ sink: inout ExportSink) {
    switch value {
    case .bool(let flag): sink.text(flag ? ",1" : ",0")
    case .integer, .amount:
      sink.text(",")
      value.write(to: &sink.writer, &times, quote: OCELSQL.quote)
    case .text, .identifier, .person, .time:
      sink.text(",'")
      value.write(to: &sink.writer, &times, quote: OCELSQL.quote)
      sink.text("'")
    }
  }

  // MARK: Columns

  private mutating func create(_ type: String, _ sink: inout ExportSink) {
    heads.append(([], head([])))
    OCELSQL.insert(name + "_map_type", &sink, id: { $0.raw(type) }) { $0.raw(type) }
    sink.text("CREATE TABLE ")
    writeName(to: &sink.writer)
    sink.text(" (ocel_id TEXT\(key) REFERENCES \(name) (ocel_id), ocel_time TIMESTAMP\(more));")
    sink.endLine()
  }

  private mutating func add(_ column: OCELSQL.Column, _ sink: inout ExportSink) {
    guard types.add(column.name, column.value.ocelType) else { return }
    let sqlType =
      switch column.value {
      case .integer, .bool: "INTEGER"
      case .amount: "REAL"
      case .time: "TIMESTAMP"
      case .text, .identifier, .person: "TEXT"
      }
    sink.text("ALTER TABLE ")
    writeName(to: &sink.writer)
    sink.text(" ADD COLUMN \"\(column.name)\" \(sqlType);")
    sink.endLine()
  }

  private func writeName(to writer: inout JSONWriter) {
    writer.raw("\"")
    writer.raw(name)
    writer.raw("_")
    writer.raw(types.names[types.current])
    writer.raw("\"")
  }
}

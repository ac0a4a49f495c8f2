import EventSourcing

/// OCEL 2.0 as the statements that make its SQLite file. A column is added when an event or an object
/// first has it, since nobody knows them before. A list is one of them, as JSON: SQLite takes no more
/// than 2,000.
struct OCELSQL: OCELNotation {
  private typealias Column = (name: String, value: AttributeValue)

  private var (events, objects) = (OCELTypes(), OCELTypes())
  private var times = OCELTimes()

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
    if events.begin(type) { create("event", type, more: "", &sink) }
    var columns: [Column] = []
    columns.reserveCapacity(event.fields.count + 8)
    event.forEachAttribute { name, value in
      if !name.isListed { columns.append((name, value)) }
    }
    for (name, value) in columns where events.add(name, value.ocelType) {
      add("event", type, name, value, &sink)
    }
    insert("event", &sink, id: { $0.raw(id) }) { $0.raw(type) }
    insert("event", type, event.time, nil, columns, &sink) { $0.raw(id) }
    for relation in event.relations { insert("event_object", relation, &sink) { $0.raw(id) } }
  }

  mutating func beginObjects(_ sink: inout ExportSink) {}

  mutating func write(_ row: OCELObjectRow, to sink: inout ExportSink) {
    let type = row.type
    func id(_ writer: inout JSONWriter) { row.object.writeID(to: &writer, quote: Self.quote) }
    if objects.begin(type) { create("object", type, more: ", ocel_changed_field TEXT", &sink) }
    insert("object", &sink, id: id) { $0.raw(type) }
    // What it began with is one row, and each change one more.
    let begin = row.changes.first?.time ?? Instant()
    var (first, later): ([Column], [OCELChange]) = ([], [])
    for change in row.changes {
      let isNew = !first.contains { $0.name == change.attribute.name }
      if change.time == begin, isNew {
        change.attribute.forEachPart { first.append(($0, $1)) }
      } else {
        later.append(change)
      }
    }
    for column in first { add(column, to: type, &sink) }
    insert("object", type, begin, nil, first, &sink, id: id)
    for change in later {
      change.attribute.forEachPart { name, value in
        add((name, value), to: type, &sink)
        insert("object", type, change.time, name, [(name, value)], &sink, id: id)
      }
    }
    for relation in row.relations { insert("object_object", relation, &sink, id: id) }
  }

  mutating func end(_ sink: inout ExportSink) {
    sink.text("COMMIT;")
    sink.endLine()
  }

  // MARK: Tables

  private func create(
    _ table: String, _ type: String, more: String, _ sink: inout ExportSink
  ) {
    insert(table + "_map_type", &sink, id: { $0.raw(type) }) { $0.raw(type) }
    let key = table == "event" ? " PRIMARY KEY" : ""
    sink.text("CREATE TABLE ")
    Self.name(table, type, &sink)
    sink.text(" (ocel_id TEXT\(key) REFERENCES \(table) (ocel_id), ocel_time TIMESTAMP\(more));")
    sink.endLine()
  }

  private mutating func add(
    _ column: Column, to type: String, _ sink: inout ExportSink
  ) {
    guard objects.add(column.name, column.value.ocelType) else { return }
    add("object", type, column.name, column.value, &sink)
  }

  private func add(
    _ table: String, _ type: String, _ column: String, _ value: AttributeValue,
    _ sink: inout ExportSink
  ) {
    let sqlType =
      switch value {
      case .integer, .bool: "INTEGER"
      case .amount: "REAL"
      case .time: "TIMESTAMP"
      case .text, .identifier, .person: "TEXT"
      }
    sink.text("ALTER TABLE ")
    Self.name(table, type, &sink)
    sink.text(" ADD COLUMN \"\(column)\" \(sqlType);")
    sink.endLine()
  }

  // MARK: Rows

  private typealias Write = (inout JSONWriter) -> Void

  // Names of tables, types and columns are from the source: nothing in them wants escaping.

  /// A row of an id and of what is behind it.
  private func insert(
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

  private func insert(
    _ table: String, _ relation: OCELRelation, _ sink: inout ExportSink, id: Write
  ) {
    insert(table, &sink, id: id) { writer in
      relation.object.writeID(to: &writer, quote: Self.quote)
      writer.raw("','")
      writer.raw(relation.qualifier)
    }
  }

  private mutating func insert(
    _ table: String, _ type: String, _ time: Instant, _ changed: String?, _ columns: [Column],
    _ sink: inout ExportSink, id: Write
  ) {
    sink.text("INSERT INTO ")
    Self.name(table, type, &sink)
    sink.text(" (ocel_id,ocel_time")
    if changed != nil { sink.text(",ocel_changed_field") }
    for column in columns {
      sink.text(",\"")
      sink.text(column.name)
      sink.text("\"")
    }
    sink.text(") VALUES ('")
    id(&sink.writer)
    sink.text("','")
    sink.text(times[time])
    if let changed {
      sink.text("','")
      sink.text(changed)
    }
    sink.text("'")
    for column in columns {
      switch column.value {
      case .bool(let flag): sink.text(flag ? ",1" : ",0")
      case .integer, .amount:
        sink.text(",")
        column.value.write(to: &sink.writer, &times, quote: Self.quote)
      case .text, .identifier, .person, .time:
        sink.text(",'")
        column.value.write(to: &sink.writer, &times, quote: Self.quote)
        sink.text("'")
      }
    }
    sink.text(");\n")
    sink.endPiece()
  }

  private static func name(_ table: String, _ type: String, _ sink: inout ExportSink) {
    sink.text("\"")
    sink.text(table)
    sink.text("_")
    sink.text(type)
    sink.text("\"")
  }

  /// A text ends a script where it has a NUL: U+FFFD stands for it.
  private static func quote(_ text: String, _ writer: inout JSONWriter) {
    var text = text
    text.withUTF8 { writer.raw(quoting: $0) }
  }
}

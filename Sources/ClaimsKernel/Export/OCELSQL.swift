import EventSourcing

/// OCEL 2.0 as the statements that make its SQLite file. A column is added when an event or an object
/// first has it, since nobody knows them before.
struct OCELSQL: OCELNotation {
  private var (events, objects) = (OCELTypes(), OCELTypes())

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
    let type = event.type
    if events.begin(type) { create("event", type, more: "", &sink) }
    var columns: [(name: String, value: AttributeValue)] = []
    event.forEachAttribute { name, value in
      if events.add(name, value.ocelType) { add("event", type, name, value, &sink) }
      columns.append((name, value))
    }
    insert("event", [event.id, type], &sink)
    insert("event", type, event.id, event.time, nil, columns, &sink)
    for relation in event.relations {
      insert("event_object", [event.id, relation.object.id, relation.qualifier], &sink)
    }
  }

  mutating func beginObjects(_ sink: inout ExportSink) {}

  mutating func write(_ row: OCELObjectRow, to sink: inout ExportSink) {
    let (id, type) = (row.object.id, row.type)
    if objects.begin(type) { create("object", type, more: ", ocel_changed_field TEXT", &sink) }
    insert("object", [id, type], &sink)
    // What it began with is one row, and each change one more.
    let begin = row.changes.first?.time ?? Instant()
    var (first, later): ([(name: String, value: AttributeValue)], [OCELChange]) = ([], [])
    for change in row.changes {
      let isNew = !first.contains { $0.name == change.attribute.name }
      if change.time == begin, isNew {
        change.attribute.forEachPart { first.append(($0, $1)) }
      } else {
        later.append(change)
      }
    }
    for column in first { add(column, to: type, &sink) }
    insert("object", type, id, begin, nil, first, &sink)
    for change in later {
      change.attribute.forEachPart { name, value in
        add((name, value), to: type, &sink)
        insert("object", type, id, change.time, name, [(name, value)], &sink)
      }
    }
    for relation in row.relations {
      insert("object_object", [id, relation.object.id, relation.qualifier], &sink)
    }
  }

  mutating func end(_ sink: inout ExportSink) {
    sink.text("COMMIT;")
    sink.endLine()
  }

  // MARK: Tables

  private func create(
    _ table: String, _ type: String, more: String, _ sink: inout ExportSink
  ) {
    insert(table + "_map_type", [type, type], &sink)
    let key = table == "event" ? " PRIMARY KEY" : ""
    sink.text(
      "CREATE TABLE \(Self.name(table + "_" + type)) (ocel_id TEXT\(key) "
        + "REFERENCES \(table) (ocel_id), ocel_time TIMESTAMP\(more));")
    sink.endLine()
  }

  private mutating func add(
    _ column: (name: String, value: AttributeValue), to type: String, _ sink: inout ExportSink
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
    sink.text(
      "ALTER TABLE \(Self.name(table + "_" + type)) ADD COLUMN \(Self.name(column)) \(sqlType);")
    sink.endLine()
  }

  // MARK: Rows

  private func insert(_ table: String, _ texts: [String], _ sink: inout ExportSink) {
    sink.text("INSERT INTO ")
    sink.text(table)
    sink.text(" VALUES (")
    for (place, text) in texts.enumerated() {
      if place > 0 { sink.text(",") }
      Self.quote(text, &sink)
    }
    sink.text(");")
    sink.endLine()
  }

  private func insert(
    _ table: String, _ type: String, _ id: String, _ time: Instant, _ changed: String?,
    _ columns: [(name: String, value: AttributeValue)], _ sink: inout ExportSink
  ) {
    sink.text("INSERT INTO ")
    sink.text(Self.name(table + "_" + type))
    sink.text(" (ocel_id,ocel_time")
    if changed != nil { sink.text(",ocel_changed_field") }
    for column in columns {
      sink.text(",")
      sink.text(Self.name(column.name))
    }
    sink.text(") VALUES (")
    Self.quote(id, &sink)
    sink.text(",")
    Self.quote(time.shortText, &sink)
    if let changed {
      sink.text(",")
      Self.quote(changed, &sink)
    }
    for column in columns {
      sink.text(",")
      switch column.value {
      case .integer, .amount: sink.text(column.value.ocelText)
      case .bool(let flag): sink.text(flag ? "1" : "0")
      case .text, .identifier, .person, .time: Self.quote(column.value.ocelText, &sink)
      }
    }
    sink.text(");")
    sink.endLine()
  }

  /// A name from the source, of a table or a column: nothing in it wants escaping.
  private static func name(_ text: String) -> String { "\"" + text + "\"" }

  /// A text ends a script where it has a NUL: U+FFFD stands for it.
  private static func quote(_ text: String, _ sink: inout ExportSink) {
    sink.text("'")
    if text.utf8.contains(where: { $0 == 0x27 || $0 == 0 }) {
      sink.text(text.replacing("'", with: "''").replacing("\0", with: "\u{fffd}"))
    } else {
      sink.text(text)
    }
    sink.text("'")
  }
}

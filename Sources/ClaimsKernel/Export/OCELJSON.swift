import EventSourcing

/// OCEL 2.0 as JSON; the types stand behind what has them, since nobody knows them before.
struct OCELJSON: OCELNotation {
  private var (events, objects) = (OCELTypes(), OCELTypes())
  private var isFirst = true

  mutating func begin(_ sink: inout ExportSink) {
    sink.text(#"{"events":["#)
    sink.endLine()
  }

  mutating func write(_ event: OCELEvent, to sink: inout ExportSink) {
    separate(&sink)
    let type = event.type
    _ = events.begin(type)
    sink.writer.beginObject()
    sink.writer.member("id", event.id)
    sink.writer.member("type", type)
    sink.writer.member("time", event.time.shortText)
    sink.writer.key("attributes")
    sink.writer.beginArray()
    event.forEachAttribute { name, value in
      _ = events.add(name, value.ocelType)
      sink.writer.beginObject()
      sink.writer.member("name", name)
      sink.writer.member("value", value.ocelText)
      sink.writer.endObject()
    }
    sink.writer.endArray()
    write(event.relations, to: &sink.writer)
    sink.writer.endObject()
  }

  mutating func beginObjects(_ sink: inout ExportSink) {
    sink.text("\n],\n\"objects\":[\n")
    isFirst = true
  }

  mutating func write(_ row: OCELObjectRow, to sink: inout ExportSink) {
    separate(&sink)
    _ = objects.begin(row.type)
    sink.writer.beginObject()
    sink.writer.member("id", row.object.id)
    sink.writer.member("type", row.type)
    sink.writer.key("attributes")
    sink.writer.beginArray()
    for change in row.changes {
      change.attribute.forEachPart { name, value in
        _ = objects.add(name, value.ocelType)
        sink.writer.beginObject()
        sink.writer.member("name", name)
        sink.writer.member("time", change.time.shortText)
        sink.writer.member("value", value.ocelText)
        sink.writer.endObject()
      }
    }
    sink.writer.endArray()
    write(row.relations, to: &sink.writer)
    sink.writer.endObject()
  }

  mutating func end(_ sink: inout ExportSink) {
    sink.text("\n],\n")
    write("eventTypes", events, to: &sink)
    sink.text(",\n")
    write("objectTypes", objects, to: &sink)
    sink.text("}")
    sink.endLine()
  }

  // MARK: Parts

  private mutating func separate(_ sink: inout ExportSink) {
    if !isFirst {
      sink.text(",")
      sink.endLine()
    }
    isFirst = false
  }

  private func write(_ relations: [OCELRelation], to writer: inout JSONWriter) {
    writer.key("relationships")
    writer.beginArray()
    for relation in relations {
      writer.beginObject()
      writer.member("objectId", relation.object.id)
      writer.member("qualifier", relation.qualifier)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ name: String, _ types: OCELTypes, to sink: inout ExportSink) {
    sink.writer.member(name, objects: types.names) { writer, type in
      writer.member("name", type)
      writer.member("attributes", objects: types.attributes(of: type)) { writer, attribute in
        writer.member("name", attribute.name)
        writer.member("type", attribute.type)
      }
    }
  }
}

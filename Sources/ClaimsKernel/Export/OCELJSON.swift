import EventSourcing

/// OCEL 2.0 as JSON; the types stand behind what has them, since nobody knows them before.
struct OCELJSON: OCELNotation {
  private var (events, objects) = (OCELTypes(), OCELTypes())
  private var times = OCELTimes()
  private var isFirst = true

  mutating func begin(_ sink: inout ExportSink) {
    sink.text(#"{"events":["#)
    sink.endLine()
  }

  mutating func write(_ event: OCELEvent, to sink: inout ExportSink) {
    let type = event.type
    _ = events.begin(type)
    separate(&sink)
    sink.text(#"{"id":""#)
    sink.text(event.id)
    sink.text(#"","type":""#)
    sink.text(type)
    sink.text(#"","time":""#)
    sink.text(times[event.time])
    sink.text(#"","attributes":["#)
    var isFirst = true
    event.forEachAttribute { name, value in
      _ = events.add(name, value.ocelType)
      write(name, value, at: nil, isFirst, to: &sink.writer)
      isFirst = false
    }
    write(event.relations, to: &sink.writer)
  }

  mutating func beginObjects(_ sink: inout ExportSink) {
    sink.text("\n],\n\"objects\":[\n")
    isFirst = true
  }

  mutating func write(_ row: OCELObjectRow, to sink: inout ExportSink) {
    _ = objects.begin(row.type)
    separate(&sink)
    sink.text(#"{"id":""#)
    row.object.writeID(to: &sink.writer, quote: Self.quote)
    sink.text(#"","type":""#)
    sink.text(row.type)
    sink.text(#"","attributes":["#)
    var isFirst = true
    for change in row.changes {
      change.attribute.forEachPart { name, value in
        _ = objects.add(name, value.ocelType)
        write(name, value, at: change.time, isFirst, to: &sink.writer)
        isFirst = false
      }
    }
    write(row.relations, to: &sink.writer)
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

  private static func quote(_ text: String, _ writer: inout JSONWriter) { writer.escaped(text) }

  // Names are from the source: nothing in them wants escaping.

  private mutating func write(
    _ name: String, _ value: AttributeValue, at time: Instant?, _ isFirst: Bool,
    to writer: inout JSONWriter
  ) {
    if !isFirst { writer.raw(byte: 0x2c) }
    writer.raw(#"{"name":""#)
    writer.raw(name)
    if let time {
      writer.raw(#"","time":""#)
      writer.raw(times[time])
    }
    writer.raw(#"","value":""#)
    value.write(to: &writer, &times, quote: Self.quote)
    writer.raw(#""}"#)
  }

  private func write(_ relations: [OCELRelation], to writer: inout JSONWriter) {
    writer.raw(#"],"relationships":["#)
    for (place, relation) in relations.enumerated() {
      if place > 0 { writer.raw(byte: 0x2c) }
      writer.raw(#"{"objectId":""#)
      relation.object.writeID(to: &writer, quote: Self.quote)
      writer.raw(#"","qualifier":""#)
      writer.raw(relation.qualifier)
      writer.raw(#""}"#)
    }
    writer.raw("]}")
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

import EventSourcing

extension CommandShape {
  /// A line as `CommandEnvelope` reads it, with a value for each field: to be filled in.
  ///
  /// - Parameters:
  ///   - role: whose it is.
  ///   - names: the fields that it gives; nil for all.
  public func example(by role: String, with names: Set<String>? = nil) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", Self.identifier(1))
    writer.key("actor")
    writer.beginObject()
    writer.member("id", "ACTOR")
    writer.member("role", role)
    writer.endObject()
    if let target { writer.member(target, target == "person" ? "PERSON" : Self.identifier(2)) }
    writer.key("command")
    writer.beginObject()
    writer.key(name)
    Self.write(fields.filter { names?.contains($0.name) ?? true }, to: &writer)
    writer.endObject()
    writer.endObject()
    return writer.text
  }

  private static func identifier(_ number: Int) -> String {
    "00000000-0000-4000-8000-00000000000\(number)"
  }

  private static func write(_ fields: [CommandField], to writer: inout JSONWriter) {
    writer.beginObject()
    for field in fields {
      writer.key(field.name)
      if field.occurrence == .repeated { writer.beginArray() }
      write(field, to: &writer)
      if field.occurrence == .repeated { writer.endArray() }
    }
    writer.endObject()
  }

  private static func write(_ field: CommandField, to writer: inout JSONWriter) {
    switch field.kind {
    case .flag: writer.bool(true)
    case .number: writer.integer(field.name == "minorUnits" ? 90_000 : 1)
    case .text: writer.string(field.name.uppercased())
    case .currency: writer.string("EUR")
    case .bytes: writer.string(field.name == "sha256" ? String(repeating: "A", count: 43) : "AA")
    case .identifier: writer.string(identifier(3))
    case .time: writer.string("2026-03-04T12:00:00Z")
    case .date: writer.string("2026-03-04")
    case .codes(let names, _): writer.string(names.first ?? "")
    case .object(let fields): write(fields, to: &writer)
    }
  }
}

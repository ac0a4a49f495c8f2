import ClaimsDomain
import EventSourcing

/// How OCEL is written: as JSON, or as the SQL of its tables.
protocol OCELNotation: Sendable {
  init()
  mutating func begin(_ sink: inout ExportSink)
  mutating func write(_ event: OCELEvent, to sink: inout ExportSink)
  /// What follows are objects.
  mutating func beginObjects(_ sink: inout ExportSink)
  mutating func write(_ object: OCELObjectRow, to sink: inout ExportSink)
  mutating func end(_ sink: inout ExportSink)
}

/// An object with all that was seen of it.
struct OCELObjectRow {
  let object: OCELObject
  let type: String
  /// In the order in which they were recorded.
  var changes: [OCELChange] = []
  var relations: [OCELRelation] = []
}

/// That an attribute got a value.
struct OCELChange {
  let attribute: Attribute
  /// When that was true in the world.
  let time: Instant
}

/// The attributes that each type has had so far, with their types, in the order in which they came.
struct OCELTypes {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]
  private var attributes: [[(name: String, type: String)]] = []
  private var known: [Set<String>] = []
  /// The type that is being told of, and which of its attributes would be the next.
  private(set) var current = 0
  private var next = 0

  /// Begins to tell of an event or an object of a type. - Returns: whether the type is new.
  mutating func begin(_ type: String) -> Bool {
    next = 0
    if let place = places[type] {
      current = place
      return false
    }
    current = names.count
    places[type] = current
    names.append(type)
    attributes.append([])
    known.append([])
    return true
  }

  /// - Returns: whether the attribute is new to the type.
  mutating func add(_ name: String, _ kind: String) -> Bool {
    // Nearly always those of the event before, in the same order.
    if next < attributes[current].count, attributes[current][next].name == name {
      next += 1
      return false
    }
    guard known[current].insert(name).inserted else {
      next = 1 + (attributes[current].firstIndex { $0.name == name } ?? next)
      return false
    }
    attributes[current].append((name, kind))
    next = attributes[current].count
    return true
  }

  func attributes(of type: String) -> [(name: String, type: String)] {
    places[type].map { attributes[$0] } ?? []
  }
}

/// Times as texts. The last one is kept, since it is usually the next one too.
struct OCELTimes {
  private var last = (time: Instant(), text: Instant().shortText)

  subscript(_ time: Instant) -> String {
    mutating get {
      if time != last.time { last = (time, time.shortText) }
      return last.text
    }
  }
}

extension OCELEvent {
  var type: String { seen.line.event.name.description }
  var id: String { String(seen.line.stored.position.value) }
  var time: Instant { seen.line.entry.effective }

  /// Beside what it says: where it stands in the log, and of which command it came.
  ///
  /// - Parameter withElements: whether elements of lists are told, too.
  func forEachAttribute(
    withElements: Bool = true, _ body: (String, AttributeValue) -> Void
  ) {
    let line = seen.line
    body("recorded", .time(line.entry.recorded))
    if line.entry.clock != line.entry.recorded { body("clockReading", .time(line.entry.clock)) }
    body("revision", .integer(Int64(clamping: line.stored.revision.value)))
    body("senderRole", .text(line.command.role.name.description))
    if seen.showsSender {
      body("sender", .text(line.command.actor.text))
      body("command", .text(line.command.command.name.description))
      body("commandId", .identifier(line.command.id))
      let importer = line.command.importedBy
      if !importer.isEmpty { body("importedBy", .text(importer.text)) }
    }
    for field in fields where withElements || !field.isElement { field.forEachPart(body) }
  }
}

extension Attribute {
  /// An amount is two: what it is in its currency's unit, and which currency that is.
  func forEachPart(_ body: (String, AttributeValue) -> Void) {
    body(name, value)
    if case .amount(let amount) = value, !amount.currency.isNone {
      body(name + ".currency", .text(amount.currency.code))
    }
  }
}

extension AttributeValue {
  /// One of OCEL's types.
  var ocelType: String {
    switch self {
    case .bool: "boolean"
    case .integer: "integer"
    case .amount: "float"
    case .time: "time"
    case .text, .identifier, .person: "string"
    }
  }

  /// Writes it as a text.
  ///
  /// - Parameter quote: writes what people wrote, as it may stand there.
  func write(
    to writer: inout JSONWriter, _ times: inout OCELTimes,
    quote: (String, inout JSONWriter) -> Void
  ) {
    switch self {
    case .bool(let flag): writer.raw(flag ? "true" : "false")
    case .integer(let number): writer.raw(String(number))
    case .amount(let amount): writer.raw(amount.decimal)
    case .time(let time): writer.raw(times[time])
    case .text(let text): quote(text, &writer)
    case .identifier(let id): writer.raw(id)
    case .person(let person): quote(person.text, &writer)
    }
  }
}

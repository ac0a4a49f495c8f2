import ClaimsDomain
import EventSourcing

/// Reads object-centric event logs in JSON: each object of one type is a case, and has the events
/// that it takes part in, in the order of their times.
///
/// Of an event it takes the type as its activity, the time, the attributes, and by `object:TYPE` the
/// ids of the objects of a type that take part; of the case's object by `case:NAME` the attributes
/// as they were at the event, and by `case:object:TYPE` the objects that it is related to.
///
/// Source: OCEL 2.0, "JSON Format". Examples/Maps/README.md, "Objects".
public enum OCELReader: EventLogReader {
  @discardableResult public static func read(
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase] {
    var bytes: [UInt8] = []
    while true {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= EventLogLimits.whole / 4 else {
        throw EventLogFault(Phrase(.longerThanBytes, EventLogLimits.whole / 4))
      }
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    let log: OCELLog
    do throws(JSONFault) {
      let value = try JSONValue(parsing: bytes)
      do throws(WireError) { log = try OCELLog(value, options) } catch { throw JSONFault(error) }
    } catch { throw EventLogFault(error.wording) }
    var options = options
    options.activity = OCELLog.activity
    options.time = OCELLog.time
    for object in log.cases {
      var foreign = ForeignCase(
        name: object.id, events: [], attributes: log.attributes(of: object, until: nil),
        faults: object.faults)
      for place in log.events(of: object) {
        foreign.add(log.row(of: place, in: object), as: options)
      }
      for part in foreign.split(as: options) { body(part) }
    }
    return log.notes
  }
}

/// An object-centric log, as it is asked for.
private struct OCELLog {
  // No attribute of an event is called so.
  static let (activity, time) = ("ocel:type", "ocel:time")

  struct Object {
    var id: String
    var type: String
    var attributes: [(name: String, time: Instant?, value: String)]
    var related: [String]
    /// Attributes with a time that is none: since when they are so is not known.
    var faults: [ForeignFault]
    /// Values that are lists or objects.
    var unread: Int
  }
  struct Event {
    var row: ForeignRow
    var time: Instant?
    var related: [String]
    var unread: Int
  }

  private var objects: [String: Object] = [:]
  private var events: [Event] = []
  /// The events of each object, in the order of their times, then of the log.
  private var taken: [String: [Int]] = [:]
  private(set) var cases: [Object] = []
  private(set) var notes: [Phrase] = []

  init(_ value: JSONValue, _ options: EventLogOptions) throws(WireError) {
    var order: [String] = []
    for (place, element) in try value.list("objects").enumerated() {
      let object = try Object(element, at: "objects[\(place)]", options.times)
      guard objects.updateValue(object, forKey: object.id) == nil else {
        throw .unreadable(Phrase(.idStandsTwice, "objects[\(place)].id", object.id))
      }
      order.append(object.id)
    }
    var names: Set<String> = []
    for (place, element) in try value.list("events").enumerated() {
      let event = try Event(element, at: "events[\(place)]", options.times)
      let name = event.row.values["ocel:id"] ?? ""
      guard names.insert(name).inserted else {
        throw .unreadable(Phrase(.idStandsTwice, "events[\(place)].id", name))
      }
      events.append(event)
    }
    let unread = objects.values.reduce(0) { $0 + $1.unread } + events.reduce(0) { $0 + $1.unread }
    if unread > 0 { notes.append(Phrase(.valuesThatAreNoTexts, unread)) }
    let inTime = events.indices.sorted {
      (events[$0].time ?? Instant(), $0) < (events[$1].time ?? Instant(), $1)
    }
    for place in inTime {
      var seen: Set<String> = []
      for id in events[place].related where seen.insert(id).inserted {
        taken[id, default: []].append(place)
      }
    }
    let type = try Self.caseType(among: objects.values.map(\.type), options.objects)
    cases = order.compactMap { objects[$0] }.filter { $0.type == type }
    let counts = events.map { event in
      Set(event.related).count { objects[$0]?.type == type }
    }
    let (none, several) = (counts.count { $0 == 0 }, counts.count { $0 > 1 })
    if none > 0 { notes.append(Phrase(.eventsOfNoCase, none, type)) }
    if several > 0 { notes.append(Phrase(.eventsOfSeveralCases, several, type)) }
  }

  private static func caseType(
    among types: [String], _ asked: String?
  ) throws(WireError) -> String {
    let known = Set(types).sorted()
    if let asked, known.contains(asked) { return asked }
    if asked == nil, known.count == 1 { return known[0] }
    throw .expected(
      Phrase(.oneOf, known.joined(separator: ", ")), at: "log.objects",
      found: asked.map(JSONValue.string))
  }

  func events(of object: Object) -> [Int] { taken[object.id] ?? [] }

  /// An object's attributes as they were at a time; nil for the latest.
  func attributes(of object: Object, until time: Instant?) -> [String: String] {
    var found: [String: String] = [:]
    for (name, since, value) in object.attributes {
      if let since, let time, since > time { continue }
      found[name] = value
    }
    return found.merging(ids(object.related)) { $1 }
  }

  func row(of place: Int, in object: Object) -> ForeignRow {
    var row = events[place].row
    for (key, value) in attributes(of: object, until: events[place].time) {
      row.values["case:" + key] = value
    }
    row.values.merge(ids(events[place].related)) { $1 }
    return row
  }

  /// The objects by their types, as `object:TYPE`.
  private func ids(_ related: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for id in related {
      guard let type = objects[id]?.type else { continue }
      let key = "object:" + type
      found[key] = found[key].map { "\($0), \(id)" } ?? id
    }
    return found
  }
}

extension OCELLog.Object {
  init(_ value: JSONValue, at path: String, _ times: TimeReading) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    (id, type) = (try reader.text("id", at: path), try reader.text("type", at: path))
    related = try value.related(at: path)
    (attributes, faults, unread) = ([], [], 0)
    for (place, element) in try value.list("attributes", at: path).enumerated() {
      let path = "\(path).attributes[\(place)]"
      var reader = try JSONReader(element, path: path)
      let name = try reader.text("name", at: path)
      let (written, value) = (reader.take("time"), reader.take("value"))
      let time = written?.plainText.flatMap { times.instant($0) }
      if let written, written != .null, time == nil {
        let text = written.plainText ?? ""
        faults.append(
          ForeignFault(
            event: 0, activity: "", isZoneMissing: times.lacksZone(text),
            reason: times.fault(of: text).at("\(path).time")))
      }
      if value?.isStructured == true { unread += 1 }
      guard let value = value?.plainText else { continue }
      attributes.append((name, time, value))
    }
    // What has no time was so from the beginning.
    attributes = attributes.enumerated().sorted {
      ($0.element.time ?? Instant(nanoseconds: .min), $0.offset)
        < ($1.element.time ?? Instant(nanoseconds: .min), $1.offset)
    }.map(\.element)
  }
}

extension OCELLog.Event {
  init(_ value: JSONValue, at path: String, _ times: TimeReading) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    row = ForeignRow()
    row.values["ocel:id"] = try reader.text("id", at: path)
    row.values[OCELLog.activity] = try reader.text("type", at: path)
    related = try value.related(at: path)
    unread = 0
    for (place, element) in try value.list("attributes", at: path).enumerated() {
      let path = "\(path).attributes[\(place)]"
      var reader = try JSONReader(element, path: path)
      let name = try reader.text("name", at: path)
      let value = reader.take("value")
      if value?.isStructured == true { unread += 1 }
      if let text = value?.plainText { row.set(name, text) }
    }
    let written = reader.take("time")?.plainText
    row.values[OCELLog.time] = written
    time = written.flatMap { times.instant($0) }
  }
}

extension JSONReader {
  fileprivate mutating func text(_ name: String, at path: String) throws(WireError) -> String {
    guard case .string(let text)? = take(name), !text.isEmpty else {
      throw .expected(Phrase(.string), at: "\(path).\(name)")
    }
    return text
  }
}

extension JSONValue {
  fileprivate var isStructured: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// A list by its name; none if it is absent.
  fileprivate func list(_ name: String, at path: String = "") throws(WireError) -> [JSONValue] {
    var reader = try JSONReader(self, path: path)
    guard let value = reader.take(name) else {
      if !path.isEmpty { return [] }
      throw .expected(Phrase(.array), at: name)
    }
    guard case .array(let elements) = value else {
      throw .expected(Phrase(.array), at: path.isEmpty ? name : "\(path).\(name)", found: value)
    }
    return elements
  }

  fileprivate func related(at path: String) throws(WireError) -> [String] {
    var related: [String] = []
    for (place, element) in try list("relationships", at: path).enumerated() {
      let path = "\(path).relationships[\(place)]"
      var reader = try JSONReader(element, path: path)
      related.append(try reader.text("objectId", at: path))
    }
    return related
  }
}

import ClaimsDomain
import EventSourcing

/// An object-centric log, as it is asked for.
struct OCELLog {
  // No attribute of an event is called so.
  static let (activity, time) = ("ocel:type", "ocel:time")

  struct Object {
    var id: String
    var type: String
    var attributes: [(name: String, time: Instant?, value: String)]
    var related: [String]
    /// Attributes with a time that is none: since when they are so is not known.
    var faults: [ForeignFault] = []
    /// Attributes that have two values at one time.
    var twice: [String] = []
  }
  struct Event {
    var row: ForeignRow
    var time: Instant?
    var related: [String]
  }

  private var objects: [String: Object] = [:]
  private var events: [Event] = []
  /// The events of each object, in the order of their times, then of the log.
  private var taken: [String: [Int]] = [:]
  private(set) var cases: [Object] = []
  private(set) var notes: [Phrase] = []
  private var unread = UnreadValues()

  init(_ value: JSONValue, _ options: EventLogOptions) throws(WireError) {
    var order: [String] = []
    // What types there are is said by the objects and events themselves, too.
    unread.add(
      membersOf: value, but: ["objects", "events", "objectTypes", "eventTypes"], at: "")
    for (place, element) in try value.elements("objects").enumerated() {
      let object = try Object(element, at: "objects[\(place)]", options.times, &unread)
      guard objects.updateValue(object, forKey: object.id) == nil else {
        throw .unreadable(Phrase(.idStandsTwice, "objects[\(place)].id", object.id))
      }
      order.append(object.id)
    }
    var names: Set<String> = []
    for (place, element) in try value.elements("events").enumerated() {
      let event = try Event(element, at: "events[\(place)]", options.times, &unread)
      let name = event.row.values["ocel:id"] ?? ""
      guard names.insert(name).inserted else {
        throw .unreadable(Phrase(.idStandsTwice, "events[\(place)].id", name))
      }
      events.append(event)
    }
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
    passOver()
    if let note = unread.note { notes.append(note) }
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

  /// Counts what no case has: what is said of other objects, of none, and of a case between two of
  /// its events.
  private mutating func passOver() {
    let isCase = Set(cases.map(\.id))
    for event in events {
      for id in event.related where objects[id] == nil {
        unread.add("events[].relationships[].objectId")
      }
    }
    for object in objects.values {
      let isCase = isCase.contains(object.id)
      for id in object.related where objects[id] == nil || !isCase {
        unread.add("objects[].relationships[].objectId")
      }
      if !isCase {
        unread.add(object.type)
        for attribute in object.attributes { unread.add("\(object.type): \(attribute.name)") }
        continue
      }
      var latest: [String: (since: Instant, value: String)] = [:]
      let times = events(of: object).compactMap { events[$0].time }
      for (name, time, value) in object.attributes {
        let since = time ?? Instant(nanoseconds: .min)
        if let before = latest[name], before.since < since, before.value != value,
          !times.contains(where: { before.since <= $0 && $0 < since })
        {
          unread.add("\(object.type): \(name)")
        }
        latest[name] = (since, value)
      }
    }
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
    // An attribute of the event may be called like one of these.
    for (key, value) in attributes(of: object, until: events[place].time) {
      row.set("case:" + key, value)
    }
    for (key, value) in ids(events[place].related) { row.set(key, value) }
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

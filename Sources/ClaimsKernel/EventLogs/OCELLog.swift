import ClaimsDomain
import EventSourcing

/// An object-centric log: what its order depends on is in memory, and the objects and events
/// themselves wait in a spool.
struct OCELLog {
  // No attribute of an event is called so.
  static let (activity, time) = ("ocel:type", "ocel:time")

  /// That an object takes part in an event.
  private struct Part {
    var number: UInt32
    var event: UInt32
  }

  private let times: TimeReading
  private let spool: any Spool
  /// What stands for an object's id, whether the object was read yet or not.
  private var numbers: [String: UInt32] = [:]
  /// The types, and by number that of each object; nil if it was not read.
  private var types: [String] = []
  private var typeNumbers: [String: Int] = [:]
  private var typeOf: [Int?] = []
  private var objects: [(number: UInt32, place: Int)] = []
  private var events: [(time: Instant, place: Int)] = []
  private var eventIDs: Set<Identifier> = []
  private var parts: [Part] = []
  private var unread = UnreadValues()
  /// What is said of the objects of each type, which counts where they are no cases.
  private var saidOf: [String: UnreadValues] = [:]
  /// The places of the objects that are cases.
  private(set) var cases: [Int] = []
  private var caseNotes: [Phrase] = []
  /// What is told once all cases were read.
  var notes: [Phrase] { [unread.note].compactMap { $0 } + caseNotes }

  init(_ times: TimeReading, _ spool: any Spool) { (self.times, self.spool) = (times, spool) }

  // MARK: Reading

  mutating func read(_ next: () throws -> [UInt8]) throws {
    var elements = JSONElements(ofLists: ["objects", "events"])
    while let text = try elements.nextText(next) {
      let bytes: [UInt8]
      do throws(JSONFault) { bytes = try text.get() } catch { throw EventLogFault(error.wording) }
      let isObject = elements.list == "objects"
      let place = isObject ? objects.count : events.count
      let path = elements.list.isEmpty ? "" : path(place, isObject)
      let value: JSONValue
      do throws(JSONFault) {
        value = try JSONValue(parsing: bytes, at: elements.offset)
      } catch {
        throw EventLogFault(path.isEmpty ? error.wording : error.wording.at(path))
      }
      switch elements.list {
      case "objects": try add(try ReadObject(value, at: path, times, &unread), bytes, path)
      case "events": try add(try ReadEvent(value, at: path, times, &unread), bytes, path)
      default: throw EventLogFault(Phrase(.notOCEL, value.kind))
      }
    }
    for name in ["objects", "events"] where !elements.members.contains(name) {
      throw WireError.expected(Phrase(.array), at: name)
    }
    // What types there are is said by the objects and events themselves, too.
    let known = ["objects", "events", "objectTypes", "eventTypes"]
    for name in elements.members where !known.contains(name) { unread.add(name) }
    eventIDs = []
  }

  private func path(_ place: Int, _ isObject: Bool) -> String {
    "\(isObject ? "objects" : "events")[\(place)]"
  }

  private mutating func add(_ object: ReadObject, _ bytes: [UInt8], _ path: String) throws {
    let number = number(of: object.id)
    guard typeOf[Int(number)] == nil else {
      throw WireError.unreadable(Phrase(.idStandsTwice, "\(path).id", object.id))
    }
    let type = typeNumbers[object.type] ?? types.count
    if type == types.count {
      typeNumbers[object.type] = type
      types.append(object.type)
    }
    typeOf[Int(number)] = type
    objects.append((number, try spool.add(bytes)))
    saidOf[object.type, default: UnreadValues()].add(object.type)
    for attribute in object.attributes {
      saidOf[object.type]?.add("\(object.type): \(attribute.name)")
    }
    if !object.related.isEmpty {
      saidOf[object.type]?.add("objects[].relationships[].objectId", object.related.count)
    }
  }

  private mutating func add(_ event: ReadEvent, _ bytes: [UInt8], _ path: String) throws {
    let name = event.row.values["ocel:id"] ?? ""
    guard eventIDs.insert(Identifier(derivedFrom: name)).inserted else {
      throw WireError.unreadable(Phrase(.idStandsTwice, "\(path).id", name))
    }
    for id in Set(event.related) {
      parts.append(Part(number: number(of: id), event: UInt32(clamping: events.count)))
    }
    events.append((event.time ?? Instant(), try spool.add(bytes)))
  }

  private mutating func number(of id: String) -> UInt32 {
    if let number = numbers[id] { return number }
    let number = UInt32(clamping: numbers.count)
    numbers[id] = number
    typeOf.append(nil)
    return number
  }

  // MARK: Order

  /// Finds the cases, and the events of each in the order of their times, then of the log.
  mutating func order(asking asked: String?) throws(WireError) {
    let type = try caseType(asked)
    let isCase = typeOf.map { $0.map { types[$0] } == type }
    cases = objects.indices.filter { isCase[Int(objects[$0].number)] }
    for (other, said) in saidOf where other != type { unread.add(said) }
    saidOf = [:]
    let absent = parts.count { typeOf[Int($0.number)] == nil }
    if absent > 0 { unread.add("events[].relationships[].objectId", absent) }
    parts.removeAll { !isCase[Int($0.number)] }
    var counts = [UInt8](repeating: 0, count: events.count)
    for part in parts where counts[Int(part.event)] < 2 { counts[Int(part.event)] += 1 }
    let (none, several) = (counts.count { $0 == 0 }, counts.count { $0 > 1 })
    if none > 0 { caseNotes.append(Phrase(.eventsOfNoCase, none, type)) }
    if several > 0 { caseNotes.append(Phrase(.eventsOfSeveralCases, several, type)) }
    parts.sort {
      ($0.number, events[Int($0.event)].time, $0.event)
        < ($1.number, events[Int($1.event)].time, $1.event)
    }
  }

  private func caseType(_ asked: String?) throws(WireError) -> String {
    let known = types.sorted()
    if known.isEmpty { throw .unreadable(Phrase(.logHasNoObjects)) }
    if let asked, known.contains(asked) { return asked }
    if asked == nil, known.count == 1 { return known[0] }
    throw .expected(
      Phrase(.oneOf, known.joined(separator: ", ")), at: "log.objects",
      found: asked.map(JSONValue.string))
  }

  /// The events that an object takes part in.
  func events(ofObjectAt place: Int) -> [Int] {
    let number = objects[place].number
    return parts[parts.firstPlace { $0.number >= number }...].prefix { $0.number == number }.map {
      Int($0.event)
    }
  }

  /// Counts what is said of a case between two of its events, and objects that are not there.
  mutating func passOver(_ object: ReadObject, at place: Int) {
    for id in object.related where numbers[id].flatMap({ typeOf[Int($0)] }) == nil {
      unread.add("objects[].relationships[].objectId")
    }
    let times = events(ofObjectAt: place).map { events[$0].time }
    var latest: [String: (since: Instant, value: String)] = [:]
    for (name, time, value) in object.attributes {
      let since = time ?? Instant(nanoseconds: .min)
      if let before = latest[name], before.since < since, before.value != value,
        // No event saw it so.
        times.firstPlace({ $0 >= before.since }) == times.firstPlace({ $0 >= since })
      {
        unread.add("\(object.type): \(name)")
      }
      latest[name] = (since, value)
    }
  }

  // MARK: Reading again

  func object(at place: Int) throws -> ReadObject {
    let value = try JSONValue(parsing: try spool.bytes(at: objects[place].place))
    var told = UnreadValues()
    return try ReadObject(value, at: path(place, true), times, &told)
  }

  func event(at place: Int) throws -> ReadEvent {
    let value = try JSONValue(parsing: try spool.bytes(at: events[place].place))
    var told = UnreadValues()
    return try ReadEvent(value, at: path(place, false), times, &told)
  }

  /// An object's attributes as they were at a time; nil for the latest.
  func attributes(of object: ReadObject, until time: Instant?) -> [String: String] {
    var found: [String: String] = [:]
    for (name, since, value) in object.attributes {
      if let since, let time, since > time { continue }
      found[name] = value
    }
    return found.merging(ids(object.related)) { $1 }
  }

  func row(of event: ReadEvent, in object: ReadObject) -> ForeignRow {
    var row = event.row
    // An attribute of the event may be called like one of these.
    for (key, value) in attributes(of: object, until: event.time) {
      row.set("case:" + key, value)
    }
    for (key, value) in ids(event.related) { row.set(key, value) }
    return row
  }

  /// The objects by their types, as `object:TYPE`.
  private func ids(_ related: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for id in related {
      guard let type = numbers[id].flatMap({ typeOf[Int($0)] }) else { continue }
      let key = "object:" + types[type]
      found[key] = found[key].map { "\($0), \(id)" } ?? id
    }
    return found
  }
}

extension Array {
  /// The first place of what holds from somewhere on to the end, by halving.
  fileprivate func firstPlace(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

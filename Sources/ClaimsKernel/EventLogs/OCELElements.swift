import ClaimsDomain
import EventSourcing

/// When an attribute is said to have a value.
private struct AttributeTime: Hashable {
  var name: String
  var time: Instant?
}

/// An object of an object-centric log.
struct ReadObject {
  var id: String
  var type: String
  var attributes: [(name: String, time: Instant?, value: String)]
  var related: [String]
  /// Attributes with a time that is none: since when they are so is not known.
  var faults: [ForeignFault] = []
  /// Attributes that have two values at one time.
  var twice: [String] = []

  init(
    _ value: JSONValue, at path: String, _ times: TimeReading, _ unread: inout UnreadValues
  ) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    (id, type) = (try reader.text("id", at: path), try reader.text("type", at: path))
    related = try value.related(at: path, in: "objects[]", &unread)
    attributes = []
    /// The latest value of an attribute at a time, and those that had another there.
    var latest: [AttributeTime: String] = [:]
    var ambiguous: Set<String> = []
    unread.add(
      membersOf: value, but: ["id", "type", "attributes", "relationships"], at: "objects[]")
    for (place, element) in try value.list("attributes", at: path).enumerated() {
      let path = "\(path).attributes[\(place)]"
      unread.add(
        membersOf: element, but: ["name", "time", "value"], at: "objects[].attributes[]")
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
      guard let value else { continue }
      guard let text = value.plainText else {
        unread.add(value, at: "objects[].attributes[].value")
        continue
      }
      let before = latest.updateValue(text, forKey: AttributeTime(name: name, time: time))
      if let before, before != text, ambiguous.insert(name).inserted { twice.append(name) }
      attributes.append((name, time, text))
    }
    // What has no time was so from the beginning.
    attributes = attributes.enumerated().sorted {
      ($0.element.time ?? Instant(nanoseconds: .min), $0.offset)
        < ($1.element.time ?? Instant(nanoseconds: .min), $1.offset)
    }.map(\.element)
  }
}

/// An event of an object-centric log.
struct ReadEvent {
  var row: ForeignRow
  var time: Instant?
  var related: [String]

  init(
    _ value: JSONValue, at path: String, _ times: TimeReading, _ unread: inout UnreadValues
  ) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    row = ForeignRow()
    row.values["ocel:id"] = try reader.text("id", at: path)
    row.values[OCELLog.activity] = try reader.text("type", at: path)
    related = try value.related(at: path, in: "events[]", &unread)
    unread.add(
      membersOf: value, but: ["id", "type", "time", "attributes", "relationships"], at: "events[]")
    for (place, element) in try value.list("attributes", at: path).enumerated() {
      let path = "\(path).attributes[\(place)]"
      unread.add(membersOf: element, but: ["name", "value"], at: "events[].attributes[]")
      var reader = try JSONReader(element, path: path)
      let name = try reader.text("name", at: path)
      guard let value = reader.take("value") else { continue }
      if let text = value.plainText {
        row.set(name, text)
      } else {
        unread.add(value, at: "events[].attributes[].value")
      }
    }
    let written = reader.take("time")?.plainText
    if let written { row.set(OCELLog.time, written) }
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

  /// The objects that something is related to, as what they are is not read.
  fileprivate func related(
    at path: String, in kind: String, _ unread: inout UnreadValues
  ) throws(WireError) -> [String] {
    var related: [String] = []
    for (place, element) in try list("relationships", at: path).enumerated() {
      let path = "\(path).relationships[\(place)]"
      unread.add(membersOf: element, but: ["objectId"], at: "\(kind).relationships[]")
      var reader = try JSONReader(element, path: path)
      related.append(try reader.text("objectId", at: path))
    }
    return related
  }
}

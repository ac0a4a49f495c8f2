import ClaimsDomain
import EventSourcing

/// An incident as VERIS has it: its leaves by their paths, and what every report needs.
struct VerisIncident {
  let id: String
  let created: Instant
  /// Not before it was created.
  let modified: Instant
  /// Every value that holds no other, in the order of the paths: an empty object may say that
  /// something was there (`"action": {"unknown": {}}`).
  let leaves: [UnmappedField]
  private let values: [String: JSONValue]

  init(_ value: JSONValue) throws(IncidentFault) {
    let root = try ForeignObject(value, path: "")
    var found: [(path: String, value: JSONValue)] = []
    Self.walk(value, "", &found)
    leaves = found.map { UnmappedField(path: $0.path, value: $0.value.shown) }
    values = Dictionary(found.map { ($0.path, $0.value) }) { first, _ in first }
    guard let id = try root.text("incident_id"), !id.isEmpty else {
      throw IncidentFault(
        path: "incident_id", expected: Phrase(.text), found: .nothing)
    }
    self.id = id
    guard let plus = try root.object("plus") else {
      throw IncidentFault(
        path: "plus", expected: Phrase(.object), found: .nothing)
    }
    created = try plus.time("created")
    modified = plus["modified"] == nil ? created : max(created, try plus.time("modified"))
    guard let timeline = try root.object("timeline"),
      let incident = try timeline.object("incident"), try incident.integer("year") != nil
    else {
      throw IncidentFault(
        path: "timeline.incident.year", expected: Phrase(.year), found: .nothing)
    }
  }

  func text(_ path: String) -> String? {
    guard case .string(let text) = values[path], !text.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return text
  }

  func integer(_ path: String) -> Int64? {
    if case .signed(let number) = values[path] { number } else { nil }
  }

  /// A number as it was written.
  func number(_ path: String) -> String? {
    switch values[path] {
    case .signed, .unsigned, .fraction: values[path]?.shown
    default: nil
    }
  }

  /// The leaves under a path, itself included, with their places.
  func leaves(under path: String) -> [UnmappedField] {
    leaves.filter { leaf in
      leaf.path == path || leaf.path.hasPrefix(path + ".") || leaf.path.hasPrefix(path + "[")
    }
  }

  /// The texts of an array.
  func texts(_ path: String) -> [String] {
    leaves.filter { $0.path.hasPrefix(path + "[") }.map(\.value)
  }

  private static func walk(
    _ value: JSONValue, _ path: String, _ found: inout [(path: String, value: JSONValue)]
  ) {
    switch value {
    case .object(let members) where !members.isEmpty:
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        walk(member, path.isEmpty ? name : path + "." + name, &found)
      }
    case .array(let elements) where !elements.isEmpty:
      for (place, element) in elements.enumerated() { walk(element, path + "[\(place)]", &found) }
    case .null: break
    default: found.append((path, value))
    }
  }
}

extension JSONValue {
  /// A leaf as text; texts without their quotes and whole.
  fileprivate var shown: String {
    switch self {
    case .string(let text): text
    case .array: "[]"
    case .object: "{}"
    default: kind.en
    }
  }
}

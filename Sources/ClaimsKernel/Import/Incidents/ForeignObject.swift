import ClaimsDomain
import EventSourcing

/// The members of an object from elsewhere, read one by one, with where they stand.
struct ForeignObject {
  let path: String
  private let members: [String: JSONValue]

  init(_ value: JSONValue, path: String) throws(IncidentFault) {
    guard case .object(let members) = value else {
      throw IncidentFault(
        path: path, expected: Wording("an object", "un objeto"), found: value.kind)
    }
    self.members = members
    self.path = path
  }

  var names: [String] { members.keys.sorted() }

  func place(_ name: String) -> String { path.isEmpty ? name : path + "." + name }

  subscript(name: String) -> JSONValue? {
    members[name].flatMap { $0 == .null ? nil : $0 }
  }

  private func fault(_ name: String, _ en: String, _ es: String) -> IncidentFault {
    IncidentFault(
      path: place(name), expected: Wording(en, es), found: members[name]?.kind ?? .nothing)
  }

  func object(_ name: String) throws(IncidentFault) -> ForeignObject? {
    guard let value = self[name] else { return nil }
    return try ForeignObject(value, path: place(name))
  }

  func text(_ name: String) throws(IncidentFault) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let text) = value else { throw fault(name, "a text", "un texto") }
    return text
  }

  func texts(_ name: String) throws(IncidentFault) -> [String] {
    guard let value = self[name] else { return [] }
    guard case .array(let elements) = value else {
      throw fault(name, "an array of texts", "una lista de textos")
    }
    var texts: [String] = []
    for (place, element) in elements.enumerated() {
      guard case .string(let text) = element else {
        throw IncidentFault(
          path: self.place(name) + "[\(place)]", expected: Wording("a text", "un texto"),
          found: element.kind)
      }
      texts.append(text)
    }
    return texts
  }

  func bool(_ name: String) throws(IncidentFault) -> Bool {
    guard case .bool(let value) = self[name] else {
      throw fault(name, "true or false", "true o false")
    }
    return value
  }

  func integer(_ name: String) throws(IncidentFault) -> Int64? {
    guard let value = self[name] else { return nil }
    guard case .signed(let number) = value else {
      throw fault(name, "an integer", "un número entero")
    }
    return number
  }

  /// An integer above zero.
  func number(_ name: String) throws(IncidentFault) -> UInt64 {
    guard let value = try integer(name), value > 0 else {
      throw fault(name, "an integer above zero", "un entero mayor que cero")
    }
    return UInt64(value)
  }

  /// A point in time as RFC 3339 writes it.
  func time(_ name: String) throws(IncidentFault) -> Instant {
    guard case .string(let text) = self[name], let time = Instant(text) else {
      throw fault(
        name, "a time such as 2026-03-01T09:00:00Z", "un momento como 2026-03-01T09:00:00Z")
    }
    return time
  }
}

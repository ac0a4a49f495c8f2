import ClaimsDomain
import EventSourcing

/// The members of an object from elsewhere, read one by one, with their paths.
struct ForeignObject {
  let path: String
  private let members: JSONObject

  init(_ value: JSONValue, path: String) throws(IncidentFault) {
    guard case .object(let members) = value else {
      throw IncidentFault(
        path: path, expected: Phrase(.object), found: value.kind)
    }
    self.members = members
    self.path = path
  }

  var names: [String] { members.keys.sorted() }

  func place(_ name: String) -> String { path.isEmpty ? name : path + "." + name }

  subscript(name: String) -> JSONValue? {
    members[name].flatMap { $0 == .null ? nil : $0 }
  }

  private func fault(_ name: String, _ expected: Phrase) -> IncidentFault {
    IncidentFault(
      path: place(name), expected: expected, found: members[name]?.kind ?? .nothing)
  }

  func object(_ name: String) throws(IncidentFault) -> ForeignObject? {
    guard let value = self[name] else { return nil }
    return try ForeignObject(value, path: place(name))
  }

  func text(_ name: String) throws(IncidentFault) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let text) = value else { throw fault(name, Phrase(.text)) }
    return text
  }

  func texts(_ name: String) throws(IncidentFault) -> [String] {
    guard let value = self[name] else { return [] }
    guard case .array(let elements) = value else {
      throw fault(name, Phrase(.arrayOfTexts))
    }
    var texts: [String] = []
    for (place, element) in elements.enumerated() {
      guard case .string(let text) = element else {
        throw IncidentFault(
          path: self.place(name) + "[\(place)]", expected: Phrase(.text),
          found: element.kind)
      }
      texts.append(text)
    }
    return texts
  }

  func bool(_ name: String) throws(IncidentFault) -> Bool {
    guard case .bool(let value) = self[name] else {
      throw fault(name, Phrase(.trueOrFalse))
    }
    return value
  }

  func integer(_ name: String) throws(IncidentFault) -> Int64? {
    guard let value = self[name] else { return nil }
    guard case .signed(let number) = value else {
      throw fault(name, Phrase(.integer))
    }
    return number
  }

  /// An integer above zero.
  func number(_ name: String) throws(IncidentFault) -> UInt64 {
    guard let value = try integer(name), value > 0 else {
      throw fault(name, Phrase(.integerAboveZero))
    }
    return UInt64(value)
  }

  /// A point in time as RFC 3339 writes it.
  func time(_ name: String) throws(IncidentFault) -> Instant {
    guard case .string(let text) = self[name], let time = Instant(text) else {
      throw fault(
        name, Phrase(.timeSuchAs202603))
    }
    return time
  }
}

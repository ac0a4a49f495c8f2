import ClaimsDomain
import EventSourcing

/// One element of a resource, and its path in it.
struct FHIRElement: Equatable, Sendable {
  let value: JSONValue
  /// As in FHIRPath, from the resource on: `item[0].net.value`. Empty for the resource itself.
  let path: String

  init(_ value: JSONValue, at path: String = "") {
    self.value = value
    self.path = path
  }

  /// An element below this one; nil if there is none.
  subscript(_ name: String) -> FHIRElement? {
    guard case .object(let members) = value, let member = members[name], member != .null else {
      return nil
    }
    return FHIRElement(member, at: path.isEmpty ? name : "\(path).\(name)")
  }

  /// The elements of a list below this one; none if it is absent.
  func list(_ name: String) throws(FHIRFault) -> [FHIRElement] {
    guard let list = self[name] else { return [] }
    guard case .array(let elements) = list.value else { throw list.fault(Phrase(.list)) }
    return elements.enumerated().map { FHIRElement($1, at: "\(list.path)[\($0)]") }
  }

  /// The elements of this name below this one, whether in a list or not.
  func all(_ name: String) throws(FHIRFault) -> [FHIRElement] {
    guard let element = self[name] else { return [] }
    if case .array = element.value { return try list(name) }
    return [element]
  }

  /// An element below this one that has to be there.
  func required(_ name: String) throws(FHIRFault) -> FHIRElement {
    guard let element = self[name] else {
      throw FHIRFault(
        path.isEmpty ? name : "\(path).\(name)", Phrase(.missingR4RequiresIt))
    }
    return element
  }

  /// The names of the members, in alphabetical order.
  var names: [String] {
    guard case .object(let members) = value else { return [] }
    return members.keys.sorted()
  }

  /// The element at a path; nil if there is none.
  subscript(path path: String) -> FHIRElement? {
    var element = self
    for step in path.split(separator: ".") {
      let parts = step.split(separator: "[")
      guard let name = parts.first, let named = element[String(name)] else { return nil }
      element = named
      for part in parts.dropFirst() {
        guard case .array(let elements) = element.value, let place = Int(part.dropLast()),
          elements.indices.contains(place)
        else { return nil }
        element = FHIRElement(elements[place], at: "\(element.path)[\(place)]")
      }
    }
    return element
  }

  func fault(_ expected: Phrase) -> FHIRFault {
    FHIRFault(path, .expected(expected, found: value.kind))
  }

  /// Hands out every value below, with its place; alphabetically within an element.
  func forEachLeaf(_ body: (FHIRElement) -> Void) {
    switch value {
    case .object:
      for name in names { self[name]?.forEachLeaf(body) }
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        FHIRElement(element, at: "\(path)[\(place)]").forEachLeaf(body)
      }
    case .null: break
    default: body(self)
    }
  }

  /// The value as it was written; nil if it is no value but an element or a list.
  var written: String? {
    switch value {
    case .string(let text): text
    case .signed(let number): String(number)
    case .unsigned(let number): String(number)
    case .fraction(let text): text
    case .bool(let value): String(value)
    case .null, .array, .object: nil
    }
  }
}

extension FHIRElement {
  /// Whether it says nothing but at which place of a list its element is referred to.
  var isPlace: Bool {
    guard case .signed(let number) = value, number > 0 else { return false }
    return path.hasSuffix(".sequence")
  }

  /// Where a concept's code stands: in its first coding, by the code system if it has one of
  /// several; else in its text.
  func code(system: String? = nil) throws(FHIRFault) -> FHIRElement? {
    let codings = try list("coding").filter { $0["code"] != nil }
    let preferred = system.flatMap { system in
      codings.first { $0["system"]?.written == system }
    }
    return (preferred ?? codings.first)?["code"] ?? self["text"]
  }

  /// Where stands what people call a concept: its text, the first display, or its code.
  func words() throws(FHIRFault) -> FHIRElement? {
    if let text = self["text"] { return text }
    if let display = try list("coding").lazy.compactMap({ $0["display"] }).first { return display }
    return try code()
  }

  /// A time; the first moment in UTC of a day without one.
  func time() throws(FHIRFault) -> Instant {
    guard case .string(let text) = value,
      let time = Instant(text.utf8.count == 10 ? text + "T00:00:00Z" : text)
    else { throw fault(Phrase(.dayOrTimeWithIts)) }
    return time
  }

  func decimal() throws(FHIRFault) -> ExactDecimal {
    switch value {
    case .signed, .unsigned, .fraction: break
    default: throw fault(Phrase(.number))
    }
    guard let number = written.flatMap({ ExactDecimal($0) }) else {
      throw fault(Phrase(.numberOfSoManyDigits))
    }
    return number
  }
}

/// What is wrong with a resource, and where in it.
public struct FHIRFault: WordedFault, Equatable, Sendable {
  /// Empty if the resource as a whole is wrong.
  public let path: String
  private let reason: Phrase

  init(_ path: String, _ reason: Phrase) {
    self.path = path
    self.reason = reason
  }

  /// An explanation of benefit whose answer was taken already: nothing is wrong with it.
  init(repeating name: String) {
    self.init("claimResponse", Phrase(.saysItAndWasTaken, name))
    isRepetition = true
  }

  private(set) var isRepetition = false

  public var wording: Phrase { path.isEmpty ? reason : reason.at(path) }
}

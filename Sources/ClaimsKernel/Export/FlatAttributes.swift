import ClaimsDomain
import EventSourcing

/// A value that formats of process mining know.
enum AttributeValue: Equatable, Sendable {
  case bool(Bool)
  case integer(Int64)
  case text(String)
  case time(Instant)
  case identifier(Identifier)
  case person(ActorID)
  /// In its currency's unit, not in the minor one.
  case amount(Money)
}

/// A field of a message, by its path: `amount`, `part.addedBy`, `roles[0]`.
struct Attribute: Equatable, Sendable {
  let name: String
  let value: AttributeValue
  /// Whether it is, or is in, an element of a list.
  var isElement = false
}

/// Flattens a message into attributes, as `FieldList` does, with their types and with each amount as
/// one, and without what is left out for a reader. Of a list each element's are there, and if it is
/// asked for the whole list, too, as a text in JSON.
struct FlatAttributes: FieldVisitor, ~Copyable {
  static var showsNames: Bool { true }

  private(set) var attributes: [Attribute] = []
  private let redaction: Redaction
  private let hidden: Set<String>
  private let reach: Reach
  /// The fields in which the one stands that is being looked at, itself included.
  private var path: [(name: StaticString, index: Int?)] = []

  /// How far a message is looked into.
  enum Reach {
    case everything, everythingAndLists
    /// What may name other objects.
    case names
    /// Without lists.
    case oneByOne
  }

  private init(without redaction: Redaction, _ reach: Reach = .everything) {
    self.redaction = redaction
    hidden = Set(redaction.fields)
    self.reach = reach
    attributes.reserveCapacity(16)
  }

  static func of(
    _ event: DomainEvent, without redaction: Redaction, _ reach: Reach = .everything
  ) -> [Attribute] {
    var flat = FlatAttributes(without: redaction, reach)
    // None of this visitor's own methods throws.
    do throws(WireError) { try event.union.visitPayload(&flat) } catch {}
    return flat.attributes
  }

  /// The fields that are one value each, those of its parts too.
  static func parts(of message: any Message, without redaction: Redaction) -> [Attribute] {
    FlatAttributes(without: redaction, .oneByOne).reading(message)
  }

  private consuming func reading(_ message: some Message) -> [Attribute] {
    var copy = message
    do throws(WireError) { try copy.visit(&self) } catch {}
    return attributes
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try descend(name, nil, &value) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    if case .oneByOne = reach { return }
    for index in value.indices {
      var element = value[index]
      try descend(name, index, &element)
    }
    guard case .everythingAndLists = reach, !value.isEmpty else { return }
    path.append((name, nil))
    let plain = text(withPlaces: false)
    // A list within another is in that one's text.
    if !path.contains(where: { $0.index != nil }), !hidden.contains(plain) {
      add(.text(String(decoding: value.json(without: redaction.inside(plain)), as: UTF8.self)))
    }
    path.removeLast()
  }

  private mutating func descend<V: FieldValue>(
    _ name: StaticString, _ index: Int?, _ value: inout V
  ) throws(WireError) {
    path.append((name, index))
    if hidden.isEmpty || !hidden.contains(text(withPlaces: false)) {
      // Asked of the type first: a cast of every value would cost more than all else.
      if V.self == ActorID.self, let person = value as? ActorID {
        add(.person(person))
      } else {
        try value.visitLeaf(&self)
      }
    }
    path.removeLast()
  }

  private func text(withPlaces: Bool) -> String {
    if path.count == 1, path[0].index == nil { return path[0].name.description }
    var text = ""
    for (name, index) in path {
      if !text.isEmpty { text += "." }
      text += name.description
      if withPlaces, let index { text += "[" + String(index) + "]" }
    }
    return text
  }

  mutating func leaf(_ value: inout Bool) { add(.bool(value)) }
  mutating func leaf(_ value: inout Int64) { add(.integer(value)) }
  mutating func leaf(_ value: inout UInt64) {
    add(Int64(exactly: value).map { .integer($0) } ?? .text(String(value)))
  }
  mutating func leaf(_ value: inout String) { add(.text(value)) }
  mutating func leaf(_ value: inout [UInt8]) { add(.text(base64URL(value))) }
  mutating func leaf(_ value: inout Identifier) { add(.identifier(value)) }
  mutating func leaf(_ value: inout Instant) { add(.time(value)) }
  mutating func leaf(_ value: inout LocalDate) { add(.text(value.text)) }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { add(.text(value.name.description)) }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    if M.self == Money.self, let amount = value as? Money { return add(.amount(amount)) }
    try value.visit(&self)
  }

  private mutating func add(_ value: AttributeValue) {
    if case .names = reach {
      switch value {
      case .person, .identifier: break
      case .text where path[0].name.isSame(as: "line"): break
      default: return
      }
    }
    let isElement = path.contains { $0.index != nil }
    attributes.append(
      Attribute(name: text(withPlaces: true), value: value, isElement: isElement))
  }
}

extension Money {
  /// The amount alone, as people write it: `12.00`.
  var decimal: String { currency.isNone ? display : String(display.dropLast(4)) }
}

import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// A message in which one field, which may be in the elements of a list, is otherwise.
struct FieldChanger: FieldVisitor {
  /// As many values are tried of each field, the first one empty.
  static let turns = 7
  private static let names = ["", "hugo", "carla", "timer", "dario", "cora", "x"]

  private let target: [String]
  private let turn: Int
  private var path: [String] = []
  private var isFilling = false

  private init(_ target: [String], _ turn: Int) { (self.target, self.turn) = (target, turn) }

  /// The message as it is, and as it would be were one of these fields otherwise.
  static func variants<M: Message>(of message: M, changing paths: [String]) -> [M] {
    var found = [message]
    for path in paths {
      for turn in 0..<turns {
        var changer = FieldChanger(path.split(separator: ".").map(String.init), turn)
        var other = message
        try? other.visit(&changer)
        if !found.contains(other) { found.append(other) }
      }
    }
    return found
  }

  /// Whether a field is to be changed; nil if it is not on the way to one that is.
  private mutating func enter(_ name: StaticString) -> Bool? {
    guard !isFilling else { return true }
    let here = path + [name.description]
    guard target.starts(with: here) else { return nil }
    path = here
    return here == target
  }

  private mutating func leave() { if !isFilling { path.removeLast() } }

  private mutating func fill<V: FieldValue>(_ value: inout V) throws(WireError) {
    let wasFilling = isFilling
    isFilling = true
    defer { isFilling = wasFilling }
    value = V()
    if turn > 0 { try value.visitLeaf(&self) }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard let isTarget = enter(name) else { return }
    if isTarget { try fill(&value) } else { try value.visitLeaf(&self) }
    leave()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard let isTarget = enter(name) else { return }
    var present = value ?? V()
    if isTarget { try fill(&present) } else { try present.visitLeaf(&self) }
    if isTarget || value != nil { value = isTarget && turn == 0 ? nil : present }
    leave()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard let isTarget = enter(name) else { return }
    if isTarget {
      var element = V()
      try fill(&element)
      value = turn == 0 ? [] : [element]
    } else {
      for place in value.indices { try value[place].visitLeaf(&self) }
    }
    leave()
  }

  mutating func leaf(_ value: inout Bool) { if isFilling { value = turn % 2 == 1 } }
  mutating func leaf(_ value: inout Int64) { if isFilling { value = Int64(turn) } }
  mutating func leaf(_ value: inout UInt64) { if isFilling { value = UInt64(turn) } }
  mutating func leaf(_ value: inout String) { if isFilling { value = Self.names[turn] } }
  mutating func leaf(_ value: inout ShortCode) {
    if isFilling { value = ShortCode("EUR") ?? value }
  }
  mutating func leaf(_ value: inout [UInt8]) {
    if isFilling { value = [UInt8](repeating: UInt8(turn + 5), count: 32) }
  }
  mutating func leaf(_ value: inout Identifier) {
    if isFilling { value = Identifier(high: 5, low: UInt64(turn)) }
  }
  mutating func leaf(_ value: inout Instant) {
    if isFilling { value = TipOff.noon.adding(days: UInt32(turn) * 2) }
  }
  mutating func leaf(_ value: inout LocalDate) {
    if isFilling { value = TipOff.noon.adding(days: UInt32(turn) * 2).dayUTC }
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    if isFilling { value = E.allCases[turn % E.allCases.count] }
  }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}

/// The ids and the people that a message names.
struct NamesInMessage: LeafIgnoringVisitor {
  private(set) var ids: Set<Identifier> = []
  private(set) var people: Set<ActorID> = []

  private mutating func look<V: FieldValue>(_ value: inout V) throws(WireError) {
    if let person = value as? ActorID {
      if !person.isEmpty { people.insert(person) }
    } else {
      try value.visitLeaf(&self)
    }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try look(&value) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) { for var element in value { try look(&element) } }

  mutating func leaf(_ value: inout Identifier) { if value != Identifier() { ids.insert(value) } }
}

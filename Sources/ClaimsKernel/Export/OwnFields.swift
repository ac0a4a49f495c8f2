import ClaimsDomain
import EventSourcing

/// Watches the fields of a message that are one value each, and tells which got another.
///
/// Asked after every event of a log, and so nothing is made of what stays.
struct OwnFields: FieldVisitor, StateLook {
  static var showsNames: Bool { true }

  private enum Known: Equatable {
    case value(AttributeValue)
    /// A case of an enumeration, by its number.
    case code(UInt32)
  }

  /// By the fields' numbers.
  private var known: [Known?] = []
  private var changes: [Attribute] = []
  private let hidden: Set<String>
  private var (number, name): (Int, StaticString) = (0, "")

  init(without redaction: Redaction) {
    hidden = Set(redaction.fields)
    // A claim has the most.
    known.reserveCapacity(112)
  }

  /// What is other than before. What is empty from the beginning is not told.
  mutating func changes(of state: inout StreamFold) -> [Attribute] {
    changes = []
    state.show(to: &self)
    return changes
  }

  mutating func look<M: Message>(at state: inout M) {
    // None of this visitor's own methods throws.
    do throws(WireError) {
      guard M.self == Claim.self else { return try state.visit(&self) }
      // Most are claims: for those the compiler makes a copy of all this.
      try withUnsafeMutablePointer(to: &state) { state throws(WireError) in
        try state.withMemoryRebound(to: Claim.self, capacity: 1) { claim throws(WireError) in
          try claim.pointee.visit(&self)
        }
      }
    } catch {}
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    (self.number, self.name) = (Int(number), name)
    if V.self == ActorID.self, let person = value as? ActorID {
      note(.value(.person(person)), isNothing: person.isEmpty) { .person(person) }
    } else {
      try value.visitLeaf(&self)
    }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {}

  private mutating func note(
    _ now: Known, isNothing: Bool, _ value: () -> AttributeValue
  ) {
    while known.count <= number { known.append(nil) }
    guard known[number] != now else { return }
    let isFirst = known[number] == nil
    known[number] = now
    if isFirst, isNothing { return }
    let text = name.description
    if hidden.isEmpty || !hidden.contains(text) {
      changes.append(Attribute(name: text, value: value()))
    }
  }

  mutating func leaf(_ value: inout Bool) {
    let flag = value
    note(.value(.bool(flag)), isNothing: !flag) { .bool(flag) }
  }
  mutating func leaf(_ value: inout Int64) {
    let number = value
    note(.value(.integer(number)), isNothing: number == 0) { .integer(number) }
  }
  mutating func leaf(_ value: inout UInt64) {
    let number = value
    let told = Int64(exactly: number).map { AttributeValue.integer($0) } ?? .text(String(number))
    note(.value(told), isNothing: number == 0) { told }
  }
  mutating func leaf(_ value: inout String) {
    let text = value
    note(.value(.text(text)), isNothing: text.isEmpty) { .text(text) }
  }
  mutating func leaf(_ value: inout [UInt8]) {
    let text = base64URL(value)
    note(.value(.text(text)), isNothing: text.isEmpty) { .text(text) }
  }
  mutating func leaf(_ value: inout Identifier) {
    let id = value
    note(.value(.identifier(id)), isNothing: id == Identifier()) { .identifier(id) }
  }
  mutating func leaf(_ value: inout Instant) {
    let time = value
    note(.value(.time(time)), isNothing: false) { .time(time) }
  }
  mutating func leaf(_ value: inout LocalDate) {
    let day = value
    note(.value(.integer(day.daysSinceEpoch)), isNothing: false) { .text(day.text) }
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    let code = value
    note(.code(code.rawValue), isNothing: code.rawValue == 0) { .text(code.name.description) }
  }
  mutating func leaf<M: Message>(_ value: inout M) {
    // Of messages within amounts are told alone.
    guard M.self == Money.self, let amount = value as? Money else { return }
    note(.value(.amount(amount)), isNothing: amount.currency.isNone) { .amount(amount) }
  }
}

import ClaimsDomain
import EventSourcing

/// Fills every field of a message with a value that occurs nowhere else.
struct CanaryFiller: FieldVisitor, ~Copyable {
  /// What is stored for the program alone is shown to nobody.
  static var showsNames: Bool { true }

  /// What was put where, as it is shown.
  private(set) var canaries: [(path: String, text: String)] = []
  /// Whether who reports something gives no name.
  private let isAnonymous: Bool
  private let isExpense: Bool
  private var number: UInt64
  private let owner: ActorID
  private let person: ActorID
  private let representative: ActorID?
  /// What activities are about: a claim of the log.
  private let subject = CanaryLog.claim
  private var path: [String] = []

  /// - Parameters:
  ///   - number: the first one; the fields of one message take fewer than a thousand.
  ///   - owner: whose streams are.
  ///   - person: whom the register's events are about.
  ///   - representative: who acts for the owner, if there is somebody.
  init(
    from number: UInt64, owner: ActorID, person: ActorID, representative: ActorID? = nil,
    isAnonymous: Bool = false, isExpense: Bool = false
  ) {
    (self.number, self.owner, self.person) = (number, owner, person)
    self.representative = representative
    (self.isAnonymous, self.isExpense) = (isAnonymous, isExpense)
  }

  private mutating func next(_ text: (UInt64) -> String) -> UInt64 {
    number += 1
    canaries.append((path.joined(separator: "."), text(number)))
    return number
  }

  private mutating func fill<V: FieldValue>(
    _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    path.append(name.description)
    defer { path.removeLast() }
    if V.self == ActorID.self, let known, let same = known as? V {
      value = same
      return
    }
    if path == ["subject", "id"], let same = subject as? V {
      value = same
      return
    }
    try value.visitLeaf(&self)
  }

  /// Whose the stream is: no canary, since a reader has to see it.
  private var known: ActorID? {
    switch path {
    case ["reporter"] where isAnonymous: ActorID()
    case ["claimant"], ["owner"], ["taker"], ["reporter"]: owner
    case ["actor"]: person
    case ["representative"]: representative
    default: nil
    }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try fill(name, &value) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    var present = V()
    try fill(name, &present)
    value = present
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    var element = V()
    try fill(name, &element)
    value = [element]
  }

  mutating func leaf(_ value: inout Bool) {
    value = isAnonymous && path == ["isAnonymous"] || isExpense && path == ["expense"]
  }
  mutating func leaf(_ value: inout Int64) { value = Int64(next { "\($0)" }) }
  mutating func leaf(_ value: inout UInt64) { value = next { "\($0)" } }
  mutating func leaf(_ value: inout String) {
    value = "canary-\(next { "canary-\($0)" })"
  }
  mutating func leaf(_ value: inout ShortCode) throws(WireError) {
    guard let code = ShortCode("EUR") else { throw .unreadable(["no EUR", "ningún EUR"]) }
    value = code
  }
  mutating func leaf(_ value: inout [UInt8]) {
    func bytes(_ number: UInt64) -> [UInt8] {
      (0..<4).flatMap { _ in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }
    value = bytes(next { base64URL(bytes($0)) })
  }
  mutating func leaf(_ value: inout Identifier) {
    func id(_ number: UInt64) -> Identifier { Identifier(high: 0xcafe, low: number) }
    value = id(next { id($0).text })
  }
  mutating func leaf(_ value: inout Instant) {
    // The numbers are seconds of 1972, when nothing else is.
    func time(_ number: UInt64) -> Instant { Instant(nanoseconds: Int64(number) * 1_000_000_000) }
    value = time(next { time($0).text })
  }
  mutating func leaf(_ value: inout LocalDate) {
    func day(_ number: UInt64) -> LocalDate {
      LocalDate(daysSinceEpoch: Int64(number % 1_000_000) - 600_000) ?? LocalDate("1999-09-09")!
    }
    value = day(next { day($0).text })
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    value = E.allCases.first { $0.rawValue != 0 } ?? value
  }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
